# Places, scores

seat = Place { $number }
scores = Scores actuels : { $list }
final-scores = Scores finaux : { $list }

# Conseils

hint = { $seat }, conseil du bot { $bot } : { $move }
hint-move = coup
hint-visits = visites
hint-margin = écart
hint-line = suite attendue
hint-change = { $seat }, score si la partie finissait maintenant : { $line } { $points }
hint-then = puis { $moves } :

# Reviews

review = { $game }, partie revue { $eyes }
review-eyes-everybody = telle que tous pouvaient la voir
review-eyes-open = tous secrets dévoilés
review-eyes-seat = telle que { $seat } la voyait
review-chances = Chances de gagner, coup après coup
review-first = au début
review-last = à la fin
review-luck = hasard
review-play = jeu
review-others = les autres
review-points = Hasard, jeu et les autres sont des points de chance de gagner : ensemble, ils mènent de la première chance à la dernière.
review-sum =
    { $seat } : { $play ->
        [one] { $play } point perdu
       *[other] { $play } points perdus
    } par le jeu, { $luck ->
        [one] { $luck } { $lucky ->
            [yes] gagné
           *[no] perdu
        }
       *[other] { $luck } { $lucky ->
            [yes] gagnés
           *[no] perdus
        }
    } par le hasard.
review-decisive =
    { $count ->
        [0] Aucun coup n’a décidé la partie à lui seul.
        [one] Un seul coup a décidé la partie.
       *[other] { $count } coups ont décidé la partie.
    }
review-moments = Décisions qui ont coûté
review-no-moments = Aucune décision n’a coûté cher.
review-moment = { $ply }. { $seat }, { $move } : { $judgement }, { $loss } points. Mieux : { $better }
review-better = il y avait mieux
review-mistake = une erreur
review-blunder = une gaffe

# Astra

card-andromeda = Andromède
    .of = d’Andromède
card-aquarius = { disc-aquarius }
    .of = du Verseau
card-aquila = Aigle
    .of = de l’Aigle
card-ara = Autel
    .of = de l’Autel
card-argo-navis = Navire Argo
    .of = du Navire Argo
card-aries = { disc-aries }
    .of = du Bélier
card-auriga = Cocher
    .of = du Cocher
card-bootes = Bouvier
    .of = du Bouvier
card-cancer = { disc-cancer }
    .of = du Cancer
card-canis-major = Grand Chien
    .of = du Grand Chien
card-canis-minor = Petit Chien
    .of = du Petit Chien
card-capricornus = { disc-capricornus }
    .of = du Capricorne
card-cassiopeia = Cassiopée
    .of = de Cassiopée
card-centaurus = Centaure
    .of = du Centaure
card-cepheus = Céphée
    .of = de Céphée
card-cetus = Baleine
    .of = de la Baleine
card-corona-australis = Couronne australe
    .of = de la Couronne australe
card-corona-borealis = Couronne boréale
    .of = de la Couronne boréale
card-corvus = Corbeau
    .of = du Corbeau
card-crater = Coupe
    .of = de la Coupe
card-cygnus = Cygne
    .of = du Cygne
card-delphinus = Dauphin
    .of = du Dauphin
card-draco = Dragon
    .of = du Dragon
card-equuleus = Petit Cheval
    .of = du Petit Cheval
card-eridanus = Éridan
    .of = de l’Éridan
card-gemini = { disc-gemini }
    .of = des Gémeaux
card-hercules = Hercule
    .of = d’Hercule
card-hydra = Hydre
    .of = de l’Hydre
card-leo = { disc-leo }
    .of = du Lion
card-lepus = Lièvre
    .of = du Lièvre
card-libra = { disc-libra }
    .of = de la Balance
card-lupus = Loup
    .of = du Loup
card-lyra = Lyre
    .of = de la Lyre
card-ophiuchus = Ophiuchus
    .of = d’Ophiuchus
card-orion = Orion
    .of = d’Orion
card-pegasus = Pégase
    .of = de Pégase
card-perseus = Persée
    .of = de Persée
card-pisces = { disc-pisces }
    .of = des Poissons
card-piscis-austrinus = Poisson austral
    .of = du Poisson austral
card-sagitta = Flèche
    .of = de la Flèche
card-sagittarius = { disc-sagittarius }
    .of = du Sagittaire
card-scorpius = { disc-scorpius }
    .of = du Scorpion
card-serpens = Serpent
    .of = du Serpent
card-taurus = { disc-taurus }
    .of = du Taureau
card-triangulum = Triangle
    .of = du Triangle
card-ursa-major = Grande Ourse
    .of = de la Grande Ourse
card-ursa-minor = Petite Ourse
    .of = de la Petite Ourse
card-virgo = { disc-virgo }
    .of = de la Vierge

element-air = Air
    .the = l’Air
element-earth = Terre
    .the = la Terre
element-fire = Feu
    .the = le Feu
element-water = Eau
    .the = l’Eau

boon-fame = Renommée
boon-improvement = Amélioration
boon-stardust = Poussière d’étoile
boon-wisdom = Sagesse
boon-observation = Observation
boon-activation = Réactivation

astra-turn-began = C’est à { $seat } de jouer.
astra-used = { $seat } utilise le pouvoir { $card-of }.
astra-gained =
    { $good ->
        [fame]
            { $amount ->
                [one] { $seat } gagne { $amount } point de renommée.
               *[other] { $seat } gagne { $amount } points de renommée.
            }
        [stardust]
            { $amount ->
                [one] { $seat } gagne { $amount } poussière d’étoile.
               *[other] { $seat } gagne { $amount } poussières d’étoile.
            }
        [telescopes]
            { $amount ->
                [one] { $seat } gagne { $amount } télescope.
               *[other] { $seat } gagne { $amount } télescopes.
            }
        [pouch] { $seat } agrandit sa sacoche de { $amount }.
       *[wisdom]
            { $amount ->
                [one] { $seat } gagne { $amount } point de sagesse.
               *[other] { $seat } gagne { $amount } points de sagesse.
            }
    }
astra-exchanged = { $seat } échange 3 poussières d’étoile contre un télescope.
astra-observing =
    { $telescope ->
        [true] { $seat } dépense un télescope pour observer encore.
       *[false] { $seat } observe.
    }
astra-marked =
    { $seat ->
        [none] Le rêveur coche l’étoile { $star } { $card-of }.
       *[other] { $seat } coche l’étoile { $star } { $card-of }.
    }
astra-observe-ended = { $seat } a fini d’observer.
astra-resting = { $seat } se repose.
astra-reactivated = { $seat } réactive la carte { $card-of }.
astra-first-discarded = La première carte est défaussée : { $card }.
astra-sphere-moved = Élément actif : { $element }.
astra-top-discarded = Le pion franchit l’icône de défausse : la carte { $card-of } quitte la pile.
astra-game-end-seen =
    { $last_turns ->
        [0] La carte Fin de partie est au sommet de la pile : c’est le dernier tour.
        [1] La carte Fin de partie est au sommet de la pile : encore un tour après celui-ci.
       *[other] La carte Fin de partie est au sommet de la pile : encore { $last_turns } tours après celui-ci.
    }
astra-discovered =
    { $seat ->
        [none] Le rêveur a coché la dernière étoile { $card-of }.
       *[other] { $seat } découvre la constellation { $card-of }.
    }
astra-picked =
    { $number ->
        [none] { $seat } choisit un bonus en secret.
       *[other] { $seat } choisit le bonus { $number } en secret.
    }
astra-picks-shown = Les bonus choisis sur la carte { $card-of } sont révélés.
astra-boon-taken = { $seat } prend le bonus { $number } { $card-of } : { $boon } { $amount }.
astra-card-taken = { $seat } prend la carte { $card-of }.
astra-card-discarded =
    { $seat ->
        [none] Personne ne prend la carte { $card-of } : elle est défaussée.
       *[other] { $seat } défausse la carte { $card-of }.
    }
astra-card-dealt = À l’emplacement { $place } : { $card }.
astra-dreaming =
    { $number ->
        [0] Le rêveur ne coche aucune étoile.
        [1] Le rêveur coche une étoile.
       *[other] Le rêveur coche jusqu’à { $number } étoiles.
    }
astra-refunded =
    { $stardust ->
        [one] { $seat } récupère { $stardust } poussière d’étoile dépensée.
       *[other] { $seat } récupère { $stardust } poussières d’étoile dépensées.
    }
astra-scoring-shown = { $seat } : la carte de décompte a une coche pour { $element-the }.
astra-won =
    { $shared ->
        [true]
            { $fame ->
                [one] { $seat } partage la victoire avec { $fame } point de renommée.
               *[other] { $seat } partage la victoire avec { $fame } points de renommée.
            }
       *[false]
            { $fame ->
                [one] { $seat } gagne avec { $fame } point de renommée.
               *[other] { $seat } gagne avec { $fame } points de renommée.
            }
    }

# Sternenhimmel

figure-1 = 1
figure-3 = 3
figure-5 = 5
figure-6 = 6
figure-7 = 7
figure-10 = 10
figure-black-hole = trou noir
figure-double = étoile double

disc-aries = Bélier
disc-taurus = Taureau
disc-gemini = Gémeaux
disc-cancer = Cancer
disc-leo = Lion
disc-virgo = Vierge
disc-libra = Balance
disc-scorpius = Scorpion
disc-sagittarius = Sagittaire
disc-capricornus = Capricorne
disc-aquarius = Verseau
disc-pisces = Poissons

sternenhimmel-placed =
    { $face_down ->
        [true]
            { $figure ->
                [none] { $seat } pose une figurine face cachée ({ $disc }, étoile { $star }).
               *[other] { $seat } pose une figurine face cachée ({ $disc }, étoile { $star }) : { $figure }.
            }
       *[false] { $seat } pose une figurine ({ $disc }, étoile { $star }) : { $figure }.
    }
sternenhimmel-stuck = Plus personne n’a de figurine à poser : le disque est compté tel quel ({ $disc }).
sternenhimmel-revealed = On révèle ({ $disc }, étoile { $star }, { $seat }) : { $figure }.
sternenhimmel-vanished = { $disc }, étoile { $star } ({ $seat }) : le trou noir en rencontre un autre et disparaît.
sternenhimmel-swallowed = { $disc }, étoile { $star } ({ $seat }) : un trou noir avale la figurine { $figure }.
sternenhimmel-doubled = { $disc }, étoile { $star } ({ $seat }) : le { $figure } compte pour { $value }.
sternenhimmel-counted =
    { $figures ->
        [one] { $seat } totalise { $total } ({ $disc }), avec { $figures } figurine.
       *[other] { $seat } totalise { $total } ({ $disc }), avec { $figures } figurines.
    }
sternenhimmel-nobody-left = { $disc } : plus personne n’a de figurine, personne n’est payé.
sternenhimmel-tied-for-first = { $disc } : égalité pour la première place, pas de récompense, une pièce par figurine.
sternenhimmel-tied-for-second = { $disc } : égalité pour la deuxième place, pas de deuxième récompense, une pièce par figurine.
sternenhimmel-paid =
    { $reason ->
        [first]
            { $coins ->
                [one] { $seat } reçoit { $coins } pièce : première récompense.
               *[other] { $seat } reçoit { $coins } pièces : première récompense.
            }
        [second]
            { $coins ->
                [one] { $seat } reçoit { $coins } pièce : deuxième récompense.
               *[other] { $seat } reçoit { $coins } pièces : deuxième récompense.
            }
        [tribute]
            { $coins ->
                [one] { $seat } reçoit { $coins } pièce, versée par { $from }.
               *[other] { $seat } reçoit { $coins } pièces, versées par { $from }.
            }
       *[figures]
            { $coins ->
                [one] { $seat } reçoit { $coins } pièce de la réserve pour ses figurines.
               *[other] { $seat } reçoit { $coins } pièces de la réserve pour ses figurines.
            }
    }
sternenhimmel-opened = Nouveau disque : { $disc }.
sternenhimmel-skipped = { $seat } n’a plus de figurine en main et passe son tour.
sternenhimmel-won =
    { $shared ->
        [true]
            { $coins ->
                [one] { $seat } partage la victoire avec { $coins } pièce.
               *[other] { $seat } partage la victoire avec { $coins } pièces.
            }
       *[false]
            { $coins ->
                [one] { $seat } gagne avec { $coins } pièce.
               *[other] { $seat } gagne avec { $coins } pièces.
            }
    }

# Stellium

body-planet = planète
    .the = la planète
body-comet = comète
    .the = la comète
