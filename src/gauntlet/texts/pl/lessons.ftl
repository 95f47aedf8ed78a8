### Lekcje: tytuł, słowa przewodnika w każdym kroku i odpowiedź na inny wybór (-other).

## Przed pierwszą grą

lesson-take = Bierz kamienie
lesson-take-1 = Witaj! Twój cel to Rękawica Nieskończoności: 16 punktów, bonus każdego z pięciu kamieni i czas. Wszystko to dają postacie, a za postacie płaci się kamieniami.
lesson-take-2 = Zacznij więc od kamieni. Weź z zasobów trzy znaczniki trzech różnych kamieni, jakich chcesz.
lesson-take-2-other = To też jest ruch i wkrótce go poznasz. Na razie weź trzy różne kamienie: nimi płaci się prawie za wszystko.
lesson-take-3 = Są już twoje, a Ben też wziął trzy. Zasoby są wspólne: czego używasz ty, tego nie ma nikt inny. Dlatego warto patrzeć, czego potrzebują pozostali.

lesson-recruit = Zwerbuj postać
lesson-recruit-1 = Koszt karty jest w jej lewym dolnym rogu. Karta „{ card-rocket }” kosztuje 1 znacznik umysłu i 2 rzeczywistości: dokładnie tyle masz.
lesson-recruit-2 = Zwerbuj kartę „{ card-rocket }”. Wydane kamienie wracają do zasobów.
lesson-recruit-2-other = Można i tak, ale na kartę „{ card-rocket }” już cię stać, a zwerbowana karta pracuje dla ciebie od następnej tury. Najpierw ją zwerbuj.
lesson-recruit-3 = Karta „{ card-rocket }” jest twoja. Daje bonus umysłu, kamień z prawego górnego rogu, i zostaje on z tobą do końca gry. Na jej miejsce od razu weszła nowa karta.

lesson-bonuses = Bonusy płacą w każdej turze
lesson-bonuses-1 = Masz trzy zwerbowane karty: dwie z bonusem umysłu i jedną z bonusem rzeczywistości. Każdy bonus oszczędza ci jeden kamień swojego rodzaju, w każdej turze, i nigdy się nie zużywa.
lesson-bonuses-2 = Karta „{ card-moon-knight }” kosztuje 3 znaczniki umysłu. Dwa opłacają bonusy, więc wystarczy jeden. Zwerbuj ją.
lesson-bonuses-3 = Karta „{ card-spider-man-2099 }” kosztuje 2 znaczniki umysłu i 1 rzeczywistości: wszystko pokrywają bonusy. Zwerbuj ją za darmo!
lesson-bonuses-3-other = Niezły ruch, ale spójrz: karta „{ card-spider-man-2099 }” nie kosztuje cię ani jednego znacznika. Zwerbuj ją.
lesson-bonuses-4 = Dlatego najpierw werbuje się tanie karty: niby nic nie są warte, a płacą za wszystkie następne. Bonus nowej karty liczy się od twojej następnej tury.

lesson-reserve = Rezerwacja i T.A.R.C.Z.A.
lesson-reserve-1 = Karta „{ card-scorpion }” kosztuje 4 znaczniki przestrzeni. Masz trzy, a jeśli zaczekasz, Ben może zwerbować ją przed tobą.
lesson-reserve-2 = Zarezerwuj kartę „{ card-scorpion }”: trafi na twoją rękę, skąd nikt jej nie zabierze, a ty dostaniesz znacznik T.A.R.C.Z.Y.
lesson-reserve-2-other = Wtedy karta „{ card-scorpion }” może zniknąć przed twoją następną turą. Zarezerwuj ją: na ręce jest bezpieczna, a do tego dostaniesz znacznik T.A.R.C.Z.Y.
lesson-reserve-3 = Znacznik T.A.R.C.Z.Y. zastępuje 1 dowolny kamień. Z trzema znacznikami przestrzeni to wystarczy: zwerbuj kartę „{ card-scorpion }” z ręki.
lesson-reserve-4 = Na ręce możesz mieć najwyżej trzy zarezerwowane karty, a opuszczają ją one tylko przez werbunek. Rezerwacja to jedyny sposób na zdobycie znaczników T.A.R.C.Z.Y.

