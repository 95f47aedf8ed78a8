### The analysis board.

## What to analyze

analysis-lead = Abre cualquier posición y mira qué opina el motor. Todo se calcula en tu navegador.
analysis-paste = Pegar una partida o una posición
analysis-paste-text = Un archivo de partida, el texto de una posición o un enlace a cualquiera de los dos.
analysis-open = Abrir
analysis-new = Empezar de cero
analysis-players = Jugadores
analysis-epic = Batallas épicas
analysis-deal = Repartir una partida nueva
analysis-to-editor = Preparar una posición
analysis-from-games = Tus partidas están aquí:
analysis-kept = Análisis guardados
analysis-decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}

## What cannot be opened

analysis-wrong-link = Este enlace no contiene ninguna posición, o solo una parte. Cópialo entero otra vez.
analysis-wrong-nothing = Esto no es un archivo de partida, ni una posición, ni un enlace. Un archivo de partida empieza con una llave; una posición, con gauntlet-position/1.
analysis-wrong-not-over = Esta partida aún no ha terminado. Podrás analizarla cuando acabe.
analysis-wrong-gone = Este navegador no tiene esa partida ni ese análisis. Lo que guardas se queda en el navegador donde lo guardaste.
# $reason is an English sentence for those who write such texts.
analysis-wrong-text = No hemos podido leer esto. { $reason }

## Positions that cannot be: a sentence for each kind of flaw

flaw-card = Una carta solo puede estar en un sitio, pero esta está en { $places }: { $card }.
flaw-card-missing = Falta una carta: { $card }. Todas deben estar en la mesa, con un jugador o en un mazo.
flaw-unknown = Nivel { $level }: cartas desconocidas { $unknown }, cartas no vistas { $unseen }. Los dos números deben coincidir.
flaw-market = Esta carta no está en la fila de su nivel: { $card }.
flaw-gap = Hay un hueco en la fila de nivel { $level }: debe ocuparlo la carta superior de su mazo.
flaw-deck = Esta carta no es del mazo de nivel { $level }: { $card }.
flaw-tokens = Fichas de { $token }: hay { $found } entre el centro y los jugadores, pero el juego tiene { $number }.
flaw-tiles = Piezas de Lugar distintas que hacen falta, conseguidas o no: { $players }. Dos lugares pueden ser las dos caras de una misma pieza.
flaw-battles = Hacen falta cinco batallas distintas, o ninguna.
flaw-time = El jugador { $seat } tiene más de una ficha de Tiempo. Nadie puede tener dos.
flaw-claimed = El jugador { $seat } ha reclamado una batalla que no está en la mesa, o la misma dos veces.
# $phase is a word of the position’s text.
flaw-question = La posición dice que se está decidiendo algo (fase: { $phase }), pero no hay nada que decidir.
flaw-ending = Solo con Batallas épicas puede terminar la partida a los 16 puntos. Sin ellas termina con el Guantelete.

## The engine

analysis-engine = Motor
analysis-cores = { $count ->
    [one] { $count } núcleo
   *[other] { $count } núcleos
}
analysis-cores-label = Núcleos del procesador
# $count is short: 12.3K.
analysis-visits = simulaciones: { $count }
analysis-settled = La búsqueda ha llegado al fondo.
analysis-thinking = Pensando…
analysis-off = El motor está apagado.
analysis-over = La partida termina aquí.
analysis-best = Mejores decisiones
analysis-line = Línea principal
analysis-chances = Probabilidad de ganar: { $chances }
analysis-chance = { $who } { $value } %
analysis-chances-unknown = Probabilidad de ganar: aún no se sabe

## Decisions and variations

analysis-seat = Jugador { $seat }
analysis-moves = Decisiones y variantes
analysis-start = Posición inicial
analysis-variation = Variante:
analysis-here = Esta decisión
analysis-name = Nombrar
analysis-name-title = Nombre de la variante
analysis-name-keep = Guardar nombre
analysis-promote = Hacer línea principal
analysis-cut = Borrar desde aquí

## What to do with it

analysis-title = Ponle nombre a este análisis
analysis-another = Abrir otra
analysis-keep = Guardar
analysis-kept-now = Guardado en este navegador. Desde ahora se guarda cada cambio.
analysis-unkept = Este navegador no puede guardar ahora (ventana privada o sin espacio). La dirección lo contiene todo: guárdala o compártela como enlace.
analysis-edit = Editar posición
analysis-shuffled = Había cartas que nadie conocía: se han barajado al azar. El motor tampoco las conoce.
analysis-share = Compartir
analysis-share-link = Enlace a esta posición y todas las variantes
analysis-share-message = Una posición de Gauntlet
analysis-share-picture = Imagen de la mesa
analysis-share-position = Texto de la posición
analysis-picture-failed = Este navegador no ha podido dibujar la imagen. Prueba con otro o comparte el enlace.
analysis-play = Jugar desde aquí
analysis-play-text = Empieza una partida nueva en esta posición. Las cartas que nadie ha visto se barajan.
analysis-play-seat = Tu asiento
analysis-play-against = Rivales
analysis-play-go = Empezar la partida
