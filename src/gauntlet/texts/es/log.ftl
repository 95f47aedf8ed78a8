### The log of a table: its labels, and what happens apart from moves.

log-title = Crónica de la partida
log-empty = Aún no ha pasado nada.
log-newest = Ir a lo más reciente
log-undone = (deshecho)

event-restarted = El servidor ha vuelto; el reloj de este turno se ha reiniciado.
event-rematch = La revancha está preparada.
event-opened = La mesa está abierta.
event-closed = Hace un día que no pasa nadie por aquí: la mesa está cerrada.
event-seated = { $who } se sienta a la mesa.
event-vacated = { $who } deja su asiento.
event-started = Empieza la partida.
event-undone = { $who } deshace la última jugada.
event-pause-asked = { $who } pide una pausa.
event-paused = La partida está en pausa.
event-resumed = { $who } reanuda la partida.
event-muted = { $who } silencia a los espectadores.
event-unmuted = { $who } vuelve a dejar hablar a los espectadores.
event-stood-in = Un bot juega en lugar de { $who }.
event-returned = { $who } está de vuelta.
event-forfeited = { $who } queda fuera de la partida.
event-timed-out = A { $who } se le ha acabado el tiempo.
event-resigned = { $who } se rinde.
event-left = { $who } se va de la mesa.
