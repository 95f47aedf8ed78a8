### The position editor.
editor-lead = Set up any position. The page tells you at once if it can’t be.
editor-good = This position can be played.
editor-analyse = Analyze

## The table

editor-table = Game
editor-players = Players (deals anew)
editor-turn = To play
editor-round = Round
editor-ending = Ends
editor-ending-gauntlet = With the Gauntlet
editor-ending-sixteen = At 16 points
editor-bank = Bank
editor-bank-text = A token you give to a player comes out of the bank.
editor-tiles = Tiles
editor-on-table = On the table
editor-location = Location { $number }
editor-holder = Who has location { $number }
editor-avengers = Avengers Assemble
editor-battle = Battle { $number }
editor-market = Face-up cards
editor-slot = Level { $level }, place { $slot }: { $card }
editor-decks = Every other card is in its deck, in an order nobody knows.

## Players

editor-tokens = Tokens of player { $seat }
editor-recruited = Recruited
editor-reserved = Reserved
editor-add-recruited = Recruited card for player { $seat }
editor-add-reserved = Reserved card for player { $seat }
editor-hidden = From a deck
editor-claimed = Battles claimed
editor-remove = Remove: { $card }

## Choosing cards, and the text

editor-pick = Choose a card
editor-level = Level
editor-empty = No card
editor-unknown = Unknown card of level { $level }
editor-text = The position as text
editor-read = Read this text
