# The frame around every page of the browser client.
app-name = Gauntlet
window-title = { $page } · Gauntlet
skip-to-content = Przejdź do treści
menu = Menu
close = Zamknij
try-again = Spróbuj ponownie
analyze = Analizuj pozycję
page-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.

nav-label = Strony
nav-play = Graj
nav-lobby = Otwarte stoły
nav-learn = Nauka
nav-puzzles = Zagadki
nav-analysis = Analiza
nav-cards = Karty
nav-rules = Zasady
nav-me = Moja strona
nav-about = O projekcie

language-label = Język
language-en = English
language-es = Español
language-pl = Polski
language-fr = Français
theme-label = Motyw
theme-night = Noc
theme-system = Jak urządzenie
theme-day = Dzień

offline-title = Brak połączenia.
offline-text = Nadal można grać z botami, uczyć się, rozwiązywać zagadki i analizować gry. Stoły z innymi osobami wrócą razem z połączeniem.
preparing-title = Przygotowania, tylko ten jeden raz.
preparing-text = Zasady są przygotowywane dla tego komputera. Rozejrzyj się: gra zacznie się, gdy będą gotowe.
footer-fan = Nieoficjalny, niekomercyjny projekt fanowski.

title-start = Sześć Kamieni, jedna Rękawica
title-new = Nowy stół
title-lobby = Otwarte stoły
title-table = Stół
title-review = Przegląd gry
title-analysis = Analiza pozycji
title-editor = Edytor pozycji
title-record = Otwieranie gry
title-learn = Naucz się grać
title-lesson = Lekcja
title-puzzles = Zagadki
title-puzzle = Zagadka
title-rules = Zasady
title-cards = Wszystkie karty
title-me = Moja strona
title-player = Gracz
title-ratings = Ranking
title-about = O projekcie Gauntlet
title-not-found = Nic tu nie ma
not-found-text = Być może w adresie jest literówka albo tego stołu już nie ma.
not-found-back = Wróć na stronę główną

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } i { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } i { $last }
