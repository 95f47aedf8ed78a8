### How the bots play. Their names are the same in every language.

bot-pebble-style = Acapara Gemas hasta que no le caben más y luego las gasta en quien puede.
bot-magpie-style = Solo tiene ojos para los puntos y se lleva las cartas grandes mucho antes de poder pagarlas.
bot-mason-style = Construye carta a carta, empezando por las pequeñas.
bot-comet-style = Corre tras los puntos sin mirar a los lados.
bot-tinker-style = Juega la primera buena idea que se le ocurre. Y se le ocurren muchas.
bot-navigator-style = Antes de cada jugada, contrasta su idea con unos cuantos futuros.
bot-warden-style = Piensa dos jugadas por delante: la suya y luego la tuya. Ojo con la carta que ibas a reclutar.
bot-sage-style = Sigue más de cien futuros antes de cada jugada. Ya ha visto casi todos los errores.
bot-astronomer-style = Mira muy lejos: sabe qué carta necesitas antes que tú.
bot-oracle-style = Sigue miles de futuros antes de cada jugada. ¡Suerte!
