### The lessons: a title, what the coach says at each step, and what it says to another choice (-other).

## To play a first game

lesson-take = Take stones
lesson-take-1 = Welcome! You are after the Infinity Gauntlet: 16 points, a bonus of each of the five stones, and Time. Characters bring you all of that, and stones pay for characters.
lesson-take-2 = So begin with stones. Take three tokens of three different stones from the bank, whichever you like.
lesson-take-2-other = That is a move too, and you will meet it soon. For now take three different stones: most of the game is paid with them.
lesson-take-3 = They are yours now, and Ben has taken three as well. The bank is shared: what you hold, nobody else can use. That is why it pays to look at what the others need.

lesson-recruit = Recruit a character
lesson-recruit-1 = The cost of a card stands at its lower left. { card-rocket } costs 1 Mind and 2 Reality, and that is just what you have.
lesson-recruit-2 = Recruit { card-rocket }. The stones you spend go back to the bank.
lesson-recruit-2-other = You could, but you can already pay for { card-rocket }, and a card works for you from the next turn on. Recruit him first.
lesson-recruit-3 = { card-rocket } is yours. He brings a Mind bonus, the stone at his upper right, and it stays with you to the end of the game. A new card has taken his place at once.

lesson-bonuses = Bonuses pay every turn
lesson-bonuses-1 = You have recruited three cards: two with a Mind bonus and one with Reality. Each bonus saves you one stone of its kind, every turn, and is never used up.
lesson-bonuses-2 = { card-moon-knight } costs 3 Mind. Two are paid by your bonuses, so one token is enough. Recruit him.
lesson-bonuses-3 = { card-spider-man-2099 } costs 2 Mind and 1 Reality: all of it is covered by your bonuses. Recruit him for nothing!
lesson-bonuses-3-other = A fine move, but look: { card-spider-man-2099 } costs you no token at all. Recruit him.
lesson-bonuses-4 = This is why cheap cards come first: they seem worth nothing, and yet they pay for all the others. A card's own bonus counts from your next turn on.

lesson-reserve = Reserve, and S.H.I.E.L.D.
lesson-reserve-1 = { card-scorpion } costs 4 Space. You have three, and if you wait, Ben may recruit the card before you.
lesson-reserve-2 = Reserve { card-scorpion }: the card comes into your hand, where nobody can take it, and you get a S.H.I.E.L.D. token.
lesson-reserve-2-other = Then { card-scorpion } may be gone next turn. Reserve the card: it is safe in your hand, and a S.H.I.E.L.D. token comes with it.
lesson-reserve-3 = A S.H.I.E.L.D. token pays for one of any stone. With your three Space tokens that is enough: recruit { card-scorpion } from your hand.
lesson-reserve-4 = You may hold three reserved cards at most, and one leaves your hand only when you recruit it. Reserving is the only way to get S.H.I.E.L.D. tokens.

lesson-gauntlet = Win with the Gauntlet
lesson-gauntlet-1 = Three things make the Gauntlet, and you need them all: 16 points, at least one bonus of each of the five stones, and a Time token. Points alone are not enough.
lesson-gauntlet-2 = You have 12 points and four of the stones. What is missing: 4 points, a Power bonus, and Time.
lesson-gauntlet-3 = { card-drax } has 4 points and a Power bonus, and the first level 3 card that you recruit brings the Time token. Recruit him!
lesson-gauntlet-3-other = Not this time: { card-drax } brings everything that you lack at once. Recruit him.
lesson-gauntlet-4 = 16 points, five stones, Time: the Gauntlet is yours. Ben still had his turn, so that everyone has played equally often, and you have won.

