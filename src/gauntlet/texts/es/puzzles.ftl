### Los retos: un título, una pista y por qué funciona la respuesta.

puzzle-two-points = Faltan dos
puzzle-two-points-hint = Tus bonificaciones de Mente pagan casi por completo una carta con puntos.
puzzle-two-points-why = { card-ronan } cuesta 5 de Mente. Lo pagan cuatro bonificaciones y una ficha, y con sus 2 puntos llegas a 16. Ya tienes las cinco Gemas y el Tiempo; ninguna otra carta a tu alcance da puntos.

puzzle-missing-stone = La Gema que falta
puzzle-missing-stone-hint = Busca la Gema de la que no tienes bonificación. La carta está más cerca de lo que crees.
puzzle-missing-stone-why = Tienes 14 puntos, pero ninguna bonificación de Poder. { card-crossbones } está en tu mano, te cuesta una sola ficha de Mente y trae las dos cosas: 2 puntos y Poder.

puzzle-in-time = A tiempo
puzzle-in-time-hint = Te faltan 4 puntos y algo que solo trae el nivel 3.
puzzle-in-time-why = { card-vision } te cuesta 1 de Mente y 2 de Espacio, da 4 puntos y, como tu primera carta de nivel 3, la ficha de Tiempo: 16 puntos y el Guantelete. Tu rival no llega a 16 en el turno que le queda.

puzzle-one-tag = Un icono más
puzzle-one-tag-hint = Tu rival tiene la pieza, con los mismos iconos que tú.
puzzle-one-tag-why = Seis iconos contra seis: cualquier séptimo se lleva la pieza de ¡Vengadores, reuníos! { card-wasp }, de tu mano, te sube a 16; { card-scarlet-witch }, a 17; y tu rival pierde 3 puntos.

puzzle-no-soul = Ni un alma
puzzle-no-soul-hint = Tiene muchos más puntos de los que necesita. ¿Qué bonificación no ha conseguido nunca?
puzzle-no-soul-why = Con 25 puntos solo le falta una bonificación de Alma. { card-falcon } es la única carta de Alma que puede pagar: reclútala o resérvala.

puzzle-out-of-reach = Fuera de su alcance
puzzle-out-of-reach-hint = Cuenta su Realidad: fichas, bonificaciones y S.H.I.E.L.D. juntas.
puzzle-out-of-reach-why = 3 bonificaciones, 3 fichas y 1 de S.H.I.E.L.D. suman 7 de Realidad: el próximo turno { card-iron-fist } lo llevaría de 13 a 17. No puedes pagar esta carta, pero sí reservarla.

puzzle-right-battle = La batalla correcta
puzzle-right-battle-hint = Una de ellas vale puntos: cuantas más batallas tengas, más vale.
puzzle-right-battle-why = Como tercera batalla, «{ battle-hail-hydra }» vale 3 puntos: de 13 pasas a 16. Y como han sido puntos de un superpoder, la partida termina al instante.

puzzle-for-nothing = Gratis
puzzle-for-nothing-hint = No tienes Gemas que gastar, y la carta correcta no da puntos. Mira el Lugar.
puzzle-for-nothing-why = Tus bonificaciones pagan por completo al { card-prowler }. Con la cuarta bonificación de Mente viene el Lugar { location-avengers-tower-nyc }: 3 puntos, 17 en total.

puzzle-two-doors = Dos puertas
puzzle-two-doors-hint = Coge primero lo que no tiene sustituto y deja dos caminos abiertos para el resto.
puzzle-two-doors-why = { card-luke-cage } te lleva a 14 puntos. El próximo turno { card-ghost-spider } no te cuesta nada y { card-punisher }, tres fichas de Realidad; cada una trae los 2 últimos puntos, y solo te pueden quitar una.

puzzle-all-at-once = Todo a la vez
puzzle-all-at-once-hint = Te faltan 6 puntos y el Tiempo. Una carta de tu mano lo cambia todo.
puzzle-all-at-once-why = { card-hulk } da 3 puntos y dos iconos. Cinco iconos contra cuatro traen la pieza, otros 3 puntos, y tu primera carta de nivel 3 trae el Tiempo: 16.

puzzle-fourth-mind = La cuarta bonificación de Mente
puzzle-fourth-mind-hint = Le falta una bonificación de Mente para un Lugar. A ti también.
puzzle-fourth-mind-why = Con { card-modok } cogería el Lugar { location-avengers-tower-nyc } y tendría 17 puntos. Reservarla no es seguro: puede aparecer otra carta de Mente. Si la reclutas, el Lugar es tuyo.

puzzle-put-aside = A buen recaudo
puzzle-put-aside-hint = Te falta una de Alma y en el centro no queda ninguna. ¿Con qué más se puede pagar?
puzzle-put-aside-why = { card-luke-cage } da los 5 puntos que te faltan. Al reservarlo recibes una ficha de S.H.I.E.L.D. para el Alma que falta, y de tu mano nadie te lo quita. El próximo turno lo reclutas.

puzzle-last-word = La última palabra
puzzle-last-word-hint = Tiene 16, pero 3 de esos puntos no son suyos para siempre.
puzzle-last-word-why = Tiene la pieza con siete iconos, y tú tienes seis. { card-iron-man } tiene dos: con ocho te llevas la pieza, tu rival baja a 13 y la partida sigue.

puzzle-three-gifts = Tres regalos
puzzle-three-gifts-hint = Una carta de tu mano trae puntos, una pieza y un Lugar.
puzzle-three-gifts-why = { card-captain-america } da 3 puntos; cinco iconos contra cuatro traen la pieza; y la cuarta bonificación de Alma trae { location-triskelion }. 8 y tres veces 3 son 17.

puzzle-six-at-once = Seis de golpe
puzzle-six-at-once-hint = ¿Qué batalla vale 6 puntos y qué Gema pide?
puzzle-six-at-once-why = { card-baron-zemo } es tu quinta carta de Mente; lo paga el Tiempo gracias a { battle-ragnarok } y, por ser de Mente, te lo devuelve. Entonces { battle-sinister-six } vale 6 puntos: 16, y la partida termina al instante.

puzzle-detour = Un rodeo
puzzle-detour-hint = Primero una carta sin puntos: ¿qué Lugar te abre?
puzzle-detour-why = { card-silver-sable } no te cuesta nada y es tu tercera de Alma: { location-asgard } da 3 puntos. El próximo turno, su bonificación y tres de tus fichas pagan a { card-nova }, con 4 puntos y el Tiempo: 16. Tu rival no puede pagar a { card-nova } ni reservar, con tres cartas en la mano.

puzzle-three-fewer = Tres menos
puzzle-three-fewer-hint = No puedes reclutar ni reservar la carta que quiere. Pero ¿de dónde salen sus 13 puntos?
puzzle-three-fewer-why = { card-loki } lo llevaría a 18. Con un sexto icono, de { card-beta-ray-bill } o de { card-ms-marvel }, te llevas la pieza: entonces { card-loki } solo lo lleva a 15.

puzzle-right-three = Las tres justas
puzzle-right-three-hint = Compara tus Gemas con lo que cuesta { card-thor }.
puzzle-right-three-why = Para { card-thor } te faltan 1 de Mente, 1 de Poder y 1 de Realidad. Coge justo esas, y el próximo turno te da 3 puntos y el Tiempo: 16. Tu rival no puede pagarlo, ni reservar con tres cartas en la mano.

puzzle-one-place-left = Queda un sitio
puzzle-one-place-left-hint = La undécima ficha se devuelve. ¿Cuáles necesita tu carta?
puzzle-one-place-left-why = { card-loki } da los 5 puntos que te faltan. Resérvalo: 3 fichas de Poder y la de S.H.I.E.L.D. pagarán lo que no cubren tus bonificaciones. Devuelve cualquiera menos esas cuatro.

