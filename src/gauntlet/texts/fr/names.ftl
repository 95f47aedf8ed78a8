### The names of the game: cards, locations, battles, tokens, and its nouns.

## Tokens

token-mind = Esprit
token-space = Espace
token-soul = Âme
token-power = Pouvoir
token-reality = Réalité
token-time = Temps
token-shield = SHIELD

# The name as it follows the word for token, bonus or card.
kind-mind = Esprit
kind-space = Espace
kind-soul = Âme
kind-power = Pouvoir
kind-reality = Réalité
kind-time = Temps
kind-shield = SHIELD

# A number of tokens: alone, or first in a list.
amount-mind = { $count ->
    [one] { $count } jeton Esprit
   *[other] { $count } jetons Esprit
    }
amount-space = { $count ->
    [one] { $count } jeton Espace
   *[other] { $count } jetons Espace
    }
amount-soul = { $count ->
    [one] { $count } jeton Âme
   *[other] { $count } jetons Âme
    }
amount-power = { $count ->
    [one] { $count } jeton Pouvoir
   *[other] { $count } jetons Pouvoir
    }
amount-reality = { $count ->
    [one] { $count } jeton Réalité
   *[other] { $count } jetons Réalité
    }
amount-time = { $count ->
    [one] { $count } jeton Temps
   *[other] { $count } jetons Temps
    }
amount-shield = { $count ->
    [one] { $count } jeton SHIELD
   *[other] { $count } jetons SHIELD
    }

# A number of tokens or bonuses further on in a list, where the noun has been said.
another-mind = { $count } Esprit
another-space = { $count } Espace
another-soul = { $count } Âme
another-power = { $count } Pouvoir
another-reality = { $count } Réalité
another-time = { $count } Temps
another-shield = { $count } SHIELD

bonus-mind = { $count } bonus Esprit
bonus-space = { $count } bonus Espace
bonus-soul = { $count } bonus Âme
bonus-power = { $count } bonus Pouvoir
bonus-reality = { $count } bonus Réalité

## Numbers of things

level = Niveau { $level }
round = Tour de table { $round }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
    }
bonuses = { $count ->
    [one] { $count } bonus
   *[other] { $count } bonus
    }
tags = { $count ->
    [one] { $count } symbole Avengers
   *[other] { $count } symboles Avengers
    }
locations = { $count ->
    [one] { $count } Lieu
   *[other] { $count } Lieux
    }
battles = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    }
cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    }
rounds = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
    }
turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
    }
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
    }

## Nouns, as labels

word-points = Points d’Infinité
word-stone = Gemme de l’Infini
word-stones = Gemmes de l’Infini
word-token = Jeton
word-tokens = Jetons
word-card = Carte Personnage
word-cards = Cartes Personnage
word-face-up = Cartes face visible
word-recruited = Cartes recrutées
word-reserved = Cartes réservées
word-bank = Centre de la zone de jeu
word-hand = Main
word-deck = Paquet
word-bonus = Bonus
word-bonuses = Bonus
word-tag = Symbole Avengers
word-tags = Symboles Avengers
word-location = Tuile Lieu
word-locations = Tuiles Lieu
word-gauntlet = Gant de l’Infini
word-avengers = Tuile Avengers Rassemblement
word-time-stone = Gemme du Temps
word-cost = Coût
word-level = Niveau
word-round = Tour de table
word-turn = Tour
word-tie = Égalité
word-battle = Bataille
word-battles = Batailles
word-epic-battles = Batailles épiques
word-cube = Cube
word-super-power = Super-pouvoir
word-requirement = Condition
word-player = Joueur
word-players = Joueurs
word-winner = Vainqueur
word-game = Partie
word-table = Table
word-seat = Place

## Cards

