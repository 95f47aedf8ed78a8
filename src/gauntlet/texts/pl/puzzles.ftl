### Zagadki: tytuł, wskazówka i wyjaśnienie, dlaczego rozwiązanie działa.

puzzle-two-points = Brakuje dwóch
puzzle-two-points-hint = Twoje bonusy umysłu opłacają prawie w całości jedną kartę z punktami.
puzzle-two-points-why = Karta „{ card-ronan }” kosztuje 5 znaczników umysłu. Wystarczą cztery bonusy i jeden znacznik, a 2 punkty dają razem 16. Pięć kamieni i czas już masz; żadna inna karta w zasięgu nie ma punktów.

puzzle-missing-stone = Brakujący kamień
puzzle-missing-stone-hint = Poszukaj kamienia, którego bonusu nie masz. Jest bliżej niż na stole.
puzzle-missing-stone-why = Masz 14 punktów, ale żadnego bonusu mocy. Karta „{ card-crossbones }” jest na twojej ręce, kosztuje cię jeden znacznik umysłu i daje jedno i drugie: 2 punkty i moc.

puzzle-in-time = Na czas
puzzle-in-time-hint = Brakuje 4 punktów i czegoś, co daje tylko poziom 3.
puzzle-in-time-why = Karta „{ card-vision }” kosztuje cię 1 znacznik umysłu i 2 przestrzeni, daje 4 punkty, a jako pierwsza karta poziomu 3 także znacznik czasu: 16 punktów i Rękawica. Przeciwnik w ostatniej turze nie dojdzie do 16.

puzzle-one-tag = Jeden symbol więcej
puzzle-one-tag-hint = Przeciwnik trzyma płytkę, mając tyle symboli co ty.
puzzle-one-tag-why = Sześć symboli do sześciu: każdy siódmy zabiera płytkę Avengers. Karta „{ card-wasp }” z ręki daje ci 16, karta „{ card-scarlet-witch }” 17, a przeciwnik traci 3 punkty.

puzzle-no-soul = Ani żywej duszy
puzzle-no-soul-hint = Przeciwnik ma dużo więcej punktów, niż potrzebuje. Którego bonusu nigdy nie zdobył?
puzzle-no-soul-why = Przy 25 punktach brakuje mu tylko bonusu duszy. Karta „{ card-falcon }” to jedyna karta duszy, na którą go stać: zwerbuj ją albo zarezerwuj.

puzzle-out-of-reach = Poza zasięgiem
puzzle-out-of-reach-hint = Policz rzeczywistość przeciwnika: znaczniki, bonusy i T.A.R.C.Z.Ę razem.
puzzle-out-of-reach-why = 3 bonusy, 3 znaczniki i 1 znacznik T.A.R.C.Z.Y. to razem 7: w następnej turze karta „{ card-iron-fist }” dałaby przeciwnikowi 17 zamiast 13. Nie stać cię na nią, ale możesz ją zarezerwować.

puzzle-right-battle = Właściwa bitwa
puzzle-right-battle-hint = Jedna z nich jest warta punkty, i to tym więcej, im więcej masz bitew.
puzzle-right-battle-why = Jako trzecia bitwa „{ battle-hail-hydra }” jest warta 3 punkty: z 13 robi się 16. Ponieważ to punkty supermocy, gra od razu się kończy.

puzzle-for-nothing = Za darmo
puzzle-for-nothing-hint = Nie masz czym płacić, a właściwa karta nie ma punktów. Spójrz na miejsce.
puzzle-for-nothing-why = Bonusy opłacają całą kartę „{ card-prowler }”. Z czwartym bonusem umysłu przychodzi miejsce „{ location-avengers-tower-nyc }”: 3 punkty, razem 17.

puzzle-two-doors = Dwoje drzwi
puzzle-two-doors-hint = Najpierw weź to, czego nic nie zastąpi, i zostaw sobie dwie drogi do reszty.
puzzle-two-doors-why = Karta „{ card-luke-cage }” daje 14 punktów. W następnej turze karta „{ card-ghost-spider }” jest za darmo, a „{ card-punisher }” kosztuje trzy znaczniki rzeczywistości; każda daje ostatnie 2 punkty, a zabrać ci można tylko jedną.

