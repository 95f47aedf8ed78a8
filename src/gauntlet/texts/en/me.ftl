### My page, and the pages of other players.

## My name

me-name = My name
me-name-text = The others at a table see it. Change it whenever you like.
me-name-save = Save
me-name-saved = From now on you are { $name }.

## My games

me-running = Running games
me-running-none = No game is running.
me-past = Finished games
me-past-none = Nothing here yet. Your first game will be kept.
me-play = Play a bot
me-continue = Go on
me-review = Review
me-more = Show older games
me-won = Won
me-shared = Shared victory
me-lost = Lost
me-nobody = No winner

## Statistics

stats-title = Statistics
stats-none = Statistics begin with the first finished game.
stats-kind = Table
stats-kind-name = { $epic ->
    [yes] { $players } players, Epic Battles
   *[no] { $players } players
    }
stats-games = Games
stats-wins = Wins
stats-share = { $share } %
stats-mean = Mean points
stats-best = Best
stats-rating = Rating
stats-bots = Against bots

## The account

account-title = Account
account-guest = You play as a guest: this browser knows you. With an account you can come back from anywhere, and you appear in the ratings.
account-have = You have an account and can log in from anywhere.
account-make = Make an account
account-log-in = Log in
account-log-out = Log out
account-name = Name
account-password = Password
account-password-rule = At least 8 characters.
account-old = Password so far
account-new = New password
account-change = Change the password
account-changed = The password is changed. Your other browsers are logged out.
account-made = Your account is ready.
account-hello = Hello, { $name }.
account-gone = You are logged out.
account-log-in-note = The guest that you are now stays behind with its games.
account-delete = Delete my account
account-delete-guest = Delete my data
account-delete-title = Delete everything about me?
account-delete-text = Your name, your rating and your way in will be gone for good. Games that you have played stay, without your name, for those you have played with.
account-deleted = You are gone. It was nice to have you here.
account-keep = Keep it

## Tokens of bots

tokens-title = My own bots
tokens-text = A token lets a program play for you over the network. The documentation tells how.
tokens-label = What is it for?
tokens-make = New token
tokens-once = Copy it now: it is shown only once.
tokens-copy = Copy the token
tokens-copied = Copied the token.
tokens-revoke = Revoke
tokens-revoke-heard = Revoke { $label }

## Other players

player-guest = Guest
player-account = Player with an account
player-since = Here since { $date }
