### The log in words: what is done in the game and at the table, how a game ends, bots and chat phrases.

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } and { $last }

## Deeds

deed-take = { $who } takes { $tokens }.
deed-reserve = { $shield ->
    [yes] { $who } reserves { $card } and takes a S.H.I.E.L.D. token.
   *[no] { $who } reserves { $card }.
    }
deed-reserve-deck = { $shield ->
    [yes] { $who } reserves { $card } from the level { $level } deck and takes a S.H.I.E.L.D. token.
   *[no] { $who } reserves { $card } from the level { $level } deck.
    }
deed-reserve-unseen = { $shield ->
    [yes] { $who } reserves the top card of the level { $level } deck and takes a S.H.I.E.L.D. token.
   *[no] { $who } reserves the top card of the level { $level } deck.
    }
deed-choose = { $who } is about to recruit { $card } and chooses what to pay with.
deed-pay-discount = { $who } pays 1 { $stone } less.
deed-pay-shield = { $who } uses a S.H.I.E.L.D. token as { $stone }.
deed-pay-time = { $who } uses the Time token as { $stone }.
deed-recruit = { $source ->
    [hand] { $who } recruits { $card } from hand for { $tokens }.
   *[market] { $who } recruits { $card } for { $tokens }.
    }
deed-recruit-free = { $source ->
    [hand] { $who } recruits { $card } from hand without spending a token.
   *[market] { $who } recruits { $card } without spending a token.
    }
deed-time = { $who } receives a Time token.
deed-gain = { $who } also takes { $tokens }.
deed-return = { $who } returns { $tokens }.
deed-avengers = { $who } takes the Avengers Assemble tile.
deed-avengers-from = { $who } takes the Avengers Assemble tile from { $loser }.
deed-location = { $who } takes the location { $location }.
deed-claim = { $who } claims the battle { $battle }.
deed-decline = { $who } claims no battle.
deed-pass = { $who } cannot move and passes.
deed-refill = New at level { $level }, place { $place }: { $card }.
deed-refill-empty = Level { $level }, place { $place } stays empty.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } assembles the Infinity Gauntlet and wins.
   *[other] { $winners } assemble the Infinity Gauntlet and share the victory.
    }
end-sixteen = { $count ->
    [one] { $winners } wins with the most points.
   *[other] { $winners } are level on points and share the victory.
    }
end-gauntlet-stayed = { $count ->
    [one] The Infinity Gauntlet is assembled, and of those who stayed in the game { $winners } wins.
   *[other] The Infinity Gauntlet is assembled, and of those who stayed in the game { $winners } share the victory.
    }
end-sixteen-stayed = { $count ->
    [one] Of those who stayed in the game { $winners } has the most points and wins.
   *[other] Of those who stayed in the game { $winners } have the most points and share the victory.
    }
end-stalemate = Nobody can move any more: the game ends without a winner.
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
tie-points = The most points decide.
tie-avengers = Level on points: the Avengers Assemble tile decides.
tie-cards = Still level: the fewest recruited cards decide.
tie-shared = Level in everything: the victory is shared.

## At the table

event-opened = The table is open.
event-seated = { $who } sits down.
event-vacated = { $who } gets up.
event-started = The game begins.
event-undone = { $who } takes the last move back.
event-pause-asked = { $who } asks for a pause.
event-paused = The game is paused.
event-resumed = { $who } resumes the game.
event-stood-in = A bot plays on for { $who }.
event-returned = { $who } is back.
event-forfeited = { $who } is out of the game.
event-timed-out = { $who } has run out of time.
event-resigned = { $who } gives up.
event-left = { $who } leaves the table.
event-rematch = { $who } sets up a rematch.

## Bots

level-pebble = Pebble
level-pebble-style = Hoards stones until its hands are full, then spends them on whoever it can get.
level-magpie = Magpie
level-magpie-style = Sees nothing but points, and grabs the big cards long before it can pay for them.
level-mason = Mason
level-mason-style = Builds card by card, the small ones first.
level-comet = Comet
level-comet-style = Races for points, and looks neither left nor right.
level-tinker = Tinker
level-tinker-style = Plays its first good idea. It has many.
level-navigator = Navigator
level-navigator-style = Checks its idea against a few futures before each move.
level-warden = Warden
level-warden-style = Thinks two moves ahead: its own, then yours.
level-sage = Sage
level-sage-style = Follows more than a hundred futures before each move. It has seen most mistakes before.
level-astronomer = Astronomer
level-astronomer-style = Sees far: it knows which card you need before you do.
level-oracle = Oracle
level-oracle-style = Follows thousands of futures before each move. Good luck.

## Chat phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-hurry = It's your turn!
phrase-rematch = Another game?
phrase-bye = Goodbye!
