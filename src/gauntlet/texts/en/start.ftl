### The way to a table: start page, new table, open tables, and what a table has agreed on.

# Names for guests, separated by commas.
guest-names = Lucky Comet, Quiet Meteor, Bright Nova, Brave Quasar, Curious Nebula, Calm Pulsar, Swift Photon, Merry Moon, Gentle Orbit, Silver Star, Sunny Eclipse, Wise Galaxy, Lone Satellite, Playful Saturn, Cheerful Neptune, Early Aurora

## Start page

start-lead = Recruit heroes and villains, collect the stones and assemble the Infinity Gauntlet. Play friends or any of ten bots, right here.
start-continue = Keep playing
start-continue-with = With { $names }
start-bot-title = Play a bot now
start-bot-level = Choose an opponent
start-bot-strength = level of play: { $strength } of { $most }
start-bot-count = How many?
start-bot-epic = With Epic Battles
start-bot-go = Play now
start-bot-going = Setting the table…
start-no-account = No account needed.
start-friends = Play with friends
start-friends-text = Two to four players, each on their own device or all on one.
start-friends-go = Create a table
start-join = Join with a link
start-join-text = Got a link from a friend? Paste it here.
start-join-label = Link or table code
start-join-go = Join
start-join-wrong = That isn’t a link to a table.
start-lobby = Open tables
start-lobby-text = Meet other players, or watch a game.
start-learn = Learn in three minutes
start-learn-text = Short lessons on a real board, each with the reason why.
start-puzzles = Puzzles
start-puzzles-text = Find the winning move.
start-games = My games
start-games-text = Reviews, results and ratings.
start-hero = Six stones above a table at night

## New table

newtable-lead = Ready to go as it is. Change anything you like.
newtable-who = Who’s playing?
newtable-count = Number of players
newtable-seat = Seat { $seat }
newtable-kind-me = Me
newtable-kind-open = Open for a friend
newtable-kind-bot = Bot
newtable-kind-person = Someone on this device
newtable-name = Name
newtable-my-name = My name
newtable-bot = Bot
newtable-game = What are we playing?
newtable-base = Base game
newtable-base-text = Assemble the Gauntlet: 16 points, all five stones and Time.
newtable-epic = Epic Battles
newtable-epic-text = Five battles with super-powers join the game.
newtable-ending = How does the game end?
newtable-ending-sixteen = At 16 points
newtable-ending-sixteen-text = The expansion’s own ending: most points wins.
newtable-ending-gauntlet = With the Gauntlet
newtable-ending-gauntlet-text = You also need all five stones and Time.
newtable-more = More settings
newtable-begins = Who goes first?
newtable-begins-drawn = Random
newtable-begins-chosen = We’ll choose
newtable-seen = Who can find the table?
newtable-link = Only people with the link
newtable-public = Everyone, under Open tables
newtable-clock = Clock
newtable-clock-none = No limit
newtable-clock-turn = Per turn
newtable-clock-reserve = For the whole game
newtable-clock-days = Days per turn
newtable-clock-length = How long?
newtable-absent = If someone leaves or runs out of time
newtable-absent-bot = A bot takes over
newtable-absent-forfeit = They lose
newtable-stand-in = Which bot takes over
newtable-hints = Allow hints
newtable-undo = Allow undo until something new is revealed
newtable-rated = Rated game
newtable-rated-not = Games with several people on one device can’t be rated.
newtable-payment = Ask how to pay when there’s a choice
newtable-open = Open the table
newtable-start = Start the game
newtable-nobody = At least one person has to sit at this table.
newtable-local = Played in this browser: no server needed, undo as far as you like.

## Open tables

lobby-quick = Find a game for me
lobby-quick-text = We’ll seat you with the next player looking for a game. Three minutes per turn, rated.
lobby-quick-go = Find a game
lobby-open = Waiting for players
lobby-open-none = No open tables right now. Open one and others will see it here.
lobby-running = Games to watch
lobby-running-none = No public games right now.
lobby-sit = Take a seat
lobby-watch = Watch
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
    }
lobby-count = { $count ->
    [one] { $count } game in progress.
   *[other] { $count } games in progress.
    }
lobby-failed = We couldn’t load the tables. Trying again…

## What a table has agreed on

agreed-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
agreed-base = Base game
agreed-epic = Epic Battles
agreed-epic-gauntlet = Epic Battles with the Gauntlet
agreed-turn-clock = { $time } per turn
agreed-reserve-clock = { $time } per player
agreed-rated = rated
agreed-hints = hints allowed

ago-now = just now
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
    }
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
    }
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
