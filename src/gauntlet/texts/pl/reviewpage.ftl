### The page on which a finished game is looked at again.

reviewpage-working = Przyglądamy się każdej decyzji…
reviewpage-not-over = Ta gra jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.
reviewpage-to-table = Do stołu

curve-label = Szanse na wygraną w ciągu gry: { $ends }.
curve-end = { $who } od { $first } do { $last } %
curve-percent = { $value } %

replay-title = Powtórka
replay-first = Na początek
replay-back = Jedna decyzja wstecz
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-on = Jedna decyzja naprzód
replay-last = Na koniec
replay-slider = Decyzja

verdict-setup = Stół jest rozłożony; nikt jeszcze nie wykonał ruchu.
verdict-lost = { $loss ->
    [one] Stracony { $loss } punkt szans na wygraną
    [few] Stracone { $loss } punkty szans na wygraną
   *[many] Stracone { $loss } punktów szans na wygraną
    }
verdict-better = Lepiej:
verdict-chances = { $best } % szans zamiast { $value } %

moments-lost = Runda { $round }, strata { $loss } %
moments-chances = { $who }: { $before } % → { $after } %

players-title = Jak kto decydował
players-loss = { $loss } %
