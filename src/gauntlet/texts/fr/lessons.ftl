### Les leçons : un titre, ce que dit le guide à chaque étape, et ce qu'il répond à un autre choix (-other).

## Pour une première partie

lesson-take = Prendre des Gemmes
lesson-take-1 = Bienvenue ! Votre but est le Gant de l’Infini : 16 points, un bonus de chacune des cinq Gemmes et un jeton Temps. Les Personnages apportent tout cela, et ils se paient avec des Gemmes.
lesson-take-2 = Commencez donc par les Gemmes. Prenez au centre trois jetons de trois Gemmes différentes, à votre guise.
lesson-take-2-other = Ce coup existe aussi, et vous le verrez bientôt. Pour l’instant, prenez trois Gemmes différentes : presque tout se paie ainsi.
lesson-take-3 = Elles sont à vous, et Ben en a pris trois aussi. Le centre est commun : ce que vous avez, personne d’autre ne peut l’utiliser. Gardez donc un œil sur ce dont les autres ont besoin.

lesson-recruit = Recruter un Personnage
lesson-recruit-1 = Le coût d’une carte figure en bas à gauche. { card-rocket } coûte 1 jeton Esprit et 2 Réalité, et vous les avez.
lesson-recruit-2 = Recrutez { card-rocket }. Les jetons dépensés retournent au centre.
lesson-recruit-2-other = C’est possible, mais vous pouvez déjà payer { card-rocket }, et une carte travaille pour vous dès le tour suivant. Recrutez-la d’abord.
lesson-recruit-3 = { card-rocket } est à vous, avec un bonus Esprit, la Gemme en haut à droite : vous le gardez jusqu’à la fin de la partie. Une nouvelle carte a pris sa place aussitôt.

lesson-bonuses = Les bonus paient à chaque tour
lesson-bonuses-1 = Vous avez recruté trois cartes : deux avec un bonus Esprit et une avec un bonus Réalité. Chaque bonus vous épargne une Gemme de sa couleur à chaque recrutement, et ne s’épuise jamais.
lesson-bonuses-2 = { card-moon-knight } coûte 3 Esprit. Vos bonus en couvrent deux : un seul jeton suffit. Recrutez la carte.
lesson-bonuses-3 = { card-spider-man-2099 } coûte 2 Esprit et 1 Réalité : vos bonus couvrent tout. Recrutez la carte gratuitement !
lesson-bonuses-3-other = Bon coup, mais regardez : { card-spider-man-2099 } ne vous coûte aucun jeton. Recrutez la carte.
lesson-bonuses-4 = Voilà pourquoi on commence par les cartes bon marché : elles semblent ne rien valoir, et pourtant elles paient toutes les autres. Le bonus d’une carte compte à partir de votre tour suivant.

lesson-reserve = Réserver, et SHIELD
lesson-reserve-1 = { card-scorpion } coûte 4 Espace. Vous en avez trois et, si vous attendez, Ben peut recruter la carte avant vous.
lesson-reserve-2 = Réservez { card-scorpion } : la carte va dans votre main, où personne ne peut la prendre, et vous recevez un jeton SHIELD.
lesson-reserve-2-other = { card-scorpion } pourrait alors disparaître avant votre prochain tour. Réservez la carte : elle est à l’abri dans votre main, et un jeton SHIELD l’accompagne.
lesson-reserve-3 = Un jeton SHIELD remplace 1 jeton de n’importe quelle Gemme. Avec vos trois jetons Espace, c’est assez : recrutez { card-scorpion } de votre main.
lesson-reserve-4 = Vous pouvez avoir en main trois cartes réservées au plus, et la seule façon de vous en débarrasser est de les recruter. Réserver est le seul moyen d’obtenir des jetons SHIELD.

