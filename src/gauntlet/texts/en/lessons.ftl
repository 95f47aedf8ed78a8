### The lessons: a title, what the coach says at each step, and what it says to another choice (-other).

## To play a first game

lesson-take = Take stones
lesson-take-1 = Welcome! Your goal is the Infinity Gauntlet: 16 points, a bonus of each of the five stones, and a Time token. Characters get you all of that, and you pay for characters with stones.
lesson-take-2 = So let’s start with stones. Take three tokens from the bank, each a different stone. Any three you like.
lesson-take-2-other = That’s a legal move too, and you’ll get to it soon. For now, take three different stones: they pay for almost everything.
lesson-take-3 = They’re yours now, and Ben has taken three too. Everyone shares the bank: nobody else can use a token you hold. So keep an eye on what the others need.

lesson-recruit = Recruit a character
lesson-recruit-1 = A card’s cost is at its lower left. { card-rocket } costs 1 Mind and 2 Reality, and you have enough.
lesson-recruit-2 = Recruit { card-rocket }. The tokens you spend go back to the bank.
lesson-recruit-2-other = You could, but you can already afford { card-rocket }, and a card starts working for you next turn. Recruit him first.
lesson-recruit-3 = { card-rocket } is yours. He gives you a Mind bonus, the stone at his upper right, and you keep it until the end of the game. A new card has already taken his place.

lesson-bonuses = Bonuses pay every turn
lesson-bonuses-1 = You’ve recruited three cards: two with a Mind bonus and one with a Reality bonus. Each bonus saves you one stone of its kind on every card you recruit, and it never runs out.
lesson-bonuses-2 = { card-moon-knight } costs 3 Mind. Your bonuses cover two, so one token is enough. Recruit him.
lesson-bonuses-3 = { card-spider-man-2099 } costs 2 Mind and 1 Reality: your bonuses cover it all. Recruit him for free!
lesson-bonuses-3-other = A good move, but look: { card-spider-man-2099 } won’t cost you a single token. Recruit him.
lesson-bonuses-4 = That’s why cheap cards come first: they look worthless, yet they help pay for everything after them. A card’s own bonus counts from your next turn on.

lesson-reserve = Reserve, and S.H.I.E.L.D.
lesson-reserve-1 = { card-scorpion } costs 4 Space. You have three, and if you wait, Ben may recruit the card first.
lesson-reserve-2 = Reserve { card-scorpion }: the card goes into your hand, where nobody can take it, and you get a S.H.I.E.L.D. token.
lesson-reserve-2-other = Then { card-scorpion } may be gone by your next turn. Reserve the card: it’s safe in your hand, and you get a S.H.I.E.L.D. token too.
lesson-reserve-3 = A S.H.I.E.L.D. token can replace any one stone. With your three Space tokens, that’s enough: recruit { card-scorpion } from your hand.
lesson-reserve-4 = You can hold at most three reserved cards, and the only way to get rid of one is to recruit it. Reserving is the only way to get S.H.I.E.L.D. tokens.

lesson-gauntlet = Win with the Gauntlet
lesson-gauntlet-1 = The Gauntlet takes three things, and you need them all: at least 16 points, at least one bonus of each of the five stones, and a Time token. Points alone are not enough.
lesson-gauntlet-2 = You have 12 points and bonuses of four of the five stones. You still need 4 points, a Power bonus and a Time token.
lesson-gauntlet-3 = { card-drax } is worth 4 points and gives a Power bonus, and the first level 3 card you recruit brings the Time token. Recruit him!
lesson-gauntlet-3-other = Not this time: { card-drax } brings everything you’re missing in one go. Recruit him.
lesson-gauntlet-4 = 16 points, five stones, Time: the Gauntlet is yours. Ben still got his turn, so that everyone has had the same number, and you’ve won!

