### My page, and the pages of other players.

## My name

me-name = Moje imię
me-name-text = Widzą je inni przy stole. Zmień je, kiedy chcesz.
me-name-save = Zapisz
me-name-saved = Od teraz nazywasz się { $name }.

## My games

me-running = Gry w toku
me-running-none = Żadna gra nie jest w toku.
me-past = Zakończone gry
me-past-none = Tu jeszcze nic nie ma. Twoja pierwsza gra zostanie zapisana.
me-play = Zagraj z botem
me-continue = Graj dalej
me-review = Analiza
me-more = Pokaż starsze gry
me-won = Wygrana
me-shared = Wspólna wygrana
me-lost = Przegrana
me-nobody = Bez zwycięzcy

## Statistics

stats-title = Statystyki
stats-none = Statystyki zaczną się od pierwszej zakończonej gry.
stats-kind = Stół
stats-kind-name = { $epic ->
    [yes] { $players } graczy, Epickie bitwy
   *[no] { $players } graczy
    }
stats-games = Gry
stats-wins = Wygrane
stats-share = { $share } %
stats-mean = Średnia punktów
stats-best = Rekord
stats-rating = Ranking
stats-bots = Z botami

## The account

account-title = Konto
account-guest = Grasz jako gość: zna cię ta przeglądarka. Z kontem możesz wrócić z każdego miejsca i pojawisz się w rankingu.
account-have = Masz konto i możesz się zalogować z każdego miejsca.
account-make = Załóż konto
account-log-in = Zaloguj się
account-log-out = Wyloguj się
account-name = Nazwa
account-password = Hasło
account-password-rule = Co najmniej 8 znaków.
account-old = Dotychczasowe hasło
account-new = Nowe hasło
account-change = Zmień hasło
account-changed = Hasło jest zmienione. Pozostałe przeglądarki zostały wylogowane.
account-made = Konto jest gotowe.
account-hello = Cześć, { $name }.
account-gone = Wylogowano.
account-log-in-note = Gość, którym teraz jesteś, zostaje ze swoimi grami.
account-delete = Usuń moje konto
account-delete-guest = Usuń moje dane
account-delete-title = Usunąć wszystko o mnie?
account-delete-text = Twoja nazwa, ranking i możliwość logowania znikną na zawsze. Rozegrane gry zostaną, bez twojej nazwy, dla tych, z którymi były grane.
account-deleted = Twoje dane zostały usunięte. Miło było cię gościć.
account-keep = Zachowaj

## Tokens of bots

tokens-title = Moje własne boty
tokens-text = Dzięki kluczowi dostępu program może grać za ciebie przez sieć. Dokumentacja wyjaśnia, jak to zrobić.
tokens-label = Do czego służy?
tokens-make = Nowy klucz
tokens-once = Skopiuj go teraz: pokazujemy go tylko raz.
tokens-copy = Kopiuj klucz
tokens-copied = Klucz skopiowany.
tokens-revoke = Unieważnij
tokens-revoke-heard = Unieważnij { $label }

## Other players

player-guest = Gość
player-account = Gracz z kontem
player-since = Tutaj od { $date }