body-star = étoile
    .the = l’étoile
body-supernova = supernova
    .the = la supernova

token-planet = Planète
token-comet = Comète
token-star = Étoile
token-supernova = Supernova

count-planet =
    { $count ->
        [one] { $count } planète
       *[other] { $count } planètes
    }
count-comet =
    { $count ->
        [one] { $count } comète
       *[other] { $count } comètes
    }
count-star =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
count-supernova =
    { $count ->
        [one] { $count } supernova
       *[other] { $count } supernovas
    }

direction-northeast = le nord-est
direction-east = l’est
direction-southeast = le sud-est
direction-southwest = le sud-ouest
direction-west = l’ouest
direction-northwest = le nord-ouest

of-planet = de planètes
    .plural = planètes
of-comet = de comètes
    .plural = comètes
of-star = d’étoiles
    .plural = étoiles
of-supernova = de supernovas
    .plural = supernovas

card-line = ligne { $of }
card-arc = arc { $of }
card-small-triangle = petit triangle { $of }
card-large-triangle = grand triangle { $of }
card-rectangle = rectangle { $of }
card-rhombus = losange { $of }
card-s = S { $of }
card-pair = paire { $of }
card-centres = { $of-plural } au centre
card-symbols = { $of-plural } sur leur symbole

stellium-turn = Manche { $round }, c’est à { $seat } de jouer.
stellium-bag-empty = Le sac est vide : { $seat } ne joue pas d’astre ce tour-ci.
stellium-felt = { $seat } trouve au toucher une { $body } (essai { $feels }).
stellium-dropped = { $seat } relâche { $body-the }.
stellium-kept = { $seat } garde { $body-the }.
stellium-drawn = { $seat } pioche une { $body }.
stellium-chosen = { $seat } choisit une { $body } dans le sac.
stellium-token-spent = { $seat } dépense son jeton { $token }.
stellium-placed = { $seat } pose une { $body } en { $place }.
stellium-struck = { $seat } lance une { $body } sur l’astre en { $place }.
stellium-pushed =
    { $moved ->
        [one] En { $place }, { $body-the } prend la place d’un astre et le pousse vers { $direction }.
       *[other] En { $place }, { $body-the } prend la place d’un astre et pousse une rangée de { $moved } astres vers { $direction }.
    }
stellium-pushed-off = Une { $body } est éjectée du plateau et retourne dans le sac.
stellium-swapped = { $seat } permute les astres en { $one } et { $other }.
stellium-turned =
    { $sixths ->
        [1] { $seat } fait tourner la galaxie { $disc } de 60° dans le sens horaire.
        [2] { $seat } fait tourner la galaxie { $disc } de 120° dans le sens horaire.
        [3] { $seat } fait tourner la galaxie { $disc } de 180°.
        [4] { $seat } fait tourner la galaxie { $disc } de 120° dans le sens antihoraire.
       *[5] { $seat } fait tourner la galaxie { $disc } de 60° dans le sens antihoraire.
    }
stellium-attracted = { $seat } utilise le trou noir { $hole }, qui attire { $body-the } depuis { $place }.
stellium-no-influence = { $seat } renonce à l’influence.
stellium-validated =
    { $points ->
        [one] { $seat } valide « { $card } » en { $places } : { $points } point.
       *[other] { $seat } valide « { $card } » en { $places } : { $points } points.
    }
stellium-limit-reached = { $seat } atteint la limite : la partie se termine avec cette manche.
stellium-stayed = L’astre en { $place } reste. Retour au sac : { $cleared }.
stellium-objectives-left = { $seat } ne valide plus d’objectif.
stellium-refill = La galaxie { $disc } est vide. Tirage pour la remplir : { $drawn }.
stellium-disc-stays-empty = La galaxie { $disc } est vide, le sac aussi : la galaxie reste vide.
stellium-settled = { $seat } pose une { $body } en { $place }.
stellium-refilled =
    { $returned ->
        [none] La galaxie { $disc } est remplie.
       *[other] La galaxie { $disc } est remplie. Retour au sac : { $returned }.
    }
