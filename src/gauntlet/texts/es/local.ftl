### Games in this browser, without a server.

## At the table

local-unkept = Este navegador no guarda partidas ahora mismo (ventana privada o sin espacio). Puedes seguir jugando, pero la partida se perderá al cerrar la página.
local-gone = Esta partida no está en este navegador. Las partidas sin servidor se quedan en el navegador donde empezaron.
local-not-loaded = El motor del juego no se ha cargado. Lo intentamos de nuevo… Hace falta un navegador actual con WebAssembly.

## In lists, as files and links

local-here = en este navegador
local-import = Abrir un archivo de partida
local-opening = Abriendo la partida…
# $reason is an English sentence for those who write such files.
local-record-wrong = No hemos podido abrir este archivo de partida. { $reason }
local-link-wrong = Este enlace no contiene ninguna partida, o solo una parte. Cópialo entero otra vez.
local-share = El enlace contiene la partida entera, así que funciona sin servidor.
local-server-keep = Guardar en el servidor
local-server-text = El servidor añade la partida a las tuyas y le da un enlace corto. Nunca cuenta para la clasificación.
local-server-open = Abrirla en el servidor
local-server-away = No hay conexión con el servidor. Vuelve a intentarlo cuando tengas conexión.
local-remove = Eliminar
local-remove-title = ¿Eliminar esta partida del navegador?
local-remove-text = Solo está guardada aquí. Antes puedes descargar el archivo de la partida.
local-keep = Conservarla
