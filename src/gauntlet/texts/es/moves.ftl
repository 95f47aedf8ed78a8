### What happens in a game, in words.

## Moves: what a decision did

move-take = { $who } coge { $tokens }.
move-reserve = { $shield ->
    [yes] { $who } reserva la carta «{ $card }» y coge una ficha de S.H.I.E.L.D.
   *[no] { $who } reserva la carta «{ $card }».
    }
move-reserve-deck = { $shield ->
    [yes] { $who } reserva la carta «{ $card }» del mazo de nivel { $level } y coge una ficha de S.H.I.E.L.D.
   *[no] { $who } reserva la carta «{ $card }» del mazo de nivel { $level }.
    }
move-reserve-unseen = { $shield ->
    [yes] { $who } reserva la primera carta del mazo de nivel { $level } y coge una ficha de S.H.I.E.L.D.
   *[no] { $who } reserva la primera carta del mazo de nivel { $level }.
    }
move-choose = { $who } va a reclutar la carta «{ $card }» y elige con qué pagar.
move-pay-discount = { $who } paga 1 ficha de { $stone } menos.
move-pay-shield = { $who } usa una ficha de S.H.I.E.L.D. como { $stone }.
move-pay-time = { $who } usa la ficha de Tiempo como { $stone }.
move-recruit = { $source ->
    [hand] { $who } recluta la carta «{ $card }» de su mano por { $tokens }.
   *[market] { $who } recluta la carta «{ $card }» por { $tokens }.
    }
move-recruit-free = { $source ->
    [hand] { $who } recluta la carta «{ $card }» de su mano sin gastar fichas.
   *[market] { $who } recluta la carta «{ $card }» sin gastar fichas.
    }
move-time = { $who } recibe una ficha de Tiempo.
move-gain = { $who } coge además { $tokens }.
move-return = { $who } devuelve { $tokens }.
move-avengers = { $who } coge la pieza de ¡Vengadores, reuníos!
move-avengers-from = { $who } le quita a { $loser } la pieza de ¡Vengadores, reuníos!
move-location = { $who } coge el Lugar { $location }.
move-claim = { $who } reclama la batalla «{ $battle }».
move-decline = { $who } no reclama ninguna batalla.
move-pass = { $who } no puede realizar ninguna acción y pasa.
move-refill = Nueva carta en el nivel { $level }, posición { $slot }: { $card }.
move-refill-empty = La posición { $slot } del nivel { $level } queda vacía.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } ensambla el Guantelete del Infinito y gana.
   *[other] { $winners } ensamblan el Guantelete del Infinito y comparten la victoria.
    }
end-sixteen = { $count ->
    [one] { $winners } gana por tener más puntos.
   *[other] { $winners } empatan a puntos y comparten la victoria.
    }
end-gauntlet-stayed = { $count ->
    [one] El Guantelete del Infinito está ensamblado y, entre quienes han seguido en la partida, gana { $winners }.
   *[other] El Guantelete del Infinito está ensamblado y, entre quienes han seguido en la partida, { $winners } comparten la victoria.
    }
end-sixteen-stayed = { $count ->
    [one] Entre quienes han seguido en la partida, { $winners } es quien más puntos tiene y gana.
   *[other] Entre quienes han seguido en la partida, { $winners } son quienes más puntos tienen y comparten la victoria.
    }
end-stalemate = Nadie puede jugar: la partida termina sin ganador.
end-limit = Ha terminado la última ronda: la partida acaba sin ganador.
end-resigned = { $count ->
    [one] Los demás se han rendido: gana { $winners }.
   *[other] Los demás se han rendido: { $winners } comparten la victoria.
    }
end-forfeit = { $count ->
    [one] No queda nadie más en la partida: gana { $winners }.
   *[other] No queda nadie más en la partida: { $winners } comparten la victoria.
    }
end-score = { $who } { $count }
end-points = Puntos: { $scores }.
tie-points = Gana quien tiene más puntos.
tie-avengers = Empate a puntos: decide la pieza de ¡Vengadores, reuníos!
tie-cards = Sigue el empate: gana quien ha reclutado menos cartas.
tie-shared = Empate en todo: se comparte la victoria.