stellium-discarded = { $seat } écarte « { $card } ».
stellium-taken = { $seat } prend « { $card } ».
stellium-hand-kept = { $seat } garde ses trois objectifs.
stellium-revealed = Nouvel objectif disponible : « { $card } ».
stellium-display-removed = Les objectifs disponibles sont écartés : { $cards }.
stellium-last-round = La manche { $round } est la dernière.
stellium-won =
    { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
stellium-nobody-won = Égalité, et aucun des ex æquo n’a atteint la limite : personne ne gagne.

# La page : accueil

page-title = Une table pour trois jeux sur les étoiles
page-lead = Jouez dans votre navigateur entre amis, contre des bots, ou les deux. Pas de compte : un lien suffit pour inviter.
page-skip = Aller au contenu
page-settings = Réglages
page-language = Langue
page-theme-night = Thème nuit
page-theme-paper = Thème papier
page-setting-language-about = Pour tout ce que vous lisez ici ; les autres gardent la leur.
page-setting-theme = Thème
page-setting-theme-about = La nuit est sombre ; le papier est clair, comme un vieil atlas du ciel.
page-setting-theme-night = nuit
page-setting-theme-paper = papier
page-setting-pace = Vitesse des coups des autres
page-setting-pace-about = Combien de temps on vous montre ce que font les autres. Vous pouvez toujours passer.
page-setting-pace-slow = lente
page-setting-pace-normal = normale
page-setting-pace-fast = rapide
page-setting-pace-at-once = immédiate
page-setting-confirm = Confirmer les coups définitifs
page-setting-confirm-about = Un coup qu’on ne peut pas annuler n’est joué qu’une fois confirmé.
page-setting-keys = Raccourcis d’une seule touche
page-setting-keys-about = À une table, des lettres comme U ou H ont un effet. Tapez « ? » pour en voir la liste.
page-setting-sounds = Sons
page-setting-sounds-about = Courts et discrets, tant que cette page est ouverte.
page-setting-sound-turn = C’est à vous de jouer
page-setting-sound-time = Il vous reste 30 ou 10 secondes
page-setting-sound-talk = Quelqu’un dit quelque chose
page-setting-sound-place = Une pièce est posée
page-setting-sound-move = Quelque chose bouge sur le plateau
page-setting-sound-reveal = Quelque chose est révélé
page-setting-sound-score = Quelqu’un marque des points
page-setting-sound-end = La partie est terminée
page-setting-try = Écouter
page-setting-vibrate = Vibreur
page-setting-vibrate-about = Le téléphone vibre quand c’est à vous, ou quand votre temps est presque écoulé.
page-setting-device = Parties contre des bots
page-setting-device-about = Sur cet appareil, elles commencent aussitôt et marchent hors ligne. En ligne, vous pouvez les reprendre ailleurs.
page-setting-device-here = sur cet appareil, si possible
page-setting-device-online = toujours en ligne
page-loading = Chargement…
page-load-failed = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
page-try-again = Réessayer
page-new-version = Il existe une nouvelle version de cette page. Elle se charge.
page-offline = Vous êtes hors ligne. Ce qui est sur cet appareil fonctionne ; les tables en ligne reviendront d’elles-mêmes.
page-needs-server = Connexion requise
page-out-of-reach = Pas de connexion
page-out-of-reach-text = Cette page s’ouvrira d’elle-même dès que le serveur sera joignable.
page-version-ready = Une nouvelle version est prête.
page-version-reload = Recharger
page-setting-kept = Sur cet appareil
page-setting-kept-all = La page entière est conservée sur cet appareil et s’ouvre sans connexion.
page-setting-kept-coming = La page s’enregistre sur cet appareil, pour s’ouvrir sans connexion…
page-setting-kept-spared = Votre navigateur économise les données : rien n’est encore conservé ici.
page-setting-kept-denied = Ce navigateur ne conserve rien ici : sans connexion, la page ne s’ouvre pas.
page-setting-keep = Conserver ici
page-install = Installer
page-install-about = Asterism aura son icône et sa fenêtre.
page-install-ios = Pour l’installer, touchez Partager, puis « Sur l’écran d’accueil ».
page-close = Fermer
page-nowhere = Il n’y a rien ici
page-to-first = Retour à l’accueil
page-players = { $fewest }–{ $most } joueurs
page-minutes = { $shortest }–{ $longest } min
page-sentence-astra = Tracez les constellations du vrai ciel, étoile par étoile, et partagez les fruits de chaque découverte.
page-sentence-sternenhimmel = Posez vos figurines, certaines face cachée, et totalisez le plus de points sur chaque constellation une fois pleine.
page-sentence-stellium = Cherchez un astre à tâtons, posez-le parmi des galaxies qui tournent et formez les figures de vos cartes.
page-play-now = Jouer
page-learn = { $game } en 4 minutes
page-invite = Entre amis
page-rules = Règles
page-find-word = Chercher un mot dans les règles
page-nothing-found = Rien à ce sujet dans les règles.
page-print = Imprimer
page-example = Voir un tour, pas à pas
page-about = À propos
page-atlas = Atlas du ciel
page-change-me = Votre nom et vos appareils
page-keep-name = Enregistrer ce nom
page-name-changed = Vous vous appelez désormais { $name }.
page-other-device = Pour continuer sur un autre appareil, créez un lien et ouvrez-le sur cet appareil. Il ne sert qu’une fois et reste valable une heure.
page-make-pass = Créer un lien
page-pass-link = Lien pour l’autre appareil
page-open-tables = Tables ouvertes
page-finished-games = Terminées
page-phase-lobby = en attente de joueurs
page-phase-playing = en cours
page-phase-over = terminée
page-phase-ended = arrêtée sans vainqueur
page-phase-left = un bot joue pour vous
page-remove = Retirer de la liste : { $game }
page-remove-title = Retirer cette partie ?
page-remove-text = Elle disparaît de votre liste. Elle reste dans celle des autres, et son lien reste valable.
page-remove-it = Retirer
page-free-seat = place libre

# One's own tables, on the first page

page-list-turn = À vous de jouer
page-list-invited = Invitations
page-list-waiting = En attente des autres
page-list-for = depuis { $time }
page-list-left = encore { $time }
page-list-won = vous avez gagné
page-list-place = place { $place } sur { $count }
page-list-more = Afficher plus
page-somebody = quelqu’un
page-next-own = Partie suivante
page-next-waiting = c’est à vous de jouer à { $game }
page-refused-again-too-fast = Vous avez envoyé beaucoup d’invitations. Attendez un moment avant de recommencer.
page-refused-again-not-now = Cette partie n’est pas encore terminée.

# La page : une nouvelle table

page-play-game = Jouer à { $game }
page-invite-to = { $game } entre amis
page-bots = Niveau des bots
page-skill-novice = débutant
page-skill-casual = amateur
page-skill-skilled = confirmé
page-skill-expert = expert
page-players-in-all = Nombre de joueurs
page-seats-at-table = Places à la table
page-who-may-join = Qui peut rejoindre la table
page-join-link = toute personne ayant le lien
page-join-all = tout le monde
page-your-name = Votre nom
page-more-choices = Autres choix
page-option-marks = Étoiles cochées à la fin
page-choice-marks-half = 1 point de renommée pour deux
page-choice-marks-each = 1 point de renommée chacune
page-option-draw = Pioche dans le sac
page-choice-draw-touch = au toucher
page-choice-draw-blind = au hasard
page-choice-draw-choose = au choix
page-option-length = Durée de la partie
page-choice-length-full = complète
page-choice-length-short = courte
page-option-influence = Influence d’un astre
page-choice-influence-optional = facultative
page-choice-influence-required = obligatoire
page-hints = Conseils
page-hints-off = aucun
page-hints-practice = seulement contre des bots
page-hints-all = pour tous
page-clock = Temps de réflexion
page-clock-0 = illimité
page-clock-300 = 5 minutes
page-clock-900 = 15 minutes
page-clock-259200 = 3 jours
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-clock-text = Quand le temps d’un joueur est écoulé, un bot continue à sa place.
page-make-table = Créer la table
page-start = Commencer

# La page : parties classées, et la page de quelqu’un

page-rated = Compte pour le classement
page-rated-no = non
page-rated-yes = oui
page-rated-tag = classée
page-rated-text = La cote de chacun change avec le résultat. Il n’y a pas de conseils, et on n’annule que ce qui n’a rien révélé. Qui part ou n’a plus de temps finit dernier.
page-leave-rated = Cette partie est classée : partir vaut la dernière place, même si vous revenez. Un bot continue à votre place.
page-person = Joueur
page-person-mine = Mes parties et mes cotes
page-person-nobody = Personne ne montre de page ici. Vérifiez le lien.
page-person-nameless = Dites d’abord votre nom : vos parties seront alors comptées ici.
page-person-public = Tous ceux qui ont le lien peuvent voir cette page
page-person-public-text = Les autres y trouvent votre nom, vos cotes et vos résultats, ainsi que les parties jouées aux tables publiques.
page-person-link = Le lien vers votre page
page-person-nothing = Aucune partie n’a encore été jouée jusqu’au bout.
page-person-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-person-rating = Cote
page-person-within = cote, à { $count } points près
page-person-curve = La cote après chaque partie classée.
page-person-to-go = La cote s’affiche après { $most } parties classées ; pour l’instant { $count } sur { $most }.
page-person-places = Les résultats
page-person-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-person-share = place { $number }, { $value } %
page-person-cards = Le plus souvent gagnées
page-person-card = { $card } ({ $count } fois)
page-person-recent = Dernières parties
page-person-place = place { $number } sur { $most }
page-person-left = partie quittée
page-person-about = La cote se compte en points, comme aux échecs. Qui en a 400 de plus finit devant dix fois sur onze. Un bot amateur en a 1500.
page-keep = Appareils et données
page-keep-devices = Vos appareils
page-keep-devices-text = Les navigateurs qui vous connaissent, { $most } au plus. En déconnecter un ferme ce qui y est ouvert.
page-keep-this = cet appareil
page-keep-device = appareil inconnu
page-keep-since = connu depuis le { $day }
page-keep-seen = vu le { $day }
page-keep-end = Déconnecter
page-keep-end-others = Déconnecter tous les autres appareils
page-keep-ended = Déconnecté. Ce navigateur ne vous connaît plus.
page-keep-code = Code de secours
page-keep-code-text = Si votre navigateur vous oublie, ce code vous permet de revenir, ici ou sur un autre appareil. Il ne sert qu’une fois et n’expire pas.
page-keep-code-since = Vous avez un code, créé le { $day }. Un nouveau le remplace.
page-keep-code-make = Créer un code
page-keep-code-again = Créer un nouveau code
page-keep-code-shown = Notez-le ou enregistrez-le maintenant : il ne sera plus affiché. Quiconque l’a peut devenir vous.
page-keep-code-save = Enregistrer dans un fichier
page-keep-code-file = Asterism, code de secours
page-keep-code-end = Annuler le code
page-keep-code-ended = Le code est annulé.
page-keep-back = Bon retour. Votre code a servi : créez-en un nouveau.
page-keep-door = Votre invitation permanente
page-keep-door-text = Un lien qui ne change jamais : il mène vos amis à la table où vous attendez des joueurs.
page-keep-door-make = Créer le lien
page-keep-door-link = Votre lien d’invitation permanent
page-keep-door-again = Remplacer le lien
page-keep-door-ask = Les amis qui ont l’ancien lien ne vous trouveront plus avec lui.
page-keep-data = Vos données
page-keep-data-text = Tout ce que nous conservons de vous, dans un fichier JSON : nom, appareils, liens, notifications, cotes, parties, tables et ce que vous y avez dit.
page-keep-data-get = Télécharger mes données
page-keep-remove = Me supprimer
page-keep-remove-text = Votre nom disparaît de ce serveur, définitivement.
page-keep-remove-ask = Me supprimer…
page-keep-remove-games = Dans les anciennes parties, vous devenez « quelqu’un ». Les coups restent : ce sont aussi les parties des autres.
page-keep-remove-seats = Dans vos parties en cours, un bot joue à votre place, et une partie classée est perdue. Vos places aux tables qui n’ont pas commencé se libèrent.
page-keep-remove-gone = Vos cotes, votre page, vos liens, ce que vous avez dit et les noms que vous avez donnés aux tables sont effacés. Personne ne peut les rétablir, pas même vous.
page-keep-remove-name = Pour confirmer, écrivez votre nom : { $name }
page-keep-remove-do = Me supprimer définitivement
page-back = J’ai déjà joué ici
page-back-text = Saisissez le code de secours que vous avez noté. Majuscules et tirets n’ont pas d’importance.
page-back-code = Code de secours
page-back-use = Revenir
page-refused-code-unknown = Personne n’a ce code. Vérifiez votre saisie ; un code ne sert qu’une fois.
page-refused-code-too-fast = Trop d’essais. Attendez quelques minutes, puis réessayez.
page-refused-devices-no-table = Cet appareil était déjà déconnecté.
page-refused-removal-not-now = Ce n’est pas votre nom tel qu’il est écrit ici. Rien n’a été supprimé.
page-refused-door-no-table = Cette invitation ne fonctionne plus. Demandez un nouveau lien.
page-with = Invitation
page-with-not-now = { $name } n’attend pas de joueurs en ce moment.
page-with-text = Quand { $name } ouvrira une table avec une place libre, cette page vous y mènera. Laissez cette page ouverte, ou ouvrez vous-même une table et envoyez le lien.
page-with-own = Ouvrir une table
page-joined = { $name } a pris place.

# La page : notifications

page-notify = Notifications
page-notify-about = En votre absence, nous pouvons vous prévenir quand c’est à vous de jouer. Une notification nomme le jeu, la table et les joueurs, et ne dit rien de ce qui est secret dans la partie.
page-notify-nameless = Dites d’abord votre nom : nous pourrons alors vous prévenir.
page-notify-off = Ce serveur n’envoie pas de notifications.
page-notify-where = Où les recevoir
page-notify-full = { $most } au plus : retirez-en une d’abord.
page-notify-device = Cet appareil
page-notify-device-off = Quand vous l’activez, votre navigateur demande si Asterism peut vous envoyer des notifications. Nous pourrons alors vous joindre même si cette page est fermée.
page-notify-device-turn-on = Activer
page-notify-device-busy = Préparation…
page-notify-device-denied = Ce navigateur bloque les notifications de ce site. Autorisez-les dans les paramètres du site, à côté de l’adresse, puis revenez ici.
page-notify-device-install = Sur un iPhone ou un iPad, il faut d’abord installer la page : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez-la de là.
page-notify-device-unsupported = Ce navigateur ne peut pas afficher de notifications d’ici. Essayez un autre navigateur ou un autre appareil.
page-notify-device-failed = Cet appareil n’a pas pu être préparé. Vérifiez votre connexion et réessayez.
page-notify-kind-push = appareil
page-notify-kind-mail = e-mail
page-notify-kind-hook = webhook
page-notify-awaited-mail = Ouvrez le lien que nous avons envoyé à { $name }. Rien d’autre n’y sera envoyé avant cela.
page-notify-awaited-hook = Nous y avons envoyé un code : saisissez-le ici. Rien d’autre n’y sera envoyé avant cela.
page-notify-again = Rien reçu ? Saisissez l’adresse encore une fois ci-dessous.
page-notify-well = Les notifications arrivent ici.
page-notify-trouble-refused = Nos envois sont refusés.
page-notify-trouble-unreachable = Personne ne répond à cette adresse.
page-notify-trouble-gone = Cette adresse n’existe plus.
page-notify-trouble-address = Cette boîte aux lettres n’existe pas.
page-notify-trouble-forbidden = Ce serveur n’a pas le droit d’y envoyer quoi que ce soit.
page-notify-trouble-too-many = Il y en avait trop en attente : des notifications ont été perdues.
page-notify-since = Depuis : { $date }.
page-notify-failing = Nous continuons d’essayer.
page-notify-ended = Nous avons cessé d’essayer. Envoyez un test pour recommencer.
page-notify-code = Le code reçu
page-notify-code-use = Confirmer
page-notify-try = Envoyer un test
page-notify-tried = Un test est en route.
page-notify-remove = Retirer
page-notify-mail = E-mail
page-notify-mail-about = Nous y envoyons un lien de confirmation. L’adresse ne sert qu’aux notifications.
page-notify-address = Votre adresse
page-notify-mail-add = Envoyer le lien
page-notify-hook = Discord, Slack ou un autre webhook
page-notify-hook-about = Créez-y un webhook et collez son adresse ici. Nous y envoyons un code de confirmation.
page-notify-hook-form = Qui le lit
page-notify-hook-form-discord = Discord
page-notify-hook-form-slack = Slack
page-notify-hook-form-plain = un programme (JSON)
page-notify-hook-url = Adresse du webhook
page-notify-hook-add = Envoyer le code
page-notify-wishes = Quoi et quand
page-notify-all = Me prévenir pour toutes mes tables
page-notify-all-about = Chaque table a son propre interrupteur dans son menu.
page-notify-kinds = Me prévenir quand
page-notify-kinds-turn = c’est à moi de jouer
page-notify-kinds-reminder = mon temps s’épuise
page-notify-kinds-asked = on demande mon accord
page-notify-kinds-invited = on m’invite à une table
page-notify-kinds-joined = quelqu’un s’assoit à ma table
page-notify-kinds-started = une partie commence
page-notify-kinds-over = une partie est finie
page-notify-after = Après une absence de
page-notify-minutes = { $count } min
page-notify-hours = { $count } h
page-notify-quiet = Heures calmes
page-notify-quiet-about = Ce qui arrive alors est annoncé quand elles sont passées.
page-notify-quiet-from = De
page-notify-quiet-to = À
page-notify-zone = Fuseau horaire : { $name }
page-notify-language = Langue des notifications : { $name }.
page-notify-language-this = Prendre la langue de cette page
page-notify-confirmed = L’adresse est confirmée
page-notify-confirmed-text = Les notifications arrivent désormais à { $name }.
page-notify-mine = Mes notifications
page-notify-stop = Arrêter les notifications
page-notify-stop-text = Elles arrivent à { $name }.
page-notify-stop-which = Voir de quelle table il s’agit
page-notify-stop-table = Les arrêter pour cette table
page-notify-stop-all = Arrêter toutes celles pour { $name }
page-notify-stopped = C’est fait
page-notify-stopped-table = Vous ne recevez plus de notifications pour cette table.
page-notify-stopped-all = Plus rien n’est envoyé à { $name }.
page-notify-table = Me prévenir pour cette table
page-notify-table-about = Quand vous n’y êtes pas.
page-notify-choose = Choisissez d’abord où les recevoir
page-notify-offer = Partez quand vous voulez : nous pouvons vous prévenir quand c’est à vous.
page-notify-refused-notify-not-now = Il y en a déjà autant que possible, ou c’est déjà fait.
page-notify-refused-notify-no-table = Cela n’existe plus : rechargez la page.
page-notify-refused-code-no-table = Cela n’existe plus : rechargez la page.
page-notify-refused-link-unknown = Ce lien a déjà servi, ou il est trop ancien.
page-notify-refused-link-no-table = Ce lien a déjà servi, ou il est trop ancien.
page-notify-refused-mail-bad-request = On ne peut pas écrire à cette adresse : vérifiez-la.
page-notify-refused-mail-too-fast = Il en est déjà parti beaucoup. Attendez un peu avant le prochain envoi.
page-notify-refused-hook-bad-request = Cette adresse ne convient pas : elle doit commencer par https:// et être accessible à tous.
page-notify-refused-code-not-allowed = Ce n’est pas le code. Regardez ce qui est arrivé.
page-notify-refused-code-not-now = Trop de codes étaient faux. Ajoutez l’adresse de nouveau.
page-notify-refused-notify-too-fast = Il en est déjà parti beaucoup. Attendez un peu avant le prochain envoi.
page-notify-refused-hook-too-fast = Il en est déjà parti beaucoup. Attendez un peu avant le prochain envoi.

# La page : avant le départ

page-table = Table
page-table-of = Table : { $name }
page-you = vous
page-here = en ligne
page-away = hors ligne
page-host = hôte
page-host-away = { $name } est l’hôte de cette table, mais n’est pas en ligne. Après une minute d’absence, vous pouvez prendre le relais.
page-host-none = L’hôte n’a pas de place. Prenez le relais pour attribuer les places et commencer.
page-take-over = Prendre le relais
page-sit-here = S’asseoir
page-sit-down = S’asseoir
page-stand-up = Se lever
page-rename = Changer de nom
page-arrange-seat = Pour qui est la place { $number }
page-for-anybody = ouverte à tous
page-for-bot = bot, { $skill }
page-seats-free =
    { $free ->
        [0] Aucune place n’est libre.
        [1] Une place est libre : envoyez le lien ou confiez-la à un bot.
       *[other] { $free } places sont libres : envoyez le lien ou confiez-les à des bots.
    }
page-host-starts = Tout le monde est là. L’hôte lance la partie.
page-seats-free-guest =
    { $free ->
        [1] Une place est encore libre : envoyez le lien.
       *[other] { $free } places sont encore libres : envoyez le lien.
    }
page-seats-free-look =
    { $free ->
        [1] Une place est libre : asseyez-vous, ou regardez.
       *[other] { $free } places sont libres : asseyez-vous, ou regardez.
    }
page-nobody-plays = Il faut quelqu’un pour jouer : prenez une place, ou libérez-en une.
page-still-coming = Quelqu’un rejoint la table. Un instant.
page-who-are-you = Comment vous appelez-vous ?
page-invite-friends = Inviter des amis
page-invite-text = Toute personne ayant ce lien peut s’asseoir ici, ou regarder.
page-invite-full = Toutes les places sont prises. Toute personne ayant ce lien peut regarder.
page-chosen = Réglages de la partie
page-read-rules = Lire les règles
page-set-up = Position de départ
page-set-up-text = choisie par l’hôte, pas tirée au sort
page-link = Lien vers cette table
page-copy = Copier
page-share = Partager
page-qr = Code QR
page-qr-label = Code QR de ce lien
page-link-copied = Le lien est copié.
page-link-not-copied = Le lien n’a pas pu être copié. Le voici : { $url }
page-bot-0 = Hypatie
page-bot-1 = Kepler
page-bot-2 = Caroline
page-bot-3 = Ulugh Beg
page-bot-4 = Vera

# La page : en jeu

page-board = Plateau
page-board-in-words = Le plateau en mots
page-board-failed = Le plateau n’a pas pu être dessiné. Le voici en mots ; la partie continue.
page-board-again = Redessiner
page-looking-back = Retour en arrière : coup { $ply } sur { $last }
page-to-now = Revenir à la partie
page-tell-again = Revoir
page-confirm-final = Ce coup est définitif.
page-confirm-no = Pas encore
page-confirm-yes = Jouer ce coup
page-beside = À côté du plateau
page-seats = Joueurs
page-log = Historique
page-talk = Discussion
page-your-turn = À vous : { $what }
page-their-turn =
    { $count ->
        [one] C’est à { $names } de jouer
       *[other] Choix en cours : { $names }
    }
page-to-act = tour en cours
page-not-your-turn = Ce n’est pas à vous de jouer.
page-not-possible = Ce n’est pas possible à ce stade.
page-leads = en tête
page-standing =
    Si la partie s’arrêtait là : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $partial ->
        [true] {","} sans ce qui est secret
       *[other] {""}
    }
