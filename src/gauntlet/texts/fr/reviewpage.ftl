### The page on which a finished game is looked at again.

reviewpage-working = On revoit chaque décision…
reviewpage-not-over = Cette partie n’est pas encore finie. On pourra l’analyser ensuite.
reviewpage-to-table = Vers la table

curve-label = Chances de gagner au fil de la partie : { $ends }.
curve-end = { $who } de { $first } à { $last } %
curve-percent = { $value } %

replay-title = Rediffusion
replay-first = Au début
replay-back = Une décision en arrière
replay-play = Lecture
replay-stop = Arrêt
replay-on = Une décision en avant
replay-last = À la fin
replay-slider = Décision

verdict-setup = La table est prête ; personne n’a encore joué.
verdict-lost = { $loss ->
    [one] { $loss } point de probabilité de gagner perdu
   *[other] { $loss } points de probabilité de gagner perdus
    }
verdict-better = Mieux :
verdict-chances = { $best } % de chances au lieu de { $value } %

moments-lost = Tour de table { $round }, { $loss } % perdus
moments-chances = { $who } : { $before } % → { $after } %

players-title = Comment chacun a décidé
players-loss = { $loss } %
