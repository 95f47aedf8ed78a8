### The position editor.
editor-lead = Prepara cualquier posición. La página te dice enseguida si es imposible.
editor-good = Esta posición se puede jugar.
editor-analyse = Analizar

## The table

editor-table = Partida
editor-players = Jugadores (reparte de nuevo)
editor-turn = Juega
editor-round = Ronda
editor-ending = Termina
editor-ending-gauntlet = Con el Guantelete
editor-ending-sixteen = A los 16 puntos
editor-bank = Centro de la zona de juego
editor-bank-text = Las fichas que das a un jugador salen del centro.
editor-tiles = Piezas
editor-on-table = En la mesa
editor-location = Lugar { $number }
editor-holder = Quién tiene el lugar { $number }
editor-avengers = ¡Vengadores, reuníos!
editor-battle = Batalla { $number }
editor-market = Cartas bocarriba
editor-slot = Nivel { $level }, posición { $slot }: { $card }
editor-decks = Las demás cartas están en sus mazos, en un orden que nadie conoce.

## Players

editor-tokens = Fichas del jugador { $seat }
editor-recruited = Reclutadas
editor-reserved = Reservadas
editor-add-recruited = Carta reclutada para el jugador { $seat }
editor-add-reserved = Carta reservada para el jugador { $seat }
editor-hidden = De un mazo
editor-claimed = Batallas reclamadas
editor-remove = Quitar: { $card }

## Choosing cards, and the text

editor-pick = Elegir una carta
editor-level = Nivel
editor-empty = Sin carta
editor-unknown = Carta desconocida de nivel { $level }
editor-text = La posición en texto
editor-read = Leer este texto