lesson-gauntlet = Gagner avec le Gant
lesson-gauntlet-1 = Le Gant demande trois choses, et il les faut toutes : au moins 16 points, au moins un bonus de chacune des cinq Gemmes et un jeton Temps. Les points seuls ne suffisent pas.
lesson-gauntlet-2 = Vous avez 12 points et des bonus de quatre des cinq Gemmes. Il vous manque 4 points, un bonus Pouvoir et un jeton Temps.
lesson-gauntlet-3 = { card-drax } vaut 4 points et donne un bonus Pouvoir, et la première carte de niveau 3 que vous recrutez apporte le jeton Temps. Recrutez cette carte !
lesson-gauntlet-3-other = Pas cette fois : { card-drax } apporte d’un coup tout ce qui vous manque. Recrutez cette carte.
lesson-gauntlet-4 = 16 points, cinq Gemmes, le Temps : le Gant est à vous. Ben a encore joué son tour, pour que chacun joue autant de fois, et vous avez gagné.

lesson-turn-end = La fin de votre tour
lesson-turn-end-1 = À la fin d’un tour, vous gardez dix jetons au plus. Vous en avez neuf. Prenez quand même trois Gemmes différentes, et voyez ce qui se passe.
lesson-turn-end-1-other = Plus tard ! Prenez d’abord trois Gemmes différentes, pour voir ce qui se passe au-delà de dix jetons.
lesson-turn-end-2 = Douze jetons, c’est deux de trop. Choisissez ce que vous rendez. Vos jetons Âme vous serviront bientôt : rendez autre chose.
lesson-turn-end-2-other = Gardez vos jetons Âme : { card-wasp } vous en coûtera deux. Rendez-en un autre.
lesson-turn-end-3 = Et encore un.
lesson-turn-end-3-other = Gardez vos jetons Âme : { card-wasp } vous en coûtera deux. Rendez-en un autre.
lesson-turn-end-4 = { card-wasp } apporte un quatrième bonus Espace et votre troisième symbole Avengers. Regardez le Lieu { location-avengers-tower-nyc } et la tuile Avengers Rassemblement, puis recrutez-la.
lesson-turn-end-5 = Deux tuiles à la fois ! Avec trois symboles, la tuile Avengers Rassemblement est venue aussitôt, et quatre bonus Esprit et quatre Espace ont apporté le Lieu : 3 points par tuile, sans dépenser ni jeton ni tour. Vous en savez assez pour jouer. Amusez-vous bien !

## Les règles plus fines

lesson-two = Deux fois la même Gemme
lesson-two-1 = Au lieu de trois Gemmes différentes, vous pouvez prendre deux jetons de la même, mais seulement s’il y en a au moins quatre au centre. Ainsi, personne ne peut épuiser une Gemme déjà rare.
lesson-two-2 = Vous avez un jeton Pouvoir et { card-silver-sable } en coûte trois. Prenez deux jetons Pouvoir.
lesson-two-2-other = C’est permis, mais deux jetons Pouvoir d’un coup mettent { card-silver-sable } à votre portée au tour suivant.
lesson-two-3 = Vous en avez trois : recrutez { card-silver-sable }.
lesson-two-4 = Deux jetons pareils, c’est un de moins que trois différents. Cela vaut la peine quand il vous manque justement cette Gemme, et cela gêne ceux qui en ont besoin aussi.

lesson-short-bank = Quand le centre se vide
lesson-short-bank-1 = Il ne reste au centre que des jetons de deux Gemmes ; les joueurs ont tous les autres. S’il reste trois Gemmes ou plus, il faut prendre exactement trois jetons ; ici, vous pouvez en prendre moins.
lesson-short-bank-2 = Prenez un jeton de chaque, ou un seul jeton, comme vous voulez.
lesson-short-bank-2-other = C’est possible, mais il s’agit ici du centre : prenez Pouvoir, Réalité ou les deux.
lesson-short-bank-3 = S’il ne restait qu’une sorte de Gemme, vous prendriez un seul jeton. Amasser des Gemmes ralentit les autres, mais qui amasse ne recrute pas.

