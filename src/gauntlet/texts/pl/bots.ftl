### How the bots play. Their names are the same in every language.

bot-pebble-style = Gromadzi kamienie, aż więcej nie uniesie, a potem wydaje je na kogo popadnie.
bot-magpie-style = Widzi tylko punkty i zgarnia drogie karty na długo, zanim ją na nie stać.
bot-mason-style = Buduje karta po karcie, zaczynając od najtańszych.
bot-comet-style = Pędzi po punkty i nie ogląda się na boki.
bot-tinker-style = Gra pierwszy dobry ruch, jaki zobaczy. A widzi ich wiele.
bot-navigator-style = Zanim zaufa pomysłowi, śledzi go kilka ruchów w przyszłość.
bot-warden-style = Patrzy, co zbierasz, i zabiera kartę, której zaraz będziesz potrzebować.
bot-sage-style = Przed każdym ruchem porównuje sto wersji przyszłości. Większość błędów zna już na pamięć.
bot-astronomer-style = Patrzy daleko: wie przed tobą, której karty potrzebujesz.
bot-oracle-style = Przed każdym ruchem porównuje tysiące wersji przyszłości. Powodzenia.
