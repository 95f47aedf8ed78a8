# Strony do nauki: lekcje, zagadki, zasady.
learn-loading = Chwileczkę…
learn-you = Ty
learn-rival = Ben
learn-rival-two = Karla
learn-view-text = Plansza słowami
learn-view-board = Plansza jako obraz
learn-back = Wstecz
learn-again = Od początku

learn-intro = Krótkie lekcje na prawdziwej planszy. Każda pokazuje jedną zasadę i mówi, skąd się wzięła.
learn-start = Zacznij tutaj
learn-go-on = Dalej: { $title }
learn-know-all = Wszystkie lekcje za tobą. Spróbuj zagadek!
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-part-first = Graj za trzy minuty
learn-part-first-text = Sześć lekcji i możesz zagrać swoją pierwszą grę.
learn-part-finer = Zasady dokładniej
learn-part-finer-text = Co się dzieje w szczególnych przypadkach i jak to wykorzystać.
learn-part-battles = Epickie bitwy
learn-part-battles-text = Dodatek: bitwy, ich supermoce i inne zakończenie.
learn-done = ukończona
learn-to-play = Zagraj z botem

learn-coach = Przewodnik
learn-lesson-of = Lekcja { $number } z { $count }
learn-step = Krok { $step } z { $count }
learn-continue = Dalej
learn-your-move = Twój ruch, na planszy.
learn-other = Tak wolno, ale ta lekcja jest o czymś innym. Spróbuj tego, co świeci.
learn-next = Następna: { $title }
learn-finished = To była ostatnia lekcja. Brawo!
learn-all = Wszystkie lekcje
learn-clauses = W zasadach:
learn-idle = Przewodnik czeka, aż klikniesz „Dalej”.

learn-puzzles-intro = Pozycje z prawdziwych gier. W każdej jest jedna najlepsza droga: silnik sprawdził wszystkie inne.
learn-puzzles-progress = Rozwiązane zagadki: { $done } z { $count }
learn-stars = Trudność { $count } z 3
learn-kind-win-now = Wygraj w tej turze
learn-kind-win-in-two = Wygraj w dwóch turach
learn-kind-first-card = Która karta najpierw?
learn-kind-keep = Nie pozwól wygrać
learn-kind-pay = Płać z głową
learn-kind-claim = Zajmij bitwę
learn-kind-return = Odłóż z głową
learn-task-win-now = Znajdź ruch, który wygrywa w tej turze, cokolwiek zrobią potem inni.
learn-task-win-in-two = Znajdź ruch, po którym wygrasz w następnej turze, cokolwiek zrobi przeciwnik.
learn-task-first-card = W zasięgu jest kilka kart. Od której zacząć, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik?
learn-task-keep = Przeciwnik zaraz wygra. Znajdź jedyny sposób, żeby temu zapobiec.
learn-task-pay = Tu liczy się, czym płacisz. Zagraj tak, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik.
learn-task-claim = Znajdź ruch, który wygrywa od razu. Częścią jest bitwa.
learn-task-return = Pamiętaj o limicie dziesięciu znaczników. Zagraj tak, żeby wygrać w następnej turze, cokolwiek zrobi przeciwnik.
learn-solved = rozwiązana
learn-right = Rozwiązane!
learn-half = Dobrze! Przeciwnik odpowiedział. Teraz dokończ.
learn-so-far = Na razie dobrze. Graj dalej.
learn-wrong = Nie to: { $decision }.
learn-short = Nadal będzie brakować: { $what }.
learn-refuted = Wtedy dzieje się to: { $what }
learn-not-forced = To nie wymusza zwycięstwa: przeciwnik ma odpowiedź.
learn-not-kept = To przeciwnika nie zatrzyma.
learn-hint = Wskazówka
learn-answer = Pokaż rozwiązanie
learn-answer-is = Rozwiązanie: { $answer }.
learn-answer-then = { $first }, potem: { $next }
learn-answer-or = { $one }; albo: { $other }
learn-next-puzzle = Następna zagadka: { $title }
learn-last-puzzle = To była ostatnia i najtrudniejsza. Brawo!
learn-all-puzzles = Wszystkie zagadki

learn-rules-intro = Każda zasada ma numer. Szukaj słowa albo idź za numerami.
learn-rules-search = Szukaj w zasadach
learn-rules-found = { $count ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
   *[other] Znaleziono { $count } zasad
}
learn-rules-sections = Części
learn-rules-clear = Pokaż wszystkie zasady
learn-rules-practise = Przećwicz:
