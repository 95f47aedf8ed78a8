### The page about this project.

about-lead = Avec Gauntlet, humains et bots jouent à Splendor: Marvel et à son extension Batailles épiques. Un projet fait par des fans, pour des fans.
about-fan-title = Un projet de fans
about-fan-text = Ce projet n’est ni officiel ni commercial. Les éditeurs ne l’ont ni réalisé, ni relu, ni approuvé. Splendor est un jeu de Marc André, publié par Space Cowboys ; les noms des personnages, des lieux et des batailles appartiennent à Marvel. Si vous aimez jouer ici, achetez le jeu : autour d’une vraie table, c’est encore mieux.
about-art-title = Nos propres dessins
about-art-text = Aucune image du jeu n’a été utilisée. Gemmes, cartes, tuiles et décors sont dessinés par ce programme ; l’emblème de chaque personnage naît de son nom, de sa Gemme et de son niveau.
about-rules-title = Les règles
about-rules-text = Elles suivent les livrets publiés en anglais, espagnol, polonais et français ainsi que le manuel de l’extension. Là où les livrets laissent un doute, notre page de règles explique comment nous jouons.
about-rules-link = Voir les règles
about-fair-title = Une partie équitable
about-fair-text = Les cartes sont mélangées avant le premier coup et leur ordre est scellé par une empreinte numérique que chacun peut vérifier après la partie. Un bot n’en sait pas plus qu’une personne à sa place. Ce que vous ne devez pas voir n’arrive jamais dans votre navigateur.
about-private-title = Vos données
about-private-text = Aucun compte n’est nécessaire. Nous gardons votre nom et vos parties, un cookie qui vous identifie, et rien d’autre : aucun pistage, aucun contenu d’autres sites. Sur votre page, vous pouvez supprimer tout ce qui vous concerne.
about-private-link = Aller à ma page
about-licence-title = Licences
about-licence-program = Le programme est un logiciel libre sous licence MIT ; son code source l’accompagne.
about-licence-font = La police est Source Sans 3 d’Adobe, sous licence SIL Open Font License 1.1.
about-licence-parts = Les pages sont faites avec Svelte (MIT), leurs textes avec Project Fluent (Apache License 2.0).
about-api-title = Pour les développeurs
about-api-text = Des bots écrits dans n’importe quel langage peuvent s’asseoir à ces tables. Le serveur décrit lui-même son interface.
about-api-link = Description de l’interface (OpenAPI)
