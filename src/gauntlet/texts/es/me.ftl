### My page, and the pages of other players.

## My name

me-name = Mi nombre
me-name-text = Lo ven los demás en la mesa. Cámbialo cuando quieras.
me-name-save = Guardar
me-name-saved = A partir de ahora eres { $name }.

## My games

me-running = Partidas en curso
me-running-none = No hay ninguna partida en curso.
me-past = Partidas terminadas
me-past-none = Aún no hay nada. Tu primera partida quedará guardada.
me-play = Jugar contra un bot
me-continue = Seguir
me-review = Analizar
me-more = Mostrar partidas anteriores
me-won = Ganada
me-shared = Victoria compartida
me-lost = Perdida
me-nobody = Sin ganador

## Statistics

stats-title = Estadísticas
stats-none = Las estadísticas empiezan con la primera partida terminada.
stats-kind = Mesa
stats-kind-name = { $epic ->
    [yes] { $players } jugadores, Batallas épicas
   *[no] { $players } jugadores
    }
stats-games = Partidas
stats-wins = Victorias
stats-share = { $share } %
stats-mean = Media de puntos
stats-best = Récord
stats-rating = Clasificación
stats-bots = Contra bots

## The account

account-title = Cuenta
account-guest = Juegas como invitado: te conoce este navegador. Con una cuenta puedes volver desde cualquier sitio y apareces en la clasificación.
account-have = Tienes una cuenta y puedes entrar desde cualquier sitio.
account-make = Crear una cuenta
account-log-in = Entrar
account-log-out = Salir
account-name = Nombre
account-password = Contraseña
account-password-rule = Al menos 8 caracteres.
account-old = Contraseña actual
account-new = Contraseña nueva
account-change = Cambiar la contraseña
account-changed = La contraseña ha cambiado. Tus otros navegadores han quedado fuera.
account-made = Tu cuenta está lista.
account-hello = Hola, { $name }.
account-gone = Has salido.
account-log-in-note = El invitado que eres ahora se queda atrás con sus partidas.
account-delete = Borrar mi cuenta
account-delete-guest = Borrar mis datos
account-delete-title = ¿Borrar todo lo que hay sobre mí?
account-delete-text = Tu nombre, tu clasificación y tu acceso desaparecerán para siempre. Las partidas que has jugado se quedan, sin tu nombre, para quienes jugaron contigo.
account-deleted = Ya no estás. Ha sido un placer tenerte aquí.
account-keep = Conservarla

## Tokens of bots

tokens-title = Mis propios bots
tokens-text = Con una clave de acceso, un programa puede jugar por ti a través de la red. La documentación explica cómo.
tokens-label = ¿Para qué es?
tokens-make = Nueva clave
tokens-once = Cópiala ahora: solo se muestra una vez.
tokens-copy = Copiar la clave
tokens-copied = Clave copiada.
tokens-revoke = Anular
tokens-revoke-heard = Anular { $label }

## Other players

player-guest = Invitado
player-account = Jugador con cuenta
player-since = Aquí desde el { $date }