lesson-replace = Une nouvelle carte aussitôt
lesson-replace-1 = Quand une carte face visible est réservée ou recrutée, la première carte de son paquet prend aussitôt sa place. Tout le monde la voit, mais vous pouvez en tenir compte avant la fin de votre tour.
lesson-replace-2 = Vous avez dix jetons. Réservez { card-vulture } : le jeton SHIELD sera le onzième.
lesson-replace-2-other = Réservez { card-vulture }, pour voir ce qui vient à sa place.
lesson-replace-3 = { card-scorpion } est apparu (coût : 4 Espace), et c’est seulement maintenant que vous choisissez quoi rendre. Gardez Espace et SHIELD, et rendez autre chose.
lesson-replace-3-other = Avec { card-scorpion } sur la table, ce jeton vous servira. Rendez-en un autre.
lesson-replace-4 = La nouvelle carte peut donc encore vous faire changer d’avis dans le même tour. Une fois un paquet épuisé, les emplacements vides le restent.

lesson-shields = Payer avec SHIELD
lesson-shields-1 = Vous voulez { card-silver-sable } maintenant, pour 3 Pouvoir, puis { card-lizard }, pour 2 Espace et 1 Pouvoir. Recrutez { card-silver-sable }.
lesson-shields-1-other = Recrutez d’abord { card-silver-sable } : cette leçon parle de la façon de payer.
lesson-shields-2 = D’ordinaire, on dépense d’abord les Gemmes. Mais il ne resterait alors aucun Pouvoir pour { card-lizard }. Payez un des jetons Pouvoir avec le jeton SHIELD.
lesson-shields-2-other = Vous dépenseriez ainsi tout votre Pouvoir. Payez-en un sur trois avec SHIELD, et { card-lizard } reste à votre portée même si le Pouvoir vient à manquer.
lesson-shields-3 = Il vous reste un jeton Pouvoir. Recrutez { card-lizard }.
lesson-shields-4 = Un jeton SHIELD remplace n’importe quelle Gemme : gardez-le le plus longtemps possible. Mais parfois, la Gemme elle-même est plus rare. Les bonus comptent toujours en entier.

lesson-time = Le jeton Temps
lesson-time-1 = Chaque carte de niveau 3 porte l’icône Temps. La première que vous recrutez vous apporte un jeton Temps.
lesson-time-2 = Recrutez { card-iron-fist }.
lesson-time-3 = Le voilà. On ne le dépense ni ne le rend jamais, mais il compte parmi vos dix jetons. Recrutez maintenant { card-doctor-strange }, une autre carte de niveau 3.
lesson-time-4 = Pas de second : personne n’a jamais plus d’un jeton Temps. Une carte de niveau 3 suffit pour le Gant ; les autres comptent pour leurs points.

lesson-avengers = À qui est la tuile ?
lesson-avengers-1 = Ben a quatre symboles Avengers et la tuile Avengers Rassemblement, qui vaut 3 points. Vous avez trois symboles. Seule une personne qui en a plus peut la lui prendre.
lesson-avengers-2 = Recrutez { card-wasp } : c’est votre quatrième symbole.
lesson-avengers-2-other = D’abord { card-wasp }, s’il vous plaît : voyez ce que donne quatre contre quatre.
lesson-avengers-3 = Quatre partout, et Ben garde la tuile : l’égalité ne suffit pas. { card-hawkeye } apporte le cinquième. Recrutez cette carte.
lesson-avengers-3-other = { card-hawkeye } apporte le symbole qu’il vous faut. Recrutez cette carte.
lesson-avengers-4 = Cinq symboles contre quatre : la tuile est aussitôt à vous. Vous gagnez 3 points et Ben en perd 3, soit six d’écart. La tuile n’est jamais nécessaire pour gagner, mais elle n’est jamais à l’abri non plus.

