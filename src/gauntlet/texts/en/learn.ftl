# The pages on which one learns: lessons, puzzles, rules.
learn-loading = One moment…
learn-you = You
learn-rival = Ben
learn-rival-two = Carla
learn-view-text = Show as text
learn-view-board = Show as a board
learn-back = Back
learn-again = Start over

learn-intro = Short lessons on a real board. Each one shows a rule and why it matters.
learn-start = Start here
learn-go-on = Continue: { $title }
learn-know-all = You’ve finished every lesson. Try the puzzles!
learn-progress = { $done } of { $count } lessons done
learn-part-first = Play in three minutes
learn-part-first-text = Six lessons, and you can play your first game.
learn-part-finer = The finer points
learn-part-finer-text = What happens in special cases, and how to use it.
learn-part-battles = Epic Battles
learn-part-battles-text = The expansion: battles, their super-powers and a different ending.
learn-done = done
learn-to-play = Play a bot

learn-coach = Coach
learn-lesson-of = Lesson { $number } of { $count }
learn-step = Step { $step } of { $count }
learn-continue = Continue
learn-your-move = Your move: play it on the board.
learn-other = That’s allowed, but this lesson is about something else. Try what’s glowing.
learn-next = Next: { $title }
learn-finished = That was the last lesson. Well done!
learn-all = All lessons
learn-clauses = In the rules:
learn-idle = Select “Continue” to go on.

learn-puzzles-intro = Positions from real games. The engine has tried every move: only a solution works.
learn-puzzles-progress = { $done } of { $count } puzzles solved
learn-stars = Difficulty { $count } of 3
learn-kind-win-now = Win this turn
learn-kind-win-in-two = Win in two turns
learn-kind-first-card = Which card first?
learn-kind-keep = Stop the win
learn-kind-pay = Pay wisely
learn-kind-claim = Claim a battle
learn-kind-return = Return wisely
learn-task-win-now = Find a move that wins this turn, whatever the others do afterwards.
learn-task-win-in-two = Find the move after which you win on your next turn, whatever the other player does.
learn-task-first-card = You can afford several cards. Which one do you recruit first, so that you win next turn whatever the other player does?
learn-task-keep = The other player is about to win. Find a way to stop them.
learn-task-pay = How you pay matters here. Play so that you win on your next turn, whatever the other player does.
learn-task-claim = Find the move that wins at once. You’ll need a battle.
learn-task-return = Watch the ten-token limit. Play so that you win on your next turn, whatever the other player does.
learn-solved = solved
learn-right = Solved!
learn-half = Right! The other player has replied. Now finish it.
learn-so-far = Right so far. Go on.
learn-wrong = That’s not it: { $decision }.
learn-short = You’d still be missing { $what }.
learn-refuted = Here’s what happens next: { $what }
learn-not-forced = That doesn’t force the win: the other player has a reply.
learn-not-kept = That doesn’t stop them.
learn-hint = Hint
learn-answer = Show the answer
learn-answer-is = The answer: { $answer }.
learn-answer-then = { $first }, then: { $next }
learn-answer-or = { $one }; or: { $other }
learn-next-puzzle = Next puzzle: { $title }
learn-last-puzzle = That was the last and hardest one. Well done!
learn-all-puzzles = All puzzles

learn-rules-intro = Every rule has a number. Search for a word or follow the references.
learn-rules-search = Search the rules
learn-rules-found = { $count ->
    [0] No rules match.
    [one] { $count } rule found
   *[other] { $count } rules found
}
learn-rules-sections = Sections
learn-rules-clear = Show all rules
learn-rules-practise = Practice it:
