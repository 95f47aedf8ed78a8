### Les énigmes : un titre, un indice, et pourquoi la réponse est bonne.

puzzle-two-points = Il en manque deux
puzzle-two-points-hint = Vos bonus Esprit paient presque entièrement une carte qui a des points.
puzzle-two-points-why = { card-ronan } coûte 5 Esprit. Quatre bonus et un jeton suffisent, et ses 2 points font 16. Vous avez déjà les cinq Gemmes et le Temps ; aucune autre carte à votre portée n’a de points.

puzzle-missing-stone = La Gemme manquante
puzzle-missing-stone-hint = Cherchez la Gemme dont vous n’avez aucun bonus. La carte est plus près que vous ne croyez.
puzzle-missing-stone-why = Vous avez 14 points, mais aucun bonus Pouvoir. { card-crossbones } est dans votre main, ne vous coûte qu’un jeton Esprit et apporte les deux : 2 points et un bonus Pouvoir.

puzzle-in-time = À temps
puzzle-in-time-hint = Il vous manque 4 points et quelque chose que seul le niveau 3 apporte.
puzzle-in-time-why = { card-vision } vous coûte 1 Esprit et 2 Espace, donne 4 points et, première carte de niveau 3, le jeton Temps : 16 points et le Gant. L’adversaire n’atteint pas 16 dans le tour qui lui reste.

puzzle-one-tag = Un symbole de plus
puzzle-one-tag-hint = L’adversaire détient la tuile, avec autant de symboles que vous.
puzzle-one-tag-why = Six symboles contre six : n’importe quel septième prend la tuile Avengers Rassemblement. { card-wasp }, de votre main, vous porte à 16, { card-scarlet-witch } à 17, et l’adversaire perd 3 points.

puzzle-no-soul = Pas âme qui vive
puzzle-no-soul-hint = L’adversaire a bien plus de points qu’il n’en faut. Quel bonus n’a-t-il jamais eu ?
puzzle-no-soul-why = Avec 25 points, il ne lui manque qu’un bonus Âme. { card-falcon } est la seule carte Âme qu’il peut payer : recrutez-la ou réservez-la.

puzzle-out-of-reach = Hors de portée
puzzle-out-of-reach-hint = Comptez sa Réalité : jetons, bonus et SHIELD ensemble.
puzzle-out-of-reach-why = 3 bonus, 3 jetons et 1 jeton SHIELD font 7 Réalité : au tour suivant, { card-iron-fist } le porterait de 13 à 17. Vous ne pouvez pas payer cette carte, mais vous pouvez la réserver.

puzzle-right-battle = La bonne bataille
puzzle-right-battle-hint = L’une d’elles vaut des points, et d’autant plus que vous avez de batailles.
puzzle-right-battle-why = Comme troisième bataille, { battle-hail-hydra } vaut 3 points : 13 deviennent 16. Et comme ce sont des points de super-pouvoir, la partie finit aussitôt.

puzzle-for-nothing = Sans rien dépenser
puzzle-for-nothing-hint = Vous n’avez aucune Gemme à dépenser, et la bonne carte n’a pas de points. Regardez le Lieu.
puzzle-for-nothing-why = Vos bonus paient entièrement { card-prowler }. Avec le quatrième bonus Esprit vient le Lieu { location-avengers-tower-nyc } : 3 points, 17 en tout.

puzzle-two-doors = Deux portes
puzzle-two-doors-hint = Prenez d’abord ce que rien ne remplace, et gardez deux chemins ouverts pour le reste.
puzzle-two-doors-why = { card-luke-cage } vous porte à 14 points. Au tour suivant, { card-ghost-spider } ne vous coûte rien et { card-punisher } trois jetons Réalité ; chacune apporte les 2 derniers points, et on ne peut vous en prendre qu’une.

puzzle-all-at-once = Tout à la fois
puzzle-all-at-once-hint = Il vous manque 6 points et le Temps. Une carte de votre main change tout.
puzzle-all-at-once-why = { card-hulk } a 3 points et deux symboles. Cinq symboles contre quatre apportent la tuile, encore 3 points, et votre première carte de niveau 3 apporte le Temps : 16.

puzzle-fourth-mind = Le quatrième Esprit
puzzle-fourth-mind-hint = Il manque à l’adversaire un bonus Esprit pour un Lieu. À vous aussi.
puzzle-fourth-mind-why = Avec { card-modok }, l’adversaire prendrait le Lieu { location-avengers-tower-nyc } et aurait 17 points. Réserver la carte ne suffit pas : une autre carte Esprit peut apparaître. Si vous la recrutez, le Lieu est à vous.

puzzle-put-aside = Mise de côté
puzzle-put-aside-hint = Il vous manque un jeton Âme, et il n’y en a plus au centre. Qu’est-ce qui peut le remplacer ?
puzzle-put-aside-why = { card-luke-cage } apporte les 5 points qui vous manquent. Réserver la carte vous donne un jeton SHIELD pour l’Âme manquante, et dans votre main personne ne peut la prendre. Vous la recrutez au tour suivant.

puzzle-last-word = Le dernier mot
puzzle-last-word-hint = L’adversaire a 16 points, mais 3 d’entre eux ne sont pas à lui pour toujours.
puzzle-last-word-why = Il détient la tuile avec sept symboles, et vous en avez six. { card-iron-man } en a deux : avec huit, vous prenez la tuile, il tombe à 13 et la partie continue.

puzzle-three-gifts = Trois cadeaux
puzzle-three-gifts-hint = Une carte de votre main apporte des points, une tuile et un Lieu.
puzzle-three-gifts-why = { card-captain-america } a 3 points ; cinq symboles contre quatre apportent la tuile ; et le quatrième bonus Âme apporte { location-triskelion }. 8 et trois fois 3 font 17.

puzzle-six-at-once = Six d’un coup
puzzle-six-at-once-hint = Quelle bataille vaut 6 points, et quelle Gemme demande-t-elle ?
puzzle-six-at-once-why = { card-baron-zemo } est votre cinquième carte Esprit ; grâce à { battle-ragnarok }, le Temps la paie et, carte Esprit, elle le rend aussitôt. La bataille { battle-sinister-six } vaut alors 6 points : 16, et la partie finit sur-le-champ.

puzzle-detour = Un détour
puzzle-detour-hint = D’abord une carte sans points : quel Lieu vous ouvre-t-elle ?
puzzle-detour-why = { card-silver-sable } ne vous coûte rien et c’est votre troisième Âme : { location-asgard } donne 3 points. Au tour suivant, son bonus et trois de vos jetons paient { card-nova }, avec 4 points et le Temps : 16. L’adversaire ne peut ni payer { card-nova }, ni réserver, avec trois cartes en main.

puzzle-three-fewer = Trois de moins
puzzle-three-fewer-hint = Vous ne pouvez ni recruter ni réserver la carte qu’il veut. Mais d’où viennent ses 13 points ?
puzzle-three-fewer-why = { card-loki } le porterait à 18. Avec un sixième symbole, sur { card-beta-ray-bill } ou { card-ms-marvel }, vous prenez la tuile : { card-loki } ne le porte alors qu’à 15.

puzzle-right-three = Les trois qu’il faut
puzzle-right-three-hint = Comparez vos Gemmes avec ce que coûte { card-thor }.
puzzle-right-three-why = Pour { card-thor }, il vous manque 1 Esprit, 1 Pouvoir et 1 Réalité. Prenez exactement ceux-là, et au tour suivant la carte apporte 3 points et le Temps : 16. L’adversaire ne peut pas la payer, ni réserver avec trois cartes en main.

puzzle-one-place-left = Une seule place
puzzle-one-place-left-hint = Le onzième jeton doit être rendu. Lesquels faut-il à votre carte ?
puzzle-one-place-left-why = { card-loki } apporte les 5 points qui vous manquent. Réservez la carte : 3 jetons Pouvoir et le jeton SHIELD paieront ce que vos bonus ne couvrent pas. Rendez n’importe quoi sauf ces quatre-là.

