### Reviews and hints: decisions as phrases, reasons, and the words of the report.

## A decision as something that can be done, in the middle of a sentence

doing-take = prendre { $tokens }
doing-gain = prendre en plus { $tokens }
doing-return = rendre { $tokens }
doing-reserve = réserver { $card }
doing-reserve-deck = réserver la première carte du paquet de niveau { $level }
doing-recruit = recruter { $card }
doing-discount = payer 1 jeton { $stone } de moins
doing-shield = utiliser un jeton SHIELD comme { $stone }
doing-time = utiliser le jeton Temps comme { $stone }
doing-pay = payer de la façon habituelle
doing-location = prendre le Lieu { $location }
doing-claim = revendiquer la bataille « { $battle } »
doing-decline = ne revendiquer aucune bataille
doing-pass = passer

# A decision as a sentence, where the log has none: what is paid is not known yet.
does-recruit = { $who } recrute { $card }.
does-pay = { $who } paie de la façon habituelle.

## What a decision brings: a list of these, after the points

gain-avengers = la tuile Avengers Rassemblement
gain-location = le Lieu { $location }
gain-time = le jeton Temps
gain-first = le premier bonus { $stone }

# What a card is worth to the one who recruits it, added to a sentence that names it.
worth-gain = , ce qui rapporte { $gain }
worth-wins = , ce qui donne la victoire
worth-gauntlet = , ce qui permet d’assembler le Gant
worth-sixteen = , ce qui fait 16 points

## Why a decision of a game was good

reason-only-legal = C’était la seule décision possible.
reason-won = C’était le coup gagnant.
reason-ended = { $ending ->
    [sixteen] Ce coup a permis d’atteindre 16 points.
   *[gauntlet] Ce coup a permis d’assembler le Gant.
    }
reason-brought = Ce coup a rapporté { $gain }.
reason-brought-near = Ce coup a rapporté { $gain } ; il ne manquait plus qu’un bonus { $stone } pour le Lieu { $location }.
reason-left-near = Il ne manquait plus qu’un bonus { $stone } pour le Lieu { $location }.
reason-denied = Ce coup a empêché { $who } de recruter { $card }{ $worth }.
reason-denied-near = { $short ->
    [one] Ce coup a devancé { $who }, à qui il manquait { $short } jeton pour { $card }.
   *[other] Ce coup a devancé { $who }, à qui il manquait { $short } jetons pour { $card }.
    }
reason-best = Le moteur aurait fait la même chose.
reason-as-good = { $nearly ->
    [yes] { $best } était à peine mieux.
   *[no] { $best } était tout aussi bien.
    }

## Why it was bad

reason-missed-win = { $best } aurait fait gagner la partie sur-le-champ.
reason-missed-end = { $ending ->
    [sixteen] { $best } aurait permis d’atteindre 16 points.
   *[gauntlet] { $best } aurait permis d’assembler le Gant.
    }
reason-gave-up = { $best } était possible et aurait rapporté { $gain }.
reason-gave-up-reach = { $best } était possible et aurait rapporté { $gain }, puis { $card }{ $worth }.
reason-missed-reach = { $best } aurait mis { $card } à portée{ $worth }.
reason-missed-near = { $best } aurait laissé un seul bonus { $stone } à obtenir pour le Lieu { $location }.
reason-kept-from = { $short ->
    [one] { $best } aurait devancé { $who }, à qui il manquait { $short } jeton pour cette carte.
   *[other] { $best } aurait devancé { $who }, à qui il manquait { $short } jetons pour cette carte.
    }
reason-tempo = { $late ->
    [one] { $best } aurait mis { $card } à portée un tour plus tôt.
   *[other] { $best } aurait mis { $card } à portée { $late } tours plus tôt.
    }
reason-lost-tokens = { $short ->
    [one] Il a fallu rendre { $short } jeton ; { $best } l’aurait évité.
   *[other] Il a fallu rendre { $short } jetons ; { $best } l’aurait évité.
    }
