### What stands around a table in the browser: waiting room, log, chat, clocks, hints, the end of the game.

## The waiting room

room-waiting = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce
    [few] Wolne są jeszcze { $count } miejsca
   *[many] Wolnych jest jeszcze { $count } miejsc
    }
room-ready = Wszyscy są na miejscu
room-free = Wolne miejsce
room-you = Ty
room-bot = Bot
room-bot-label = Bot na miejsce { $chair }
room-bot-add = Posadź tego bota
room-guest = Ktoś przy tym urządzeniu
room-guest-label = Imię osoby przy tym urządzeniu na miejsce { $chair }
room-guest-add = Posadź
room-stand = Wstań
room-away = Odpraw
room-your-name = Twoje imię
room-sit = Usiądź
room-link = Wyślij ten link znajomym
room-link-message = Zagraj ze mną w Gauntlet
room-qr = Link jako kod QR
room-first = Kto zaczyna?
room-start = Rozpocznij grę
room-not-yet = Osoba, która założyła stół, za chwilę rozpocznie grę.

## The log

log-title = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-newest = Przejdź do najnowszych
log-undone = (cofnięte)
log-woken = Serwer znów działa; zegar tej tury rusza od nowa.
log-again = Rewanż jest przygotowany.

## Chat

chat-title = Czat
chat-empty = Przywitaj się!
chat-phrases = Gotowe zwroty
chat-label = Wiadomość
chat-send = Wyślij
chat-mute = Wycisz: { $who }
chat-muted = Wyciszono: { $who }.
chat-unmute = Wyłącz wyciszenie

## Clocks

clock-label = Pozostały czas: { $time }
clock-urgent = { $count ->
    [one] Została tylko { $count } sekunda!
    [few] Zostały tylko { $count } sekundy!
   *[many] Zostało tylko { $count } sekund!
    }
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
    }

## Several people at one device

pass-title = Teraz { $who }
pass-text = Przekaż urządzenie. Stół pozostaje zakryty, dopóki nie odezwie się { $who }.
pass-here = To ja, { $who }

## Hints

hint-title = Podpowiedzi
hint-ask = Podpowiedz mi
hint-thinking = Myślę…
hint-win = { $win } % szans na wygraną
hint-show = Pokaż na stole
hint-hide = Ukryj podpowiedź
hint-heard = Najlepiej: { $decision }. { $win } % szans na wygraną.

## The end of the game

final-won = Wygrywasz!
final-shared = Wspólne zwycięstwo!
final-lost = Tym razem się nie udało.
final-alone = Nikt inny nie ma 16 punktów, pięciu Kamieni i Czasu.
final-table = Wynik końcowy
final-points = Punkty
final-cards = Karty
final-locations = Miejsca
final-avengers = Płytka Avengers
final-battles = Bitwy
final-stones = Kamienie i Czas
final-stones-count = { $time ->
    [yes] Kamienie: { $count } z 5, Czas zdobyty
   *[no] Kamienie: { $count } z 5, bez Czasu
    }
final-yes = Tak
final-rematch = Zagraj jeszcze raz
final-to-rematch = Do rewanżu
final-review = Analiza gry
final-new = Nowy stół
final-share = Udostępnij grę
final-share-label = Cała gra do obejrzenia
final-share-message = Partia Gauntlet
final-record = Pobierz zapis gry
final-verify = Czy tasowanie było uczciwe?

verify-explained = Wszystkie karty zostały potasowane przed pierwszym ruchem. Już wtedy każdy zobaczył odcisk ich kolejności; teraz, po grze, twoja przeglądarka może obliczyć go ponownie z odkrytych kart. Jeśli oba są takie same, nic po drodze nie zmieniono.
verify-check = Sprawdź teraz
verify-file = Pobierz dowód
verify-fair = Odciski się zgadzają: karty leżały tak od początku.
verify-changed = Odciski się różnią: to nie jest obiecana kolejność.
verify-unavailable = Ta przeglądarka oblicza odciski tylko na stronach otwartych przez https. Możesz pobrać dowód i sprawdzić go poleceniem „gauntlet verify”.
verify-details = Liczby
verify-promise = Odcisk z początku gry (SHA-256)
verify-nonce = Domieszany sekret

## Sharing

share-copy = Kopiuj
share-share = Udostępnij
share-copied = Skopiowano.
share-by-hand = Adres jest zaznaczony: skopiuj go klawiszami Ctrl+C.

## Menu, notifications

tablemenu-open = Opcje
tablemenu-title = Przy tym stole
tablemenu-sound = Dźwięk
tablemenu-notify = Powiadom mnie, gdy przyjdzie moja tura
tablemenu-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
tablemenu-text = Pokaż stół słowami
tablemenu-confirm = Potwierdzaj każdy wybór
tablemenu-autopay = Płać w zwykły sposób bez pytania
tablemenu-large = Większe karty
tablemenu-speed = Animacje
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
speed-none = Brak
tablemenu-return = Wracam: chcę znów grać
tablemenu-pause = Poproś o przerwę
tablemenu-pause-asked = Prośba o przerwę wysłana
tablemenu-resume = Wznów grę
tablemenu-leave = Odejdź od stołu
tablemenu-resign = Poddaj grę
tablemenu-stay = Gram dalej
tablemenu-leave-title = Odejść od stołu?
tablemenu-leave-bot = Bot zagra dalej w twoim zastępstwie. Możesz wrócić i przejąć grę.
tablemenu-leave-forfeit = Przy tym stole kto odchodzi, ten przegrywa.
tablemenu-resign-title = Poddać grę?
tablemenu-resign-text = Nie będziesz już mieć szans na wygraną.
notify-turn-title = Twoja tura
notify-turn-text = Pozostali czekają na twój ruch.
