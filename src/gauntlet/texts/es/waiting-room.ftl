### A table before the first move: who sits where, and who goes first.

room-waiting = { $count ->
    [one] Queda { $count } asiento libre
   *[other] Quedan { $count } asientos libres
    }
room-invited = { $who } te invita a jugar
room-ready = Ya estamos todos
room-free = Asiento libre
room-you = Tú
room-bot = Bot
room-bot-label = Bot para el asiento { $seat }
room-bot-add = Añadir este bot
room-guest = En este dispositivo
room-guest-label = Nombre de la persona que juega en este dispositivo, asiento { $seat }
room-guest-add = Añadir
room-leave = Levantarse
room-remove = Quitar
room-your-name = Tu nombre
room-sit = Sentarse
room-link = Invita a tus amigos con este enlace
room-link-message = ¡Ven a jugar a Gauntlet conmigo!
room-first = ¿Quién empieza?
room-start = Empezar la partida
room-not-yet = Quien ha creado la mesa empezará la partida enseguida.
