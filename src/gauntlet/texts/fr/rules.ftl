### The rules of the game in plain words, clause by clause.

# Before what the rulebooks leave open, wherever it stands in a clause.
rules-reading = Notre lecture :

rules-section-C = Matériel
rules-intro-C = Les cinq Gemmes sont Esprit (jaune), Espace (bleue), Âme (orange), Pouvoir (violette) et Réalité (rouge). Temps (vert) et SHIELD (gris) sont aussi des jetons, mais ne font pas partie des cinq Gemmes. Un bonus est la réduction qu’une carte recrutée vous donne pour le reste de la partie. Les cartes sont de niveau 1, 2 ou 3.
rule-C1 = 35 jetons Gemme (7 de chacune des cinq Gemmes), 4 jetons Temps et 5 jetons SHIELD.
rule-C2 = 90 cartes Personnage : 40 de niveau 1, 30 de niveau 2 et 20 de niveau 3. Chacune a un nom, un coût en Gemmes, un bonus d’une Gemme, de 0 à 5 points d’Infinité et de 0 à 2 symboles Avengers. Toutes les cartes de niveau 3 portent l’icône Temps.
rule-C3 = 4 tuiles Lieu double face. Chaque face demande certains bonus et vaut 3 points.
rule-C4 = 1 tuile Avengers Rassemblement, qui vaut 3 points, et 1 tuile Gant de l’Infini, qui montre ce qu’il faut pour gagner.
rule-C5 = Avec Batailles épiques : 8 cartes Bataille, et 3 cubes par joueur.

rules-section-S = Mise en place
rule-S1 = Le paquet de chaque niveau est mélangé à part, et 4 de ses cartes sont posées face visible.
rule-S2 = On pioche autant de tuiles Lieu qu’il y a de joueurs et on les pose sur une face au hasard. Les tuiles restantes sont rangées dans la boîte.
rule-S3 = Au centre de la zone de jeu, il y a au départ 4 jetons de chaque Gemme et 2 Temps à 2 joueurs, 5 de chaque et 3 Temps à 3 joueurs, 7 de chaque et 4 Temps à 4 joueurs. Il y a toujours 5 jetons SHIELD.
rule-S4 = Le plus jeune joueur commence, puis on joue dans le sens des aiguilles d’une montre. Un tour de table comprend un tour pour chaque place, à partir de la première. { rules-reading } la première place commence ; qui l’occupe se choisit ou se tire au sort à la création de la table.
rule-S5 = Avec Batailles épiques : on pioche au hasard 5 des 8 cartes Bataille et on les pose face visible. Les 3 autres sont retirées de la partie.

rules-section-T = Votre tour
rules-intro-T = À votre tour, vous faites exactement une des quatre actions T1 à T4 ; votre tour se termine ensuite comme l’explique la partie E.
rule-T1 = Prendre des Gemmes différentes : prenez 3 jetons de 3 Gemmes différentes, jamais de Temps ni de SHIELD. { rules-reading } tant qu’il reste au centre des jetons d’au moins 3 Gemmes, vous en prenez exactement 3. S’il ne reste des jetons que de 2 Gemmes, vous pouvez prendre un jeton de chacune ou un seul jeton de l’une d’elles. S’il n’en reste que d’une Gemme, vous en prenez 1.
rule-T2 = Prendre 2 jetons de la même Gemme : prenez 2 jetons d’une Gemme, mais seulement s’il y en a au moins 4 au centre avant que vous ne vous serviez.
rule-T3 = Réserver une carte : prenez en main une carte face visible, ou piochez la première carte d’un paquet sans la montrer aux autres. Prenez ensuite 1 jeton SHIELD s’il en reste ; s’il n’en reste pas, vous pouvez quand même réserver. Vous ne pouvez pas avoir plus de 3 cartes réservées en main. On ne peut pas piocher dans un paquet épuisé. Réserver est le seul moyen d’obtenir des jetons SHIELD, et une carte réservée ne quitte votre main que lorsque vous la recrutez.
rule-T4 = Recruter une carte : choisissez une carte face visible ou une carte de votre main et payez son coût. Chacun de vos bonus économise 1 jeton de sa Gemme, sans qu’aucune partie du coût ne descende sous 0. Le bonus de la nouvelle carte ne compte qu’à partir de votre prochain tour. Un jeton SHIELD remplace 1 jeton de n’importe quelle Gemme. Les jetons dépensés retournent au centre. Le Temps ne se dépense jamais, sauf avec Ragnarok (B7).
rule-T5 = Vous pouvez dépenser des jetons SHIELD même si vous avez la Gemme voulue. { rules-reading } vos bonus comptent toujours en entier. Sauf choix contraire, on paie d’abord avec les Gemmes, et SHIELD ne couvre que ce qui manque.
rule-T6 = Une carte face visible qui est réservée ou recrutée est aussitôt remplacée par la première carte de son paquet, au même emplacement. Une fois le paquet épuisé, l’emplacement reste vide. La nouvelle carte apparaît après le paiement et avant tout ce qui suit (T7, T8, B11 et la fin du tour) : vous la voyez donc avant de faire tout autre choix de ce tour.
rule-T7 = La première carte de niveau 3 que vous recrutez vous rapporte 1 jeton Temps. Personne n’en a jamais plus d’un.
rule-T8 = Avengers Rassemblement : la première personne qui a au moins 3 symboles Avengers sur ses cartes recrutées prend aussitôt la tuile. Dès qu’une autre personne a plus de symboles que celle qui la détient, elle la lui prend. En avoir autant ne suffit pas.
rule-T9 = Passer n’est pas une des actions. { rules-reading } vous ne passez que si aucune des quatre actions n’est possible, et vous y êtes alors obligé. La fin du tour suit comme d’habitude. Si, dans un même tour de table, tout le monde passe et que personne ne prend de Lieu ni ne revendique de bataille, la partie se termine sans vainqueur, à moins que quelqu’un ne gagne à la fin de ce tour de table (W2 ou B14).
rule-T10 = Prendre un Lieu, la tuile Avengers Rassemblement ou une bataille n’est pas une action, et rien de tout cela n’est nécessaire pour gagner.