puzzle-small-change = Petite monnaie
puzzle-small-change-hint = Après avoir payé, vous recevez une Gemme. Que devez-vous garder pour le tour suivant ?
puzzle-small-change-why = Payez { card-scorpion } avec votre jeton Espace et prenez-en un autre grâce à { battle-galactus-coming }. Vous gardez ainsi le Temps, qui paie double au tour suivant : { card-hela } ou { card-thor } apporte les 3 derniers points.

puzzle-from-behind = Belle remontée
puzzle-from-behind-hint = Deux symboles, une quatrième Âme : additionnez tout ce que déclenche une seule carte.
puzzle-from-behind-why = { card-captain-america } a 3 points, huit symboles prennent la tuile, et la quatrième Âme apporte { location-hells-kitchen-nyc } : 11 et 9 font 20. La personne en tête tombe de 17 à 14.

puzzle-level = À égalité
puzzle-level-hint = 18 suffisent si vous avez ce que l’adversaire n’a pas.
puzzle-level-why = Un troisième bonus Âme apporte { location-asgard } : 18 points, autant que l’adversaire. À égalité, la tuile Avengers Rassemblement décide, et vous la détenez. Avec { card-miles-morales }, vous n’auriez que 17.

puzzle-two-roads = Deux routes
puzzle-two-roads-hint = { location-asgard } demande un troisième bonus Pouvoir et un troisième bonus Âme. Quelles cartes sont les plus nombreuses sur la table ?
puzzle-two-roads-why = Pour l’instant, seul { card-kraven } donne un bonus Pouvoir : commencez par lui. Pour l’Âme, il y en a deux, { card-star-lord } et { card-nick-fury } : celle qui reste apporte ses points et { location-asgard }. Dans l’autre ordre, on vous prendrait { card-kraven }.

puzzle-one-too-many = Un de trop
puzzle-one-too-many-hint = Que manque-t-il pour la carte de votre main ? Et que faire du onzième jeton ?
puzzle-one-too-many-why = Pour { card-captain-marvel }, il manque 1 Espace et 1 Âme, SHIELD servant de troisième Âme. Prenez les deux et rendez un Esprit, ou ce qui est venu avec. Au tour suivant : 4 points et, avec le troisième Pouvoir, { location-asgard } : 17.

puzzle-spare-stone = Une Gemme d’avance
puzzle-spare-stone-hint = Quatre bonus Esprit et quatre bonus Âme donnent un Lieu. Que peut-on vous prendre, et combien coûte { card-squirrel-girl } ?
puzzle-spare-stone-why = { card-spider-girl } est la seule carte Âme à portée, et elle est gratuite pour vous. Pour le quatrième Esprit, il y a { card-grandmaster } et { card-squirrel-girl } : avec le jeton Pouvoir reçu grâce à { battle-galactus-coming }, vous pouvez payer l’une ou l’autre. Il en restera une : { location-hells-kitchen-nyc } vous porte à 17.

puzzle-time-for-later = Du Temps pour plus tard
puzzle-time-for-later-hint = Vous avez juste assez d’Espace. De quoi aurez-vous besoin au tour suivant ?
puzzle-time-for-later-why = Trois jetons Espace paient { card-hela } : 14 points, et vous gardez le Temps. Au tour suivant, il paie deux Gemmes : { card-jessica-jones }, { card-ronan } et { card-crossbones } sont à portée, plus qu’on ne peut vous en prendre.

puzzle-not-more = L’égalité ne suffit pas
puzzle-not-more-hint = Deux symboles d’un coup lui donneraient la tuile. Combien vous en faut-il pour l’empêcher ?
puzzle-not-more-why = { card-black-widow }, avec deux symboles, lui en donnerait six contre vos cinq : 3 points et votre tuile font 18. { card-war-machine } est votre sixième symbole : l’égalité ne suffit pas, et il en reste à 15.
