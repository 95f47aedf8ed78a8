### A table before the first move: who sits where, and who goes first.

room-waiting = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce
    [few] Wolne są jeszcze { $count } miejsca
   *[many] Wolnych jest jeszcze { $count } miejsc
    }
room-invited = { $who } zaprasza cię do gry
room-ready = Wszyscy są na miejscu
room-free = Wolne miejsce
room-you = Ty
room-bot = Bot
room-bot-label = Bot na miejscu { $seat }
room-bot-add = Dodaj tego bota
room-guest = Ktoś przy tym urządzeniu
room-guest-label = Nazwa gracza przy tym urządzeniu (miejsce { $seat })
room-guest-add = Dodaj
room-leave = Wstań
room-remove = Usuń
room-your-name = Twoja nazwa gracza
room-sit = Usiądź
room-link = Wyślij ten link znajomym
room-link-message = Zagraj ze mną w Gauntlet!
room-first = Kto zaczyna?
room-start = Rozpocznij grę
room-not-yet = Osoba, która założyła stół, za chwilę rozpocznie grę.
