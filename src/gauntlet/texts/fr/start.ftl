### The way to a table: start page, new table, open tables, and what a table has agreed on.

# Names for guests, separated by commas.
guest-names = Comète Joyeuse, Météore Discret, Nova Brillante, Quasar Vaillant, Nébuleuse Curieuse, Pulsar Paisible, Photon Rapide, Lune Rieuse, Orbite Douce, Étoile d’Argent, Éclipse Dorée, Galaxie Sage, Satellite Rêveur, Saturne Espiègle, Neptune Souriant, Aurore Matinale

## Start page

start-lead = Recrutez héros et vilains, réunissez les Gemmes et assemblez le Gant de l’Infini. Contre vos amis ou l’un des dix bots, ici même.
start-continue = Reprendre la partie
start-continue-with = Avec { $names }
start-bot-title = Jouer tout de suite contre un bot
start-bot-level = Choisissez un adversaire
start-bot-strength = force { $strength } sur { $most }
start-bot-count = Combien ?
start-bot-epic = Avec les Batailles épiques
start-bot-go = Jouer
start-bot-going = On prépare la table…
start-no-account = Aucun compte nécessaire.
start-friends = Jouer entre amis
start-friends-text = De deux à quatre joueurs, chacun chez soi ou tous sur un même appareil.
start-friends-go = Créer une table
start-join = Rejoindre avec un lien
start-join-text = On vous a envoyé un lien ? Collez-le ici.
start-join-label = Lien ou code de la table
start-join-go = Rejoindre
start-join-wrong = Ce n’est pas un lien vers une table.
start-lobby = Tables ouvertes
start-lobby-text = Rencontrez d’autres joueurs ou regardez une partie.
start-learn = Apprendre en trois minutes
start-learn-text = De courtes leçons sur une vraie table, chacune avec son explication.
start-puzzles = Énigmes
start-puzzles-text = Gagnez à ce tour, ou trouvez la bonne première carte.
start-games = Mes parties
start-games-text = Bilans, résultats et classement.
start-hero = Six Gemmes au-dessus d’une table, la nuit

## New table

newtable-lead = Tout est prêt pour jouer. Changez ce que vous voulez.
newtable-who = Qui joue ?
newtable-count = Nombre de joueurs
newtable-seat = Place { $seat }
newtable-kind-me = Moi
newtable-kind-open = Libre pour un ami
newtable-kind-bot = Bot
newtable-kind-person = Quelqu’un sur cet appareil
newtable-name = Nom
newtable-my-name = Mon nom
newtable-bot = Bot
newtable-game = À quoi joue-t-on ?
newtable-base = Jeu de base
newtable-base-text = Assemblez le Gant : 16 points, les cinq Gemmes et le Temps.
newtable-epic = Batailles épiques
newtable-epic-text = Cinq batailles et leurs super-pouvoirs entrent en jeu.
newtable-ending = Comment finit la partie ?
newtable-ending-sixteen = À 16 points
newtable-ending-sixteen-text = Comme dans l’extension : qui a le plus de points gagne.
newtable-ending-gauntlet = Avec le Gant
newtable-ending-gauntlet-text = Il faut aussi les cinq Gemmes et le Temps.
newtable-more = Plus de réglages
newtable-begins = Qui commence ?
newtable-begins-drawn = Tirage au sort
newtable-begins-chosen = Nous choisissons
newtable-seen = Qui peut trouver la table ?
newtable-link = Seulement les personnes qui ont le lien
newtable-public = Tout le monde, parmi les tables ouvertes
newtable-clock = Temps de réflexion
newtable-clock-none = Sans limite
newtable-clock-turn = Par tour
newtable-clock-reserve = Pour toute la partie
newtable-clock-days = Plusieurs jours par tour
newtable-clock-length = Combien de temps ?
newtable-absent = Si quelqu’un part ou n’a plus de temps
newtable-absent-bot = Un bot continue
newtable-absent-forfeit = Cette personne perd
newtable-stand-in = Le bot qui continue
newtable-hints = Les conseils sont permis
newtable-undo = On peut annuler un coup tant que rien de nouveau n’est visible
newtable-rated = La partie compte pour le classement
newtable-rated-not = Une partie à plusieurs sur un même appareil ne peut pas compter.
newtable-payment = Demander comment payer quand il y a le choix
newtable-open = Ouvrir la table
newtable-start = Commencer la partie
newtable-nobody = Au moins une personne doit s’asseoir à cette table.
newtable-local = La partie se joue dans ce navigateur : sans serveur, avec autant d’annulations que vous voulez.

## Open tables

lobby-quick = Trouvez-moi une partie
lobby-quick-text = Vous jouerez avec la prochaine personne qui cherche la même chose. Trois minutes par tour ; la partie compte pour le classement.
lobby-quick-go = Chercher une partie
lobby-open = En attente de joueurs
lobby-open-none = Aucune table ouverte en ce moment. Ouvrez-en une : les autres la verront ici.
lobby-running = Parties à regarder
lobby-running-none = Personne ne joue en public en ce moment.
lobby-sit = Prendre place
lobby-watch = Regarder
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
    }
lobby-count = { $count ->
    [one] { $count } partie en cours.
   *[other] { $count } parties en cours.
    }
lobby-failed = Impossible de charger les tables. Nouvel essai…

## What a table has agreed on

agreed-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
    }
agreed-base = Jeu de base
agreed-epic = Batailles épiques
agreed-epic-gauntlet = Batailles épiques avec le Gant
agreed-turn-clock = { $time } par tour
agreed-reserve-clock = { $time } par joueur
agreed-rated = compte pour le classement
agreed-hints = conseils permis

ago-now = à l’instant
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
    }
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
    }
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
