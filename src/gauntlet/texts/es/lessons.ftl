### Las lecciones: un título, lo que dice el guía en cada paso y lo que responde a otra elección (-other).

## Para jugar la primera partida

lesson-take = Coger Gemas
lesson-take-1 = ¡Te damos la bienvenida! Buscas el Guantelete del Infinito: 16 puntos, una bonificación de cada una de las cinco Gemas y una ficha de Tiempo. Todo eso lo dan los Personajes, y los Personajes se pagan con Gemas.
lesson-take-2 = Empieza, pues, por las Gemas. Coge del centro tres fichas de tres Gemas diferentes, las que quieras.
lesson-take-2-other = También es una jugada, y pronto la verás. De momento, coge tres Gemas diferentes: con ellas se paga casi todo.
lesson-take-3 = Ya son tuyas, y Ben también ha cogido tres. El centro es de todos: lo que tienes tú no lo puede usar nadie más. Por eso conviene mirar qué necesitan los demás.

lesson-recruit = Reclutar un Personaje
lesson-recruit-1 = El coste de una carta está abajo a la izquierda. { card-rocket } cuesta 1 ficha de Mente y 2 de Realidad, y las tienes.
lesson-recruit-2 = Recluta a { card-rocket }. Las fichas que gastas vuelven al centro.
lesson-recruit-2-other = Podrías, pero ya puedes pagar a { card-rocket }, y una carta trabaja para ti desde el turno siguiente. Reclútalo primero.
lesson-recruit-3 = { card-rocket } ya es tuyo. Te da una bonificación de Mente, la Gema de arriba a la derecha, y la conservas hasta el final de la partida. Una carta nueva ha ocupado ya su sitio.

lesson-bonuses = Las bonificaciones pagan cada turno
lesson-bonuses-1 = Has reclutado tres cartas: dos con bonificación de Mente y una con bonificación de Realidad. Cada bonificación te ahorra una ficha de su Gema en cada carta que reclutas, y nunca se agota.
lesson-bonuses-2 = { card-moon-knight } cuesta 3 de Mente. Dos las pagan tus bonificaciones, así que basta con una ficha. Reclútalo.
lesson-bonuses-3 = { card-spider-man-2099 } cuesta 2 de Mente y 1 de Realidad: tus bonificaciones lo cubren todo. ¡Reclútalo gratis!
lesson-bonuses-3-other = Buena jugada, pero fíjate: { card-spider-man-2099 } no te cuesta ni una ficha. Reclútalo.
lesson-bonuses-4 = Por eso se empieza por las cartas baratas: parece que no valen nada, y, sin embargo, ayudan a pagar todas las demás. La bonificación de una carta cuenta a partir de tu turno siguiente.

lesson-reserve = Reservar, y S.H.I.E.L.D.
lesson-reserve-1 = { card-scorpion } cuesta 4 de Espacio. Tienes tres fichas y, si esperas, Ben puede reclutar la carta antes que tú.
lesson-reserve-2 = Reserva al { card-scorpion }: la carta pasa a tu mano, donde nadie te la puede quitar, y recibes una ficha de S.H.I.E.L.D.
lesson-reserve-2-other = Entonces { card-scorpion } puede desaparecer antes de tu próximo turno. Reserva la carta: en tu mano está a salvo y trae una ficha de S.H.I.E.L.D.
lesson-reserve-3 = Una ficha de S.H.I.E.L.D. sustituye 1 ficha de cualquier Gema. Con tus tres fichas de Espacio es suficiente: recluta al { card-scorpion } desde tu mano.
lesson-reserve-4 = Puedes tener tres cartas reservadas como mucho, y solo salen de tu mano cuando las reclutas. Reservar es la única forma de conseguir fichas de S.H.I.E.L.D.

lesson-gauntlet = Ganar con el Guantelete
lesson-gauntlet-1 = El Guantelete pide tres cosas, y hacen falta todas: al menos 16 puntos, al menos una bonificación de cada una de las cinco Gemas y una ficha de Tiempo. Los puntos solos no bastan.
lesson-gauntlet-2 = Tienes 12 puntos y bonificaciones de cuatro de las cinco Gemas. Te faltan 4 puntos, una bonificación de Poder y una ficha de Tiempo.
lesson-gauntlet-3 = { card-drax } vale 4 puntos y da una bonificación de Poder, y la primera carta de nivel 3 que reclutas trae la ficha de Tiempo. ¡Reclútalo!
lesson-gauntlet-3-other = Esta vez no: { card-drax } trae de golpe todo lo que te falta. Reclútalo.
lesson-gauntlet-4 = 16 puntos, cinco Gemas, Tiempo: el Guantelete es tuyo. Ben ha jugado su último turno, para que todos jueguen las mismas veces, y has ganado.

