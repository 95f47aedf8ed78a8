# The table of the browser client: what is asked, what is staged, and the board in words.

## Regions of the board

region-market = Odkryte karty i stosy
region-bank = Zasoby
region-tiles = Miejsca, płytka Avengers i bitwy
region-opponents = Pozostali gracze
region-players = Gracze
region-mine = Twój obszar
region-hand = { $count ->
    [0] Twoja ręka: brak kart
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[other] Twoja ręka: { $count } kart
}
region-side = Przebieg gry i czat

## Things on the board

deck-open = Możesz zarezerwować wierzchnią kartę tego stosu
market-gap = Puste pole
reach-now = Możesz ją teraz zwerbować.
reach-location = Możesz teraz wziąć tę płytkę.
reach-battle = Możesz teraz zająć tę bitwę.
reach-shields = Możesz ją zwerbować z pomocą znaczników T.A.R.C.Z.Y.
bank-pile = Zasoby: { $tokens }{ $picked ->
    [0] {""}
   *[other] , wybrane: { $picked }
}
bank-pile-open = Zasoby: { $tokens }{ $picked ->
    [0] {""}
   *[other] , wybrane: { $picked }
}. Możesz wziąć jeden.
tile-location = Miejsce „{ $name }”, 3 punkty za { $needs }.
tile-avengers = Płytka Avengers, 3 punkty: dla gracza, który pierwszy ma 3 symbole Avengers.
tile-avengers-held = Płytka Avengers, 3 punkty: posiada ją { $name }, { $count ->
    [one] { $count } symbol Avengers.
    [few] { $count } symbole Avengers.
   *[other] { $count } symboli Avengers.
}
claimed-by = Zajęta przez: { $names }.
near-mine = Masz { $count } z { $need }.
near-rival = { $name } ma { $count } z { $need }.
mine-token = { $tokens }: odłóż jeden
row-turn = Trwa tura tego gracza.
row-stood-in = Za tego gracza gra bot.
row-forfeited = Poza grą.
progress-points = Punkty nieskończoności: { $count } z { $goal }

## A player's area in words

area-points = { $name }, punkty: { $count } z { $goal }.
area-bonuses = Bonusy: { $bonuses }.
area-no-bonuses = Brak bonusów.
area-tokens = Znaczniki, { $count } z { $most }: { $tokens }.
area-no-tokens = Brak znaczników.
area-hand = { $count ->
    [0] Brak kart na ręce.
    [one] { $count } karta na ręce.
    [few] { $count } karty na ręce.
   *[other] { $count } kart na ręce.
}
area-tags = { $count ->
    [one] { $count } symbol Avengers.
    [few] { $count } symbole Avengers.
   *[other] { $count } symboli Avengers.
}
area-avengers = Ma płytkę Avengers.
area-locations = Miejsca: { $locations }.
area-battles = Bitwy: { $battles }.
area-no-time = Jeszcze bez znacznika czasu.

## What is asked, and why

ask-turn = Twoja tura: weź znaczniki, zwerbuj lub zarezerwuj kartę.
ask-pass = W tej turze nie masz żadnego ruchu. Możesz tylko spasować.
ask-pay = Czym chcesz zapłacić za kartę „{ $card }”?
ask-gain = Twoja supermoc pozwala wziąć jeszcze jeden znacznik. Który?
ask-return = { $count ->
    [one] Masz więcej niż { $most } znaczników. Który odkładasz?
    [few] Masz więcej niż { $most } znaczników. Odłóż { $count }: które?
   *[other] Masz więcej niż { $most } znaczników. Odłóż { $count }: które?
}
ask-location = Spełniasz wymagania kilku miejsc, a w jednej turze możesz wziąć tylko jedno. Które?
ask-claim = Możesz zająć bitwę albo poczekać.

## What is staged

decide-take = Weź { $tokens }
decide-recruit = Zwerbuj kartę „{ $card }”
decide-reserve = Zarezerwuj kartę „{ $card }”
decide-reserve-deck = Zarezerwuj wierzchnią kartę ze stosu poziomu { $level }
decide-pay = Zapłać najpierw kamieniami
decide-discount = Zapłać o 1 znacznik { $stone } mniej
decide-shield = Użyj znacznika T.A.R.C.Z.Y. zamiast { $stone }
decide-time = Użyj znacznika czasu zamiast { $stone }
decide-gain = Weź { $tokens }
decide-return = Odłóż { $tokens }
decide-location = Weź miejsce „{ $location }”
decide-claim = Zajmij bitwę „{ $battle }”
decide-decline = Nie zajmuj bitwy
decide-pass = Spasuj

