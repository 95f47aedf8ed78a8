### How the bots play. Their names are the same in every language.

bot-pebble-style = Acapara sus Gemas favoritas hasta que no le caben más y luego las gasta en quien puede.
bot-magpie-style = Solo tiene ojos para los puntos y se lleva las cartas grandes mucho antes de poder pagarlas.
bot-mason-style = Construye carta a carta, con uno o dos turnos de antelación y debilidad por una Gema.
bot-tinker-style = Valora cada carta por lo que aporta en cada turno. Ve una victoria a una jugada de distancia (la tuya también), pero no más allá.
bot-navigator-style = Explora cien futuros antes de cada jugada e intuye lo que vas a hacer.
bot-oracle-style = Juega mentalmente miles de partidas antes de cada jugada. ¡Suerte!