lesson-turn-end = The end of your turn
lesson-turn-end-1 = At the end of a turn you may keep ten tokens. You have nine. Take three different stones all the same, and see what happens.
lesson-turn-end-1-other = Later! Take three different stones first, to see what happens with more than ten tokens.
lesson-turn-end-2 = Twelve tokens are two too many. Choose what to return. You will soon need your Soul tokens, so give back something else.
lesson-turn-end-2-other = Keep your Soul tokens: { card-wasp } will cost you two of them. Return another one.
lesson-turn-end-3 = And one more.
lesson-turn-end-3-other = Keep your Soul tokens: { card-wasp } will cost you two of them. Return another one.
lesson-turn-end-4 = { card-wasp } brings a fourth Space bonus and your third Avengers tag. Look at the { location-avengers-tower-nyc } tile and at the Avengers Assemble tile, and recruit her.
lesson-turn-end-5 = Two tiles at once! With three tags the Avengers Assemble tile came right away, and four Mind and four Space bonuses brought the location: 3 points each, for no token and no turn. You know enough to play now. Have fun!

## The finer rules

lesson-two = Two of the same stone
lesson-two-1 = Instead of three different stones you may take two of one, but only where the bank has at least four. So nobody can empty a stone that is already short.
lesson-two-2 = You have one Power token, and { card-silver-sable } costs three. Take two Power tokens.
lesson-two-2-other = Legal, but two Power tokens at once bring { card-silver-sable } within reach next turn.
lesson-two-3 = Now you have three: recruit { card-silver-sable }.
lesson-two-4 = Two of a kind are one token less than three different ones. They are worth it when you lack just that stone, and it also hurts whoever else needs it.

lesson-short-bank = When the bank runs dry
lesson-short-bank-1 = Only two stones are left in the bank: the rest lies with the players. With three or more left you must take exactly three; now fewer are allowed.
lesson-short-bank-2 = Take both, or only one of the two, as you like.
lesson-short-bank-2-other = That is possible, but here it is about the bank: take Power, Reality, or both.
lesson-short-bank-3 = With one stone left you would take one token. Hoarding stones is a way to slow the others down, but whoever hoards does not recruit.

lesson-replace = A new card at once
lesson-replace-1 = When a face-up card is reserved or recruited, the top card of its deck takes its place at once. Everyone sees it, and you see it first.
lesson-replace-2 = You have ten tokens. Reserve { card-vulture }: the S.H.I.E.L.D. token will be your eleventh.
lesson-replace-2-other = Reserve { card-vulture }, to see what comes in its place.
lesson-replace-3 = { card-scorpion } has come up, for 4 Space, and only now do you choose what to return. Keep Space and S.H.I.E.L.D. and give back something else.
lesson-replace-3-other = With { card-scorpion } on the table you will want that one. Return another token.
lesson-replace-4 = So the new card can still change your mind in the same turn. Once a deck is empty, its places stay empty too.

lesson-shields = Pay with S.H.I.E.L.D.
lesson-shields-1 = You want { card-silver-sable } now, for 3 Power, and { card-lizard } next, for 2 Space and 1 Power. Recruit { card-silver-sable }.
lesson-shields-1-other = Recruit { card-silver-sable } first: how you pay is what this lesson is about.
lesson-shields-2 = Usually stones are spent first. But then no Power would be left for { card-lizard }. Pay one Power with S.H.I.E.L.D. instead.
lesson-shields-2-other = That would spend all your Power. Pay one of the three with S.H.I.E.L.D., and { card-lizard } stays within reach even if Power runs out.
lesson-shields-3 = One Power token is still yours. Recruit { card-lizard }.
lesson-shields-4 = A S.H.I.E.L.D. token stands for any stone, so keep it as long as you can. But sometimes the stone itself is scarcer. Bonuses always count in full.

lesson-time = The Time token
lesson-time-1 = Every level 3 card shows the Time icon. The first one you recruit brings you a Time token.
lesson-time-2 = Recruit { card-iron-fist }.
lesson-time-3 = There it is. It is never spent and never returned, but it counts among your ten tokens. Now recruit { card-doctor-strange }, another level 3 card.
lesson-time-4 = No second one: nobody ever holds more than one Time token. One level 3 card is enough for the Gauntlet; the others are worth their points.

lesson-avengers = Whose tile is it?
lesson-avengers-1 = Ben has four Avengers tags and the Avengers Assemble tile, which is worth 3 points. You have three tags. Only someone with more tags takes it from him.
lesson-avengers-2 = Recruit { card-wasp }: she brings your fourth tag.
lesson-avengers-2-other = First { card-wasp }, please: see what four tags against four do.
lesson-avengers-3 = Four each, and Ben keeps the tile: equal is not more. { card-hawkeye } brings the fifth. Recruit him.
lesson-avengers-3-other = { card-hawkeye } brings the tag that you need. Recruit him.
lesson-avengers-4 = Five tags against four: the tile is yours at once. You gain 3 points and Ben loses 3, a swing of six. You never need the tile to win, but it is never safe either.

