### The page on which a finished game is looked at again.

reviewpage-working = Repasando todas las decisiones…
reviewpage-not-over = Esta partida aún no ha terminado. Podrás revisarla cuando termine.
reviewpage-to-table = Volver a la mesa

curve-label = Probabilidades de ganar durante la partida: { $ends }.
curve-end = { $who } del { $first } al { $last } %
curve-percent = { $value } %

replay-title = Repetición
replay-first = Ir al principio
replay-back = Decisión anterior
replay-play = Reproducir
replay-stop = Parar
replay-on = Decisión siguiente
replay-last = Ir al final
replay-slider = Decisión

verdict-setup = La mesa está puesta; nadie ha jugado todavía.
verdict-doubt = El motor no está seguro de esta.
verdict-before = La mesa muestra la posición antes de la decisión: en contorno, lo jugado; iluminado, lo mejor.
verdict-better = Mejor:
verdict-chances = { $best } % de probabilidad de ganar en vez de { $value } %

moments-own = Tus decisiones
moments-others = El resto
moments-lost = Ronda { $round }, −{ $loss } % de probabilidad
moments-chances = { $who }: { $before } % → { $after } %

players-title = Cómo ha jugado cada uno
players-loss = { $loss } %
