### The puzzles: a title, a hint, and why the answer works.

puzzle-two-points = Two short
puzzle-two-points-hint = Your Mind bonuses pay for nearly all of a card that’s worth points.
puzzle-two-points-why = { card-ronan } costs 5 Mind. Four bonuses and one token pay for him, and his 2 points take you to 16. You already have all five stones and Time; no other card within reach is worth points.

puzzle-missing-stone = The missing stone
puzzle-missing-stone-hint = Which stone do you have no bonus for? The card is closer than you think.
puzzle-missing-stone-why = You have 14 points but no Power bonus. { card-crossbones } is in your hand, costs you a single Mind token, and brings both: 2 points and Power.

puzzle-in-time = In time
puzzle-in-time-hint = You need 4 points and something only level 3 cards bring.
puzzle-in-time-why = { card-vision } costs you 1 Mind and 2 Space, brings 4 points and, as your first level 3 card, the Time token: 16 points and the Gauntlet. The other player can’t reach 16 in their last turn.

puzzle-one-tag = One more tag
puzzle-one-tag-hint = The other player holds the tile, with exactly as many tags as you.
puzzle-one-tag-why = Six tags against six: any seventh takes the Avengers Assemble tile. { card-wasp }, from your hand, takes you to 16, { card-scarlet-witch } to 17, and the other player loses 3 points.

puzzle-no-soul = Not a soul
puzzle-no-soul-hint = They have far more points than they need. Which bonus are they missing?
puzzle-no-soul-why = They have 25 points and are missing only a Soul bonus. { card-falcon } is the only Soul card they can afford, so recruit or reserve it.

puzzle-out-of-reach = Out of reach
puzzle-out-of-reach-hint = Count their Reality: tokens, bonuses and S.H.I.E.L.D. together.
puzzle-out-of-reach-why = 3 bonuses, 3 tokens and 1 S.H.I.E.L.D. token make 7 Reality: next turn { card-iron-fist } would take them from 13 to 17. You can’t afford this card, but you can reserve it.

puzzle-right-battle = The right battle
puzzle-right-battle-hint = One of them is worth points: the more battles you have, the more it’s worth.
puzzle-right-battle-why = As your third battle { battle-hail-hydra } is worth 3 points: 13 becomes 16. Since super-power points got you there, the game is over at once.

puzzle-for-nothing = Free of charge
puzzle-for-nothing-hint = You have no stones to spend, and the right card isn’t worth any points. Look at the location.
puzzle-for-nothing-why = Your bonuses cover { card-prowler } completely. With a fourth Mind bonus you take { location-avengers-tower-nyc }: 3 points, 17 in all.

puzzle-two-doors = Two doors
puzzle-two-doors-hint = First take what you can’t replace, and keep two ways open for the rest.
puzzle-two-doors-why = { card-luke-cage } takes you to 14 points. Next turn { card-ghost-spider } costs you nothing and { card-punisher } three Reality tokens; each brings the last 2 points, and only one of them can be taken from you.

puzzle-all-at-once = All at once
puzzle-all-at-once-hint = You’re 6 points short and have no Time token. One card in your hand fixes all of that.
puzzle-all-at-once-why = { card-hulk } is worth 3 points and has two tags. Five tags against four win you the tile, another 3 points, and your first level 3 card brings Time: 16.

puzzle-fourth-mind = The fourth Mind
puzzle-fourth-mind-hint = They need one more Mind bonus for a location. So do you.
puzzle-fourth-mind-why = With { card-modok } they would take { location-avengers-tower-nyc } and have 17 points. Reserving it isn’t safe: another Mind card may come up. If you recruit it, you take the location yourself.

puzzle-put-aside = Set aside
puzzle-put-aside-hint = You’re one Soul short, and the bank has none left. What else can pay for it?
puzzle-put-aside-why = { card-luke-cage } brings the 5 points you need. Reserving him gives you a S.H.I.E.L.D. token for the missing Soul, and nobody can take him from your hand. Recruit him next turn.

puzzle-last-word = The last word
puzzle-last-word-hint = They have 16 points, but 3 of them aren’t theirs for good.
puzzle-last-word-why = They hold the tile with seven tags; you have six. { card-iron-man } has two: with eight you take the tile, they drop to 13, and the game goes on.

puzzle-three-gifts = Three gifts
puzzle-three-gifts-hint = One card in your hand brings points, a tile and a location.
puzzle-three-gifts-why = { card-captain-america } is worth 3 points, five tags against four win the tile, and the fourth Soul bonus brings { location-triskelion }. 8 plus three times 3 makes 17.

