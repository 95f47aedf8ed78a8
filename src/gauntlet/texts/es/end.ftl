### What a finished game shows: result, standings, and the proof of a fair shuffle.

final-won = ¡Has ganado!
final-shared = ¡Victoria compartida!
final-lost = Esta vez no ha podido ser.
final-replay = Verlo otra vez
final-alone = Nadie más tiene 16 puntos, las cinco Gemas y el Tiempo.
final-table = Clasificación final
final-points = Puntos
final-cards = Cartas
final-locations = Lugares
final-avengers = ¡Vengadores, reuníos!
final-battles = Batallas
final-stones = Gemas y Tiempo
final-stones-count = { $time ->
    [yes] { $count } de 5 Gemas, y Tiempo
   *[no] { $count } de 5 Gemas, sin Tiempo
    }
final-yes = Sí
final-rematch = Jugar otra vez
final-to-rematch = Ir a la revancha
final-review = Revisar la partida
final-new = Nueva mesa
final-share = Compartir la partida
final-share-label = Enlace a la partida completa
final-share-message = Una partida de Gauntlet
final-record = Descargar el archivo de la partida
final-verify = ¿Se barajó de forma limpia?

verify-explained = Todas las cartas se barajaron antes de la primera jugada. En ese momento se mostró a todos una huella de su orden; ahora que la partida ha terminado, tu navegador puede calcularla de nuevo con las cartas a la vista. Si las dos coinciden, nadie ha cambiado nada entretanto. Además, el navegador de cada jugador añadió al barajado un número al azar, sellado antes de conocerse ninguno. Por eso nadie pudo elegir el orden, ni siquiera quien mantiene el servidor.
verify-check = Comprobarlo ahora
verify-file = Descargar la prueba
verify-fair = Las huellas coinciden: las cartas estaban así desde el principio.
verify-drawn = { $count ->
    [one] Resulta de los números al azar de un jugador y del servidor: nadie lo eligió.
   *[other] Resulta de los números al azar de { $count } jugadores y del servidor: nadie lo eligió.
}
verify-changed = Las huellas no coinciden: este no es el orden prometido.
verify-chosen = Las cartas no resultan de los números al azar del sorteo: alguien las eligió.
verify-left-out = El número al azar de tu navegador falta en el sorteo.
verify-unavailable = Este navegador solo calcula huellas en páginas servidas por https. Puedes descargar la prueba y comprobarla con «gauntlet verify».
verify-details = Detalles técnicos
verify-promise = Huella al empezar (SHA-256)
verify-nonce = Secreto añadido (nonce)
verify-draw = Huella del número del servidor, antes del sorteo
verify-share = Número al azar del asiento { $seat }
verify-late = llegó tarde
