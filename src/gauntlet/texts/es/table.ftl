# The table of the browser client: what is asked, what is staged, and the board in words.

## Regions of the board

region-market = Cartas bocarriba y mazos
region-bank = Centro de la zona de juego
region-tiles = Lugares, ¡Vengadores, reuníos! y batallas
region-opponents = Los demás jugadores
region-players = Jugadores
region-mine = Tu zona
region-hand = { $count ->
    [0] Tu mano: ninguna carta
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
region-side = Crónica y chat

## Things on the board

deck-open = Puedes reservar su primera carta
market-gap = Un hueco
reach-now = Puedes reclutarla ya.
reach-location = Puedes coger este Lugar ahora.
reach-battle = Puedes reclamarla ahora.
reach-shields = Puedes reclutarla con ayuda de fichas de S.H.I.E.L.D.
bank-pile = Centro: { $tokens }{ $picked ->
    [0] {""}
    [one] , { $picked } elegida
   *[other] , { $picked } elegidas
}
bank-pile-open = Centro: { $tokens }{ $picked ->
    [0] {""}
    [one] , { $picked } elegida
   *[other] , { $picked } elegidas
}. Puedes coger una.
tile-location = Lugar { $name }: 3 puntos por { $needs }.
tile-avengers = ¡Vengadores, reuníos!, 3 puntos: para quien tenga primero 3 iconos de Vengadores.
tile-avengers-held = ¡Vengadores, reuníos!, 3 puntos: la tiene { $name } con { $count ->
    [one] { $count } icono de Vengadores.
   *[other] { $count } iconos de Vengadores.
}
claimed-by = Reclamada por { $names }.
near-mine = Tienes { $count } de { $need }.
near-rival = { $name } tiene { $count } de { $need }.
mine-token = { $tokens }: devolver una
row-turn = Está en su turno.
row-stood-in = Un bot juega en su lugar.
row-forfeited = Fuera de la partida.
progress-points = { $count } de { $goal } puntos de Infinito

## A player's area in words

area-points = { $name }: { $count } de { $goal } puntos.
area-bonuses = Bonificaciones: { $bonuses }.
area-no-bonuses = Sin bonificaciones.
area-tokens = Fichas, { $count } de { $most }: { $tokens }.
area-no-tokens = Sin fichas.
area-hand = { $count ->
    [0] Ninguna carta en la mano.
    [one] { $count } carta en la mano.
   *[other] { $count } cartas en la mano.
}
area-tags = { $count ->
    [one] { $count } icono de Vengadores.
   *[other] { $count } iconos de Vengadores.
}
area-avengers = Tiene la pieza de ¡Vengadores, reuníos!
area-locations = Lugares: { $locations }.
area-battles = Batallas: { $battles }.
area-no-time = Aún sin ficha de Tiempo.

## What is asked, and why

ask-turn = Tu turno: coge fichas, recluta o reserva.
ask-pass = Este turno no puedes hacer nada. Solo puedes pasar.
ask-pay = ¿Con qué quieres pagar la carta «{ $card }»?
ask-gain = Tu superpoder te deja coger una ficha más. ¿Cuál?
ask-return = { $count ->
    [one] Tienes más de { $most } fichas. ¿Cuál devuelves?
   *[other] Tienes más de { $most } fichas. Devuelve { $count }: ¿cuáles?
}
ask-location = Cumples los requisitos de varios Lugares, pero solo puedes coger uno por turno. ¿Cuál?
ask-claim = Puedes reclamar una batalla o esperar.

## What is staged

decide-take = Coger { $tokens }
decide-recruit = Reclutar la carta «{ $card }»
decide-reserve = Reservar la carta «{ $card }»
decide-reserve-deck = Reservar la primera carta del mazo de nivel { $level }
decide-pay = Pagar primero con Gemas
decide-discount = Pagar 1 ficha menos de { $stone }
decide-shield = Pagar { $stone } con una ficha de S.H.I.E.L.D.
decide-time = Pagar { $stone } con la ficha de Tiempo
decide-gain = Coger { $tokens }
decide-return = Devolver { $tokens }
decide-location = Coger el Lugar { $location }
decide-claim = Reclamar «{ $battle }»
decide-decline = No reclamar ninguna batalla
decide-pass = Pasar

bar-do-take = Coger
bar-do-recruit = Reclutar
bar-do-reserve = Reservar
bar-do-pay = Pagar
bar-do-discount = Pagar
bar-do-shield = Pagar
bar-do-time = Pagar
bar-do-gain = Coger
bar-do-return = Devolver
bar-do-location = Coger
bar-do-claim = Reclamar
bar-do-decline = No reclamar
bar-do-pass = Pasar
bar-recruit = Mejor reclutar
bar-reserve = Mejor reservar
bar-clear = Borrar la elección
bar-pay-otherwise = Pagar de otra manera
bar-never = No preguntar más
bar-sending = Enviando…
bar-unpick = Devolver al centro: { $stone }
bar-return-more = { $count ->
    [one] Elige una ficha más para devolver.
   *[other] Elige { $count } fichas más para devolver.
}
bar-pick-more = { $count ->
    [one] Elige una ficha más.
   *[other] Elige { $count } fichas más.
}

result-tokens = { $count ->
    [one] Tendrás { $count } ficha de { $most }.
   *[other] Tendrás { $count } fichas de { $most }.
}
result-points = { $count ->
    [one] { $count } punto en total.
   *[other] { $count } puntos en total.
}
result-location = También coges el Lugar { $location }.
result-avengers = También coges la pieza de ¡Vengadores, reuníos!
result-asks-pay = Luego eliges con qué pagar.
result-asks-gain = Luego coges una ficha más.
result-asks-return = Luego devuelves { $count }.
result-asks-location = Luego eliges un Lugar.
result-asks-claim = Luego puedes reclamar una batalla.

lack-missing = Te falta: { $tokens }.
lack-even-so = { $count ->
    [one] Aun con tus fichas de S.H.I.E.L.D. te falta { $count }.
   *[other] Aun con tus fichas de S.H.I.E.L.D. te faltan { $count }.
}

about-location = { $name }: 3 puntos al final de tu turno si tienes { $needs }.
about-avengers = ¡Vengadores, reuníos!: 3 puntos para quien tenga primero al menos 3 iconos de Vengadores, hasta que alguien tenga más.
about-deck = Ahora no se puede robar de este mazo: está vacío o tu mano está llena.
about-time = La ficha de Tiempo no se coge: llega con tu primera carta de nivel 3.
about-shield = La ficha de S.H.I.E.L.D. llega al reservar una carta. Vale por cualquier Gema.
about-bank = No puedes añadir esta ficha: coge 3 diferentes, o 2 iguales si quedan al menos 4.
about-empty = En el centro ya no quedan fichas de esta Gema.
lens-needs = Requiere { $needs }.

## The page

status-yours = Tu turno
status-theirs = Turno de { $name }
status-asked = { $name }, es tu turno
status-over = La partida ha terminado
status-paused = La partida está en pausa
status-watching = Estás mirando.
status-onlookers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
status-waiting = { $name } está eligiendo…
table-title-yours = ● Tu turno – Gauntlet
table-title-theirs = { $name } – Gauntlet
table-connecting = Entrando en la mesa…
table-drawing = Barajando las cartas entre todos…
table-lost = Se ha perdido la conexión. Seguimos intentándolo; tu elección se conserva.
table-gone = Esta mesa no existe. Puede que el enlace esté mal escrito o que la mesa ya no esté.
table-heading = La mesa
side-open = Crónica y chat
side-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
table-undo = Deshacer
table-keys = Atajos

## The keys

help-title = Jugar con el teclado
help-text = Tab pasa de una parte de la mesa a otra.
help-market = Ir a las cartas
help-bank = Ir a las fichas del centro
help-hand = Ir a tu mano
help-tiles = Ir a los Lugares y batallas
help-opponents = Ir a los demás jugadores
help-arrows = Moverse dentro de una parte
help-stones = Elegir Mente, Espacio, Alma, Poder o Realidad
help-recruit = Reclutar la carta
help-reserve = Reservar la carta
help-space = Ver la carta en grande
help-enter = Elegir y luego enviar
help-escape = Borrar la elección
help-undo = Deshacer tu jugada
help-replay = Mostrar otra vez la última ronda
help-help = Esta ayuda
help-letters = Atajos de una sola letra

## The board as text

text-intro = Toda la mesa en forma de texto. Lo que puedes hacer está en «Tus decisiones».
text-decisions = Tus decisiones
text-no-decisions = Ahora no tienes que decidir nada.
text-take = Coger fichas
text-recruit = Reclutar
text-reserve = Reservar
text-other = Otras
text-players = Jugadores
text-card = Carta
text-worth = Puntos
text-bonus = Bonificación
text-tags = Iconos
text-cost = Coste
text-lack = Falta
text-level = Nivel { $level }
text-deck = { $count ->
    [0] El mazo está vacío.
    [one] { $count } carta en el mazo.
   *[other] { $count } cartas en el mazo.
}
text-empty = vacío
text-nothing = nada
text-bank = En el centro: { $tokens }.
text-hand = Tu mano
text-tiles = Piezas
text-hidden = una carta oculta de nivel { $level }
text-last = Últimas jugadas

## Clocks

clock-label = Tiempo restante: { $time }
clock-urgent = { $count ->
    [one] ¡Solo queda { $count } segundo!
   *[other] ¡Solo quedan { $count } segundos!
    }

## Several people on one device

pass-title = Le toca a { $who }
pass-text = Pasa el dispositivo. La mesa sigue tapada hasta que lo tenga { $who }.
pass-here = Soy { $who }

## Sharing a link

share-qr = El enlace como código QR
share-copy = Copiar
share-share = Compartir
share-copied = Copiado.
share-by-hand = El enlace está seleccionado: cópialo con Ctrl+C.

## Menu and notifications

tablemenu-open = Opciones
tablemenu-title = En esta mesa
tablemenu-sound = Sonido
tablemenu-notify = Avisarme cuando sea mi turno
tablemenu-notify-refused = El navegador no permite las notificaciones de esta página.
tablemenu-text = Ver la mesa como texto
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
tablemenu-leave-bot = Un bot jugará por ti. Puedes volver cuando quieras y retomar la partida.
tablemenu-leave-forfeit = En esta mesa, quien se va pierde.
tablemenu-resign-title = ¿Rendirse?
tablemenu-resign-text = Si te rindes, ya no podrás ganar esta partida.
notify-turn-title = Es tu turno
notify-turn-text = Los demás esperan tu jugada.

## Hints

hint-title = Pistas
hint-ask = Dame una pista
hint-thinking = Pensando…
hint-win = { $win } % de probabilidad de ganar
hint-show = Mostrarla en la mesa
hint-hide = Ocultar la pista
hint-heard = Lo mejor: { $decision }. { $win } % de probabilidad de ganar.
