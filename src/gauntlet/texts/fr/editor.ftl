### The position editor.
editor-lead = Composez n’importe quelle position. La page vous dit aussitôt si elle est impossible.
editor-good = Cette position est jouable.
editor-analyse = Analyser

## The table

editor-table = Partie
editor-players = Joueurs (nouvelle donne)
editor-turn = Au tour de
editor-round = Tour de table
editor-ending = Fin
editor-ending-gauntlet = Avec le Gant
editor-ending-sixteen = À 16 points
editor-bank = Centre de la zone de jeu
editor-bank-text = Un jeton donné à un joueur sort du centre.
editor-tiles = Tuiles
editor-on-table = Sur la table
editor-location = Lieu { $number }
editor-holder = Qui a le lieu { $number }
editor-avengers = Avengers Rassemblement
editor-battle = Bataille { $number }
editor-market = Cartes face visible
editor-slot = Niveau { $level }, emplacement { $slot } : { $card }
editor-decks = Les autres cartes sont dans leurs paquets, dans un ordre inconnu.

## Players

editor-tokens = Jetons du joueur { $seat }
editor-recruited = Recrutées
editor-reserved = Réservées
editor-add-recruited = Carte recrutée pour le joueur { $seat }
editor-add-reserved = Carte réservée pour le joueur { $seat }
editor-hidden = D’un paquet
editor-claimed = Batailles remportées
editor-remove = Retirer : { $card }

## Choosing cards, and the text

editor-pick = Choisir une carte
editor-level = Niveau
editor-empty = Aucune carte
editor-unknown = Carte inconnue de niveau { $level }
editor-text = La position en texte
editor-read = Lire ce texte
