### The rules of the game in plain words, clause by clause.

# Before what the rulebooks leave open, wherever it stands in a clause.
rules-reading = Our reading:

rules-section-C = Components
rules-intro-C = The five stones are Mind (yellow), Space (blue), Soul (orange), Power (purple) and Reality (red). Time (green) and S.H.I.E.L.D. (gray) are tokens too, but they are not among the five stones. A bonus is the discount a recruited card gives you for the rest of the game. Cards are level 1, 2 or 3.
rule-C1 = 35 stone tokens (7 of each of the five stones), 4 Time tokens and 5 S.H.I.E.L.D. tokens.
rule-C2 = 90 Character cards: 40 of level 1, 30 of level 2 and 20 of level 3. Each has a name, a cost in stones, a bonus of 1 stone, 0 to 5 Infinity Points and 0 to 2 Avengers tags. Every level 3 card shows the Time icon.
rule-C3 = 4 double-sided Location tiles. Each side asks for certain bonuses and is worth 3 points.
rule-C4 = 1 Avengers Assemble tile, worth 3 points, and 1 Infinity Gauntlet tile, which shows what it takes to win.
rule-C5 = With Epic Battles: 8 battle cards, and 3 cubes for each player.

rules-section-S = Setup
rule-S1 = Shuffle each level’s deck separately and lay out 4 of its cards face-up.
rule-S2 = Draw as many Location tiles as there are players and lay them out, each with a random side up. The rest go back in the box.
rule-S3 = The bank, in the middle of the play area, starts with 4 tokens of each stone and 2 Time for 2 players, 5 of each and 3 Time for 3 players, 7 of each and 4 Time for 4 players. There are always 5 S.H.I.E.L.D. tokens.
rule-S4 = The youngest player goes first, and play proceeds clockwise. A round is one turn for every seat, starting with the first. { rules-reading } The first seat starts. Who sits there is chosen or drawn at random when the table is created.
rule-S5 = With Epic Battles: draw 5 of the 8 battle cards at random and lay them out face-up. The other 3 are not used.

rules-section-T = Your turn
rules-intro-T = On your turn you take exactly one of the four actions T1 to T4. Then your turn ends as described in section E.
rule-T1 = Take different stones: take 3 tokens of 3 different stones, never Time or S.H.I.E.L.D. { rules-reading } As long as the bank has at least 3 kinds of stone left, you take exactly 3. If only 2 kinds are left, you may take one of each, or just one token of either. If only 1 kind is left, you take 1 token of it.
rule-T2 = Take two of the same stone: take 2 tokens of one stone, but only if the bank has at least 4 of that stone before you take them.
rule-T3 = Reserve a card: take a face-up card into your hand, or the top card of a deck without showing it to the others. Then take 1 S.H.I.E.L.D. token if the bank has one; if it has none, you may still reserve. You can have at most 3 reserved cards in your hand. You cannot draw from an empty deck. Reserving is the only way to get S.H.I.E.L.D. tokens, and a reserved card leaves your hand only when you recruit it.
rule-T4 = Recruit a card: choose a face-up card or one from your hand and pay its cost. Each of your bonuses saves you 1 of its stone, but no part of the cost can drop below 0. The new card’s own bonus counts only from your next turn on. A S.H.I.E.L.D. token can replace 1 of any stone. Spent tokens go back to the bank. Time is never spent, except with Ragnarok (B7).
rule-T5 = You may spend S.H.I.E.L.D. tokens even where you have the stone itself. { rules-reading } Your bonuses always count in full. Unless you choose otherwise, you pay with stones first, and S.H.I.E.L.D. only covers what is missing.
rule-T6 = A face-up card that is reserved or recruited is replaced at once by the top card of its deck, in the same place. Once the deck is empty, the place stays empty. The new card appears after you pay and before anything else (T7, T8, B11 and the end of the turn), so you see it before you make any further choice this turn.
rule-T7 = The first level 3 card you recruit brings you 1 Time token. Nobody ever holds more than 1.
rule-T8 = Avengers Assemble: the first player to have at least 3 Avengers tags on recruited cards takes the tile at once. As soon as another player has more tags than its holder, that player takes it. A tie is not enough.
rule-T9 = Passing is not one of the actions. { rules-reading } You pass only when none of the four actions is possible, and then you must. The end of the turn follows as usual. If all players pass in the same round and nobody takes a location or claims a battle, the game ends without a winner, unless someone wins at the end of that round (W2 or B14).
rule-T10 = Taking a location, the Avengers Assemble tile or a battle is not an action, and you need none of them to win.

rules-section-E = The end of your turn
rules-intro-E = At the end of your turn, these things happen in this order. { rules-reading } The rulebooks give no order. In this one, a location you take this turn already counts toward a battle.
rule-E1 = If you have more than 10 tokens, counting stones, S.H.I.E.L.D. and Time together, you return tokens of your choice until 10 are left. Time cannot be returned. During your turn you may hold any number, and you may return what you have just taken.
rule-E2 = If you have the bonuses a location asks for, you must take it; it is worth 3 points. You take at most one location per turn; if you qualify for several, you choose. Tokens do not count. A location you had to leave can be taken on a later turn.
rule-E3 = With Epic Battles: you may claim one battle (B2).
rule-E4 = Then it is the next player’s turn. The round ends after the last seat’s turn: now see whether anyone has won (section W).

