### How the bots play. Their names are the same in every language.

bot-pebble-style = Amasse des Gemmes jusqu’à ne plus pouvoir en porter, puis les dépense pour le premier venu.
bot-magpie-style = Ne voit que les points et s’empare des grosses cartes bien avant de pouvoir les payer.
bot-mason-style = Construit carte après carte, en commençant par les petites.
bot-comet-style = Fonce vers les points sans regarder ni à gauche ni à droite.
bot-tinker-style = Joue la première bonne idée qui lui vient. Il lui en vient beaucoup.
bot-navigator-style = Confronte son idée à quelques avenirs avant chaque coup.
bot-warden-style = Pense deux coups à l’avance : le sien, puis le vôtre. Gare à la carte que vous alliez recruter.
bot-sage-style = Suit plus de cent avenirs avant chaque coup. Il a déjà vu presque toutes les erreurs.
bot-astronomer-style = Voit loin : il sait quelle carte il vous faut avant vous.
bot-oracle-style = Suit des milliers d’avenirs avant chaque coup. Bonne chance.
