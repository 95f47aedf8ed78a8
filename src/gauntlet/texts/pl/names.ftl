### The names of the game: cards, locations, battles, tokens, and its nouns.

## Tokens

token-mind = Umysł
token-space = Przestrzeń
token-soul = Dusza
token-power = Moc
token-reality = Rzeczywistość
token-time = Czas
token-shield = T.A.R.C.Z.A.

# The name as it follows the word for token, bonus or card.
kind-mind = umysłu
kind-space = przestrzeni
kind-soul = duszy
kind-power = mocy
kind-reality = rzeczywistości
kind-time = czasu
kind-shield = T.A.R.C.Z.Y.

# A number of tokens: alone, or first in a list.
amount-mind = { $count ->
    [one] { $count } znacznik umysłu
    [few] { $count } znaczniki umysłu
   *[other] { $count } znaczników umysłu
    }
amount-space = { $count ->
    [one] { $count } znacznik przestrzeni
    [few] { $count } znaczniki przestrzeni
   *[other] { $count } znaczników przestrzeni
    }
amount-soul = { $count ->
    [one] { $count } znacznik duszy
    [few] { $count } znaczniki duszy
   *[other] { $count } znaczników duszy
    }
amount-power = { $count ->
    [one] { $count } znacznik mocy
    [few] { $count } znaczniki mocy
   *[other] { $count } znaczników mocy
    }
amount-reality = { $count ->
    [one] { $count } znacznik rzeczywistości
    [few] { $count } znaczniki rzeczywistości
   *[other] { $count } znaczników rzeczywistości
    }
amount-time = { $count ->
    [one] { $count } znacznik czasu
    [few] { $count } znaczniki czasu
   *[other] { $count } znaczników czasu
    }
amount-shield = { $count ->
    [one] { $count } znacznik T.A.R.C.Z.Y.
    [few] { $count } znaczniki T.A.R.C.Z.Y.
   *[other] { $count } znaczników T.A.R.C.Z.Y.
    }

# A number of tokens or bonuses further on in a list, where the noun has been said.
another-mind = { $count } umysłu
another-space = { $count } przestrzeni
another-soul = { $count } duszy
another-power = { $count } mocy
another-reality = { $count } rzeczywistości
another-time = { $count } czasu
another-shield = { $count } T.A.R.C.Z.Y.

bonus-mind = { $count ->
    [one] { $count } bonus umysłu
    [few] { $count } bonusy umysłu
   *[other] { $count } bonusów umysłu
    }
bonus-space = { $count ->
    [one] { $count } bonus przestrzeni
    [few] { $count } bonusy przestrzeni
   *[other] { $count } bonusów przestrzeni
    }
bonus-soul = { $count ->
    [one] { $count } bonus duszy
    [few] { $count } bonusy duszy
   *[other] { $count } bonusów duszy
    }
bonus-power = { $count ->
    [one] { $count } bonus mocy
    [few] { $count } bonusy mocy
   *[other] { $count } bonusów mocy
    }
bonus-reality = { $count ->
    [one] { $count } bonus rzeczywistości
    [few] { $count } bonusy rzeczywistości
   *[other] { $count } bonusów rzeczywistości
    }

## Numbers of things

level = Poziom { $level }
round = Runda { $round }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
    }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
    }
tokens = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
    }
bonuses = { $count ->
    [one] { $count } bonus
    [few] { $count } bonusy
   *[other] { $count } bonusów
    }
tags = { $count ->
    [one] { $count } symbol Avengers
    [few] { $count } symbole Avengers
   *[other] { $count } symboli Avengers
    }
locations = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
    }
battles = { $count ->
    [one] { $count } bitwa
    [few] { $count } bitwy
   *[other] { $count } bitew
    }
cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[other] { $count } kostek
    }
rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
    }
turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
    }
players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
    }

## Nouns, as labels

word-points = Punkty nieskończoności
word-stone = Kamień Nieskończoności
word-stones = Kamienie Nieskończoności
word-token = Znacznik
word-tokens = Znaczniki
word-card = Karta postaci
word-cards = Karty postaci
word-face-up = Odkryte karty
word-recruited = Zwerbowane karty
word-reserved = Zarezerwowane karty
word-bank = Zasoby
word-hand = Ręka
word-deck = Stos kart
word-bonus = Bonus
word-bonuses = Bonusy
word-tag = Symbol Avengers
word-tags = Symbole Avengers
word-location = Płytka miejsca
word-locations = Płytki miejsc
word-gauntlet = Rękawica Nieskończoności
word-avengers = Płytka Avengers
word-time-stone = Kamień Czasu
word-cost = Koszt
word-level = Poziom
word-round = Runda
word-turn = Tura
word-tie = Remis
word-battle = Bitwa
word-battles = Bitwy
word-epic-battles = Epickie bitwy
word-cube = Kostka
word-super-power = Supermoc
word-requirement = Wymaganie
word-player = Gracz
word-players = Gracze
word-winner = Zwycięzca
word-game = Gra
word-table = Stół
word-seat = Miejsce przy stole

## Cards

