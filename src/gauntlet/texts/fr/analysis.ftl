### The analysis board.

## What to analyze

analysis-lead = Ouvrez n’importe quelle position et voyez ce qu’en pense le moteur. Tout se passe dans votre navigateur.
analysis-paste = Coller une partie ou une position
analysis-paste-text = Un fichier de partie, le texte d’une position, ou un lien vers l’un des deux.
analysis-open = Ouvrir
analysis-new = Partir de zéro
analysis-players = Joueurs
analysis-epic = Batailles épiques
analysis-deal = Distribuer une nouvelle partie
analysis-to-editor = Composer une position
analysis-from-games = Vos parties sont ici :
analysis-kept = Analyses enregistrées
analysis-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}

## What cannot be opened

analysis-wrong-link = Ce lien ne contient aucune position, ou seulement un morceau. Copiez-le de nouveau en entier.
analysis-wrong-nothing = Ce n’est ni un fichier de partie, ni une position, ni un lien. Un fichier de partie commence par une accolade, une position par gauntlet-position/1.
analysis-wrong-not-over = Cette partie est encore en cours. Vous pourrez l’analyser quand elle sera finie.
analysis-wrong-gone = Ce navigateur n’a pas cette partie ou cette analyse. Ce que vous enregistrez reste dans le navigateur où vous l’avez enregistré.
# $reason is an English sentence for those who write such texts.
analysis-wrong-text = Impossible de lire ceci. { $reason }

## Positions that cannot be: a sentence for each kind of flaw

flaw-card = Une carte ne peut être qu’à un seul endroit, mais celle-ci est à { $places } : { $card }.
flaw-card-missing = Il manque une carte : { $card }. Chaque carte doit être sur la table, chez un joueur ou dans un paquet.
flaw-unknown = Niveau { $level } : cartes inconnues { $unknown }, cartes non vues { $unseen }. Les deux nombres doivent être égaux.
flaw-market = Cette carte n’est pas dans la rangée de son niveau : { $card }.
flaw-gap = Un emplacement est vide dans la rangée de niveau { $level } : la première carte de son paquet doit le remplir.
flaw-deck = Cette carte n’est pas du paquet de niveau { $level } : { $card }.
flaw-tokens = Jetons { $token } : { $found } au centre et chez les joueurs, mais le jeu en a { $number }.
flaw-tiles = Tuiles Lieu différentes nécessaires, prises ou non : { $players }. Deux lieux peuvent être les deux faces d’une même tuile.
flaw-battles = Il faut cinq batailles différentes, ou aucune.
flaw-time = Le joueur { $seat } a plus d’un jeton Temps. Personne ne peut en avoir deux.
flaw-claimed = Le joueur { $seat } a remporté une bataille qui n’est pas sur la table, ou deux fois la même.
# $phase is a word of the position’s text.
flaw-question = La position dit qu’un choix est en cours (phase : { $phase }), mais il n’y a rien à choisir.
flaw-ending = La partie ne peut finir à 16 points qu’avec les Batailles épiques. Sans elles, elle finit avec le Gant.

## The engine

analysis-engine = Moteur
analysis-cores = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}
analysis-cores-label = Cœurs du processeur
# $count is short: 12.3K.
analysis-visits = simulations : { $count }
analysis-settled = La recherche est allée aussi loin que possible.
analysis-thinking = Le moteur réfléchit…
analysis-off = Le moteur est éteint.
analysis-over = La partie est finie ici.
analysis-best = Meilleures décisions
analysis-line = Variante principale
analysis-chances = Chances de gagner : { $chances }
analysis-chance = { $who } { $value } %
analysis-chances-unknown = Chances de gagner : encore inconnues

## Decisions and variations

analysis-seat = Joueur { $seat }
analysis-moves = Décisions et variantes
analysis-start = Position de départ
analysis-variation = Variante :
analysis-here = Cette décision
analysis-name = Nommer
analysis-name-title = Nom de la variante
analysis-name-keep = Enregistrer le nom
analysis-promote = Mettre en principale
analysis-cut = Supprimer à partir d’ici

## What to do with it

analysis-title = Nommer cette analyse
analysis-another = En ouvrir une autre
analysis-keep = Enregistrer
analysis-kept-now = Enregistré dans ce navigateur. Chaque changement le sera aussi.
analysis-unkept = Ce navigateur ne peut pas enregistrer en ce moment (fenêtre privée ou espace insuffisant). L’adresse contient tout : gardez-la, ou partagez-la.
analysis-edit = Modifier la position
analysis-shuffled = Certaines cartes étaient inconnues : elles ont été mélangées au hasard. Le moteur ne les connaît pas non plus.
analysis-share = Partager
analysis-share-link = Lien vers cette position et toutes les variantes
analysis-share-message = Une position de Gauntlet
analysis-share-picture = Image de la table
analysis-share-position = Texte de la position
analysis-picture-failed = Ce navigateur n’a pas pu dessiner l’image. Essayez-en un autre, ou partagez le lien.
analysis-play = Jouer à partir d’ici
analysis-play-text = Une nouvelle partie commence dans cette position. Les cartes que personne n’a vues sont mélangées.
analysis-play-seat = Votre place
analysis-play-against = Adversaires
analysis-play-go = Commencer la partie
