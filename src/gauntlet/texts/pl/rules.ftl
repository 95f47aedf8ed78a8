### The rules of the game in plain words, clause by clause.

# Before what the rulebooks leave open, wherever it stands in a clause.
rules-reading = Nasza interpretacja:

rules-section-C = Zawartość gry
rules-intro-C = Pięć kamieni to Kamień Umysłu (żółty), Przestrzeni (niebieski), Duszy (pomarańczowy), Mocy (fioletowy) i Rzeczywistości (czerwony). Są też znaczniki czasu (zielone) i T.A.R.C.Z.Y. (szare), ale nie należą do pięciu kamieni. Bonus to zniżka, którą zwerbowana karta daje ci do końca gry. Karty mają poziom 1, 2 albo 3.
rule-C1 = 35 znaczników kamieni (po 7 każdego z pięciu kamieni), 4 znaczniki czasu i 5 znaczników T.A.R.C.Z.Y.
rule-C2 = 90 kart postaci: 40 poziomu 1, 30 poziomu 2 i 20 poziomu 3. Każda ma nazwę, koszt w znacznikach, bonus jednego kamienia, od 0 do 5 punktów nieskończoności i od 0 do 2 symboli Avengers. Każda karta poziomu 3 ma symbol czasu.
rule-C3 = 4 dwustronne płytki miejsc. Każda strona wymaga określonych bonusów i jest warta 3 punkty.
rule-C4 = 1 płytka Avengers warta 3 punkty i 1 płytka Rękawicy Nieskończoności, która pokazuje, co jest potrzebne do zwycięstwa.
rule-C5 = Z Epickimi bitwami: 8 kart bitew i po 3 kostki dla każdego gracza.

rules-section-S = Przygotowanie do gry
rule-S1 = Stos kart każdego poziomu tasuje się osobno i odkrywa się z niego 4 karty.
rule-S2 = Losuje się tyle płytek miejsc, ilu jest graczy, i kładzie każdą losową stroną ku górze. Pozostałe odkłada się do pudełka.
rule-S3 = W zasobach na środku stołu na początku są: przy 2 graczach po 4 znaczniki każdego kamienia i 2 znaczniki czasu, przy 3 graczach po 5 i 3 znaczniki czasu, przy 4 graczach po 7 i 4 znaczniki czasu. Znaczników T.A.R.C.Z.Y. jest zawsze 5.
rule-S4 = Zaczyna najmłodsza osoba, a gra toczy się zgodnie z ruchem wskazówek zegara. Runda to po jednej turze każdego gracza, począwszy od pierwszego miejsca. { rules-reading } zaczyna osoba na pierwszym miejscu przy stole; wybiera się ją albo losuje przy zakładaniu stołu.
rule-S5 = Z Epickimi bitwami: losuje się i odkrywa 5 z 8 kart bitew. Pozostałe 3 odkłada się do pudełka.

