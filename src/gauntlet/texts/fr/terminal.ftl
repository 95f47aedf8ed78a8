### The game in the terminal: what is asked and answered, the board, and lists.

## The game by typing: commands, questions and answers

terminal-help = Tapez le numéro d’une décision, ou la décision en notation, par exemple : { $example }

# What can be typed: a word without spaces.
terminal-command-board = table
terminal-command-hint = conseil
terminal-command-undo = annuler
terminal-command-save = enregistrer
terminal-command-quit = quitter
terminal-command-help = aide
terminal-file = FICHIER
terminal-file-example = ma-partie.json

# What it does.
terminal-help-board = revoir la table
terminal-help-hint = ce que ferait quelqu’un qui joue très bien
terminal-help-undo = annuler votre dernière décision
terminal-help-save = garder la partie dans un fichier
terminal-help-quit = quitter la partie
terminal-help-help = afficher cette aide

# What is asked outside of the choice of an action, where the board says it all.
terminal-ask-pay = Avec quoi payez-vous ? De la façon habituelle, on dépense d’abord les Gemmes ; les jetons SHIELD couvrent ce qui manque.
terminal-ask-gain = Votre super-pouvoir vous donne une Gemme. Laquelle ?
terminal-ask-return = Vous avez plus de 10 jetons. Lequel rendez-vous ?
terminal-ask-location = Vous remplissez les conditions de plusieurs Lieux. Lequel prenez-vous ?
terminal-ask-claim = Revendiquez-vous une bataille ?
terminal-left = Vous avez quitté la partie.
terminal-no-number = Il n’y a pas de décision numéro { $line } : les numéros vont de 1 à { $last }.
terminal-not-possible = « { $line } » n’est pas possible maintenant : choisissez un des numéros ci-dessus ou tapez { $help }.
terminal-not-understood = « { $line } » n’est pas une décision : choisissez un des numéros ci-dessus ou tapez { $help }.
terminal-did-you-mean = Vouliez-vous dire « { $near } » ?
terminal-nothing-to-undo = Vous n’avez rien à annuler.
terminal-save-where = Indiquez un fichier : { $example }
terminal-save-exists = { $file } existe déjà ; choisissez un autre nom.
terminal-save-no-folder = Impossible d’écrire { $file } : ce dossier n’existe pas.
terminal-save-forbidden = Impossible d’écrire { $file } : permission refusée.
terminal-save-failed = Impossible d’écrire { $file }.
terminal-saved = Enregistrée. Pour la revoir : { $command }
terminal-save-offer = Enregistrer la partie sous (Entrée pour ne pas l’enregistrer) :

## The choices, under these words

terminal-menu-recruit = Recruter
terminal-menu-take = Prendre
terminal-menu-reserve = Réserver
terminal-menu-pass = Passer
terminal-menu-pay = Payer
terminal-menu-gain = Prendre
terminal-menu-return = Rendre
terminal-menu-location = Lieu
terminal-menu-claim = Bataille
terminal-menu-deck = la première carte du paquet { $level }

## The board: letters for tokens, and labels

terminal-letter-mind = E
terminal-letter-space = S
terminal-letter-soul = M
terminal-letter-power = P
terminal-letter-reality = R
terminal-letter-time = T
terminal-letter-shield = H
terminal-letter-tag = A
terminal-letter-level = N
terminal-pair = { $label } : { $text }
terminal-asked = Tour de table { $round }, à { $who } de décider
terminal-over = Tour de table { $round }, la partie est terminée
terminal-bank = Centre
terminal-location = Lieu
terminal-battle = Bataille
terminal-avengers = tuile Avengers Rassemblement
terminal-tokens = jetons
terminal-tokens-held = { $count } sur 10
terminal-bonuses = bonus
terminal-hand = en main
terminal-hidden = une carte cachée de niveau { $level }
terminal-locations = Lieux
terminal-battles = batailles
terminal-card-bonus = bonus { $stone }
terminal-card-cost = coûte { $cost }

## A recorded game, and the lists of cards

terminal-story = { $epic ->
    [yes] { $names } : avec les Batailles épiques
   *[no] { $names } : jeu de base
    }
terminal-column-card = carte
terminal-column-location = Lieu
terminal-column-battle = bataille
terminal-column-level = niveau
terminal-column-bonus = bonus
terminal-column-points = points
terminal-column-tags = symboles
terminal-column-cost = coût
terminal-column-tile = tuile
terminal-column-needs = il faut
terminal-no-card = Aucune carte ne correspond.
terminal-worth-each = Chacun vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
    }.
