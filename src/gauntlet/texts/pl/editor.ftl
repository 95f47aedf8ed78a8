### The position editor.
editor-lead = Ustaw dowolną pozycję. Strona od razu powie, jeśli jest niemożliwa.
editor-good = Od tej pozycji można grać.
editor-analyse = Analizuj

## The table

editor-table = Gra
editor-players = Liczba graczy (nowe rozdanie)
editor-turn = Tura
editor-round = Runda
editor-ending = Koniec
editor-ending-gauntlet = Zdobyciem Rękawicy
editor-ending-sixteen = Przy 16 punktach
editor-bank = Zasoby
editor-bank-text = Znacznik, który dajesz graczowi, znika z zasobów.
editor-tiles = Płytki
editor-on-table = Na stole
editor-location = Miejsce { $number }
editor-holder = Kto ma miejsce { $number }
editor-avengers = Płytka Avengers
editor-battle = Bitwa { $number }
editor-market = Odkryte karty
editor-slot = Poziom { $level }, pozycja { $slot }: { $card }
editor-decks = Pozostałe karty leżą w stosach, w kolejności, której nikt nie zna.

## Players

editor-tokens = Znaczniki: gracz { $seat }
editor-recruited = Zwerbowane
editor-reserved = Zarezerwowane
editor-add-recruited = Zwerbowana karta: gracz { $seat }
editor-add-reserved = Zarezerwowana karta: gracz { $seat }
editor-hidden = Ze stosu kart
editor-claimed = Zdobyte bitwy
editor-remove = Usuń: { $card }

## Choosing cards, and the text

editor-pick = Wybierz kartę
editor-level = Poziom
editor-empty = Brak karty
editor-unknown = Nieznana karta poziomu { $level }
editor-text = Pozycja jako tekst
editor-read = Odczytaj ten tekst