lesson-turn-end = El final de tu turno
lesson-turn-end-1 = Al final de tu turno puedes quedarte con diez fichas como máximo. Tienes nueve. Coge de todos modos tres Gemas diferentes y mira qué pasa.
lesson-turn-end-1-other = ¡Después! Primero coge tres Gemas diferentes, para ver qué pasa con más de diez fichas.
lesson-turn-end-2 = Doce fichas: te sobran dos. Elige cuáles devuelves. Pronto necesitarás las de Alma, así que devuelve otras.
lesson-turn-end-2-other = Conserva las fichas de Alma: { card-wasp } te costará dos. Devuelve otra.
lesson-turn-end-3 = Y una más.
lesson-turn-end-3-other = Conserva las fichas de Alma: { card-wasp } te costará dos. Devuelve otra.
lesson-turn-end-4 = { card-wasp } trae tu cuarta bonificación de Espacio y tu tercer icono de Vengadores. Mira el Lugar { location-avengers-tower-nyc } y la pieza de ¡Vengadores, reuníos!, y reclútala.
lesson-turn-end-5 = ¡Dos piezas de una vez! Con tres iconos, la pieza de ¡Vengadores, reuníos! ha venido al instante, y cuatro bonificaciones de Mente y cuatro de Espacio han traído el Lugar: 3 puntos por cada pieza, sin gastar fichas ni turnos. Ya sabes lo suficiente para jugar. ¡Que te diviertas!

## Las reglas más finas

lesson-two = Dos fichas de la misma Gema
lesson-two-1 = En lugar de tres Gemas diferentes puedes coger dos fichas de una sola, pero únicamente si en el centro hay al menos cuatro. Así nadie puede agotar una Gema que ya escasea.
lesson-two-2 = Tienes una ficha de Poder y { card-silver-sable } cuesta tres. Coge dos fichas de Poder.
lesson-two-2-other = Está permitido, pero con dos fichas de Poder a la vez tendrás a { card-silver-sable } al alcance el próximo turno.
lesson-two-3 = Ya tienes tres: recluta a { card-silver-sable }.
lesson-two-4 = Dos iguales son una ficha menos que tres diferentes. Valen la pena cuando te falta justo esa Gema, y además molestan a quien también la necesite.

lesson-short-bank = Cuando el centro se agota
lesson-short-bank-1 = En el centro solo quedan fichas de dos Gemas; el resto las tienen los jugadores. Si quedan tres Gemas o más, hay que coger exactamente tres fichas; ahora puedes coger menos.
lesson-short-bank-2 = Coge una ficha de cada o solo una, como prefieras.
lesson-short-bank-2-other = Es posible, pero aquí se trata del centro: coge Poder, Realidad o las dos.
lesson-short-bank-3 = Si solo quedaran fichas de una Gema, cogerías una. Acaparar Gemas frena a los demás, pero quien acapara no recluta.

lesson-replace = Una carta nueva al instante
lesson-replace-1 = Cuando se reserva o se recluta una carta bocarriba, la primera carta de su mazo ocupa su sitio al instante. La ven todos, pero tú puedes aprovecharla antes de terminar el turno.
lesson-replace-2 = Tienes diez fichas. Reserva al { card-vulture }: la ficha de S.H.I.E.L.D. será la undécima.
lesson-replace-2-other = Reserva al { card-vulture } para ver qué carta ocupa su sitio.
lesson-replace-3 = Ha aparecido { card-scorpion }, que cuesta 4 de Espacio, y solo ahora eliges qué devolver. Conserva las fichas de Espacio y la de S.H.I.E.L.D. y devuelve otra.
lesson-replace-3-other = Con { card-scorpion } en la mesa, esa ficha te hará falta. Devuelve otra ficha.
lesson-replace-4 = Así, la carta nueva aún puede hacerte cambiar de idea en el mismo turno. Cuando un mazo se agota, sus sitios también se quedan vacíos.

