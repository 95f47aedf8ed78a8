### The chat of a table.

chat-title = Czat
chat-empty = Przywitaj się!
chat-phrases = Gotowe zwroty
chat-label = Wiadomość
chat-send = Wyślij
chat-mute = Wycisz: { $who }
chat-muted = Wyciszono: { $who }.
chat-unmute = Wyłącz wyciszenie
chat-mute-onlookers = Wycisz wszystkich widzów
chat-unmute-onlookers = Pozwól widzom pisać
chat-closed = Gracze wyciszyli widzów.
chat-onlooker = widz

## Quick phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-nice-move = Dobry ruch!
phrase-oops = Ojej!
phrase-thinking = Muszę pomyśleć…
phrase-hurry = Twoja kolej!
phrase-rematch = Zagramy jeszcze raz?
phrase-bye = Do zobaczenia!
