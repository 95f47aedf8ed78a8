### The log in words: what is done in the game and at the table, how a game ends, bots and chat phrases.

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } y { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } e { $last }

## Deeds

deed-take = { $who } coge { $tokens }.
deed-reserve = { $shield ->
    [yes] { $who } reserva a { $card } y coge una ficha de S.H.I.E.L.D.
   *[no] { $who } reserva a { $card }.
    }
deed-reserve-deck = { $shield ->
    [yes] { $who } reserva a { $card } del mazo de nivel { $level } y coge una ficha de S.H.I.E.L.D.
   *[no] { $who } reserva a { $card } del mazo de nivel { $level }.
    }
deed-reserve-unseen = { $shield ->
    [yes] { $who } reserva la primera carta del mazo de nivel { $level } y coge una ficha de S.H.I.E.L.D.
   *[no] { $who } reserva la primera carta del mazo de nivel { $level }.
    }
deed-choose = { $who } va a reclutar a { $card } y elige con qué pagar.
deed-pay-discount = { $who } paga 1 ficha de { $stone } menos.
deed-pay-shield = { $who } usa una ficha de S.H.I.E.L.D. como { $stone }.
deed-pay-time = { $who } usa la ficha de Tiempo como { $stone }.
deed-recruit = { $source ->
    [hand] { $who } recluta de su mano a { $card } por { $tokens }.
   *[market] { $who } recluta a { $card } por { $tokens }.
    }
deed-recruit-free = { $source ->
    [hand] { $who } recluta de su mano a { $card } sin gastar fichas.
   *[market] { $who } recluta a { $card } sin gastar fichas.
    }
deed-time = { $who } recibe una ficha de Tiempo.
deed-gain = { $who } coge además { $tokens }.
deed-return = { $who } devuelve { $tokens }.
deed-avengers = { $who } coge la pieza de ¡Vengadores, reuníos!
deed-avengers-from = { $who } le quita a { $loser } la pieza de ¡Vengadores, reuníos!
deed-location = { $who } coge el Lugar { $location }.
deed-claim = { $who } reclama la batalla «{ $battle }».
deed-decline = { $who } no reclama ninguna batalla.
deed-pass = { $who } no puede hacer nada y pasa.
deed-refill = Nueva carta en el nivel { $level }, posición { $place }: { $card }.
deed-refill-empty = La posición { $place } del nivel { $level } queda vacía.

## The end of a game

end-gauntlet = { $count ->
    [one] { $winners } ensambla el Guantelete del Infinito y gana.
   *[other] { $winners } ensamblan el Guantelete del Infinito y comparten la victoria.
    }
end-sixteen = { $count ->
    [one] { $winners } gana con la mayor puntuación.
   *[other] { $winners } empatan a puntos y comparten la victoria.
    }
end-gauntlet-stayed = { $count ->
    [one] El Guantelete del Infinito está ensamblado y, entre quienes han seguido en la partida, gana { $winners }.
   *[other] El Guantelete del Infinito está ensamblado y, entre quienes han seguido en la partida, { $winners } comparten la victoria.
    }
end-sixteen-stayed = { $count ->
    [one] Entre quienes han seguido en la partida, { $winners } tiene más puntos y gana.
   *[other] Entre quienes han seguido en la partida, { $winners } tienen más puntos y comparten la victoria.
    }
end-stalemate = Nadie puede hacer nada más: la partida termina sin ganador.
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
tie-points = Deciden los puntos.
tie-avengers = Empate a puntos: decide la pieza de ¡Vengadores, reuníos!
tie-cards = Sigue el empate: gana quien ha reclutado menos cartas.
tie-shared = Empate en todo: se comparte la victoria.

## At the table

event-opened = La mesa está abierta.
event-seated = { $who } se sienta a la mesa.
event-vacated = { $who } deja su asiento.
event-started = Empieza la partida.
event-undone = { $who } deshace la última jugada.
event-pause-asked = { $who } pide una pausa.
event-paused = La partida está en pausa.
event-resumed = { $who } reanuda la partida.
event-stood-in = Un bot sigue jugando por { $who }.
event-returned = { $who } está de vuelta.
event-forfeited = { $who } queda fuera de la partida.
event-timed-out = A { $who } se le ha acabado el tiempo.
event-resigned = { $who } se rinde.
event-left = { $who } se va de la mesa.
event-rematch = { $who } prepara la revancha.

## Bots

level-pebble = Guijarro
level-pebble-style = Acapara Gemas hasta que no le caben más y luego se las gasta en quien puede.
level-magpie = Urraca
level-magpie-style = Solo tiene ojos para los puntos y se queda las cartas grandes mucho antes de poder pagarlas.
level-mason = Cantero
level-mason-style = Construye carta a carta, primero las pequeñas.
level-comet = Cometa
level-comet-style = Corre tras los puntos sin mirar a los lados.
level-tinker = Manitas
level-tinker-style = Juega su primera buena idea. Tiene muchas.
level-navigator = Navegante
level-navigator-style = Contrasta su idea con unos pocos futuros antes de cada jugada.
level-warden = Guardián
level-warden-style = Piensa dos jugadas por delante: la suya y después la tuya.
level-sage = Sabio
level-sage-style = Sigue más de cien futuros antes de cada jugada. Ya ha visto casi todos los errores.
level-astronomer = Astrónomo
level-astronomer-style = Ve lejos: sabe qué carta necesitas antes que tú.
level-oracle = Oráculo
level-oracle-style = Sigue miles de futuros antes de cada jugada. Buena suerte.

## Chat phrases

phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-hurry = ¡Te toca!
phrase-rematch = ¿Otra partida?
phrase-bye = ¡Hasta luego!