rules-section-E = La fin de votre tour
rules-intro-E = À la fin de votre tour, voici ce qui se passe, dans cet ordre. { rules-reading } les livrets ne fixent pas d’ordre ; dans celui-ci, un Lieu pris pendant ce tour compte déjà pour une bataille.
rule-E1 = Si vous avez plus de 10 jetons, en comptant ensemble les Gemmes, SHIELD et le Temps, rendez des jetons de votre choix jusqu’à n’en avoir plus que 10. Le Temps ne peut pas être rendu. Pendant votre tour, vous pouvez en avoir autant que vous voulez, et vous pouvez rendre ce que vous venez de prendre.
rule-E2 = Si vos bonus remplissent la condition d’un Lieu, vous devez le prendre ; il vaut 3 points. Vous prenez au plus un Lieu par tour et choisissez si plusieurs sont possibles. Les jetons ne comptent pas. Un Lieu que vous avez dû laisser peut être pris lors d’un tour suivant.
rule-E3 = Avec Batailles épiques : vous pouvez revendiquer une bataille (B2).
rule-E4 = C’est ensuite à la personne suivante. Après le tour de la dernière place, le tour de table se termine et l’on vérifie si quelqu’un a gagné (partie W).

rules-section-W = Gagner la partie
rule-W1 = Le Gant de l’Infini : il vous faut au moins 16 points, au moins 1 bonus de chacune des cinq Gemmes et un jeton Temps.
rule-W2 = Quand quelqu’un remplit les conditions du Gant, on termine le tour de table, pour que tout le monde ait joué le même nombre de fois. Si au moins une personne remplit alors les conditions, la partie est terminée. Si plus personne ne les remplit, parce que la tuile Avengers Rassemblement a changé de mains, la partie continue. Si seule la personne qui joue en dernier dans le tour de table les remplit, elle gagne donc aussitôt. { rules-reading } si une personne qui a joué avant elle les remplit aussi, W3 décide.
rule-W3 = Si plusieurs personnes remplissent les conditions, celle qui a le plus de points gagne. En cas d’égalité, c’est celle qui détient la tuile Avengers Rassemblement ; puis celle qui a recruté le moins de cartes ; et si l’égalité demeure, elles se partagent la victoire. Les cartes réservées ne comptent pas et n’entraînent aucun malus.
rule-W4 = Les points viennent de vos cartes, plus 3 pour chaque Lieu et 3 pour la tuile Avengers Rassemblement ; dans Batailles épiques, aussi des super-pouvoirs.
rule-W5 = Une table peut fixer un dernier tour de table. Si personne n’a gagné à la fin de celui-ci, la partie se termine sans vainqueur.

