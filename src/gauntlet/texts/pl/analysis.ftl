### The analysis board.

## What to analyze

analysis-lead = Otwórz dowolną pozycję i zobacz, co sądzi o niej silnik. Wszystko działa w twojej przeglądarce.
analysis-paste = Wklej grę lub pozycję
analysis-paste-text = Zapis gry, tekst pozycji albo link do jednego z nich.
analysis-open = Otwórz
analysis-new = Zacznij od nowa
analysis-players = Liczba graczy
analysis-epic = Epickie bitwy
analysis-deal = Rozdaj nową grę
analysis-to-editor = Ustaw pozycję
analysis-from-games = Twoje gry znajdziesz tutaj:
analysis-kept = Zapisane analizy
analysis-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}

## What cannot be opened

analysis-wrong-link = Ten link nie zawiera pozycji albo zawiera tylko jej część. Skopiuj go jeszcze raz w całości.
analysis-wrong-nothing = To nie jest zapis gry, pozycja ani link. Zapis gry zaczyna się od nawiasu klamrowego, pozycja od gauntlet-position/1.
analysis-wrong-not-over = Ta gra jeszcze trwa. Będzie ją można przeanalizować, gdy się skończy.
analysis-wrong-gone = Tej gry lub analizy nie ma w tej przeglądarce. To, co zapisujesz, zostaje w przeglądarce, w której zostało zapisane.
# $reason is an English sentence for those who write such texts.
analysis-wrong-text = Nie udało się tego odczytać. { $reason }

## Positions that cannot be: a sentence for each kind of flaw

flaw-card = Karta może leżeć tylko w jednym miejscu, a ta leży w kilku ({ $places }): { $card }.
flaw-card-missing = Brakuje karty: { $card }. Każda musi leżeć na stole, u gracza albo w stosie kart.
flaw-unknown = Poziom { $level }: karty nieznane { $unknown }, karty niewidziane { $unseen }. Te liczby muszą być równe.
flaw-market = Ta karta nie leży w rzędzie swojego poziomu: { $card }.
flaw-gap = W rzędzie poziomu { $level } jest puste miejsce: musi je zająć wierzchnia karta stosu.
flaw-deck = Ta karta nie należy do stosu kart poziomu { $level }: { $card }.
flaw-tokens = Znaczniki – { $token }: w zasobach i u graczy jest { $found }, a w grze { $number }.
flaw-tiles = Tyle różnych płytek miejsc musi być w grze, zdobytych lub nie: { $players }. Dwa miejsca mogą być dwiema stronami jednej płytki.
flaw-battles = Potrzeba pięciu różnych bitew albo żadnej.
flaw-time = Gracz { $seat } ma więcej niż jeden znacznik czasu. Nikt nie może mieć dwóch.
flaw-claimed = Gracz { $seat } ma bitwę, której nie ma na stole, albo jedną bitwę dwa razy.
# $phase is a word of the position’s text.
flaw-question = Według pozycji coś się właśnie rozstrzyga (faza: { $phase }), ale nie ma nic do wyboru.
flaw-ending = Gra może się skończyć przy 16 punktach tylko z Epickimi bitwami. Bez nich kończy się zdobyciem Rękawicy.

## The engine

analysis-engine = Silnik
analysis-cores = { $count ->
    [one] { $count } rdzeń
    [few] { $count } rdzenie
   *[many] { $count } rdzeni
}
analysis-cores-label = Rdzenie procesora
# $count is short: 12.3K.
analysis-visits = symulacje: { $count }
analysis-settled = Głębiej już nie szukamy.
analysis-thinking = Silnik myśli…
analysis-off = Silnik jest wyłączony.
analysis-over = Tu gra się kończy.
analysis-best = Najlepsze decyzje
analysis-line = Główny wariant
analysis-chances = Szanse na wygraną: { $chances }
analysis-chance = { $who } { $value }%
analysis-chances-unknown = Szanse na wygraną: jeszcze nieznane

## Decisions and variations

analysis-seat = Gracz { $seat }
analysis-moves = Decyzje i warianty
analysis-start = Pozycja początkowa
analysis-variation = Wariant:
analysis-here = Ta decyzja
analysis-name = Nazwij
analysis-name-title = Nazwa wariantu
analysis-name-keep = Zapisz nazwę
analysis-promote = Ustaw jako główny
analysis-cut = Usuń odtąd

## What to do with it

analysis-title = Nazwij tę analizę
analysis-another = Otwórz inną
analysis-keep = Zapisz
analysis-kept-now = Zapisano w tej przeglądarce. Od teraz zapisuje się każda zmiana.
analysis-unkept = Ta przeglądarka nie może teraz zapisywać (okno prywatne albo brak miejsca). Adres strony zawiera wszystko: zachowaj go albo wyślij jako link.
analysis-edit = Edytuj pozycję
analysis-shuffled = Części kart nikt nie znał, więc zostały losowo potasowane. Silnik też ich nie zna.
analysis-share = Udostępnij
analysis-share-link = Link do tej pozycji i wszystkich wariantów
analysis-share-message = Pozycja z Gauntlet
analysis-share-picture = Obrazek stołu
analysis-share-position = Tekst pozycji
analysis-picture-failed = Ta przeglądarka nie zdołała narysować obrazka. Spróbuj w innej albo udostępnij link.
analysis-play = Graj od tego miejsca
analysis-play-text = Od tej pozycji zaczyna się nowa gra. Karty, których nikt nie widział, są tasowane.
analysis-play-seat = Twoje miejsce
analysis-play-against = Przeciwnicy
analysis-play-go = Zacznij grę
