# Places, scores

seat = Place { $number }
scores = Scores actuels : { $list }
final-scores = Scores finaux : { $list }

# Conseils

hint = { $seat }, conseil du bot { $bot } : { $move }
hint-move = coup
hint-visits = essais
hint-margin = écart
hint-line = suite attendue
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
astra-first-discarded = La première carte est défaussée : { $card }.
astra-sphere-moved = L’élément actif est { $element-the }.
astra-top-discarded = Le pion franchit l’icône de défausse : la carte { $card-of } quitte la pile.
astra-game-end-seen =
    { $last-turns ->
        [one] La carte Fin de partie est au sommet de la pile : encore un tour après celui-ci.
       *[other] La carte Fin de partie est au sommet de la pile : encore { $last-turns } tours après celui-ci.
    }
astra-discovered =
    { $seat ->
        [none] Le rêveur a coché la dernière étoile { $card-of }.
       *[other] { $seat } découvre la constellation { $card-of }.
    }
astra-picked =
    { $number ->
        [none] { $seat } a choisi un bonus à l’insu des autres.
       *[other] { $seat } a choisi le bonus { $number } à l’insu des autres.
    }
astra-picks-shown = Les bonus choisis sur la carte { $card-of } sont révélés.
astra-boon-taken = { $seat } touche le bonus { $number } { $card-of } : { $boon } { $amount }.
astra-card-taken = { $seat } récupère la carte { $card-of }.
astra-card-discarded =
    { $seat ->
        [none] Personne ne récupère la carte { $card-of } : elle est défaussée.
       *[other] { $seat } défausse la carte { $card-of }.
    }
astra-card-dealt = À l’emplacement { $place } : { $card }.
astra-dreaming =
    { $number ->
        [one] Le rêveur coche une étoile.
       *[other] Le rêveur coche jusqu’à { $number } étoiles.
    }
astra-refunded =
    { $stardust ->
        [one] { $seat } récupère { $stardust } poussière d’étoile dépensée.
       *[other] { $seat } récupère { $stardust } poussières d’étoile dépensées.
    }
astra-scoring-shown = La carte Décompte final de { $seat } a une coche pour { $element-the }.
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
    { $face-down ->
        [true]
            { $figure ->
                [none] { $seat } pose une figurine face cachée ({ $disc }, étoile { $star }).
               *[other] { $seat } pose une figurine face cachée ({ $disc }, étoile { $star }) : { $figure }.
            }
       *[false] { $seat } pose une figurine ({ $disc }, étoile { $star }) : { $figure }.
    }
sternenhimmel-stuck = Plus personne n’a de figurine à poser : on compte { $disc } tel quel.
sternenhimmel-revealed = { $disc }, étoile { $star } : on retourne la figurine de { $seat } : { $figure }.
sternenhimmel-vanished = { $disc }, étoile { $star } : le trou noir de { $seat } en touche un autre et disparaît.
sternenhimmel-swallowed = { $disc }, étoile { $star } : un trou noir avale la figurine de { $seat } : { $figure }.
sternenhimmel-doubled = { $disc }, étoile { $star } : le { $figure } de { $seat } vaut { $value }.
sternenhimmel-counted =
    { $figures ->
        [one] { $seat } totalise { $total } ({ $disc }), avec une figurine.
       *[other] { $seat } totalise { $total } ({ $disc }), avec { $figures } figurines.
    }
sternenhimmel-nobody-left = { $disc } : il ne reste de figurine à personne, personne n’est payé.
sternenhimmel-tied-for-first = { $disc } : égalité pour la première place, pas de récompense, une pièce par figurine.
sternenhimmel-tied-for-second = { $disc } : égalité pour la deuxième place, pas de deuxième récompense, une pièce par figurine.
sternenhimmel-paid =
    { $reason ->
        [first]
            { $coins ->
                [one] { $seat } reçoit une pièce : première récompense.
               *[other] { $seat } reçoit { $coins } pièces : première récompense.
            }
        [second]
            { $coins ->
                [one] { $seat } reçoit une pièce : deuxième récompense.
               *[other] { $seat } reçoit { $coins } pièces : deuxième récompense.
            }
        [tribute]
            { $coins ->
                [one] { $seat } reçoit une pièce de { $from }.
               *[other] { $seat } reçoit { $coins } pièces de { $from }.
            }
       *[figures]
            { $coins ->
                [one] { $seat } reçoit une pièce de la réserve pour ses figurines.
               *[other] { $seat } reçoit { $coins } pièces de la réserve pour ses figurines.
            }
    }
sternenhimmel-opened = Nouveau disque : { $disc }.
sternenhimmel-skipped = { $seat } n’a plus de figurine en main et passe son tour.
sternenhimmel-won =
    { $shared ->
        [true] { $seat } partage la victoire avec { $coins } pièces.
       *[false] { $seat } gagne avec { $coins } pièces.
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
        [one] 1 planète
       *[other] { $count } planètes
    }
count-comet =
    { $count ->
        [one] 1 comète
       *[other] { $count } comètes
    }
count-star =
    { $count ->
        [one] 1 étoile
       *[other] { $count } étoiles
    }
count-supernova =
    { $count ->
        [one] 1 supernova
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
stellium-bag-empty = Le sac est vide : { $seat } ne joue pas d’astre ce tour-ci.
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
        [one] En { $place }, { $body-the } prend la place et pousse un astre vers { $direction }.
       *[other] En { $place }, { $body-the } prend la place et pousse une rangée de { $moved } astres vers { $direction }.
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
stellium-attracted = { $seat } active le trou noir { $hole }, qui attire { $body-the } en { $place }.
stellium-no-influence = { $seat } renonce à l’influence.
stellium-validated = { $seat } valide « { $card } » en { $places } : { $points } points.
stellium-limit-reached = { $seat } atteint la limite : la partie se termine avec cette manche.
stellium-stayed = L’astre en { $place } reste. Retour au sac : { $returned }.
stellium-objectives-left = { $seat } ne valide plus rien.
stellium-refill = La galaxie { $disc } est vide. Tirage pour la recharger : { $drawn }.
stellium-disc-stays-empty = La galaxie { $disc } est vide, le sac aussi : elle le reste.
stellium-settled = { $seat } installe une { $body } en { $place }.
stellium-refilled =
    { $returned ->
        [none] La galaxie { $disc } est rechargée.
       *[other] La galaxie { $disc } est rechargée. Retour au sac : { $returned }.
    }
stellium-discarded = { $seat } écarte « { $card } » de la partie.
stellium-taken = { $seat } prend « { $card } ».
stellium-hand-kept = { $seat } garde ses trois objectifs.
stellium-revealed = Nouvel objectif disponible : « { $card } ».
stellium-display-removed = Les objectifs disponibles sont écartés de la partie : { $cards }.
stellium-last-round = La manche { $round } est la dernière.
stellium-won = { $seat } gagne avec { $points } points.
stellium-nobody-won = Égalité, et aucun des ex æquo n’a atteint la limite : personne ne gagne.
