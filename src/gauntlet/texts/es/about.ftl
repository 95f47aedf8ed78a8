### The page about this project.

about-lead = Con Gauntlet, personas y programas juegan a Splendor: Marvel y a su expansión Batallas épicas. Lo ha hecho gente a la que le gusta el juego, para gente a la que le gusta el juego.
about-fan-title = Un proyecto de aficionados
about-fan-text = Este es un proyecto no oficial y sin ánimo de lucro. Las editoriales no lo han hecho, ni revisado, ni lo apoyan. Splendor es un juego de Marc André, publicado por Space Cowboys; los nombres de personajes, lugares y batallas pertenecen a Marvel. Si te gusta aquí, compra la caja: en una mesa de verdad es aún mejor.
about-art-title = Dibujos propios
about-art-text = No se ha usado ninguna imagen del juego. Gemas, cartas, piezas y fondos los dibuja este programa; el emblema de cada personaje sale de su nombre, su Gema y su nivel.
about-rules-title = Las reglas
about-rules-text = Siguen los reglamentos publicados en inglés, español, polaco y francés y el manual de referencia de la expansión. Donde los libros dejan margen, nuestra página de reglas dice cómo los leemos.
about-rules-link = A las reglas
about-fair-title = Juego limpio
about-fair-text = Las cartas se barajan antes de la primera jugada y se sellan con una huella que cualquiera puede comprobar después de la partida. Un bot no sabe más que una persona en su sitio. Lo que no debes ver nunca llega a tu navegador.
about-private-title = Tus datos
about-private-text = No necesitas cuenta. Guardamos tu nombre y tus partidas, una cookie que dice quién eres, y nada más: sin rastreo, sin nada de otros sitios. En tu página puedes borrar todo lo que hay sobre ti.
about-private-link = A mi página
about-licence-title = Licencias
about-licence-program = El programa es software libre con licencia MIT; su código fuente viene con él.
about-licence-font = La letra es Source Sans 3 de Adobe, con la SIL Open Font License 1.1.
about-licence-parts = Las páginas están hechas con Svelte (MIT) y sus textos con Project Fluent (Apache License 2.0).
about-api-title = Para programadores
about-api-text = Bots en cualquier lenguaje pueden sentarse a estas mesas. El propio servidor describe la interfaz.
about-api-link = Descripción de la interfaz (OpenAPI)
