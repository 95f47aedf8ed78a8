# The table of the browser client: what is asked, what is staged, and the board in words.

## Regions of the board

region-market = Face-up cards and decks
region-bank = Bank
region-tiles = Locations, Avengers Assemble and battles
region-opponents = Other players
region-players = Players
region-mine = Your area
region-tokens = Your tokens
region-hand = { $count ->
    [0] Your hand: no cards
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
region-side = Log and chat

## Things on the board

deck-open = You can reserve its top card
market-gap = An empty place
reach-now = You can recruit it now.
reach-location = You can take it now.
reach-battle = You can claim it now.
reach-shields = You can recruit it with the help of S.H.I.E.L.D. tokens.
bank-pile = Bank: { $tokens }{ $picked ->
    [0] {""}
   *[other] , { $picked } picked
}
bank-pile-open = Bank: { $tokens }{ $picked ->
    [0] {""}
   *[other] , { $picked } picked
}. You can take one.
tile-location = Location { $name }, 3 points for { $needs }.
tile-avengers = Avengers Assemble, 3 points: for the first player with 3 Avengers tags.
tile-avengers-held = Avengers Assemble, 3 points: held by { $name } with { $count ->
    [one] { $count } Avengers tag.
   *[other] { $count } Avengers tags.
}
claimed-by = Claimed by { $names }.
mine-token = { $tokens }: return one
row-turn = On turn.
row-stood-in = A bot plays on for this player.
row-forfeited = Out of the game.
progress-points = { $count } of { $goal } Infinity Points
hand-toggle = { $count ->
    [0] Hand
   *[other] Hand { $count }
}

## A player's area in words

area-points = { $name }: { $count } of { $goal } points.
area-bonuses = Bonuses: { $bonuses }.
area-no-bonuses = No bonuses.
area-tokens = Tokens, { $count } of { $most }: { $tokens }.
area-no-tokens = No tokens.
area-hand = { $count ->
    [0] No cards in hand.
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
area-tags = { $count ->
    [one] { $count } Avengers tag.
   *[other] { $count } Avengers tags.
}
area-avengers = Holds the Avengers Assemble tile.
area-locations = Locations: { $locations }.
area-battles = Battles: { $battles }.
area-no-time = No Time token yet.

## What is asked, and why

ask-turn = Your turn: take stones, recruit or reserve.
ask-pass = You have no move this turn. You can only pass.
ask-pay = You can pay for { $card } in more than one way. What do you want to pay with?
ask-gain = Your battle lets you take one stone more. Which one?
ask-return = { $count ->
    [one] You hold more than { $most } tokens. Which one do you return?
   *[other] You hold more than { $most } tokens. Return { $count }: which one first?
}
ask-location = More than one location would come to you, and only one may this turn. Which one?
ask-claim = You meet what a battle asks for. Claim it with one of your cubes, or wait.

## What is staged

decide-take = Take { $tokens }
decide-recruit = Recruit { $card }
decide-reserve = Reserve { $card }
decide-reserve-deck = Reserve the top card of the level { $level } deck
decide-pay = Pay with stones first
decide-discount = Pay 1 { $stone } less
decide-shield = Pay for { $stone } with a S.H.I.E.L.D. token
decide-time = Pay for { $stone } with the Time token
decide-gain = Take { $tokens }
decide-return = Return { $tokens }
decide-location = Take { $location }
decide-claim = Claim { $battle }
decide-decline = Claim no battle
decide-pass = Pass

bar-do-take = Take
bar-do-recruit = Recruit
bar-do-reserve = Reserve
bar-do-pay = Pay
bar-do-discount = Pay
bar-do-shield = Pay
bar-do-time = Pay
bar-do-gain = Take
bar-do-return = Return
bar-do-location = Take
bar-do-claim = Claim
bar-do-decline = Claim none
bar-do-pass = Pass
bar-recruit = Recruit instead
bar-reserve = Reserve instead
bar-clear = Clear the choice
bar-sending = Sending…
bar-unpick = Put { $stone } back
bar-pick-more = { $count ->
    [one] Pick one more stone.
   *[other] Pick { $count } more stones.
}

result-tokens = { $count ->
    [one] Afterwards { $count } of { $most } tokens.
   *[other] Afterwards { $count } of { $most } tokens.
}
result-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
result-location = { $location } comes with it.
result-avengers = The Avengers Assemble tile comes with it.
result-asks-pay = Then you choose what to pay with.
result-asks-gain = Then you take one stone more.
result-asks-return = Then you return what is over 10.
result-asks-location = Then you choose a location.
result-asks-claim = Then you may claim a battle.

lack-missing = { $tokens } missing.
lack-even-so = { $count ->
    [one] Even with your S.H.I.E.L.D. tokens you are { $count } short.
   *[other] Even with your S.H.I.E.L.D. tokens you are { $count } short.
}

about-location = { $name }: 3 points at the end of a turn for { $needs }.
about-avengers = Avengers Assemble: 3 points for whoever first has 3 Avengers tags, until someone has more.
about-deck = This deck cannot be drawn from now: it is empty, or your hand is full.
about-time = Time is never taken: it comes with your first level 3 card.
about-shield = A S.H.I.E.L.D. token comes when you reserve a card. It pays for any stone.
about-bank = This stone cannot be added now: take 3 different ones, or 2 of one that has at least 4.
lens-needs = Needs { $needs }.

## The page

status-yours = Your turn
status-theirs = { $name } is on turn
status-asked = { $name }, it is your turn
status-over = The game is over
status-paused = The game is paused
status-watching = You are watching.
status-waiting = { $name } is choosing…
table-title-yours = ● Your turn – Gauntlet
table-title-theirs = { $name } – Gauntlet
table-connecting = Coming to the table…
table-lost = The connection is lost. We keep trying; your choice is kept.
table-gone = There is no such table. The link may be mistyped, or the table may be gone.
table-heading = The table
side-open = Log and chat
side-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-undo = Undo
table-keys = Keys

## The keys

help-title = Playing by keyboard
help-text = Tab moves between the parts of the table.
help-market = To the cards
help-bank = To the bank
help-hand = To your hand
help-tiles = To the locations and battles
help-opponents = To the other players
help-arrows = Move within a part
help-stones = Pick Mind, Space, Soul, Power or Reality
help-recruit = Recruit the card
help-reserve = Reserve the card
help-space = Show the card large
help-enter = Choose, then send
help-escape = Clear the choice
help-undo = Take your move back
help-help = This help
help-letters = Keys of one letter

## The board as text

text-intro = The whole table in words. Everything you can do stands under “Your decisions”.
text-decisions = Your decisions
text-no-decisions = Nothing is asked of you now.
text-take = Take stones
text-recruit = Recruit
text-reserve = Reserve
text-other = Others
text-players = Players
text-card = Card
text-worth = Points
text-bonus = Bonus
text-tags = Tags
text-cost = Cost
text-lack = Missing
text-level = Level { $level }
text-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
text-empty = empty
text-nothing = nothing
text-bank = In the bank: { $tokens }.
text-hand = Your hand
text-tiles = Tiles
text-hidden = a hidden card of level { $level }
text-last = Last moves
