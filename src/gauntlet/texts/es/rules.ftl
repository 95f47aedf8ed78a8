### The rules of the game in plain words, clause by clause.

# Before what the rulebooks leave open, wherever it stands in a clause.
rules-reading = Nuestra lectura:

rules-section-C = Contenido del juego
rules-intro-C = Las cinco Gemas son Mente (amarilla), Espacio (azul), Alma (naranja), Poder (morada) y Realidad (roja). Tiempo (verde) y S.H.I.E.L.D. (gris) también son fichas, pero no cuentan entre las cinco Gemas. Una bonificación es el descuento que una carta reclutada te da para el resto de la partida. Las cartas son de nivel 1, 2 o 3.
rule-C1 = 35 fichas de Gema (7 de cada una de las cinco Gemas), 4 fichas de Tiempo y 5 fichas de S.H.I.E.L.D.
rule-C2 = 90 cartas de Personaje: 40 de nivel 1, 30 de nivel 2 y 20 de nivel 3. Cada una tiene un nombre, un coste en Gemas, una bonificación de una Gema, de 0 a 5 puntos de Infinito y de 0 a 2 iconos de Vengadores. Todas las cartas de nivel 3 muestran el icono de Tiempo.
rule-C3 = 4 piezas de Lugar de doble cara. Cada cara exige ciertas bonificaciones y vale 3 puntos.
rule-C4 = 1 pieza de ¡Vengadores, reuníos!, que vale 3 puntos, y 1 pieza de Guantelete del Infinito, que muestra lo que hace falta para ganar.
rule-C5 = Con Batallas épicas: 8 cartas de batalla y 3 cubos por jugador.

rules-section-S = Preparación
rule-S1 = El mazo de cada nivel se baraja por separado y se colocan 4 de sus cartas bocarriba.
rule-S2 = Se sacan al azar tantas piezas de Lugar como jugadores haya y se colocan con una cara aleatoria bocarriba. Las que sobren se dejan en la caja.
rule-S3 = En el centro de la zona de juego hay al empezar 4 fichas de cada Gema y 2 de Tiempo si sois 2 jugadores; 5 de cada Gema y 3 de Tiempo si sois 3; 7 de cada Gema y 4 de Tiempo si sois 4. Siempre hay 5 fichas de S.H.I.E.L.D.
rule-S4 = Empieza la persona más joven y se juega en el sentido de las agujas del reloj. Una ronda es un turno de cada asiento, empezando por el primero. { rules-reading } empieza el primer asiento; quién se sienta en él se elige o se sortea al crear la mesa.
rule-S5 = Con Batallas épicas: se sacan al azar 5 de las 8 cartas de batalla y se colocan bocarriba. Las otras 3 se retiran de la partida.

rules-section-T = Tu turno
rules-intro-T = En tu turno realizas exactamente una de las cuatro acciones T1 a T4; después tu turno termina como se explica en la sección E.
rule-T1 = Coger Gemas diferentes: coges 3 fichas de 3 Gemas diferentes, nunca de Tiempo ni de S.H.I.E.L.D. { rules-reading } mientras en el centro queden fichas de al menos 3 Gemas, coges exactamente 3. Si solo quedan fichas de 2 Gemas, puedes coger una ficha de cada una o una sola de cualquiera de las dos. Si solo quedan fichas de 1 Gema, coges 1 ficha de ella.
rule-T2 = Coger dos fichas de la misma Gema: coges 2 fichas de una Gema, pero solo si antes de cogerlas hay al menos 4 de esa Gema en el centro.
rule-T3 = Reservar una carta: coges una carta bocarriba o robas la primera carta de un mazo sin enseñársela a los demás. Después coges 1 ficha de S.H.I.E.L.D. si queda alguna; si no queda, puedes reservar igualmente. No puedes tener más de 3 cartas reservadas en la mano. De un mazo agotado no se puede robar. Reservar es la única forma de conseguir fichas de S.H.I.E.L.D., y una carta reservada solo sale de tu mano cuando la reclutas.
rule-T4 = Reclutar una carta: eliges una carta bocarriba o una de tu mano y pagas su coste. Cada una de tus bonificaciones te ahorra 1 ficha de su Gema, sin que ninguna parte del coste baje de 0. La bonificación de la carta nueva no cuenta hasta tu siguiente turno. Una ficha de S.H.I.E.L.D. sustituye 1 ficha de cualquier Gema. Las fichas gastadas vuelven al centro. El Tiempo nunca se gasta, salvo con Ragnarok (B7).
rule-T5 = Puedes gastar fichas de S.H.I.E.L.D. aunque tengas la Gema correspondiente. { rules-reading } tus bonificaciones siempre cuentan por completo. Si no eliges otra cosa, se pagan primero las Gemas, y S.H.I.E.L.D. solo cubre lo que falta.
rule-T6 = Una carta bocarriba que se reserva o se recluta se repone de inmediato con la primera carta de su mazo, en el mismo sitio. Cuando el mazo se agota, el sitio queda vacío. La carta nueva aparece después del pago y antes de todo lo que sigue (T7, T8, B11 y el final del turno), así que la ves antes de tomar cualquier otra decisión del turno.
rule-T7 = La primera carta de nivel 3 que reclutas te da 1 ficha de Tiempo. Nadie tiene nunca más de 1.
rule-T8 = ¡Vengadores, reuníos!: la primera persona que tenga al menos 3 iconos de Vengadores en sus cartas reclutadas coge la pieza de inmediato. En cuanto otra persona tiene más iconos que quien la posee, se la quita. Tener los mismos no basta.
rule-T9 = Pasar no es una de las acciones. { rules-reading } solo pasas cuando ninguna de las cuatro acciones es posible, y entonces debes hacerlo. Después, el final del turno transcurre como siempre. Si en una misma ronda pasan todos los jugadores y nadie coge un Lugar ni reclama una batalla, la partida termina sin ganador, a menos que alguien gane al final de esa ronda (W2 o B14).
rule-T10 = Coger un Lugar, la pieza de ¡Vengadores, reuníos! o una batalla no es una acción, y nada de ello es necesario para ganar.

