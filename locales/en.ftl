# Seats, scores

seat = Seat { $number }
scores = Scores so far: { $list }
final-scores = Final scores: { $list }

# Hints

hint = { $seat }, hint by { $bot }: { $move }
hint-move = move
hint-visits = tried
hint-margin = margin
hint-line = expected to follow

# Sternenhimmel

figure-1 = 1
figure-3 = 3
figure-5 = 5
figure-6 = 6
figure-7 = 7
figure-10 = 10
figure-black-hole = black hole
figure-double = double star

disc-aries = Aries
disc-taurus = Taurus
disc-gemini = Gemini
disc-cancer = Cancer
disc-leo = Leo
disc-virgo = Virgo
disc-libra = Libra
disc-scorpius = Scorpius
disc-sagittarius = Sagittarius
disc-capricornus = Capricornus
disc-aquarius = Aquarius
disc-pisces = Pisces

sternenhimmel-placed =
    { $face-down ->
        [true]
            { $figure ->
                [none] { $seat } places a figure face down on { $disc }, star { $star }.
               *[other] { $seat } places a figure face down on { $disc }, star { $star }: { $figure }.
            }
       *[false] { $seat } places a figure on { $disc }, star { $star }: { $figure }.
    }
sternenhimmel-stuck = Nobody has a figure to place: { $disc } is scored as it stands.
sternenhimmel-revealed = { $disc }, star { $star } is turned up: { $figure } of { $seat }.
sternenhimmel-vanished = { $disc }, star { $star }: the black hole of { $seat } meets another and vanishes.
sternenhimmel-swallowed = { $disc }, star { $star } is swallowed by a black hole: { $figure } of { $seat }.
sternenhimmel-doubled = { $disc }, star { $star }: the { $figure } of { $seat } counts { $value }.
sternenhimmel-counted =
    { $figures ->
        [one] { $seat } has { $total } on { $disc }, with one figure.
       *[other] { $seat } has { $total } on { $disc }, with { $figures } figures.
    }
sternenhimmel-nobody-left = Nobody has a figure left on { $disc }, and nobody is paid.
sternenhimmel-tied-for-first = A tie for first place on { $disc }: no rewards, a coin for each figure.
sternenhimmel-tied-for-second = A tie for second place on { $disc }: no second reward, a coin for each figure.
sternenhimmel-paid =
    { $reason ->
        [first]
            { $coins ->
                [one] { $seat } takes one coin as first reward.
               *[other] { $seat } takes { $coins } coins as first reward.
            }
        [second]
            { $coins ->
                [one] { $seat } takes one coin as second reward.
               *[other] { $seat } takes { $coins } coins as second reward.
            }
        [tribute]
            { $coins ->
                [one] { $seat } takes one coin from { $from }.
               *[other] { $seat } takes { $coins } coins from { $from }.
            }
       *[figures]
            { $coins ->
                [one] { $seat } takes one coin from the reserve for its figures.
               *[other] { $seat } takes { $coins } coins from the reserve for its figures.
            }
    }
sternenhimmel-opened = { $disc } is opened.
sternenhimmel-skipped = { $seat } has no figure in hand and is passed over.
sternenhimmel-won =
    { $shared ->
        [true] { $seat } shares the victory with { $coins } coins.
       *[false] { $seat } wins with { $coins } coins.
    }
