### What stands around a table in the browser: waiting room, log, chat, clocks, hints, the end of the game.

## The waiting room

room-waiting = { $count ->
    [one] Il reste { $count } chaise libre
   *[other] Il reste { $count } chaises libres
    }
room-ready = Tout le monde est là
room-free = Une chaise libre
room-you = Vous
room-bot = Bot
room-bot-label = Bot pour la chaise { $chair }
room-bot-add = Installer ce bot
room-guest = Quelqu’un sur cet appareil
room-guest-label = Nom de la personne sur cet appareil pour la chaise { $chair }
room-guest-add = Installer
room-stand = Se lever
room-away = Renvoyer
room-your-name = Votre nom
room-sit = S’asseoir
room-link = Envoyez ce lien à vos amis
room-link-message = Venez jouer à Gauntlet avec moi
room-qr = Le lien sous forme de code QR
room-first = Qui commence ?
room-start = Commencer la partie
room-not-yet = La personne qui a créé la table va lancer la partie.

## The log

log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-newest = Aller au plus récent
log-undone = (annulé)
log-woken = Le serveur est revenu ; l’horloge de ce tour repart de zéro.
log-again = La revanche est prête.

## Chat

chat-title = Discussion
chat-empty = Dites bonjour !
chat-phrases = Phrases toutes faites
chat-label = Message
chat-send = Envoyer
chat-mute = Ne plus voir { $who }
chat-muted = Les messages de { $who } sont masqués.
chat-unmute = Afficher

## Clocks

clock-label = Temps restant : { $time }
clock-urgent = { $count ->
    [one] Plus que { $count } seconde !
   *[other] Plus que { $count } secondes !
    }
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }

## Several people at one device

pass-title = Au tour de { $who }
pass-text = Passez l’appareil. La table reste cachée tant que { $who } ne l’a pas en main.
pass-here = Je suis { $who }

## Hints

hint-title = Conseils
hint-ask = Donnez-moi un conseil
hint-thinking = Réflexion…
hint-win = { $win } % de chances de gagner
hint-show = Montrer sur la table
hint-hide = Masquer le conseil
hint-heard = Le mieux : { $decision }. { $win } % de chances de gagner.

## The end of the game

final-won = Vous avez gagné !
final-shared = Victoire partagée !
final-lost = Ce sera pour la prochaine fois.
final-alone = Personne d’autre n’a 16 points, les cinq Gemmes et le Temps.
final-table = Classement final
final-points = Points
final-cards = Cartes
final-locations = Lieux
final-avengers = Avengers Rassemblement
final-battles = Batailles
final-stones = Gemmes et Temps
final-stones-count = { $time ->
    [yes] { $count } Gemmes sur 5, avec le Temps
   *[no] { $count } Gemmes sur 5, sans le Temps
    }
final-yes = Oui
final-rematch = Rejouer
final-to-rematch = Aller à la revanche
final-review = Analyser la partie
final-new = Nouvelle table
final-share = Partager la partie
final-share-label = Toute la partie à revoir
final-share-message = Une partie de Gauntlet
final-record = Télécharger l’enregistrement
final-verify = Le mélange était-il loyal ?

verify-explained = Toutes les cartes ont été mélangées avant le premier coup. Une empreinte de leur ordre a été montrée à tous à ce moment-là ; maintenant que la partie est finie, votre navigateur peut la recalculer à partir des cartes dévoilées. Si les deux sont identiques, rien n’a été changé entre-temps.
verify-check = Vérifier maintenant
verify-file = Télécharger la preuve
verify-fair = Les empreintes concordent : les cartes étaient ainsi dès le début.
verify-changed = Les empreintes diffèrent : ce n’est pas l’ordre promis.
verify-unavailable = Ce navigateur ne calcule des empreintes que sur les pages reçues par https. Vous pouvez télécharger la preuve et la vérifier avec « gauntlet verify ».
verify-details = Les nombres
verify-promise = Empreinte au début (SHA-256)
verify-nonce = Secret mélangé

## Sharing

share-copy = Copier
share-share = Partager
share-copied = Copié.
share-by-hand = L’adresse est sélectionnée : copiez-la avec Ctrl+C.

## Menu, notifications

tablemenu-open = Options
tablemenu-title = À cette table
tablemenu-sound = Son
tablemenu-notify = Me prévenir quand c’est mon tour
tablemenu-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
tablemenu-text = Afficher la table en mots
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
tablemenu-leave-title = Quitter la table ?
tablemenu-leave-bot = Un bot jouera à votre place. Vous pourrez revenir et reprendre la main.
tablemenu-leave-forfeit = À cette table, quitter la partie, c’est la perdre.
tablemenu-resign-title = Abandonner ?
tablemenu-resign-text = Vous ne pourrez plus gagner cette partie.
notify-turn-title = C’est à vous
notify-turn-text = Les autres attendent votre coup.
