### My page, and the pages of other players.

## My name

me-name = My name
me-name-text = Other players see it at the table. Change it whenever you like.
me-name-save = Save
me-name-saved = You’re now { $name }.

## My games

me-running = Games in progress
me-running-none = No games in progress.
me-past = Finished games
me-past-none = Nothing here yet. Your finished games will show up here.
me-play = Play a bot
me-continue = Continue
me-review = Review
me-more = Show older games
me-won = Won
me-shared = Shared victory
me-lost = Lost
me-nobody = No winner

## Statistics

stats-title = Statistics
stats-none = Your statistics start with your first finished game.
stats-kind = Game type
stats-kind-name = { $epic ->
    [yes] { $players } players, Epic Battles
   *[no] { $players } players
    }
stats-games = Games
stats-wins = Wins
stats-share = { $share }%
stats-mean = Average points
stats-best = Best
stats-rating = Rating
stats-bots = Against bots

## Ratings

ratings-link = See the ratings
ratings-text = Each kind of table has its own list, with players and bots on one scale. Only rated games count.
ratings-none = No rated games of this kind yet.
ratings-player = Player
ratings-rank = Rank
ratings-bot = Bot

## The account

account-title = Account
account-guest = You’re playing as a guest, and only this browser knows you. With an account you can log in from anywhere and appear in the ratings.
account-have = You have an account and can log in from anywhere.
account-make = Create an account
account-log-in = Log in
account-log-out = Log out
account-name = Name
account-password = Password
account-password-rule = At least 8 characters.
account-old = Current password
account-new = New password
account-change = Change password
account-changed = Password changed. Your other browsers have been logged out.
account-made = Your account is ready.
account-hello = Hello, { $name }.
account-gone = You’re logged out.
account-log-in-note = If you log in, your guest profile and its games stay behind.
account-delete = Delete my account
account-delete-guest = Delete my data
account-delete-title = Delete everything about me?
account-delete-text = Your name, rating and login will be gone for good. The games you’ve played stay, without your name, for the people you played with.
account-deleted = Your data has been deleted. Thanks for playing!
account-keep = Keep it

## Tokens of bots

tokens-title = My own bots
tokens-text = An access key lets a program play for you over the network. The documentation explains how.
tokens-label = What’s it for?
tokens-make = New access key
tokens-once = Copy it now: it won’t be shown again.
tokens-copy = Copy the key
tokens-copied = Key copied.
tokens-revoke = Revoke
tokens-revoke-heard = Revoke { $label }

## Other players

player-guest = Guest
player-account = Player with an account
player-since = Playing since { $date }