lesson-gauntlet = Wygraj z Rękawicą
lesson-gauntlet-1 = Rękawica wymaga trzech rzeczy i potrzebne są wszystkie: 16 punktów, co najmniej jeden bonus każdego z pięciu kamieni i znacznik czasu. Same punkty nie wystarczą.
lesson-gauntlet-2 = Masz 12 punktów i cztery z pięciu kamieni. Brakuje 4 punktów, bonusu mocy i czasu.
lesson-gauntlet-3 = Karta „{ card-drax }” ma 4 punkty i bonus mocy, a pierwsza zwerbowana karta poziomu 3 przynosi znacznik czasu. Zwerbuj ją!
lesson-gauntlet-3-other = Nie tym razem: karta „{ card-drax }” daje naraz wszystko, czego ci brakuje. Zwerbuj ją.
lesson-gauntlet-4 = 16 punktów, pięć kamieni, czas: Rękawica jest twoja. Ben rozegrał jeszcze swoją turę, żeby wszyscy grali tyle samo razy, i zwycięstwo należy do ciebie.

lesson-turn-end = Koniec twojej tury
lesson-turn-end-1 = Na koniec tury możesz zatrzymać dziesięć znaczników. Masz dziewięć. Mimo to weź trzy różne kamienie i zobacz, co się stanie.
lesson-turn-end-1-other = Później! Najpierw weź trzy różne kamienie, żeby zobaczyć, co się dzieje przy więcej niż dziesięciu.
lesson-turn-end-2 = Dwanaście znaczników to o dwa za dużo. Wybierz, co odłożyć. Znaczniki duszy wkrótce się przydadzą, więc odłóż coś innego.
lesson-turn-end-2-other = Zatrzymaj znaczniki duszy: karta „{ card-wasp }” będzie kosztować dwa. Odłóż inny.
lesson-turn-end-3 = I jeszcze jeden.
lesson-turn-end-3-other = Zatrzymaj znaczniki duszy: karta „{ card-wasp }” będzie kosztować dwa. Odłóż inny.
lesson-turn-end-4 = Karta „{ card-wasp }” daje czwarty bonus przestrzeni i trzeci symbol Avengers. Spójrz na miejsce „{ location-avengers-tower-nyc }” i na płytkę Avengers, a potem ją zwerbuj.
lesson-turn-end-5 = Dwie płytki naraz! Z trzema symbolami płytka Avengers przyszła od razu, a cztery bonusy umysłu i cztery przestrzeni przyniosły miejsce: po 3 punkty, bez wydawania znaczników i bez osobnej tury. To wystarczy, żeby zagrać. Dobrej zabawy!

## Reguły dokładniej

lesson-two = Dwa takie same kamienie
lesson-two-1 = Zamiast trzech różnych kamieni możesz wziąć dwa takie same, ale tylko wtedy, gdy w zasobach są co najmniej cztery. Dzięki temu nikt nie zabierze do końca kamienia, którego i tak jest mało.
lesson-two-2 = Masz jeden znacznik mocy, a karta „{ card-silver-sable }” kosztuje trzy. Weź dwa znaczniki mocy.
lesson-two-2-other = Wolno, ale z dwoma znacznikami mocy naraz karta „{ card-silver-sable }” będzie w zasięgu już w następnej turze.
lesson-two-3 = Masz już trzy: zwerbuj kartę „{ card-silver-sable }”.
lesson-two-4 = Dwa takie same to o jeden znacznik mniej niż trzy różne. Opłaca się, gdy brakuje ci właśnie tego kamienia, a przy okazji utrudnia to życie innym, którzy go potrzebują.

lesson-short-bank = Gdy zasoby się kończą
lesson-short-bank-1 = W zasobach zostały tylko dwa kamienie, resztę mają gracze. Przy trzech lub więcej trzeba wziąć dokładnie trzy; teraz wolno mniej.
lesson-short-bank-2 = Weź oba albo tylko jeden z nich, jak wolisz.
lesson-short-bank-2-other = Można, ale tu chodzi o zasoby: weź moc, rzeczywistość albo oba kamienie.
lesson-short-bank-3 = Gdyby został jeden kamień, bierze się jeden znacznik. Gromadzenie kamieni spowalnia innych, ale kto gromadzi, ten nie werbuje.

