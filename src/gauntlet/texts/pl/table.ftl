# The table of the browser client: what is asked, what is staged, and the board in words.

## Regions of the board

region-market = Odkryte karty i stosy
region-bank = Zasoby
region-tiles = Miejsca, płytka Avengers i bitwy
region-opponents = Pozostali gracze
region-players = Gracze
region-mine = Twój obszar
region-tokens = Twoje znaczniki
region-hand = { $count ->
    [0] Twoja ręka: brak kart
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[other] Twoja ręka: { $count } kart
}
region-side = Przebieg gry i czat

## Things on the board

deck-open = Możesz zarezerwować jego wierzchnią kartę
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
tile-location = Miejsce { $name }, 3 punkty za { $needs }.
tile-avengers = Płytka Avengers, 3 punkty: dla gracza, który pierwszy ma 3 symbole Avengers.
tile-avengers-held = Płytka Avengers, 3 punkty: posiada ją { $name }, { $count ->
    [one] { $count } symbol Avengers.
    [few] { $count } symbole Avengers.
   *[other] { $count } symboli Avengers.
}
claimed-by = Zajęta przez: { $names }.
mine-token = { $tokens }: odłóż jeden
row-turn = Trwa tura tego gracza.
row-stood-in = Za tego gracza gra bot.
row-forfeited = Poza grą.
progress-points = Punkty nieskończoności: { $count } z { $goal }
hand-toggle = { $count ->
    [0] Ręka
   *[other] Ręka { $count }
}

## A player's area in words

area-points = { $name }: punkty { $count } z { $goal }.
area-bonuses = Bonusy: { $bonuses }.
area-no-bonuses = Brak bonusów.
area-tokens = Znaczniki, { $count } z { $most }: { $tokens }.
area-no-tokens = Brak znaczników.
area-hand = { $count ->
    [0] Brak kart w ręce.
    [one] { $count } karta w ręce.
    [few] { $count } karty w ręce.
   *[other] { $count } kart w ręce.
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
ask-pay = Za kartę „{ $card }” możesz zapłacić na kilka sposobów. Czym chcesz zapłacić?
ask-gain = Twoja bitwa pozwala wziąć jeszcze jeden znacznik. Który?
ask-return = { $count ->
    [one] Masz więcej niż { $most } znaczników. Który odkładasz?
    [few] Masz więcej niż { $most } znaczników. Odłóż { $count }: który najpierw?
   *[other] Masz więcej niż { $most } znaczników. Odłóż { $count }: który najpierw?
}
ask-location = Spełniasz wymagania kilku miejsc, a w jednej turze możesz wziąć tylko jedno. Które?
ask-claim = Spełniasz wymagania bitwy. Zajmij ją jedną ze swoich kostek albo poczekaj.

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
bar-sending = Wysyłanie…
bar-unpick = Odłóż z powrotem: { $stone }
bar-pick-more = { $count ->
    [one] Wybierz jeszcze jeden znacznik.
    [few] Wybierz jeszcze { $count } znaczniki.
   *[other] Wybierz jeszcze { $count } znaczników.
}

result-tokens = Potem znaczniki: { $count } z { $most }.
result-points = { $count ->
    [one] { $count } punkt.
    [few] { $count } punkty.
   *[other] { $count } punktów.
}
result-location = Dochodzi miejsce „{ $location }”.
result-avengers = Dochodzi płytka Avengers.
result-asks-pay = Potem wybierzesz, czym zapłacić.
result-asks-gain = Potem weźmiesz jeszcze jeden znacznik.
result-asks-return = Potem odłożysz nadmiar ponad 10.
result-asks-location = Potem wybierzesz miejsce.
result-asks-claim = Potem możesz zająć bitwę.

lack-missing = Brakuje: { $tokens }.
lack-even-so = Nawet ze znacznikami T.A.R.C.Z.Y. brakuje jeszcze { $count }.

about-location = { $name }: 3 punkty na koniec tury za { $needs }.
about-avengers = Płytka Avengers: 3 punkty dla gracza, który pierwszy ma 3 symbole Avengers, dopóki ktoś nie ma więcej.
about-deck = Z tego stosu nie można teraz dobrać karty: jest pusty albo masz pełną rękę.
about-time = Znacznika czasu się nie bierze: dostajesz go z pierwszą kartą poziomu 3.
about-shield = Znacznik T.A.R.C.Z.Y. dostajesz za rezerwację karty. Zastępuje dowolny kamień.
about-bank = Tego znacznika nie można teraz dobrać: weź 3 różne albo 2 jednakowe, jeśli jest ich co najmniej 4.
lens-needs = Wymaga: { $needs }.

## The page

status-yours = Twoja tura
status-theirs = Tura gracza { $name }
status-asked = { $name }, twoja tura
status-over = Gra zakończona
status-paused = Gra wstrzymana
status-watching = Oglądasz grę.
status-waiting = { $name } wybiera…
table-title-yours = ● Twoja tura – Gauntlet
table-title-theirs = { $name } – Gauntlet
table-connecting = Siadamy do stołu…
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
help-text = Tab przenosi między częściami stołu.
help-market = Do kart
help-bank = Do zasobów
help-hand = Do ręki
help-tiles = Do miejsc i bitew
help-opponents = Do pozostałych graczy
help-arrows = Ruch wewnątrz części
help-stones = Wybierz: umysł, przestrzeń, dusza, moc, rzeczywistość
help-recruit = Zwerbuj kartę
help-reserve = Zarezerwuj kartę
help-space = Pokaż kartę w powiększeniu
help-enter = Wybierz, potem wyślij
help-escape = Wyczyść wybór
help-undo = Cofnij ruch
help-help = Ta pomoc
help-letters = Klawisze jednoliterowe

## The board as text

text-intro = Cały stół w słowach. Wszystko, co możesz zrobić, znajdziesz pod nagłówkiem „Twoje decyzje”.
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
