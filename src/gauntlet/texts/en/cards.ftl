# What the pieces say when they are read out, and the page that shows all cards.
piece-card = { $name }, level { $level }. { $points ->
    [0] No points
    [one] { $points } point
   *[other] { $points } points
}, bonus { $bonus }{ $tags ->
    [0] {""}
    [one] , { $tags } Avengers tag
   *[other] , { $tags } Avengers tags
}. Cost: { $cost }.
piece-hidden = A hidden level { $level } card
piece-deck = Level { $level } deck: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
piece-location = { $name }, Location tile. { $points } points for { $needs }.
piece-battle = { $name }, battle. Needs { $needs }. { $power }
piece-avengers = Avengers Assemble
piece-avengers-needs = Avengers Assemble tile, { $points } points. { $count ->
    [one] { $count } Avengers tag is needed.
   *[other] { $count } Avengers tags are needed.
}
piece-gauntlet = Infinity Gauntlet
piece-gauntlet-needs = Infinity Gauntlet: to assemble it you need at least { $points } Infinity Points, a bonus of each of the five stones and a Time token.
piece-progress = { $points } of { $goal } Infinity Points. { $count ->
    [0] Nothing is missing.
   *[other] Missing: { $missing }.
}

cards-intro = Ninety characters, eight Location sides and eight battles. Every emblem is drawn from its card’s name.
cards-filters = Filters
cards-search = Search by name
cards-level = Level
cards-level-choice = Level { $level }
cards-bonus = Bonus
cards-tags = Avengers tags
cards-tags-choice = { $count ->
    [one] { $count } tag
   *[other] { $count } tags
}
cards-points = Points
cards-points-choice = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards-clear = Clear filters
cards-found = { $count ->
    [0] No cards match.
    [one] { $count } card
   *[other] { $count } cards
}
cards-locations = Location tiles
cards-battles = Epic Battles
cards-others = Decks and goals