lesson-locations = Les Lieux
lesson-locations-1 = Un Lieu revient à qui a les bonus demandés ; les jetons ne comptent pas. Chacun vaut 3 points. Vous avez quatre bonus Espace, quatre Âme et trois Esprit.
lesson-locations-2 = Recrutez { card-rocket }, votre quatrième bonus Esprit.
lesson-locations-2-other = { card-rocket } apporte le quatrième bonus Esprit, que les deux Lieux attendent. Recrutez cette carte.
lesson-locations-3 = Vous remplissez maintenant les conditions des deux, mais vous ne pouvez prendre qu’un Lieu par tour. Choisissez.
lesson-locations-4 = L’autre est toujours là, et Ben en est loin. Prenez trois Gemmes et regardez la fin de votre tour.
lesson-locations-5 = Il est venu tout seul, sans nouvelle carte. Prendre un Lieu n’est pas une action, et on ne peut pas le refuser. Si plusieurs sont à portée, prenez d’abord celui qu’un autre pourrait obtenir.

lesson-ten = Dix jetons
lesson-ten-1 = Gemmes, SHIELD et Temps comptent ensemble : vous avez neuf jetons. Pendant votre tour, vous pouvez en avoir autant que vous voulez ; à la fin, dix au plus.
lesson-ten-2 = Prenez trois Gemmes différentes.
lesson-ten-3 = Rendez deux jetons de votre choix. Vous pouvez rendre ce que vous venez de prendre, mais jamais le Temps.
lesson-ten-4 = Encore un.
lesson-ten-5 = Vous avez ainsi échangé des jetons en un tour. Mais un jeton rendu est un jeton pris pour rien : à partir de huit, mieux vaut recruter.

lesson-hidden = Cartes cachées
lesson-hidden-1 = Vous pouvez aussi réserver, sans la voir, la première carte d’un paquet. C’est un pari, mais personne ne voit ce que vous cherchez, et aucune nouvelle carte n’arrive sur la table.
lesson-hidden-2 = Réservez dans un paquet. Le niveau 2 est un bon pari, mais tous conviennent.
lesson-hidden-2-other = Pas une carte face visible, cette fois : réservez dans un des paquets.
lesson-hidden-3 = Vous connaissez votre carte ; Ben n’en connaît que le niveau. De celle qu’il vient de piocher, vous ne voyez que le dos. Une carte réservée sur la table reste connue de tous, et personne ne connaît l’ordre des paquets.
lesson-hidden-4 = Et il ne restait aucun jeton SHIELD au centre. On peut réserver quand même ; on n’en reçoit simplement pas.

lesson-last-round = On termine le tour de table
lesson-last-round-1 = Ben a commencé, et il a tout : 16 points, cinq Gemmes, le Temps. Mais chacun joue le même nombre de tours, et vous jouez en dernier : il vous reste un tour.
lesson-last-round-2 = Trois de ses points viennent de la tuile Avengers Rassemblement ; il a trois symboles, autant que vous. Recrutez { card-wasp } !
lesson-last-round-2-other = Alors Ben gagne maintenant. Seule { card-wasp } vous sauve : un quatrième symbole lui prend la tuile.
lesson-last-round-3 = Ben tombe à 13 points. À la fin du tour de table, personne n’a le Gant : la partie continue. Et si vous jouez en dernier et que personne d’autre ne l’a, vous gagnez sur-le-champ.

lesson-tie = Quand deux joueurs ont le Gant
lesson-tie-1 = Ben a le Gant avec 16 points. Vous jouez en dernier, avec 13 points, les cinq Gemmes, le Temps et la tuile Avengers Rassemblement.
lesson-tie-2 = { card-jessica-jones } vaut 3 points. Recrutez-la.
lesson-tie-2-other = Alors Ben gagne. { card-jessica-jones } apporte les 3 points qu’il vous faut pour égaliser.
lesson-tie-3 = 16 partout : les points décident d’abord, puis la tuile Avengers Rassemblement, et elle est à vous. Ensuite, le moins de cartes recrutées l’emporterait et, si l’égalité demeurait, la victoire serait partagée. Les cartes réservées n’entraînent aucun malus.

