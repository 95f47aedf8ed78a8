### The names of the game: cards, locations, battles, tokens, and its nouns.

## Tokens

token-mind = Mind
token-space = Space
token-soul = Soul
token-power = Power
token-reality = Reality
token-time = Time
token-shield = S.H.I.E.L.D.

# The name as it follows the word for token, bonus or card.
kind-mind = Mind
kind-space = Space
kind-soul = Soul
kind-power = Power
kind-reality = Reality
kind-time = Time
kind-shield = S.H.I.E.L.D.

# A number of tokens: alone, or first in a list.
amount-mind = { $count } Mind
amount-space = { $count } Space
amount-soul = { $count } Soul
amount-power = { $count } Power
amount-reality = { $count } Reality
amount-time = { $count } Time
amount-shield = { $count } S.H.I.E.L.D.

# A number of tokens or bonuses further on in a list, where the noun has been said.
another-mind = { $count } Mind
another-space = { $count } Space
another-soul = { $count } Soul
another-power = { $count } Power
another-reality = { $count } Reality
another-time = { $count } Time
another-shield = { $count } S.H.I.E.L.D.

bonus-mind = { $count ->
    [one] { $count } Mind bonus
   *[other] { $count } Mind bonuses
    }
bonus-space = { $count ->
    [one] { $count } Space bonus
   *[other] { $count } Space bonuses
    }
bonus-soul = { $count ->
    [one] { $count } Soul bonus
   *[other] { $count } Soul bonuses
    }
bonus-power = { $count ->
    [one] { $count } Power bonus
   *[other] { $count } Power bonuses
    }
bonus-reality = { $count ->
    [one] { $count } Reality bonus
   *[other] { $count } Reality bonuses
    }

## Numbers of things

level = Level { $level }
round = Round { $round }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
    }
bonuses = { $count ->
    [one] { $count } bonus
   *[other] { $count } bonuses
    }
tags = { $count ->
    [one] { $count } Avengers tag
   *[other] { $count } Avengers tags
    }
locations = { $count ->
    [one] { $count } location
   *[other] { $count } locations
    }
battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }
cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
    }
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }

## Nouns, as labels

word-points = Infinity Points
word-stone = Infinity Stone
word-stones = Infinity Stones
word-token = Token
word-tokens = Tokens
word-card = Character card
word-cards = Character cards
word-face-up = Face-up cards
word-recruited = Recruited cards
word-reserved = Reserved cards
word-bank = Bank
word-hand = Hand
word-deck = Deck
word-bonus = Bonus
word-bonuses = Bonuses
word-tag = Avengers tag
word-tags = Avengers tags
word-location = Location tile
word-locations = Location tiles
word-gauntlet = Infinity Gauntlet
word-avengers = Avengers Assemble tile
word-time-stone = Time Stone
word-cost = Cost
word-level = Level
word-round = Round
word-turn = Turn
word-tie = Tie
word-battle = Battle
word-battles = Battles
word-epic-battles = Epic Battles
word-cube = Cube
word-super-power = Super-power
word-requirement = Requirement
word-player = Player
word-players = Players
word-winner = Winner
word-game = Game
word-table = Table
word-seat = Seat

## Cards

