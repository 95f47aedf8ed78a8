### The log of a table: its labels, and what happens apart from moves.

log-title = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-newest = Przejdź do najnowszego wpisu
log-undone = (cofnięte)

event-restarted = Serwer znów działa; zegar tej tury liczy od nowa.
event-rematch = Rewanż jest przygotowany.
event-opened = Stół jest otwarty.
event-closed = Od doby nikogo tu nie było, więc stół jest zamknięty.
event-seated = { $who } siada do stołu.
event-vacated = { $who } wstaje od stołu.
event-started = Gra się rozpoczyna.
event-undone = { $who } cofa ostatni ruch.
event-pause-asked = { $who } prosi o przerwę.
event-paused = Gra jest wstrzymana.
event-resumed = { $who } wznawia grę.
event-muted = { $who } wycisza widzów.
event-unmuted = { $who } znów pozwala widzom pisać.
event-stood-in = Bot zastępuje gracza { $who }.
event-returned = { $who } wraca do gry.
event-forfeited = { $who } odpada z gry.
event-timed-out = { $who }: czas się skończył.
event-resigned = { $who } poddaje grę.
event-left = { $who } odchodzi od stołu.
