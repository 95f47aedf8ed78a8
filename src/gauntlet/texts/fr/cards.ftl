# What the pieces say when they are read out, and the page that shows all cards.
piece-card = { $name }, niveau { $level }. { $points ->
    [0] Aucun point
    [one] { $points } point
   *[other] { $points } points
}, bonus { $bonus }{ $tags ->
    [0] {""}
    [one] , { $tags } symbole Avengers
   *[other] , { $tags } symboles Avengers
}. Coût : { $cost }.
piece-hidden = Une carte cachée de niveau { $level }
piece-deck = Paquet de niveau { $level } : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-location = { $name }, tuile Lieu. { $points } points pour { $needs }.
piece-battle = { $name }, bataille. Il faut { $needs }. { $power }
piece-avengers = Avengers Rassem{"\u00AD"}blement
piece-avengers-needs = Tuile Avengers Rassemblement, { $points } points. { $count ->
    [one] Il faut { $count } symbole Avengers.
   *[other] Il faut { $count } symboles Avengers.
}
piece-gauntlet = Gant de l’Infini
piece-gauntlet-needs = Gant de l’Infini : pour l’assembler, il vous faut au moins { $points } points d’Infinité, un bonus de chacune des cinq Gemmes et un jeton Temps.
piece-progress = Points d’Infinité : { $points } sur { $goal }. { $count ->
    [0] Il ne manque rien.
   *[other] Il manque : { $missing }.
}

cards-intro = Quatre-vingt-dix personnages, huit faces de Lieu et huit batailles. Chaque emblème est généré à partir du nom de sa carte.
cards-filters = Filtres
cards-search = Chercher par nom
cards-level = Niveau
cards-level-choice = Niveau { $level }
cards-bonus = Bonus
cards-tags = Symboles Avengers
cards-tags-choice = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
cards-points = Points
cards-points-choice = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards-clear = Effacer les filtres
cards-found = { $count ->
    [0] Aucune carte ne correspond.
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-locations = Tuiles Lieu
cards-battles = Batailles épiques
cards-others = Paquets et objectifs
