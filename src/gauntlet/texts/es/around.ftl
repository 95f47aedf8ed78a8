### What stands around a table in the browser: waiting room, log, chat, clocks, hints, the end of the game.

## The waiting room

room-waiting = { $count ->
    [one] Queda { $count } silla libre
   *[other] Quedan { $count } sillas libres
    }
room-ready = Ya estamos todos
room-free = Una silla libre
room-you = Tú
room-bot = Bot
room-bot-label = Bot para la silla { $chair }
room-bot-add = Sentar a este bot
room-guest = Alguien en este dispositivo
room-guest-label = Nombre de la persona de este dispositivo para la silla { $chair }
room-guest-add = Sentar
room-stand = Levantarse
room-away = Echar
room-your-name = Tu nombre
room-sit = Sentarse
room-link = Envía este enlace a un amigo
room-link-message = Ven a jugar a Gauntlet conmigo
room-qr = El enlace como código QR
room-first = ¿Quién empieza?
room-start = Empezar la partida
room-not-yet = Quien ha creado la mesa empezará la partida enseguida.

## The log

log-title = Lo que ha pasado
log-empty = Aún no ha pasado nada.
log-newest = Ir a lo último
log-undone = (deshecho)
log-woken = El servidor ha vuelto; el reloj de este turno empieza de nuevo.
log-again = La revancha está preparada.

## Chat

chat-title = Chat
chat-empty = ¡Saluda!
chat-phrases = Frases rápidas
chat-label = Mensaje
chat-send = Enviar
chat-mute = Silenciar a { $who }
chat-muted = No ves los mensajes de { $who }.
chat-unmute = Volver a ver

## Clocks

clock-label = Tiempo restante: { $time }
clock-urgent = { $count ->
    [one] ¡Solo queda { $count } segundo!
   *[other] ¡Solo quedan { $count } segundos!
    }
clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
    }

## Several people at one device

pass-title = Le toca a { $who }
pass-text = Pasa el dispositivo. La mesa sigue tapada hasta que lo tenga { $who }.
pass-here = Soy { $who }

## Hints

hint-title = Pistas
hint-ask = Dame una pista
hint-thinking = Pensando…
hint-win = { $win } % de ganar
hint-show = Mostrarlo en la mesa
hint-hide = Ocultar la pista
hint-heard = Lo mejor: { $decision }. { $win } % de ganar.

## The end of the game

final-won = ¡Has ganado!
final-shared = ¡Victoria compartida!
final-lost = Esta vez no ha podido ser.
final-alone = Nadie más tiene 16 puntos, las cinco Gemas y el Tiempo.
final-table = Clasificación final
final-points = Puntos
final-cards = Cartas
final-locations = Lugares
final-avengers = ¡Vengadores, reuníos!
final-battles = Batallas
final-stones = Gemas y Tiempo
final-stones-count = { $time ->
    [yes] { $count } de 5 Gemas, y Tiempo
   *[no] { $count } de 5 Gemas, sin Tiempo
    }
final-yes = Sí
final-rematch = Jugar otra vez
final-to-rematch = A la revancha
final-review = Analizar la partida
final-new = Nueva mesa
final-share = Compartir la partida
final-share-label = La partida entera para verla
final-share-message = Una partida de Gauntlet
final-record = Descargar el registro
final-verify = ¿Se barajó limpiamente?

verify-explained = Todas las cartas se barajaron antes de la primera jugada. En ese momento se mostró a todos una huella de su orden; ahora que la partida ha terminado, tu navegador puede calcularla de nuevo con las cartas a la vista. Si las dos coinciden, nadie cambió nada.
verify-check = Comprobarlo ahora
verify-file = Descargar la prueba
verify-fair = Las huellas coinciden: las cartas estaban así desde el principio.
verify-changed = Las huellas no coinciden: este no es el orden prometido.
verify-unavailable = Este navegador solo calcula huellas en páginas servidas por https. Puedes descargar la prueba y comprobarla con «gauntlet verify».
verify-details = Los números
verify-promise = Huella al empezar (SHA-256)
verify-nonce = Secreto que se mezcló

## Sharing

share-copy = Copiar
share-share = Compartir
share-copied = Copiado.
share-by-hand = La dirección está seleccionada: cópiala con Ctrl+C.

## Menu, notifications

tablemenu-open = Opciones
tablemenu-title = En esta mesa
tablemenu-sound = Sonido
tablemenu-notify = Avisarme cuando sea mi turno
tablemenu-notify-refused = El navegador no permite avisos de esta página.
tablemenu-text = Mostrar la mesa en palabras
tablemenu-confirm = Confirmar cada elección
tablemenu-autopay = Pagar de la forma habitual sin preguntar
tablemenu-large = Cartas más grandes
tablemenu-speed = Movimiento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-none = Ninguno
tablemenu-return = He vuelto: quiero seguir jugando
tablemenu-pause = Pedir una pausa
tablemenu-pause-asked = Has pedido una pausa
tablemenu-resume = Seguir jugando
tablemenu-leave = Dejar la mesa
tablemenu-resign = Rendirse
tablemenu-stay = Seguir en la partida
tablemenu-leave-title = ¿Dejar la mesa?
tablemenu-leave-bot = Un bot jugará por ti. Puedes volver y tomar el relevo.
tablemenu-leave-forfeit = En esta mesa, quien se va ha perdido.
tablemenu-resign-title = ¿Rendirse?
tablemenu-resign-text = Después ya no podrás ganar esta partida.
notify-turn-title = Es tu turno
notify-turn-text = Los demás esperan tu jugada.
