### The game in the terminal: what is asked and answered, the board, and lists.

## The game by typing: commands, questions and answers

terminal-help = Type the number of a decision, or its notation, for example: { $example }

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
terminal-help-save = save the game to a file
terminal-help-quit = leave the game
terminal-help-help = show this help

# What is asked outside of the choice of an action, where the board says it all.
terminal-ask-pay = How do you want to pay? The usual way spends stones first; S.H.I.E.L.D. tokens cover the rest.
terminal-ask-gain = Your super-power brings a stone. Which one?
terminal-ask-return = You have more than 10 tokens. Which one will you return?
terminal-ask-location = You qualify for several locations. Which one do you take?
terminal-ask-claim = Will you claim a battle?
terminal-left = You left the game.
terminal-no-number = There’s no decision { $line }. Choose a number from 1 to { $last }.
terminal-not-possible = You can’t do “{ $line }” now. Choose one of the numbers above, or type { $help }.
terminal-not-understood = “{ $line }” isn’t a decision. Choose one of the numbers above, or type { $help }.
terminal-did-you-mean = Did you mean “{ $near }”?
terminal-nothing-to-undo = You have nothing to undo.
terminal-save-where = Give a file name: { $example }
terminal-save-exists = { $file } already exists. Choose another name.
terminal-save-no-folder = Can’t write { $file }: there’s no such folder.
terminal-save-forbidden = Can’t write { $file }: permission denied.
terminal-save-failed = Can’t write { $file }.
terminal-saved = Saved. To see it again: { $command }
terminal-save-offer = Save the game as (press Enter to skip):

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
terminal-menu-deck = the top card of the level { $level } deck

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
terminal-asked = Round { $round }: { $who } decides
terminal-over = Round { $round }: the game is over
terminal-bank = Bank
terminal-location = Location
terminal-battle = Battle
terminal-avengers = Avengers Assemble tile
terminal-tokens = tokens
terminal-tokens-held = { $count } of 10
terminal-bonuses = bonuses
terminal-hand = in hand
terminal-hidden = a hidden level { $level } card
terminal-locations = locations
terminal-battles = battles
terminal-card-bonus = { $stone } bonus
terminal-card-cost = costs { $cost }

## A recorded game, and the lists of cards

terminal-story = { $epic ->
    [yes] { $names }: Epic Battles
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
terminal-no-card = No cards match.
terminal-worth-each = Each is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
    }.
