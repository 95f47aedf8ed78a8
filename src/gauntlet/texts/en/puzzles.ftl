### The puzzles: a title, a hint, and why the answer works.

puzzle-two-points = Two short
puzzle-two-points-hint = Your Mind bonuses pay for nearly all of one card with points.
puzzle-two-points-why = { card-ronan } costs 5 Mind. Four bonuses and one token pay for him, and his 2 points make 16. You have all five stones and Time already; no other card in your reach has points.

puzzle-missing-stone = The missing stone
puzzle-missing-stone-hint = Look for the stone of which you have no bonus. It is closer than the table.
puzzle-missing-stone-why = You have 14 points but no Power bonus. { card-crossbones } is in your hand, costs you a single Mind token, and brings both: 2 points and Power.

puzzle-in-time = In time
puzzle-in-time-hint = You lack 4 points and something that only level 3 brings.
puzzle-in-time-why = { card-vision } costs you 1 Mind and 2 Space, brings 4 points, and as your first level 3 card the Time token: 16 points and the Gauntlet. The other player cannot reach 16 in the turn that is left.

puzzle-one-tag = One tag more
puzzle-one-tag-hint = The other player holds the tile with as many tags as you have.
puzzle-one-tag-why = Six tags against six: any seventh takes the Avengers Assemble tile. { card-wasp } from your hand lifts you to 16, { card-scarlet-witch } to 17, and the other player loses 3 points.

puzzle-no-soul = Not with a soul
puzzle-no-soul-hint = They have far more points than they need. Which bonus have they never got?
puzzle-no-soul-why = With 25 points they lack only a Soul bonus. { card-falcon } is the only Soul card that they can pay for, so recruit or reserve it.

puzzle-out-of-reach = Out of reach
puzzle-out-of-reach-hint = Count their Reality: tokens, bonuses and S.H.I.E.L.D. together.
puzzle-out-of-reach-why = 3 bonuses, 3 tokens and 1 S.H.I.E.L.D. token make 7 Reality: next turn { card-iron-fist } would bring them from 13 to 17. You cannot pay for this card, but you can reserve it.

puzzle-right-battle = The right battle
puzzle-right-battle-hint = One of them is worth points, and the more so, the more battles you have.
puzzle-right-battle-why = As your third battle { battle-hail-hydra } is worth 3 points: 13 become 16. Since the points of a super-power got you there, the game is over at once.

puzzle-for-nothing = For nothing
puzzle-for-nothing-hint = You have no stone to spend, and the right card has no points. Look at the location.
puzzle-for-nothing-why = Your bonuses pay for all of { card-prowler }. With the fourth Mind bonus { location-avengers-tower-nyc } comes to you: 3 points, 17 in all.

puzzle-two-doors = Two doors
puzzle-two-doors-hint = Take what cannot be replaced first, and leave two ways open for the rest.
puzzle-two-doors-why = { card-luke-cage } makes 14 points. Next turn { card-ghost-spider } costs you nothing and { card-punisher } three Reality tokens; each brings the last 2 points, and only one of them can be taken from you.

puzzle-all-at-once = All at once
puzzle-all-at-once-hint = You are 6 points short and have no Time. One card in your hand changes all of that.
puzzle-all-at-once-why = { card-hulk } has 3 points and two tags. Five tags against four bring the tile, another 3 points, and your first level 3 card brings Time: 16.

puzzle-fourth-mind = The fourth Mind
puzzle-fourth-mind-hint = They need one more Mind bonus for a location. So do you.
puzzle-fourth-mind-why = With { card-modok } they would take { location-avengers-tower-nyc } and have 17 points. Reserving it is not sure: another Mind card may come up. If you recruit it, you take the location yourself.

puzzle-put-aside = Put aside
puzzle-put-aside-hint = You lack one Soul, and the bank has none left. What else pays for Soul?
puzzle-put-aside-why = { card-luke-cage } brings the 5 points that you lack. Reserving him gives you a S.H.I.E.L.D. token for the missing Soul, and in your hand nobody can take him. Next turn you recruit him.

puzzle-last-word = The last word
puzzle-last-word-hint = They have 16, but 3 of those points are not theirs for ever.
puzzle-last-word-why = They hold the tile with seven tags, and you have six. { card-iron-man } has two: with eight you take the tile, they fall to 13, and the game goes on.

puzzle-three-gifts = Three gifts
puzzle-three-gifts-hint = One card in your hand brings points, a tile and a location.
puzzle-three-gifts-why = { card-captain-america } has 3 points; five tags against four bring the tile; and the fourth Soul bonus brings { location-triskelion }. 8 and three times 3 make 17.

