### How the bots play. Their names are the same in every language.

bot-pebble-style = Gromadzi kamienie, aż więcej nie uniesie, a potem wydaje je na kogo popadnie.
bot-magpie-style = Widzi tylko punkty i zgarnia drogie karty na długo, zanim ją na nie stać.
bot-mason-style = Buduje karta po karcie, zaczynając od małych.
bot-comet-style = Pędzi po punkty i nie ogląda się na boki.
bot-tinker-style = Gra pierwszy dobry pomysł, jaki przyjdzie mu do głowy. A przychodzi ich wiele.
bot-navigator-style = Przed każdym ruchem sprawdza swój pomysł w kilku wersjach przyszłości.
bot-warden-style = Myśli dwa ruchy naprzód: o swoim, a potem o twoim. Pilnuj karty, którą właśnie chcesz zrekrutować.
bot-sage-style = Przed każdym ruchem śledzi ponad sto wersji przyszłości. Większość błędów już widział.
bot-astronomer-style = Patrzy daleko: wie, której karty potrzebujesz, zanim sam się zorientujesz.
bot-oracle-style = Przed każdym ruchem śledzi tysiące wersji przyszłości. Powodzenia.
