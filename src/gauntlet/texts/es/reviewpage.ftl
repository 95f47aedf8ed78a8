### The page on which a finished game is looked at again.

reviewpage-working = Repasando todas las decisiones…
reviewpage-not-over = Esta partida aún no ha terminado. Se podrá analizar cuando termine.
reviewpage-to-table = A la mesa

curve-label = Probabilidades de ganar durante la partida: { $ends }.
curve-end = { $who } del { $first } al { $last } %
curve-percent = { $value } %

replay-title = Repetición
replay-first = Al principio
replay-back = Una decisión atrás
replay-play = Reproducir
replay-stop = Parar
replay-on = Una decisión adelante
replay-last = Al final
replay-slider = Decisión

verdict-setup = La mesa está puesta; nadie ha jugado todavía.
verdict-lost = { $loss ->
    [one] { $loss } punto de probabilidad de ganar perdido
   *[other] { $loss } puntos de probabilidad de ganar perdidos
    }
verdict-better = Mejor:
verdict-chances = { $best } % de ganar en vez de { $value } %

moments-lost = Ronda { $round }, { $loss } % perdido
moments-chances = { $who }: { $before } % → { $after } %

players-title = Cómo ha decidido cada uno
players-loss = { $loss } %
