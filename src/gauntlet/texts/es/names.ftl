### The names of the game: cards, locations, battles, tokens, and its nouns.

## Tokens

token-mind = Mente
token-space = Espacio
token-soul = Alma
token-power = Poder
token-reality = Realidad
token-time = Tiempo
token-shield = S.H.I.E.L.D.

# The name as it follows the word for token, bonus or card.
kind-mind = Mente
kind-space = Espacio
kind-soul = Alma
kind-power = Poder
kind-reality = Realidad
kind-time = Tiempo
kind-shield = S.H.I.E.L.D.

# A number of tokens: alone, or first in a list.
amount-mind = { $count ->
    [one] { $count } ficha de Mente
   *[other] { $count } fichas de Mente
    }
amount-space = { $count ->
    [one] { $count } ficha de Espacio
   *[other] { $count } fichas de Espacio
    }
amount-soul = { $count ->
    [one] { $count } ficha de Alma
   *[other] { $count } fichas de Alma
    }
amount-power = { $count ->
    [one] { $count } ficha de Poder
   *[other] { $count } fichas de Poder
    }
amount-reality = { $count ->
    [one] { $count } ficha de Realidad
   *[other] { $count } fichas de Realidad
    }
amount-time = { $count ->
    [one] { $count } ficha de Tiempo
   *[other] { $count } fichas de Tiempo
    }
amount-shield = { $count ->
    [one] { $count } ficha de S.H.I.E.L.D.
   *[other] { $count } fichas de S.H.I.E.L.D.
    }

# A number of tokens or bonuses further on in a list, where the noun has been said.
another-mind = { $count } de Mente
another-space = { $count } de Espacio
another-soul = { $count } de Alma
another-power = { $count } de Poder
another-reality = { $count } de Realidad
another-time = { $count } de Tiempo
another-shield = { $count } de S.H.I.E.L.D.

bonus-mind = { $count ->
    [one] { $count } bonificación de Mente
   *[other] { $count } bonificaciones de Mente
    }
bonus-space = { $count ->
    [one] { $count } bonificación de Espacio
   *[other] { $count } bonificaciones de Espacio
    }
bonus-soul = { $count ->
    [one] { $count } bonificación de Alma
   *[other] { $count } bonificaciones de Alma
    }
bonus-power = { $count ->
    [one] { $count } bonificación de Poder
   *[other] { $count } bonificaciones de Poder
    }
bonus-reality = { $count ->
    [one] { $count } bonificación de Realidad
   *[other] { $count } bonificaciones de Realidad
    }

## Numbers of things

level = Nivel { $level }
round = Ronda { $round }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
    }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
    }
bonuses = { $count ->
    [one] { $count } bonificación
   *[other] { $count } bonificaciones
    }
tags = { $count ->
    [one] { $count } icono de Vengadores
   *[other] { $count } iconos de Vengadores
    }
locations = { $count ->
    [one] { $count } Lugar
   *[other] { $count } Lugares
    }
battles = { $count ->
    [one] { $count } batalla
   *[other] { $count } batallas
    }
cubes = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
    }
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
    }
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
    }
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
    }

## Nouns, as labels

word-points = Puntos de Infinito
word-stone = Gema del Infinito
word-stones = Gemas del Infinito
word-token = Ficha
word-tokens = Fichas
word-card = Carta de Personaje
word-cards = Cartas de Personaje
word-face-up = Cartas bocarriba
word-recruited = Cartas reclutadas
word-reserved = Cartas reservadas
word-bank = Centro de la zona de juego
word-hand = Mano
word-deck = Mazo
word-bonus = Bonificación
word-bonuses = Bonificaciones
word-tag = Icono de Vengadores
word-tags = Iconos de Vengadores
word-location = Pieza de Lugar
word-locations = Piezas de Lugar
word-gauntlet = Guantelete del Infinito
word-avengers = Pieza de ¡Vengadores, reuníos!
word-time-stone = Gema del Tiempo
word-cost = Coste
word-level = Nivel
word-round = Ronda
word-turn = Turno
word-tie = Empate
word-battle = Batalla
word-battles = Batallas
word-epic-battles = Batallas épicas
word-cube = Cubo
word-super-power = Superpoder
word-requirement = Requisito
word-player = Jugador
word-players = Jugadores
word-winner = Ganador
word-game = Partida
word-table = Mesa
word-seat = Asiento

## Cards

