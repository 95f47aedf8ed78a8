### What happens in a game, in words.

## Moves: what a decision did

move-take = { $who } takes { $tokens }.
move-reserve = { $shield ->
    [yes] { $who } reserves { $card } and takes a S.H.I.E.L.D. token.
   *[no] { $who } reserves { $card }.
    }
move-reserve-deck = { $shield ->
    [yes] { $who } reserves { $card } from the level { $level } deck and takes a S.H.I.E.L.D. token.
   *[no] { $who } reserves { $card } from the level { $level } deck.
    }
move-reserve-unseen = { $shield ->
    [yes] { $who } reserves the top card of the level { $level } deck and takes a S.H.I.E.L.D. token.
   *[no] { $who } reserves the top card of the level { $level } deck.
    }
move-choose = { $who } is recruiting { $card } and choosing how to pay.
move-pay-discount = { $who } pays 1 { $stone } less.
move-pay-shield = { $who } uses a S.H.I.E.L.D. token as { $stone }.
move-pay-time = { $who } uses the Time token as { $stone }.
move-recruit = { $source ->
    [hand] { $who } recruits { $card } from hand for { $tokens }.
   *[market] { $who } recruits { $card } for { $tokens }.
    }
move-recruit-free = { $source ->
    [hand] { $who } recruits { $card } from hand without spending any tokens.
   *[market] { $who } recruits { $card } without spending any tokens.
    }
move-time = { $who } gets a Time token.
move-gain = { $who } also takes { $tokens }.
move-return = { $who } returns { $tokens }.
move-avengers = { $who } takes the Avengers Assemble tile.
move-avengers-from = { $who } takes the Avengers Assemble tile from { $loser }.
move-location = { $who } takes { $location }.
move-claim = { $who } claims the battle { $battle }.
move-decline = { $who } claims no battle.
move-pass = { $who } cannot move and passes.
move-refill = New card at level { $level }, slot { $slot }: { $card }.
move-refill-empty = Level { $level }, slot { $slot } stays empty.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } assembles the Infinity Gauntlet and wins.
   *[other] { $winners } assemble the Infinity Gauntlet and share the victory.
    }
end-sixteen = { $count ->
    [one] { $winners } wins with the most points.
   *[other] { $winners } are tied on points and share the victory.
    }
end-gauntlet-stayed = { $count ->
    [one] The Infinity Gauntlet has been assembled. Of the players still in the game, { $winners } wins.
   *[other] The Infinity Gauntlet has been assembled. Of the players still in the game, { $winners } share the victory.
    }
end-sixteen-stayed = { $count ->
    [one] Of the players still in the game, { $winners } has the most points and wins.
   *[other] Of the players still in the game, { $winners } have the most points and share the victory.
    }
end-stalemate = Nobody can move anymore: the game ends without a winner.
end-limit = The last round is over: the game ends without a winner.
end-resigned = { $count ->
    [one] Everyone else has given up: { $winners } wins.
   *[other] Everyone else has given up: { $winners } share the victory.
    }
end-forfeit = { $count ->
    [one] Nobody else is left in the game: { $winners } wins.
   *[other] Nobody else is left in the game: { $winners } share the victory.
    }
end-score = { $who } { $count }
end-points = Points: { $scores }.
tie-points = Most points wins.
tie-avengers = Tied on points: the Avengers Assemble tile decides.
tie-cards = Still tied: fewest recruited cards wins.
tie-shared = Tied on everything: the victory is shared.
