### The page about this project.

about-lead = Gauntlet lets people and programs play Splendor: Marvel and its expansion Epic Battles. It was made by people who like the game, for people who like the game.
about-fan-title = A fan project
about-fan-text = This is an unofficial project without any commercial interest. It is not made, checked or supported by the publishers. Splendor is a game by Marc André, published by Space Cowboys; the names of characters, places and battles belong to Marvel. If you enjoy it here, buy the box: at a real table it is better still.
about-art-title = Our own drawings
about-art-text = No picture of the game was used. Stones, cards, tiles and backgrounds are drawn by this program; each character's emblem is made from its name, stone and level.
about-rules-title = The rules
about-rules-text = They follow the published rulebooks in English, Spanish, Polish and French and the reference manual of the expansion. Where the books leave room, our rules page says how we read them.
about-rules-link = To the rules
about-fair-title = Fair play
about-fair-text = Cards are shuffled before the first move and sealed with a fingerprint that anyone can check after the game. A bot knows no more than a person in its seat would. Nothing that you must not see ever reaches your browser.
about-private-title = Your data
about-private-text = You need no account. We keep your name and your games, one cookie that tells who you are, and nothing else: no tracking, nothing from other sites. You can delete everything about you on your page.
about-private-link = To my page
about-licence-title = Licences
about-licence-program = The program is free software under the MIT licence; its source comes with it.
about-licence-font = The typeface is Source Sans 3 by Adobe, under the SIL Open Font License 1.1.
about-licence-parts = The pages are built with Svelte (MIT), their texts with Project Fluent (Apache License 2.0).
about-api-title = For programmers
about-api-text = Bots in any language can sit down at these tables. The interface is described by the server itself.
about-api-link = Description of the interface (OpenAPI)