card-baron-zemo = Barón Zemo
card-grandmaster = Gran Maestro
card-modok = M.O.D.O.K.
card-prowler = Merodeador
card-rocket = Mapache Cohete
card-spider-woman = Spider-Woman
card-squirrel-girl = Chica Ardilla
card-vulture = Buitre
card-bullseye = Bullseye
card-elektra = Elektra
card-lockjaw = Mandíbulas
card-moon-knight = Caballero Luna
card-spider-man-2099 = Spider-Man 2099
card-valkyrie = Valquiria
card-wasp = Avispa
card-taskmaster = Supervisor
card-hawkeye = Ojo de Halcón
card-kate-bishop = Kate Bishop
card-kingpin = Kingpin
card-scarlet-spider = Araña Escarlata
card-silver-sable = Marta Plateada
card-spider-girl = Spider-Girl
card-spider-ham = Spider-Ham
card-yondu = Yondu
card-abomination = Abominación
card-america-chavez = América Chávez
card-gorgon = Gorgón
card-kraven = Kraven
card-lizard = Lagarto
card-rhino = Rhino
card-winter-soldier = Soldado de Invierno
card-scorpion = Escorpión
card-crystal = Crystal
card-electro = Electro
card-ms-marvel = Ms. Marvel
card-mysterio = Mysterio
card-quake = Temblor
card-triton = Tritón
card-wong = Wong
card-sandman = Hombre de Arena
card-maria-hill = Maria Hill
card-shuri = Shuri
card-karnak = Karnak
card-maximus = Maximus
card-the-collector = El Coleccionista
card-red-skull = Cráneo Rojo
card-quicksilver = Mercurio
card-war-machine = Máquina de Guerra
card-black-cat = Gata Negra
card-ghost-spider = Araña Fantasma
card-miles-morales = Miles Morales
card-nebula = Nébula
card-falcon = Halcón
card-nick-fury = Nick Furia
card-groot = Groot
card-punisher = Castigador
card-star-lord = Star-Lord
card-daredevil = Daredevil
card-okoye = Okoye
card-she-hulk = Hulka
card-carnage = Matanza
card-crossbones = Crossbones
card-ronan = Ronan
card-jessica-jones = Jessica Jones
card-beta-ray-bill = Bill Rayos Beta
card-scarlet-witch = Bruja Escarlata
card-ghost-rider = Motorista Fantasma
card-medusa = Medusa
card-venom = Venom
card-hela = Hela
card-iron-man = Iron Man
card-doctor-octopus = Doctor Octopus
card-vision = Visión
card-green-goblin = Duende Verde
card-black-widow = Viuda Negra
card-ant-man = Ant-Man
card-iron-fist = Puño de Hierro
card-gamora = Gamora
card-captain-america = Capitán América
card-black-bolt = Rayo Negro
card-black-panther = Pantera Negra
card-spider-man = Spider-Man
card-hulk = Hulk
card-captain-marvel = Capitana Marvel
card-drax = Drax
card-luke-cage = Luke Cage
card-thor = Thor
card-doctor-strange = Doctor Extraño
card-nova = Nova
card-loki = Loki

## Locations: the name, and the requirement in words

location-asgard = Asgard
location-asgard-need = 3 bonificaciones de Mente, 3 de Alma y 3 de Poder
location-wakanda = Wakanda
location-wakanda-need = 4 bonificaciones de Espacio y 4 de Realidad
location-atlantis = Atlántida
location-atlantis-need = 3 bonificaciones de Espacio, 3 de Poder y 3 de Realidad
location-knowhere = Sapiencial
location-knowhere-need = 3 bonificaciones de Mente, 3 de Espacio y 3 de Realidad
location-attilan = Attilan
location-attilan-need = 4 bonificaciones de Poder y 4 de Realidad
location-avengers-tower-nyc = Torre de los Vengadores, Nueva York
location-avengers-tower-nyc-need = 4 bonificaciones de Mente y 4 de Espacio
location-hells-kitchen-nyc = Cocina del Infierno, Nueva York
location-hells-kitchen-nyc-need = 4 bonificaciones de Mente y 4 de Alma
location-triskelion = Triskelion
location-triskelion-need = 4 bonificaciones de Alma y 4 de Poder

## Battles: the name, the requirement and the super-power in words

battle-yellow-jacket = Chaqueta Amarilla
battle-yellow-jacket-need = 1 Lugar y la pieza de ¡Vengadores, reuníos!
battle-yellow-jacket-power = Cada carta que reclutas cuesta 1 ficha menos, de una Gema de su coste a tu elección.
battle-sinister-six = Los Seis Siniestros
battle-sinister-six-need = 5 cartas de Mente y la pieza de ¡Vengadores, reuníos!
battle-sinister-six-power = Vale 6 puntos.
battle-ragnarok = Ragnarok
battle-ragnarok-need = 2 cartas de Espacio y 2 de Realidad
battle-ragnarok-power = Al reclutar puedes gastar tu ficha de Tiempo como si fueran 2 fichas de S.H.I.E.L.D.; la recuperas al reclutar una carta de Mente.
battle-multiverse-madness = Multiverso de la locura
battle-multiverse-madness-need = 3 cartas de nivel 3
battle-multiverse-madness-power = Vale 1 punto por cada carta de nivel 3 que tengas, ahora y más adelante.
battle-hail-hydra = ¡Salve, Hydra!
battle-hail-hydra-need = 3 cartas de Espacio
battle-hail-hydra-power = Vale 1 punto por cada batalla que hayas reclamado, incluida esta, ahora y más adelante.
battle-planet-hulk = Planeta Hulk
battle-planet-hulk-need = 1 carta de Espacio y 3 de Poder
battle-planet-hulk-power = Cada ficha de S.H.I.E.L.D. que gastas paga hasta 2 fichas de una misma Gema.
battle-galactus-coming = La llegada de Galactus
battle-galactus-coming-need = 1 carta de Alma y 3 de Realidad
battle-galactus-coming-power = Después de reclutar una carta, coges del centro 1 ficha de la Gema que elijas.
battle-civil-war = Civil War
battle-civil-war-need = 2 cartas de Alma
battle-civil-war-power = Cuando coges 2 fichas de la misma Gema, coges además 1 de otra distinta.
