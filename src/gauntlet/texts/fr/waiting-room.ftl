### A table before the first move: who sits where, and who goes first.

room-waiting = { $count ->
    [one] Il reste { $count } place libre
   *[other] Il reste { $count } places libres
    }
room-invited = { $who } vous invite à jouer
room-ready = Tout le monde est là
room-free = Place libre
room-you = Vous
room-bot = Bot
room-bot-label = Bot pour la place { $seat }
room-bot-add = Ajouter ce bot
room-guest = Sur cet appareil
room-guest-label = Nom de la personne qui joue sur cet appareil à la place { $seat }
room-guest-add = Ajouter
room-leave = Se lever
room-remove = Retirer
room-your-name = Votre nom
room-sit = S’asseoir
room-link = Envoyez ce lien à vos amis
room-link-message = Viens jouer à Gauntlet avec moi !
room-first = Qui commence ?
room-start = Commencer la partie
room-not-yet = La personne qui a créé la table va lancer la partie.
