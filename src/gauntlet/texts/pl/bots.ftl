### How the bots play. Their names are the same in every language.

bot-pebble-style = Gromadzi ulubione kamienie, aż więcej nie uniesie, a potem wydaje je na kogo popadnie.
bot-magpie-style = Widzi tylko punkty i zgarnia drogie karty na długo, zanim ją na nie stać.
bot-mason-style = Buduje karta po karcie, myśląc turę lub dwie naprzód, i ma słabość do jednego kamienia.
bot-tinker-style = Ocenia każdą kartę po tym, ile daje na turę. Dostrzega wygraną na jeden ruch naprzód, także twoją, ale nic więcej.
bot-navigator-style = Przed każdym ruchem sprawdza sto wersji przyszłości i domyśla się, co zaraz zrobisz.
bot-oracle-style = Przed każdym ruchem rozgrywa w głowie tysiące partii. Powodzenia.
