# Las páginas para aprender: lecciones, retos, reglas.
learn-loading = Un momento…
learn-you = Tú
learn-rival = Ben
learn-rival-two = Carla
learn-view-text = Tablero en palabras
learn-view-board = Tablero en imagen
learn-back = Atrás
learn-again = Empezar de nuevo

learn-intro = Lecciones cortas en un tablero de verdad. Cada una muestra una regla y explica por qué existe.
learn-start = Empieza aquí
learn-go-on = Continúa: { $title }
learn-know-all = Has hecho todas las lecciones. ¡Prueba los retos!
learn-progress = { $done } de { $count } lecciones hechas
learn-part-first = Jugar en tres minutos
learn-part-first-text = Seis lecciones y ya puedes jugar tu primera partida.
learn-part-finer = Las reglas más finas
learn-part-finer-text = Qué pasa en los casos especiales y cómo aprovecharlos.
learn-part-battles = Batallas épicas
learn-part-battles-text = La expansión: batallas, sus superpoderes y otro final.
learn-done = hecha
learn-to-play = Jugar contra un bot

learn-coach = Guía
learn-lesson-of = Lección { $number } de { $count }
learn-step = Paso { $step } de { $count }
learn-continue = Continuar
learn-your-move = Te toca, en el tablero.
learn-other = Es legal, pero esta lección trata de otra cosa. Prueba con lo que brilla.
learn-next = Siguiente: { $title }
learn-finished = Era la última lección. ¡Muy bien!
learn-all = Todas las lecciones
learn-clauses = En las reglas:
learn-idle = El guía espera a que continúes.

learn-puzzles-intro = Posiciones de partidas reales. En cada una hay una sola mejor jugada: el motor ha probado todas las demás.
learn-puzzles-progress = { $done } de { $count } retos resueltos
learn-stars = Dificultad { $count } de 3
learn-kind-win-now = Gana este turno
learn-kind-win-in-two = Gana en dos turnos
learn-kind-first-card = ¿Qué carta primero?
learn-kind-keep = Impídeselo
learn-kind-pay = Paga bien
learn-kind-claim = Reclama una batalla
learn-kind-return = Devuelve bien
learn-task-win-now = Encuentra la jugada que gana este turno, hagan lo que hagan los demás después.
learn-task-win-in-two = Encuentra la jugada tras la cual ganas en tu próximo turno, haga lo que haga tu rival.
learn-task-first-card = Hay varias cartas al alcance. ¿Con cuál primero ganas en tu próximo turno, haga lo que haga tu rival?
learn-task-keep = Tu rival está a punto de ganar. Encuentra la única forma de impedirlo.
learn-task-pay = Aquí importa cómo pagas. Juega de modo que ganes en tu próximo turno, haga lo que haga tu rival.
learn-task-claim = Encuentra la jugada que gana al instante. Una batalla forma parte de ella.
learn-task-return = Cuidado con el límite de diez fichas. Juega de modo que ganes en tu próximo turno, haga lo que haga tu rival.
learn-solved = resuelto
learn-right = ¡Resuelto!
learn-half = ¡Bien! Tu rival ha respondido. Ahora remata.
learn-so-far = Hasta aquí, bien. Sigue.
learn-wrong = Esto no: { $decision }.
learn-short = Todavía te faltaría: { $what }.
learn-refuted = Entonces pasa esto: { $what }
learn-not-forced = No fuerza la victoria: tu rival tiene respuesta.
learn-not-kept = Eso no lo detiene.
learn-hint = Pista
learn-answer = Ver la solución
learn-answer-is = La solución: { $answer }.
learn-answer-then = { $first }; después: { $next }
learn-answer-or = { $one }; o bien: { $other }
learn-next-puzzle = Siguiente reto: { $title }
learn-last-puzzle = Era el último y el más difícil. ¡Muy bien!
learn-all-puzzles = Todos los retos

learn-rules-intro = Cada regla tiene un número. Busca una palabra o sigue los números.
learn-rules-search = Buscar en las reglas
learn-rules-found = { $count ->
    [0] Ninguna regla contiene esas palabras.
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}
learn-rules-sections = Secciones
learn-rules-clear = Mostrar todas las reglas
learn-rules-practise = Practícala:
