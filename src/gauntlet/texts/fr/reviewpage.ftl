### The page on which a finished game is looked at again.

reviewpage-working = Analyse de chaque décision…
reviewpage-not-over = Cette partie n’est pas encore finie. Son bilan vous attendra à la fin.
reviewpage-to-table = Retour à la table

curve-label = Chances de gagner au fil de la partie : { $ends }.
curve-end = { $who } de { $first } à { $last } %
curve-percent = { $value } %

replay-title = Revoir la partie
replay-first = Au début
replay-back = Décision précédente
replay-play = Lecture
replay-stop = Arrêt
replay-on = Décision suivante
replay-last = À la fin
replay-slider = Décision

verdict-setup = La table est prête ; personne n’a encore joué.
verdict-doubt = Le moteur n’est pas sûr ici.
verdict-before = La table montre la position avant la décision : en contour, le coup joué ; en lumière, le meilleur coup.
verdict-better = Mieux :
verdict-chances = { $best } % de chances au lieu de { $value } %

moments-own = Vos décisions
moments-others = Les autres
moments-lost = Tour de table { $round }, −{ $loss } % de chances
moments-chances = { $who } : { $before } % → { $after } %

players-title = Comment chacun a joué
players-loss = { $loss } %