bar-do-take = Weź
bar-do-recruit = Zwerbuj
bar-do-reserve = Zarezerwuj
bar-do-pay = Zapłać
bar-do-discount = Zapłać
bar-do-shield = Zapłać
bar-do-time = Zapłać
bar-do-gain = Weź
bar-do-return = Odłóż
bar-do-location = Weź
bar-do-claim = Zajmij
bar-do-decline = Nie zajmuj
bar-do-pass = Spasuj
bar-recruit = Jednak zwerbuj
bar-reserve = Jednak zarezerwuj
bar-clear = Wyczyść wybór
bar-pay-otherwise = Zapłać inaczej
bar-never = Nie pytaj więcej
bar-sending = Wysyłanie…
bar-unpick = Odłóż z powrotem: { $stone }
bar-return-more = { $count ->
    [one] Wybierz jeszcze jeden znacznik do odłożenia.
    [few] Wybierz jeszcze { $count } znaczniki do odłożenia.
   *[other] Wybierz jeszcze { $count } znaczników do odłożenia.
}
bar-pick-more = { $count ->
    [one] Wybierz jeszcze jeden znacznik.
    [few] Wybierz jeszcze { $count } znaczniki.
   *[other] Wybierz jeszcze { $count } znaczników.
}

result-tokens = Po tym ruchu: { $count } z { $most } znaczników.
result-points = { $count ->
    [one] Razem { $count } punkt.
    [few] Razem { $count } punkty.
   *[other] Razem { $count } punktów.
}
result-location = Bierzesz też miejsce „{ $location }”.
result-avengers = Bierzesz też płytkę Avengers.
result-asks-pay = Potem wybierzesz, czym zapłacić.
result-asks-gain = Potem weźmiesz jeszcze jeden znacznik.
result-asks-return = Potem odłożysz { $count }.
result-asks-location = Potem wybierzesz miejsce.
result-asks-claim = Potem możesz zająć bitwę.

lack-missing = Brakuje: { $tokens }.
lack-even-so = Nawet ze znacznikami T.A.R.C.Z.Y. brakuje ci jeszcze { $count }.

about-location = { $name }: 3 punkty na koniec tury za { $needs }.
about-avengers = Płytka Avengers: 3 punkty dla gracza, który pierwszy ma co najmniej 3 symbole Avengers, dopóki ktoś nie ma więcej.
about-deck = Z tego stosu nie można teraz dobrać karty: jest pusty albo masz pełną rękę.
about-time = Znacznika czasu się nie bierze: dostajesz go z pierwszą kartą poziomu 3.
about-shield = Znacznik T.A.R.C.Z.Y. dostajesz za rezerwację karty. Zastępuje dowolny kamień.
about-bank = Tego znacznika nie można teraz dobrać: weź 3 różne albo 2 takie same, jeśli w zasobach są co najmniej 4.
about-empty = W zasobach nie ma już znaczników tego kamienia.
lens-needs = Wymaga: { $needs }.

## The page

status-yours = Twoja tura
status-theirs = Tura gracza { $name }
status-asked = { $name }, twoja tura
status-over = Gra zakończona
status-paused = Gra wstrzymana
status-watching = Oglądasz grę.
status-onlookers = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
status-waiting = { $name } wybiera…
table-title-yours = ● Twoja tura – Gauntlet
table-title-theirs = { $name } – Gauntlet
table-connecting = Dołączanie do stołu…
table-drawing = Trwa wspólne tasowanie kart…
table-lost = Połączenie zostało przerwane. Próbujemy dalej; twój wybór jest zachowany.
table-gone = Nie ma takiego stołu. Być może w adresie jest błąd albo stołu już nie ma.
table-heading = Stół
side-open = Przebieg i czat
side-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
table-undo = Cofnij
table-keys = Klawisze

## The keys