card-baron-zemo = Baron Zemo
card-grandmaster = Grand Maître
card-modok = M.O.D.O.K.
card-prowler = Rôdeur
card-rocket = Rocket
card-spider-woman = Spider-Woman
card-squirrel-girl = Écureuillette
card-vulture = Vautour
card-bullseye = Bullseye
card-elektra = Elektra
card-lockjaw = Gueule d’Or
card-moon-knight = Moon Knight
card-spider-man-2099 = Spider-Man 2099
card-valkyrie = Valkyrie
card-wasp = Wasp
card-taskmaster = Taskmaster
card-hawkeye = Hawkeye
card-kate-bishop = Kate Bishop
card-kingpin = Caïd
card-scarlet-spider = Scarlet Spider
card-silver-sable = Silver Sable
card-spider-girl = Spider-Girl
card-spider-ham = Spider-Ham
card-yondu = Yondu
card-abomination = Abomination
card-america-chavez = America Chavez
card-gorgon = Gorgon
card-kraven = Kraven
card-lizard = Lézard
card-rhino = Rhino
card-winter-soldier = Soldat de l’Hiver
card-scorpion = Scorpion
card-crystal = Crystal
card-electro = Electro
card-ms-marvel = Ms. Marvel
card-mysterio = Mysterio
card-quake = Quake
card-triton = Triton
card-wong = Wong
card-sandman = Homme-Sable
card-maria-hill = Maria Hill
card-shuri = Shuri
card-karnak = Karnak
card-maximus = Maximus
card-the-collector = Collectionneur
card-red-skull = Crâne Rouge
card-quicksilver = Vif-Argent
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
card-scarlet-witch = Sorcière Rouge
card-ghost-rider = Ghost Rider
card-medusa = Médusa
card-venom = Venom
card-hela = Hela
card-iron-man = Iron Man
card-doctor-octopus = Docteur Octopus
card-vision = Vision
card-green-goblin = Bouffon Vert
card-black-widow = Black Widow
card-ant-man = Ant-Man
card-iron-fist = Iron Fist
card-gamora = Gamora
card-captain-america = Captain America
card-black-bolt = Flèche Noire
card-black-panther = Black Panther
card-spider-man = Spider-Man
card-hulk = Hulk
card-captain-marvel = Captain Marvel
card-drax = Drax
card-luke-cage = Luke Cage
card-thor = Thor
card-doctor-strange = Docteur Strange
card-nova = Nova
card-loki = Loki

## Locations: the name, and the requirement in words

location-asgard = Asgard
location-asgard-need = 3 bonus Esprit, 3 Âme et 3 Pouvoir
location-wakanda = Wakanda
location-wakanda-need = 4 bonus Espace et 4 Réalité
location-atlantis = Atlantide
location-atlantis-need = 3 bonus Espace, 3 Pouvoir et 3 Réalité
location-knowhere = Knowhere
location-knowhere-need = 3 bonus Esprit, 3 Espace et 3 Réalité
location-attilan = Attilan
location-attilan-need = 4 bonus Pouvoir et 4 Réalité
location-avengers-tower-nyc = Tour des Avengers, New York
location-avengers-tower-nyc-need = 4 bonus Esprit et 4 Espace
location-hells-kitchen-nyc = Hell’s Kitchen, New York
location-hells-kitchen-nyc-need = 4 bonus Esprit et 4 Âme
location-triskelion = Triskelion
location-triskelion-need = 4 bonus Âme et 4 Pouvoir

## Battles: the name, the requirement and the super-power in words

battle-yellow-jacket = Yellow Jacket
battle-yellow-jacket-need = 1 Lieu et la tuile Avengers Rassemblement
battle-yellow-jacket-power = Chaque carte que vous recrutez coûte 1 jeton de moins, de la Gemme de son coût que vous choisissez.
battle-sinister-six = Sinister Six
battle-sinister-six-need = 5 cartes Esprit et la tuile Avengers Rassemblement
battle-sinister-six-power = Vaut 6 points.
battle-yellow-jacket-short = Les cartes coûtent 1 de moins
battle-sinister-six-short = 6 points
battle-ragnarok = Ragnarok
battle-ragnarok-need = 2 cartes Espace et 2 cartes Réalité
battle-ragnarok-power = En recrutant, vous pouvez dépenser votre jeton Temps comme 2 jetons SHIELD ; une carte Esprit recrutée vous le rend.
battle-ragnarok-short = Temps paie comme 2 jetons SHIELD
battle-multiverse-madness = La folie du Multivers
battle-multiverse-madness-need = 3 cartes de niveau 3
battle-multiverse-madness-power = Vaut 1 point pour chacune de vos cartes de niveau 3, maintenant et plus tard.
battle-hail-hydra = Hail Hydra
battle-hail-hydra-need = 3 cartes Espace
battle-hail-hydra-power = Vaut 1 point pour chaque bataille que vous avez revendiquée, celle-ci comprise, maintenant et plus tard.
battle-planet-hulk = Planète Hulk
battle-planet-hulk-need = 1 carte Espace et 3 cartes Pouvoir
battle-planet-hulk-power = Chaque jeton SHIELD dépensé remplace jusqu’à 2 jetons d’une même Gemme.
battle-galactus-coming = La venue de Galactus
battle-galactus-coming-need = 1 carte Âme et 3 cartes Réalité
battle-galactus-coming-power = Après avoir recruté une carte, prenez au centre 1 jeton de la Gemme de votre choix.
battle-multiverse-madness-short = 1 point par carte de niveau 3
battle-hail-hydra-short = 1 point par bataille
battle-planet-hulk-short = SHIELD paie pour 2
battle-galactus-coming-short = Recruter : 1 jeton de plus
battle-civil-war = Civil War
battle-civil-war-need = 2 cartes Âme
battle-civil-war-power = Quand vous prenez 2 jetons de la même Gemme, prenez aussi 1 jeton d’une autre.
battle-civil-war-short = 2 identiques et 1 de plus
