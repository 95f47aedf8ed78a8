### The way to a table: start page, new table, open tables, and what a table has agreed on.

# Names for guests, separated by commas.
guest-names = Lucky Comet, Quiet Meteor, Bright Nova, Brave Quasar, Curious Nebula, Calm Pulsar, Swift Photon, Merry Moon, Gentle Orbit, Silver Star, Sunny Eclipse, Wise Galaxy, Lone Satellite, Playful Saturn, Cheerful Neptune, Early Aurora

## Start page

start-lead = Recruit heroes and villains, gather the stones, close the Infinity Gauntlet. Against friends or against six bots, right here.
start-continue = Go on playing
start-continue-with = With { $names }
start-bot-title = Play a bot now
start-bot-level = Choose an opponent
start-bot-strength = strength { $strength } of { $most }
start-bot-epic = With Epic Battles
start-bot-go = Play now
start-bot-going = Setting the table…
start-no-account = No account needed.
start-friends = Play with friends
start-friends-text = Two to four players, each at home or all at one device.
start-friends-go = Make a table
start-join = Join by link
start-join-text = A friend has sent you a link? Paste it here.
start-join-label = Link or table
start-join-go = Go there
start-join-wrong = This is not a link to a table.
start-lobby = Open tables
start-lobby-text = Meet other players, or watch a game.
start-learn = Learn in three minutes
start-learn-text = Short lessons on a real board, each with its reason.
start-puzzles = Puzzles
start-puzzles-text = Win this turn, or find the right first card.
start-games = My games
start-games-text = Reviews, results and ratings.
start-hero = Six stones above a table at night

## New table

newtable-lead = Everything below has a sensible setting already.
newtable-who = Who plays?
newtable-count = Number of players
newtable-chair = Chair { $chair }
newtable-kind-me = Me
newtable-kind-open = Open for a friend
newtable-kind-bot = Bot
newtable-kind-person = Someone at this device
newtable-name = Name
newtable-my-name = My name
newtable-bot = Bot
newtable-game = What do we play?
newtable-base = Base game
newtable-base-text = 16 points, all five stones and Time close the Gauntlet.
newtable-epic = Epic Battles
newtable-epic-text = Five battles with super-powers join the game.
newtable-ending = How does it end?
newtable-ending-sixteen = At 16 points
newtable-ending-sixteen-text = As the expansion says: the most points win.
newtable-ending-gauntlet = With the Gauntlet
newtable-ending-gauntlet-text = Five stones and Time are needed, too.
newtable-more = More settings
newtable-begins = Who begins?
newtable-begins-drawn = Drawn by lot
newtable-begins-chosen = We choose
newtable-seen = Who may find the table?
newtable-link = Only those who have the link
newtable-public = Everyone in the lobby
newtable-clock = Time to think
newtable-clock-none = As long as you like
newtable-clock-turn = For each turn
newtable-clock-reserve = For the whole game
newtable-clock-days = Days for each turn
newtable-clock-length = How long?
newtable-absent = If someone leaves or runs out of time
newtable-absent-bot = A bot plays on
newtable-absent-forfeit = They lose
newtable-stand-in = The bot that plays on
newtable-hints = Hints are allowed
newtable-undo = Moves may be taken back until something new is seen
newtable-rated = The game counts for the ratings
newtable-rated-not = A game with several people at one device cannot count.
newtable-payment = Ask how to pay where there is a choice
newtable-open = Open the table
newtable-start = Start the game
newtable-nobody = At least one of you should sit at this table.

## Open tables

lobby-quick = Find a game for me
lobby-quick-text = You are seated with the next player who looks for the same. Three minutes for each turn; the game counts for the ratings.
lobby-quick-go = Find a game
lobby-open = Waiting for players
lobby-open-none = No open table right now. Open one, and others will see it here.
lobby-running = Games to watch
lobby-running-none = Nobody is playing in public right now.
lobby-sit = Take a seat
lobby-watch = Watch
lobby-free = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
    }
lobby-count = { $count ->
    [one] { $count } game is being played.
   *[other] { $count } games are being played.
    }
lobby-failed = The tables could not be fetched. Trying again…

## What a table has agreed on

agreed-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
agreed-base = Base game
agreed-epic = Epic Battles
agreed-epic-gauntlet = Epic Battles with the Gauntlet
agreed-turn-clock = { $time } a turn
agreed-reserve-clock = { $time } for each player
agreed-rated = counts for the ratings
agreed-hints = hints allowed

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
