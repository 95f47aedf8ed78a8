### The analysis board.

## What to analyze

analysis-lead = Open any position and see what the engine thinks of it. Everything runs in your browser.
analysis-paste = Paste a game or a position
analysis-paste-text = A game file, the text of a position, or a link to either.
analysis-open = Open
analysis-new = Start from scratch
analysis-players = Players
analysis-epic = Epic Battles
analysis-deal = Deal a new game
analysis-to-editor = Set up a position
analysis-from-games = Your own games are here:
analysis-kept = Saved analyses
analysis-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

## What cannot be opened

analysis-wrong-link = This link carries no position, or only part of one. Copy it again in full.
analysis-wrong-nothing = This is neither a game file nor a position nor a link. A game file begins with a brace, a position with gauntlet-position/1.
analysis-wrong-not-over = This game is still being played. You can analyze it when it’s over.
analysis-wrong-gone = This browser doesn’t have that game or analysis. What you save stays in the browser where you saved it.
# $reason is an English sentence for those who write such texts.
analysis-wrong-text = We couldn’t read this. { $reason }

## Positions that cannot be: a sentence for each kind of flaw

flaw-card = A card can only be in one place, but this one is in { $places }: { $card }.
flaw-card-missing = A card is missing: { $card }. Every card must be on the table, with a player or in a deck.
flaw-unknown = Level { $level }: unknown cards { $unknown }, unseen cards { $unseen }. The two numbers must be the same.
flaw-market = This card isn’t in the row of its level: { $card }.
flaw-gap = An empty space in the row of level { $level }: the top card of its deck must fill it.
flaw-deck = This card doesn’t belong in the level { $level } deck: { $card }.
flaw-tokens = { $token } tokens: { $found } in the bank and with the players, but the game has { $number }.
flaw-tiles = Different Location tiles needed, taken or not: { $players }. Two locations can be the two sides of one tile.
flaw-battles = Epic Battles need five different battles, or none at all.
flaw-time = Nobody can hold two Time tokens. Too many: player { $seat }.
flaw-claimed = A claimed battle isn’t on the table, or was claimed twice: player { $seat }.
# $phase is a word of the position’s text.
flaw-question = The position says that something is being decided (phase: { $phase }), but there’s nothing to decide.
flaw-ending = A game can only end at 16 points with Epic Battles. Without them it ends with the Gauntlet.

## The engine

analysis-engine = Engine
analysis-cores = { $count ->
    [one] { $count } core
   *[other] { $count } cores
}
analysis-cores-label = Processor cores to use
# $count is short: 12.3K.
analysis-visits = playouts: { $count }
analysis-settled = The search is as deep as it gets.
analysis-thinking = Thinking…
analysis-off = The engine is off.
analysis-over = The game is over here.
analysis-best = Best decisions
analysis-line = Main line
analysis-chances = Win chances: { $chances }
analysis-chance = { $who } { $value }%
analysis-chances-unknown = Win chances: not known yet

## Decisions and variations

analysis-seat = Player { $seat }
analysis-moves = Decisions and variations
analysis-start = Starting position
analysis-variation = Variation:
analysis-here = This decision
analysis-name = Name it
analysis-name-title = Name of the variation
analysis-name-keep = Save name
analysis-promote = Make main line
analysis-cut = Delete from here

## What to do with it

analysis-title = Name this analysis
analysis-another = Open another
analysis-keep = Save
analysis-kept-now = Saved in this browser. Every change is saved from now on.
analysis-unkept = This browser can’t save right now (a private window, or no space left). The address carries everything: keep it, or share it as a link.
analysis-edit = Edit position
analysis-shuffled = Nobody knew some of these cards, so they were shuffled at random. The engine doesn’t know them either.
analysis-share = Share
analysis-share-link = Link to this position and all variations
analysis-share-message = A Gauntlet position
analysis-share-picture = Picture of the board
analysis-share-position = Text of the position
analysis-picture-failed = This browser couldn’t draw the picture. Try another browser, or share the link.
analysis-play = Play from here
analysis-play-text = A new game starts in this position. Cards that nobody has seen are shuffled.
analysis-play-seat = Your seat
analysis-play-against = Opponents
analysis-play-go = Start the game