rules-section-T = Twoja tura
rules-intro-T = W swojej turze wykonujesz dokładnie jedną z czterech akcji T1–T4, po czym następuje koniec tury opisany w części E.
rule-T1 = Weź różne kamienie: bierzesz 3 znaczniki 3 różnych kamieni, nigdy znaczników czasu ani T.A.R.C.Z.Y. { rules-reading } dopóki w zasobach są co najmniej 3 rodzaje kamieni, bierzesz dokładnie 3. Jeśli zostały tylko 2 rodzaje, możesz wziąć po jednym znaczniku obu albo tylko jeden z nich. Jeśli został tylko 1 rodzaj, bierzesz 1 znacznik.
rule-T2 = Weź dwa takie same: bierzesz 2 znaczniki jednego kamienia, ale tylko wtedy, gdy przed wzięciem są w zasobach co najmniej 4 znaczniki tego kamienia.
rule-T3 = Zarezerwuj kartę: bierzesz na rękę odkrytą kartę albo wierzchnią kartę dowolnego stosu, nie pokazując jej innym. Następnie bierzesz 1 znacznik T.A.R.C.Z.Y., jeśli jest w zasobach; jeśli go nie ma, i tak możesz rezerwować. Na ręce możesz mieć najwyżej 3 zarezerwowane karty. Z pustego stosu nie można dobierać. Rezerwacja to jedyny sposób na zdobycie znacznika T.A.R.C.Z.Y., a zarezerwowana karta opuszcza rękę tylko wtedy, gdy ją zwerbujesz.
rule-T4 = Zwerbuj kartę: wybierasz odkrytą kartę albo kartę z ręki i płacisz jej koszt. Każdy twój bonus oszczędza 1 znacznik swojego kamienia, ale żadna część kosztu nie spada poniżej 0. Bonus nowej karty liczy się dopiero od twojej następnej tury. Znacznik T.A.R.C.Z.Y. zastępuje 1 znacznik dowolnego kamienia. Wydane znaczniki wracają do zasobów. Znacznika czasu nigdy się nie wydaje, chyba że dzięki bitwie „Ragnarok” (B7).
rule-T5 = Możesz wydać znaczniki T.A.R.C.Z.Y. nawet wtedy, gdy masz potrzebny kamień. { rules-reading } twoje bonusy zawsze liczą się w całości. Jeśli nie wybierzesz inaczej, płacisz najpierw kamieniami, a znaczniki T.A.R.C.Z.Y. pokrywają tylko to, czego brakuje.
rule-T6 = Odkryta karta, którą ktoś zarezerwuje albo zwerbuje, jest od razu zastępowana wierzchnią kartą swojego stosu, na tym samym polu. Gdy stos się wyczerpie, pole pozostaje puste. Nowa karta pojawia się po zapłacie, a przed wszystkim, co następuje potem (T7, T8, B11 i koniec tury), więc widzisz ją, zanim podejmiesz jakąkolwiek dalszą decyzję w tej turze.
rule-T7 = Pierwsza zwerbowana przez ciebie karta poziomu 3 daje ci 1 znacznik czasu. Nikt nigdy nie ma więcej niż 1.
rule-T8 = Płytka Avengers: pierwsza osoba, która ma na zwerbowanych kartach co najmniej 3 symbole Avengers, od razu bierze tę płytkę. Gdy tylko ktoś inny ma więcej symboli niż jej posiadacz, od razu ją przejmuje. Tyle samo nie wystarcza.
rule-T9 = Pas nie jest jedną z akcji. { rules-reading } pasujesz tylko wtedy, gdy żadna z czterech akcji nie jest możliwa, i wtedy musisz to zrobić. Koniec tury następuje jak zwykle. Jeśli w jednej rundzie spasują wszyscy gracze i nikt nie weźmie w niej płytki miejsca ani nie zajmie bitwy, gra kończy się bez zwycięzcy, chyba że ktoś wygrywa na koniec tej rundy (W2 albo B14).
rule-T10 = Wzięcie płytki miejsca, płytki Avengers albo zajęcie bitwy nie jest akcją i nic z tego nie jest konieczne do zwycięstwa.

rules-section-E = Koniec twojej tury
rules-intro-E = Na koniec twojej tury następują kolejno poniższe kroki. { rules-reading } instrukcje nie podają kolejności; w tej miejsce zdobyte w tej turze liczy się już do bitwy.
rule-E1 = Jeśli masz więcej niż 10 znaczników (kamieni, T.A.R.C.Z.Y. i czasu łącznie), odkładasz wybrane znaczniki, aż zostanie ci 10. Znacznika czasu nie można odłożyć. W trakcie tury możesz mieć dowolną liczbę znaczników i możesz odłożyć te, które właśnie zostały wzięte.
rule-E2 = Jeśli twoje bonusy spełniają wymaganie płytki miejsca, musisz ją wziąć; jest warta 3 punkty. W jednej turze bierzesz najwyżej jedną płytkę, a jeśli możliwych jest kilka, wybierasz. Znaczniki się nie liczą. Płytkę, której nie udało się wziąć, można wziąć w późniejszej turze.
rule-E3 = Z Epickimi bitwami: możesz zająć jedną bitwę (B2).
rule-E4 = Potem kolej na następną osobę. Po turze ostatniego gracza runda się kończy i sprawdza się, czy ktoś wygrał (część W).

