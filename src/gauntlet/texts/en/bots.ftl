### How the bots play. Their names are the same in every language.

bot-pebble-style = Hoards its favorite stones until its hands are full, then spends them on whoever it can get.
bot-magpie-style = Sees nothing but points and grabs the big cards long before it can pay for them.
bot-mason-style = Builds card by card, a turn or two ahead, with a soft spot for one stone.
bot-tinker-style = Weighs each card by what it earns per turn. Spots a win one move away, even yours, but looks no further.
bot-navigator-style = Explores a hundred futures before each move, and can guess what you’ll do next.
bot-oracle-style = Plays out thousands of games in its head before each move. Good luck.
