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
# Astra

card-andromeda = Andromeda
card-aquarius = { disc-aquarius }
card-aquila = Aquila
card-ara = Ara
card-argo-navis = Argo Navis
card-aries = { disc-aries }
card-auriga = Auriga
card-bootes = Boötes
card-cancer = { disc-cancer }
card-canis-major = Canis Major
card-canis-minor = Canis Minor
card-capricornus = { disc-capricornus }
card-cassiopeia = Cassiopeia
card-centaurus = Centaurus
card-cepheus = Cepheus
card-cetus = Cetus
card-corona-australis = Corona Australis
card-corona-borealis = Corona Borealis
card-corvus = Corvus
card-crater = Crater
card-cygnus = Cygnus
card-delphinus = Delphinus
card-draco = Draco
card-equuleus = Equuleus
card-eridanus = Eridanus
card-gemini = { disc-gemini }
card-hercules = Hercules
card-hydra = Hydra
card-leo = { disc-leo }
card-lepus = Lepus
card-libra = { disc-libra }
card-lupus = Lupus
card-lyra = Lyra
card-ophiuchus = Ophiuchus
card-orion = Orion
card-pegasus = Pegasus
card-perseus = Perseus
card-pisces = { disc-pisces }
card-piscis-austrinus = Piscis Austrinus
card-sagitta = Sagitta
card-sagittarius = { disc-sagittarius }
card-scorpius = { disc-scorpius }
card-serpens = Serpens
card-taurus = { disc-taurus }
card-triangulum = Triangulum
card-ursa-major = Ursa Major
card-ursa-minor = Ursa Minor
card-virgo = { disc-virgo }

element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water

boon-fame = Fame
boon-improvement = Improvement
boon-stardust = Stardust
boon-wisdom = Wisdom
boon-observation = Observation
boon-activation = Activation

astra-turn-began = { $seat } to play.
astra-used = { $seat } uses the ability of { $card }.
astra-gained =
    { $good ->
        [fame] { $seat } gains { $amount } Fame.
        [stardust] { $seat } gains { $amount } stardust.
        [telescopes]
            { $amount ->
                [one] { $seat } gains a telescope.
               *[other] { $seat } gains { $amount } telescopes.
            }
        [pouch] { $seat } enlarges its pouch by { $amount }.
       *[wisdom] { $seat } gains { $amount } wisdom.
    }
astra-exchanged = { $seat } exchanges 3 stardust for a telescope.
astra-observing =
    { $telescope ->
        [true] { $seat } spends a telescope to observe again.
       *[false] { $seat } observes.
    }
astra-marked =
    { $seat ->
        [none] The dreamer marks { $card }, star { $star }.
       *[other] { $seat } marks { $card }, star { $star }.
    }
astra-observe-ended = { $seat } has finished observing.
astra-resting = { $seat } rests.
astra-reactivated = { $card }, a card of { $seat }, is active again.
astra-first-discarded = The first card is discarded: { $card }.
astra-sphere-moved = The active sphere is { $element }.
astra-top-discarded = The marker passes the discard icon: { $card } leaves the deck.
astra-game-end-seen =
    { $last-turns ->
        [one] Game End is on top of the deck: one turn is left after this one.
       *[other] Game End is on top of the deck: { $last-turns } turns are left after this one.
    }
astra-discovered =
    { $seat ->
        [none] The dreamer has marked the last star of { $card }.
       *[other] { $seat } discovers { $card }.
    }
astra-picked =
    { $number ->
        [none] { $seat } has picked a boon, unseen by the others.
       *[other] { $seat } has picked boon { $number }, unseen by the others.
    }
astra-picks-shown = The boons picked from { $card } are shown.
astra-boon-taken = { $seat } takes boon { $number } of { $card }: { $boon } { $amount }.
astra-card-taken = { $seat } takes { $card }.
astra-card-discarded =
    { $seat ->
        [none] Nobody takes { $card }: it is discarded.
       *[other] { $seat } discards { $card }.
    }
astra-card-dealt = On place { $place }: { $card }.
astra-dreaming =
    { $number ->
        [one] The dreamer marks a star.
       *[other] The dreamer marks up to { $number } stars.
    }
astra-refunded = { $seat } gets { $stardust } stardust back.
astra-scoring-shown = The final scoring card of { $seat } has a mark for { $element }.
astra-won =
    { $shared ->
        [true] { $seat } shares the victory with { $fame } Fame.
       *[false] { $seat } wins with { $fame } Fame.
    }

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
