### The way to a table: start page, new table, open tables, and what a table has agreed on.

# Names for guests, separated by commas.
guest-names = Szczęśliwa Kometa, Cichy Meteor, Jasna Nowa, Odważny Kwazar, Ciekawska Mgławica, Spokojny Pulsar, Szybki Foton, Wesoły Księżyc, Łagodna Orbita, Srebrna Gwiazda, Słoneczne Zaćmienie, Mądra Galaktyka, Samotny Satelita, Figlarny Saturn, Pogodny Neptun, Wczesna Zorza

## Start page

start-lead = Werbuj bohaterów i złoczyńców, zbieraj kamienie i zdobądź Rękawicę Nieskończoności. Graj ze znajomymi albo z jednym z dziesięciu botów, od razu tutaj.
start-continue = Graj dalej
start-continue-with = Przy stole: { $names }
start-bot-title = Zagraj z botem
start-bot-level = Wybierz przeciwnika
start-bot-strength = siła { $strength } z { $most }
start-bot-count = Ilu przeciwników?
start-bot-epic = Z Epickimi bitwami
start-bot-go = Graj
start-bot-going = Przygotowujemy stół…
start-no-account = Nie trzeba zakładać konta.
start-friends = Zagraj ze znajomymi
start-friends-text = Od dwóch do czterech graczy, każdy u siebie albo wszyscy przy jednym urządzeniu.
start-friends-go = Załóż stół
start-join = Dołącz przez link
start-join-text = Masz link od znajomych? Wklej go tutaj.
start-join-label = Link lub kod stołu
start-join-go = Przejdź
start-join-wrong = To nie jest link do stołu.
start-lobby = Otwarte stoły
start-lobby-text = Spotkaj innych graczy albo obejrzyj grę.
start-learn = Naucz się w trzy minuty
start-learn-text = Krótkie lekcje przy prawdziwym stole, każda z wyjaśnieniem.
start-puzzles = Zagadki
start-puzzles-text = Wygraj w tej turze albo znajdź właściwą pierwszą kartę.
start-games = Moje gry
start-games-text = Przeglądy, wyniki i rankingi.
start-hero = Sześć kamieni nad stołem, nocą

## New table

newtable-lead = Wszystko jest gotowe do gry. Zmień, co chcesz.
newtable-who = Kto gra?
newtable-count = Liczba graczy
newtable-seat = Miejsce { $seat }
newtable-kind-me = Ja
newtable-kind-open = Wolne dla znajomych
newtable-kind-bot = Bot
newtable-kind-person = Ktoś przy tym urządzeniu
newtable-name = Nazwa gracza
newtable-my-name = Moja nazwa gracza
newtable-bot = Bot
newtable-game = W co gramy?
newtable-base = Gra podstawowa
newtable-base-text = Zdobądź Rękawicę: 16 punktów, wszystkie pięć kamieni i znacznik czasu.
newtable-epic = Epickie bitwy
newtable-epic-text = Do gry wchodzi pięć bitew z supermocami.
newtable-ending = Jak się kończy?
newtable-ending-sixteen = Przy 16 punktach
newtable-ending-sixteen-text = Tak jak w dodatku: wygrywa ten, kto ma najwięcej punktów.
newtable-ending-gauntlet = Zdobyciem Rękawicy
newtable-ending-gauntlet-text = Potrzeba też pięciu kamieni i znacznika czasu.
newtable-more = Więcej ustawień
newtable-begins = Kto zaczyna?
newtable-begins-drawn = Losowanie
newtable-begins-chosen = Sami wybieramy
newtable-seen = Kto może znaleźć stół?
newtable-link = Tylko ci, którzy mają link
newtable-public = Wszyscy (na liście otwartych stołów)
newtable-clock = Zegar
newtable-clock-none = Bez ograniczeń
newtable-clock-turn = Na każdą turę
newtable-clock-reserve = Na całą grę
newtable-clock-days = Dni na turę
newtable-clock-length = Jak długo?
newtable-absent = Gdy ktoś odejdzie lub skończy mu się czas
newtable-absent-bot = Bot gra dalej
newtable-absent-forfeit = Przegrywa
newtable-stand-in = Bot, który gra dalej
newtable-hints = Podpowiedzi są dozwolone
newtable-undo = Ruch można cofnąć, dopóki nie odsłoni się nic nowego
newtable-rated = Gra liczy się do rankingu
newtable-rated-not = Gra kilku osób przy jednym urządzeniu nie liczy się do rankingu.
newtable-payment = Pytaj o sposób zapłaty, gdy jest wybór
newtable-open = Otwórz stół
newtable-start = Rozpocznij grę
newtable-nobody = Przy tym stole musi usiąść co najmniej jedna osoba.
newtable-local = Gra toczy się w tej przeglądarce: bez serwera, z cofaniem dowolnie wielu ruchów.

## Open tables

lobby-quick = Znajdź mi grę
lobby-quick-text = Zagrasz z następną osobą, która szuka gry. Trzy minuty na turę; gra liczy się do rankingu.
lobby-quick-go = Szukaj gry
lobby-open = Czekają na graczy
lobby-open-none = Teraz nie ma otwartych stołów. Załóż stół, a inni go tu zobaczą.
lobby-running = Gry do obejrzenia
lobby-running-none = Teraz nikt nie gra publicznie.
lobby-sit = Zajmij miejsce
lobby-watch = Oglądaj
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
    }
lobby-count = { $count ->
    [one] Toczy się { $count } gra.
    [few] Toczą się { $count } gry.
   *[many] Toczy się { $count } gier.
    }
lobby-failed = Nie udało się pobrać stołów. Próbujemy dalej…

## What a table has agreed on

agreed-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
    }
agreed-base = Gra podstawowa
agreed-epic = Epickie bitwy
agreed-epic-gauntlet = Epickie bitwy z Rękawicą
agreed-turn-clock = { $time } na turę
agreed-reserve-clock = { $time } na gracza
agreed-rated = liczy się do rankingu
agreed-hints = z podpowiedziami

ago-now = przed chwilą
span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
    }
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
    }
span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
    }
span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
    }
