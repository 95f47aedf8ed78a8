### How the bots play. Their names are the same in every language.

bot-pebble-style = Hoards stones until its hands are full, then spends them on whoever it can get.
bot-magpie-style = Sees nothing but points and grabs the big cards long before it can pay for them.
bot-mason-style = Builds card by card, the small ones first.
bot-comet-style = Races for points and looks neither left nor right.
bot-tinker-style = Plays the first good idea that comes to mind. It has many.
bot-navigator-style = Checks its idea against a few futures before each move.
bot-warden-style = Thinks two moves ahead: its own, then yours. Watch the card you were about to recruit.
bot-sage-style = Follows more than a hundred futures before each move. It has seen most mistakes before.
bot-astronomer-style = Looks far ahead: it knows which card you need before you do.
bot-oracle-style = Follows thousands of futures before each move. Good luck.