lesson-replace = Od razu nowa karta
lesson-replace-1 = Gdy odkryta karta zostaje zarezerwowana lub zwerbowana, jej miejsce od razu zajmuje wierzchnia karta stosu. Widzą ją wszyscy, a ty jeszcze przed końcem swojej tury.
lesson-replace-2 = Masz dziesięć znaczników. Zarezerwuj kartę „{ card-vulture }”: znacznik T.A.R.C.Z.Y. będzie jedenasty.
lesson-replace-2-other = Zarezerwuj kartę „{ card-vulture }”, żeby zobaczyć, co przyjdzie na jej miejsce.
lesson-replace-3 = Pojawiła się karta „{ card-scorpion }” za 4 znaczniki przestrzeni i dopiero teraz wybierasz, co odłożyć. Zatrzymaj przestrzeń i T.A.R.C.Z.Ę, a odłóż coś innego.
lesson-replace-3-other = Skoro na stole jest karta „{ card-scorpion }”, ten znacznik się przyda. Odłóż inny.
lesson-replace-4 = Nowa karta może więc jeszcze w tej samej turze zmienić twoje plany. Gdy stos kart się skończy, puste miejsca zostają puste.

lesson-shields = Płać T.A.R.C.Z.Ą
lesson-shields-1 = Teraz chcesz kartę „{ card-silver-sable }” za 3 znaczniki mocy, a potem kartę „{ card-lizard }” za 2 przestrzeni i 1 mocy. Zwerbuj kartę „{ card-silver-sable }”.
lesson-shields-1-other = Najpierw zwerbuj kartę „{ card-silver-sable }”: w tej lekcji chodzi o to, jak płacisz.
lesson-shields-2 = Zwykle najpierw wydaje się kamienie. Wtedy jednak zabraknie mocy na kartę „{ card-lizard }”. Zapłać za jeden znacznik mocy T.A.R.C.Z.Ą.
lesson-shields-2-other = Tak wydasz całą moc. Zapłać za jeden z trzech T.A.R.C.Z.Ą, a karta „{ card-lizard }” zostanie w zasięgu, nawet gdy mocy zabraknie w zasobach.
lesson-shields-3 = Jeden znacznik mocy nadal jest twój. Zwerbuj kartę „{ card-lizard }”.
lesson-shields-4 = T.A.R.C.Z.A. zastępuje dowolny kamień, więc trzymaj ją jak najdłużej. Czasem jednak rzadszy jest sam kamień. Bonusy zawsze liczą się w całości.

lesson-time = Znacznik czasu
lesson-time-1 = Każda karta poziomu 3 ma symbol czasu. Pierwsza, którą zwerbujesz, przynosi znacznik czasu.
lesson-time-2 = Zwerbuj kartę „{ card-iron-fist }”.
lesson-time-3 = Oto on. Nigdy się go nie wydaje ani nie odkłada, ale liczy się do dziesięciu znaczników. Teraz zwerbuj kartę „{ card-doctor-strange }”, kolejną z poziomu 3.
lesson-time-4 = Drugiego nie ma: nikt nigdy nie ma więcej niż jednego znacznika czasu. Do Rękawicy wystarczy jedna karta poziomu 3; następne są cenne dla punktów.

lesson-avengers = Czyja jest płytka?
lesson-avengers-1 = Ben ma cztery symbole Avengers i płytkę Avengers, wartą 3 punkty. Ty masz trzy symbole. Odbierze mu ją tylko ktoś, kto ma ich więcej.
lesson-avengers-2 = Zwerbuj kartę „{ card-wasp }”: to twój czwarty symbol.
lesson-avengers-2-other = Najpierw karta „{ card-wasp }”: zobacz, co daje cztery do czterech.
lesson-avengers-3 = Po cztery, więc Ben zachowuje płytkę: tyle samo to nie więcej. Piąty symbol daje karta „{ card-hawkeye }”. Zwerbuj ją.
lesson-avengers-3-other = Potrzebny symbol daje karta „{ card-hawkeye }”. Zwerbuj ją.
lesson-avengers-4 = Pięć symboli do czterech: płytka od razu jest twoja. Zyskujesz 3 punkty, a Ben traci 3, razem sześć różnicy. Płytka nigdy nie jest konieczna do zwycięstwa, ale też nigdy nie jest bezpieczna.

