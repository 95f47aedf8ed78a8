### What stands around a table in the browser: waiting room, log, chat, clocks, hints, the end of the game.

## The waiting room

room-waiting = { $count ->
    [one] { $count } chair is still free
   *[other] { $count } chairs are still free
    }
room-ready = Everyone is here
room-free = A free chair
room-you = You
room-bot = Bot
room-bot-label = Bot for chair { $chair }
room-bot-add = Seat this bot
room-guest = Someone at this device
room-guest-label = Name of the person at this device for chair { $chair }
room-guest-add = Seat
room-stand = Get up
room-away = Send away
room-your-name = Your name
room-sit = Sit down
room-link = Send this link to a friend
room-link-message = Come and play Gauntlet with me
room-qr = The link as a QR code
room-first = Who begins?
room-start = Start the game
room-not-yet = Whoever made the table will start the game in a moment.

## The log

log-title = What has happened
log-empty = Nothing has happened yet.
log-newest = Jump to the newest
log-undone = (taken back)
log-woken = The server is back; the clock of this turn starts again.
log-again = A rematch is set up.

## Chat

chat-title = Chat
chat-empty = Say hello!
chat-phrases = Quick phrases
chat-label = Message
chat-send = Send
chat-mute = Mute { $who }
chat-muted = { $who } is muted.
chat-unmute = Unmute

## Clocks

clock-label = Time left: { $time }
clock-urgent = { $count ->
    [one] Only { $count } second left!
   *[other] Only { $count } seconds left!
    }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }

## Several people at one device

pass-title = Over to { $who }
pass-text = Hand over the device. The table stays covered until { $who } has it.
pass-here = I am { $who }

## Hints

hint-title = Hints
hint-ask = Give me a hint
hint-thinking = Thinking…
hint-win = { $win } % to win
hint-show = Show it on the board
hint-hide = Hide the hint
hint-heard = Best: { $decision }. { $win } % to win.

## The end of the game

final-won = You have won!
final-shared = A shared victory!
final-lost = Not this time.
final-alone = Nobody else has 16 points, all five stones and Time.
final-table = Final standing
final-points = Points
final-cards = Cards
final-locations = Locations
final-avengers = Avengers Assemble
final-battles = Battles
final-stones = Stones and Time
final-stones-count = { $time ->
    [yes] { $count } of 5 stones, and Time
   *[no] { $count } of 5 stones, no Time
    }
final-yes = Yes
final-rematch = Play again
final-to-rematch = To the rematch
final-review = Review the game
final-new = New table
final-share = Share the game
final-share-label = The whole game to look at
final-share-message = A game of Gauntlet
final-record = Download the record
final-verify = Was the shuffle fair?

verify-explained = All cards were shuffled before the first move. A fingerprint of their order was shown to everyone right then; now that the game is over, your browser can compute it again from the open cards. If both are the same, nothing was changed in between.
verify-check = Check it now
verify-file = Download the proof
verify-fair = The fingerprints match: the cards lay like this from the beginning.
verify-changed = The fingerprints differ: this is not the order that was promised.
verify-unavailable = This browser computes fingerprints only on pages that came by https. You can download the proof and check it with “gauntlet verify”.
verify-details = The numbers
verify-promise = Fingerprint at the start (SHA-256)
verify-nonce = Secret that was mixed in

## Sharing

share-copy = Copy
share-share = Share
share-copied = Copied.
share-by-hand = The address is selected: copy it with Ctrl+C.

## Menu, notifications

tablemenu-open = Options
tablemenu-title = At this table
tablemenu-sound = Sound
tablemenu-notify = Notify me when it is my turn
tablemenu-notify-refused = The browser does not allow notifications for this page.
tablemenu-text = Show the board in words
tablemenu-confirm = Confirm every choice
tablemenu-autopay = Pay the usual way without asking
tablemenu-large = Larger cards
tablemenu-speed = Movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = None
tablemenu-return = I am back: let me play again
tablemenu-pause = Ask for a pause
tablemenu-pause-asked = You have asked for a pause
tablemenu-resume = Go on playing
tablemenu-leave = Leave the table
tablemenu-resign = Give up
tablemenu-stay = Keep playing
tablemenu-leave-title = Leave the table?
tablemenu-leave-bot = A bot will play on for you. You can come back and take over again.
tablemenu-leave-forfeit = At this table, whoever leaves has lost.
tablemenu-resign-title = Give up?
tablemenu-resign-text = You can no longer win this game then.
notify-turn-title = It is your turn
notify-turn-text = The others are waiting for your move.
