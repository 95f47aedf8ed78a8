### How the bots play. Their names are the same in every language.

bot-pebble-style = Hoards stones until its hands are full, then spends them on whoever it can get.
bot-magpie-style = Sees nothing but points and grabs the big cards long before it can pay for them.
bot-mason-style = Builds card by card, the small ones first.
bot-comet-style = Races for points and looks neither left nor right.
bot-tinker-style = Plays the first good move it sees. It sees many.
bot-navigator-style = Follows its idea a few moves into the future before it trusts it.
bot-warden-style = Watches what you’re collecting, and takes the card you need next.
bot-sage-style = Compares a hundred futures before each move. It has seen most mistakes before.
bot-astronomer-style = Looks far ahead: it knows which card you need before you do.
bot-oracle-style = Compares thousands of futures before each move. Good luck.
