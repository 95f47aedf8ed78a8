# The pages on which one learns: lessons, puzzles, rules.
learn-loading = One moment…
learn-you = You
learn-rival = Ben
learn-rival-two = Carla
learn-view-text = Board in words
learn-view-board = Board as a picture
learn-back = Back
learn-again = Start over

learn-intro = Short lessons on a real board. Each shows one rule and says why it is there.
learn-start = Start here
learn-go-on = Go on: { $title }
learn-know-all = You have done every lesson. Try the puzzles!
learn-progress = { $done } of { $count } lessons done
learn-part-first = Play in three minutes
learn-part-first-text = Six lessons, and you can play your first game.
learn-part-finer = The finer rules
learn-part-finer-text = What happens in special cases, and how to make use of it.
learn-part-battles = Epic Battles
learn-part-battles-text = The expansion: battles, their super-powers and another ending.
learn-done = done
learn-to-play = Play a bot

learn-coach = Coach
learn-lesson-of = Lesson { $number } of { $count }
learn-step = Step { $step } of { $count }
learn-continue = Continue
learn-your-move = Your move, on the board.
learn-other = That is legal, but this lesson is about something else. Try what is glowing.
learn-next = Next: { $title }
learn-finished = That was the last lesson. Well done!
learn-all = All lessons
learn-clauses = In the rules:
learn-idle = The coach waits for you to continue.

learn-puzzles-intro = Positions from real games. There is one best way in each: the engine has tried all the others.
learn-puzzles-progress = { $done } of { $count } puzzles solved
learn-stars = Difficulty { $count } of 3
learn-kind-win-now = Win this turn
learn-kind-win-in-two = Win in two turns
learn-kind-first-card = Which card first?
learn-kind-keep = Keep it from them
learn-kind-pay = Pay wisely
learn-kind-claim = Claim a battle
learn-kind-return = Return wisely
learn-task-win-now = Find the move that wins this turn, whatever the others do after it.
learn-task-win-in-two = Find the move after which you win on your next turn, whatever the other player does.
learn-task-first-card = Several cards are in reach. With which one first do you win on your next turn, whatever the other player does?
learn-task-keep = The other player is about to win. Find the only way to prevent it.
learn-task-pay = How you pay matters here. Play so that you win on your next turn, whatever the other player does.
learn-task-claim = Find the move that wins at once. A battle is part of it.
learn-task-return = Mind the limit of ten tokens. Play so that you win on your next turn, whatever the other player does.
learn-solved = solved
learn-right = Solved!
learn-half = Right! The other player has answered. Now finish it.
learn-so-far = Right so far. Go on.
learn-wrong = Not this: { $decision }.
learn-short = You would still lack { $what }.
learn-refuted = Then this happens: { $what }
learn-not-forced = It does not force the win: the other player has an answer.
learn-not-kept = It does not stop them.
learn-hint = Hint
learn-answer = Show the answer
learn-answer-is = The answer: { $answer }.
learn-answer-then = { $first }, then: { $next }
learn-answer-or = { $one }; or: { $other }
learn-next-puzzle = Next puzzle: { $title }
learn-last-puzzle = That was the last and hardest one. Well done!
learn-all-puzzles = All puzzles

learn-rules-intro = Every rule has a number. Search for a word, or follow the numbers.
learn-rules-search = Search the rules
learn-rules-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule found
   *[other] { $count } rules found
}
learn-rules-sections = Sections
learn-rules-clear = Show all rules
learn-rules-practise = Practise it:
