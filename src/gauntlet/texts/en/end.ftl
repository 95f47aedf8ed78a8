### What a finished game shows: result, standings, and the proof of a fair shuffle.

final-won = You won!
final-shared = A shared victory!
final-lost = Not this time.
final-replay = See it again
final-alone = Nobody else has the Gauntlet: 16 points, all five stones and Time.
final-table = Final standings
final-points = Points
final-cards = Cards
final-locations = Locations
final-avengers = Avengers Assemble
final-battles = Battles
final-stones = Stones and Time
final-stones-count = { $time ->
    [yes] { $count } of 5 stones, and Time
   *[no] { $count } of 5 stones, no Time
    }
final-yes = Yes
final-rematch = Play again
final-to-rematch = Go to the rematch
final-review = Review the game
final-new = New table
final-share = Share the game
final-share-label = Link to the full game
final-share-message = A game of Gauntlet
final-record = Download the game file
final-verify = Was the shuffle fair?

verify-explained = All the cards were shuffled before the first move, and everyone was shown a fingerprint of their order. Now that the game is over, your browser can compute that fingerprint again from the revealed cards. If the two match, nothing was changed along the way. Each player’s browser also added a random number to the shuffle, sealed before anyone’s was known. So nobody could choose the order, not even the server’s owner.
verify-check = Check it now
verify-file = Download the proof
verify-fair = The fingerprints match: the cards were in this order from the start.
verify-drawn = { $count ->
    [one] It follows from the random numbers of one player and the server, so nobody chose it.
   *[other] It follows from the random numbers of { $count } players and the server, so nobody chose it.
}
verify-changed = The fingerprints don’t match: this isn’t the order that was sealed.
verify-chosen = The cards don’t follow from the random numbers of the draw: somebody chose them.
verify-left-out = Your browser’s random number is missing from the draw.
verify-unavailable = This browser can only compute fingerprints on pages loaded over HTTPS. You can download the proof and check it with “gauntlet verify”.
verify-details = Technical details
verify-promise = Fingerprint at the start (SHA-256)
verify-nonce = Secret mixed in (nonce)
verify-draw = Fingerprint of the server’s number, before the draw
verify-share = Random number from seat { $seat }
verify-late = arrived too late
