### Reviews and hints: decisions as phrases, reasons, and the words of the report.

## A decision as something that can be done, in the middle of a sentence

doing-take = wziąć { $tokens }
doing-gain = wziąć dodatkowo { $tokens }
doing-return = odłożyć { $tokens }
doing-reserve = zarezerwować kartę „{ $card }”
doing-reserve-deck = zarezerwować wierzchnią kartę ze stosu poziomu { $level }
doing-recruit = zwerbować kartę „{ $card }”
doing-discount = zapłacić o 1 znacznik { $stone } mniej
doing-shield = użyć znacznika T.A.R.C.Z.Y. zamiast { $stone }
doing-time = użyć znacznika czasu zamiast { $stone }
doing-pay = zapłacić w zwykły sposób
doing-location = wziąć płytkę miejsca „{ $location }”
doing-claim = zająć bitwę „{ $battle }”
doing-decline = nie zajmować żadnej bitwy
doing-pass = spasować

# A decision as a sentence, where the log has none: what is paid is not known yet.
does-recruit = { $who } werbuje kartę „{ $card }”.
does-pay = { $who } płaci w zwykły sposób.

## What a decision brings: a list of these, after the points

gain-avengers = płytkę Avengers
gain-location = płytkę miejsca „{ $location }”
gain-time = znacznik czasu
gain-first = pierwszy bonus { $stone }

# What a card is worth to the one who recruits it, added to a sentence that names it.
worth-gain = , co daje { $gain }
worth-wins = , co oznacza wygraną
worth-gauntlet = , co oznacza zdobycie Rękawicy
worth-sixteen = , co daje razem 16 punktów

## Why a decision of a game was good

reason-only-legal = Nic innego nie było możliwe.
reason-won = To dało wygraną.
reason-ended = { $ending ->
    [sixteen] To dało razem 16 punktów.
   *[gauntlet] To pozwoliło zdobyć Rękawicę.
    }
reason-brought = To dało { $gain }.
reason-brought-near = To dało { $gain }; do miejsca „{ $location }” brakowało już tylko jednego bonusu { $stone }.
reason-left-near = Do miejsca „{ $location }” brakowało już tylko jednego bonusu { $stone }.
reason-denied = Dzięki temu { $who } nie może zwerbować karty „{ $card }”{ $worth }.
reason-denied-near = { $short ->
    [one] Dzięki temu { $who } nie zwerbuje karty „{ $card }”: do niej brakuje jeszcze tylko { $short } znacznika.
   *[other] Dzięki temu { $who } nie zwerbuje karty „{ $card }”: do niej brakuje jeszcze tylko { $short } znaczników.
    }
reason-best = Silnik zrobiłby to samo.
reason-as-good = { $nearly ->
    [yes] Niewiele lepiej było { $best }.
   *[no] Równie dobrze można było { $best }.
    }

## Why it was bad

reason-missed-win = Wystarczyło { $best }, aby od razu wygrać grę.
reason-missed-end = { $ending ->
    [sixteen] Wystarczyło { $best }, aby mieć 16 punktów.
   *[gauntlet] Wystarczyło { $best }, aby zdobyć Rękawicę.
    }
reason-gave-up = Można było { $best }, co dałoby { $gain }.
reason-gave-up-reach = Można było { $best }, co dałoby { $gain }, a potem zwerbować kartę „{ $card }”{ $worth }.
reason-missed-reach = Można było { $best }, by mieć w zasięgu kartę „{ $card }”{ $worth }.
reason-missed-near = Można było { $best }: do miejsca „{ $location }” brakowałoby już tylko jednego bonusu { $stone }.
reason-kept-from = { $short ->
    [one] Lepiej było { $best }: { $who } potrzebuje do tej karty już tylko { $short } znacznika.
   *[other] Lepiej było { $best }: { $who } potrzebuje do tej karty już tylko { $short } znaczników.
    }
reason-tempo = { $late ->
    [one] Można było { $best }: karta „{ $card }” byłaby w zasięgu o turę wcześniej.
    [few] Można było { $best }: karta „{ $card }” byłaby w zasięgu o { $late } tury wcześniej.
   *[other] Można było { $best }: karta „{ $card }” byłaby w zasięgu o { $late } tur wcześniej.
    }
reason-lost-tokens = { $short ->
    [one] Trzeba było zwrócić { $short } znacznik; aby tego uniknąć, lepiej było { $best }.
    [few] Trzeba było zwrócić { $short } znaczniki; aby tego uniknąć, lepiej było { $best }.
   *[other] Trzeba było zwrócić { $short } znaczników; aby tego uniknąć, lepiej było { $best }.
    }