card-baron-zemo = Baron Zemo
card-grandmaster = Grandmaster
card-modok = M.O.D.O.K.
card-prowler = Prowler
card-rocket = Rocket
card-spider-woman = Spider-Woman
card-squirrel-girl = Squirrel Girl
card-vulture = Vulture
card-bullseye = Bullseye
card-elektra = Elektra
card-lockjaw = Lockjaw
card-moon-knight = Moon Knight
card-spider-man-2099 = Spider-Man 2099
card-valkyrie = Valkyrie
card-wasp = Wasp
card-taskmaster = Taskmaster
card-hawkeye = Hawkeye
card-kate-bishop = Kate Bishop
card-kingpin = Kingpin
card-scarlet-spider = Scarlet Spider
card-silver-sable = Silver Sable
card-spider-girl = Spider-Girl
card-spider-ham = Spider-Ham
card-yondu = Yondu
card-abomination = Abomination
card-america-chavez = America Chavez
card-gorgon = Gorgon
card-kraven = Kraven
card-lizard = Lizard
card-rhino = Rhino
card-winter-soldier = Winter Soldier
card-scorpion = Scorpion
card-crystal = Crystal
card-electro = Electro
card-ms-marvel = Ms. Marvel
card-mysterio = Mysterio
card-quake = Quake
card-triton = Triton
card-wong = Wong
card-sandman = Sandman
card-maria-hill = Maria Hill
card-shuri = Shuri
card-karnak = Karnak
card-maximus = Maximus
card-the-collector = The Collector
card-red-skull = Red Skull
card-quicksilver = Quicksilver
card-war-machine = War Machine
card-black-cat = Black Cat
card-ghost-spider = Ghost-Spider
card-miles-morales = Miles Morales
card-nebula = Nebula
card-falcon = Falcon
card-nick-fury = Nick Fury
card-groot = Groot
card-punisher = Punisher
card-star-lord = Star-Lord
card-daredevil = Daredevil
card-okoye = Okoye
card-she-hulk = She-Hulk
card-carnage = Carnage
card-crossbones = Crossbones
card-ronan = Ronan
card-jessica-jones = Jessica Jones
card-beta-ray-bill = Beta Ray Bill
card-scarlet-witch = Scarlet Witch
card-ghost-rider = Ghost Rider
card-medusa = Medusa
card-venom = Venom
card-hela = Hela
card-iron-man = Iron Man
card-doctor-octopus = Doctor Octopus
card-vision = Vision
card-green-goblin = Green Goblin
card-black-widow = Black Widow
card-ant-man = Ant-Man
card-iron-fist = Iron Fist
card-gamora = Gamora
card-captain-america = Captain America
card-black-bolt = Black Bolt
card-black-panther = Black Panther
card-spider-man = Spider-Man
card-hulk = Hulk
card-captain-marvel = Captain Marvel
card-drax = Drax
card-luke-cage = Luke Cage
card-thor = Thor
card-doctor-strange = Doctor Strange
card-nova = Nova
card-loki = Loki

## Locations: the name, and the requirement in words

location-asgard = Asgard
location-asgard-need = 3 Mind, 3 Soul and 3 Power bonuses
location-wakanda = Wakanda
location-wakanda-need = 4 Space and 4 Reality bonuses
location-atlantis = Atlantis
location-atlantis-need = 3 Space, 3 Power and 3 Reality bonuses
location-knowhere = Knowhere
location-knowhere-need = 3 Mind, 3 Space and 3 Reality bonuses
location-attilan = Attilan
location-attilan-need = 4 Power and 4 Reality bonuses
location-avengers-tower-nyc = Avengers Tower, NYC
location-avengers-tower-nyc-need = 4 Mind and 4 Space bonuses
location-hells-kitchen-nyc = Hell’s Kitchen, NYC
location-hells-kitchen-nyc-need = 4 Mind and 4 Soul bonuses
location-triskelion = Triskelion
location-triskelion-need = 4 Soul and 4 Power bonuses

## Battles: the name, the requirement and the super-power in words

battle-yellow-jacket = Yellow Jacket
battle-yellow-jacket-need = 1 location and the Avengers Assemble tile
battle-yellow-jacket-power = Every card you recruit costs 1 token less. You choose which of its stones.
battle-sinister-six = Sinister Six
battle-sinister-six-need = 5 Mind cards and the Avengers Assemble tile
battle-sinister-six-power = Worth 6 points.
battle-yellow-jacket-short = Cards cost 1 less
battle-sinister-six-short = 6 points
battle-ragnarok = Ragnarok
battle-ragnarok-need = 2 Space cards and 2 Reality cards
battle-ragnarok-power = When you recruit, you may spend your Time token as 2 S.H.I.E.L.D. tokens; you get it back when you recruit a Mind card.
battle-ragnarok-short = Time pays like 2 S.H.I.E.L.D. tokens
battle-multiverse-madness = Multiverse Madness
battle-multiverse-madness-need = three level 3 cards
battle-multiverse-madness-power = Worth 1 point for each level 3 card you have, now and later.
battle-hail-hydra = Hail Hydra
battle-hail-hydra-need = 3 Space cards
battle-hail-hydra-power = Worth 1 point for each battle you have claimed, this one included, now and later.
battle-planet-hulk = Planet Hulk
battle-planet-hulk-need = 1 Space card and 3 Power cards
battle-planet-hulk-power = Each S.H.I.E.L.D. token you spend replaces up to 2 of the same stone.
battle-galactus-coming = Galactus Coming
battle-galactus-coming-need = 1 Soul card and 3 Reality cards
battle-galactus-coming-power = After you recruit a card, take 1 stone of your choice from the bank.
battle-multiverse-madness-short = 1 point for each level 3 card
battle-hail-hydra-short = 1 point for each battle
battle-planet-hulk-short = S.H.I.E.L.D. pays for 2
battle-galactus-coming-short = Recruit: 1 stone more
battle-civil-war = Civil War
battle-civil-war-need = 2 Soul cards
battle-civil-war-power = When you take 2 tokens of the same stone, also take 1 of a different stone.
battle-civil-war-short = 2 of the same and 1 more
