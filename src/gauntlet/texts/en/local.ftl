### Games in this browser, without a server.

## At the table

local-unkept = This browser doesn’t keep games right now (a private window, or no space left). You can play on, but the game will be gone when you close the page.
local-gone = This game isn’t in this browser. Games you play without the server stay in the browser where you started them.
local-not-loaded = The game engine didn’t load. Trying again… A current browser with WebAssembly is needed.

## In lists, as files and links

local-here = in this browser
local-import = Open a game file
local-opening = Opening the game…
# $reason is an English sentence for those who write such files.
local-record-wrong = We couldn’t open this game file. { $reason }
local-link-wrong = This link carries no game, or only part of one. Copy it again in full.
local-share = The link carries the whole game, so it works without a server.
local-server-keep = Keep on the server
local-server-text = The server adds the game to your games and gives it a short link. It’s never rated.
local-server-open = Open it on the server
local-server-away = The server can’t be reached. Try again when you’re online.
local-remove = Remove
local-remove-title = Remove this game from the browser?
local-remove-text = It’s stored only here. You can download the game file first.
local-keep = Keep it