rules-section-B = Batailles épiques
rule-B1 = L’extension Batailles épiques est facultative. Tout se joue comme ci-dessus, avec 5 batailles sur la table et 3 cubes par joueur.
rule-B2 = À la fin de votre propre tour, si vous remplissez la condition d’une bataille, vous pouvez y poser un de vos cubes, sur 3 batailles au plus dans la partie. Ce n’est pas obligatoire. Plusieurs personnes peuvent revendiquer la même bataille. Les cartes ne sont pas consommées : une carte peut compter pour plusieurs batailles. Un cube posé ne bouge plus jamais. { rules-reading } vous revendiquez au plus une bataille par tour, et jamais deux fois la même.
rule-B3 = Vous avez le super-pouvoir de la bataille dès que vous la revendiquez et jusqu’à la fin de la partie, même si vous n’en remplissez plus la condition. Il n’agit pas sur l’action que vous venez de faire.
rule-B4 = Les cartes demandées sont des cartes recrutées qui ont ce bonus ; les cartes réservées ne comptent pas. Une carte qui porte l’icône Temps est une carte de niveau 3. Un Lieu et la tuile Avengers Rassemblement doivent être à vous au moment où vous revendiquez la bataille.
rule-B5 = Yellow Jacket demande 1 Lieu et la tuile Avengers Rassemblement. Recruter vous coûte 1 jeton de moins, pour une des Gemmes du coût ; vous choisissez laquelle.
rule-B6 = « Sinister Six » demande 5 cartes Esprit et la tuile Avengers Rassemblement. Vaut 6 points.
rule-B7 = Ragnarok demande 2 cartes Espace et 2 cartes Réalité. Quand vous recrutez, vous pouvez dépenser votre jeton Temps comme si c’étaient 2 jetons SHIELD ; il retourne au centre. Une fois dépensé, vous le reprenez en recrutant une carte Esprit.
rule-B8 = La folie du Multivers demande 3 cartes de niveau 3. Vaut 1 point pour chacune de vos cartes de niveau 3, maintenant et plus tard.
rule-B9 = Hail Hydra demande 3 cartes Espace. Vaut 1 point pour chaque bataille que vous avez revendiquée, celle-ci comprise, maintenant et plus tard.
rule-B10 = Planète Hulk demande 1 carte Espace et 3 cartes Pouvoir. Chaque jeton SHIELD dépensé remplace jusqu’à 2 jetons d’une même Gemme.
rule-B11 = La venue de Galactus demande 1 carte Âme et 3 cartes Réalité. Après avoir recruté une carte, vous prenez au centre 1 jeton de la Gemme de votre choix.
rule-B12 = Civil War demande 2 cartes Âme. Quand vous prenez 2 jetons de la même Gemme (T2), vous prenez aussi 1 jeton d’une autre Gemme.
rule-B13 = { rules-reading } sauf choix contraire, le jeton Temps de Ragnarok est dépensé en dernier. Avec Planète Hulk, chacun des 2 jetons SHIELD auxquels il équivaut remplace aussi jusqu’à 2 jetons d’une même Gemme. Ce qu’un tel jeton paie en trop est perdu. Une carte Esprit payée avec le jeton Temps le rend aussitôt ; si vous n’avez jamais eu de jeton Temps, vous n’en recevez pas. Avec La venue de Galactus et Civil War, vous prenez une des cinq Gemmes, ni Temps ni SHIELD ; vous choisissez parmi celles du centre et devez en prendre une s’il y en a ; la limite de 10 jetons s’applique ensuite (E1). Yellow Jacket, Ragnarok et Planète Hulk comptent lorsqu’on vérifie si vous pouvez recruter une carte. La folie du Multivers et Hail Hydra grandissent avec les cartes et les batailles obtenues plus tard.
rule-B14 = Avec Batailles épiques, la partie se termine quand quelqu’un a au moins 16 points ; le Gant n’est pas nécessaire. On termine le tour de table et, si quelqu’un a encore au moins 16 points à ce moment-là, la partie est finie. La personne qui a le plus de points gagne ; en cas d’égalité, celle qui a recruté le moins de cartes ; sinon, la victoire est partagée. { rules-reading } le « dernier tour » du manuel est le reste du tour de table.
rule-B15 = Il y a une exception. Considérez les points gagnés pendant ce tour grâce aux batailles Sinister Six, La folie du Multivers et Hail Hydra, que vous les ayez revendiquées maintenant ou plus tôt. Si vous avez 16 points ou plus à la fin de votre tour, mais en auriez moins de 16 sans ces points, la partie se termine avec ce tour et la personne qui a le plus de points gagne.
rule-B16 = Une table peut jouer Batailles épiques avec la fin du Gant (W1 à W3) ; B14 et B15 ne s’appliquent alors pas. Sans Batailles épiques, la partie se termine toujours par le Gant.

rules-section-H = Ce que chacun peut savoir
rule-H1 = Visibles par tous : les jetons du centre, les cartes face visible, les Lieux et les batailles, les jetons, cartes recrutées, Lieux, symboles, points et cubes de chacun, et le nombre de cartes de chaque paquet et de chaque main.
rule-H2 = { rules-reading } une carte réservée depuis la table reste connue de tous. Une carte réservée depuis un paquet n’est connue que de la personne qui la détient ; les autres en connaissent le niveau. Elle est dévoilée quand elle est recrutée ou quand la partie est terminée.
rule-H3 = Personne ne connaît l’ordre des paquets. Un bot n’en sait pas plus qu’une personne assise à sa place.

rules-section-X = Exemples
rule-X1 = Ghost Rider coûte 2 jetons Esprit, 4 Espace et 1 Pouvoir. La personne qui le recrute gagne 2 points et un bonus Réalité.
rule-X2 = Rocket coûte 1 jeton Esprit et 2 Réalité. Avec un bonus Esprit et un bonus Réalité, vous ne dépensez que 1 jeton Réalité.
rule-X3 = Avec 3 bonus Esprit, 3 Espace et 3 Réalité, vous prenez Knowhere et ses 3 points à la fin de votre tour.
rule-X4 = Ana a 4 symboles Avengers et la tuile Avengers Rassemblement. Ben, qui en a 3, recrute Wasp (1 symbole) : égalité, Ana garde la tuile. Carla, qui en a 3 aussi, recrute Captain America (2 symboles) : avec 5 symboles, elle prend la tuile à Ana.