lesson-pass = Quand rien n’est possible
lesson-pass-1 = Il n’y a plus de Gemme au centre, votre main est pleine et vous ne pouvez payer aucune carte. C’est rare, et c’est le seul cas où l’on passe.
lesson-pass-2 = Passez. C’est tout ce qui vous reste.
lesson-pass-3 = Ben a recruté une carte, et ses jetons Pouvoir sont revenus au centre. Vous pouvez rejouer.
lesson-pass-4 = Si tous passaient dans le même tour de table, et que personne n’y prenait de Lieu ni ne revendiquait de bataille, la partie se terminerait sans vainqueur. On ne peut jamais passer quand il y a quelque chose à faire.

lesson-limit = Un dernier tour de table convenu
lesson-limit-1 = Une table peut convenir d’un dernier tour de table, pour qu’aucune partie ne dure éternellement. Ici, c’est le tour de table 20, et vous jouez en dernier.
lesson-limit-2 = Jouez ce que vous voulez.
lesson-limit-3 = Personne n’a le Gant : la partie se termine sans vainqueur. Les points seuls ne suffisent pas, même dans ce cas.

## Batailles épiques

lesson-battles = Revendiquer une bataille
lesson-battles-1 = Dans Batailles épiques, cinq batailles sont sur la table. Chacune demande certaines cartes recrutées ou tuiles, et donne un super-pouvoir pour le reste de la partie.
lesson-battles-2 = { battle-civil-war } demande deux cartes Âme, et vous en avez une. Recrutez { card-silver-sable }.
lesson-battles-2-other = { card-silver-sable } est la deuxième carte Âme que demande { battle-civil-war }. Recrutez-la.
lesson-battles-3 = À la fin de votre tour, vous pouvez revendiquer une bataille. Rien ne vous y oblige, mais un super-pouvoir vaut plus quand il vient tôt. Revendiquez { battle-civil-war }.
lesson-battles-3-other = Vous pouvez renoncer, mais vous en remplissez déjà la condition : revendiquez-la.
lesson-battles-4 = Votre cube reste, le super-pouvoir aussi, quoi qu’il arrive ; il agit dès votre prochaine action. Vous avez trois cubes, donc trois batailles au plus. Les cartes ne sont pas dépensées, et d’autres peuvent revendiquer la même bataille.

lesson-yellow-jacket = { battle-yellow-jacket }
lesson-yellow-jacket-1 = Avec un Lieu et la tuile Avengers Rassemblement, vous avez revendiqué { battle-yellow-jacket }. Chaque carte vous coûte désormais une Gemme de moins, à choisir dans son coût.
lesson-yellow-jacket-2 = { card-crystal } coûte 2 Âme et 2 Pouvoir. Recrutez-la.
lesson-yellow-jacket-2-other = Recrutez { card-crystal }, pour profiter de la réduction.
lesson-yellow-jacket-3 = Quelle Gemme voulez-vous épargner ? Pensez à la suite.
lesson-yellow-jacket-4 = Une Gemme de moins à chaque carte, c’est comme un bonus de la Gemme de votre choix. Cela compte aussi pour savoir si vous pouvez payer.

lesson-sinister-six = { battle-sinister-six }
lesson-sinister-six-1 = { battle-sinister-six } : il faut cinq cartes Esprit et la tuile Avengers Rassemblement. Vous avez la tuile et quatre cartes Esprit.
lesson-sinister-six-2 = Recrutez { card-grandmaster }, la cinquième carte Esprit.
lesson-sinister-six-2-other = Il manque une carte Esprit : recrutez { card-grandmaster }.
lesson-sinister-six-3 = Revendiquez maintenant la bataille.
lesson-sinister-six-3-other = Six points vous attendent. Revendiquez la bataille.
lesson-sinister-six-4 = Six points d’un coup, plus qu’aucune carte. Vous les gardez même si la tuile vous échappe ensuite.