lesson-turn-end = The end of your turn
lesson-turn-end-1 = At the end of your turn you can keep at most ten tokens. You have nine. Take three different stones anyway, and see what happens.
lesson-turn-end-1-other = Later! First take three different stones, to see what happens when you go over ten.
lesson-turn-end-2 = Twelve tokens is two too many. Choose what to return. You’ll need your Soul tokens soon, so return something else.
lesson-turn-end-2-other = Keep your Soul tokens: you’ll need two of them for { card-wasp }. Return something else.
lesson-turn-end-3 = And one more.
lesson-turn-end-3-other = Keep your Soul tokens: you’ll need two of them for { card-wasp }. Return something else.
lesson-turn-end-4 = { card-wasp } brings a fourth Space bonus and your third Avengers tag. Look at the { location-avengers-tower-nyc } tile and the Avengers Assemble tile, then recruit her.
lesson-turn-end-5 = Two tiles at once! Three tags got you the Avengers Assemble tile right away, and four Mind and four Space bonuses earned you the location: 3 points each, without spending a token or a turn. Now you know enough to play. Have fun!

## The finer rules

lesson-two = Two of the same stone
lesson-two-1 = Instead of three different stones you can take two of the same, but only if the bank has at least four of it. That way nobody can clean out a stone that’s already scarce.
lesson-two-2 = You have one Power token, and { card-silver-sable } costs three. Take two Power tokens.
lesson-two-2-other = That’s allowed, but two Power tokens at once put { card-silver-sable } within reach next turn.
lesson-two-3 = Now you have three: recruit { card-silver-sable }.
lesson-two-4 = Two of a kind is one token fewer than three different ones. It’s worth it when that’s the stone you need, and it hurts anyone else who needs it too.

lesson-short-bank = When the bank runs dry
lesson-short-bank-1 = Only two kinds of stone are left in the bank; the players hold the rest. With three or more kinds left you must take exactly three tokens; now you may take fewer.
lesson-short-bank-2 = Take one of each, or just one token. It’s up to you.
lesson-short-bank-2-other = You could, but this lesson is about the bank: take Power, Reality, or one of each.
lesson-short-bank-3 = With only one kind left, you’d take one token. Hoarding stones slows the others down, but while you hoard, you don’t recruit.

lesson-replace = A new card at once
lesson-replace-1 = When a face-up card is reserved or recruited, the top card of its deck takes its place at once. Everyone sees it, but you can react to it first.
lesson-replace-2 = You have ten tokens. Reserve { card-vulture }: the S.H.I.E.L.D. token will be your eleventh.
lesson-replace-2-other = Reserve { card-vulture } and see what takes its place.
lesson-replace-3 = { card-scorpion } has turned up, for 4 Space, and only now do you choose what to return. Keep your Space and S.H.I.E.L.D. tokens and return something else.
lesson-replace-3-other = With { card-scorpion } on the table you’ll want that one. Return a different token.
lesson-replace-4 = So a new card can still change your plans in the same turn. Once a deck runs out, empty places in its row stay empty.

lesson-shields = Pay with S.H.I.E.L.D.
lesson-shields-1 = You want { card-silver-sable } now, for 3 Power, then { card-lizard }, for 2 Space and 1 Power. Recruit { card-silver-sable }.
lesson-shields-1-other = Recruit { card-silver-sable } first: this lesson is about how you pay.
lesson-shields-2 = Normally you spend stones first. But that would leave no Power for { card-lizard }. Pay for one Power with S.H.I.E.L.D. instead.
lesson-shields-2-other = That would use up all your Power. Pay one of the three with S.H.I.E.L.D., and { card-lizard } stays within reach even if Power runs out.
lesson-shields-3 = You still have a Power token. Recruit { card-lizard }.
lesson-shields-4 = A S.H.I.E.L.D. token can be any stone, so hold on to it as long as you can. But sometimes the stone itself is scarcer. Bonuses always count in full.

lesson-time = The Time token
lesson-time-1 = Every level 3 card shows the Time icon. The first one you recruit brings you a Time token.
lesson-time-2 = Recruit { card-iron-fist }.
lesson-time-3 = There it is. You never spend it or return it, but it counts toward your ten tokens. Now recruit { card-doctor-strange }, another level 3 card.
lesson-time-4 = No second one: nobody ever has more than one Time token. One level 3 card is enough for the Gauntlet; the rest are worth it for their points.

