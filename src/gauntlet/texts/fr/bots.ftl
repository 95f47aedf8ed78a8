### How the bots play. Their names are the same in every language.

bot-pebble-style = Amasse des Gemmes jusqu’à ne plus pouvoir en porter, puis les dépense pour le premier venu.
bot-magpie-style = Ne voit que les points et s’empare des grosses cartes bien avant de pouvoir les payer.
bot-mason-style = Construit carte après carte, en commençant par les petites.
bot-comet-style = Fonce vers les points sans regarder ni à gauche ni à droite.
bot-tinker-style = Joue le premier bon coup qui se présente. Il en voit beaucoup.
bot-navigator-style = Suit son idée quelques coups dans l’avenir avant de s’y fier.
bot-warden-style = Surveille ce que vous collectionnez et prend la carte qu’il vous faudra ensuite.
bot-sage-style = Compare cent avenirs avant chaque coup. Presque aucune erreur ne lui est inconnue.
bot-astronomer-style = Voit loin : la carte qu’il vous faut, il la connaît avant vous.
bot-oracle-style = Compare des milliers d’avenirs avant chaque coup. Bonne chance.
