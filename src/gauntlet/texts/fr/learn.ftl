# Les pages où l'on apprend : leçons, énigmes, règles.
learn-loading = Un instant…
learn-you = Vous
learn-rival = Ben
learn-rival-two = Carla
learn-view-text = Afficher en texte
learn-view-board = Afficher la table
learn-back = Retour
learn-again = Recommencer

learn-intro = De courtes leçons sur une vraie table. Chacune montre une règle et explique à quoi elle sert.
learn-start = Commencez ici
learn-go-on = Continuer : { $title }
learn-know-all = Vous avez fait toutes les leçons. Essayez les énigmes !
learn-progress = Leçons terminées : { $done } sur { $count }
learn-part-first = Jouer en trois minutes
learn-part-first-text = Six leçons et vous pourrez jouer votre première partie.
learn-part-finer = Les règles en détail
learn-part-finer-text = Ce qui se passe dans les cas particuliers, et comment en profiter.
learn-part-battles = Batailles épiques
learn-part-battles-text = L’extension : les batailles, leurs super-pouvoirs et une autre fin.
learn-done = faite
learn-to-play = Jouer contre un bot

learn-coach = Guide
learn-lesson-of = Leçon { $number } sur { $count }
learn-step = Étape { $step } sur { $count }
learn-continue = Continuer
learn-your-move = À vous de jouer, sur la table.
learn-other = C’est permis, mais cette leçon parle d’autre chose. Essayez ce qui brille.
learn-next = Suivante : { $title }
learn-finished = C’était la dernière leçon. Bravo !
learn-all = Toutes les leçons
learn-clauses = Dans les règles :
learn-idle = Touchez « Continuer » pour avancer.

learn-puzzles-intro = Des positions de vraies parties. Le moteur a tout essayé : à part les solutions, rien ne marche.
learn-puzzles-progress = Énigmes résolues : { $done } sur { $count }
learn-stars = Difficulté { $count } sur 3
learn-kind-win-now = Gagner à ce tour
learn-kind-win-in-two = Gagner en deux tours
learn-kind-first-card = Quelle carte d’abord ?
learn-kind-keep = Empêcher la victoire adverse
learn-kind-pay = Bien payer
learn-kind-claim = Revendiquer une bataille
learn-kind-return = Bien rendre
learn-task-win-now = Trouvez un coup qui gagne à ce tour, quoi que fassent les autres ensuite.
learn-task-win-in-two = Trouvez le coup après lequel vous gagnez à votre prochain tour, quoi que fasse l’adversaire.
learn-task-first-card = Plusieurs cartes sont à portée. Par laquelle commencer pour gagner à votre prochain tour, quoi que fasse l’adversaire ?
learn-task-keep = L’adversaire est sur le point de gagner. Trouvez un moyen de l’empêcher.
learn-task-pay = Ici, la façon de payer compte. Jouez de façon à gagner à votre prochain tour, quoi que fasse l’adversaire.
learn-task-claim = Trouvez le coup qui gagne aussitôt. Il vous faudra une bataille.
learn-task-return = Attention à la limite de dix jetons. Jouez de façon à gagner à votre prochain tour, quoi que fasse l’adversaire.
learn-solved = résolue
learn-right = Résolu !
learn-half = Bien ! L’adversaire a répondu. Concluez maintenant.
learn-so-far = Jusqu’ici, c’est bon. Continuez.
learn-wrong = Ce n’est pas cela : { $decision }.
learn-short = Il vous manquerait encore : { $what }.
learn-refuted = Voici ce qui se passerait : { $what }
learn-not-forced = Cela ne force pas la victoire : l’adversaire peut répondre.
learn-not-kept = Cela ne l’arrête pas.
learn-hint = Indice
learn-answer = Voir la réponse
learn-answer-is = La réponse : { $answer }.
learn-answer-then = { $first }, puis : { $next }
learn-answer-or = { $one } ; ou bien : { $other }
learn-next-puzzle = Énigme suivante : { $title }
learn-last-puzzle = C’était la dernière et la plus difficile. Bravo !
learn-all-puzzles = Toutes les énigmes

learn-rules-intro = Chaque règle a un numéro. Cherchez un mot, ou suivez les numéros.
learn-rules-search = Chercher dans les règles
learn-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
learn-rules-sections = Parties
learn-rules-clear = Montrer toutes les règles
learn-rules-practise = Exercez-vous :
