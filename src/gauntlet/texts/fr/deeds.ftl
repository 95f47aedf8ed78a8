### The log in words: what is done in the game and at the table, how a game ends, bots and chat phrases.

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } et { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } et { $last }

## Deeds

deed-take = { $who } prend { $tokens }.
deed-reserve = { $shield ->
    [yes] { $who } réserve { $card } et prend un jeton SHIELD.
   *[no] { $who } réserve { $card }.
    }
deed-reserve-deck = { $shield ->
    [yes] { $who } réserve { $card } du paquet de niveau { $level } et prend un jeton SHIELD.
   *[no] { $who } réserve { $card } du paquet de niveau { $level }.
    }
deed-reserve-unseen = { $shield ->
    [yes] { $who } réserve la première carte du paquet de niveau { $level } et prend un jeton SHIELD.
   *[no] { $who } réserve la première carte du paquet de niveau { $level }.
    }
deed-choose = { $who } s'apprête à recruter { $card } et choisit avec quoi payer.
deed-pay-discount = { $who } paie 1 jeton { $stone } de moins.
deed-pay-shield = { $who } utilise un jeton SHIELD comme { $stone }.
deed-pay-time = { $who } utilise le jeton Temps comme { $stone }.
deed-recruit = { $source ->
    [hand] { $who } recrute { $card } de sa main pour { $tokens }.
   *[market] { $who } recrute { $card } pour { $tokens }.
    }
deed-recruit-free = { $source ->
    [hand] { $who } recrute { $card } de sa main sans dépenser de jeton.
   *[market] { $who } recrute { $card } sans dépenser de jeton.
    }
deed-time = { $who } reçoit un jeton Temps.
deed-gain = { $who } prend en plus { $tokens }.
deed-return = { $who } rend { $tokens }.
deed-avengers = { $who } prend la tuile Avengers Rassemblement.
deed-avengers-from = { $who } prend la tuile Avengers Rassemblement à { $loser }.
deed-location = { $who } prend le Lieu { $location }.
deed-claim = { $who } revendique la bataille « { $battle } ».
deed-decline = { $who } ne revendique aucune bataille.
deed-pass = { $who } ne peut rien jouer et passe.
deed-refill = Nouvelle carte au niveau { $level }, emplacement { $place } : { $card }.
deed-refill-empty = L'emplacement { $place } du niveau { $level } reste vide.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } assemble le Gant de l'Infini et gagne.
   *[other] { $winners } assemblent le Gant de l'Infini et partagent la victoire.
    }
end-sixteen = { $count ->
    [one] { $winners } gagne avec le plus grand nombre de points.
   *[other] { $winners } sont à égalité de points et partagent la victoire.
    }
end-gauntlet-stayed = { $count ->
    [one] Le Gant de l'Infini est assemblé et, parmi ceux qui sont restés dans la partie, { $winners } gagne.
   *[other] Le Gant de l'Infini est assemblé et, parmi ceux qui sont restés dans la partie, { $winners } partagent la victoire.
    }
end-sixteen-stayed = { $count ->
    [one] Parmi ceux qui sont restés dans la partie, { $winners } a le plus de points et gagne.
   *[other] Parmi ceux qui sont restés dans la partie, { $winners } ont le plus de points et partagent la victoire.
    }
end-stalemate = Plus personne ne peut jouer : la partie se termine sans vainqueur.
end-limit = Le dernier tour de table est terminé : la partie s'achève sans vainqueur.
end-resigned = { $count ->
    [one] Tous les autres ont abandonné : { $winners } gagne.
   *[other] Tous les autres ont abandonné : { $winners } partagent la victoire.
    }
end-forfeit = { $count ->
    [one] Il ne reste personne d'autre dans la partie : { $winners } gagne.
   *[other] Il ne reste personne d'autre dans la partie : { $winners } partagent la victoire.
    }
end-score = { $who } { $count }
end-points = Points : { $scores }.
tie-points = Les points décident.
tie-avengers = Égalité de points : la tuile Avengers Rassemblement décide.
tie-cards = Encore une égalité : le plus petit nombre de cartes recrutées décide.
tie-shared = Égalité parfaite : la victoire est partagée.

## At the table

event-opened = La table est ouverte.
event-seated = { $who } prend place à la table.
event-vacated = { $who } libère sa place.
event-started = La partie commence.
event-undone = { $who } annule le dernier coup.
event-pause-asked = { $who } demande une pause.
event-paused = La partie est en pause.
event-resumed = { $who } reprend la partie.
event-stood-in = Un bot continue pour { $who }.
event-returned = { $who } est de retour.
event-forfeited = { $who } ne fait plus partie du jeu.
event-timed-out = { $who } n'a plus de temps.
event-resigned = { $who } abandonne.
event-left = { $who } quitte la table.
event-rematch = { $who } prépare une revanche.

## Bots

level-pebble = Caillou
level-pebble-style = Amasse des Gemmes jusqu'à ne plus pouvoir en tenir, puis les dépense pour qui se présente.
level-magpie = Pie
level-magpie-style = Ne voit que les points et s'empare des grosses cartes bien avant de pouvoir les payer.
level-mason = Maçon
level-mason-style = Construit carte après carte, les petites d'abord.
level-comet = Comète
level-comet-style = Fonce vers les points sans regarder ni à gauche ni à droite.
level-tinker = Bricoleur
level-tinker-style = Joue sa première bonne idée. Il en a beaucoup.
level-navigator = Navigateur
level-navigator-style = Vérifie son idée dans quelques avenirs avant chaque coup.
level-warden = Gardien
level-warden-style = Pense deux coups à l'avance : le sien, puis le vôtre.
level-sage = Sage
level-sage-style = Suit plus de cent avenirs avant chaque coup. Il a déjà vu presque toutes les erreurs.
level-astronomer = Astronome
level-astronomer-style = Voit loin : il sait quelle carte il vous faut avant vous.
level-oracle = Oracle
level-oracle-style = Suit des milliers d'avenirs avant chaque coup. Bonne chance.

## Chat phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-hurry = C'est ton tour !
phrase-rematch = On en refait une ?
phrase-bye = Au revoir !