page-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-bot-of-skill = bot, { $skill }
page-hand-to-bot = Laisser jouer un bot
page-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
page-hours-left =
    { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
    }
page-minutes-left =
    { $count ->
        [one] encore { $count } minute
       *[other] encore { $count } minutes
    }
page-seconds-left =
    { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }
page-undo = Annuler
page-undo-turn = Annuler le tour
page-ask-undo = Demander à annuler
page-nothing-to-undo = Vous n’avez rien à annuler.
page-hint = Conseil
page-what = Qu’est-ce que c’est ?
page-thinking = Réflexion…
page-hints-text = Ce que ferait un bot expert, sachant seulement ce que vous voyez. Le meilleur coup porte le numéro 1 sur le plateau.
page-hint-value = avance attendue { $value }
page-hint-score = Votre score : { $changes }.
page-hint-then = Puis : { $moves }.
page-play-move = Jouer
page-proposes-undo = { $by } demande à annuler un coup.
page-proposes-hand = { $by } propose qu’un bot joue pour { $name }.
page-proposes-end = { $by } propose d’arrêter la partie sans vainqueur.
page-you-propose-undo = Vous avez demandé à annuler un coup.
page-you-propose-hand = Vous avez proposé qu’un bot joue pour { $name }.
page-you-propose-end = Vous avez proposé d’arrêter la partie sans vainqueur.
page-agree = Accepter
page-decline = Refuser
page-answer-awaited = Réponse attendue : { $names }
page-take-back-proposal = Retirer la demande
page-not-agreed = Les autres n’ont pas accepté.
page-bot-plays-for-you = Un bot joue pour vous.
page-take-seat-back = Reprendre la place
page-table-menu = Quitter, arrêter, changer d’appareil
page-leave-game = Quitter la partie
page-leave-text = Un bot prend votre place et continue. La partie reste dans votre liste : ouvrez-la pour reprendre votre place.
page-leave-bot = Niveau du bot
page-end-game = Arrêter la partie
page-end-text = La partie s’arrête aussitôt, sans vainqueur. Elle ne pourra pas reprendre.
page-offer-end = Proposer d’arrêter la partie
page-offer-end-text = Les autres sont consultés. Si tous acceptent, la partie s’arrête sans vainqueur. Elle ne pourra pas reprendre.
page-news-time = Temps écoulé pour { $name } : un bot continue.
page-news-left = { $name } a quitté la partie : un bot continue.
page-news-handed = { $name } est hors ligne : un bot continue.
page-news-back = { $name } est de retour.
page-took-back = { $name } a annulé un coup.
page-nothing-said = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-said = { $name } : { $text }
page-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-reactions = Réactions
page-reaction-applause = Bien joué
page-reaction-surprise = Oh !
page-reaction-thinking = Je réfléchis
page-reaction-thanks = Merci
page-reaction-wave = Bonjour
page-reacted-applause = { $name } applaudit.
page-reacted-surprise = { $name } n’en revient pas.
page-reacted-thinking = { $name } réfléchit.
page-reacted-thanks = { $name } dit merci.
page-reacted-wave = { $name } vous salue.
page-link-lost = Connexion perdue. Reconnexion en cours ; votre partie est conservée.
page-keys = Touches et commandes
page-key-tab = d’une partie de la table à l’autre
page-key-arrows = d’étoile en étoile, de figurine en figurine
page-key-step = hors du plateau : un coup en arrière, un coup en avant
page-key-enter = choisir
page-key-undo = annuler
page-key-hint = conseil
page-key-what = nommer tout ce qui est sur le plateau
page-key-awaited = dire ce qui est attendu, et quels coups sont possibles
page-key-read = lire en entier ce que vous avez sous le curseur
page-key-leads = dire qui est en tête
page-key-changed = dire ce qui s’est passé depuis votre dernier tour
page-key-board = aller au plateau en mots
page-key-escape = passer à la fin de ce qui est montré
page-key-help = cette liste
page-keys-off = Les raccourcis d’une seule touche sont désactivés dans les réglages.
page-moves-more = et { $count } de plus
page-read-nothing = Vous n’êtes pas sur le plateau : allez d’abord sur une carte, un disque ou un emplacement.
page-moves-possible =
    { $count ->
        [0] Aucun coup possible pour l’instant.
        [one] { $count } coup possible.
       *[other] { $count } coups possibles.
    }
page-nothing-changed = Rien ne s’est passé depuis votre dernier tour.
page-labelled = { $name } : { $text }
page-skip-ahead = Accélérer

# La page : sur cet appareil

page-device = Sur cet appareil
page-device-where = Où jouer
page-device-where-link = chacun sur son appareil
page-device-where-here = ensemble sur cet appareil
page-device-about = Faites circuler l’appareil. Un rideau cache ce qui est secret tant que l’appareil n’est pas dans les bonnes mains.
page-device-people = Qui joue
page-device-name = Nom à la place { $number }
page-device-person = personne
page-device-kept = La partie se joue et se conserve sur cet appareil, avec ou sans connexion.
page-device-denied = Ce navigateur ne nous laisse rien conserver : la partie sera perdue à la fermeture de la page.
page-device-full = Il n’y a plus de place sur cet appareil : la partie sera perdue à la fermeture de la page. Retirez des parties terminées pour en libérer.
page-device-no-server = Le serveur est injoignable. Vous pouvez jouer sur cet appareil ; les liens devront attendre.
page-device-remove = Supprimer de cet appareil : { $game }
page-device-remove-title = Supprimer cette partie ?
page-device-remove-text = Elle n’existe que sur cet appareil et ne pourra pas être récupérée.
page-device-remove-it = Supprimer
page-device-next = Votre tour est fini. Ensuite : { $name }
page-device-pass = Passer l’appareil
page-device-pass-to = Passez l’appareil à { $name }
page-device-pass-text = Le plateau reste caché en attendant.
page-device-i-am = Je suis { $name }
page-device-turn = { $name } : { $what }
page-device-names = À chacun son propre nom, et il faut quelqu’un pour jouer.
page-device-elsewhere = Cette partie est ouverte dans un autre onglet. Fermez-le pour continuer ici.
page-device-last = Dernier coup
page-device-menu = Enregistrer, mettre en ligne, arrêter
page-device-leave-text = Un bot prend votre place et joue jusqu’au bout. Tant que vous n’avez pas passé l’appareil, vous pouvez la reprendre.
page-device-save = Enregistrer dans un fichier
page-device-save-text = Toute la partie jusqu’ici, pour la continuer ailleurs. Le fichier contient les secrets de tous.
page-device-take = Mettre en ligne
page-device-take-text = Une table sur le serveur reprend cette position, et un lien fait venir vos amis. La partie reste ici telle quelle.
page-device-take-known = Vos amis sauront que la position de départ vient de vous.
page-device-me = moi
page-device-share = Partager toute la partie
page-open = Ouvrir une partie enregistrée
page-open-about = Déposez un fichier sur cette page, choisissez-en un, ou collez son contenu. Une partie terminée se revoit ; une partie inachevée se poursuit, ici, sur cet appareil.
page-open-choose = Choisir un fichier
page-open-drop = Déposez le fichier pour l’ouvrir
page-open-paste = Texte d’une partie enregistrée, ou un lien
page-open-it = Ouvrir
page-open-unfinished = { $game } : qui continue ?
page-open-play-on = Continuer la partie
page-device-player = Joueur { $number }
page-open-not = Impossible d’ouvrir cette partie ({ $reason }).
page-open-no-record = Ce n’est pas une partie enregistrée. Ouvrez le fichier ou le texte enregistré ici ou à une autre table.
page-open-no-link = Ce lien est abîmé ou incomplet : demandez-le à nouveau.
page-open-too-large = C’est trop gros pour être une partie enregistrée.

# La page : ce qui n’a pas été fait

page-refused-bad-request = Demande incomprise. Rechargez la page.
page-refused-unknown = Le serveur ne vous connaît plus : rechargez la page et entrez votre nom.
page-refused-not-allowed = Vous ne pouvez pas faire cela ici.
page-refused-not-now = Pas maintenant : c’est trop tôt ou trop tard.
page-refused-illegal-move = Les règles ne le permettent pas.
page-refused-stale = La partie a avancé : regardez de nouveau.
page-refused-no-table = Cette table n’existe pas : vérifiez le lien.
page-refused-too-fast = Trop de demandes à la fois : attendez quelques secondes.
page-refused-try-again = Le serveur ne peut rien enregistrer pour l’instant : rien n’a changé. Réessayez dans un moment.
page-refused-broken = Une erreur s’est produite sur le serveur. Rechargez la page ; si cela se répète, prévenez la personne qui gère le serveur.
page-refused-restart = Le serveur redémarre. Un instant.
page-refused-lost = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-refused-device-broken = Ce navigateur ne peut pas jouer sans serveur. Essayez-en un autre, ou jouez en ligne.
page-refused-device-no-table = Cette partie n’est pas sur cet appareil. Elle a été supprimée, ou se trouve dans un autre navigateur.
page-refused-device-try-again = Cet appareil n’a plus la place de conserver cela : rien n’a été changé. Libérez de l’espace et réessayez.
page-refused-name-bad-request = Écrivez un nom de 1 à 24 caractères.
page-refused-pass-unknown = Ce lien a déjà servi ou est trop ancien : créez-en un autre.
page-refused-replay-not-now = La partie n’est pas terminée : vous pourrez la revoir ensuite.
page-refused-sit-not-now = Quelqu’un a été plus rapide : la place est prise, ou la partie a commencé.
page-refused-leave-not-now = Trop tard pour se lever : la partie a commencé.
page-refused-arrange-not-now = Trop tard pour changer les places : la partie a commencé.
page-refused-start-not-now = Pas encore : une place s’est libérée, ou quelqu’un rejoint encore la table. Regardez les places, puis réessayez.
page-refused-play-not-now = Un bot joue à votre place : reprenez-la d’abord.
page-refused-undo-not-now = Impossible d’annuler maintenant : la partie est terminée, ou une autre question est ouverte. Répondez-y d’abord.
page-refused-hand-not-now = Patientez un peu : un bot peut prendre le relais deux minutes après un départ, si aucune autre question n’est ouverte.
page-refused-hand-not-allowed = Un bot y joue déjà.
page-refused-end-not-now = La partie est déjà finie, ou une autre question est en suspens : répondez-y d’abord.
page-refused-take-over-not-now = L’hôte est là, ou absent depuis moins d’une minute. Patientez un peu.
page-refused-remove-not-now = Vous y jouez encore : arrêtez la partie ou quittez-la d’abord.
page-refused-answer-not-now = Cette question est déjà réglée.
page-refused-return-not-now = La place est déjà à vous.
page-refused-hint-not-now = Vous n’avez rien à décider pour l’instant : les conseils sont pour votre tour.
page-refused-hint-not-allowed = Il n’y a pas de conseils à cette table.
page-refused-imagine-not-allowed = On ne peut rien essayer à cette table pour l’instant : il n’y a pas non plus de conseils.
page-refused-imagine-not-now = La partie est terminée. Revoyez-la pour rejouer à partir de n’importe quel moment.
page-refused-say-bad-request = Écrivez d’abord quelque chose, 200 caractères au plus.
page-refused-rematch-not-now = La table suivante existe déjà : rejoignez-la.

# La page : le tirage

page-deal-dealing = Tirage en cours…
page-deal-awaited =
    { $count ->
        [one] En attente de la page de ce joueur : { $names }.
       *[other] En attente des pages de ces joueurs : { $names }.
    }
page-deal-broken-off =
    { $count ->
        [one] Tirage interrompu : une page n’a pas répondu ({ $names }). Il recommence sans elle.
       *[other] Tirage interrompu : des pages n’ont pas répondu ({ $names }). Il recommence sans elles.
    }
page-deal-away =
    { $count ->
        [one] Hors ligne : { $names }. Vous pouvez quand même commencer, le tirage se fera sans cette page.
       *[other] Hors ligne : { $names }. Vous pouvez quand même commencer, le tirage se fera sans ces pages.
    }
page-deal-left-out = hors tirage
page-deal-without-you = Le tirage se fait sans cette page. Vous jouez quand même.
page-deal-trouble-table = Cette page garde son nombre hors du tirage : le sceau du serveur n’est pas celui qu’elle a vu au début. Adressez-vous à la personne qui gère le serveur.
page-deal-trouble-own = Cette page garde son nombre hors du tirage : le sceau de votre place n’a pas été fait ici. Si cette table est ouverte sur un autre de vos appareils, c’est lui qui participe. Sinon, ne vous fiez pas à ce tirage.
page-deal-trouble-changed = Cette page garde son nombre hors du tirage : des sceaux ont changé après qu’elle les a vus. Ne vous fiez pas à ce tirage.
page-deal-trouble-excluded = Le serveur a laissé cette page hors du tirage alors qu’elle était là. Ne vous fiez pas à ce tirage.
page-deal-checking = Vérification du tirage…
page-deal-checked = Tirage vérifié ✓
page-deal-in-part = Tirage vérifié en partie
page-deal-unchecked = Tirage non vérifié ici
page-deal-failed = Tirage non conforme
page-deal-unread = Tirage non vérifié : le fichier de la partie n’a pas pu être lu.
page-deal-again = Vérifier de nouveau
page-deal-meaning = Avant le tirage, le serveur et chaque page ont scellé un nombre au hasard. Ensuite seulement, les nombres ont été ouverts et mêlés pour former la graine de la partie. Personne n’a donc pu choisir ce tirage, pas même la personne qui gère le serveur.
page-deal-extent-seen = Cet appareil n’a pas participé au tirage : il ne peut vérifier que les sceaux qu’il a vus.
page-deal-extent-table = Cet appareil n’était pas là quand le tirage a été scellé : il ne peut vérifier que le nombre du serveur.
page-deal-extent-record = Cet appareil n’a rien vu du tirage : il peut seulement vérifier que le fichier ne se contredit pas.
page-deal-old = Cette partie a été tirée à l’ancienne manière : les nombres des joueurs n’étaient pas scellés.
page-deal-nothing = Le fichier ne dit rien du tirage.
page-deal-warning = Soit le serveur est défaillant, soit quelqu’un a falsifié le tirage. Gardez les deux fichiers et adressez-vous à la personne qui gère le serveur.
page-deal-holds-table = Le sceau du serveur est celui que cette page a vu avant le tirage.
page-deal-fails-table = Le sceau du serveur n’est pas celui que cette page a vu avant le tirage.
page-deal-holds-secret = Le nombre du serveur correspond à son sceau.
page-deal-fails-secret = Le nombre du serveur ne correspond pas à son sceau.
page-deal-holds-own = Le nombre de cette page fait partie du tirage.
page-deal-fails-own = Le nombre de cette page ne fait pas partie du tirage.
page-deal-holds-others = Les nombres des autres joueurs correspondent aux sceaux que cette page a vus.
page-deal-fails-others =
    { $count ->
        [one] Un nombre ne correspond pas au sceau que cette page a vu : { $names }.
       *[other] Des nombres ne correspondent pas aux sceaux que cette page a vus : { $names }.
    }
page-deal-holds-seats = Les participants au tirage sont ceux dont cette page a vu les sceaux.
page-deal-fails-seats = Les participants au tirage ne sont pas ceux dont cette page a vu les sceaux.
page-deal-holds-named = Chaque tirage interrompu est noté dans le fichier.
page-deal-fails-named = Cette page a participé à plus de tirages que n’en note le fichier.
page-deal-holds-included = Le serveur n’a pas laissé cette page hors du tirage.
page-deal-fails-included = Le serveur a laissé cette page hors du tirage alors qu’elle était là.
page-deal-holds-seed = La graine de la partie vient de tous ces nombres.
page-deal-fails-seed = La graine de la partie ne vient pas de ces nombres.
page-deal-was-broken-off = Le tirage a été interrompu, puis refait sans une page qui n’avait pas répondu : { $names }.
page-deal-was-left-out = Hors ligne au début du tirage, donc hors tirage : { $names }.
page-deal-beyond = Cette page ne peut pas vérifier que la partie a été mise en place à partir de cette graine. La commande « asterism verify » le peut, avec le fichier.
page-deal-save-record = Télécharger le fichier de la partie
page-deal-save-kept = Télécharger ce que cette page a gardé

# La page : la fin

page-winners =
    { $count ->
        [one] Vainqueur : { $names }
       *[other] Victoire partagée : { $names }
    }
page-nobody-won = Personne ne gagne
page-your-place =
    { $shared ->
        [yes] Vous êtes { $place ->
            [2] deuxième
            [3] troisième
           *[other] quatrième
        } ex æquo.
       *[no] Vous êtes { $place ->
            [2] deuxième
            [3] troisième
            [4] quatrième
           *[other] cinquième
        }.
    }
page-ended = Arrêtée sans vainqueur
page-ended-text = Tous ceux qui jouaient ont accepté d’arrêter la partie ici.
page-result = Résultat
page-sum = Total
page-plot = Les scores au fil de la partie.
page-rematch = Rejouer
page-next-game = Aller à la partie suivante
page-replay = Revoir
page-record = Télécharger la partie
page-line-astra-fame = Renommée
page-line-astra-pouch = Sacoche
page-line-astra-limit = Limite de cartes
page-line-astra-stardust = Poussière d’étoile
page-line-astra-marks = Étoiles cochées
page-line-astra-active = Cartes actives
page-line-astra-rows = Éléments, lignes
page-line-astra-columns = Éléments, colonnes
page-line-sternenhimmel-first = Premières récompenses
page-line-sternenhimmel-second = Deuxièmes récompenses
page-line-sternenhimmel-figures = Pour les figurines
page-line-sternenhimmel-tribute = Reçu des autres
page-line-sternenhimmel-paid = Versé aux autres
page-line-stellium-objectives = Objectifs
page-line-stellium-tokens = Jetons restants
page-line-stellium-colours = Couleurs
page-through-eyes = Vu par
page-spectator = un spectateur
page-all-open = toute la table, sans secrets
page-to-table = Retour à la table
page-link-to-move = Lien vers ce coup
page-go-to-move = Aller au coup { $ply }
page-step-back = Coup précédent
page-step-on = Coup suivant
page-run = Lecture
page-pause = Pause
page-move-number = Coup
page-speed = Vitesse

# The page: a review

page-review = Analyse
page-review-text = Qui avait quelles chances de gagner, coup après coup ; ce qui tenait au hasard, ce qui tenait au jeu, et ce qui aurait été mieux. Le calcul se fait sur cet appareil, en une minute ou deux.
page-review-start = Analyser cette partie
page-review-runs = Premier coup d’œil sur chaque coup…
page-review-closer = Examen approfondi, les coups les plus chers d’abord…
page-review-stop = Arrêter
page-review-unfinished = Ce n’est qu’un premier coup d’œil : ce qui reste « peut-être » n’a pas été approfondi.
page-review-go-on = Approfondir
page-review-failed = Cette partie n’a pas pu être analysée.
page-review-chances = Chances de gagner en pour cent, coup après coup.
page-review-turns =
    { $count ->
        [one] { $count } tournant
       *[other] { $count } tournants
    }
page-review-none = Aucun tournant
page-review-back = Tournant précédent
page-review-on = Tournant suivant
page-review-better = il y avait mieux
page-review-mistake = erreur
page-review-blunder = gaffe
page-review-perhaps = peut-être pas le meilleur coup
page-review-moment = Coup { $ply }, { $name } : { $judgement } ({ $points })
page-review-lucky = Coup { $ply } : le hasard, pour { $name } ({ $points })
page-review-played = Joué : { $move }
page-review-was-better = Mieux : { $move }
page-review-perhaps-better = Peut-être mieux : { $move }
page-review-then = Puis sans doute : { $line }
page-review-fine = bon coup
page-review-you =
    { $play ->
        [0] Vos coups ne vous ont coûté aucun point
        [one] Vos coups vous ont coûté un point
       *[other] Vos coups vous ont coûté { $play } points
    } ; { $luck ->
        [0] le hasard n’a rien changé.
       *[other] le hasard vous en a { $lucky ->
            [yes] rapporté { $luck }.
           *[no] coûté { $luck }.
        }
    }
page-review-first = Début
page-review-luck = Hasard
page-review-own = Ses coups
page-review-others = Autres
page-review-last = Fin
page-review-sums =
    { $count ->
        [0] Ce que sont devenues les chances de chacun. Aucun coup n’a décidé la partie à lui seul.
        [one] Ce que sont devenues les chances de chacun. Un seul coup a décidé la partie.
       *[other] Ce que sont devenues les chances de chacun. { $count } coups ont décidé la partie.
    }
page-review-meaning = En points de chance de gagner. Le hasard est ce qui a été tiré et révélé. Ses coups sont comptés par rapport au meilleur trouvé, selon ce que le joueur pouvait savoir.
page-try = Rejouer d’ici à la place de { $name }
page-try-drawn = Vous rejouez à partir de là, contre des bots. Tout ce que vous ne pouviez pas savoir a été retiré au sort.
page-try-open = Vous rejouez à partir de là, contre des bots, avec les secrets de chacun tels quels.
page-try-now = Essayer
page-try-now-text = Essayez quelque chose à partir d’ici, sur cet appareil et contre des bots : la partie elle-même reste telle quelle. Tout ce que vous ne pouvez pas savoir est de nouveau tiré au sort.
page-tries = Essais à partir de cette partie
page-tries-one = Après le coup { $ply }, à la place de { $name }
page-tries-name = Donner un nom
page-tries-name-of = Nom de « { $name } »
page-tries-remove = Supprimer « { $name } »
page-mirror =
    { $count ->
        [one] Votre dernière partie de { $game }
       *[other] Vos { $count } dernières parties de { $game }
    }
page-mirror-beginning = Début
page-mirror-middle = Milieu
page-mirror-end = Fin
page-mirror-text = Ce que vos décisions coûtent en moyenne, en points de chance de gagner : moins, c’est mieux. Seul ce navigateur le garde.
page-mirror-forget = Oublier ces parties

# Des moments à résoudre : des positions où un coup est nettement le meilleur.
page-solve = Moments à résoudre
page-solve-title = { $game } : moments à résoudre
page-solve-you = Joueur
page-solve-ask = Un coup est nettement le meilleur : lequel ?
page-solve-wrong = Il y a mieux.
page-solve-try-on = Essayez un autre coup, ou voyez la réponse.
page-solve-right = C’est ça :
page-solve-answer = Le meilleur coup :
page-solve-chance = Chances de gagner : { $chance } ; avec tout autre coup, { $other } au plus.
page-solve-show = Voir la réponse
page-solve-skip = Un autre
page-solve-next = Moment suivant
page-solve-more = Difficulté, moment du jour, joueurs
page-solve-grade = Difficulté
page-solve-easy = Facile
page-solve-medium = Moyen
page-solve-hard = Difficile
page-solve-today = Moment du jour
page-solve-streak = { $count } d’affilée, record { $best }

# La page : Sternenhimmel

page-sternenhimmel-awaited = posez une figurine sur une étoile libre
page-sternenhimmel-move = { $figure } sur { $disc }, étoile { $star }
page-sternenhimmel-star =
    { $large ->
        [true] { $disc }, grande étoile { $star }
       *[other] { $disc }, petite étoile { $star }
    }
page-sternenhimmel-joined = reliée à { $stars }
page-sternenhimmel-legend = Les étoiles d’un disque sont numérotées de la plus brillante à la plus faible. Les figurines posées sur des étoiles reliées par un trait agissent l’une sur l’autre.
page-sternenhimmel-free = libre
page-sternenhimmel-standing =
    { $down ->
        [true]
            { $figure ->
                [none] face cachée, à { $name }
               *[other] face cachée, à { $name } : { $figure }
            }
       *[other] { $figure }, à { $name }
    }
page-sternenhimmel-filled = { $name } remplit le disque ({ $disc }).
page-sternenhimmel-paid = Pièces : { $sums }.
page-sternenhimmel-seen = (révélées ailleurs depuis : { $figures })
page-sternenhimmel-disc =
    { $free ->
        [one] { $disc } : première récompense { $first }, deuxième { $second }, { $free } étoile libre.
       *[other] { $disc } : première récompense { $first }, deuxième { $second }, { $free } étoiles libres.
    }
page-sternenhimmel-hand = Vos figurines : { $figures }.
page-sternenhimmel-your-figures = Vos figurines
page-sternenhimmel-in-hand =
    { $count ->
        [0] { $figure }, pas en main
        [one] { $figure }
       *[other] { $figure }, { $count } exemplaires
    }
page-sternenhimmel-rule-number = { $figure } : vaut { $figure }
page-sternenhimmel-rule-black-hole = Trou noir : avale toutes les figurines qui lui sont reliées ; deux trous noirs reliés disparaissent
page-sternenhimmel-rule-double = Étoile double : double toutes les figurines qui lui sont reliées, quel que soit leur propriétaire
page-sternenhimmel-no-such-figure = Plus en main, déjà sur un disque : { $figure }.
page-sternenhimmel-choose-figure = { $star } : choisissez une figurine
page-sternenhimmel-choose-star = { $figure } : choisissez une étoile
page-sternenhimmel-choose-this = choisir cette étoile
page-sternenhimmel-place-here = poser ici : { $figure }
page-sternenhimmel-rewards = première récompense { $first }, deuxième { $second }
page-sternenhimmel-taken = { $star }, est occupée : { $standing }.
page-sternenhimmel-sums = Si l’on comptait maintenant, d’après ce que vous savez : { $sums }.
page-sternenhimmel-then = { $disc } ensuite, d’après ce que vous savez : { $sums }.
page-sternenhimmel-sum =
    { $hidden ->
        [0] { $name } { $total }
        [1] { $name } { $total } et une figurine face cachée
       *[other] { $name } { $total } et { $hidden } figurines face cachée
    }
page-sternenhimmel-preview-vanished = Figurines qui disparaîtraient : { $figures }.
page-sternenhimmel-preview-swallowed = Figurines avalées : { $figures }.
page-sternenhimmel-preview-saved = Figurines épargnées : { $figures }.
page-sternenhimmel-preview-changed = Nouvelles valeurs : { $figures }.
page-sternenhimmel-preview-value = { $figure } → { $value }
page-sternenhimmel-to-come = Disques à venir
page-sternenhimmel-pile =
    { $count ->
        [0] Plus aucun disque à venir.
        [1] Un disque à venir : { $discs }.
       *[other] { $count } disques à venir, dans un ordre inconnu : { $discs }.
    }
page-sternenhimmel-last = Dernier disque compté : { $disc }
page-sternenhimmel-scoring = { $disc } : disque plein
page-sternenhimmel-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
page-sternenhimmel-figures =
    { $count ->
        [one] { $count } figurine en main
       *[other] { $count } figurines en main
    }
page-rules-sternenhimmel-aim = Douze disques, chacun une constellation du zodiaque, se remplissent au fil de la partie. Le joueur qui totalise le plus de points sur un disque plein gagne sa première récompense. Après le dernier disque, le plus riche l’emporte.
page-rules-sternenhimmel-turn-title = Un tour
page-rules-sternenhimmel-turn = Il y a autant de disques ouverts que de joueurs. Posez une de vos figurines sur une étoile libre d’un disque ouvert. C’est là tout le tour.
page-rules-sternenhimmel-stars = Sur une petite étoile, la figurine est visible. Sur une grande, entourée d’un anneau, elle est face cachée : tous voient à qui elle est, mais seul son propriétaire sait laquelle c’est.
page-rules-sternenhimmel-figures-title = Les figurines
page-rules-sternenhimmel-figures = Chacun en a neuf : 1, 3, 5, 6, 7, 10, un trou noir et deux étoiles doubles. Les trous noirs et les étoiles doubles ne valent rien par eux-mêmes. Une fois le disque compté, ses figurines reviennent à leurs propriétaires.
page-rules-sternenhimmel-scoring-title = Quand un disque est plein
page-rules-sternenhimmel-reveal = Toutes les figurines sont révélées.
page-rules-sternenhimmel-vanish = Les trous noirs reliés à d’autres trous noirs disparaissent, tous en même temps.
page-rules-sternenhimmel-swallow = Chaque trou noir restant avale toutes les figurines qui lui sont reliées, quel que soit leur propriétaire. Lui-même reste en place.
page-rules-sternenhimmel-double = Chaque étoile double restante double toutes les figurines qui lui sont reliées, quel que soit leur propriétaire. Deux étoiles doubles quadruplent une figurine.
page-rules-sternenhimmel-sum = Chacun additionne les figurines qui lui restent. À égalité, celui qui a le plus de figurines restantes passe devant.
page-rules-sternenhimmel-pay = Le plus haut total prend la première récompense, le suivant la deuxième. Tous les autres prennent une pièce par figurine restante, payée par le vainqueur du disque.
page-rules-sternenhimmel-ties = Si une égalité en tête ne peut pas être départagée, il n’y a pas de récompense : chacun prend dans la réserve une pièce par figurine restante. Si c’est une égalité pour la deuxième place, il n’y a pas de deuxième récompense : tous sauf le vainqueur prennent leurs pièces de la même façon.
page-rules-sternenhimmel-alone = Si un seul joueur a encore des figurines, les deux récompenses sont pour lui.
page-rules-sternenhimmel-end-title = La fin
page-rules-sternenhimmel-end = Un disque plein est remplacé par le suivant. Après le douzième, la partie est finie ; à égalité de pièces, la victoire est partagée. Le jeu à deux est une variante de notre cru.

# La page : Astra

page-astra-awaited-ability-action = utilisez un pouvoir, cochez une première étoile ou reposez-vous
page-astra-awaited-ability-rest = utilisez un pouvoir ou reposez-vous
page-astra-awaited-action = cochez une première étoile ou reposez-vous
page-astra-awaited-rest = reposez-vous
page-astra-awaited-no-action = utilisez un autre pouvoir ou terminez le tour
page-astra-awaited-exchange = échangez encore 3 poussières d’étoile, ou arrêtez
page-astra-awaited-any-star = cochez gratuitement n’importe quelle étoile
page-astra-awaited-star-and-neighbours = choisissez une étoile à cocher avec ses voisines
page-astra-awaited-first-star = cochez gratuitement la première de deux étoiles
page-astra-awaited-second-star = cochez gratuitement la seconde étoile
page-astra-awaited-three-cards =
    { $left ->
        [one] cochez encore une étoile gratuite, sur une autre carte
       *[other] cochez des étoiles gratuites, chacune sur une autre carte (encore { $left })
    }
page-astra-awaited-observe = continuez le long d’une ligne, ou arrêtez
page-astra-awaited-telescope = dépensez un télescope pour observer encore, ou arrêtez
page-astra-awaited-order = choisissez quelle carte achevée passe d’abord
page-astra-awaited-boons = prenez un bonus de la carte découverte
page-astra-awaited-activation =
    { $left ->
        [one] choisissez une carte à réactiver
       *[other] choisissez { $left } cartes à réactiver
    }
page-astra-awaited-limit = vous avez trop de cartes, défaussez-en une
page-astra-awaited-dream = choisissez où commence le rêveur
page-astra-awaited-dream-on =
    { $left ->
        [one] menez le rêveur à une dernière étoile
       *[other] menez le rêveur plus loin (encore { $left } étoiles)
    }
page-astra-awaited-over = la partie est terminée
page-astra-move-mark = cocher { $card }, étoile { $star }
page-astra-move-use = utiliser le pouvoir : { $card }
page-astra-move-discover = d’abord { $card }
page-astra-move-activate = réactiver { $card }
page-astra-move-discard = défausser { $card }
page-astra-move-boon = prendre le bonus { $number } en partant de la gauche
page-astra-move-rest = Se reposer
page-astra-rest-waste =
    { $stardust ->
        [one] Vous avez { $stardust } poussière d’étoile, et votre sacoche peut en contenir { $pouch } : vous reposer ne rapporterait rien et coûterait votre action.
       *[other] Vous avez { $stardust } poussières d’étoile, et votre sacoche peut en contenir { $pouch } : vous reposer ne rapporterait rien et coûterait votre action.
    }
page-astra-move-stop = arrêter
page-astra-move-exchange = Échanger 3 poussières
page-astra-stop = Arrêter
page-astra-stop-observe = S’arrêter là
page-astra-stop-exchange = Terminer l’échange
page-astra-stop-telescope = Finir le tour
page-astra-marks =
    { $count ->
        [one] { $name } coche { $count } étoile { $card-of }.
       *[other] { $name } coche { $count } étoiles { $card-of }.
    }
page-astra-dreamer = le rêveur
page-astra-star =
    { $kind ->
        [start] étoile de départ { $star }
        [grand] grande étoile { $star }
       *[common] étoile { $star }
    }
page-astra-unmarked = non cochée
page-astra-joined = reliée à { $stars }
page-astra-marked-by = cochée par { $name }
page-astra-lately = au dernier tour
page-astra-new-card = Nouvelle carte.
page-astra-mark = la cocher pour 1 poussière d’étoile
page-astra-mark-free = la cocher gratuitement
page-astra-mark-telescope = la cocher pour un télescope et 1 poussière d’étoile
page-astra-mark-dreamer = la cocher pour le rêveur
page-astra-no-stardust = Vous n’avez plus de poussière d’étoile : reposez-vous pour remplir votre sacoche.
page-astra-no-marking = Aucune étoile ne peut être cochée maintenant.
page-astra-not-joined = Pas celle-ci : l’étoile suivante doit être reliée à la dernière cochée.
page-astra-not-first = Pas celle-ci : sur une carte vierge, commencez par l’étoile de départ, ailleurs par une étoile voisine d’une étoile cochée.
page-astra-not-this-card = Aucune étoile de cette carte ne peut être cochée maintenant.
page-astra-not-used-now =
    { $why ->
        [turned] Elle est épuisée : déjà utilisée. Réactivez-la pour vous en servir de nouveau.
        [nothing] Son pouvoir n’aurait aucun effet maintenant.
       *[late] Les pouvoirs s’utilisent au début du tour.
    }
page-astra-boon-not =
    { $why ->
        [crossed] Il est barré : quelqu’un l’a déjà pris.
        [dreamer] Le rêveur a plus d’étoiles que vous ici : seuls les deux bonus de droite vous restent.
       *[early] Les bonus se prennent quand la carte est découverte : tous les autres qui y ont coché des étoiles en prennent un.
    }
page-astra-cost = Poussière d’étoile dépensée ce tour : { $paid }
page-astra-numbers = Le rêveur coche autant d’étoiles que l’indique le nombre.
page-astra-card-text =
    { $fame ->
        [one] { $card } : { $element }, { $fame } point de renommée. { $ability }
       *[other] { $card } : { $element }, { $fame } points de renommée. { $ability }
    }
