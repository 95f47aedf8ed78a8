### How the bots play. Their names are the same in every language.

bot-pebble-style = Acapara Gemas hasta que no le caben más y luego las gasta en quien puede.
bot-magpie-style = Solo tiene ojos para los puntos y se lleva las cartas grandes mucho antes de poder pagarlas.
bot-mason-style = Construye carta a carta, empezando por las pequeñas.
bot-comet-style = Corre tras los puntos sin mirar a los lados.
bot-tinker-style = Hace la primera buena jugada que ve. Y ve muchas.
bot-navigator-style = Antes de fiarse de una idea, la sigue unas cuantas jugadas hacia el futuro.
bot-warden-style = Vigila lo que reúnes y se lleva la carta que ibas a necesitar.
bot-sage-style = Compara cien futuros antes de cada jugada. Ya ha visto casi todos los errores.
bot-astronomer-style = Mira muy lejos: sabe qué carta necesitas antes que tú.
bot-oracle-style = Compara miles de futuros antes de cada jugada. ¡Suerte!
