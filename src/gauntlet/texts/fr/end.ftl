### What a finished game shows: result, standings, and the proof of a fair shuffle.

final-won = Vous avez gagné !
final-shared = Victoire partagée !
final-lost = Ce sera pour la prochaine fois.
final-replay = Revoir
final-alone = Personne d’autre n’a 16 points, les cinq Gemmes et le Temps.
final-table = Classement final
final-points = Points
final-cards = Cartes
final-locations = Lieux
final-avengers = Avengers Rassemblement
final-battles = Batailles
final-stones = Gemmes et Temps
final-stones-count = { $time ->
    [yes] Gemmes : { $count } sur 5, avec le Temps
   *[no] Gemmes : { $count } sur 5, sans le Temps
    }
final-yes = Oui
final-rematch = Rejouer
final-to-rematch = Passer à la revanche
final-review = Voir le bilan
final-new = Nouvelle table
final-share = Partager la partie
final-share-label = Lien vers la partie complète
final-share-message = Une partie de Gauntlet
final-record = Télécharger le fichier de la partie
final-verify = Le mélange était-il honnête ?

verify-explained = Toutes les cartes ont été mélangées avant le premier coup. Une empreinte de leur ordre a été montrée à tous à ce moment-là ; maintenant que la partie est finie, votre navigateur peut la recalculer à partir des cartes dévoilées. Si les deux sont identiques, rien n’a été changé entre-temps. Le navigateur de chaque joueur a aussi ajouté au mélange un nombre aléatoire, scellé avant qu’aucun ne soit connu. Personne n’a donc pu choisir l’ordre, pas même le propriétaire du serveur.
verify-check = Vérifier maintenant
verify-file = Télécharger la preuve
verify-fair = Les empreintes concordent : les cartes étaient dans cet ordre dès le début.
verify-drawn = { $count ->
    [one] Il découle des nombres aléatoires d’un joueur et du serveur : personne ne l’a choisi.
   *[other] Il découle des nombres aléatoires de { $count } joueurs et du serveur : personne ne l’a choisi.
}
verify-changed = Les empreintes diffèrent : ce n’est pas l’ordre promis.
verify-chosen = Les cartes ne découlent pas des nombres aléatoires du tirage : quelqu’un les a choisies.
verify-left-out = Le nombre aléatoire de votre navigateur manque au tirage.
verify-unavailable = Ce navigateur ne calcule des empreintes que sur les pages chargées en HTTPS. Vous pouvez télécharger la preuve et la vérifier avec « gauntlet verify ».
verify-details = Détails techniques
verify-promise = Empreinte au début (SHA-256)
verify-nonce = Secret ajouté (nonce)
verify-draw = Empreinte du nombre du serveur, avant le tirage
verify-share = Nombre aléatoire de la place { $seat }
verify-late = arrivé trop tard
