# The frame around every page of the browser client.
app-name = Gauntlet
window-title = { $page } · Gauntlet
skip-to-content = Saltar al contenido
menu = Menú
close = Cerrar
try-again = Reintentar
analyze = Analizar la posición
page-failed = No se ha podido cargar esta página. Comprueba la conexión y vuelve a intentarlo.

nav-label = Páginas
nav-play = Jugar
nav-lobby = Mesas abiertas
nav-learn = Aprender
nav-puzzles = Retos
nav-analysis = Analizar
nav-cards = Cartas
nav-rules = Reglas
nav-me = Mi página
nav-about = Acerca de

language-label = Idioma
language-en = English
language-es = Español
language-pl = Polski
language-fr = Français
theme-label = Tema
theme-night = Noche
theme-system = Como el dispositivo
theme-day = Día

offline-title = No tienes conexión.
offline-text = Puedes seguir jugando contra bots, aprender, resolver retos y analizar partidas. Las mesas con otras personas volverán en cuanto vuelva la conexión.
preparing-title = Preparándolo todo, solo esta vez.
preparing-text = Se están preparando las reglas para este equipo. Echa un vistazo: la partida empezará en cuanto estén listas.
footer-fan = Un proyecto de aficionados, no oficial y sin ánimo de lucro.

title-start = Seis Gemas, un Guantelete
title-new = Nueva mesa
title-lobby = Mesas abiertas
title-table = Mesa
title-review = Revisión de la partida
title-analysis = Mesa de análisis
title-editor = Editor de posiciones
title-record = Abrir una partida
title-learn = Aprende a jugar
title-lesson = Lección
title-puzzles = Retos
title-puzzle = Reto
title-rules = Reglas
title-cards = Todas las cartas
title-me = Mi página
title-player = Jugador
title-ratings = Clasificación
title-about = Acerca de Gauntlet
title-not-found = Aquí no hay nada
not-found-text = Puede que la dirección esté mal escrita o que la mesa ya no exista.
not-found-back = Volver al inicio

## Lists: "a, b and c" is list-and of list-comma

list-comma = { $head }, { $next }
list-and = { $head } y { $last }
# Before a word that begins with the sound i, where that makes a difference.
list-and-i = { $head } e { $last }
