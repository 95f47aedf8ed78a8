### The log in words: what is done in the game and at the table, how a game ends, bots and chat phrases.

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } i { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } i { $last }

## Deeds

deed-take = { $who } bierze { $tokens }.
deed-reserve = { $shield ->
    [yes] { $who } rezerwuje kartę „{ $card }” i bierze znacznik T.A.R.C.Z.Y.
   *[no] { $who } rezerwuje kartę „{ $card }”.
    }
deed-reserve-deck = { $shield ->
    [yes] { $who } rezerwuje kartę „{ $card }” ze stosu poziomu { $level } i bierze znacznik T.A.R.C.Z.Y.
   *[no] { $who } rezerwuje kartę „{ $card }” ze stosu poziomu { $level }.
    }
deed-reserve-unseen = { $shield ->
    [yes] { $who } rezerwuje wierzchnią kartę ze stosu poziomu { $level } i bierze znacznik T.A.R.C.Z.Y.
   *[no] { $who } rezerwuje wierzchnią kartę ze stosu poziomu { $level }.
    }
deed-choose = { $who } zamierza zwerbować kartę „{ $card }” i wybiera, czym zapłacić.
deed-pay-discount = { $who } płaci o 1 znacznik { $stone } mniej.
deed-pay-shield = { $who } używa znacznika T.A.R.C.Z.Y. zamiast { $stone }.
deed-pay-time = { $who } używa znacznika czasu zamiast { $stone }.
deed-recruit = { $source ->
    [hand] { $who } werbuje z ręki kartę „{ $card }” za { $tokens }.
   *[market] { $who } werbuje kartę „{ $card }” za { $tokens }.
    }
deed-recruit-free = { $source ->
    [hand] { $who } werbuje z ręki kartę „{ $card }”, nie wydając znaczników.
   *[market] { $who } werbuje kartę „{ $card }”, nie wydając znaczników.
    }
deed-time = { $who } otrzymuje znacznik czasu.
deed-gain = { $who } bierze dodatkowo { $tokens }.
deed-return = { $who } odkłada { $tokens }.
deed-avengers = { $who } bierze płytkę Avengers.
deed-avengers-from = { $who } zabiera płytkę Avengers graczowi { $loser }.
deed-location = { $who } bierze płytkę miejsca „{ $location }”.
deed-claim = { $who } zajmuje bitwę „{ $battle }”.
deed-decline = { $who } nie zajmuje żadnej bitwy.
deed-pass = { $who } nie może wykonać ruchu i pasuje.
deed-refill = Nowa karta na poziomie { $level }, na polu { $place }: { $card }.
deed-refill-empty = Pole { $place } na poziomie { $level } pozostaje puste.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } zdobywa Rękawicę Nieskończoności i wygrywa.
   *[other] { $winners } zdobywają Rękawicę Nieskończoności i wspólnie wygrywają.
    }
end-sixteen = { $count ->
    [one] { $winners } wygrywa z największą liczbą punktów.
   *[other] { $winners } remisują na punkty i wspólnie wygrywają.
    }
end-gauntlet-stayed = { $count ->
    [one] Rękawica Nieskończoności została zdobyta, a spośród tych, którzy zostali w grze, wygrywa { $winners }.
   *[other] Rękawica Nieskończoności została zdobyta, a spośród tych, którzy zostali w grze, { $winners } wspólnie wygrywają.
    }
end-sixteen-stayed = { $count ->
    [one] Spośród tych, którzy zostali w grze, najwięcej punktów ma { $winners } i wygrywa.
   *[other] Spośród tych, którzy zostali w grze, najwięcej punktów mają { $winners } i wspólnie wygrywają.
    }
end-stalemate = Nikt nie może już wykonać ruchu: gra kończy się bez zwycięzcy.
end-limit = Ostatnia runda dobiegła końca: gra kończy się bez zwycięzcy.
end-resigned = { $count ->
    [one] Pozostali gracze się poddali: wygrywa { $winners }.
   *[other] Pozostali gracze się poddali: { $winners } wspólnie wygrywają.
    }
end-forfeit = { $count ->
    [one] W grze nie ma już nikogo innego: wygrywa { $winners }.
   *[other] W grze nie ma już nikogo innego: { $winners } wspólnie wygrywają.
    }
end-score = { $who } { $count }
end-points = Punkty: { $scores }.
tie-points = Rozstrzyga liczba punktów.
tie-avengers = Remis na punkty: rozstrzyga płytka Avengers.
tie-cards = Nadal remis: wygrywa mniejsza liczba zwerbowanych kart.
tie-shared = Remis pod każdym względem: zwycięstwo jest wspólne.

## At the table

event-opened = Stół jest otwarty.
event-seated = { $who } siada do stołu.
event-vacated = { $who } wstaje od stołu.
event-started = Gra się rozpoczyna.
event-undone = { $who } cofa ostatni ruch.
event-pause-asked = { $who } prosi o przerwę.
event-paused = Gra jest wstrzymana.
event-resumed = { $who } wznawia grę.
event-stood-in = Bot gra dalej w zastępstwie gracza { $who }.
event-returned = { $who } wraca do gry.
event-forfeited = { $who } odpada z gry.
event-timed-out = { $who } nie ma już czasu.
event-resigned = { $who } poddaje grę.
event-left = { $who } odchodzi od stołu.
event-rematch = { $who } przygotowuje rewanż.

## Bots

level-pebble = Kamyk
level-pebble-style = Gromadzi kamienie, aż nie może unieść więcej, a potem wydaje je na kogokolwiek.
level-magpie = Sroka
level-magpie-style = Widzi tylko punkty i łapie wielkie karty na długo przed tym, zanim może za nie zapłacić.
level-mason = Murarz
level-mason-style = Buduje karta po karcie, zaczynając od małych.
level-comet = Kometa
level-comet-style = Pędzi po punkty i nie ogląda się na boki.
level-tinker = Majster
level-tinker-style = Gra pierwszy dobry pomysł. Ma ich wiele.
level-navigator = Nawigator
level-navigator-style = Przed każdym ruchem sprawdza swój pomysł w kilku przyszłościach.
level-warden = Strażnik
level-warden-style = Myśli dwa ruchy naprzód: najpierw o swoim, potem o twoim.
level-sage = Mędrzec
level-sage-style = Przed każdym ruchem śledzi ponad sto przyszłości. Większość błędów już widział.
level-astronomer = Astronom
level-astronomer-style = Widzi daleko: wie, której karty potrzebujesz, zanim sam to odkryjesz.
level-oracle = Wyrocznia
level-oracle-style = Przed każdym ruchem śledzi tysiące przyszłości. Powodzenia.

## Chat phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-thanks = Dzięki!
phrase-nice-move = Dobry ruch!
phrase-oops = Ojej!
phrase-thinking = Muszę pomyśleć…
phrase-hurry = Twoja kolej!
phrase-rematch = Zagramy jeszcze raz?
phrase-bye = Do zobaczenia!