puzzle-six-at-once = Six at once
puzzle-six-at-once-hint = Which battle is worth 6 points, and which stone does it ask for?
puzzle-six-at-once-why = { card-baron-zemo } is your fifth Mind card. Thanks to { battle-ragnarok } you can pay for it with Time, and as a Mind card it brings Time right back. Then { battle-sinister-six } gives you 6 points: 16, and the game is over at once.

puzzle-detour = A detour
puzzle-detour-hint = First a card without points: which location does it open?
puzzle-detour-why = { card-silver-sable } costs you nothing and is your third Soul card: { location-asgard } brings 3 points. Next turn her bonus and three of your tokens pay for { card-nova }, with 4 points and Time: 16. The other player can’t afford { card-nova }, and with three cards in hand they can’t reserve either.

puzzle-three-fewer = Three fewer
puzzle-three-fewer-hint = You can neither recruit nor reserve the card that they want. But where do their 13 points come from?
puzzle-three-fewer-why = { card-loki } would take them to 18. With a sixth tag, from { card-beta-ray-bill } or { card-ms-marvel }, you take the tile: then { card-loki } only gets them to 15.

puzzle-right-three = The right three
puzzle-right-three-hint = Compare your stones with what { card-thor } costs.
puzzle-right-three-why = For { card-thor } you still need 1 Mind, 1 Power and 1 Reality. Take exactly those, and next turn he brings 3 points and Time: 16. The other player can’t afford him, and can’t reserve with three cards in hand.

puzzle-one-place-left = One place left
puzzle-one-place-left-hint = The eleventh token must go back. Which tokens does your card need?
puzzle-one-place-left-why = { card-loki } brings the 5 points you need. Reserve him: 3 Power tokens and the S.H.I.E.L.D. token will pay for what your bonuses don’t cover. Return anything but these four.

puzzle-small-change = Small change
puzzle-small-change-hint = You get a stone after paying. What do you want to keep for next turn?
puzzle-small-change-why = Pay the last Space for { card-scorpion } with your token and take a new one thanks to { battle-galactus-coming }. That way you keep Time, which counts double next turn: { card-hela } or { card-thor } brings the last 3 points.

puzzle-from-behind = From behind
puzzle-from-behind-hint = Two tags, a fourth Soul: add up what one card sets off.
puzzle-from-behind-why = { card-captain-america } is worth 3 points, eight tags win the tile, and the fourth Soul brings { location-hells-kitchen-nyc }: 11 plus 9 makes 20. The leader drops from 17 to 14.

puzzle-level = All square
puzzle-level-hint = 18 points are enough if you have something they don’t.
puzzle-level-why = A third Soul bonus brings { location-asgard }: 18 points, as many as they have. In a tie the Avengers Assemble tile decides, and you hold it. { card-miles-morales } would only have got you to 17.

puzzle-two-roads = Two roads
puzzle-two-roads-hint = { location-asgard } asks for a third Power and a third Soul. Which are there more of on the table?
puzzle-two-roads-why = Right now only { card-kraven } brings Power, so recruit him first. For Soul there are two, { card-star-lord } and { card-nick-fury }: whoever is left brings points and { location-asgard }. The other way round they would take { card-kraven } from you.

puzzle-one-too-many = One too many
puzzle-one-too-many-hint = What do you still need for the card in your hand? And what do you do with an eleventh token?
puzzle-one-too-many-why = For { card-captain-marvel } you still need 1 Space and 1 Soul; S.H.I.E.L.D. stands in for the third Soul. Take both, and return a Mind token or the third one you took. Next turn: 4 points, and with the third Power { location-asgard }: 17.

puzzle-spare-stone = A stone to spare
puzzle-spare-stone-hint = Four Mind and four Soul bonuses bring a location. Which of the two can they take from you, and what does { card-squirrel-girl } cost?
puzzle-spare-stone-why = { card-spider-girl } is the only Soul card within reach, and it’s free for you. For the fourth Mind there are { card-grandmaster } and { card-squirrel-girl }, and with the Power token of { battle-galactus-coming } you can pay for either. One is left for you: { location-hells-kitchen-nyc } makes 17.

puzzle-time-for-later = Time for later
puzzle-time-for-later-hint = You have just enough Space. What will you want to have next turn?
puzzle-time-for-later-why = Three Space tokens pay for { card-hela }: 14 points, and Time stays with you. Next turn it pays for two stones: { card-jessica-jones }, { card-ronan } and { card-crossbones } are all within reach, and they can’t take them all from you.

puzzle-not-more = A tie isn’t enough
puzzle-not-more-hint = Two tags at once would win them the tile. How many do you need to stop that?
puzzle-not-more-why = { card-black-widow }, with two tags, would give them six against your five: 3 points and your tile make 18. { card-war-machine } is your sixth tag: a tie isn’t enough, and they stay at 15.