lesson-shields = Pagar con S.H.I.E.L.D.
lesson-shields-1 = Ahora quieres a { card-silver-sable }, por 3 de Poder, y después al { card-lizard }, por 2 de Espacio y 1 de Poder. Recluta a { card-silver-sable }.
lesson-shields-1-other = Primero recluta a { card-silver-sable }: esta lección trata de cómo pagas.
lesson-shields-2 = Normalmente se gastan primero las Gemas. Pero entonces no quedaría Poder para { card-lizard }. Paga una de las de Poder con la ficha de S.H.I.E.L.D.
lesson-shields-2-other = Así gastarías todo tu Poder. Paga una de las tres con S.H.I.E.L.D. y { card-lizard } seguirá al alcance aunque el Poder se agote.
lesson-shields-3 = Todavía tienes una ficha de Poder. Recluta al { card-lizard }.
lesson-shields-4 = Una ficha de S.H.I.E.L.D. sirve para cualquier Gema, así que guárdala cuanto puedas. Pero a veces la propia Gema es más escasa. Las bonificaciones siempre cuentan por completo.

lesson-time = La ficha de Tiempo
lesson-time-1 = Todas las cartas de nivel 3 llevan el icono de Tiempo. La primera que reclutas te trae una ficha de Tiempo.
lesson-time-2 = Recluta a { card-iron-fist }.
lesson-time-3 = Aquí la tienes. Nunca se gasta ni se devuelve, pero cuenta entre tus diez fichas. Ahora recluta al { card-doctor-strange }, otra carta de nivel 3.
lesson-time-4 = No hay una segunda: nadie tiene nunca más de una ficha de Tiempo. Para el Guantelete basta una carta de nivel 3; las demás interesan por sus puntos.

lesson-avengers = ¿De quién es la pieza?
lesson-avengers-1 = Ben tiene cuatro iconos de Vengadores y la pieza de ¡Vengadores, reuníos!, que vale 3 puntos. Tú tienes tres iconos. Solo se la quita quien tenga más.
lesson-avengers-2 = Recluta a la { card-wasp }: trae tu cuarto icono.
lesson-avengers-2-other = Primero { card-wasp }, por favor: mira qué pasa con cuatro contra cuatro.
lesson-avengers-3 = Cuatro iconos cada uno, así que Ben conserva la pieza: empatar no basta. { card-hawkeye } trae el quinto. Reclútalo.
lesson-avengers-3-other = { card-hawkeye } trae el icono que necesitas. Reclútalo.
lesson-avengers-4 = Cinco iconos contra cuatro: la pieza es tuya al instante. Ganas 3 puntos y Ben pierde 3: una diferencia de seis. La pieza nunca es necesaria para ganar, pero tampoco está nunca a salvo.

lesson-locations = Los Lugares
lesson-locations-1 = Un Lugar es para quien tiene las bonificaciones que pide; las fichas no cuentan. Cada uno vale 3 puntos. Tienes cuatro bonificaciones de Espacio, cuatro de Alma y tres de Mente.
lesson-locations-2 = Recluta a { card-rocket }, tu cuarta bonificación de Mente.
lesson-locations-2-other = { card-rocket } trae la cuarta bonificación de Mente, la que esperan los dos Lugares. Reclútalo.
lesson-locations-3 = Ahora cumples los requisitos de los dos, pero solo puedes coger un Lugar por turno. Elige.
lesson-locations-4 = El otro sigue ahí, y Ben está lejos de él. Coge tres Gemas y observa el final de tu turno.
lesson-locations-5 = Ha venido solo, sin ninguna carta nueva. Coger un Lugar no es una acción, y no se puede rechazar. Si hay varios al alcance, coge primero el que otro podría conseguir.

lesson-ten = Diez fichas
lesson-ten-1 = Gemas, S.H.I.E.L.D. y Tiempo se suman: tienes nueve fichas. Durante tu turno puedes tener las que quieras; al final, diez como máximo.
lesson-ten-2 = Coge tres Gemas diferentes.
lesson-ten-3 = Devuelve dos fichas a tu elección. Puedes devolver lo que acabas de coger, pero nunca el Tiempo.
lesson-ten-4 = Una más.
lesson-ten-5 = Así has cambiado fichas en un solo turno. Aun así, las fichas que devuelves las has cogido para nada: si tienes ocho o más, es mejor reclutar.

