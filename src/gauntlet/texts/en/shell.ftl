# The frame around every page of the browser client.
app-name = Gauntlet
window-title = { $page } · Gauntlet
skip-to-content = Skip to content
menu = Menu
close = Close
try-again = Try again
page-failed = This page could not be fetched. Check the connection and try again.

nav-label = Pages
nav-play = Play
nav-lobby = Open tables
nav-learn = Learn
nav-puzzles = Puzzles
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
theme-day = Day

offline-title = You are offline.
offline-text = The cards can still be looked at; tables come back as soon as the connection does.
footer-fan = An unofficial, non-commercial fan project.

title-start = Six stones, one gauntlet
title-new = New table
title-lobby = Open tables
title-table = Table
title-review = Review of the game
title-learn = Learn to play
title-lesson = Lesson
title-puzzles = Puzzles
title-puzzle = Puzzle
title-rules = Rules
title-cards = All the cards
title-me = My page
title-player = Player
title-about = About Gauntlet
title-not-found = There is nothing here
not-found-text = The address may be mistyped, or the table may be gone.
not-found-back = Back to the start