puzzle-small-change = Calderilla
puzzle-small-change-hint = Después de pagar recibes una Gema. ¿Qué te conviene conservar para el próximo turno?
puzzle-small-change-why = Paga con tu ficha la última de Espacio para { card-scorpion } y coge otra gracias a { battle-galactus-coming }. Así conservas el Tiempo, que el próximo turno paga dos: { card-hela } o { card-thor } trae los 3 últimos puntos.

puzzle-from-behind = Remontada
puzzle-from-behind-hint = Dos iconos y una cuarta de Alma: suma todo lo que desencadena una sola carta.
puzzle-from-behind-why = { card-captain-america } da 3 puntos, ocho iconos se llevan la pieza y la cuarta de Alma trae { location-hells-kitchen-nyc }: 11 y 9 son 20. Quien iba en cabeza baja de 17 a 14.

puzzle-level = Empatados
puzzle-level-hint = Con 18 basta si tienes algo que tu rival no tiene.
puzzle-level-why = Una tercera bonificación de Alma trae { location-asgard }: 18 puntos, tantos como tu rival. En caso de empate decide la pieza de ¡Vengadores, reuníos!, y la tienes tú. Con { card-miles-morales } te quedarías en 17.

puzzle-two-roads = Dos caminos
puzzle-two-roads-hint = { location-asgard } pide una tercera bonificación de Poder y una tercera de Alma. ¿De cuál hay más en la mesa?
puzzle-two-roads-why = Ahora solo { card-kraven } da Poder, así que empieza por esa carta. De Alma hay dos, { card-star-lord } y { card-nick-fury }: la que quede trae sus puntos y { location-asgard }. Al revés, te quitarían a { card-kraven }.

puzzle-one-too-many = Una de más
puzzle-one-too-many-hint = ¿Qué falta para la carta de tu mano? ¿Y qué harás con la undécima ficha?
puzzle-one-too-many-why = Para { card-captain-marvel } te faltan 1 ficha de Espacio y 1 de Alma; la de S.H.I.E.L.D. hace de tercera de Alma. Coge las dos y devuelve una de Mente o la tercera que hayas cogido. El próximo turno: 4 puntos y, con la tercera de Poder, { location-asgard }: 17.

puzzle-spare-stone = Una Gema de sobra
puzzle-spare-stone-hint = Cuatro bonificaciones de Mente y cuatro de Alma dan un Lugar. ¿Cuál de las dos te pueden quitar, y cuánto cuesta { card-squirrel-girl }?
puzzle-spare-stone-why = { card-spider-girl } es la única carta de Alma al alcance, y para ti es gratis. Para la cuarta de Mente están { card-grandmaster } y { card-squirrel-girl }, y con la ficha de Poder de { battle-galactus-coming } puedes pagar cualquiera. Una quedará: { location-hells-kitchen-nyc } te lleva a 17.

puzzle-time-for-later = Tiempo para luego
puzzle-time-for-later-hint = Tienes las fichas de Espacio justas. ¿Qué te vendrá bien tener el próximo turno?
puzzle-time-for-later-why = Tres fichas de Espacio pagan a { card-hela }: 14 puntos, y conservas el Tiempo. El próximo turno paga dos Gemas: { card-jessica-jones }, { card-ronan } y { card-crossbones } están al alcance, más de las que te pueden quitar.

puzzle-not-more = Empatar no basta
puzzle-not-more-hint = Dos iconos a la vez le darían una pieza. ¿Cuántos debes tener para que no sea así?
puzzle-not-more-why = { card-black-widow }, con dos iconos, le daría seis contra tus cinco: 3 puntos y tu pieza suman 18. { card-war-machine } es tu sexto icono: empatar no basta, y se queda en 15.
