### Reviews and hints: decisions as phrases, reasons, and the words of the report.

## A decision as something that can be done, in the middle of a sentence

doing-take = taking { $tokens }
doing-gain = also taking { $tokens }
doing-return = returning { $tokens }
doing-reserve = reserving { $card }
doing-reserve-deck = reserving the top card of the level { $level } deck
doing-recruit = recruiting { $card }
doing-discount = paying 1 { $stone } less
doing-shield = using a S.H.I.E.L.D. token as { $stone }
doing-time = using the Time token as { $stone }
doing-pay = paying the usual way
doing-location = taking the location { $location }
doing-claim = claiming the battle { $battle }
doing-decline = claiming no battle
doing-pass = passing

# A decision as a sentence, where the log has none: what is paid is not known yet.
does-recruit = { $who } recruits { $card }.
does-pay = { $who } pays the usual way.

## What a decision brings: a list of these, after the points

gain-avengers = the Avengers Assemble tile
gain-location = the location { $location }
gain-time = the Time token
gain-first = the first { $stone } bonus

# What a card is worth to the one who recruits it, added to a sentence that names it.
worth-gain = {" "}for { $gain }
worth-wins = , which wins the game
worth-gauntlet = , which assembles the Gauntlet
worth-sixteen = , which makes 16 points

## Why a decision of a game was good

reason-only-legal = It was the only legal move.
reason-won = It won the game.
reason-ended = { $ending ->
    [sixteen] It reached 16 points.
   *[gauntlet] It assembled the Gauntlet.
    }
reason-brought = It brought { $gain }.
reason-brought-near = It brought { $gain } and left { $location } just one { $stone } bonus away.
reason-left-near = It left { $location } just one { $stone } bonus away.
reason-denied = It kept { $card } from { $who }, who could have recruited it{ $worth }.
reason-denied-near = { $short ->
    [one] It kept { $card } from { $who }, who needed just { $short } more token.
   *[other] It kept { $card } from { $who }, who needed { $short } more tokens.
    }
reason-best = The engine would have done the same.
reason-as-good = { $nearly ->
    [yes] It was nearly as good as { $best }.
   *[no] It was as good as { $best }.
    }

## Why it was bad

reason-missed-win = { $best } would have won the game at once.
reason-missed-end = { $ending ->
    [sixteen] { $best } would have reached 16 points.
   *[gauntlet] { $best } would have assembled the Gauntlet.
    }
reason-gave-up = { $best } was possible and would have brought { $gain }.
reason-gave-up-reach = { $best } was possible and would have brought { $gain }, and then { $card }{ $worth }.
reason-missed-reach = { $best } would have put { $card } within reach{ $worth }.
reason-missed-near = { $best } would have left { $location } just one { $stone } bonus away.
reason-kept-from = { $short ->
    [one] { $best } would have kept it from { $who }, who needed just { $short } more token.
   *[other] { $best } would have kept it from { $who }, who needed { $short } more tokens.
    }
reason-tempo = { $late ->
    [one] { $best } would have put { $card } within reach one turn earlier.
   *[other] { $best } would have put { $card } within reach { $late } turns earlier.
    }
reason-lost-tokens = { $short ->
    [one] It meant returning { $short } token; { $best } would have avoided that.
   *[other] It meant returning { $short } tokens; { $best } would have avoided that.
    }
reason-allowed = { $did ->
    [yes] This let { $who } recruit { $card }{ $worth }.
   *[no] This would have let { $who } recruit { $card }{ $worth }.
    }
reason-allowed-but = { $did ->
    [yes] { $who } could then recruit { $card }{ $worth }, and did; { $best } would have prevented that.
   *[no] { $who } could then recruit { $card }{ $worth }; { $best } would have prevented that.
    }
reason-better = { $best } was better: { $who } then wins { $win }% of the time instead of { $instead }%.
reason-better-plan = { $best } was better: { $who } then wins { $win }% of the time instead of { $instead }%, for example by { $plan } later.

## What else changed the chances

reason-came-up = { $card } came up.
reason-came-up-for = { $card } came up, and { $who } could afford it.
reason-hidden-hand = { $who } moves next and knows the hidden card in their hand.
reason-unexpected = The engine didn’t see that coming.

## Why a decision is good, before it is taken

reason-only-choice = It’s the only legal move.
reason-wins = It wins at once.
reason-ends = { $ending ->
    [sixteen] It reaches 16 points.
   *[gauntlet] It assembles the Gauntlet.
    }
reason-brings = It brings { $gain }.
reason-brings-near = It brings { $gain } and leaves { $location } just one { $stone } bonus away.
reason-leaves-near = It leaves { $location } just one { $stone } bonus away.
reason-reach = It puts { $card } within reach{ $worth }.
reason-keeps = { $who } could recruit { $card }{ $worth }; this prevents it.
reason-keeps-near = { $short ->
    [one] It keeps { $card } from { $who }, who needs just { $short } more token.
   *[other] It keeps { $card } from { $who }, who needs { $short } more tokens.
    }
reason-goes-on = Next in the plan: { $plan }.
reason-most-wins = The engine wins most often this way: { $win }% of the time.
reason-win-rate = The engine wins { $win }% of the time this way.

## The report

mark-forced = forced
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

review-percent = { $value }%
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Game review
review-page-title = { $names }: game review
review-headline = { $names }: { $kind ->
    [base] the base game
    [gauntlet] Epic Battles with the Gauntlet ending
   *[sixteen] Epic Battles
    }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
    } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }
review-not-over = The game is not over.
review-how-simulations = Each decision was checked with { $number ->
    [one] { $number } simulation
   *[other] { $number } simulations
    } from that player’s point of view (seed { $seed }).
review-how-time = Each decision was checked for { $ms } ms from that player’s point of view (seed { $seed }).
review-turning-points = Turning points
review-marked = Inaccuracies, mistakes and blunders
review-none-marked = No decision cost much.
review-where = Round { $round }: { $move }
review-bad = { $mark }, round { $round }, −{ $loss }% win chance: { $move }
review-mean-loss = average loss
review-chances = Win chance
review-spoken = Win chance over the game: { $ends }
review-spoken-end = { $who } from { $first } to { $last }
review-legend = by round; select a mark to see the decision
review-won = won
review-per-decision = win chance lost per decision
review-decisions = Every decision
review-only-bad = Mistakes only
review-column-decision = Decision
review-column-chance = Win chance before
review-column-loss = Lost
review-column-mark = Rating
review-from = { $mark } from { $points }%
review-foot = A loss is how much win chance a decision gave away compared with the best one: { $marks }; anything less counts as good. If a loss could be down to luck, the mark is the milder one.