rules-section-W = Zwycięstwo
rule-W1 = Rękawica Nieskończoności: potrzebujesz co najmniej 16 punktów, co najmniej 1 bonusu każdego z pięciu kamieni oraz znacznika czasu.
rule-W2 = Gdy ktoś spełni warunek Rękawicy, rundę rozgrywa się do końca, aby wszyscy mieli tyle samo tur. Jeśli w tym momencie przynajmniej jedna osoba spełnia warunek, gra się kończy. Jeśli nikt go już nie spełnia, bo płytka Avengers zmieniła właściciela, gra toczy się dalej. Jeśli więc spełnia go tylko osoba grająca w rundzie jako ostatnia, wygrywa natychmiast. { rules-reading } jeśli spełnia go także ktoś, kto grał wcześniej, rozstrzyga W3.
rule-W3 = Jeśli warunek spełnia kilka osób, wygrywa ta, która ma najwięcej punktów. W razie remisu wygrywa posiadacz płytki Avengers, potem osoba z najmniejszą liczbą zwerbowanych kart, a jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Zarezerwowane karty się nie liczą i nie ma za nie kary.
rule-W4 = Punkty dają karty, każde miejsce (3 punkty) i płytka Avengers (3 punkty), a w Epickich bitwach także supermoce.
rule-W5 = Przy stole można ustalić ostatnią rundę. Jeśli po niej nikt nie wygrał, gra kończy się bez zwycięzcy.

rules-section-B = Epickie bitwy
rule-B1 = Epickie bitwy są opcjonalne. Gra się tak jak wyżej, z 5 bitwami na stole i 3 kostkami dla każdego gracza.
rule-B2 = Na koniec własnej tury, jeśli spełniasz wymaganie bitwy, możesz położyć na niej jedną ze swoich kostek, w całej grze najwyżej na 3 bitwach. Nie musisz tego robić. Tę samą bitwę może zająć kilka osób. Karty się nie zużywają: jedna karta może liczyć się do kilku bitew. Położonej kostki już się nie przenosi. { rules-reading } zajmujesz najwyżej jedną bitwę na turę i nigdy dwa razy tę samą.
rule-B3 = Supermoc bitwy działa od chwili jej zajęcia do końca gry, nawet jeśli później przestaniesz spełniać wymaganie. Nie działa na właśnie wykonaną akcję.
rule-B4 = Wymagane karty to zwerbowane karty z danym bonusem; zarezerwowane się nie liczą. Karta z symbolem czasu to karta poziomu 3. Płytkę miejsca i płytkę Avengers musisz mieć w chwili zajmowania bitwy.
rule-B5 = „Yellow Jacket” wymaga 1 płytki miejsca i płytki Avengers. Werbunek kosztuje cię o 1 znacznik mniej; wybierasz, którego kamienia z kosztu to dotyczy.
rule-B6 = „Złowieszcza Szóstka” wymaga 5 kart umysłu i płytki Avengers. Daje 6 punktów.
rule-B7 = „Ragnarok” wymaga 2 kart przestrzeni i 2 kart rzeczywistości. Werbując kartę, możesz wydać swój znacznik czasu jak 2 znaczniki T.A.R.C.Z.Y.; wraca on do zasobów. Wydany znacznik odzyskujesz, gdy werbujesz kartę umysłu.
rule-B8 = „Multiwersum obłędu” wymaga 3 kart poziomu 3. Daje 1 punkt za każdą twoją kartę poziomu 3, teraz i później.
rule-B9 = „Chwała Hydrze” wymaga 3 kart przestrzeni. Daje 1 punkt za każdą zajętą przez ciebie bitwę (także za tę), teraz i później.
rule-B10 = „Planeta Hulka” wymaga 1 karty przestrzeni i 3 kart mocy. Każdy wydany znacznik T.A.R.C.Z.Y. zastępuje do 2 znaczników tego samego kamienia.
rule-B11 = „Nadejście Galactusa” wymaga 1 karty duszy i 3 kart rzeczywistości. Po zwerbowaniu karty bierzesz z zasobów 1 znacznik wybranego kamienia.
rule-B12 = „Wojna bohaterów” wymaga 2 kart duszy. Gdy bierzesz dwa takie same kamienie (T2), bierzesz jeszcze 1 znacznik innego kamienia.
rule-B13 = { rules-reading } jeśli nie wybierzesz inaczej, znacznik czasu z bitwy „Ragnarok” wydaje się na końcu. Z „Planetą Hulka” każdy z 2 znaczników T.A.R.C.Z.Y., które on zastępuje, także opłaca do 2 znaczników tego samego kamienia. Nadwyżka takiej zapłaty przepada. Karta umysłu opłacona znacznikiem czasu od razu go zwraca; kto nigdy nie miał znacznika czasu, nie dostaje go w ten sposób. Dzięki „Nadejściu Galactusa” i „Wojnie bohaterów” bierzesz jeden z pięciu kamieni, ale nie znacznik czasu ani T.A.R.C.Z.Y.; wybierasz spośród tych, które są w zasobach, i musisz wziąć znacznik, jeśli jakiś jest; potem obowiązuje limit 10 znaczników (E1). „Yellow Jacket”, „Ragnarok” i „Planeta Hulka” liczą się przy sprawdzaniu, czy możesz zwerbować kartę. „Multiwersum obłędu” i „Chwała Hydrze” rosną wraz z kartami i bitwami zdobytymi później.
rule-B14 = Z Epickimi bitwami gra kończy się, gdy ktoś ma co najmniej 16 punktów; Rękawica nie jest potrzebna. Rundę rozgrywa się do końca i jeśli ktoś nadal ma wtedy co najmniej 16 punktów, gra się kończy. Wygrywa osoba z największą liczbą punktów; przy remisie ta, która zwerbowała najmniej kart, a jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. { rules-reading } „ostatnia tura” z podręcznika to reszta rundy.
rule-B15 = Jest jeden wyjątek. Weź pod uwagę punkty zdobyte w tej turze dzięki bitwom „Złowieszcza Szóstka”, „Multiwersum obłędu” i „Chwała Hydrze”, zajętym teraz albo wcześniej. Jeśli na koniec swojej tury masz co najmniej 16 punktów, ale bez tych punktów byłoby ich mniej niż 16, gra kończy się z tą turą i wygrywa osoba z największą liczbą punktów.
rule-B16 = Przy stole można grać w Epickie bitwy z Rękawicą jako warunkiem końca gry (W1–W3); wtedy B14 i B15 nie obowiązują. Bez Epickich bitew grę zawsze kończy zdobycie Rękawicy.