lesson-avengers = Whose tile is it?
lesson-avengers-1 = Ben has four Avengers tags and the Avengers Assemble tile, which is worth 3 points. You have three tags. Only someone with more tags can take it from him.
lesson-avengers-2 = Recruit { card-wasp }: she brings your fourth tag.
lesson-avengers-2-other = Recruit { card-wasp } first and see what happens at four tags each.
lesson-avengers-3 = Four each, and Ben keeps the tile: a tie isn’t enough. { card-hawkeye } brings the fifth. Recruit him.
lesson-avengers-3-other = { card-hawkeye } brings the tag you need. Recruit him.
lesson-avengers-4 = Five tags against four: the tile is yours at once. You gain 3 points and Ben loses 3, a six-point swing. You never need the tile to win, but it’s never safe either.

lesson-locations = Locations
lesson-locations-1 = A location goes to whoever has the bonuses it asks for; tokens don’t count. Each is worth 3 points. You have four Space, four Soul and three Mind bonuses.
lesson-locations-2 = Recruit { card-rocket }, your fourth Mind bonus.
lesson-locations-2-other = { card-rocket } brings the fourth Mind bonus, which both locations need. Recruit him.
lesson-locations-3 = Now you qualify for both, but you can take only one location per turn. Choose one.
lesson-locations-4 = The other one is still there, and Ben is nowhere near it. Take three stones and watch what happens at the end of your turn.
lesson-locations-5 = It came on its own, without a new card. Taking a location isn’t an action, and you can’t refuse it. If several are within reach, take the one someone else could get first.

lesson-ten = Ten tokens
lesson-ten-1 = Stones, S.H.I.E.L.D. and Time all count: you have nine tokens. During your turn you can hold any number; at the end you can keep at most ten.
lesson-ten-2 = Take three different stones.
lesson-ten-3 = Return two tokens of your choice. You can even return what you’ve just taken, but never Time.
lesson-ten-4 = One more.
lesson-ten-5 = That’s how you swap tokens in a single turn. Still, every token you return was taken for nothing: with eight or more, you’re better off recruiting.

lesson-hidden = Hidden cards
lesson-hidden-1 = You can also reserve the top card of a deck without seeing it first. It’s a gamble, but nobody learns what you’re after, and no new card comes up.
lesson-hidden-2 = Reserve from a deck. Level 2 is a good bet, but any will do.
lesson-hidden-2-other = Not a face-up card this time: reserve from one of the decks.
lesson-hidden-3 = You know your card; Ben only knows its level. All you see of the card he just drew is its back. A card reserved from the table stays known to everyone, and nobody knows the order of the decks.
lesson-hidden-4 = And there was no S.H.I.E.L.D. token left in the bank. You can still reserve; you just don’t get one.

lesson-last-round = Finishing the round
lesson-last-round-1 = Ben went first, and he has it all: 16 points, five stones, Time. But everyone gets the same number of turns, and you play last: you have one turn left.
lesson-last-round-2 = Three of his points come from the Avengers Assemble tile. He has three tags, the same as you. Recruit { card-wasp }!
lesson-last-round-2-other = Then Ben wins right here. Only { card-wasp } helps: a fourth tag takes the tile from him.
lesson-last-round-3 = Ben drops to 13 points. Nobody has the Gauntlet at the end of the round, so the game goes on. And if you, playing last, were the only one to have it, you’d win on the spot.

lesson-tie = When two players have the Gauntlet
lesson-tie-1 = Ben has the Gauntlet with 16 points. You play last this round, with 13 points, all five stones, Time, and the Avengers Assemble tile.
lesson-tie-2 = { card-jessica-jones } is worth 3 points. Recruit her.
lesson-tie-2-other = Then Ben wins. { card-jessica-jones } brings the 3 points you need to tie.
lesson-tie-3 = 16 each. The most points decide first, then the Avengers Assemble tile, and that’s yours. Next would come the fewest recruited cards, and if that’s a tie too, the victory is shared. Reserved cards don’t count against you.

lesson-pass = When you can’t do anything
lesson-pass-1 = The bank has no stones left, your hand is full, and you can’t afford any card. It’s rare, and it’s the only time you pass.
lesson-pass-2 = Pass. It’s all you can do.
lesson-pass-3 = Ben has recruited a card, and his Power tokens are back in the bank. You can move again.
lesson-pass-4 = If everyone passed in the same round, and nobody took a location or claimed a battle, the game would end without a winner. You can never pass when there’s something you can do.

