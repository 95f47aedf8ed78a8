### The page on which a finished game is looked at again.

reviewpage-working = Going over every decision…
reviewpage-not-over = This game isn’t over yet. Come back for the review when it is.
reviewpage-to-table = Back to the table

curve-label = Win chance over the game: { $ends }.
curve-end = { $who } from { $first } to { $last }%
curve-percent = { $value }%

replay-title = Replay
replay-first = Go to start
replay-back = Previous decision
replay-play = Play
replay-stop = Stop
replay-on = Next decision
replay-last = Go to end
replay-slider = Decision

verdict-setup = The table is set. Nobody has moved yet.
verdict-doubt = The engine isn’t sure about this one.
verdict-before = The board shows the position before the decision: outlined is what was played, glowing what was better.
verdict-better = Better:
verdict-chances = { $best }% to win instead of { $value }%

moments-own = Your decisions
moments-others = The other players
moments-lost = Round { $round }, −{ $loss }% win chance
moments-chances = { $who }: { $before }% → { $after }%

players-title = How everyone played
players-loss = { $loss }%
