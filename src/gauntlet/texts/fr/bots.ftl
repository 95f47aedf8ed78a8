### How the bots play. Their names are the same in every language.

bot-pebble-style = Amasse ses Gemmes préférées jusqu’à ne plus pouvoir en porter, puis les dépense pour le premier venu.
bot-magpie-style = Ne voit que les points et s’empare des grosses cartes bien avant de pouvoir les payer.
bot-mason-style = Construit carte après carte, avec un tour ou deux d’avance et un faible pour une Gemme.
bot-tinker-style = Juge chaque carte à ce qu’elle rapporte par tour. Voit une victoire un coup à l’avance, la vôtre aussi, mais pas plus loin.
bot-navigator-style = Explore cent avenirs avant chaque coup et devine ce que vous allez faire.
bot-oracle-style = Joue des milliers de parties dans sa tête avant chaque coup. Bonne chance.
