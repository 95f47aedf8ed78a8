### Reviews and hints: decisions as phrases, reasons, and the words of the report.

## A decision as something that can be done, in the middle of a sentence

doing-take = coger { $tokens }
doing-gain = coger además { $tokens }
doing-return = devolver { $tokens }
doing-reserve = reservar la carta «{ $card }»
doing-reserve-deck = reservar la primera carta del mazo de nivel { $level }
doing-recruit = reclutar la carta «{ $card }»
doing-discount = pagar 1 ficha menos de { $stone }
doing-shield = usar una ficha de S.H.I.E.L.D. como { $stone }
doing-time = usar la ficha de Tiempo como { $stone }
doing-pay = pagar de la forma habitual
doing-location = coger el Lugar { $location }
doing-claim = reclamar la batalla «{ $battle }»
doing-decline = no reclamar ninguna batalla
doing-pass = pasar

# A decision as a sentence, where the log has none: what is paid is not known yet.
does-recruit = { $who } recluta la carta «{ $card }».
does-pay = { $who } paga de la forma habitual.

## What a decision brings: a list of these, after the points

gain-avengers = la pieza de ¡Vengadores, reuníos!
gain-location = el Lugar { $location }
gain-time = la ficha de Tiempo
gain-first = la primera bonificación de { $stone }

# What a card is worth to the one who recruits it, added to a sentence that names it.
worth-gain = , lo que da { $gain }
worth-wins = , con lo que se gana la partida
worth-gauntlet = , con lo que se ensambla el Guantelete
worth-sixteen = , con lo que se llega a 16 puntos

## Why a decision of a game was good

reason-only-legal = Era la única decisión posible.
reason-won = Así se ganó la partida.
reason-ended = { $ending ->
    [sixteen] Así se llegó a 16 puntos.
   *[gauntlet] Así se ensambló el Guantelete.
    }
reason-brought = Aportó { $gain }.
reason-brought-near = Aportó { $gain } y dejó el Lugar { $location } a una sola bonificación de { $stone }.
reason-left-near = Dejó el Lugar { $location } a una sola bonificación de { $stone }.
reason-denied = Impidió que { $who } reclutara la carta «{ $card }»{ $worth }.
reason-denied-near = { $short ->
    [one] Se adelantó a { $who }, a quien le faltaba { $short } ficha para reclutar la carta «{ $card }».
   *[other] Se adelantó a { $who }, a quien le faltaban { $short } fichas para reclutar la carta «{ $card }».
    }
reason-best = El motor habría hecho lo mismo.
reason-as-good = { $nearly ->
    [yes] { $best } apenas era mejor.
   *[no] { $best } era igual de bueno.
    }

## Why it was bad

reason-missed-win = { $best } habría dado la victoria de inmediato.
reason-missed-end = { $ending ->
    [sixteen] { $best } habría permitido llegar a 16 puntos.
   *[gauntlet] { $best } habría permitido ensamblar el Guantelete.
    }
reason-gave-up = { $best } era posible y habría dado { $gain }.
reason-gave-up-reach = { $best } era posible y habría dado { $gain } y la opción de reclutar después la carta «{ $card }»{ $worth }.
reason-missed-reach = { $best } habría puesto la carta «{ $card }» al alcance{ $worth }.
reason-missed-near = { $best } habría dejado el Lugar { $location } a una sola bonificación de { $stone }.
reason-kept-from = { $short ->
    [one] { $best } habría impedido que se la llevara { $who }, a quien solo le faltaba { $short } ficha.
   *[other] { $best } habría impedido que se la quedara { $who }, a quien le faltaban { $short } fichas.
    }
reason-tempo = { $late ->
    [one] { $best } habría puesto la carta «{ $card }» al alcance un turno antes.
   *[other] { $best } habría puesto la carta «{ $card }» al alcance { $late } turnos antes.
    }
reason-lost-tokens = { $short ->
    [one] Obligó a devolver { $short } ficha; { $best } lo habría evitado.
   *[other] Obligó a devolver { $short } fichas; { $best } lo habría evitado.
    }