lesson-limit = An agreed last round
lesson-limit-1 = A table can agree on a last round, so that no game goes on forever. Here it’s round 20, and yours is the last turn.
lesson-limit-2 = Play whatever you like.
lesson-limit-3 = Nobody has the Gauntlet, so the game ends without a winner. Points alone don’t win, not even now.

## Epic Battles

lesson-battles = Claim a battle
lesson-battles-1 = With Epic Battles, there are five battles on the table. Each asks for certain recruited cards or tiles and gives you a super-power for the rest of the game.
lesson-battles-2 = { battle-civil-war } asks for two Soul cards, and you have one. Recruit { card-silver-sable }.
lesson-battles-2-other = { card-silver-sable } is the second Soul card that { battle-civil-war } asks for. Recruit her.
lesson-battles-3 = At the end of your turn you may claim one battle. You don’t have to, but the sooner you have a super-power, the better. Claim { battle-civil-war }.
lesson-battles-3-other = You can decline, but you already meet the requirement: claim it.
lesson-battles-4 = Your cube stays, and so does your super-power, whatever happens; it works from your next action on. You have three cubes, so three battles at most. Your cards aren’t used up, and others can claim the same battle.

lesson-yellow-jacket = { battle-yellow-jacket }
lesson-yellow-jacket-1 = With a location and the Avengers Assemble tile you’ve claimed { battle-yellow-jacket }. Every card now costs you one stone less, and you choose which.
lesson-yellow-jacket-2 = { card-crystal } costs 2 Soul and 2 Power. Recruit her.
lesson-yellow-jacket-2-other = Recruit { card-crystal } to use the discount.
lesson-yellow-jacket-3 = Which stone do you want to save? Think of what you need next.
lesson-yellow-jacket-4 = One stone off every card is like having a spare bonus in whatever stone you need. The discount also helps you afford cards you otherwise couldn’t.

lesson-sinister-six = { battle-sinister-six }
lesson-sinister-six-1 = { battle-sinister-six } asks for five Mind cards and the Avengers Assemble tile. You have the tile and four Mind cards.
lesson-sinister-six-2 = Recruit { card-grandmaster }, the fifth Mind card.
lesson-sinister-six-2-other = You’re one Mind card short: recruit { card-grandmaster }.
lesson-sinister-six-3 = Now claim the battle.
lesson-sinister-six-3-other = Six points are waiting. Claim { battle-sinister-six }.
lesson-sinister-six-4 = Six points at once, more than any card gives. You keep them even if you lose the tile later.

lesson-ragnarok = { battle-ragnarok }
lesson-ragnarok-1 = With { battle-ragnarok } you may spend your Time token as if it were two S.H.I.E.L.D. tokens.
lesson-ragnarok-2 = { card-silver-sable } costs 3 Power, and you have one. Recruit her: Time pays the other two.
lesson-ragnarok-2-other = Recruit { card-silver-sable }: your Time token lets you afford her.
lesson-ragnarok-3 = Your Time token is back in the bank. Recruiting a Mind card brings it back to you. Recruit { card-vulture }.
lesson-ragnarok-3-other = A Mind card brings Time back: recruit { card-vulture }.
lesson-ragnarok-4 = There it is again. Pay for a Mind card with Time and you even get it back at once. If you’ve never had a Time token, you don’t get one this way. Unless you choose otherwise, Time is spent last.

lesson-multiverse-madness = { battle-multiverse-madness }
lesson-multiverse-madness-1 = { battle-multiverse-madness } asks for three level 3 cards. You have two.
lesson-multiverse-madness-2 = Recruit { card-doctor-octopus }, the third.
lesson-multiverse-madness-2-other = { card-doctor-octopus } is the third level 3 card. Recruit him.
lesson-multiverse-madness-3 = Claim { battle-multiverse-madness }: one point for each of your level 3 cards.
lesson-multiverse-madness-3-other = Three points are waiting. Claim { battle-multiverse-madness }.
lesson-multiverse-madness-4 = Three points now, and one more with each level 3 card to come.

