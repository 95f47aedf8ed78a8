### What a finished game shows: result, standings, and the proof of a fair shuffle.

final-won = Wygrana!
final-shared = Wspólne zwycięstwo!
final-lost = Tym razem się nie udało.
final-replay = Zobacz jeszcze raz
final-alone = Nikt inny nie ma 16 punktów, bonusów wszystkich pięciu kamieni i znacznika czasu.
final-table = Wynik końcowy
final-points = Punkty
final-cards = Karty
final-locations = Miejsca
final-avengers = Płytka Avengers
final-battles = Bitwy
final-stones = Kamienie i czas
final-stones-count = { $time ->
    [yes] Kamienie: { $count } z 5, znacznik czasu: jest
   *[no] Kamienie: { $count } z 5, znacznik czasu: brak
    }
final-yes = Tak
final-rematch = Zagraj jeszcze raz
final-to-rematch = Przejdź do rewanżu
final-review = Przejrzyj grę
final-new = Nowy stół
final-share = Udostępnij grę
final-share-label = Link do całej partii
final-share-message = Partia Gauntlet
final-record = Pobierz zapis gry
final-verify = Czy karty potasowano uczciwie?

verify-explained = Wszystkie karty zostały potasowane przed pierwszym ruchem. Już wtedy każdy zobaczył skrót ich kolejności. Teraz, po grze, twoja przeglądarka może obliczyć go ponownie z odkrytych kart. Jeśli oba skróty są takie same, po drodze nic nie zmieniono. Przeglądarka każdego gracza dołożyła też do tasowania liczbę losową, zapieczętowaną, zanim ktokolwiek poznał pozostałe. Dlatego nikt nie mógł wybrać kolejności, nawet właściciel serwera.
verify-check = Sprawdź teraz
verify-file = Pobierz dowód
verify-fair = Skróty się zgadzają: karty leżały w tej kolejności od początku.
verify-drawn = { $count ->
    [one] Kolejność wynika z liczb losowych jednego gracza i serwera: nikt jej nie wybrał.
    [few] Kolejność wynika z liczb losowych { $count } graczy i serwera: nikt jej nie wybrał.
    [many] Kolejność wynika z liczb losowych { $count } graczy i serwera: nikt jej nie wybrał.
   *[other] Kolejność wynika z liczb losowych { $count } gracza i serwera: nikt jej nie wybrał.
}
verify-changed = Skróty się różnią: to nie jest kolejność ustalona na początku.
verify-chosen = Karty nie wynikają z liczb losowych użytych w losowaniu: ktoś je wybrał.
verify-left-out = W losowaniu brakuje liczby losowej twojej przeglądarki.
verify-unavailable = Ta przeglądarka oblicza skróty tylko na stronach wczytanych przez HTTPS. Możesz pobrać dowód i sprawdzić go poleceniem „gauntlet verify”.
verify-details = Szczegóły techniczne
verify-promise = Skrót z początku gry (SHA-256)
verify-nonce = Dodany sekret (nonce)
verify-draw = Skrót liczby serwera sprzed losowania
verify-share = Liczba losowa z miejsca { $seat }
verify-late = dotarła za późno
