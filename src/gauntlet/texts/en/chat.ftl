### The chat of a table.

chat-title = Chat
chat-empty = Say hello!
chat-phrases = Quick phrases
chat-label = Message
chat-send = Send
chat-mute = Mute { $who }
chat-muted = { $who } is muted.
chat-unmute = Unmute
chat-mute-onlookers = Mute all onlookers
chat-unmute-onlookers = Let onlookers talk
chat-closed = The players have muted the onlookers.
chat-onlooker = watching

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-hurry = It’s your turn!
phrase-rematch = Another game?
phrase-bye = Goodbye!