lesson-locations = Locations
lesson-locations-1 = A location comes to whoever has the bonuses that it asks for; tokens do not count. Each is worth 3 points. You have four Space and four Soul bonuses, and three Mind.
lesson-locations-2 = Recruit { card-rocket }, your fourth Mind bonus.
lesson-locations-2-other = { card-rocket } brings the fourth Mind bonus, which both locations wait for. Recruit him.
lesson-locations-3 = Now you meet both, but you take only one location a turn. Choose.
lesson-locations-4 = The other one is still there, and Ben is far from it. Take three stones, and watch the end of your turn.
lesson-locations-5 = It came by itself, without a new card. Taking a location is no action, and you cannot refuse it. With several in reach, take the one first that someone else could get.

lesson-ten = Ten tokens
lesson-ten-1 = Stones, S.H.I.E.L.D. and Time count together: you have nine tokens. During your turn you may hold any number; at its end ten are left.
lesson-ten-2 = Take three different stones.
lesson-ten-3 = Return two tokens of your choice. You may return what you have just taken, but never Time.
lesson-ten-4 = One more.
lesson-ten-5 = So you have exchanged tokens in one turn. Still, whoever returns tokens has taken for nothing: with eight or more, rather recruit.

lesson-hidden = Hidden cards
lesson-hidden-1 = You may also reserve the top card of a deck, unseen. It is a gamble, but it shows nobody what you are after, and no new card comes to the table.
lesson-hidden-2 = Reserve from a deck. Level 2 is a good bet, but any will do.
lesson-hidden-2-other = Not a face-up card this time: reserve from one of the decks.
lesson-hidden-3 = You know your card; Ben knows only its level. Of the card that he has just drawn you see only the back. A card reserved from the table stays known to all, and nobody knows the order of the decks.
lesson-hidden-4 = And there was no S.H.I.E.L.D. token left in the bank. You may reserve all the same; you just get none.

lesson-last-round = The round is played to its end
lesson-last-round-1 = Ben began, and he has it all: 16 points, five stones, Time. But everyone gets the same number of turns, and you sit last: one turn is left.
lesson-last-round-2 = Three of his points are the Avengers Assemble tile, with three tags, as many as you have. Recruit { card-wasp }!
lesson-last-round-2-other = Then Ben wins now. Only { card-wasp } helps: a fourth tag takes the tile from him.
lesson-last-round-3 = Ben falls to 13 points. At the end of the round nobody has the Gauntlet, so the game goes on. And if you, in the last seat, are the only one to have it, you win on the spot.

lesson-tie = When two have the Gauntlet
lesson-tie-1 = Ben has the Gauntlet with 16 points. You are the last in this round, with 13 points, all five stones, Time, and the Avengers Assemble tile.
lesson-tie-2 = { card-jessica-jones } has 3 points. Recruit her.
lesson-tie-2-other = Then Ben wins. { card-jessica-jones } brings the 3 points that you need to draw level.
lesson-tie-3 = 16 each: the most points decide first, then the Avengers Assemble tile, and it is yours. After that, the fewest recruited cards would decide, and if those are equal, the victory is shared. Reserved cards cost nothing.

lesson-pass = When nothing is possible
lesson-pass-1 = The bank has no stone left, your hand is full, and you cannot pay for any card. This is rare, and it is the only time when one passes.
lesson-pass-2 = Pass. It is all that is left to you.
lesson-pass-3 = Ben has recruited a card, and his Power tokens are back in the bank. You can move again.
lesson-pass-4 = If all players passed in the same round, and nobody took a location or claimed a battle in it, the game would end without a winner. You can never pass when there is something to do.

