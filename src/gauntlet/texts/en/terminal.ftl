### The game in the terminal: what is asked and answered, the board, and lists.

## The game by typing: commands, questions and answers

terminal-help = Type the number of a decision, or the decision in notation, such as: { $example }

# What can be typed: a word without spaces.
terminal-command-board = board
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-save = save
terminal-command-quit = quit
terminal-command-help = help
terminal-file = FILE
terminal-file-example = my-game.json

# What it does.
terminal-help-board = show the board again
terminal-help-hint = what a strong player would do
terminal-help-undo = take back your last decision
terminal-help-save = keep the game as a record
terminal-help-quit = leave the game
terminal-help-help = show this

# What is asked outside of the choice of an action, where the board says it all.
terminal-ask-pay = What do you pay with? Paying the usual way means stones first; wildcards cover what is missing.
terminal-ask-gain = Your super-power brings a stone. Which one?
terminal-ask-return = You hold more than 10 tokens. Which one do you return?
terminal-ask-location = Several locations would come to you. Which one?
terminal-ask-claim = Do you claim a battle?
terminal-left = You left the game.
terminal-no-number = There is no decision { $line }: the numbers are 1 to { $last }.
terminal-not-possible = “{ $line }” is not possible now: choose one of the numbers above, or type { $help }.
terminal-not-understood = “{ $line }” is no decision: choose one of the numbers above, or type { $help }.
terminal-did-you-mean = Did you mean “{ $near }”?
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-save-where = Say where: { $example }
terminal-save-exists = { $file } exists already; choose another name.
terminal-save-no-folder = { $file } cannot be written: there is no such folder.
terminal-save-forbidden = { $file } cannot be written: that is not permitted.
terminal-save-failed = { $file } cannot be written.
terminal-saved = Saved. See it again with: { $command }
terminal-save-offer = Save the game as (Enter for not at all):

## The choices, under these words

terminal-menu-recruit = Recruit
terminal-menu-take = Take
terminal-menu-reserve = Reserve
terminal-menu-pass = Pass
terminal-menu-pay = Pay
terminal-menu-gain = Take
terminal-menu-return = Return
terminal-menu-location = Location
terminal-menu-claim = Battle
terminal-menu-deck = the top card of deck { $level }

## The board: letters for tokens, and labels

terminal-letter-mind = M
terminal-letter-space = S
terminal-letter-soul = O
terminal-letter-power = P
terminal-letter-reality = R
terminal-letter-time = T
terminal-letter-shield = H
terminal-letter-tag = A
terminal-letter-level = L
terminal-pair = { $label }: { $text }
terminal-asked = Round { $round }, { $who } to decide
terminal-over = Round { $round }, the game is over
terminal-bank = Bank
terminal-location = Location
terminal-battle = Battle
terminal-avengers = Avengers tile
terminal-tokens = tokens
terminal-tokens-held = { $count } of 10
terminal-bonuses = bonuses
terminal-hand = in hand
terminal-hidden = a hidden card of level { $level }
terminal-locations = locations
terminal-battles = battles
terminal-card-bonus = { $stone } bonus
terminal-card-cost = costs { $cost }

## A recorded game, and the lists of cards

terminal-story = { $epic ->
    [yes] { $names }: with Epic Battles
   *[no] { $names }: the base game
    }
terminal-column-card = card
terminal-column-location = location
terminal-column-battle = battle
terminal-column-level = level
terminal-column-bonus = bonus
terminal-column-points = points
terminal-column-tags = tags
terminal-column-cost = cost
terminal-column-tile = tile
terminal-column-needs = needs
terminal-no-card = No card is like that.
terminal-worth-each = Each is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
    }.