lesson-ragnarok = { battle-ragnarok }
lesson-ragnarok-1 = Avec { battle-ragnarok }, vous pouvez dépenser votre jeton Temps comme deux jetons SHIELD.
lesson-ragnarok-2 = { card-silver-sable } coûte 3 Pouvoir, et vous en avez un. Recrutez-la : le Temps paie les deux autres.
lesson-ragnarok-2-other = Recrutez { card-silver-sable } : avec votre jeton Temps, vous pouvez payer.
lesson-ragnarok-3 = Votre jeton Temps est retourné au centre. Recruter une carte Esprit vous le rend. Recrutez { card-vulture }.
lesson-ragnarok-3-other = Une carte Esprit vous rend le Temps : recrutez { card-vulture }.
lesson-ragnarok-4 = Le revoilà. Une carte Esprit payée avec le Temps le rend même aussitôt. Qui n’a jamais eu de jeton Temps n’en reçoit pas ainsi. Sauf choix contraire, le Temps se dépense en dernier.

lesson-multiverse-madness = { battle-multiverse-madness }
lesson-multiverse-madness-1 = { battle-multiverse-madness } demande trois cartes de niveau 3. Vous en avez deux.
lesson-multiverse-madness-2 = Recrutez { card-doctor-octopus }, la troisième.
lesson-multiverse-madness-2-other = { card-doctor-octopus } est la troisième carte de niveau 3. Recrutez-la.
lesson-multiverse-madness-3 = Revendiquez { battle-multiverse-madness } : un point pour chacune de vos cartes de niveau 3.
lesson-multiverse-madness-3-other = Trois points vous attendent. Revendiquez { battle-multiverse-madness }.
lesson-multiverse-madness-4 = Trois points maintenant, et un de plus à chaque carte de niveau 3 à venir.

lesson-hail-hydra = { battle-hail-hydra }
lesson-hail-hydra-1 = { battle-hail-hydra } demande trois cartes Espace. Vous en avez deux, et vous avez déjà revendiqué { battle-civil-war }.
lesson-hail-hydra-2 = Recrutez { card-lockjaw }, la troisième carte Espace.
lesson-hail-hydra-2-other = { card-lockjaw } est la troisième carte Espace. Recrutez-la.
lesson-hail-hydra-3 = Revendiquez { battle-hail-hydra } : un point pour chaque bataille que vous avez revendiquée.
lesson-hail-hydra-3-other = Deux points vous attendent. Revendiquez { battle-hail-hydra }.
lesson-hail-hydra-4 = Deux points maintenant, puisque vous avez deux batailles, celle-ci comprise. Une troisième, quelle qu’elle soit, apportera un troisième point.

lesson-planet-hulk = { battle-planet-hulk }
lesson-planet-hulk-1 = Avec { battle-planet-hulk }, chaque jeton SHIELD paie jusqu’à deux jetons d’une même Gemme. Vous avez deux jetons.
lesson-planet-hulk-2 = { card-vulture } coûte 4 Réalité, et vous n’en avez aucun. Recrutez la carte.
lesson-planet-hulk-2-other = Recrutez { card-vulture } : vos deux jetons SHIELD paient tout.
lesson-planet-hulk-3 = Deux jetons ont payé quatre Gemmes. Ce qu’un jeton paie en trop est perdu : utilisez-le là où il en manque deux de la même Gemme. Avec { battle-ragnarok }, le Temps compte pour deux de ces jetons.