puzzle-all-at-once = Wszystko naraz
puzzle-all-at-once-hint = Brakuje 6 punktów i czasu. Jedna karta z twojej ręki to zmienia.
puzzle-all-at-once-why = Karta „{ card-hulk }” ma 3 punkty i dwa symbole. Pięć symboli do czterech daje płytkę, kolejne 3 punkty, a pierwsza karta poziomu 3 przynosi czas: 16.

puzzle-fourth-mind = Czwarty umysł
puzzle-fourth-mind-hint = Przeciwnikowi brakuje jednego bonusu umysłu do miejsca. Tobie też.
puzzle-fourth-mind-why = Z kartą „{ card-modok }” przeciwnik wziąłby miejsce „{ location-avengers-tower-nyc }” i miałby 17 punktów. Rezerwacja nie jest pewna: może się odkryć inna karta umysłu. Werbując ją, bierzesz to miejsce dla siebie.

puzzle-put-aside = Odłożone na bok
puzzle-put-aside-hint = Brakuje jednego znacznika duszy, a w zasobach nie ma żadnego. Co jeszcze zastąpi duszę?
puzzle-put-aside-why = Karta „{ card-luke-cage }” daje brakujące 5 punktów. Rezerwując ją, dostajesz znacznik T.A.R.C.Z.Y. zamiast duszy, a z ręki nikt jej nie zabierze. Zwerbujesz ją w następnej turze.

puzzle-last-word = Ostatnie słowo
puzzle-last-word-hint = Przeciwnik ma 16 punktów, ale 3 z nich nie są jego na zawsze.
puzzle-last-word-why = Przeciwnik trzyma płytkę z siedmioma symbolami, ty masz sześć. Karta „{ card-iron-man }” ma dwa: z ośmioma zabierasz płytkę, przeciwnik spada do 13 i gra toczy się dalej.

puzzle-three-gifts = Trzy prezenty
puzzle-three-gifts-hint = Jedna karta z twojej ręki daje punkty, płytkę i miejsce.
puzzle-three-gifts-why = Karta „{ card-captain-america }” ma 3 punkty; pięć symboli do czterech daje płytkę, a czwarty bonus duszy miejsce „{ location-triskelion }”. 8 i trzy razy 3 to 17.

puzzle-six-at-once = Sześć naraz
puzzle-six-at-once-hint = Która bitwa jest warta 6 punktów i jakiego kamienia wymaga?
puzzle-six-at-once-why = Karta „{ card-baron-zemo }” to piąta karta umysłu; dzięki bitwie „{ battle-ragnarok }” płacisz za nią czasem, a jako karta umysłu od razu go zwraca. Wtedy bitwa „{ battle-sinister-six }” daje 6 punktów: jest 16 i gra się kończy.

puzzle-detour = Okrężną drogą
puzzle-detour-hint = Najpierw karta bez punktów: jakie miejsce otwiera?
puzzle-detour-why = Karta „{ card-silver-sable }” nic cię nie kosztuje i jest trzecią kartą duszy: „{ location-asgard }” daje 3 punkty. W następnej turze jej bonus i trzy twoje znaczniki opłacą kartę „{ card-nova }” z 4 punktami i czasem: 16. Przeciwnika na nią nie stać, a z trzema kartami na ręce nie może rezerwować.

puzzle-three-fewer = Trzy mniej
puzzle-three-fewer-hint = Karty, której chce przeciwnik, nie możesz ani zwerbować, ani zarezerwować. Ale skąd ma swoje 13 punktów?
puzzle-three-fewer-why = Karta „{ card-loki }” dałaby mu 18. Z szóstym symbolem, z karty „{ card-beta-ray-bill }” albo „{ card-ms-marvel }”, zabierasz płytkę: wtedy „{ card-loki }” daje mu tylko 15.

puzzle-right-three = Właściwe trzy
puzzle-right-three-hint = Porównaj swoje kamienie z kosztem karty „{ card-thor }”.
puzzle-right-three-why = Do karty „{ card-thor }” brakuje 1 znacznika umysłu, 1 mocy i 1 rzeczywistości. Weź właśnie te, a w następnej turze da 3 punkty i czas: 16. Przeciwnika na nią nie stać, a z trzema kartami na ręce nie może rezerwować.

puzzle-one-place-left = Jedno wolne miejsce
puzzle-one-place-left-hint = Jedenasty znacznik trzeba odłożyć. Których potrzebuje twoja karta?
puzzle-one-place-left-why = Karta „{ card-loki }” daje brakujące 5 punktów. Zarezerwuj ją: 3 znaczniki mocy i znacznik T.A.R.C.Z.Y. opłacą to, czego nie pokryją bonusy. Odłóż cokolwiek innego niż te cztery.