help-title = Gra za pomocą klawiatury
help-text = Klawisz Tab przechodzi między częściami stołu.
help-market = Przejdź do kart
help-bank = Przejdź do zasobów
help-hand = Przejdź do swojej ręki
help-tiles = Przejdź do miejsc i bitew
help-opponents = Przejdź do pozostałych graczy
help-arrows = Poruszaj się wewnątrz części
help-stones = Wybierz: umysł, przestrzeń, dusza, moc, rzeczywistość
help-recruit = Zwerbuj kartę
help-reserve = Zarezerwuj kartę
help-space = Pokaż kartę w powiększeniu
help-enter = Wybierz, potem wyślij
help-escape = Wyczyść wybór
help-undo = Cofnij ruch
help-replay = Pokaż ostatnią rundę jeszcze raz
help-help = Ta pomoc
help-letters = Klawisze jednoliterowe

## The board as text

text-intro = Cały stół jako tekst. Wszystko, co możesz zrobić, znajdziesz pod nagłówkiem „Twoje decyzje”.
text-decisions = Twoje decyzje
text-no-decisions = Teraz nic nie musisz robić.
text-take = Weź znaczniki
text-recruit = Zwerbuj
text-reserve = Zarezerwuj
text-other = Inne
text-players = Gracze
text-card = Karta
text-worth = Punkty
text-bonus = Bonus
text-tags = Symbole
text-cost = Koszt
text-lack = Brakuje
text-level = Poziom { $level }
text-deck = { $count ->
    [0] Stos jest pusty.
    [one] { $count } karta w stosie.
    [few] { $count } karty w stosie.
   *[other] { $count } kart w stosie.
}
text-empty = puste
text-nothing = nic
text-bank = W zasobach: { $tokens }.
text-hand = Twoja ręka
text-tiles = Płytki
text-hidden = zakryta karta poziomu { $level }
text-last = Ostatnie ruchy

## Clocks

clock-label = Pozostały czas: { $time }
clock-urgent = { $count ->
    [one] Została tylko { $count } sekunda!
    [few] Zostały tylko { $count } sekundy!
   *[many] Zostało tylko { $count } sekund!
    }

## Several people on one device

pass-title = Teraz { $who }
pass-text = Przekaż urządzenie. Stół pozostanie zakryty, dopóki urządzenia nie przejmie { $who }.
pass-here = To ja, { $who }

## Sharing a link

share-qr = Link jako kod QR
share-copy = Kopiuj
share-share = Udostępnij
share-copied = Skopiowano.
share-by-hand = Link jest zaznaczony: skopiuj go, naciskając Ctrl+C.

## Menu and notifications

tablemenu-open = Opcje
tablemenu-title = Przy tym stole
tablemenu-sound = Dźwięk
tablemenu-notify = Powiadom mnie, gdy przyjdzie moja tura
tablemenu-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
tablemenu-text = Pokaż stół jako tekst
tablemenu-confirm = Potwierdzaj każdy wybór
tablemenu-autopay = Płać w zwykły sposób bez pytania
tablemenu-large = Większe karty
tablemenu-speed = Animacje
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
speed-none = Brak
tablemenu-return = Wracam do gry
tablemenu-pause = Poproś o przerwę
tablemenu-pause-asked = Prośba o przerwę wysłana
tablemenu-resume = Wznów grę
tablemenu-leave = Odejdź od stołu
tablemenu-resign = Poddaj grę
tablemenu-stay = Gram dalej
tablemenu-leave-title = Odejść od stołu?
tablemenu-leave-bot = Bot zagra za ciebie. Możesz wrócić w każdej chwili.
tablemenu-leave-forfeit = Przy tym stole odejście oznacza przegraną.
tablemenu-resign-title = Poddać grę?
tablemenu-resign-text = Tej gry nie będzie już można wygrać.
notify-turn-title = Twoja tura
notify-turn-text = Pozostali czekają na twój ruch.

## Hints

hint-title = Podpowiedzi
hint-ask = Podpowiedz mi
hint-thinking = Myślę…
hint-win = { $win }% szans na wygraną
hint-show = Pokaż na stole
hint-hide = Ukryj podpowiedź
hint-heard = Najlepiej: { $decision }. { $win }% szans na wygraną.
