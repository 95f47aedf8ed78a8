# The frame around every page of the browser client.
app-name = Gauntlet
window-title = { $page } · Gauntlet
skip-to-content = Skip to content
menu = Menu
close = Close
try-again = Try again
analyze = Analyze
page-failed = We couldn’t load this page. Check your connection and try again.

nav-label = Pages
nav-play = Play
nav-lobby = Open tables
nav-learn = Learn
nav-puzzles = Puzzles
nav-analysis = Analysis
nav-cards = Cards
nav-rules = Rules
nav-me = My page
nav-about = About

language-label = Language
language-en = English
language-es = Español
language-pl = Polski
language-fr = Français
theme-label = Theme
theme-night = Night
theme-system = As the device
theme-day = Day

offline-title = You’re offline.
offline-text = You can still play bots, learn, solve puzzles and analyze games. Tables with others will be back as soon as you’re online again.
preparing-title = Getting ready, only this once.
preparing-text = The rules are being prepared for this machine. Have a look around: a game starts as soon as they are.
footer-fan = An unofficial, non-commercial fan project.

title-start = Six stones, one gauntlet
title-new = New table
title-lobby = Open tables
title-table = Table
title-review = Game review
title-analysis = Analysis board
title-editor = Position editor
title-record = Open a game
title-learn = Learn to play
title-lesson = Lesson
title-puzzles = Puzzles
title-puzzle = Puzzle
title-rules = Rules
title-cards = All cards
title-me = My page
title-player = Player
title-ratings = Ratings
title-about = About Gauntlet
title-not-found = Nothing here
not-found-text = The address may be mistyped, or the table may be gone.
not-found-back = Back to the start page

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } and { $last }
