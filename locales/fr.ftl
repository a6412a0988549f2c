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