rules-section-H = Co kto może wiedzieć
rule-H1 = Jawne dla wszystkich są: zasoby, odkryte karty, miejsca i bitwy, znaczniki, zwerbowane karty, miejsca, symbole, punkty i kostki każdego gracza oraz liczba kart w każdym stosie i na każdej ręce.
rule-H2 = { rules-reading } karta zarezerwowana ze stołu pozostaje znana wszystkim. Kartę zarezerwowaną ze stosu zna tylko jej właściciel; inni znają jej poziom. Staje się jawna, gdy zostanie zwerbowana albo gdy gra się skończy.
rule-H3 = Nikt nie zna kolejności kart w stosach. Bot nie wie więcej niż osoba na jego miejscu.

rules-section-X = Przykłady
rule-X1 = Karta „Ghost Rider” kosztuje 2 znaczniki umysłu, 4 przestrzeni i 1 mocy. Kto ją zwerbuje, zdobywa 2 punkty i bonus rzeczywistości.
rule-X2 = Karta „Rocket” kosztuje 1 znacznik umysłu i 2 rzeczywistości. Mając bonus umysłu i bonus rzeczywistości, wydajesz tylko 1 znacznik rzeczywistości.
rule-X3 = Mając po 3 bonusy umysłu, przestrzeni i rzeczywistości, na koniec tury bierzesz płytkę „Knowhere” i jej 3 punkty.
rule-X4 = Ana ma 4 symbole Avengers i płytkę Avengers. Ben, który ma 3, werbuje kartę „Osa” z 1 symbolem: jest remis, więc Ana zachowuje płytkę. Karla, która też ma 3, werbuje kartę „Kapitan Ameryka” z 2 symbolami: ma ich 5 i zabiera płytkę Anie.
