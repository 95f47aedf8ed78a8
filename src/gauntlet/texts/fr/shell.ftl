# The frame around every page of the browser client.
app-name = Gauntlet
window-title = { $page } · Gauntlet
skip-to-content = Aller au contenu
menu = Menu
close = Fermer
try-again = Réessayer
analyze = Analyser la position
page-failed = Impossible de charger cette page. Vérifiez la connexion et réessayez.

nav-label = Pages
nav-play = Jouer
nav-lobby = Tables ouvertes
nav-learn = Apprendre
nav-puzzles = Énigmes
nav-analysis = Analyser
nav-cards = Cartes
nav-rules = Règles
nav-me = Ma page
nav-about = À propos

language-label = Langue
language-en = English
language-es = Español
language-pl = Polski
language-fr = Français
theme-label = Thème
theme-night = Nuit
theme-system = Comme l’appareil
theme-day = Jour

offline-title = Vous êtes hors ligne.
offline-text = Vous pouvez toujours jouer contre les bots, apprendre, résoudre des énigmes et analyser des parties. Les tables avec d’autres joueurs reviendront avec la connexion.
preparing-title = Préparation, cette fois seulement.
preparing-text = Les règles sont préparées pour cet ordinateur. Faites un tour : la partie commencera dès qu’elles seront prêtes.
footer-fan = Un projet de fans, non officiel et non commercial.

title-start = Six Gemmes, un seul Gant
title-new = Nouvelle table
title-lobby = Tables ouvertes
title-table = Table
title-review = Bilan de la partie
title-analysis = Table d’analyse
title-editor = Éditeur de positions
title-record = Ouvrir une partie
title-learn = Apprendre à jouer
title-lesson = Leçon
title-puzzles = Énigmes
title-puzzle = Énigme
title-rules = Règles
title-cards = Toutes les cartes
title-me = Ma page
title-player = Joueur
title-ratings = Classement
title-about = À propos de Gauntlet
title-not-found = Page introuvable
not-found-text = L’adresse est peut-être mal saisie, ou la table n’existe plus.
not-found-back = Retour à l’accueil

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } et { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } et { $last }
