# What the pieces say when they are read out, and the page that shows all cards.
piece-card = { $name }, nivel { $level }. { $points ->
    [0] Sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}, bonificación de { $bonus }{ $tags ->
    [0] {""}
    [one] , { $tags } icono de Vengadores
   *[other] , { $tags } iconos de Vengadores
}. Coste: { $cost }.
piece-hidden = Una carta oculta de nivel { $level }
piece-deck = Mazo de nivel { $level }: { $count ->
    [0] vacío
    [one] { $count } carta
   *[other] { $count } cartas
}
piece-location = { $name }, pieza de Lugar. { $points } puntos por { $needs }.
piece-battle = { $name }, batalla. Requiere { $needs }. { $power }
piece-avengers = ¡Vengadores, reuníos!
piece-avengers-needs = Pieza de ¡Vengadores, reuníos!, { $points } puntos. { $count ->
    [one] Hace falta { $count } icono de Vengadores.
   *[other] Hacen falta { $count } iconos de Vengadores.
}
piece-gauntlet = Guantelete del Infinito
piece-gauntlet-needs = Guantelete del Infinito: ganas con { $points } puntos de Infinito, una bonificación de cada una de las cinco Gemas y una ficha de Tiempo.
piece-progress = { $points } de { $goal } puntos de Infinito. { $count ->
    [0] No falta ninguna Gema.
   *[other] Falta: { $missing }.
}

cards-intro = Noventa personajes, ocho caras de Lugares y ocho batallas. Cada emblema nace del nombre de su carta.
cards-filters = Elige qué ver
cards-search = Buscar por nombre
cards-level = Nivel
cards-level-choice = Nivel { $level }
cards-bonus = Bonificación
cards-tags = Iconos de Vengadores
cards-tags-choice = { $count ->
    [one] { $count } icono
   *[other] { $count } iconos
}
cards-points = Puntos
cards-points-choice = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
cards-clear = Mostrar todo otra vez
cards-found = { $count ->
    [0] Ninguna carta coincide.
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-locations = Piezas de Lugar
cards-battles = Batallas épicas
cards-others = Mazos y objetivos