reason-allowed = { $did ->
    [yes] Przez to { $who } może zwerbować kartę „{ $card }”{ $worth }, i tak się stało.
   *[no] Przez to { $who } może zwerbować kartę „{ $card }”{ $worth }.
    }
reason-allowed-but = { $did ->
    [yes] Potem { $who } może zwerbować kartę „{ $card }”{ $worth }, i tak się stało; aby temu zapobiec, trzeba było { $best }.
   *[no] Potem { $who } może zwerbować kartę „{ $card }”{ $worth }; aby temu zapobiec, trzeba było { $best }.
    }
reason-better = Lepiej było { $best }: { $who } wygrywa wtedy { $win }% partii, a nie { $instead }%.
reason-better-plan = Lepiej było { $best }: { $who } wygrywa wtedy { $win }% partii, a nie { $instead }%, na przykład z planem, by później { $plan }.

## What else changed the chances

reason-came-up = Pojawiła się karta „{ $card }”.
reason-came-up-for = Pojawiła się karta „{ $card }”, którą może zwerbować { $who }.
reason-hidden-hand = Następną decyzję podejmuje { $who }, znając zakrytą kartę na swojej ręce.
reason-unexpected = Silnik tego nie przewidział.

## Why a decision is good, before it is taken

reason-only-choice = Nic innego nie jest możliwe.
reason-wins = To od razu daje wygraną.
reason-ends = { $ending ->
    [sixteen] To daje razem 16 punktów.
   *[gauntlet] To pozwala zdobyć Rękawicę.
    }
reason-brings = To daje { $gain }.
reason-brings-near = To daje { $gain }; do miejsca „{ $location }” brakuje potem tylko jednego bonusu { $stone }.
reason-leaves-near = Do miejsca „{ $location }” brakuje potem tylko jednego bonusu { $stone }.
reason-reach = Karta „{ $card }” jest potem w zasięgu{ $worth }.
reason-keeps = { $who } może zwerbować kartę „{ $card }”{ $worth }; to temu zapobiega.
reason-keeps-near = { $short ->
    [one] Kartę „{ $card }” może wkrótce zwerbować { $who } (potrzebuje jeszcze { $short } znacznika); to temu zapobiega.
   *[other] Kartę „{ $card }” może wkrótce zwerbować { $who } (potrzebuje jeszcze { $short } znaczników); to temu zapobiega.
    }
reason-goes-on = Dalszy plan: { $plan }.
reason-most-wins = Silnik wygrywa tak najczęściej: w { $win }% partii.
reason-win-rate = Silnik wygrywa tak w { $win }% partii.

## The report

mark-forced = wymuszona
mark-good = dobra
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = gruby błąd

review-percent = { $value }%
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Przegląd gry
review-page-title = { $names }: przegląd gry
review-headline = { $names }: { $kind ->
    [base] gra podstawowa
    [gauntlet] Epickie bitwy z Rękawicą
   *[sixteen] Epickie bitwy
    }, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
    }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
    }
review-not-over = Gra jeszcze się nie skończyła.
review-how-simulations = Na każdą decyzję { $number ->
    [one] { $number } symulacja
    [few] { $number } symulacje
   *[other] { $number } symulacji
    } z perspektywy gracza, który ją podjął (ziarno { $seed }).
review-how-time = Na każdą decyzję { $ms } ms z perspektywy gracza, który ją podjął (ziarno { $seed }).
review-turning-points = Punkty zwrotne
review-marked = Niedokładności, błędy i grube błędy
review-none-marked = Żadna decyzja nie kosztowała wiele.
review-where = Runda { $round }: { $move }
review-bad = { $mark }, runda { $round }, strata { $loss } p.p. szans: { $move }
review-mean-loss = śr. strata
review-chances = Szanse na wygraną
review-spoken = Szanse na wygraną w trakcie gry: { $ends }
review-spoken-end = { $who } od { $first } do { $last }
review-legend = według rund; wybierz znak, aby zobaczyć decyzję
review-won = wygrana
review-per-decision = p.p. szans straty na decyzję
review-decisions = Wszystkie decyzje
review-only-bad = Tylko błędy
review-column-decision = Decyzja
review-column-chance = Szanse przed
review-column-loss = Strata
review-column-mark = Ocena
review-from = { $mark } od { $points }
review-foot = Stratę liczy się w punktach procentowych szans na wygraną względem najlepszej decyzji: { $marks }; poniżej: dobra. Jeśli strata może wynikać z przypadku, obowiązuje łagodniejsza ocena.