card-baron-zemo = Baron Zemo
card-grandmaster = Arcymistrz
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
card-valkyrie = Walkiria
card-wasp = Osa
card-taskmaster = Taskmaster
card-hawkeye = Hawkeye
card-kate-bishop = Kate Bishop
card-kingpin = Kingpin
card-scarlet-spider = Scarlet Spider
card-silver-sable = Silver Sable
card-spider-girl = Spider-Girl
card-spider-ham = Spider-Ham
card-yondu = Yondu
card-abomination = Abominacja
card-america-chavez = America Chavez
card-gorgon = Gorgon
card-kraven = Kraven
card-lizard = Lizard
card-rhino = Rhino
card-winter-soldier = Zimowy Żołnierz
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
card-the-collector = Kolekcjoner
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
card-scarlet-witch = Szkarłatna Wiedźma
card-ghost-rider = Ghost Rider
card-medusa = Medusa
card-venom = Venom
card-hela = Hela
card-iron-man = Iron Man
card-doctor-octopus = Doktor Octopus
card-vision = Vision
card-green-goblin = Zielony Goblin
card-black-widow = Czarna Wdowa
card-ant-man = Ant-Man
card-iron-fist = Iron Fist
card-gamora = Gamora
card-captain-america = Kapitan Ameryka
card-black-bolt = Black Bolt
card-black-panther = Czarna Pantera
card-spider-man = Spider-Man
card-hulk = Hulk
card-captain-marvel = Kapitan Marvel
card-drax = Drax
card-luke-cage = Luke Cage
card-thor = Thor
card-doctor-strange = Doktor Strange
card-nova = Nova
card-loki = Loki

## Locations: the name, and the requirement in words

location-asgard = Asgard
location-asgard-need = 3 bonusy umysłu, 3 duszy i 3 mocy
location-wakanda = Wakanda
location-wakanda-need = 4 bonusy przestrzeni i 4 rzeczywistości
location-atlantis = Atlantyda
location-atlantis-need = 3 bonusy przestrzeni, 3 mocy i 3 rzeczywistości
location-knowhere = Knowhere
location-knowhere-need = 3 bonusy umysłu, 3 przestrzeni i 3 rzeczywistości
location-attilan = Attilan
location-attilan-need = 4 bonusy mocy i 4 rzeczywistości
location-avengers-tower-nyc = Wieża Avengers, Nowy Jork
location-avengers-tower-nyc-need = 4 bonusy umysłu i 4 przestrzeni
location-hells-kitchen-nyc = Hell’s Kitchen, Nowy Jork
location-hells-kitchen-nyc-need = 4 bonusy umysłu i 4 duszy
location-triskelion = Triskelion
location-triskelion-need = 4 bonusy duszy i 4 mocy

## Battles: the name, the requirement and the super-power in words

battle-yellow-jacket = Yellow Jacket
battle-yellow-jacket-need = 1 płytka miejsca i płytka Avengers
battle-yellow-jacket-power = Każda werbowana karta kosztuje o 1 znacznik mniej; wybierasz, którego kamienia z jej kosztu to dotyczy.
battle-sinister-six = Złowieszcza Szóstka
battle-sinister-six-need = 5 kart umysłu i płytka Avengers
battle-sinister-six-power = Daje 6 punktów.
battle-yellow-jacket-short = Karty kosztują o 1 mniej
battle-sinister-six-short = 6 punktów
battle-ragnarok = Ragnarok
battle-ragnarok-need = 2 karty przestrzeni i 2 karty rzeczywistości
battle-ragnarok-power = Werbując kartę, możesz wydać swój znacznik czasu jak 2 znaczniki T.A.R.C.Z.Y.; odzyskujesz go, gdy werbujesz kartę umysłu.
battle-ragnarok-short = Czas jak 2 znaczniki T.A.R.C.Z.Y.
battle-multiverse-madness = Multiwersum obłędu
battle-multiverse-madness-need = 3 karty poziomu 3
battle-multiverse-madness-power = Daje 1 punkt za każdą twoją kartę poziomu 3, teraz i później.
battle-hail-hydra = Chwała Hydrze
battle-hail-hydra-need = 3 karty przestrzeni
battle-hail-hydra-power = Daje 1 punkt za każdą zajętą przez ciebie bitwę (także za tę), teraz i później.
battle-planet-hulk = Planeta Hulka
battle-planet-hulk-need = 1 karta przestrzeni i 3 karty mocy
battle-planet-hulk-power = Każdy wydany znacznik T.A.R.C.Z.Y. zastępuje do 2 znaczników tego samego kamienia.
battle-galactus-coming = Nadejście Galactusa
battle-galactus-coming-need = 1 karta duszy i 3 karty rzeczywistości
battle-galactus-coming-power = Po zwerbowaniu karty bierzesz z zasobów 1 znacznik dowolnego kamienia.
battle-multiverse-madness-short = 1 punkt za każdą kartę poziomu 3
battle-hail-hydra-short = 1 punkt za każdą bitwę
battle-planet-hulk-short = T.A.R.C.Z.A. płaci za 2
battle-galactus-coming-short = Po werbunku 1 znacznik
battle-civil-war = Wojna bohaterów
battle-civil-war-need = 2 karty duszy
battle-civil-war-power = Gdy bierzesz 2 znaczniki tego samego kamienia, bierzesz jeszcze 1 znacznik innego kamienia.
battle-civil-war-short = 2 takie same i 1 inny