lesson-locations = Miejsca
lesson-locations-1 = Miejsce dostaje ten, kto ma wymagane bonusy; znaczniki się nie liczą. Każde jest warte 3 punkty. Masz cztery bonusy przestrzeni, cztery duszy i trzy umysłu.
lesson-locations-2 = Zwerbuj kartę „{ card-rocket }”, czwarty bonus umysłu.
lesson-locations-2-other = Karta „{ card-rocket }” daje czwarty bonus umysłu, na który czekają oba miejsca. Zwerbuj ją.
lesson-locations-3 = Teraz spełniasz wymagania obu, ale w turze bierzesz tylko jedno miejsce. Wybierz.
lesson-locations-4 = Drugie nadal leży, a Benowi do niego daleko. Weź trzy kamienie i popatrz na koniec tury.
lesson-locations-5 = Przyszło samo, bez nowej karty. Wzięcie miejsca nie jest akcją i nie można go odmówić. Gdy w zasięgu jest kilka, najpierw weź to, które mógłby zdobyć ktoś inny.

lesson-ten = Dziesięć znaczników
lesson-ten-1 = Kamienie, T.A.R.C.Z.A. i czas liczą się razem: masz dziewięć znaczników. W czasie tury możesz mieć ich dowolnie dużo; na koniec zostaje dziesięć.
lesson-ten-2 = Weź trzy różne kamienie.
lesson-ten-3 = Odłóż dwa wybrane znaczniki. Możesz odłożyć to, co właśnie przyszło z zasobów, ale nigdy czas.
lesson-ten-4 = Jeszcze jeden.
lesson-ten-5 = W ten sposób w jednej turze da się wymienić znaczniki. Ale kto odkłada, ten brał na darmo: mając osiem lub więcej, lepiej werbuj.

lesson-hidden = Zakryte karty
lesson-hidden-1 = Możesz też zarezerwować w ciemno wierzchnią kartę stosu. To ryzyko, ale nikt nie widzi, czego szukasz, i na stół nie wchodzi nowa karta.
lesson-hidden-2 = Zarezerwuj kartę ze stosu. Poziom 2 to dobry wybór, ale może być dowolny.
lesson-hidden-2-other = Tym razem nie odkryta karta: zarezerwuj z jednego ze stosów.
lesson-hidden-3 = Ty znasz swoją kartę, Ben zna tylko jej poziom. Z karty, którą on właśnie dobrał, widzisz sam rewers. Karta zarezerwowana ze stołu pozostaje znana wszystkim, a kolejności w stosach nie zna nikt.
lesson-hidden-4 = W zasobach nie było już znacznika T.A.R.C.Z.Y. Rezerwować wolno i tak, tyle że bez znacznika.

lesson-last-round = Rundę gra się do końca
lesson-last-round-1 = Ben zaczynał i ma wszystko: 16 punktów, pięć kamieni, czas. Ale każdy gra tyle samo tur, a ty siedzisz na końcu: została jedna tura.
lesson-last-round-2 = Trzy z jego punktów to płytka Avengers, a ma trzy symbole, tyle co ty. Zwerbuj kartę „{ card-wasp }”!
lesson-last-round-2-other = Wtedy Ben teraz wygrywa. Pomoże tylko karta „{ card-wasp }”: czwarty symbol odbiera mu płytkę.
lesson-last-round-3 = Ben spada do 13 punktów. Na koniec rundy nikt nie ma Rękawicy, więc gra toczy się dalej. A jeśli na ostatnim miejscu tylko ty ją masz, wygrywasz od razu.

lesson-tie = Gdy dwoje ma Rękawicę
lesson-tie-1 = Ben ma Rękawicę i 16 punktów. Grasz w tej rundzie na końcu: 13 punktów, wszystkie pięć kamieni, czas i płytka Avengers.
lesson-tie-2 = Karta „{ card-jessica-jones }” ma 3 punkty. Zwerbuj ją.
lesson-tie-2-other = Wtedy wygrywa Ben. Karta „{ card-jessica-jones }” daje 3 punkty potrzebne do remisu.
lesson-tie-3 = Po 16: najpierw decydują punkty, potem płytka Avengers, a ta jest twoja. Dalej decydowałaby najmniejsza liczba zwerbowanych kart, a przy równej zwycięstwo jest wspólne. Zarezerwowane karty nic nie kosztują.

