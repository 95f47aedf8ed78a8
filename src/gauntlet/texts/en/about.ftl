### The page about this project.

about-lead = Gauntlet lets people and bots play Splendor: Marvel and its expansion Epic Battles. Made by fans, for fans.
about-fan-title = A fan project
about-fan-text = This is an unofficial, non-commercial fan project. The publishers have not made, reviewed or endorsed it. Splendor is a game by Marc André, published by Space Cowboys; the names of characters, locations and battles belong to Marvel. If you enjoy it here, buy the box: it’s even better around a real table.
about-art-title = Original artwork
about-art-text = None of the game’s artwork is used here. Stones, cards, tiles and backgrounds are drawn by this program; each character’s emblem is generated from its name, stone and level.
about-rules-title = The rules
about-rules-text = They follow the published rulebooks in English, Spanish, Polish and French plus the expansion’s reference manual. Where the books leave something open, our rules page says how we play it.
about-rules-link = Read the rules
about-fair-title = Fair play
about-fair-text = The cards are shuffled before the first move, and their order is sealed with a fingerprint that anyone can check after the game. A bot knows only what a person in its seat would know. Hidden cards never reach your browser.
about-private-title = Your data
about-private-text = No account needed. We store your name, your games and one cookie that remembers you, and that’s all: no tracking, nothing from other sites. You can delete everything on your page.
about-private-link = Go to my page
about-licence-title = Licenses
about-licence-program = The program is free software under the MIT License. The source code is included.
about-licence-font = The typeface is Source Sans 3 by Adobe, under the SIL Open Font License 1.1.
about-licence-parts = The pages are built with Svelte (MIT), their texts with Project Fluent (Apache License 2.0).
about-api-title = For developers
about-api-text = Bots written in any language can join these tables. The server documents its own API.
about-api-link = API reference (OpenAPI)
