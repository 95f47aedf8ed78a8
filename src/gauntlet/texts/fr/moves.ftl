### What happens in a game, in words.

## Moves: what a decision did

move-take = { $who } prend { $tokens }.
move-reserve = { $shield ->
    [yes] { $who } réserve { $card } et prend un jeton SHIELD.
   *[no] { $who } réserve { $card }.
    }
move-reserve-deck = { $shield ->
    [yes] { $who } réserve { $card } depuis le paquet de niveau { $level } et prend un jeton SHIELD.
   *[no] { $who } réserve { $card } depuis le paquet de niveau { $level }.
    }
move-reserve-unseen = { $shield ->
    [yes] { $who } réserve la première carte du paquet de niveau { $level } et prend un jeton SHIELD.
   *[no] { $who } réserve la première carte du paquet de niveau { $level }.
    }
move-choose = { $who } s’apprête à recruter { $card } et choisit avec quoi payer.
move-pay-discount = { $who } paie 1 jeton { $stone } de moins.
move-pay-shield = { $who } utilise un jeton SHIELD comme { $stone }.
move-pay-time = { $who } utilise le jeton Temps comme { $stone }.
move-recruit = { $source ->
    [hand] { $who } recrute { $card } depuis sa main pour { $tokens }.
   *[market] { $who } recrute { $card } pour { $tokens }.
    }
move-recruit-free = { $source ->
    [hand] { $who } recrute { $card } depuis sa main sans dépenser de jeton.
   *[market] { $who } recrute { $card } sans dépenser de jeton.
    }
move-time = { $who } reçoit un jeton Temps.
move-gain = { $who } prend en plus { $tokens }.
move-return = { $who } rend { $tokens }.
move-avengers = { $who } prend la tuile Avengers Rassemblement.
move-avengers-from = { $who } prend la tuile Avengers Rassemblement à { $loser }.
move-location = { $who } prend le Lieu { $location }.
move-claim = { $who } revendique la bataille « { $battle } ».
move-decline = { $who } ne revendique aucune bataille.
move-pass = { $who } ne peut rien jouer et passe.
move-refill = Nouvelle carte au niveau { $level }, emplacement { $slot } : { $card }.
move-refill-empty = L’emplacement { $slot } du niveau { $level } reste vide.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } assemble le Gant de l’Infini et gagne.
   *[other] { $winners } assemblent le Gant de l’Infini et se partagent la victoire.
    }
end-sixteen = { $count ->
    [one] { $winners } gagne avec le plus grand nombre de points.
   *[other] { $winners } sont à égalité de points et se partagent la victoire.
    }
end-gauntlet-stayed = { $count ->
    [one] Le Gant de l’Infini est assemblé et, parmi les joueurs encore en lice, { $winners } gagne.
   *[other] Le Gant de l’Infini est assemblé et, parmi les joueurs encore en lice, { $winners } se partagent la victoire.
    }
end-sixteen-stayed = { $count ->
    [one] Parmi les joueurs encore en lice, { $winners } a le plus de points et gagne.
   *[other] Parmi les joueurs encore en lice, { $winners } ont le plus de points et se partagent la victoire.
    }
end-stalemate = Plus personne ne peut jouer : la partie se termine sans vainqueur.
end-limit = Le dernier tour de table est terminé : la partie s’achève sans vainqueur.
end-resigned = { $count ->
    [one] Tous les autres ont abandonné : { $winners } gagne.
   *[other] Tous les autres ont abandonné : { $winners } se partagent la victoire.
    }
end-forfeit = { $count ->
    [one] Il ne reste personne d’autre dans la partie : { $winners } gagne.
   *[other] Il ne reste personne d’autre dans la partie : { $winners } se partagent la victoire.
    }
end-score = { $who } { $count }
end-points = Points : { $scores }.
tie-points = Le plus de points l’emporte.
tie-avengers = Égalité de points : la tuile Avengers Rassemblement décide.
tie-cards = L’égalité persiste : celui qui a recruté le moins de cartes l’emporte.
tie-shared = Égalité parfaite : la victoire est partagée.
