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

# Stellium

body-planet = planet
body-comet = comet
body-star = star
body-supernova = supernova

token-planet = planet
token-comet = comet
token-star = star
token-supernova = supernova

count-planet =
    { $count ->
        [one] 1 planet
       *[other] { $count } planets
    }
count-comet =
    { $count ->
        [one] 1 comet
       *[other] { $count } comets
    }
count-star =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
count-supernova =
    { $count ->
        [one] 1 supernova
       *[other] { $count } supernovas
    }

direction-northeast = northeast
direction-east = east
direction-southeast = southeast
direction-southwest = southwest
direction-west = west
direction-northwest = northwest

of-planet = planet
    .plural = planets
of-comet = comet
    .plural = comets
of-star = star
    .plural = stars
of-supernova = supernova
    .plural = supernovas

card-line = { $of } line
card-arc = { $of } arc
card-small-triangle = small { $of } triangle
card-large-triangle = large { $of } triangle
card-rectangle = { $of } rectangle
card-rhombus = { $of } rhombus
card-s = { $of } S
card-pair = { $of } pair
card-centres = { $of-plural } on centres
card-symbols = { $of-plural } on symbols

stellium-turn = Round { $round }, { $seat } to play.
stellium-bag-empty = The bag is empty: { $seat } plays no body this turn.
stellium-felt = { $seat } feels a { $body } (try { $feels }).
stellium-dropped = { $seat } drops the { $body }.
stellium-kept = { $seat } keeps the { $body }.
stellium-drawn = { $seat } draws a { $body }.
stellium-chosen = { $seat } takes a { $body } from the bag.
stellium-token-spent = { $seat } spends the { $token } token.
stellium-placed = { $seat } places a { $body } on { $place }.
stellium-struck = { $seat } aims a { $body } at the body on { $place }.
stellium-pushed =
    { $moved ->
        [one] The { $body } takes { $place } and pushes one body to the { $direction }.
       *[other] The { $body } takes { $place } and pushes a row of { $moved } bodies to the { $direction }.
    }
stellium-pushed-off = A { $body } is pushed off the board, into the bag.
stellium-swapped = { $seat } swaps the bodies on { $one } and { $other }.
stellium-turned =
    { $sixths ->
        [1] { $seat } turns disc { $disc } clockwise by 60°.
        [2] { $seat } turns disc { $disc } clockwise by 120°.
        [3] { $seat } turns disc { $disc } by 180°.
        [4] { $seat } turns disc { $disc } anticlockwise by 120°.
       *[5] { $seat } turns disc { $disc } anticlockwise by 60°.
    }
stellium-attracted = { $seat } has black hole { $hole } attract the { $body } on { $place }.
stellium-no-influence = { $seat } does without the influence.
stellium-validated = { $seat } validates “{ $card }” on { $places }: { $points } points.
stellium-limit-reached = { $seat } reaches the limit: the game ends with this round.
stellium-stayed = The body on { $place } stays. Back into the bag: { $returned }.
stellium-objectives-left = { $seat } validates nothing more.
stellium-refill = Disc { $disc } is empty. Drawn to fill it: { $drawn }.
stellium-disc-stays-empty = Disc { $disc } is empty, and the bag too: it stays empty.
stellium-settled = { $seat } sets a { $body } on { $place }.
stellium-refilled =
    { $returned ->
        [none] Disc { $disc } is filled.
       *[other] Disc { $disc } is filled. Back into the bag: { $returned }.
    }
stellium-discarded = { $seat } puts “{ $card }” out of the game.
stellium-taken = { $seat } takes “{ $card }”.
stellium-hand-kept = { $seat } keeps all three objectives.
stellium-revealed = New on display: “{ $card }”.
stellium-display-removed = The display is put out of the game: { $cards }.
stellium-last-round = Round { $round } is the last one.
stellium-won = { $seat } wins with { $points } points.
stellium-nobody-won = A tie, and none of the tied has reached the limit: nobody wins.