lesson-hidden = Cartas ocultas
lesson-hidden-1 = También puedes reservar sin verla la primera carta de un mazo. Es una apuesta, pero no muestra a nadie lo que buscas, y no aparece ninguna carta nueva en la mesa.
lesson-hidden-2 = Reserva de un mazo. El nivel 2 es una buena apuesta, pero sirve cualquiera.
lesson-hidden-2-other = Esta vez no una carta bocarriba: reserva de uno de los mazos.
lesson-hidden-3 = Tú conoces tu carta; Ben solo sabe su nivel. De la que él acaba de robar solo ves el dorso. Una carta reservada de la mesa sigue siendo conocida por todos, y nadie conoce el orden de los mazos.
lesson-hidden-4 = Y en el centro no quedaba ninguna ficha de S.H.I.E.L.D. Puedes reservar igualmente, pero no recibes ninguna.

lesson-last-round = La ronda se juega hasta el final
lesson-last-round-1 = Ben empezó y lo tiene todo: 16 puntos, cinco Gemas, Tiempo. Pero todos juegan el mismo número de turnos y tú juegas en último lugar: te queda un turno.
lesson-last-round-2 = Tres de sus puntos son la pieza de ¡Vengadores, reuníos!, con tres iconos, tantos como tú. ¡Recluta a la { card-wasp }!
lesson-last-round-2-other = Entonces Ben gana ahora. Solo ayuda { card-wasp }: con un cuarto icono le quitas la pieza.
lesson-last-round-3 = Ben baja a 13 puntos. Al final de la ronda nadie tiene el Guantelete, así que la partida sigue. Y si tú, que juegas en último lugar, fueras la única persona que lo tiene, ganarías al instante.

lesson-tie = Cuando dos tienen el Guantelete
lesson-tie-1 = Ben tiene el Guantelete con 16 puntos. Tú juegas en último lugar, con 13 puntos, las cinco Gemas, el Tiempo y la pieza de ¡Vengadores, reuníos!
lesson-tie-2 = { card-jessica-jones } vale 3 puntos. Reclútala.
lesson-tie-2-other = Entonces gana Ben. { card-jessica-jones } trae los 3 puntos que necesitas para empatar.
lesson-tie-3 = 16 cada uno: primero deciden los puntos; después, la pieza de ¡Vengadores, reuníos!, que es tuya. A continuación ganaría quien tuviera menos cartas reclutadas y, si también hay empate, se comparte la victoria. Las cartas reservadas no cuentan.

lesson-pass = Cuando nada es posible
lesson-pass-1 = En el centro no queda ninguna Gema, tu mano está llena y no puedes pagar ninguna carta. Es raro, y es la única vez que se pasa.
lesson-pass-2 = Pasa. Es lo único que te queda.
lesson-pass-3 = Ben ha reclutado una carta y sus fichas de Poder han vuelto al centro. Ya puedes jugar otra vez.
lesson-pass-4 = Si todos pasaran en la misma ronda y nadie cogiera un Lugar ni reclamara una batalla en ella, la partida terminaría sin ganador. Nunca puedes pasar si hay algo que hacer.

lesson-limit = Una última ronda acordada
lesson-limit-1 = Una mesa puede acordar una última ronda, para que ninguna partida se eternice. Aquí es la ronda 20, y tu turno es el último.
lesson-limit-2 = Juega lo que quieras.
lesson-limit-3 = Nadie tiene el Guantelete, así que la partida termina sin ganador. Los puntos solos no bastan, ni siquiera entonces.

## Batallas épicas

lesson-battles = Reclamar una batalla
lesson-battles-1 = En Batallas épicas hay cinco batallas en la mesa. Cada una pide ciertas cartas reclutadas o piezas y da un superpoder para el resto de la partida.
lesson-battles-2 = La batalla «{ battle-civil-war }» pide dos cartas de Alma, y tienes una. Recluta a { card-silver-sable }.
lesson-battles-2-other = { card-silver-sable } es la segunda carta de Alma que pide { battle-civil-war }. Reclútala.
lesson-battles-3 = Al final de tu turno puedes reclamar una batalla. No es obligatorio, pero un superpoder vale más cuanto antes llega. Reclama { battle-civil-war }.
lesson-battles-3-other = Puedes renunciar. Pero ya cumples su requisito: es un regalo. Reclámala.
lesson-battles-4 = Tu cubo se queda, y el superpoder también, pase lo que pase; funciona desde tu próxima acción. Tienes tres cubos, así que tres batallas como mucho. Las cartas no se gastan, y otros pueden reclamar la misma batalla.