reason-allowed = { $did ->
    [yes] Así { $who } podía reclutar la carta «{ $card }»{ $worth }, y lo hizo.
   *[no] Así { $who } podía reclutar la carta «{ $card }»{ $worth }.
    }
reason-allowed-but = { $did ->
    [yes] { $who } podía después reclutar la carta «{ $card }»{ $worth }, y lo hizo; { $best } lo habría impedido.
   *[no] { $who } podía después reclutar la carta «{ $card }»{ $worth }; { $best } lo habría impedido.
    }
reason-better = { $best } era mejor: así { $who } gana el { $win } % de las partidas, y no el { $instead } %.
reason-better-plan = { $best } era mejor: así { $who } gana el { $win } % de las partidas, y no el { $instead } %, por ejemplo, con la idea de { $plan } más adelante.

## What else changed the chances

reason-came-up = Salió la carta «{ $card }».
reason-came-up-for = Salió la carta «{ $card }», y { $who } podía reclutarla.
reason-hidden-hand = Ahora decide { $who }, que conoce la carta oculta de su mano.
reason-unexpected = El motor no se lo esperaba.

## Why a decision is good, before it is taken

reason-only-choice = Es la única decisión posible.
reason-wins = Da la victoria de inmediato.
reason-ends = { $ending ->
    [sixteen] Llega a 16 puntos.
   *[gauntlet] Ensambla el Guantelete.
    }
reason-brings = Aporta { $gain }.
reason-brings-near = Da { $gain } y deja el Lugar { $location } a una sola bonificación de { $stone }.
reason-leaves-near = Deja el Lugar { $location } a una sola bonificación de { $stone }.
reason-reach = Pone la carta «{ $card }» al alcance{ $worth }.
reason-keeps = { $who } podría reclutar la carta «{ $card }»{ $worth }; esto lo impide.
reason-keeps-near = { $short ->
    [one] Se adelanta a { $who }, a quien le falta { $short } ficha para reclutar la carta «{ $card }».
   *[other] Se adelanta a { $who }, a quien le faltan { $short } fichas para reclutar la carta «{ $card }».
    }
reason-goes-on = Siguiente paso del plan: { $plan }.
reason-most-wins = Así es como más gana el motor: el { $win } % de las veces.
reason-win-rate = Así, el motor gana el { $win } % de las veces.

## The report

mark-forced = forzada
mark-good = buena
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave

review-percent = { $value } %
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Revisión de la partida
review-page-title = { $names }: revisión de la partida
review-headline = { $names }: { $kind ->
    [base] juego base
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
review-how-simulations = Cada decisión se ha analizado con { $number ->
    [one] { $number } simulación
   *[other] { $number } simulaciones
    } desde el punto de vista de quien la tomó (semilla { $seed }).
review-how-time = Cada decisión se ha analizado durante { $ms } ms desde el punto de vista de quien la tomó (semilla { $seed }).
review-turning-points = Momentos decisivos
review-marked = Imprecisiones, errores y errores graves
review-none-marked = Ninguna decisión costó mucho.
review-where = Ronda { $round }: { $move }
review-bad = { $mark }, ronda { $round }, −{ $loss } % de probabilidad: { $move }
review-mean-loss = pérdida media
review-chances = Probabilidad de victoria
review-spoken = Probabilidad de victoria durante la partida: { $ends }
review-spoken-end = { $who } del { $first } al { $last }
review-legend = por rondas; pulsa una marca para ver la decisión
review-won = victoria
review-per-decision = probabilidad perdida por decisión
review-decisions = Todas las decisiones
review-only-bad = Solo los errores
review-column-decision = Decisión
review-column-chance = Prob. previa
review-column-loss = Pérdida
review-column-mark = Nota
review-from = { $mark } a partir de { $points }
review-foot = La pérdida es la probabilidad de victoria que se cede respecto a la mejor decisión: { $marks }; por debajo, buena. Si la pérdida puede deberse al azar, la nota es la más benévola.
