### What happens in a game, in words.

## Moves: what a decision did

move-take = { $who } bierze { $tokens }.
move-reserve = { $shield ->
    [yes] { $who } rezerwuje kartę „{ $card }” i bierze znacznik T.A.R.C.Z.Y.
   *[no] { $who } rezerwuje kartę „{ $card }”.
    }
move-reserve-deck = { $shield ->
    [yes] { $who } rezerwuje kartę „{ $card }” ze stosu poziomu { $level } i bierze znacznik T.A.R.C.Z.Y.
   *[no] { $who } rezerwuje kartę „{ $card }” ze stosu poziomu { $level }.
    }
move-reserve-unseen = { $shield ->
    [yes] { $who } rezerwuje wierzchnią kartę ze stosu poziomu { $level } i bierze znacznik T.A.R.C.Z.Y.
   *[no] { $who } rezerwuje wierzchnią kartę ze stosu poziomu { $level }.
    }
move-choose = { $who } zamierza zwerbować kartę „{ $card }” i wybiera, czym zapłacić.
move-pay-discount = { $who } płaci o 1 znacznik { $stone } mniej.
move-pay-shield = { $who } używa znacznika T.A.R.C.Z.Y. zamiast { $stone }.
move-pay-time = { $who } używa znacznika czasu zamiast { $stone }.
move-recruit = { $source ->
    [hand] { $who } werbuje z ręki kartę „{ $card }” za { $tokens }.
   *[market] { $who } werbuje kartę „{ $card }” za { $tokens }.
    }
move-recruit-free = { $source ->
    [hand] { $who } werbuje z ręki kartę „{ $card }”, nie wydając znaczników.
   *[market] { $who } werbuje kartę „{ $card }”, nie wydając znaczników.
    }
move-time = { $who } otrzymuje znacznik czasu.
move-gain = { $who } bierze dodatkowo { $tokens }.
move-return = { $who } odkłada { $tokens }.
move-avengers = { $who } bierze płytkę Avengers.
move-avengers-from = { $who } zabiera płytkę Avengers graczowi { $loser }.
move-location = { $who } bierze płytkę miejsca „{ $location }”.
move-claim = { $who } zajmuje bitwę „{ $battle }”.
move-decline = { $who } nie zajmuje żadnej bitwy.
move-pass = { $who } nie może wykonać żadnej akcji i pasuje.
move-refill = Nowa karta na poziomie { $level }, na polu { $slot }: { $card }.
move-refill-empty = Pole { $slot } na poziomie { $level } pozostaje puste.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } zdobywa Rękawicę Nieskończoności i wygrywa.
   *[other] { $winners } zdobywają Rękawicę Nieskończoności i wspólnie wygrywają.
    }
end-sixteen = { $count ->
    [one] { $winners } wygrywa z największą liczbą punktów.
   *[other] { $winners } mają tyle samo punktów i wspólnie wygrywają.
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
tie-avengers = Remis punktowy: rozstrzyga płytka Avengers.
tie-cards = Nadal remis: wygrywa ten, kto zwerbował najmniej kart.
tie-shared = Remis pod każdym względem: zwycięstwo jest wspólne.
