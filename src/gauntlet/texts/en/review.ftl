### Reviews and hints: decisions as phrases, reasons, and the words of the report.

## A decision as something that can be done, in the middle of a sentence

doing-take = taking { $tokens }
doing-gain = taking { $tokens } as well
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
worth-gauntlet = , which completes the Gauntlet
worth-sixteen = , which makes 16 points

## Why a decision of a game was good

reason-only-legal = It was the only legal decision.
reason-won = It won the game.
reason-ended = { $ending ->
    [sixteen] It reached 16 points.
   *[gauntlet] It completed the Gauntlet.
    }
reason-brought = It brought { $gain }.
reason-brought-near = It brought { $gain } and left the location { $location } one { $stone } bonus away.
reason-left-near = It left the location { $location } one { $stone } bonus away.
reason-best = It was what the search would have done.
reason-as-good = { $nearly ->
    [yes] It was nearly as good as { $best }.
   *[no] It was as good as { $best }.
    }

## Why it was bad

reason-missed-win = { $best } would have won the game at once.
reason-missed-end = { $ending ->
    [sixteen] { $best } would have reached 16 points.
   *[gauntlet] { $best } would have completed the Gauntlet.
    }
reason-gave-up = { $best } was possible and would have brought { $gain }.
reason-gave-up-reach = { $best } was possible and would have brought { $gain }, and then { $card }{ $worth }.
reason-missed-reach = { $best } would have put { $card } within reach{ $worth }.
reason-missed-near = { $best } would have left the location { $location } one { $stone } bonus away.
reason-kept-from = { $short ->
    [one] { $best } would have kept it from { $who }, who was { $short } token short of it.
   *[other] { $best } would have kept it from { $who }, who was { $short } tokens short of it.
    }
reason-allowed = { $did ->
    [yes] This way { $who } could recruit { $card }{ $worth }, and did.
   *[no] This way { $who } could recruit { $card }{ $worth }.
    }
reason-allowed-but = { $did ->
    [yes] { $who } could then recruit { $card }{ $worth }, and did; { $best } would have prevented that.
   *[no] { $who } could then recruit { $card }{ $worth }; { $best } would have prevented that.
    }
reason-better = { $best } was better: { $who } wins { $win } % of the games after it, not { $instead } %.
reason-better-plan = { $best } was better: { $who } wins { $win } % of the games after it, not { $instead } %, for instance by { $plan } later on.

## What else changed the chances

reason-came-up = { $card } came up.
reason-came-up-for = { $card } came up, and { $who } could recruit it.
reason-hidden-hand = { $who } decides next, and knows a hidden card in hand.
reason-unexpected = The search had not expected that.

## Why a decision is good, before it is taken

reason-only-choice = It is the only legal decision.
reason-wins = It wins the game at once.
reason-ends = { $ending ->
    [sixteen] It reaches 16 points.
   *[gauntlet] It completes the Gauntlet.
    }
reason-brings = It brings { $gain }.
reason-brings-near = It brings { $gain } and leaves the location { $location } one { $stone } bonus away.
reason-leaves-near = It leaves the location { $location } one { $stone } bonus away.
reason-reach = It puts { $card } within reach{ $worth }.
reason-keeps = { $who } could recruit { $card }{ $worth }; this prevents it.
reason-keeps-near = { $short ->
    [one] It keeps { $card } from { $who }, who is { $short } token short of it.
   *[other] It keeps { $card } from { $who }, who is { $short } tokens short of it.
    }
reason-goes-on = The plan after it: { $plan }.
reason-most-wins = The search wins with it most often: { $win } % of its games.
reason-win-rate = The search wins { $win } % of its games with it.

## The report

mark-forced = forced
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

review-percent = { $value } %
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
review-how-simulations = Each decision with { $number ->
    [one] { $number } simulation
   *[other] { $number } simulations
    } from the seat that took it, seed { $seed }.
review-how-time = Each decision with { $ms } ms from the seat that took it, seed { $seed }.
review-turning-points = Turning points
review-marked = Inaccuracies, mistakes and blunders
review-none-marked = No decision lost much.
review-where = Round { $round }: { $told }
review-bad = { $mark }, round { $round }, { $loss } points lost: { $told }
review-mean-loss = mean loss
review-chances = Win probability
review-spoken = Win probability over the game: { $ends }
review-spoken-end = { $who } from { $first } to { $last }
review-legend = by round; marks lead to the decision
review-won = won
review-per-decision = points lost per decision
review-decisions = Every decision
review-only-bad = Only what lost something
review-column-decision = Decision
review-column-chance = Chance before
review-column-loss = Lost
review-column-mark = Mark
review-from = { $mark } from { $points }
review-foot = A loss is counted in points of win probability against the best decision: { $marks }; below that it is best. A loss that may be chance is never called worse than good.