lesson-limit = An agreed last round
lesson-limit-1 = A table may agree on a last round, so that no game lasts for ever. Here it is round 20, and your turn is the last one.
lesson-limit-2 = Play whatever you like.
lesson-limit-3 = Nobody has the Gauntlet, so the game ends without a winner. Points alone do not win, not even then.

## Epic Battles

lesson-battles = Claim a battle
lesson-battles-1 = In Epic Battles five battles lie on the table. Each asks for certain recruited cards or tiles, and gives a super-power for the rest of the game.
lesson-battles-2 = { battle-civil-war } asks for two Soul cards, and you have one. Recruit { card-silver-sable }.
lesson-battles-2-other = { card-silver-sable } is the second Soul card that { battle-civil-war } asks for. Recruit her.
lesson-battles-3 = At the end of your turn you may claim one battle. You need not, but super-powers are better early. Claim { battle-civil-war }.
lesson-battles-3-other = You may decline. But a battle that you need not fight for again is a gift: claim it.
lesson-battles-4 = Your cube stays, and so does the power, whatever happens; it works from your next action on. You have three cubes, so three battles at most. Your cards are not used up, and others may claim the same battle.

lesson-yellow-jacket = { battle-yellow-jacket }
lesson-yellow-jacket-1 = With a location and the Avengers Assemble tile you have claimed { battle-yellow-jacket }. Every card now costs you one stone less, and you pick which of its stones.
lesson-yellow-jacket-2 = { card-crystal } costs 2 Soul and 2 Power. Recruit her.
lesson-yellow-jacket-2-other = Recruit { card-crystal }, to use the discount.
lesson-yellow-jacket-3 = Which stone do you want to save? Think of what you need next.
lesson-yellow-jacket-4 = One stone less with every card is like a bonus of every stone. It also counts when it is checked whether you can pay at all.

lesson-sinister-six = { battle-sinister-six }
lesson-sinister-six-1 = { battle-sinister-six } asks for five Mind cards and the Avengers Assemble tile. You hold the tile, and four Mind cards.
lesson-sinister-six-2 = Recruit { card-grandmaster }, the fifth Mind card.
lesson-sinister-six-2-other = One Mind card is missing: recruit { card-grandmaster }.
lesson-sinister-six-3 = Now claim the battle.
lesson-sinister-six-3-other = Six points are waiting. Claim { battle-sinister-six }.
lesson-sinister-six-4 = Six points at once, more than any card gives. They stay with you even if the tile is lost later.

lesson-ragnarok = { battle-ragnarok }
lesson-ragnarok-1 = With { battle-ragnarok } you may spend your Time token as if it were two S.H.I.E.L.D. tokens.
lesson-ragnarok-2 = { card-silver-sable } costs 3 Power, and you have one. Recruit her: Time pays the other two.
lesson-ragnarok-2-other = Recruit { card-silver-sable }: with your Time token you can pay.
lesson-ragnarok-3 = Your Time token is back in the bank. Recruiting a Mind card brings it back to you. Recruit { card-vulture }.
lesson-ragnarok-3-other = A Mind card brings Time back: recruit { card-vulture }.
lesson-ragnarok-4 = There it is again. A Mind card paid with Time even returns it at once. Whoever never had a Time token gets none this way. Unless you choose otherwise, Time is spent last.

lesson-multiverse-madness = { battle-multiverse-madness }
lesson-multiverse-madness-1 = { battle-multiverse-madness } asks for three level 3 cards. You have two.
lesson-multiverse-madness-2 = Recruit { card-doctor-octopus }, the third.
lesson-multiverse-madness-2-other = { card-doctor-octopus } is the third level 3 card. Recruit him.
lesson-multiverse-madness-3 = Claim { battle-multiverse-madness }: one point for each of your level 3 cards.
lesson-multiverse-madness-3-other = Three points are waiting. Claim { battle-multiverse-madness }.
lesson-multiverse-madness-4 = Three points now, and one more with each level 3 card to come.

