# What the pieces say when they are read out, and the page that shows all cards.
piece-card = { $name }, poziom { $level }. { $points ->
    [0] Bez punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, bonus: { $bonus }{ $tags ->
    [0] {""}
    [one] , { $tags } symbol Avengers
    [few] , { $tags } symbole Avengers
   *[many] , { $tags } symboli Avengers
}. Koszt: { $cost }.
piece-hidden = Zakryta karta poziomu { $level }
piece-deck = Stos kart poziomu { $level }: { $count ->
    [0] pusty
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
piece-location = { $name }, płytka miejsca. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $needs }.
piece-battle = { $name }, bitwa. Wymaga: { $needs }. { $power }
piece-avengers = Avengers
piece-avengers-needs = Płytka Avengers, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $count ->
    [one] Potrzeba { $count } symbolu Avengers.
   *[other] Potrzeba { $count } symboli Avengers.
}
piece-gauntlet = Rękawica Nieskończo{"\u00AD"}ności
piece-gauntlet-needs = Rękawica Nieskończoności: wygrywasz, mając { $points } punktów nieskończoności, po jednym bonusie każdego z pięciu Kamieni i znacznik czasu.
piece-progress = Punkty nieskończoności: { $points } z { $goal }. { $count ->
    [0] Nie brakuje żadnego kamienia.
   *[other] Brakuje: { $missing }.
}

cards-intro = Dziewięćdziesiąt postaci, osiem stron płytek miejsc i osiem bitew. Każdy emblemat powstaje z nazwy swojej karty.
cards-filters = Wybierz, co chcesz zobaczyć
cards-search = Szukaj po nazwie
cards-level = Poziom
cards-level-choice = Poziom { $level }
cards-bonus = Bonus
cards-tags = Symbole Avengers
cards-tags-choice = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
}
cards-points = Punkty
cards-points-choice = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
cards-clear = Pokaż znów wszystkie
cards-found = { $count ->
    [0] Żadna karta nie pasuje.
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cards-locations = Płytki miejsc
cards-battles = Epickie bitwy
cards-others = Stosy kart i cele