puzzle-small-change = Drobne
puzzle-small-change-hint = Po zapłacie dostajesz kamień. Co powinno zostać z tobą na następną turę?
puzzle-small-change-why = Zapłać za kartę „{ card-scorpion }” znacznikiem przestrzeni i weź nowy dzięki bitwie „{ battle-galactus-coming }”. Czas zostaje i w następnej turze płaci podwójnie: karta „{ card-hela }” albo „{ card-thor }” daje ostatnie 3 punkty.

puzzle-from-behind = Z ostatniego miejsca
puzzle-from-behind-hint = Dwa symbole, czwarta dusza: policz wszystko, co uruchamia jedna karta.
puzzle-from-behind-why = Karta „{ card-captain-america }” ma 3 punkty, osiem symboli zabiera płytkę, a czwarta dusza daje miejsce „{ location-hells-kitchen-nyc }”: 11 i 9 to 20. Lider spada z 17 do 14.

puzzle-level = Remis
puzzle-level-hint = 18 wystarczy, jeśli masz coś, czego nie ma przeciwnik.
puzzle-level-why = Trzeci bonus duszy daje miejsce „{ location-asgard }”: 18 punktów, tyle co przeciwnik. Przy remisie decyduje płytka Avengers, a tę masz ty. Z kartą „{ card-miles-morales }” byłoby tylko 17.

puzzle-two-roads = Dwie drogi
puzzle-two-roads-hint = „{ location-asgard }” wymaga trzeciego bonusu mocy i trzeciego duszy. Których kart jest na stole więcej?
puzzle-two-roads-why = Moc daje teraz tylko karta „{ card-kraven }”, więc weź ją najpierw. Dusze są dwie, „{ card-star-lord }” i „{ card-nick-fury }”: ta, która zostanie, da swoje punkty i miejsce „{ location-asgard }”. W odwrotnej kolejności przeciwnik zabrałby kartę „{ card-kraven }”.

puzzle-one-too-many = O jeden za dużo
puzzle-one-too-many-hint = Czego brakuje do karty na ręce? I co zrobisz z jedenastym znacznikiem?
puzzle-one-too-many-why = Do karty „{ card-captain-marvel }” brakuje 1 znacznika przestrzeni i 1 duszy; trzecią duszę zastąpi T.A.R.C.Z.A. Weź oba i odłóż umysł albo to, co przyszło z nimi. W następnej turze: 4 punkty i z trzecią mocą miejsce „{ location-asgard }”, razem 17.

puzzle-spare-stone = Kamień w zapasie
puzzle-spare-stone-hint = Cztery umysły i cztery dusze dają miejsce. Co może zabrać ci przeciwnik i ile kosztuje karta „{ card-squirrel-girl }”?
puzzle-spare-stone-why = Karta „{ card-spider-girl }” to jedyna karta duszy w zasięgu i dla ciebie jest za darmo. Czwarty umysł dadzą „{ card-grandmaster }” albo „{ card-squirrel-girl }”, a ze znacznikiem mocy z bitwy „{ battle-galactus-coming }” stać cię na obie. Jedna zostanie: „{ location-hells-kitchen-nyc }” daje 17.

puzzle-time-for-later = Czas na później
puzzle-time-for-later-hint = Przestrzeni masz w sam raz. Co przyda się w następnej turze?
puzzle-time-for-later-why = Za kartę „{ card-hela }” płacą trzy znaczniki przestrzeni: 14 punktów, a czas zostaje. W następnej turze zastąpi dwa kamienie: karty „{ card-jessica-jones }”, „{ card-ronan }” i „{ card-crossbones }” są w zasięgu, więcej, niż można ci zabrać.

puzzle-not-more = Tyle samo to nie więcej
puzzle-not-more-hint = Dwa symbole naraz dałyby przeciwnikowi płytkę. Ile musisz ich mieć, żeby tak się nie stało?
puzzle-not-more-why = Karta „{ card-black-widow }” z dwoma symbolami dałaby mu sześć do twoich pięciu: 3 punkty i twoja płytka to 18. Karta „{ card-war-machine }” to twój szósty symbol: tyle samo to nie więcej i przeciwnik zostaje przy 15.