rules-section-E = El final de tu turno
rules-intro-E = Al final de tu turno ocurre lo siguiente, en este orden. { rules-reading } los reglamentos no fijan ningún orden; con este, un Lugar que coges en este turno ya cuenta para una batalla.
rule-E1 = Si tienes más de 10 fichas, sumando Gemas, S.H.I.E.L.D. y Tiempo, devuelves las que elijas hasta quedarte con 10. El Tiempo no se puede devolver. Durante tu turno puedes tener cualquier cantidad, y puedes devolver lo que acabas de coger.
rule-E2 = Si tus bonificaciones cumplen lo que exige un Lugar, debes cogerlo; vale 3 puntos. Coges como máximo un Lugar por turno y eliges si hay varios posibles. Las fichas no cuentan. Un Lugar que hayas tenido que dejar se puede coger en un turno posterior.
rule-E3 = Con Batallas épicas: puedes reclamar una batalla (B2).
rule-E4 = Después le toca a la siguiente persona. Tras el turno del último asiento termina la ronda y se comprueba si alguien ha ganado (sección W).

rules-section-W = Ganar la partida
rule-W1 = El Guantelete del Infinito: necesitas al menos 16 puntos, al menos 1 bonificación de cada una de las cinco Gemas y una ficha de Tiempo.
rule-W2 = Cuando alguien cumple las condiciones del Guantelete, la ronda se juega hasta el final para que todos hayan tenido los mismos turnos. Si en ese momento al menos una persona cumple las condiciones, la partida termina. Si ya no las cumple nadie, porque la pieza de ¡Vengadores, reuníos! ha cambiado de manos, la partida continúa. Por eso, si solo las cumple quien juega en último lugar en la ronda, gana en el acto. { rules-reading } si también las cumple alguien que ha jugado antes, decide W3.
rule-W3 = Si varias personas cumplen las condiciones, gana la que tenga más puntos. En caso de empate, gana quien tenga la pieza de ¡Vengadores, reuníos!; después, quien haya reclutado menos cartas; y si el empate continúa, comparten la victoria. Las cartas reservadas no cuentan ni restan nada.
rule-W4 = Los puntos vienen de tus cartas, 3 por cada Lugar y 3 por la pieza de ¡Vengadores, reuníos!; en Batallas épicas, también de los superpoderes.
rule-W5 = Una mesa puede acordar una última ronda. Si al acabarla no ha ganado nadie, la partida termina sin ganador.