lesson-yellow-jacket = { battle-yellow-jacket }
lesson-yellow-jacket-1 = Con un Lugar y la pieza de ¡Vengadores, reuníos! has reclamado { battle-yellow-jacket }. Ahora cada carta te cuesta una ficha menos, de la Gema de su coste que elijas.
lesson-yellow-jacket-2 = { card-crystal } cuesta 2 de Alma y 2 de Poder. Reclútala.
lesson-yellow-jacket-2-other = Recluta a { card-crystal } para usar el descuento.
lesson-yellow-jacket-3 = ¿Qué Gema quieres ahorrar? Piensa en lo que necesitarás después.
lesson-yellow-jacket-4 = Una ficha menos en cada carta es como tener una bonificación de la Gema que más te convenga. También cuenta para saber si puedes pagar.

lesson-sinister-six = { battle-sinister-six }
lesson-sinister-six-1 = La batalla «{ battle-sinister-six }» pide cinco cartas de Mente y la pieza de ¡Vengadores, reuníos! Tienes la pieza y cuatro cartas de Mente.
lesson-sinister-six-2 = Recluta al { card-grandmaster }, la quinta carta de Mente.
lesson-sinister-six-2-other = Falta una carta de Mente: recluta al { card-grandmaster }.
lesson-sinister-six-3 = Ahora reclama la batalla.
lesson-sinister-six-3-other = Te esperan seis puntos. Reclama { battle-sinister-six }.
lesson-sinister-six-4 = Seis puntos de golpe, más que cualquier carta. Los conservas aunque después pierdas la pieza.

lesson-ragnarok = { battle-ragnarok }
lesson-ragnarok-1 = Con { battle-ragnarok } puedes gastar tu ficha de Tiempo como si fueran dos fichas de S.H.I.E.L.D.
lesson-ragnarok-2 = { card-silver-sable } cuesta 3 fichas de Poder y solo tienes una. Reclútala: el Tiempo paga las otras dos.
lesson-ragnarok-2-other = Recluta a { card-silver-sable }: con tu ficha de Tiempo puedes pagar.
lesson-ragnarok-3 = Tu ficha de Tiempo ha vuelto al centro. Al reclutar una carta de Mente la recuperas. Recluta al { card-vulture }.
lesson-ragnarok-3-other = Una carta de Mente te devuelve el Tiempo: recluta al { card-vulture }.
lesson-ragnarok-4 = Aquí está de nuevo. Si pagas una carta de Mente con el Tiempo, lo recuperas al instante. Quien nunca ha tenido la ficha no recibe ninguna de este modo. Si no eliges otra cosa, el Tiempo se gasta en último lugar.

lesson-multiverse-madness = { battle-multiverse-madness }
lesson-multiverse-madness-1 = { battle-multiverse-madness } pide tres cartas de nivel 3. Tienes dos.
lesson-multiverse-madness-2 = Recluta al { card-doctor-octopus }, la tercera.
lesson-multiverse-madness-2-other = { card-doctor-octopus } es la tercera carta de nivel 3. Reclútalo.
lesson-multiverse-madness-3 = Reclama { battle-multiverse-madness }: un punto por cada una de tus cartas de nivel 3.
lesson-multiverse-madness-3-other = Te esperan tres puntos. Reclama { battle-multiverse-madness }.
lesson-multiverse-madness-4 = Tres puntos ahora, y uno más por cada carta de nivel 3 que venga.

lesson-hail-hydra = { battle-hail-hydra }
lesson-hail-hydra-1 = Esta batalla pide tres cartas de Espacio. Tienes dos, y ya has reclamado «{ battle-civil-war }».
lesson-hail-hydra-2 = Recluta a { card-lockjaw }, la tercera carta de Espacio.
lesson-hail-hydra-2-other = { card-lockjaw } es la tercera carta de Espacio. Reclútalo.
lesson-hail-hydra-3 = Reclama la batalla: un punto por cada batalla que hayas reclamado.
lesson-hail-hydra-3-other = Te esperan dos puntos. Reclama la batalla.
lesson-hail-hydra-4 = Dos puntos ahora, porque tienes dos batallas, incluida esta. Una tercera, sea cual sea, traerá un tercer punto.

