### Reviews and hints: decisions as phrases, reasons, and the words of the report.

## A decision as something that can be done, in the middle of a sentence

doing-take = coger { $tokens }
doing-gain = coger además { $tokens }
doing-return = devolver { $tokens }
doing-reserve = reservar a { $card }
doing-reserve-deck = reservar la primera carta del mazo de nivel { $level }
doing-recruit = reclutar a { $card }
doing-discount = pagar 1 ficha de { $stone } menos
doing-shield = usar una ficha de S.H.I.E.L.D. como { $stone }
doing-time = usar la ficha de Tiempo como { $stone }
doing-pay = pagar de la forma habitual
doing-location = coger el Lugar { $location }
doing-claim = reclamar la batalla «{ $battle }»
doing-decline = no reclamar ninguna batalla
doing-pass = pasar

# A decision as a sentence, where the log has none: what is paid is not known yet.
does-recruit = { $who } recluta a { $card }.
does-pay = { $who } paga de la forma habitual.

## What a decision brings: a list of these, after the points

gain-avengers = la pieza de ¡Vengadores, reuníos!
gain-location = el Lugar { $location }
gain-time = la ficha de Tiempo
gain-first = la primera bonificación de { $stone }

# What a card is worth to the one who recruits it, added to a sentence that names it.
worth-gain = , lo que da { $gain }
worth-wins = , lo que gana la partida
worth-gauntlet = , lo que completa el Guantelete
worth-sixteen = , lo que suma 16 puntos

## Why a decision of a game was good

reason-only-legal = Era la única decisión posible.
reason-won = Así se ganó la partida.
reason-ended = { $ending ->
    [sixteen] Así se llegó a 16 puntos.
   *[gauntlet] Así se completó el Guantelete.
    }
reason-brought = Dio { $gain }.
reason-brought-near = Dio { $gain } y dejó el Lugar { $location } a una sola bonificación de { $stone }.
reason-left-near = Dejó el Lugar { $location } a una sola bonificación de { $stone }.
reason-best = El análisis habría elegido lo mismo.
reason-as-good = { $nearly ->
    [yes] { $best } apenas era mejor.
   *[no] { $best } era igual de bueno.
    }

## Why it was bad

reason-missed-win = { $best } habría ganado la partida de inmediato.
reason-missed-end = { $ending ->
    [sixteen] { $best } habría sumado 16 puntos.
   *[gauntlet] { $best } habría completado el Guantelete.
    }
reason-gave-up = { $best } era posible y habría dado { $gain }.
reason-gave-up-reach = { $best } era posible y habría dado { $gain }, y después { $card }{ $worth }.
reason-missed-reach = { $best } habría puesto a { $card } al alcance{ $worth }.
reason-missed-near = { $best } habría dejado el Lugar { $location } a una sola bonificación de { $stone }.
reason-kept-from = { $short ->
    [one] { $best } habría impedido que se la quedara { $who }, a quien le faltaba { $short } ficha.
   *[other] { $best } habría impedido que se la quedara { $who }, a quien le faltaban { $short } fichas.
    }
reason-allowed = { $did ->
    [yes] Así { $who } podía reclutar a { $card }{ $worth }, y lo hizo.
   *[no] Así { $who } podía reclutar a { $card }{ $worth }.
    }
reason-allowed-but = { $did ->
    [yes] { $who } podía después reclutar a { $card }{ $worth }, y lo hizo; { $best } lo habría impedido.
   *[no] { $who } podía después reclutar a { $card }{ $worth }; { $best } lo habría impedido.
    }
reason-better = { $best } era mejor: así { $who } gana el { $win } % de las partidas, y no el { $instead } %.
reason-better-plan = { $best } era mejor: así { $who } gana el { $win } % de las partidas, y no el { $instead } %, por ejemplo con la idea de { $plan } más tarde.

## What else changed the chances

reason-came-up = Salió la carta { $card }.
reason-came-up-for = Salió la carta { $card }, y { $who } podía reclutarla.
reason-hidden-hand = { $who } decide a continuación y conoce una carta oculta de su mano.
reason-unexpected = El análisis no lo esperaba.

## Why a decision is good, before it is taken

reason-only-choice = Es la única decisión posible.
reason-wins = Gana la partida de inmediato.
reason-ends = { $ending ->
    [sixteen] Llega a 16 puntos.
   *[gauntlet] Completa el Guantelete.
    }
reason-brings = Da { $gain }.
reason-brings-near = Da { $gain } y deja el Lugar { $location } a una sola bonificación de { $stone }.
reason-leaves-near = Deja el Lugar { $location } a una sola bonificación de { $stone }.
reason-reach = Pone a { $card } al alcance{ $worth }.
reason-keeps = { $who } podría reclutar a { $card }{ $worth }; esto lo impide.
reason-keeps-near = { $short ->
    [one] Se adelanta a { $who }, a quien le falta { $short } ficha para reclutar a { $card }.
   *[other] Se adelanta a { $who }, a quien le faltan { $short } fichas para reclutar a { $card }.
    }
reason-goes-on = El plan a continuación: { $plan }.
reason-most-wins = Así es como más gana el análisis: el { $win } % de sus partidas.
reason-win-rate = Así el análisis gana el { $win } % de sus partidas.

## The report

mark-forced = forzada
mark-best = óptima
mark-good = buena
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave

review-percent = { $value } %
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Análisis de la partida
review-page-title = { $names }: análisis de la partida
review-headline = { $names }: { $kind ->
    [base] juego básico
    [gauntlet] Batallas épicas con el final del Guantelete
   *[sixteen] Batallas épicas
    }, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
    } en { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
    }
review-not-over = La partida no ha terminado.
review-how-simulations = Cada decisión, con { $number ->
    [one] { $number } simulación
   *[other] { $number } simulaciones
    } desde el asiento que la tomó, semilla { $seed }.
review-how-time = Cada decisión, con { $ms } ms desde el asiento que la tomó, semilla { $seed }.
review-turning-points = Momentos decisivos
review-marked = Imprecisiones, errores y errores graves
review-none-marked = Ninguna decisión costó mucho.
review-where = Ronda { $round }: { $told }
review-bad = { $mark }, ronda { $round }, { $loss } puntos perdidos: { $told }
review-mean-loss = pérdida media
review-chances = Probabilidad de victoria
review-spoken = Probabilidad de victoria durante la partida: { $ends }
review-spoken-end = { $who } del { $first } al { $last }
review-legend = por rondas; las marcas llevan a la decisión
review-won = victoria
review-per-decision = puntos perdidos por decisión
review-decisions = Todas las decisiones
review-only-bad = Solo lo que costó algo
review-column-decision = Decisión
review-column-chance = Prob. previa
review-column-loss = Pérdida
review-column-mark = Nota
review-from = { $mark } a partir de { $points }
review-foot = La pérdida se cuenta en puntos de probabilidad de victoria respecto a la mejor decisión: { $marks }; por debajo, óptima. Una pérdida que puede deberse al azar nunca se califica peor que buena.
