### The game in the terminal: what is asked and answered, the board, and lists.

## The game by typing: commands, questions and answers

terminal-help = Escribe el número de una decisión, o la decisión en notación, por ejemplo: { $example }

# What can be typed: a word without spaces.
terminal-command-board = tablero
terminal-command-hint = pista
terminal-command-undo = deshacer
terminal-command-save = guardar
terminal-command-quit = salir
terminal-command-help = ayuda
terminal-file = ARCHIVO
terminal-file-example = mi-partida.json

# What it does.
terminal-help-board = mostrar el tablero otra vez
terminal-help-hint = qué haría alguien que juega muy bien
terminal-help-undo = deshacer tu última decisión
terminal-help-save = guardar la partida en un archivo
terminal-help-quit = salir de la partida
terminal-help-help = mostrar esta ayuda

# What is asked outside of the choice of an action, where the board says it all.
terminal-ask-pay = ¿Con qué pagas? De la forma habitual, primero las Gemas; los comodines cubren lo que falte.
terminal-ask-gain = Tu superpoder te da una Gema. ¿Cuál?
terminal-ask-return = Tienes más de 10 fichas. ¿Cuál devuelves?
terminal-ask-location = Puedes coger varios Lugares. ¿Cuál?
terminal-ask-claim = ¿Reclamas una batalla?
terminal-left = Has salido de la partida.
terminal-no-number = No hay decisión { $line }: los números van del 1 al { $last }.
terminal-not-possible = «{ $line }» no es posible ahora: elige uno de los números de arriba o escribe { $help }.
terminal-not-understood = «{ $line }» no es una decisión: elige uno de los números de arriba o escribe { $help }.
terminal-did-you-mean = ¿Querías decir «{ $near }»?
terminal-nothing-to-undo = No tienes nada que deshacer.
terminal-save-where = Di dónde: { $example }
terminal-save-exists = { $file } ya existe; elige otro nombre.
terminal-save-no-folder = { $file } no se puede escribir: no existe esa carpeta.
terminal-save-forbidden = { $file } no se puede escribir: no está permitido.
terminal-save-failed = { $file } no se puede escribir.
terminal-saved = Guardada. Vuelve a verla con: { $command }
terminal-save-offer = Guardar la partida como (Intro para no guardarla):

## The choices, under these words

terminal-menu-recruit = Reclutar
terminal-menu-take = Coger
terminal-menu-reserve = Reservar
terminal-menu-pass = Pasar
terminal-menu-pay = Pagar
terminal-menu-gain = Coger
terminal-menu-return = Devolver
terminal-menu-location = Lugar
terminal-menu-claim = Batalla
terminal-menu-deck = la primera carta del mazo { $level }

## The board: letters for tokens, and labels

terminal-letter-mind = M
terminal-letter-space = E
terminal-letter-soul = A
terminal-letter-power = P
terminal-letter-reality = R
terminal-letter-time = T
terminal-letter-shield = H
terminal-letter-tag = V
terminal-letter-level = N
terminal-pair = { $label }: { $text }
terminal-asked = Ronda { $round }, decide { $who }
terminal-over = Ronda { $round }, la partida ha terminado
terminal-bank = Centro
terminal-location = Lugar
terminal-battle = Batalla
terminal-avengers = pieza de los Vengadores
terminal-tokens = fichas
terminal-tokens-held = { $count } de 10
terminal-bonuses = bonif.
terminal-hand = en mano
terminal-hidden = una carta oculta de nivel { $level }
terminal-locations = Lugares
terminal-battles = batallas
terminal-card-bonus = bonificación { $stone }
terminal-card-cost = cuesta { $cost }

## A recorded game, and the lists of cards

terminal-story = { $epic ->
    [yes] { $names }: con Batallas épicas
   *[no] { $names }: juego básico
    }
terminal-column-card = carta
terminal-column-location = Lugar
terminal-column-battle = batalla
terminal-column-level = nivel
terminal-column-bonus = bonif.
terminal-column-points = puntos
terminal-column-tags = iconos
terminal-column-cost = coste
terminal-column-tile = pieza
terminal-column-needs = requiere
terminal-no-card = Ninguna carta es así.
terminal-worth-each = Cada uno vale { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
    }.