lesson-pass = Gdy nic nie jest możliwe
lesson-pass-1 = W zasobach nie ma kamieni, twoja ręka jest pełna i nie stać cię na żadną kartę. To rzadkość i jedyny przypadek, w którym się pasuje.
lesson-pass-2 = Spasuj. Nic innego nie zostało.
lesson-pass-3 = Ben zwerbował kartę i jego znaczniki mocy wróciły do zasobów. Znów masz ruch.
lesson-pass-4 = Gdyby w jednej rundzie spasowali wszyscy i nikt nie wziął w niej miejsca ani nie zajął bitwy, gra skończyłaby się bez zwycięzcy. Nie można pasować, gdy jest coś do zrobienia.

lesson-limit = Umówiona ostatnia runda
lesson-limit-1 = Stół może ustalić ostatnią rundę, żeby żadna gra nie trwała wiecznie. Tutaj jest to runda 20, a twoja tura jest ostatnia.
lesson-limit-2 = Zagraj, co chcesz.
lesson-limit-3 = Nikt nie ma Rękawicy, więc gra kończy się bez zwycięzcy. Same punkty nie wystarczą, nawet wtedy.

## Epickie bitwy

lesson-battles = Zajmij bitwę
lesson-battles-1 = W Epickich bitwach na stole leży pięć bitew. Każda wymaga pewnych zwerbowanych kart lub płytek i daje supermoc do końca gry.
lesson-battles-2 = Bitwa „{ battle-civil-war }” wymaga dwóch kart duszy, a masz jedną. Zwerbuj kartę „{ card-silver-sable }”.
lesson-battles-2-other = Karta „{ card-silver-sable }” to druga karta duszy, której wymaga bitwa „{ battle-civil-war }”. Zwerbuj ją.
lesson-battles-3 = Na koniec tury możesz zająć jedną bitwę. Nie musisz, ale im wcześniej, tym dłużej działa supermoc. Zajmij bitwę „{ battle-civil-war }”.
lesson-battles-3-other = Możesz zrezygnować. Ale bitwa, której wymagania już spełniasz, to prezent: zajmij ją.
lesson-battles-4 = Twoja kostka zostaje, supermoc też, cokolwiek się stanie; działa od następnej akcji. Masz trzy kostki, więc najwyżej trzy bitwy. Karty się nie zużywają, a tę samą bitwę mogą zająć też inni.

lesson-yellow-jacket = { battle-yellow-jacket }
lesson-yellow-jacket-1 = Z miejscem i płytką Avengers udało się zająć bitwę „{ battle-yellow-jacket }”. Każda karta kosztuje cię teraz o jeden kamień mniej, a ty wybierasz, który z jej kosztu.
lesson-yellow-jacket-2 = Karta „{ card-crystal }” kosztuje 2 znaczniki duszy i 2 mocy. Zwerbuj ją.
lesson-yellow-jacket-2-other = Zwerbuj kartę „{ card-crystal }”, żeby skorzystać ze zniżki.
lesson-yellow-jacket-3 = Który kamień chcesz zaoszczędzić? Pomyśl, czego potrzebujesz potem.
lesson-yellow-jacket-4 = O jeden kamień mniej przy każdej karcie to jak bonus wszystkich kamieni. Liczy się też przy sprawdzaniu, czy w ogóle cię stać.

lesson-sinister-six = { battle-sinister-six }
lesson-sinister-six-1 = Bitwa „{ battle-sinister-six }” wymaga pięciu kart umysłu i płytki Avengers. Płytkę masz, kart umysłu cztery.
lesson-sinister-six-2 = Zwerbuj kartę „{ card-grandmaster }”, piątą kartę umysłu.
lesson-sinister-six-2-other = Brakuje jednej karty umysłu: zwerbuj kartę „{ card-grandmaster }”.
lesson-sinister-six-3 = Teraz zajmij bitwę.
lesson-sinister-six-3-other = Czeka sześć punktów. Zajmij bitwę „{ battle-sinister-six }”.
lesson-sinister-six-4 = Sześć punktów naraz, więcej niż jakakolwiek karta. Zostają, nawet jeśli płytka potem przepadnie.

