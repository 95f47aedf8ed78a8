### My page, and the pages of other players.

## My name

me-name = Mon nom
me-name-text = Les autres le voient à la table. Changez-le quand vous voulez.
me-name-save = Enregistrer
me-name-saved = Votre nom est désormais { $name }.

## My games

me-running = Parties en cours
me-running-none = Aucune partie en cours.
me-past = Parties terminées
me-past-none = Rien ici pour l’instant. Votre première partie sera conservée.
me-play = Jouer contre un bot
me-continue = Reprendre
me-review = Voir le bilan
me-more = Afficher les parties plus anciennes
me-won = Gagnée
me-shared = Victoire partagée
me-lost = Perdue
me-nobody = Sans vainqueur

## Statistics

stats-title = Statistiques
stats-none = Les statistiques commencent avec la première partie terminée.
stats-kind = Type de partie
stats-kind-name = { $epic ->
    [yes] { $players } joueurs, Batailles épiques
   *[no] { $players } joueurs
    }
stats-games = Parties
stats-wins = Victoires
stats-share = { $share } %
stats-mean = Moyenne de points
stats-best = Record
stats-rating = Classement
stats-bots = Contre les bots

## Ratings

ratings-link = Voir le classement
ratings-text = Chaque type de table a sa liste, avec joueurs et bots sur la même échelle. Seules y figurent les parties qui comptent pour le classement.
ratings-none = Aucune partie de ce type ne compte encore pour le classement.
ratings-player = Joueur
ratings-rank = Rang
ratings-bot = Bot

## The account

account-title = Compte
account-guest = Vous jouez en tant qu’invité : seul ce navigateur vous connaît. Avec un compte, vous pouvez vous connecter de partout et vous figurez au classement.
account-have = Vous avez un compte et pouvez vous connecter de partout.
account-make = Créer un compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-name = Nom
account-password = Mot de passe
account-password-rule = Au moins 8 caractères.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-change = Changer le mot de passe
account-changed = Le mot de passe a été modifié. Vos autres navigateurs sont déconnectés.
account-made = Votre compte est prêt.
account-hello = Bonjour, { $name }.
account-gone = Déconnexion effectuée.
account-log-in-note = Si vous vous connectez, votre profil d’invité et ses parties ne vous suivront pas.
account-delete = Supprimer mon compte
account-delete-guest = Supprimer mes données
account-delete-title = Supprimer tout ce qui me concerne ?
account-delete-text = Votre nom, votre classement et votre accès disparaîtront pour toujours. Les parties jouées restent, sans votre nom, pour vos partenaires de jeu.
account-deleted = Vos données ont été supprimées. Merci d’avoir joué ici !
account-keep = Garder

## Tokens of bots

tokens-title = Mes propres bots
tokens-text = Avec une clé d’accès, un programme peut jouer à votre place par le réseau. La documentation explique comment.
tokens-label = À quoi servira-t-elle ?
tokens-make = Nouvelle clé
tokens-once = Copiez-la maintenant : elle n’est affichée qu’une fois.
tokens-copy = Copier la clé
tokens-copied = Clé copiée.
tokens-revoke = Révoquer
tokens-revoke-heard = Révoquer { $label }

## Other players

player-guest = Invité
player-account = Joueur avec un compte
player-since = Ici depuis le { $date }