reason-allowed = { $did ->
    [yes] Ainsi, { $who } pouvait recruter { $card }{ $worth }, et l’a fait.
   *[no] Ainsi, { $who } pouvait recruter { $card }{ $worth }.
    }
reason-allowed-but = { $did ->
    [yes] { $who } pouvait ensuite recruter { $card }{ $worth }, et l’a fait ; { $best } l’aurait empêché.
   *[no] { $who } pouvait ensuite recruter { $card }{ $worth } ; { $best } l’aurait empêché.
    }
reason-better = Mieux valait { $best } : { $who } gagne alors { $win } % des parties, et non { $instead } %.
reason-better-plan = Mieux valait { $best } : { $who } gagne alors { $win } % des parties, et non { $instead } %, par exemple avec ce projet : { $plan }.

## What else changed the chances

reason-came-up = La carte { $card } est apparue.
reason-came-up-for = La carte { $card } est apparue, et { $who } pouvait la recruter.
reason-hidden-hand = C’est à { $who } de décider, en connaissant la carte cachée de sa main.
reason-unexpected = Le moteur ne l’avait pas prévu.

## Why a decision is good, before it is taken

reason-only-choice = C’est la seule décision possible.
reason-wins = C’est le coup gagnant.
reason-ends = { $ending ->
    [sixteen] Ce coup permet d’atteindre 16 points.
   *[gauntlet] Ce coup permet d’assembler le Gant.
    }
reason-brings = Ce coup rapporte { $gain }.
reason-brings-near = Ce coup rapporte { $gain } ; il ne manque plus ensuite qu’un bonus { $stone } pour le Lieu { $location }.
reason-leaves-near = Il ne manque plus ensuite qu’un bonus { $stone } pour le Lieu { $location }.
reason-reach = Cela met { $card } à portée{ $worth }.
reason-keeps = { $who } pourrait recruter { $card }{ $worth } ; cela l’empêche.
reason-keeps-near = { $short ->
    [one] Cela devance { $who }, à qui il manque { $short } jeton pour { $card }.
   *[other] Cela devance { $who }, à qui il manque { $short } jetons pour { $card }.
    }
reason-goes-on = La suite du plan : { $plan }.
reason-most-wins = C’est ainsi que le moteur gagne le plus souvent : { $win } % du temps.
reason-win-rate = Ainsi, le moteur gagne { $win } % du temps.

## The report

mark-forced = forcée
mark-good = bonne
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

review-percent = { $value } %
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Bilan de la partie
review-page-title = { $names } : bilan de la partie
review-headline = { $names } : { $kind ->
    [base] jeu de base
    [gauntlet] Batailles épiques avec la fin du Gant
   *[sixteen] Batailles épiques
    }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
    } en { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
    }
review-not-over = La partie n’est pas terminée.
review-how-simulations = Chaque décision a été analysée avec { $number ->
    [one] { $number } simulation
   *[other] { $number } simulations
    } du point de vue de qui l’a prise (graine { $seed }).
review-how-time = Chaque décision a été analysée pendant { $ms } ms du point de vue de qui l’a prise (graine { $seed }).
review-turning-points = Tournants de la partie
review-marked = Imprécisions, erreurs et gaffes
review-none-marked = Aucune décision n’a coûté cher.
review-where = Tour de table { $round } : { $move }
review-bad = { $mark }, tour de table { $round }, −{ $loss } % de chances : { $move }
review-mean-loss = perte moyenne
review-chances = Probabilité de victoire
review-spoken = Probabilité de victoire au fil de la partie : { $ends }
review-spoken-end = { $who } de { $first } à { $last }
review-legend = par tour de table ; choisissez une marque pour voir la décision
review-won = victoire
review-per-decision = chances perdues par décision
review-decisions = Toutes les décisions
review-only-bad = Erreurs seulement
review-column-decision = Décision
review-column-chance = Chances avant
review-column-loss = Perte
review-column-mark = Note
review-from = { $mark } à partir de { $points }
review-foot = La perte est la probabilité de victoire cédée par rapport à la meilleure décision : { $marks } ; en dessous, bonne. Si la perte peut venir du hasard, c’est la note la plus clémente qui compte.