lesson-hail-hydra = { battle-hail-hydra }
lesson-hail-hydra-1 = { battle-hail-hydra } asks for three Space cards. You have two, and you have claimed { battle-civil-war } before.
lesson-hail-hydra-2 = Recruit { card-lockjaw }, the third Space card.
lesson-hail-hydra-2-other = { card-lockjaw } is the third Space card. Recruit him.
lesson-hail-hydra-3 = Claim { battle-hail-hydra }: one point for each battle that you have claimed.
lesson-hail-hydra-3-other = Two points are waiting. Claim { battle-hail-hydra }.
lesson-hail-hydra-4 = Two points now, since you have two battles, this one included. A third battle, whichever it is, will bring a third point.

lesson-planet-hulk = { battle-planet-hulk }
lesson-planet-hulk-1 = With { battle-planet-hulk } each S.H.I.E.L.D. token pays for up to two of one stone. You have two tokens.
lesson-planet-hulk-2 = { card-vulture } costs 4 Reality, and you have no Reality at all. Recruit it.
lesson-planet-hulk-2-other = Recruit { card-vulture }: your two S.H.I.E.L.D. tokens pay all of it.
lesson-planet-hulk-3 = Two tokens have paid for four stones. What a token pays beyond the need is lost, so use it where two of one stone are missing. With { battle-ragnarok }, Time counts for two such tokens.

lesson-galactus-coming = { battle-galactus-coming }
lesson-galactus-coming-1 = With { battle-galactus-coming } you take a stone of your choice from the bank after each card that you recruit.
lesson-galactus-coming-2 = { card-baron-zemo } costs 3 Reality: your bonuses pay for all of it. Recruit him.
lesson-galactus-coming-2-other = Recruit { card-baron-zemo }: for you he is free.
lesson-galactus-coming-3 = Now take a stone: not Time, not S.H.I.E.L.D.
lesson-galactus-coming-4 = A card for nothing, and a stone on top. You must take one if there is one; then the limit of ten tokens counts as always.

lesson-civil-war = { battle-civil-war }
lesson-civil-war-1 = With { battle-civil-war }, whoever takes two of the same stone also takes one of another.
lesson-civil-war-2 = Take two of one stone.
lesson-civil-war-2-other = Here it is about taking two of the same stone.
lesson-civil-war-3 = And now one of a different stone.
lesson-civil-war-4 = Three tokens, and two of them of the stone that you need most. The bank must still have four of it before you take.

lesson-sixteen = The end at sixteen
lesson-sixteen-1 = With Epic Battles the game ends when someone has 16 points. The Gauntlet is not needed: no Time, no five stones. You have 14 points.
lesson-sixteen-2 = Recruit { card-venom }, for 2 points.
lesson-sixteen-2-other = { card-venom } brings the 2 points that you lack. Recruit him.
lesson-sixteen-3 = 16 points. The round was played to its end, and then the most points of all win, whoever has them; then the fewest recruited cards; then the victory is shared.

lesson-power-points = The end with a bang
lesson-power-points-1 = One exception: if only the points of super-powers lift you to 16 in your turn, the game ends with this turn. Nobody can answer. You have 12 points, Ben has 14.
lesson-power-points-2 = { card-miles-morales } brings 2 points and the third Space card. Recruit him.
lesson-power-points-2-other = { card-miles-morales } brings 2 points, and with the third Space card { battle-hail-hydra } opens. Recruit him.
lesson-power-points-3 = 14 points. { battle-hail-hydra } will be your second battle: 2 points more. Claim it!
lesson-power-points-3-other = 14 points are not enough. Claim { battle-hail-hydra }: with 16 the game ends at once.
lesson-power-points-4 = 16, and without these 2 points you would have had only 14: the game is over on the spot, and you have the most. Ben had no last turn. Points of { battle-sinister-six } and { battle-multiverse-madness } count in the same way.

lesson-gauntlet-ending = Battles with the Gauntlet
lesson-gauntlet-ending-1 = A table may play Epic Battles with the Gauntlet ending instead. Then your 16 points and five stones are not enough: Time is missing. Without Epic Battles it is always so.
lesson-gauntlet-ending-2 = Recruit { card-doctor-strange }, your first level 3 card.
lesson-gauntlet-ending-2-other = You need Time, and only a level 3 card brings it: recruit { card-doctor-strange }.
lesson-gauntlet-ending-3 = With Time the Gauntlet is complete. You know all the rules now. The rest is practice!
