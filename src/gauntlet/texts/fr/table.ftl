# The table of the browser client: what is asked, what is staged, and the board in words.

## Regions of the board

region-market = Cartes face visible et paquets
region-bank = Centre de la zone de jeu
region-tiles = Lieux, Avengers Rassemblement et batailles
region-opponents = Les autres joueurs
region-players = Joueurs
region-mine = Votre zone
region-hand = { $count ->
    [0] Votre main : aucune carte
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
region-side = Journal et discussion

## Things on the board

deck-open = Vous pouvez réserver sa première carte
market-gap = Un emplacement vide
reach-now = Vous pouvez la recruter maintenant.
reach-location = Vous pouvez la prendre maintenant.
reach-battle = Vous pouvez la revendiquer maintenant.
reach-shields = Vous pouvez la recruter à l’aide de jetons SHIELD.
bank-pile = Centre : { $tokens }{ $picked ->
    [0] {""}
    [one] , { $picked } choisi
   *[other] , { $picked } choisis
}
bank-pile-open = Centre : { $tokens }{ $picked ->
    [0] {""}
    [one] , { $picked } choisi
   *[other] , { $picked } choisis
}. Vous pouvez en prendre un.
tile-location = Lieu { $name }, 3 points pour { $needs }.
tile-avengers = Avengers Rassemblement, 3 points : au premier joueur qui a 3 symboles Avengers.
tile-avengers-held = Avengers Rassemblement, 3 points : détenue par { $name } avec { $count ->
    [one] { $count } symbole Avengers.
   *[other] { $count } symboles Avengers.
}
claimed-by = Revendiquée par { $names }.
near-mine = Vous avez { $count } sur { $need }.
near-rival = { $name } a { $count } sur { $need }.
mine-token = { $tokens } : en rendre un
row-turn = C’est son tour.
row-stood-in = Un bot joue à sa place.
row-forfeited = Hors de la partie.
progress-points = Points d’Infinité : { $count } sur { $goal }

## A player's area in words

area-points = { $name }, points : { $count } sur { $goal }.
area-bonuses = Bonus : { $bonuses }.
area-no-bonuses = Aucun bonus.
area-tokens = Jetons, { $count } sur { $most } : { $tokens }.
area-no-tokens = Aucun jeton.
area-hand = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
area-tags = { $count ->
    [one] { $count } symbole Avengers.
   *[other] { $count } symboles Avengers.
}
area-avengers = Détient la tuile Avengers Rassemblement.
area-locations = Lieux : { $locations }.
area-battles = Batailles : { $battles }.
area-no-time = Pas encore de jeton Temps.

## What is asked, and why

ask-turn = À vous : prenez des jetons, recrutez ou réservez.
ask-pass = Vous ne pouvez rien jouer ce tour-ci. Il ne reste qu’à passer.
ask-pay = Avec quoi voulez-vous payer { $card } ?
ask-gain = Votre super-pouvoir vous donne un jeton de plus. Lequel ?
ask-return = { $count ->
    [one] Vous avez plus de { $most } jetons. Lequel rendez-vous ?
   *[other] Vous avez plus de { $most } jetons. Rendez-en { $count } : lesquels ?
}
ask-location = Vous remplissez les conditions de plusieurs Lieux, mais vous ne pouvez en prendre qu’un par tour. Lequel ?
ask-claim = Vous pouvez revendiquer une bataille ou attendre.

## What is staged

decide-take = Prendre { $tokens }
decide-recruit = Recruter { $card }
decide-reserve = Réserver { $card }
decide-reserve-deck = Réserver la première carte du paquet de niveau { $level }
decide-pay = Payer d’abord en Gemmes
decide-discount = Payer 1 jeton { $stone } de moins
decide-shield = Payer { $stone } avec un jeton SHIELD
decide-time = Payer { $stone } avec le jeton Temps
decide-gain = Prendre { $tokens }
decide-return = Rendre { $tokens }
decide-location = Prendre le Lieu { $location }
decide-claim = Revendiquer « { $battle } »
decide-decline = Ne revendiquer aucune bataille
decide-pass = Passer

bar-do-take = Prendre
bar-do-recruit = Recruter
bar-do-reserve = Réserver
bar-do-pay = Payer
bar-do-discount = Payer
bar-do-shield = Payer
bar-do-time = Payer
bar-do-gain = Prendre
bar-do-return = Rendre
bar-do-location = Prendre
bar-do-claim = Revendiquer
bar-do-decline = Renoncer
bar-do-pass = Passer
bar-recruit = Recruter plutôt
bar-reserve = Réserver plutôt
bar-clear = Effacer le choix
bar-pay-otherwise = Payer autrement
bar-never = Ne plus demander
bar-sending = Envoi…
bar-unpick = Reposer le jeton { $stone }
bar-return-more = { $count ->
    [one] Choisissez encore un jeton à rendre.
   *[other] Choisissez encore { $count } jetons à rendre.
}
bar-pick-more = { $count ->
    [one] Choisissez encore un jeton.
   *[other] Choisissez encore { $count } jetons.
}

result-tokens = { $count ->
    [one] Vous aurez { $count } jeton sur { $most }.
   *[other] Vous aurez { $count } jetons sur { $most }.
}
result-points = { $count ->
    [one] { $count } point en tout.
   *[other] { $count } points en tout.
}
result-location = Vous prenez aussi le Lieu { $location }.
result-avengers = Vous prenez aussi la tuile Avengers Rassemblement.
result-asks-pay = Ensuite vous choisirez avec quoi payer.
result-asks-gain = Ensuite vous prendrez un jeton de plus.
result-asks-return = Ensuite vous en rendrez { $count }.
result-asks-location = Ensuite vous choisirez un Lieu.
result-asks-claim = Ensuite vous pourrez revendiquer une bataille.

lack-missing = Il manque { $tokens }.
lack-even-so = Même avec vos jetons SHIELD, il en manque { $count }.

about-location = { $name } : 3 points à la fin de votre tour si vous avez { $needs }.
about-avengers = Avengers Rassemblement : 3 points au premier joueur qui réunit au moins 3 symboles Avengers, jusqu’à ce qu’un autre en ait plus.
about-deck = On ne peut pas piocher dans ce paquet : il est vide, ou votre main est pleine.
about-time = Le jeton Temps ne se prend pas : vous le recevez avec votre première carte de niveau 3.
about-shield = Vous recevez un jeton SHIELD quand vous réservez une carte. Il remplace n’importe quelle Gemme.
about-bank = Vous ne pouvez pas ajouter ce jeton : prenez-en 3 différents, ou 2 identiques s’il en reste au moins 4.
about-empty = Il ne reste aucun jeton de cette Gemme au centre.
lens-needs = Il faut { $needs }.

## The page

status-yours = À vous de jouer
status-theirs = C’est à { $name }
status-asked = { $name }, c’est à vous
status-over = La partie est terminée
status-paused = La partie est en pause
status-watching = Vous regardez la partie.
status-onlookers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
status-waiting = { $name } réfléchit…
table-title-yours = ● À vous – Gauntlet
table-title-theirs = { $name } – Gauntlet
table-connecting = Connexion à la table…
table-drawing = Mélange des cartes en commun…
table-lost = La connexion est perdue. Nous réessayons ; votre choix est conservé.
table-gone = Cette table n’existe pas. Le lien est peut-être mal écrit, ou la table a disparu.
table-heading = La table
side-open = Journal et discussion
side-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-undo = Annuler
table-keys = Raccourcis

## The keys

help-title = Jouer au clavier
help-text = Tab passe d’une partie de la table à l’autre.
help-market = Aller aux cartes
help-bank = Aller aux jetons du centre
help-hand = Aller à votre main
help-tiles = Aller aux Lieux et aux batailles
help-opponents = Aller aux autres joueurs
help-arrows = Se déplacer dans une partie
help-stones = Choisir Esprit, Espace, Âme, Pouvoir ou Réalité
help-recruit = Recruter la carte
help-reserve = Réserver la carte
help-space = Voir la carte en grand
help-enter = Choisir, puis envoyer
help-escape = Effacer le choix
help-undo = Annuler votre coup
help-replay = Revoir le dernier tour de table
help-help = Cette aide
help-letters = Raccourcis d’une seule lettre

## The board as text

text-intro = Toute la table sous forme de texte. Ce que vous pouvez faire se trouve sous « Vos décisions ».
text-decisions = Vos décisions
text-no-decisions = Rien ne vous est demandé pour l’instant.
text-take = Prendre des jetons
text-recruit = Recruter
text-reserve = Réserver
text-other = Autres
text-players = Joueurs
text-card = Carte
text-worth = Points
text-bonus = Bonus
text-tags = Symboles
text-cost = Coût
text-lack = Il manque
text-level = Niveau { $level }
text-deck = { $count ->
    [0] Le paquet est vide.
    [one] { $count } carte dans le paquet.
   *[other] { $count } cartes dans le paquet.
}
text-empty = vide
text-nothing = rien
text-bank = Au centre : { $tokens }.
text-hand = Votre main
text-tiles = Tuiles
text-hidden = une carte cachée de niveau { $level }
text-last = Derniers coups

## Clocks

clock-label = Temps restant : { $time }
clock-urgent = { $count ->
    [one] Plus que { $count } seconde !
   *[other] Plus que { $count } secondes !
    }

## Several people on one device

pass-title = À { $who } de jouer
pass-text = Passez l’appareil à { $who }. La table reste cachée en attendant.
pass-here = Je suis { $who }

## Sharing a link

share-qr = Le lien sous forme de code QR
share-copy = Copier
share-share = Partager
share-copied = Copié.
share-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C.

## Menu and notifications

tablemenu-open = Options
tablemenu-title = À cette table
tablemenu-sound = Son
tablemenu-notify = Me prévenir quand c’est mon tour
tablemenu-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
tablemenu-text = Afficher la table en texte
tablemenu-confirm = Confirmer chaque choix
tablemenu-autopay = Payer comme d’habitude sans demander
tablemenu-large = Cartes plus grandes
tablemenu-speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-none = Aucune
tablemenu-return = Je suis de retour : je reprends la main
tablemenu-pause = Demander une pause
tablemenu-pause-asked = Vous avez demandé une pause
tablemenu-resume = Reprendre la partie
tablemenu-leave = Quitter la table
tablemenu-resign = Abandonner
tablemenu-stay = Continuer à jouer
tablemenu-leave-title = Quitter la table ?
tablemenu-leave-bot = Un bot jouera à votre place. Vous pourrez revenir et reprendre la main.
tablemenu-leave-forfeit = À cette table, quitter la partie, c’est la perdre.
tablemenu-resign-title = Abandonner ?
tablemenu-resign-text = Vous ne pourrez alors plus gagner cette partie.
notify-turn-title = C’est à vous
notify-turn-text = Les autres attendent votre coup.

## Hints

hint-title = Conseils
hint-ask = Conseillez-moi
hint-thinking = Réflexion…
hint-win = { $win } % de chances de gagner
hint-show = Le montrer sur la table
hint-hide = Masquer le conseil
hint-heard = Le mieux : { $decision }. { $win } % de chances de gagner.
