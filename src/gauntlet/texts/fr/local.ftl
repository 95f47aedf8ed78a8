### Games in this browser, without a server.

## At the table

local-unkept = Ce navigateur ne conserve pas les parties en ce moment (fenêtre privée ou espace insuffisant). Vous pouvez continuer, mais la partie sera perdue à la fermeture de la page.
local-gone = Cette partie n’est pas dans ce navigateur. Les parties sans serveur restent dans le navigateur où elles ont commencé.
local-not-loaded = Le moteur de jeu ne s’est pas chargé. Nouvel essai… Il faut un navigateur récent avec WebAssembly.

## In lists, as files and links

local-here = dans ce navigateur
local-import = Ouvrir un fichier de partie
local-opening = Ouverture de la partie…
# $reason is an English sentence for those who write such files.
local-record-wrong = Impossible d’ouvrir ce fichier de partie. { $reason }
local-link-wrong = Ce lien ne contient aucune partie, ou seulement un morceau. Copiez-le de nouveau en entier.
local-share = Le lien contient toute la partie : il fonctionne sans serveur.
local-server-keep = Garder sur le serveur
local-server-text = Le serveur ajoute la partie aux vôtres et lui donne un lien court. Elle ne compte jamais pour le classement.
local-server-open = L’ouvrir sur le serveur
local-server-away = Le serveur est injoignable. Réessayez quand vous serez en ligne.
local-remove = Supprimer
local-remove-title = Supprimer cette partie du navigateur ?
local-remove-text = Elle n’est enregistrée qu’ici. Vous pouvez d’abord télécharger le fichier de la partie.
local-keep = La garder
