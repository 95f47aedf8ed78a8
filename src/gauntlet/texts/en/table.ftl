# The table of the browser client: what is asked, what is staged, and the board in words.

## Regions of the board

region-market = Face-up cards and decks
region-bank = Bank
region-tiles = Locations, Avengers Assemble and battles
region-opponents = Other players
region-players = Players
region-mine = Your area
region-hand = { $count ->
    [0] Your hand: no cards
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
region-side = Log and chat

## Things on the board

deck-open = You can reserve its top card
market-gap = Empty
reach-now = You can recruit this card now.
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
tile-location = { $name }, Location tile: 3 points for { $needs }.
tile-avengers = Avengers Assemble, 3 points: for the first player with 3 Avengers tags.
tile-avengers-held = Avengers Assemble, 3 points: held by { $name } with { $count ->
    [one] { $count } Avengers tag.
   *[other] { $count } Avengers tags.
}
claimed-by = Claimed by { $names }.
near-mine = You have { $count } of { $need }.
near-rival = { $name } has { $count } of { $need }.
mine-token = { $tokens }: return one
row-turn = Their turn.
row-stood-in = A bot is playing for this player.
row-forfeited = Out of the game.
progress-points = { $count } of { $goal } Infinity Points

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

ask-turn = Your turn: take tokens, recruit or reserve.
ask-pass = You can’t do anything this turn, so you pass.
ask-pay = How do you want to pay for { $card }?
ask-gain = Your super-power lets you take one more stone. Which one?
ask-return = { $count ->
    [one] You have more than { $most } tokens. Which one will you return?
   *[other] You have more than { $most } tokens. Return { $count } of them: which ones?
}
ask-location = You qualify for more than one location, but you can take only one per turn. Which one?
ask-claim = You may claim a battle, or wait.

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
bar-do-decline = Not now
bar-do-pass = Pass
bar-recruit = Recruit instead
bar-reserve = Reserve instead
bar-clear = Clear
bar-pay-otherwise = Pay another way
bar-never = Don’t ask again
bar-sending = Sending…
bar-unpick = Put { $stone } back
bar-return-more = { $count ->
    [one] Pick one more token to return.
   *[other] Pick { $count } more tokens to return.
}
bar-pick-more = { $count ->
    [one] Pick one more stone.
   *[other] Pick { $count } more stones.
}

result-tokens = { $count ->
    [one] You’ll have { $count } of { $most } tokens.
   *[other] You’ll have { $count } of { $most } tokens.
}
result-points = { $count ->
    [one] { $count } point in all.
   *[other] { $count } points in all.
}
result-location = You also take { $location }.
result-avengers = You also take the Avengers Assemble tile.
result-asks-pay = Then choose how to pay.
result-asks-gain = Then take one more stone.
result-asks-return = Then return { $count }.
result-asks-location = Then choose a location.
result-asks-claim = Then you may claim a battle.

lack-missing = You still need { $tokens }.
lack-even-so = { $count ->
    [one] Even with your S.H.I.E.L.D. tokens you are { $count } short.
   *[other] Even with your S.H.I.E.L.D. tokens you are { $count } short.
}

about-location = { $name }: 3 points at the end of your turn, if you have { $needs }.
about-avengers = Avengers Assemble: 3 points for the first player with at least 3 Avengers tags, until someone has more.
about-deck = You can’t reserve from this deck now: it’s empty, or your hand is full.
about-time = You can’t take Time: you get it with your first level 3 card.
about-shield = You get a S.H.I.E.L.D. token when you reserve a card. It can replace any stone.
about-bank = You can’t add this stone: take 3 different ones, or 2 of the same if the bank has at least 4.
about-empty = The bank has none of this stone left.
lens-needs = Needs { $needs }.

## The page

status-yours = Your turn
status-theirs = { $name }’s turn
status-asked = { $name }, it’s your turn
status-over = The game is over
status-paused = The game is paused
status-watching = You are watching.
status-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
status-waiting = { $name } is thinking…
table-title-yours = ● Your turn – Gauntlet
table-title-theirs = { $name } – Gauntlet
table-connecting = Joining the table…
table-drawing = Shuffling the cards together…
table-lost = Connection lost. We’re trying to reconnect; your choice is safe.
table-gone = We couldn’t find this table. Check the link; the table may also be gone.
table-heading = The table
side-open = Log and chat
side-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-undo = Undo
table-keys = Shortcuts

## The keys

help-title = Keyboard shortcuts
help-text = Tab moves between the parts of the table.
help-market = Go to the cards
help-bank = Go to the bank
help-hand = Go to your hand
help-tiles = Go to the locations and battles
help-opponents = Go to the other players
help-arrows = Move within a part
help-stones = Pick Mind, Space, Soul, Power or Reality
help-recruit = Recruit the card
help-reserve = Reserve the card
help-space = Enlarge the card
help-enter = Choose, then confirm
help-escape = Clear your choice
help-undo = Undo your move
help-replay = Show the last round once more
help-help = This help
help-letters = Single-letter shortcuts

## The board as text

text-intro = The whole table as text. Everything you can do is listed under “Your decisions”.
text-decisions = Your decisions
text-no-decisions = Nothing to decide right now.
text-take = Take stones
text-recruit = Recruit
text-reserve = Reserve
text-other = Other
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
text-hidden = a hidden level { $level } card
text-last = Latest moves

## Clocks

clock-label = Time left: { $time }
clock-urgent = { $count ->
    [one] Only { $count } second left!
   *[other] Only { $count } seconds left!
    }

## Several people on one device

pass-title = Over to { $who }
pass-text = Pass the device to { $who }. The table stays hidden until they’re ready.
pass-here = I’m { $who }

## Sharing a link

share-qr = QR code of the link
share-copy = Copy
share-share = Share
share-copied = Copied.
share-by-hand = The link is selected: press Ctrl+C to copy it.

## Menu and notifications

tablemenu-open = Options
tablemenu-title = At this table
tablemenu-sound = Sound
tablemenu-notify = Notify me when it’s my turn
tablemenu-notify-refused = Your browser is blocking notifications for this page.
tablemenu-text = Show the board as text
tablemenu-confirm = Confirm every choice
tablemenu-autopay = Pay the usual way without asking
tablemenu-large = Larger cards
tablemenu-speed = Movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = None
tablemenu-return = I’m back, let me play
tablemenu-pause = Ask for a pause
tablemenu-pause-asked = You’ve asked for a pause
tablemenu-resume = Resume the game
tablemenu-leave = Leave the table
tablemenu-resign = Give up
tablemenu-stay = Keep playing
tablemenu-leave-title = Leave the table?
tablemenu-leave-bot = A bot will take over for you. You can come back at any time.
tablemenu-leave-forfeit = At this table, leaving means losing.
tablemenu-resign-title = Give up?
tablemenu-resign-text = You won’t be able to win this game anymore.
notify-turn-title = It’s your turn
notify-turn-text = The others are waiting for you.

## Hints

hint-title = Hints
hint-ask = Give me a hint
hint-thinking = Thinking…
hint-win = { $win }% to win
hint-show = Show it on the board
hint-hide = Hide the hint
hint-heard = Best: { $decision }. { $win }% to win.
