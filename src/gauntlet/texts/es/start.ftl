### The way to a table: start page, new table, open tables, and what a table has agreed on.

# Names for guests, separated by commas.
guest-names = Cometa Feliz, Meteoro Sereno, Nova Brillante, Cuásar Valiente, Nebulosa Curiosa, Púlsar Tranquilo, Fotón Veloz, Luna Alegre, Órbita Suave, Estrella de Plata, Eclipse Soleado, Galaxia Sabia, Satélite Errante, Saturno Juguetón, Neptuno Risueño, Aurora Temprana

## Start page

start-lead = Recluta héroes y villanos, reúne las Gemas y ensambla el Guantelete del Infinito. Contra tus amigos o contra uno de los diez bots, aquí mismo.
start-continue = Seguir jugando
start-continue-with = Con { $names }
start-bot-title = Juega ya contra un bot
start-bot-level = Elige un rival
start-bot-strength = fuerza { $strength } de { $most }
start-bot-count = ¿Cuántos?
start-bot-epic = Con Batallas épicas
start-bot-go = Jugar ya
start-bot-going = Preparando la mesa…
start-no-account = Sin necesidad de cuenta.
start-friends = Juega con amigos
start-friends-text = De dos a cuatro jugadores, cada uno en su casa o todos en el mismo dispositivo.
start-friends-go = Crear una mesa
start-join = Entrar con un enlace
start-join-text = ¿Te han enviado un enlace? Pégalo aquí.
start-join-label = Enlace o código de la mesa
start-join-go = Entrar
start-join-wrong = Esto no es un enlace a una mesa.
start-lobby = Mesas abiertas
start-lobby-text = Encuentra a otros jugadores o mira una partida.
start-learn = Aprende en tres minutos
start-learn-text = Lecciones cortas en una mesa de verdad, cada una con su porqué.
start-puzzles = Retos
start-puzzles-text = Gana en este turno o encuentra la primera carta correcta.
start-games = Mis partidas
start-games-text = Revisiones, resultados y clasificación.
start-hero = Seis Gemas sobre una mesa, de noche

## New table

newtable-lead = Todo está listo para jugar. Cambia lo que quieras.
newtable-who = ¿Quién juega?
newtable-count = Número de jugadores
newtable-seat = Asiento { $seat }
newtable-kind-me = Yo
newtable-kind-open = Libre para un amigo
newtable-kind-bot = Bot
newtable-kind-person = Alguien en este dispositivo
newtable-name = Nombre
newtable-my-name = Mi nombre
newtable-bot = Bot
newtable-game = ¿A qué jugamos?
newtable-base = Juego base
newtable-base-text = Ensambla el Guantelete: 16 puntos, las cinco Gemas y el Tiempo.
newtable-epic = Batallas épicas
newtable-epic-text = Cinco batallas con superpoderes se unen al juego.
newtable-ending = ¿Cómo termina?
newtable-ending-sixteen = A los 16 puntos
newtable-ending-sixteen-text = Como dice la expansión: gana quien tenga más puntos.
newtable-ending-gauntlet = Con el Guantelete
newtable-ending-gauntlet-text = También hacen falta las cinco Gemas y el Tiempo.
newtable-more = Más ajustes
newtable-begins = ¿Quién empieza?
newtable-begins-drawn = Por sorteo
newtable-begins-chosen = Lo elegimos nosotros
newtable-seen = ¿Quién puede encontrar la mesa?
newtable-link = Solo quien tenga el enlace
newtable-public = Cualquiera, en las mesas abiertas
newtable-clock = Tiempo para pensar
newtable-clock-none = Sin límite
newtable-clock-turn = Por turno
newtable-clock-reserve = Para toda la partida
newtable-clock-days = Días por turno
newtable-clock-length = ¿Cuánto tiempo?
newtable-absent = Si alguien se va o se queda sin tiempo
newtable-absent-bot = Un bot sigue jugando
newtable-absent-forfeit = Pierde la partida
newtable-stand-in = El bot que sigue jugando
newtable-hints = Se permiten pistas
newtable-undo = Se puede deshacer una jugada mientras no se vea nada nuevo
newtable-rated = La partida cuenta para la clasificación
newtable-rated-not = Una partida con varias personas en el mismo dispositivo no puede contar.
newtable-payment = Preguntar cómo pagar cuando se pueda elegir
newtable-open = Abrir la mesa
newtable-start = Empezar la partida
newtable-nobody = Al menos una persona tiene que sentarse a esta mesa.
newtable-local = Se juega en este navegador: sin servidor y con todas las jugadas que quieras deshacer.

## Open tables

lobby-quick = Búscame una partida
lobby-quick-text = Te sentamos con la próxima persona que busque partida. Tres minutos por turno; la partida cuenta para la clasificación.
lobby-quick-go = Buscar partida
lobby-open = Esperando jugadores
lobby-open-none = Ahora no hay ninguna mesa abierta. Abre una y los demás la verán aquí.
lobby-running = Partidas para mirar
lobby-running-none = Ahora nadie juega en público.
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
    }
lobby-count = { $count ->
    [one] Se está jugando { $count } partida.
   *[other] Se están jugando { $count } partidas.
    }
lobby-failed = No se han podido cargar las mesas. Volviendo a intentarlo…

## What a table has agreed on

agreed-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
    }
agreed-base = Juego base
agreed-epic = Batallas épicas
agreed-epic-gauntlet = Batallas épicas con el Guantelete
agreed-turn-clock = { $time } por turno
agreed-reserve-clock = { $time } por jugador
agreed-rated = cuenta para la clasificación
agreed-hints = con pistas

ago-now = hace un momento
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
    }
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
    }
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
    }
span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
    }