rules-section-W = Winning
rule-W1 = The Infinity Gauntlet: you need at least 16 points, at least 1 bonus of each of the five stones, and a Time token.
rule-W2 = When a player meets the conditions of the Gauntlet, finish the round, so that everyone has had the same number of turns. If at least one player meets the conditions then, the game is over. If nobody does anymore, because the Avengers Assemble tile has changed hands, the game goes on. So if only the last seat of the round meets them, that player wins on the spot. { rules-reading } If an earlier seat meets them too, W3 decides.
rule-W3 = If several players meet the conditions, the one with the most points wins. If they are tied, the holder of the Avengers Assemble tile wins; then whoever has recruited the fewest cards; and if that is a tie too, they share the victory. Reserved cards do not count, and there is no penalty for holding them.
rule-W4 = Points come from your cards, 3 for each location and 3 for the Avengers Assemble tile; in Epic Battles also from super-powers.
rule-W5 = A table may agree on a last round. If nobody has won by its end, the game is over without a winner.

rules-section-B = Epic Battles
rule-B1 = Epic Battles is optional. Everything is played as above, with 5 battles on the table and 3 cubes for each player.
rule-B2 = At the end of your turn, if you meet a battle’s requirement, you may put one of your cubes on it, on at most 3 battles in a game. You do not have to. Several players may claim the same battle. Cards are not used up: one card may count for several battles. Once placed, a cube never moves. { rules-reading } You claim at most one battle per turn, and never the same one twice.
rule-B3 = You have the battle’s super-power from the moment you claim it until the end of the game, even if you no longer meet its requirement. It does not affect the action you have just taken.
rule-B4 = Required cards are recruited cards with that bonus; reserved cards do not count. A card with the Time icon is a level 3 card. A location and the Avengers Assemble tile must be yours when you claim the battle.
rule-B5 = Yellow Jacket asks for 1 location and the Avengers Assemble tile. Every card you recruit costs you 1 token less; you choose which of its stones.
rule-B6 = Sinister Six asks for 5 Mind cards and the Avengers Assemble tile. It is worth 6 points.
rule-B7 = Ragnarok asks for 2 Space cards and 2 Reality cards. When you recruit, you may spend your Time token as if it were 2 S.H.I.E.L.D. tokens; it goes back to the bank. Once you have spent it, you take it back when you recruit a Mind card.
rule-B8 = Multiverse Madness asks for three level 3 cards. It is worth 1 point for each level 3 card you have, now and later.
rule-B9 = Hail Hydra asks for 3 Space cards. It is worth 1 point for each battle you have claimed, this one included, now and later.
rule-B10 = Planet Hulk asks for 1 Space card and 3 Power cards. Each S.H.I.E.L.D. token you spend replaces up to 2 of the same stone.
rule-B11 = Galactus Coming asks for 1 Soul card and 3 Reality cards. After you recruit a card, you take 1 stone token of your choice from the bank.
rule-B12 = Civil War asks for 2 Soul cards. When you take two of the same stone (T2), you also take 1 token of a different stone.
rule-B13 = { rules-reading } Unless you choose otherwise, the Time token of Ragnarok is spent last. With Planet Hulk, each of the 2 S.H.I.E.L.D. tokens it stands for also pays for up to 2 of one stone. Anything a token overpays is lost. A Mind card paid for with the Time token brings it back at once; if you have never had a Time token, you get none. With Galactus Coming and Civil War you take one of the five stones, neither Time nor S.H.I.E.L.D.; you choose among those the bank has, and you must take one if there is one; then the limit of 10 tokens applies (E1). Yellow Jacket, Ragnarok and Planet Hulk count toward whether you can afford a card. Multiverse Madness and Hail Hydra grow with the cards and battles you get later.
rule-B14 = With Epic Battles the game ends when a player has at least 16 points; the Gauntlet is not needed. Finish the round. If anyone still has at least 16 points then, the game is over. The player with the most points wins; if there is a tie, whoever has recruited the fewest cards; if that is a tie too, the victory is shared. { rules-reading } The manual’s “one final turn” is the rest of the round.
rule-B15 = There is one exception. Look at the points you gained this turn from Sinister Six, Multiverse Madness and Hail Hydra, whether claimed now or earlier. If you have 16 or more at the end of your turn, but would have fewer than 16 without these points, the game ends with this turn, and the player with the most points wins.
rule-B16 = A table may play Epic Battles with the Gauntlet ending (W1 to W3) instead; then B14 and B15 do not apply. Without Epic Battles the game always ends with the Gauntlet.

rules-section-H = Open and hidden information
rule-H1 = Everyone can see the bank, the face-up cards, the locations and battles, everyone’s tokens, recruited cards, locations, tags, points and cubes, and how many cards are in each deck and each hand.
rule-H2 = { rules-reading } A card reserved from the table stays known to everyone. A card reserved from a deck is known only to its owner; the others know its level. It is revealed when it is recruited or when the game is over.
rule-H3 = Nobody knows the order of the decks. A bot knows no more than a person in its seat would.

rules-section-X = Examples
rule-X1 = Ghost Rider costs 2 Mind, 4 Space and 1 Power. Whoever recruits him gets 2 points and a Reality bonus.
rule-X2 = Rocket costs 1 Mind and 2 Reality. With a Mind bonus and a Reality bonus, you only have to spend 1 Reality token.
rule-X3 = With 3 Mind, 3 Space and 3 Reality bonuses you take Knowhere and its 3 points at the end of your turn.
rule-X4 = Ana has 4 Avengers tags and the Avengers Assemble tile. Ben, who has 3, recruits Wasp with 1 tag: they are tied, so Ana keeps the tile. Carla, who also has 3, recruits Captain America with 2 tags: with 5 tags she takes the tile from Ana.