lesson-ragnarok = { battle-ragnarok }
lesson-ragnarok-1 = Z bitwą „{ battle-ragnarok }” możesz wydać znacznik czasu jak dwa znaczniki T.A.R.C.Z.Y.
lesson-ragnarok-2 = Karta „{ card-silver-sable }” kosztuje 3 znaczniki mocy, a masz jeden. Zwerbuj ją: resztę zapłaci czas.
lesson-ragnarok-2-other = Zwerbuj kartę „{ card-silver-sable }”: ze znacznikiem czasu cię stać.
lesson-ragnarok-3 = Znacznik czasu wrócił do zasobów. Odzyskasz go, werbując kartę umysłu. Zwerbuj kartę „{ card-vulture }”.
lesson-ragnarok-3-other = Czas wraca z kartą umysłu: zwerbuj kartę „{ card-vulture }”.
lesson-ragnarok-4 = Znowu jest. Karta umysłu opłacona czasem zwraca go nawet od razu. Kto nigdy nie miał znacznika czasu, nie dostanie go w ten sposób. Jeśli nie wybierzesz inaczej, czas wydaje się na końcu.

lesson-multiverse-madness = { battle-multiverse-madness }
lesson-multiverse-madness-1 = Bitwa „{ battle-multiverse-madness }” wymaga trzech kart poziomu 3. Masz dwie.
lesson-multiverse-madness-2 = Zwerbuj kartę „{ card-doctor-octopus }”, trzecią.
lesson-multiverse-madness-2-other = Trzecia karta poziomu 3 to „{ card-doctor-octopus }”. Zwerbuj ją.
lesson-multiverse-madness-3 = Zajmij bitwę „{ battle-multiverse-madness }”: punkt za każdą twoją kartę poziomu 3.
lesson-multiverse-madness-3-other = Czekają trzy punkty. Zajmij bitwę „{ battle-multiverse-madness }”.
lesson-multiverse-madness-4 = Trzy punkty teraz i po jednym za każdą następną kartę poziomu 3.

lesson-hail-hydra = { battle-hail-hydra }
lesson-hail-hydra-1 = Bitwa „{ battle-hail-hydra }” wymaga trzech kart przestrzeni. Masz dwie, a bitwa „{ battle-civil-war }” jest już twoja.
lesson-hail-hydra-2 = Zwerbuj kartę „{ card-lockjaw }”, trzecią kartę przestrzeni.
lesson-hail-hydra-2-other = Trzecia karta przestrzeni to „{ card-lockjaw }”. Zwerbuj ją.
lesson-hail-hydra-3 = Zajmij bitwę „{ battle-hail-hydra }”: punkt za każdą zajętą bitwę.
lesson-hail-hydra-3-other = Czekają dwa punkty. Zajmij bitwę „{ battle-hail-hydra }”.
lesson-hail-hydra-4 = Dwa punkty teraz, bo masz dwie bitwy, licząc tę. Trzecia, obojętnie która, da trzeci punkt.

lesson-planet-hulk = { battle-planet-hulk }
lesson-planet-hulk-1 = Z bitwą „{ battle-planet-hulk }” każdy znacznik T.A.R.C.Z.Y. zastępuje do dwóch takich samych kamieni. Masz dwa znaczniki.
lesson-planet-hulk-2 = Karta „{ card-vulture }” kosztuje 4 znaczniki rzeczywistości, a nie masz żadnego. Zwerbuj ją.
lesson-planet-hulk-2-other = Zwerbuj kartę „{ card-vulture }”: dwa znaczniki T.A.R.C.Z.Y. opłacą całość.
lesson-planet-hulk-3 = Dwa znaczniki opłaciły cztery kamienie. Nadwyżka przepada, więc używaj ich tam, gdzie brakuje dwóch takich samych. Z bitwą „{ battle-ragnarok }” czas liczy się jak dwa takie znaczniki.

