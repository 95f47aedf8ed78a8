### The log of a table: its labels, and what happens apart from moves.

log-title = Game log
log-empty = Nothing has happened yet.
log-newest = Jump to latest
log-undone = (undone)

event-restarted = The server is back. The clock for this turn has restarted.
event-rematch = The rematch is ready.
event-opened = The table is open.
event-closed = Nobody has been here for a day, so this table is closed.
event-seated = { $who } sits down.
event-vacated = { $who } leaves their seat.
event-started = The game begins.
event-undone = { $who } takes back the last move.
event-pause-asked = { $who } asks for a pause.
event-paused = The game is paused.
event-resumed = { $who } resumes the game.
event-muted = { $who } mutes the onlookers.
event-unmuted = { $who } lets the onlookers talk again.
event-stood-in = A bot takes over for { $who }.
event-returned = { $who } is back.
event-forfeited = { $who } is out of the game.
event-timed-out = { $who } has run out of time.
event-resigned = { $who } gives up.
event-left = { $who } leaves the table.