lesson-hail-hydra = { battle-hail-hydra }
lesson-hail-hydra-1 = { battle-hail-hydra } asks for three Space cards. You have two, and you’ve already claimed { battle-civil-war }.
lesson-hail-hydra-2 = Recruit { card-lockjaw }, the third Space card.
lesson-hail-hydra-2-other = { card-lockjaw } is the third Space card. Recruit him.
lesson-hail-hydra-3 = Claim { battle-hail-hydra }: one point for each battle you’ve claimed.
lesson-hail-hydra-3-other = Two points are waiting. Claim { battle-hail-hydra }.
lesson-hail-hydra-4 = Two points now, since you have two battles, this one included. A third battle, whichever it is, would bring a third point.

lesson-planet-hulk = { battle-planet-hulk }
lesson-planet-hulk-1 = With { battle-planet-hulk } each S.H.I.E.L.D. token pays for up to two of one stone. You have two tokens.
lesson-planet-hulk-2 = { card-vulture } costs 4 Reality, and you have none. Recruit it anyway.
lesson-planet-hulk-2-other = Recruit { card-vulture }: your two S.H.I.E.L.D. tokens cover it all.
lesson-planet-hulk-3 = Two tokens have paid for four stones. Anything a token overpays is lost, so use it where you’re missing two of the same stone. With { battle-ragnarok }, Time counts for two such tokens.

lesson-galactus-coming = { battle-galactus-coming }
lesson-galactus-coming-1 = With { battle-galactus-coming } you take a stone of your choice from the bank after every card you recruit.
lesson-galactus-coming-2 = { card-baron-zemo } costs 3 Reality: your bonuses cover it all. Recruit him.
lesson-galactus-coming-2-other = Recruit { card-baron-zemo }: he’s free for you.
lesson-galactus-coming-3 = Now take a stone, but not Time or S.H.I.E.L.D.
lesson-galactus-coming-4 = A free card, and a stone on top. You must take one if the bank has any; then the ten-token limit applies as always.

lesson-civil-war = { battle-civil-war }
lesson-civil-war-1 = With { battle-civil-war }, when you take two of the same stone, you also take one of another.
lesson-civil-war-2 = Take two of one stone.
lesson-civil-war-2-other = This lesson is about taking two of the same stone.
lesson-civil-war-3 = And now one of a different stone.
lesson-civil-war-4 = Three tokens, two of them of the stone you need most. The bank must still have at least four of it before you take them.

lesson-sixteen = Ending at sixteen
lesson-sixteen-1 = With Epic Battles the game ends when someone has 16 points. You don’t need the Gauntlet: no Time, no five stones. You have 14 points.
lesson-sixteen-2 = Recruit { card-venom } for 2 points.
lesson-sixteen-2-other = { card-venom } brings the 2 points you need. Recruit him.
lesson-sixteen-3 = 16 points. The round has been played out. Now whoever has the most points wins. If there’s a tie, the fewest recruited cards decide, and if that’s a tie too, the victory is shared.

lesson-power-points = A sudden end
lesson-power-points-1 = One exception: if it’s super-power points that take you to 16 on your turn, the game ends with that turn. Nobody gets a reply. You have 12 points, Ben has 14.
lesson-power-points-2 = { card-miles-morales } brings 2 points and the third Space card. Recruit him.
lesson-power-points-2-other = { card-miles-morales } brings 2 points, and your third Space card unlocks { battle-hail-hydra }. Recruit him.
lesson-power-points-3 = 14 points. { battle-hail-hydra } will be your second battle: 2 more points. Claim it!
lesson-power-points-3-other = 14 points aren’t enough. Claim { battle-hail-hydra }: with 16 the game ends at once.
lesson-power-points-4 = 16! Without those 2 points you’d have only 14, so the game ends on the spot, and you have the most. Ben gets no last turn. Points from { battle-sinister-six } and { battle-multiverse-madness } work the same way.

lesson-gauntlet-ending = Battles and the Gauntlet
lesson-gauntlet-ending-1 = A table can also play Epic Battles with the Gauntlet ending. Then your 16 points and five stones aren’t enough: you still need Time. Without Epic Battles, it’s always like that.
lesson-gauntlet-ending-2 = Recruit { card-doctor-strange }, your first level 3 card.
lesson-gauntlet-ending-2-other = You need Time, and only a level 3 card brings it: recruit { card-doctor-strange }.
lesson-gauntlet-ending-3 = With the Time token, the Gauntlet is complete. Now you know all the rules. The rest is practice!