puzzle-six-at-once = Six at once
puzzle-six-at-once-hint = Which battle is worth 6 points, and which stone is it about?
puzzle-six-at-once-why = { card-baron-zemo } is your fifth Mind card, paid with Time thanks to { battle-ragnarok }, and being a Mind card it brings Time back. Then { battle-sinister-six } is worth 6 points: 16, and the game is over at once.

puzzle-detour = A detour
puzzle-detour-hint = First a card without points: which location does it open?
puzzle-detour-why = { card-silver-sable } costs you nothing and is your third Soul: { location-asgard } brings 3 points. Next turn her bonus and three of your tokens pay for { card-nova }, with 4 points and Time: 16. The other player can neither pay for { card-nova } nor reserve, with three cards in hand.

puzzle-three-fewer = Three fewer
puzzle-three-fewer-hint = You can neither recruit nor reserve the card that they want. But where do their 13 points come from?
puzzle-three-fewer-why = { card-loki } would bring them to 18. With a sixth tag, from { card-beta-ray-bill } or { card-ms-marvel }, you take the tile: then { card-loki } brings them only to 15.

puzzle-right-three = The right three
puzzle-right-three-hint = Compare your stones with what { card-thor } costs.
puzzle-right-three-why = For { card-thor } you lack 1 Mind, 1 Power and 1 Reality. Take just these, and next turn he brings 3 points and Time: 16. The other player cannot pay for him, and cannot reserve with three cards in hand.

puzzle-one-place-left = One place left
puzzle-one-place-left-hint = The eleventh token must go back. Which ones does your card need?
puzzle-one-place-left-why = { card-loki } brings the 5 points that you lack. Reserve him: 3 Power tokens and the S.H.I.E.L.D. token then pay for what your bonuses do not. Return anything but these four.

puzzle-small-change = Small change
puzzle-small-change-hint = You get a stone after the payment. What should still be yours next turn?
puzzle-small-change-why = Pay the last Space for { card-scorpion } with your token and take a new one from { battle-galactus-coming }. So Time stays yours and pays twice next turn: { card-hela } or { card-thor } brings the last 3 points.

puzzle-from-behind = From behind
puzzle-from-behind-hint = Two tags, a fourth Soul: add up what one card sets off.
puzzle-from-behind-why = { card-captain-america } has 3 points, eight tags take the tile, and the fourth Soul brings { location-hells-kitchen-nyc }: 11 and 9 make 20. The leader falls from 17 to 14.

puzzle-level = Level
puzzle-level-hint = 18 are enough if you have something that they do not.
puzzle-level-why = A third Soul bonus brings { location-asgard }: 18 points, as many as they have. On a tie the Avengers Assemble tile decides, and you hold it. { card-miles-morales } would have made only 17.

puzzle-two-roads = Two roads
puzzle-two-roads-hint = { location-asgard } asks for a third Power and a third Soul. Of which are there more on the table?
puzzle-two-roads-why = Only { card-kraven } brings Power now, so take that first. For the Soul there are two, { card-star-lord } and { card-nick-fury }: whichever is left brings its points and { location-asgard }. The other way round they would take { card-kraven } from you.

puzzle-one-too-many = One too many
puzzle-one-too-many-hint = What is missing for the card in your hand? And what will eleven tokens cost you?
puzzle-one-too-many-why = { card-captain-marvel } lacks 1 Space and 1 Soul, with S.H.I.E.L.D. as the third Soul. Take both and return a Mind or what came with them. Next turn: 4 points, and with the third Power { location-asgard }: 17.

puzzle-spare-stone = A stone to spare
puzzle-spare-stone-hint = Four Mind and four Soul bring a location. Which of the two can they take from you, and what does { card-squirrel-girl } cost?
puzzle-spare-stone-why = { card-spider-girl } is the only Soul card in reach and free for you. For the fourth Mind there are { card-grandmaster } and { card-squirrel-girl }, and with the Power token of { battle-galactus-coming } you can pay for either. One is left for you: { location-hells-kitchen-nyc } makes 17.

puzzle-time-for-later = Time for later
puzzle-time-for-later-hint = You have just enough Space. Which wild coins will you need next turn?
puzzle-time-for-later-why = Three Space tokens pay for { card-hela }: 14 points, and Time stays with you. Next turn it pays for two stones: { card-jessica-jones }, { card-ronan } and { card-crossbones } are all in reach, more than can be taken from you.

puzzle-not-more = Equal is not more
puzzle-not-more-hint = Two tags at once would bring them a tile. How many must you have so that they do not?
puzzle-not-more-why = { card-black-widow }, with two tags, would give them six against your five: 3 points and your tile make 18. { card-war-machine } is your sixth tag: equal is not more, and they stay at 15.