lesson-galactus-coming = { battle-galactus-coming }
lesson-galactus-coming-1 = Avec { battle-galactus-coming }, vous prenez au centre une Gemme de votre choix après chaque carte recrutée.
lesson-galactus-coming-2 = { card-baron-zemo } coûte 3 Réalité : vos bonus couvrent tout. Recrutez la carte.
lesson-galactus-coming-2-other = Recrutez { card-baron-zemo } : pour vous, c’est gratuit.
lesson-galactus-coming-3 = Prenez maintenant une Gemme : ni Temps, ni SHIELD.
lesson-galactus-coming-4 = Une carte gratuite, et une Gemme en plus. Il faut en prendre une s’il y en a ; ensuite, la limite de dix jetons s’applique comme toujours.

lesson-civil-war = { battle-civil-war }
lesson-civil-war-1 = Avec { battle-civil-war }, quand vous prenez deux jetons de la même Gemme, vous en prenez aussi un d’une autre.
lesson-civil-war-2 = Prenez deux jetons d’une même Gemme.
lesson-civil-war-2-other = Il s’agit ici de prendre deux jetons de la même Gemme.
lesson-civil-war-3 = Et maintenant un d’une autre Gemme.
lesson-civil-war-4 = Trois jetons, dont deux de la Gemme qu’il vous faut le plus. Comme toujours, il doit y en avoir au moins quatre au centre au moment où vous vous servez.

lesson-sixteen = La fin à seize points
lesson-sixteen-1 = Avec Batailles épiques, la partie se termine quand quelqu’un a 16 points. Le Gant n’est pas nécessaire : ni Temps, ni cinq Gemmes. Vous avez 14 points.
lesson-sixteen-2 = Recrutez { card-venom } : 2 points.
lesson-sixteen-2-other = { card-venom } apporte les 2 points qui vous manquent. Recrutez cette carte.
lesson-sixteen-3 = 16 points. Le tour de table est terminé, et la personne qui a le plus de points gagne ; en cas d’égalité, celle qui a recruté le moins de cartes ; sinon, la victoire est partagée.

lesson-power-points = Une fin soudaine
lesson-power-points-1 = Une exception : si seuls des points de super-pouvoirs vous portent à 16 pendant votre tour, la partie finit avec ce tour. Personne ne peut répondre. Vous avez 12 points, Ben en a 14.
lesson-power-points-2 = { card-miles-morales } apporte 2 points et la troisième carte Espace. Recrutez cette carte.
lesson-power-points-2-other = { card-miles-morales } apporte 2 points, et la troisième carte Espace ouvre { battle-hail-hydra }. Recrutez cette carte.
lesson-power-points-3 = 14 points. { battle-hail-hydra } sera votre deuxième bataille : 2 points de plus. Revendiquez-la !
lesson-power-points-3-other = 14 points ne suffisent pas. Revendiquez { battle-hail-hydra } : à 16, la partie finit aussitôt.
lesson-power-points-4 = 16, et sans ces 2 points vous n’en auriez que 14 : la partie se termine sur-le-champ, et c’est vous qui avez le plus de points. Ben n’a pas eu de dernier tour. Les points des batailles { battle-sinister-six } et { battle-multiverse-madness } comptent de même.

lesson-gauntlet-ending = Les batailles et le Gant
lesson-gauntlet-ending-1 = Une table peut jouer Batailles épiques avec la fin du Gant. Vos 16 points et vos cinq Gemmes ne suffisent alors pas : il manque le Temps. Sans Batailles épiques, c’est toujours ainsi.
lesson-gauntlet-ending-2 = Recrutez { card-doctor-strange }, votre première carte de niveau 3.
lesson-gauntlet-ending-2-other = Il vous faut le Temps, et seule une carte de niveau 3 l’apporte : recrutez { card-doctor-strange }.
lesson-gauntlet-ending-3 = Avec le jeton Temps, le Gant est complet. Vous connaissez toutes les règles. Le reste, c’est de la pratique !
