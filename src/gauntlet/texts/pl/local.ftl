### Games in this browser, without a server.

## At the table

local-unkept = Ta przeglądarka nie zapisuje teraz gier (okno prywatne albo brak miejsca). Można grać dalej, ale po zamknięciu strony gra zniknie.
local-gone = Tej gry nie ma w tej przeglądarce. Gry bez serwera zostają w przeglądarce, w której się zaczęły.
local-not-loaded = Silnik gry się nie wczytał. Próbujemy dalej… Potrzebna jest aktualna przeglądarka z WebAssembly.

## In lists, as files and links

local-here = w tej przeglądarce
local-import = Otwórz zapis gry
local-opening = Otwieranie gry…
# $reason is an English sentence for those who write such files.
local-record-wrong = Nie udało się otworzyć tego zapisu gry. { $reason }
local-link-wrong = Ten link nie zawiera gry albo zawiera tylko jej część. Skopiuj go jeszcze raz w całości.
local-share = Link zawiera całą grę, więc działa bez serwera.
local-server-keep = Zapisz na serwerze
local-server-text = Serwer doda grę do twoich gier i da jej krótki link. Gra nigdy nie liczy się do rankingu.
local-server-open = Otwórz na serwerze
local-server-away = Nie ma połączenia z serwerem. Spróbuj ponownie, gdy będziesz online.
local-remove = Usuń
local-remove-title = Usunąć tę grę z przeglądarki?
local-remove-text = Jest zapisana tylko tutaj. Wcześniej możesz pobrać zapis gry.
local-keep = Zostaw
