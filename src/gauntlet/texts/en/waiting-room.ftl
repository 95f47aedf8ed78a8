### A table before the first move: who sits where, and who goes first.

room-waiting = { $count ->
    [one] { $count } seat still free
   *[other] { $count } seats still free
    }
room-invited = { $who } invites you to play
room-ready = Everyone is here
room-free = Free seat
room-you = You
room-bot = Bot
room-bot-label = Bot for seat { $seat }
room-bot-add = Add this bot
room-guest = Someone on this device
room-guest-label = Name of the person on this device in seat { $seat }
room-guest-add = Add player
room-leave = Leave this seat
room-remove = Remove
room-your-name = Your name
room-sit = Sit down
room-link = Invite friends with this link
room-link-message = Come play Gauntlet with me!
room-first = Who goes first?
room-start = Start the game
room-not-yet = The host will start the game in a moment.