rules-section-B = Batallas épicas
rule-B1 = Batallas épicas es opcional. Todo se juega como hasta aquí, con 5 batallas en la mesa y 3 cubos por jugador.
rule-B2 = Al final de tu propio turno, si cumples lo que exige una batalla, puedes poner en ella uno de tus cubos, en 3 batallas como máximo en toda la partida. No es obligatorio. Varias personas pueden reclamar la misma batalla. Las cartas no se gastan: una misma carta puede contar para varias batallas. Una vez colocado, un cubo ya no se mueve. { rules-reading } reclamas como máximo una batalla por turno y nunca la misma dos veces.
rule-B3 = Tienes el superpoder de la batalla desde que la reclamas hasta el final de la partida, aunque más tarde dejes de cumplir lo que exige. No afecta a la acción que acabas de hacer.
rule-B4 = Las cartas exigidas son cartas reclutadas con esa bonificación; las reservadas no cuentan. Una carta con el icono de Tiempo es una carta de nivel 3. El Lugar y la pieza de ¡Vengadores, reuníos! deben ser tuyos en el momento de reclamar la batalla.
rule-B5 = Chaqueta Amarilla exige 1 Lugar y la pieza de ¡Vengadores, reuníos! Reclutar te cuesta 1 ficha menos de una de las Gemas del coste; tú eliges cuál.
rule-B6 = «Los Seis Siniestros» exige 5 cartas de Mente y la pieza de ¡Vengadores, reuníos! Vale 6 puntos.
rule-B7 = Ragnarok exige 2 cartas de Espacio y 2 de Realidad. Al reclutar puedes gastar tu ficha de Tiempo como si fueran 2 fichas de S.H.I.E.L.D.; vuelve al centro. Una vez gastada, la recuperas al reclutar una carta de Mente.
rule-B8 = Multiverso de la locura exige 3 cartas de nivel 3. Vale 1 punto por cada carta de nivel 3 que tengas, ahora y más adelante.
rule-B9 = «¡Salve, Hydra!» exige 3 cartas de Espacio. Vale 1 punto por cada batalla que hayas reclamado, incluida esta, ahora y más adelante.
rule-B10 = Planeta Hulk exige 1 carta de Espacio y 3 de Poder. Cada ficha de S.H.I.E.L.D. que gastas sustituye hasta 2 fichas de una misma Gema.
rule-B11 = La llegada de Galactus exige 1 carta de Alma y 3 de Realidad. Después de reclutar una carta, coges del centro 1 ficha de la Gema que elijas.
rule-B12 = Civil War exige 2 cartas de Alma. Cuando coges dos fichas de la misma Gema (T2), coges además 1 ficha de otra Gema.
rule-B13 = { rules-reading } si no eliges otra cosa, la ficha de Tiempo de Ragnarok se gasta en último lugar. Con Planeta Hulk, cada una de las 2 fichas de S.H.I.E.L.D. a las que equivale paga también hasta 2 fichas de una misma Gema. Lo que una ficha así pague de más se pierde. Una carta de Mente pagada con la ficha de Tiempo la devuelve al instante; si nunca has tenido una ficha de Tiempo, no recibes ninguna. Con La llegada de Galactus y Civil War coges una de las cinco Gemas, nunca Tiempo ni S.H.I.E.L.D.; eliges entre las que haya en el centro y debes coger una si la hay; después se aplica el límite de 10 fichas (E1). Chaqueta Amarilla, Ragnarok y Planeta Hulk cuentan al comprobar si puedes reclutar una carta. «Multiverso de la locura» y «¡Salve, Hydra!» crecen con las cartas y batallas que consigas después.
rule-B14 = Con Batallas épicas la partida termina cuando alguien tiene al menos 16 puntos; no hace falta el Guantelete. La ronda se juega hasta el final y, si entonces alguien sigue teniendo al menos 16 puntos, la partida termina. Gana quien tenga más puntos; en caso de empate, quien haya reclutado menos cartas; y, si el empate continúa, se comparte la victoria. { rules-reading } el «último turno» del manual es el resto de la ronda.
rule-B15 = Hay una excepción. Mira los puntos que has ganado este turno gracias a las batallas «Los Seis Siniestros», «Multiverso de la locura» y «¡Salve, Hydra!», las hayas reclamado ahora o antes. Si al final de tu turno tienes 16 o más, pero sin esos puntos tendrías menos de 16, la partida termina con este turno y gana quien tenga más puntos.
rule-B16 = Una mesa puede jugar Batallas épicas con el final del Guantelete (W1 a W3); entonces no se aplican B14 ni B15. Sin Batallas épicas la partida siempre termina con el Guantelete.

rules-section-H = Lo que cada cual puede saber
rule-H1 = A la vista de todos: las fichas del centro, las cartas bocarriba, los Lugares y las batallas; las fichas, cartas reclutadas, Lugares, iconos, puntos y cubos de cada jugador; y cuántas cartas hay en cada mazo y en cada mano.
rule-H2 = { rules-reading } una carta reservada de la mesa sigue siendo conocida por todos. Una carta reservada de un mazo solo la conoce quien la tiene; los demás saben su nivel. Se da a conocer cuando se recluta o cuando termina la partida.
rule-H3 = Nadie conoce el orden de los mazos. Un bot no sabe más de lo que sabría una persona en su asiento.

rules-section-X = Ejemplos
rule-X1 = Motorista Fantasma cuesta 2 fichas de Mente, 4 de Espacio y 1 de Poder. Quien lo recluta gana 2 puntos y una bonificación de Realidad.
rule-X2 = Mapache Cohete cuesta 1 ficha de Mente y 2 de Realidad. Con una bonificación de Mente y otra de Realidad, solo tienes que gastar 1 ficha de Realidad.
rule-X3 = Con 3 bonificaciones de Mente, 3 de Espacio y 3 de Realidad coges el Lugar Sapiencial y ganas sus 3 puntos al final de tu turno.
rule-X4 = Ana tiene 4 iconos de Vengadores y la pieza de ¡Vengadores, reuníos! Ben, que tiene 3, recluta a la Avispa, con 1 icono: hay empate y Ana conserva la pieza. Carla, que también tiene 3, recluta al Capitán América, con 2 iconos: con 5 iconos le quita la pieza a Ana.