page-astra-is-turned = Elle est épuisée : déjà utilisée. Réactivez-la pour vous en servir de nouveau.
page-astra-turned = { $card } (épuisée)
page-astra-place =
    { $card } : { $element }, { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $free ->
        [0] toutes cochées.
        [1] dont une non cochée.
       *[other] dont { $free } non cochées.
    }
page-astra-marked = Cochées par { $name } : { $stars }.
page-astra-lines = Lignes entre les étoiles : { $stars }.
page-astra-legend = Les étoiles d’une carte sont numérotées à partir de 1 ; on avance le long des lignes, et 2–5 est une ligne entre les étoiles 2 et 5.
page-astra-offers = Bonus de gauche à droite : { $boons }.
page-astra-stars-left =
    { $left ->
        [0]
            { $stars ->
                [one] { $stars } étoile, cochée
               *[other] { $stars } étoiles, toutes cochées
            }
        [one] { $left } étoile sur { $stars } n’est pas cochée
       *[other] { $left } étoiles sur { $stars } ne sont pas cochées
    }
page-astra-boons = Bonus, de gauche à droite
page-astra-boon-fame =
    { $amount ->
        [one] { $amount } point de renommée
       *[other] { $amount } points de renommée
    }
page-astra-boon-improvement = sacoche agrandie de { $amount }
page-astra-boon-stardust =
    { $amount ->
        [one] { $amount } poussière d’étoile
       *[other] { $amount } poussières d’étoile
    }
page-astra-boon-wisdom =
    { $amount ->
        [one] { $amount } point de sagesse
       *[other] { $amount } points de sagesse
    }
page-astra-boon-observation =
    { $amount ->
        [one] { $amount } télescope
       *[other] { $amount } télescopes
    }
page-astra-boon-activation =
    { $amount ->
        [one] { $amount } carte réactivée
       *[other] { $amount } cartes réactivées
    }
page-astra-boon-crossed = { $boon } (barré)
page-astra-boon-take = prendre : { $boon }
page-astra-this-next = D’abord celle-ci
page-astra-enlarge =
    { $calls ->
        [true] { $card } : voir de près, on peut y agir
       *[other] { $card } : voir de près
    }
page-astra-empty-place = Il n’y a plus de carte
page-astra-to-atlas = { $card } dans l’atlas du ciel (nouvel onglet)
page-astra-found = Les constellations que vous avez découvertes
page-astra-sphere = Élément actif : { $element }.
page-astra-discard-icon = Quand le pion franchit cette icône, la carte du dessus de la pile est défaussée
page-astra-deck =
    { $above ->
        [one] Encore { $above } carte avant Fin de partie, { $below } après.
       *[other] Encore { $above } cartes avant Fin de partie, { $below } après.
    }
page-astra-last-turns =
    { $left ->
        [0] Fin de partie est sortie : c’est le dernier tour.
        [1] Fin de partie est sortie : encore un tour après celui-ci.
       *[other] Fin de partie est sortie : encore { $left } tours après celui-ci.
    }
page-astra-until-end = avant Fin de partie
page-astra-turns-left = tours après celui-ci
page-astra-discard = Défausse : { $count }
page-astra-discovered-last = Dernières découvertes
page-astra-journal = Votre journal
page-astra-short-stardust = Poussière
page-astra-short-pouch = Sacoche
page-astra-short-cards = Cartes
page-astra-short-telescopes = Télescopes
page-astra-short-fame = Renommée
page-astra-goals = Objectifs secrets
page-astra-own-cards = Vos cartes, { $limit } au plus
page-astra-their-scoring-card = Lignes cochées de la carte de décompte secrète
page-astra-scoring-card = Votre carte de décompte secrète et les éléments de vos cartes
page-astra-row =
    { $marked ->
        [true]
            { $cards ->
                [0] { $element } : une coche sur votre carte de décompte, aucune de vos cartes
               *[other] { $element } : une coche sur votre carte de décompte, plus { $cards } de vos cartes
            }
       *[other]
            { $cards ->
                [0] { $element } : aucune de vos cartes
               *[other] { $element } : { $cards } de vos cartes
            }
    }
page-astra-stardust =
    { $stardust ->
        [one] { $stardust } poussière d’étoile ; capacité de la sacoche : { $pouch }
       *[other] { $stardust } poussières d’étoile ; capacité de la sacoche : { $pouch }
    }
page-astra-wisdom = Sagesse { $wisdom } ; limite de cartes { $limit }
page-astra-fame =
    { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }
page-astra-telescopes =
    { $count ->
        [one] { $count } télescope
       *[other] { $count } télescopes
    }
page-astra-has-picked = a choisi
page-astra-seat = { $name } : poussière d’étoile { $stardust }, sacoche { $pouch }, télescopes { $telescopes }, renommée { $fame }, limite de cartes { $limit }. Cartes : { $cards }.
page-astra-ability-star-and-neighbours = Cochez gratuitement n’importe quelle étoile et toutes ses voisines non cochées. Pas d’action ce tour-ci.
page-astra-ability-grand-refund = Ce tour-ci, la poussière dépensée dans une observation avant sa première grande étoile vous revient.
page-astra-ability-stardust-4 = Gagnez 4 poussières d’étoile, même avec la sacoche pleine.
page-astra-ability-stardust-3 = Gagnez 3 poussières d’étoile, même avec la sacoche pleine.
page-astra-ability-stardust-2 = Gagnez 2 poussières d’étoile, même avec la sacoche pleine.
page-astra-ability-exchange = Échangez 3 poussières d’étoile contre un télescope, autant de fois que vous voulez.
page-astra-ability-three-cards = Cochez gratuitement trois étoiles, sur trois cartes différentes.
page-astra-ability-any-first-star = Ce tour-ci, vous pouvez aussi commencer une observation par toute étoile commune.
page-astra-ability-fame-for-grand-stars = En fin de tour, 1 point de renommée par grande étoile que vous y avez cochée.
page-astra-ability-wisdom = Gagnez 1 point de sagesse.
page-astra-ability-fame-for-marked-cards = Gagnez 1 point de renommée par carte non découverte où vous avez une étoile.
page-astra-ability-any-star = Cochez gratuitement n’importe quelle étoile.
page-astra-ability-telescope = Gagnez un télescope.
page-astra-ability-pouch = Votre sacoche s’agrandit de 1.
page-astra-ability-generous-rest = Si vous vous reposez ce tour-ci, gagnez autant de poussière que la capacité de votre sacoche, quel que soit son contenu.
page-astra-ability-two-stars = Cochez gratuitement deux étoiles selon les règles habituelles : l’une après l’autre sur une carte, ou sur deux cartes.
page-astra-ability-fame-for-element = Gagnez 1 point de renommée pour chacune de vos cartes de l’élément actif.
page-astra-ability-common-refund = Si vous ne cochez ce tour-ci que des étoiles communes et n’achevez aucune carte, tout ce que vous avez payé vous revient.
page-rules-astra-aim = Vous êtes astronomes. Vous tracez des constellations étoile par étoile, à tour de rôle et sur les mêmes cartes. Le joueur qui coche la dernière étoile d’une carte la découvre et la garde ; ceux qui ont aidé reçoivent un bonus. À la fin, la plus grande renommée l’emporte.
page-rules-astra-card-title = Une carte
page-rules-astra-card = Elle a un élément, un nombre d’étoiles et des points de renommée pour le joueur qui l’a active à la fin. En bas, ses quatre bonus. Il y a trois sortes d’étoiles : l’étoile de départ à l’anneau brisé, les grandes étoiles, rayonnantes et nommées, et les communes.
page-rules-astra-turn-title = Un tour
page-rules-astra-turn = Utilisez d’abord autant de pouvoirs de vos cartes actives que vous voulez ; chaque carte utilisée est épuisée : elle est inclinée et n’est plus active. Puis, au choix : observer ou se reposer.
page-rules-astra-observe-title = Observer
page-rules-astra-observe = Cochez des étoiles, 1 poussière d’étoile chacune. Sur une carte vierge, commencez par l’étoile de départ ; sur une autre, par une étoile voisine d’une étoile cochée. De là, avancez d’étoile en étoile le long des lignes, tant que vous le voulez et pouvez payer. Une impasse met fin à l’observation.
page-rules-astra-grand = Une grande étoile donne 1 point de sagesse. La sagesse augmente le nombre de cartes que vous pouvez garder.
page-rules-astra-telescope = Vous pouvez dépenser un télescope pour observer encore dans le même tour, sur la même carte ou une autre.
page-rules-astra-rest-title = Se reposer
page-rules-astra-rest = Remplissez votre sacoche jusqu’à sa capacité. Puis vos cartes épuisées de l’élément actif redeviennent actives. Puis le pion passe à l’élément suivant ; s’il franchit l’icône de défausse, la carte du dessus de la pile est défaussée. Sans poussière d’étoile, il faut se reposer.
page-rules-astra-discovery-title = Découverte
page-rules-astra-discovery = Une carte dont toutes les étoiles sont cochées est découverte par le joueur qui a coché la dernière. Tous les autres qui y ont des étoiles prennent un bonus, en commençant par celui qui en a le plus ; un bonus pris est barré. Les ex æquo choisissent en secret, en même temps, et peuvent choisir le même.
page-rules-astra-limit = La carte va au joueur qui l’a découverte. Si vous avez alors plus de cartes que votre sagesse ne le permet, vous en défaussez. De nouvelles cartes remplissent les emplacements libres.
page-rules-astra-boons-title = Les bonus
page-rules-astra-end-title = La fin
page-rules-astra-end = Quand Fin de partie arrive au sommet de la pile, on termine la manche et on en joue encore une ; si elle y arrive pendant le tour du premier joueur, les autres n’ont plus qu’un tour chacun. Puis on additionne la renommée :
page-rules-astra-end-tracks = la piste de renommée, la capacité de la sacoche, le nombre de cartes que vous pouvez garder
page-rules-astra-end-rest = 1 point pour trois poussières d’étoile, 1 point pour deux de vos étoiles sur des cartes non découvertes
page-rules-astra-end-cards = la renommée de vos cartes actives
page-rules-astra-end-elements = votre carte de décompte secrète : chaque élément a une ligne de quatre cases, que ses coches et toutes vos cartes remplissent de gauche à droite. Une ligne de 2, 3 ou 4 vaut 2, 6 ou 11 ; une colonne de 3 ou 4 vaut 3 ou 6.
page-rules-astra-dreamer-title = À deux
page-rules-astra-dreamer = Après chaque repos, le rêveur coche autant d’étoiles que l’indique le nouvel élément actif, sur la plus grande carte vierge ; le joueur qui s’est reposé le guide. Si le rêveur a plus d’étoiles que vous sur une carte découverte par un joueur, il ne vous reste que les deux bonus de droite. Si le rêveur achève lui-même une carte, chacun peut prendre n’importe lequel de ses bonus, et personne ne récupère la carte.
page-rules-astra-abilities-title = Les pouvoirs

# La page : Stellium

page-stellium-awaited-feel = cherchez un astre à tâtons dans le sac
page-stellium-awaited-draw = piochez un astre dans le sac
page-stellium-awaited-keep = gardez l’astre trouvé ({ $body }), ou relâchez-le pour en chercher un autre
page-stellium-awaited-place = posez votre { $body } sur un emplacement vide
page-stellium-awaited-strike = lancez votre { $body } sur un astre d’une galaxie
page-stellium-awaited-push = choisissez le sens de la poussée
page-stellium-awaited-planet = permutez deux astres voisins
page-stellium-awaited-comet = choisissez le sens de la poussée
page-stellium-awaited-star = faites tourner la galaxie
page-stellium-awaited-supernova = faites attirer un astre par un trou noir
page-stellium-awaited-objectives = validez un objectif, ou continuez
page-stellium-awaited-stay = choisissez l’astre qui reste ({ $card })
page-stellium-awaited-refill = posez un des astres tirés sur la galaxie { $disc }
page-stellium-awaited-exchange = écartez un objectif pour en prendre un autre, ou gardez les trois
page-stellium-awaited-take = prenez un objectif
page-stellium-awaited-over = la partie est terminée
page-stellium-move-feel = Plonger la main
page-stellium-move-keep = Garder
page-stellium-move-drop = Relâcher
page-stellium-move-draw = Piocher
page-stellium-move-choose = Prendre : { $body }
page-stellium-move-token = dépenser le jeton { $token }
page-stellium-move-place = poser en { $place }
page-stellium-move-strike = frapper l’astre en { $place }
page-stellium-move-push = pousser vers { $direction }
page-stellium-move-swap = permuter { $one } et { $other }
page-stellium-move-turn =
    { $sixths ->
        [1] tourner de 60° dans le sens horaire
        [2] tourner de 120° dans le sens horaire
        [3] tourner de 180°
        [4] tourner de 120° dans le sens antihoraire
       *[5] tourner de 60° dans le sens antihoraire
    }
page-stellium-move-attract = { $hole } attire l’astre depuis { $place }
page-stellium-move-validate =
    { $places ->
        [none] valider « { $card } »
       *[other] valider « { $card } » en { $places }
    }
page-stellium-move-stay = l’astre en { $place } reste
page-stellium-move-settle = { $body } en { $place }
page-stellium-move-take = prendre « { $card } »
page-stellium-move-discard = écarter « { $card } »
page-stellium-move-pass = passer
page-stellium-pass = Passer
page-stellium-pass-influence = Sans influence
page-stellium-pass-objectives = Continuer
page-stellium-pass-exchange = Garder les trois
page-stellium-choose-this = choisir
page-stellium-push = pousser vers { $direction }
page-stellium-universe = Univers
page-stellium-hole = trou noir { $place }
page-stellium-empty = vide
page-stellium-symbol = symbole : { $body }
page-stellium-not-place = Un astre se pose sur un emplacement vide d’une galaxie.
page-stellium-not-strike = Une collision doit frapper un astre sur une galaxie.
page-stellium-not-complete = Il n’est pas réalisé sur le plateau.
page-stellium-not-taken-now = Vous prenez un objectif à la fin de votre tour.
page-stellium-not-token =
    { $why ->
        [spent] Il est déjà dépensé.
        [same] L’astre a déjà cette influence.
       *[other] Un jeton se dépense avant de poser l’astre.
    }
page-stellium-turn = Tourner la galaxie { $disc }
page-stellium-turn-keys = Faites glisser la galaxie, ou tournez-la avec les flèches puis Entrée.
page-stellium-turned-not = pas tournée
page-stellium-closer = Galaxie { $disc } : voir de plus près
page-stellium-press-disc = Touchez une galaxie pour l’agrandir.
page-stellium-whole = Tout l’univers
page-stellium-touched = touché en dernier par { $name }
page-stellium-left-out =
    { $count ->
        [one] « { $cards } » est réalisé et ne rapporte rien tant qu’il n’est pas validé. Il ne le sera peut-être plus à votre prochain tour.
       *[other] Ces objectifs sont réalisés et ne rapportent rien tant qu’ils ne sont pas validés : { $cards }. Ils ne le seront peut-être plus à votre prochain tour.
    }
page-stellium-legend = Noms des emplacements : les galaxies a, b et c forment la rangée du haut, de gauche à droite ; d et e sont en dessous, f tout en bas. Le centre d’une galaxie est 0 ; autour, dans le sens horaire : 1 en haut à droite, 2 à droite, 3 en bas à droite, 4 en bas à gauche, 5 à gauche, 6 en haut à gauche. Les trous noirs h1 à h10 sont numérotés rangée par rangée depuis le haut, de gauche à droite.
page-stellium-legend-across = Emplacements de galaxies différentes qui se touchent : { $places }.
page-stellium-legend-holes = Autour des trous noirs : { $places }.
page-stellium-bag = Sac
page-stellium-in-bag = Dans le sac
page-stellium-bag-holds = Dans le sac : { $bodies }.
page-stellium-with-token = avec le jeton { $token }
page-stellium-feels = essai { $feels } sur 5
page-stellium-hand = Vos objectifs et vos jetons
page-stellium-tokens = Jetons restants
page-stellium-token =
    { $spent ->
        [true] jeton { $token }, dépensé
       *[other] jeton { $token }
    }
page-stellium-influence-planet = Une autre planète permute avec un astre voisin.
page-stellium-influence-comet = Elle prend la place d’un astre et le pousse d’un emplacement, avec la rangée qui le suit.
page-stellium-influence-star = Sa galaxie tourne, avec tout ce qui s’y trouve.
page-stellium-influence-supernova = Un trou noir vide attire un astre voisin.
page-stellium-display = Objectifs disponibles
page-stellium-reserve =
    { $count ->
        [one] encore { $count } objectif face cachée
       *[other] encore { $count } objectifs face cachée
    }
page-stellium-round =
    { $last ->
        [true] Manche { $round }, la dernière
       *[other]
            { $limit ->
                [one] Manche { $round } · fin à { $limit } point
               *[other] Manche { $round } · fin à { $limit } points
            }
    }
page-stellium-objective = { $card } : { $asked } { $worth }
page-stellium-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
page-stellium-points-by-number = Points pour 2, 3, 4, 5 ou 6 astres : { $all }.
page-stellium-asks-line = trois en ligne droite.
page-stellium-asks-arc = trois à la suite autour d’un emplacement.
page-stellium-asks-small-triangle = trois qui se touchent deux à deux.
page-stellium-asks-large-triangle = trois autour d’un emplacement, un sur deux.
page-stellium-asks-rectangle = deux paires opposées autour d’un emplacement.
page-stellium-asks-rhombus =
    { $ends ->
        [none] deux qui se touchent, et deux d’un autre type qui touchent les deux.
       *[other] deux qui se touchent, et deux { $ends-plural } qui touchent les deux.
    }
page-stellium-asks-s = quatre qui tournent d’un côté, puis de l’autre.
page-stellium-asks-pair = deux qui se touchent, sur des galaxies différentes.
page-stellium-asks-centres = le plus possible au centre des galaxies, au moins deux.
page-stellium-asks-symbols = le plus possible sur des symboles de leur type, au moins deux.
page-stellium-bodies = { $bodies } : { $places }.
page-stellium-symbols = Symboles, { $body } : { $places }.
page-stellium-seat =
    { $score ->
        [one] { $name } : { $score } point. En main : { $hand }. Validés : { $validated }. Jetons : { $tokens }.
       *[other] { $name } : { $score } points. En main : { $hand }. Validés : { $validated }. Jetons : { $tokens }.
    }
page-stellium-validated =
    { $count ->
        [0] aucun objectif validé
        [one] { $count } objectif validé
       *[other] { $count } objectifs validés
    }
page-stellium-reached = limite atteinte
page-rules-stellium-aim = Vous posez des astres parmi des galaxies qui tournent jusqu’à former les figures de vos objectifs. Chaque objectif rapporte des points ; le joueur qui en a le plus à la fin l’emporte.
page-rules-stellium-universe = Six galaxies de sept emplacements forment un triangle ; entre elles, dix trous noirs. On ne pose rien sur un trou noir, mais des astres peuvent y être poussés ou attirés, et ils y comptent comme ailleurs.
page-rules-stellium-turn-title = Un tour
page-rules-stellium-draw = Cherchez un astre à tâtons dans le sac : gardez ce que vous avez trouvé, ou relâchez-le et cherchez encore. Le cinquième doit être gardé.
page-rules-stellium-place = Posez-le sur un emplacement vide d’une galaxie. Une comète, elle, prend la place d’un autre astre.
page-rules-stellium-influence = Si vous voulez, utilisez son influence.
page-rules-stellium-validate = Validez des objectifs de votre main, l’un après l’autre. Les astres utilisés retournent dans le sac, sauf un de votre choix.
page-rules-stellium-take = Prenez un objectif disponible. Avec trois objectifs en main, vous pouvez en écarter un pour en prendre un autre.
page-rules-stellium-bodies-title = Les astres
page-rules-stellium-tokens-title = Les jetons
page-rules-stellium-tokens = Avant de poser un astre, vous pouvez dépenser un jeton : son influence remplace celle de l’astre et doit être appliquée. Un par tour, chacun une fois par partie. Avec le jeton Planète, c’est un autre astre du type posé qui permute ; avec le jeton Comète, tout astre se pose par collision.
page-rules-stellium-objectives-title = Les objectifs
page-rules-stellium-objectives = Une figure peut être tournée et retournée, être à cheval sur plusieurs galaxies et passer par des trous noirs ; ce qu’il y a entre les astres n’a pas d’importance. Pour les paires, les centres et les symboles, seuls comptent les emplacements des galaxies. Un objectif pris ce tour-ci ne peut pas encore être validé.
page-rules-stellium-empty-title = Une galaxie vide
page-rules-stellium-empty = Quand une galaxie a perdu son dernier astre, on en tire cinq du sac. En commençant par le joueur précédent, puis dans l’ordre inverse du tour, chacun en pose un sur un emplacement à symbole, jusqu’à ce que quatre soient posés.
page-rules-stellium-end-title = La fin
page-rules-stellium-end = Quand les objectifs d’un joueur atteignent la limite, 30, 25 ou 20 points à 2, 3 ou 4 joueurs, on termine la manche. Si les objectifs s’épuisent avant, ceux qui sont disponibles sont écartés, on termine la manche et on en joue une dernière.
page-rules-stellium-score = Ajoutez 1 point par jeton restant et 1 par couleur parmi vos objectifs. À égalité, le premier à avoir atteint la limite gagne ; si aucun des ex æquo ne l’a atteinte, personne ne gagne.

# La page : à propos

page-about-games-title = Les jeux
page-about-astra = Astra (2022) de Patrik Porkoláb et Frigyes Schőberl avec Eszter Krisztina Sas, illustré par Csilla Fekete, publié par Mindclash Games.
page-about-sternenhimmel = Sternenhimmel (1995) de Tom Schoeps, publié par Goldsieber.
page-about-stellium = Stellium (2017) de Rémi Saunier, développé par Henri Pym, illustré par Aurélie Guarino, publié par Ankama.
page-about-games = Ce sont des jeux à jouer autour d’une table : s’ils vous plaisent ici, achetez-les et jouez-y en vrai. Asterism n’est ni fait ni approuvé par leurs éditeurs.
page-about-ours-title = Ce qui est de nous
page-about-ours = Les textes et les dessins sont de nous. Nous avons dû reconstituer ce qui n’est imprimé que sur le matériel : cartes, disques et récompenses diffèrent de ceux des boîtes.
page-about-stars-title = Les étoiles
page-about-stars = Le ciel est vrai : positions, magnitudes et tracés viennent de d3-celestial d’Olaf Frohn (BSD-3-Clause), d’après le catalogue Hipparcos ; les distances, de ses parallaxes dans BigSky de Steve Berardi (MIT) ; les noms d’étoiles sont ceux de l’Union astronomique internationale.
page-about-software-title = Le programme
page-about-software = Asterism est un logiciel libre, sous licence MIT ou Apache 2.0, au choix. Chacun peut héberger sa propre table.
page-about-privacy-title = Ce qui est conservé
page-about-privacy = Aucun compte n’est nécessaire. Voici tout ce qu’il y a :
page-about-keep-cookie = Dans votre navigateur : un seul cookie, nommé asterism, auquel le serveur vous reconnaît ; vos réglages, les parties sur cet appareil et ce que la page a noté d’une donne restent dans le navigateur et ne sont jamais envoyés.
page-about-keep-server = Sur le serveur : le nom que vous avez choisi ; pour chaque appareil, son navigateur et son système, depuis quand vous l’utilisez et l’heure de sa dernière visite ; vos tables, vos coups et ce que vous avez dit ; résultats et cotes. Aucune adresse de vous n’est enregistrée, sauf celles où vous demandez des notifications.
page-about-keep-long = Pour combien de temps : jusqu’à ce que vous les supprimiez. Les parties terminées restent, pour que tous ceux qui ont joué puissent les revoir.
page-about-keep-others = Ce que voient les autres : votre nom aux tables où vous prenez place, vos coups et ce que vous y dites. Personne ne voit votre page, sauf si vous la montrez.
page-about-keep-away = Comment les retirer : sur votre page, sous « Appareils et données », vous pouvez tout télécharger, déconnecter des appareils et vous supprimer. Rien n’est transmis à personne, hormis vos notifications à ceux qui les acheminent. Les sauvegardes de l’exploitant du serveur peuvent les garder un peu plus longtemps.
page-pass-title = Vous, sur cet appareil
page-pass-text = Ce lien fait de ce navigateur le vôtre : votre nom et vos parties vous suivent. Il ne sert qu’une fois.
page-pass-name = Ici, vous serez { $name }.
page-pass-use = Continuer ici