lesson-planet-hulk = { battle-planet-hulk }
lesson-planet-hulk-1 = Con { battle-planet-hulk }, cada ficha de S.H.I.E.L.D. paga hasta dos de una misma Gema. Tienes dos fichas.
lesson-planet-hulk-2 = { card-vulture } cuesta 4 de Realidad, y no tienes ninguna. Recluta la carta.
lesson-planet-hulk-2-other = Recluta al { card-vulture }: tus dos fichas de S.H.I.E.L.D. lo pagan todo.
lesson-planet-hulk-3 = Dos fichas han pagado cuatro Gemas. Lo que una ficha paga de más se pierde, así que úsala donde falten dos de la misma Gema. Con { battle-ragnarok }, el Tiempo vale por dos de esas fichas.

lesson-galactus-coming = { battle-galactus-coming }
lesson-galactus-coming-1 = Con { battle-galactus-coming } coges del centro una Gema a tu elección después de cada carta que reclutas.
lesson-galactus-coming-2 = { card-baron-zemo } cuesta 3 de Realidad: lo pagan todo tus bonificaciones. Reclútalo.
lesson-galactus-coming-2-other = Recluta al { card-baron-zemo }: para ti es gratis.
lesson-galactus-coming-3 = Ahora coge una Gema: ni Tiempo ni S.H.I.E.L.D.
lesson-galactus-coming-4 = Una carta gratis y encima una Gema. Tienes que coger una si la hay; después se aplica, como siempre, el límite de diez fichas.

lesson-civil-war = { battle-civil-war }
lesson-civil-war-1 = Con { battle-civil-war }, cuando coges dos fichas de la misma Gema, coges además una de otra.
lesson-civil-war-2 = Coge dos fichas de una Gema.
lesson-civil-war-2-other = Aquí se trata de coger dos fichas de la misma Gema.
lesson-civil-war-3 = Y ahora una de otra Gema.
lesson-civil-war-4 = Tres fichas, y dos de la Gema que más necesitas. Antes de cogerlas, en el centro debe haber al menos cuatro, como siempre.

lesson-sixteen = El final con dieciséis puntos
lesson-sixteen-1 = Con Batallas épicas la partida termina cuando alguien tiene 16 puntos. No hace falta el Guantelete: ni Tiempo ni cinco Gemas. Tienes 14 puntos.
lesson-sixteen-2 = Recluta a { card-venom }, por 2 puntos.
lesson-sixteen-2-other = { card-venom } trae los 2 puntos que te faltan. Reclútalo.
lesson-sixteen-3 = 16 puntos. La ronda se ha jugado hasta el final y entonces gana quien más puntos tenga; en caso de empate, quien menos cartas haya reclutado; y, si el empate continúa, se comparte la victoria.

lesson-power-points = Un final repentino
lesson-power-points-1 = Una excepción: si en tu turno llegas a 16 solo gracias a puntos de superpoderes, la partida termina en cuanto acaba ese turno. Nadie puede responder. Tienes 12 puntos y Ben tiene 14.
lesson-power-points-2 = { card-miles-morales } trae 2 puntos y la tercera carta de Espacio. Reclútalo.
lesson-power-points-2-other = { card-miles-morales } trae 2 puntos, y, como tercera carta de Espacio, te permite reclamar la batalla «{ battle-hail-hydra }». Reclútalo.
lesson-power-points-3 = 14 puntos. Esta será tu segunda batalla: 2 puntos más. ¡Reclámala!
lesson-power-points-3-other = 14 puntos no bastan. Reclama la batalla: con 16 la partida termina al instante.
lesson-power-points-4 = 16, y sin esos 2 puntos solo tendrías 14: la partida ha terminado en el acto y eres quien más puntos tiene. Ben no ha tenido un último turno. Los puntos de «{ battle-sinister-six }» y «{ battle-multiverse-madness }» cuentan igual.

lesson-gauntlet-ending = Batallas con el Guantelete
lesson-gauntlet-ending-1 = Una mesa puede jugar Batallas épicas con el final del Guantelete. Entonces tus 16 puntos y cinco Gemas no bastan: falta el Tiempo. Sin Batallas épicas, siempre es así.
lesson-gauntlet-ending-2 = Recluta al { card-doctor-strange }, tu primera carta de nivel 3.
lesson-gauntlet-ending-2-other = Necesitas el Tiempo, y solo lo trae una carta de nivel 3: recluta al { card-doctor-strange }.
lesson-gauntlet-ending-3 = Con la ficha de Tiempo, el Guantelete está completo. Ya conoces todas las reglas. ¡Lo demás es práctica!
