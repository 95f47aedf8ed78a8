### The game in the terminal: what is asked and answered, the board, and lists.

## The game by typing: commands, questions and answers

terminal-help = Wpisz numer decyzji albo decyzję w notacji, na przykład: { $example }

# What can be typed: a word without spaces.
terminal-command-board = plansza
terminal-command-hint = rada
terminal-command-undo = cofnij
terminal-command-save = zapisz
terminal-command-quit = koniec
terminal-command-help = pomoc
terminal-file = PLIK
terminal-file-example = moja-gra.json

# What it does.
terminal-help-board = pokazać planszę jeszcze raz
terminal-help-hint = co zrobiłby ktoś, kto gra bardzo dobrze
terminal-help-undo = cofnąć swoją ostatnią decyzję
terminal-help-save = zachować zapis gry
terminal-help-quit = opuścić grę
terminal-help-help = pokazać tę pomoc

# What is asked outside of the choice of an action, where the board says it all.
terminal-ask-pay = Czym płacisz? W zwykły sposób najpierw kamieniami; znaczniki uniwersalne pokrywają to, czego brakuje.
terminal-ask-gain = Twoja supermoc daje ci kamień. Który?
terminal-ask-return = Masz więcej niż 10 znaczników. Który odkładasz?
terminal-ask-location = Możesz wziąć jedno z kilku miejsc. Które?
terminal-ask-claim = Czy zajmujesz bitwę?
terminal-left = Opuszczasz grę.
terminal-no-number = Nie ma decyzji { $line }: numery są od 1 do { $last }.
terminal-not-possible = „{ $line }” nie jest teraz możliwe: wybierz jeden z numerów powyżej albo wpisz { $help }.
terminal-not-understood = „{ $line }” to nie decyzja: wybierz jeden z numerów powyżej albo wpisz { $help }.
terminal-did-you-mean = Czy chodziło o „{ $near }”?
terminal-nothing-to-undo = Nie masz czego cofać.
terminal-save-where = Podaj nazwę pliku: { $example }
terminal-save-exists = { $file } już istnieje; wybierz inną nazwę.
terminal-save-no-folder = Nie można zapisać { $file }: nie ma takiego folderu.
terminal-save-forbidden = Nie można zapisać { $file }: brak uprawnień.
terminal-save-failed = Nie można zapisać { $file }.
terminal-saved = Zapisano. Zobacz ją ponownie: { $command }
terminal-save-offer = Zapisz grę jako (Enter, aby nie zapisywać):

## The choices, under these words

terminal-menu-recruit = Zwerbować
terminal-menu-take = Wziąć
terminal-menu-reserve = Zarezerwować
terminal-menu-pass = Spasować
terminal-menu-pay = Zapłacić
terminal-menu-gain = Wziąć
terminal-menu-return = Odłożyć
terminal-menu-location = Miejsce
terminal-menu-claim = Bitwa
terminal-menu-deck = wierzchnia karta ze stosu { $level }

## The board: letters for tokens, and labels

terminal-letter-mind = U
terminal-letter-space = P
terminal-letter-soul = D
terminal-letter-power = M
terminal-letter-reality = R
terminal-letter-time = C
terminal-letter-shield = T
terminal-letter-tag = A
terminal-letter-level = P
terminal-pair = { $label }: { $text }
terminal-asked = Runda { $round }, decyduje { $who }
terminal-over = Runda { $round }, gra skończona
terminal-bank = Zasoby
terminal-location = Miejsce
terminal-battle = Bitwa
terminal-avengers = płytka Avengers
terminal-tokens = znaczniki
terminal-tokens-held = { $count } z 10
terminal-bonuses = bonusy
terminal-hand = na ręce
terminal-hidden = zakryta karta poziomu { $level }
terminal-locations = miejsca
terminal-battles = bitwy
terminal-card-bonus = bonus { $stone }
terminal-card-cost = koszt { $cost }

## A recorded game, and the lists of cards

terminal-story = { $epic ->
    [yes] { $names }: z Epickimi bitwami
   *[no] { $names }: gra podstawowa
    }
terminal-column-card = karta
terminal-column-location = miejsce
terminal-column-battle = bitwa
terminal-column-level = poziom
terminal-column-bonus = bonus
terminal-column-points = punkty
terminal-column-tags = symbole
terminal-column-cost = koszt
terminal-column-tile = płytka
terminal-column-needs = wymaga
terminal-no-card = Żadna karta taka nie jest.
terminal-worth-each = Każde daje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
    }.
