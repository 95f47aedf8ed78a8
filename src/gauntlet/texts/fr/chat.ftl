### The chat of a table.

chat-title = Discussion
chat-empty = Dites bonjour !
chat-phrases = Phrases toutes faites
chat-label = Message
chat-send = Envoyer
chat-mute = Masquer les messages : { $who }
chat-muted = Messages masqués : { $who }.
chat-unmute = Afficher
chat-mute-onlookers = Faire taire les spectateurs
chat-unmute-onlookers = Redonner la parole aux spectateurs
chat-closed = Les joueurs ont fait taire les spectateurs.
chat-onlooker = dans le public

## Quick phrases

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-hurry = C’est à toi !
phrase-rematch = On en refait une ?
phrase-bye = Au revoir !
