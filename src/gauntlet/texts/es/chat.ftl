### The chat of a table.

chat-title = Chat
chat-empty = ¡Saluda!
chat-phrases = Frases rápidas
chat-label = Mensaje
chat-send = Enviar
chat-mute = Silenciar a { $who }
chat-muted = Has silenciado a { $who }.
chat-unmute = Dejar de silenciar
chat-mute-onlookers = Silenciar a los espectadores
chat-unmute-onlookers = Dejar hablar a los espectadores
chat-closed = Los jugadores han silenciado a los espectadores.
chat-onlooker = mirando

## Quick phrases

phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-hurry = ¡Te toca!
phrase-rematch = ¿Otra partida?
phrase-bye = ¡Hasta luego!
