### The page on which a finished game is looked at again.

reviewpage-working = Looking at every decision again…
reviewpage-not-over = This game is not over yet. It can be reviewed when it is.
reviewpage-to-table = To the table

curve-label = Chances to win over the game: { $ends }.
curve-end = { $who } from { $first } to { $last } %
curve-percent = { $value } %

replay-title = Replay
replay-first = To the beginning
replay-back = One decision back
replay-play = Play
replay-stop = Stop
replay-on = One decision on
replay-last = To the end
replay-slider = Decision

verdict-setup = The table is set; nobody has moved yet.
verdict-lost = { $loss ->
    [one] { $loss } point of win probability lost
   *[other] { $loss } points of win probability lost
    }
verdict-better = Better:
verdict-chances = { $best } % to win instead of { $value } %

moments-lost = Round { $round }, { $loss } % lost
moments-chances = { $who }: { $before } % → { $after } %

players-title = How everyone decided
players-loss = { $loss } %