lesson-galactus-coming = { battle-galactus-coming }
lesson-galactus-coming-1 = Z bitwą „{ battle-galactus-coming }” po każdej zwerbowanej karcie bierzesz z zasobów wybrany kamień.
lesson-galactus-coming-2 = Karta „{ card-baron-zemo }” kosztuje 3 znaczniki rzeczywistości: wszystko opłacają bonusy. Zwerbuj ją.
lesson-galactus-coming-2-other = Zwerbuj kartę „{ card-baron-zemo }”: dla ciebie jest za darmo.
lesson-galactus-coming-3 = Teraz weź kamień: nie czas i nie T.A.R.C.Z.Ę.
lesson-galactus-coming-4 = Karta za darmo, a do tego kamień. Jeśli jakiś jest, trzeba go wziąć; potem jak zawsze obowiązuje limit dziesięciu znaczników.

lesson-civil-war = { battle-civil-war }
lesson-civil-war-1 = Z bitwą „{ battle-civil-war }”, biorąc dwa takie same kamienie, bierzesz jeszcze jeden inny.
lesson-civil-war-2 = Weź dwa takie same kamienie.
lesson-civil-war-2-other = Tutaj chodzi o dwa takie same kamienie.
lesson-civil-war-3 = A teraz jeden inny.
lesson-civil-war-4 = Trzy znaczniki, w tym dwa kamienia, którego najbardziej potrzebujesz. W zasobach nadal muszą być przedtem cztery.

lesson-sixteen = Koniec przy szesnastu
lesson-sixteen-1 = Z Epickimi bitwami gra kończy się, gdy ktoś ma 16 punktów. Rękawica nie jest potrzebna: ani czas, ani pięć kamieni. Masz 14 punktów.
lesson-sixteen-2 = Zwerbuj kartę „{ card-venom }” za 2 punkty.
lesson-sixteen-2-other = Karta „{ card-venom }” daje brakujące 2 punkty. Zwerbuj ją.
lesson-sixteen-3 = 16 punktów. Rundę rozegrano do końca, a wtedy wygrywa najwięcej punktów ze wszystkich; potem najmniej zwerbowanych kart; potem zwycięstwo jest wspólne.

lesson-power-points = Nagły koniec
lesson-power-points-1 = Jest wyjątek: jeśli w twojej turze do 16 wynoszą cię dopiero punkty supermocy, gra kończy się razem z tą turą. Nikt nie może odpowiedzieć. Masz 12 punktów, Ben 14.
lesson-power-points-2 = Karta „{ card-miles-morales }” daje 2 punkty i jest trzecią kartą przestrzeni. Zwerbuj ją.
lesson-power-points-2-other = Karta „{ card-miles-morales }” daje 2 punkty, a trzecia karta przestrzeni otwiera bitwę „{ battle-hail-hydra }”. Zwerbuj ją.
lesson-power-points-3 = 14 punktów. Bitwa „{ battle-hail-hydra }” będzie twoją drugą: 2 punkty więcej. Zajmij ją!
lesson-power-points-3-other = 14 punktów nie wystarczy. Zajmij bitwę „{ battle-hail-hydra }”: przy 16 gra od razu się kończy.
lesson-power-points-4 = 16, a bez tych 2 punktów byłoby tylko 14: gra kończy się natychmiast i masz najwięcej. Ben nie dostał ostatniej tury. Tak samo liczą się punkty bitew „{ battle-sinister-six }” i „{ battle-multiverse-madness }”.

lesson-gauntlet-ending = Bitwy z Rękawicą
lesson-gauntlet-ending-1 = Stół może grać w Epickie bitwy z zakończeniem Rękawicy. Wtedy 16 punktów i pięć kamieni nie wystarczy: brakuje czasu. Bez Epickich bitew jest tak zawsze.
lesson-gauntlet-ending-2 = Zwerbuj kartę „{ card-doctor-strange }”, pierwszą z poziomu 3.
lesson-gauntlet-ending-2-other = Potrzebujesz czasu, a daje go tylko karta poziomu 3: zwerbuj kartę „{ card-doctor-strange }”.
lesson-gauntlet-ending-3 = Z czasem Rękawica jest pełna. Znasz już wszystkie zasady. Reszta to praktyka!
