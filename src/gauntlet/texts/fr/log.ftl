### The log of a table: its labels, and what happens apart from moves.

log-title = Journal de la partie
log-empty = Il ne s’est encore rien passé.
log-newest = Aller au dernier événement
log-undone = (annulé)

event-restarted = Le serveur est de retour ; le chrono de ce tour repart de zéro.
event-rematch = La revanche est prête.
event-opened = La table est ouverte.
event-closed = Plus personne depuis une journée : cette table est fermée.
event-seated = { $who } prend place à la table.
event-vacated = { $who } libère sa place.
event-started = La partie commence.
event-undone = { $who } annule le dernier coup.
event-pause-asked = { $who } demande une pause.
event-paused = La partie est en pause.
event-resumed = { $who } reprend la partie.
event-muted = { $who } fait taire les spectateurs.
event-unmuted = { $who } redonne la parole aux spectateurs.
event-stood-in = Un bot remplace { $who }.
event-returned = { $who } est de retour.
event-forfeited = { $who } est hors jeu.
event-timed-out = { $who } n’a plus de temps.
event-resigned = { $who } abandonne.
event-left = { $who } quitte la table.
