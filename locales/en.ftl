# Seats, scores

seat = Seat { $number }
scores = Scores so far: { $list }
final-scores = Final scores: { $list }

# Hints

hint = { $seat }, hint by { $bot }: { $move }
hint-move = move
hint-visits = visits
hint-margin = margin
hint-line = expected to follow
hint-change = { $seat }, score if the game ended now: { $line } { $points }
hint-then = then { $moves }:

# Reviews

review = { $game }, looked back at { $eyes }
review-eyes-everybody = as everybody could see it
review-eyes-open = with all secrets open
review-eyes-seat = as { $seat } saw it
review-chances = Chances to win, move by move
review-first = at first
review-last = in the end
review-luck = luck
review-play = play
review-others = others
review-points = Luck, play and others are points of winning chance: together they lead from the first chance to the last.
review-sum =
    { $seat } lost { $play ->
        [one] { $play } point
       *[other] { $play } points
    } by play and { $lucky ->
        [yes] won
       *[no] lost
    } { $luck } by luck.
review-decisive =
    { $count ->
        [0] No single move decided the game.
        [one] One move decided the game.
       *[other] { $count } moves decided the game.
    }
review-moments = Decisions that cost something
review-no-moments = No decision cost much.
review-moment = { $ply }. { $seat }, { $move }: { $judgement }, { $loss } points. Better: { $better }
review-better = something was better
review-mistake = a mistake
review-blunder = a blunder

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
        [pouch] { $seat } enlarges their pouch by { $amount }.
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
astra-reactivated = { $seat } reactivates { $card }.
astra-first-discarded = The first card is discarded: { $card }.
astra-sphere-moved = The active sphere is { $element }.
astra-top-discarded = The marker passes the discard icon: { $card } leaves the deck.
astra-game-end-seen =
    { $last_turns ->
        [one] Game End is on top of the deck: one turn is left after this one.
       *[other] Game End is on top of the deck: { $last_turns } turns are left after this one.
    }
astra-discovered =
    { $seat ->
        [none] The dreamer has marked the last star of { $card }.
       *[other] { $seat } discovers { $card }.
    }
astra-picked =
    { $number ->
        [none] { $seat } picks a boon in secret.
       *[other] { $seat } picks boon { $number } in secret.
    }
astra-picks-shown = The boons picked from { $card } are revealed.
astra-boon-taken = { $seat } takes boon { $number } of { $card }: { $boon } { $amount }.
astra-card-taken = { $seat } takes { $card }.
astra-card-discarded =
    { $seat ->
        [none] Nobody takes { $card }: it is discarded.
       *[other] { $seat } discards { $card }.
    }
astra-card-dealt = Dealt to place { $place }: { $card }.
astra-dreaming =
    { $number ->
        [one] The dreamer marks a star.
       *[other] The dreamer marks up to { $number } stars.
    }
astra-refunded = { $seat } gets { $stardust } stardust back.
astra-scoring-shown = { $seat }’s scoring card has a mark for { $element }.
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
    { $face_down ->
        [true]
            { $figure ->
                [none] { $seat } places a figure face down on { $disc }, star { $star }.
               *[other] { $seat } places a figure face down on { $disc }, star { $star }: { $figure }.
            }
       *[false] { $seat } places a figure on { $disc }, star { $star }: { $figure }.
    }
sternenhimmel-stuck = Nobody has a figure to place: { $disc } is scored as it stands.
sternenhimmel-revealed = Revealed on { $disc }, star { $star }: { $figure } ({ $seat }).
sternenhimmel-vanished = { $disc }, star { $star }: { $seat }’s black hole meets another and vanishes.
sternenhimmel-swallowed = { $disc }, star { $star }: a black hole swallows { $seat }’s { $figure }.
sternenhimmel-doubled = { $disc }, star { $star }: { $seat }’s { $figure } counts as { $value }.
sternenhimmel-counted =
    { $figures ->
        [one] { $seat } totals { $total } on { $disc }, with one figure.
       *[other] { $seat } totals { $total } on { $disc }, with { $figures } figures.
    }
sternenhimmel-nobody-left = Nobody has a figure left on { $disc }, so nobody is paid.
sternenhimmel-tied-for-first = A tie for first place on { $disc }: no rewards, one coin per figure.
sternenhimmel-tied-for-second = A tie for second place on { $disc }: no second reward, one coin per figure.
sternenhimmel-paid =
    { $reason ->
        [first]
            { $coins ->
                [one] { $seat } takes one coin as the first reward.
               *[other] { $seat } takes { $coins } coins as the first reward.
            }
        [second]
            { $coins ->
                [one] { $seat } takes one coin as the second reward.
               *[other] { $seat } takes { $coins } coins as the second reward.
            }
        [tribute]
            { $coins ->
                [one] { $seat } takes one coin from { $from }.
               *[other] { $seat } takes { $coins } coins from { $from }.
            }
       *[figures]
            { $coins ->
                [one] { $seat } takes one coin from the reserve for their figures.
               *[other] { $seat } takes { $coins } coins from the reserve for their figures.
            }
    }
sternenhimmel-opened = New disc: { $disc }.
sternenhimmel-skipped = { $seat } has no figure in hand and is skipped.
sternenhimmel-won =
    { $shared ->
        [true]
            { $coins ->
                [one] { $seat } shares the victory with one coin.
               *[other] { $seat } shares the victory with { $coins } coins.
            }
       *[false]
            { $coins ->
                [one] { $seat } wins with one coin.
               *[other] { $seat } wins with { $coins } coins.
            }
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
stellium-attracted = { $seat } uses black hole { $hole } to attract the { $body } on { $place }.
stellium-no-influence = { $seat } skips the influence.
stellium-validated =
    { $points ->
        [one] { $seat } validates “{ $card }” on { $places }: 1 point.
       *[other] { $seat } validates “{ $card }” on { $places }: { $points } points.
    }
stellium-limit-reached = { $seat } reaches the limit: the game ends with this round.
stellium-stayed = The body on { $place } stays. Back into the bag: { $cleared }.
stellium-objectives-left = { $seat } validates no more objectives.
stellium-refill = Disc { $disc } is empty. Drawn to fill it: { $drawn }.
stellium-disc-stays-empty = Disc { $disc } is empty, and so is the bag: the disc stays empty.
stellium-settled = { $seat } places a { $body } on { $place }.
stellium-refilled =
    { $returned ->
        [none] Disc { $disc } is filled.
       *[other] Disc { $disc } is filled. Back into the bag: { $returned }.
    }
stellium-discarded = { $seat } discards “{ $card }”.
stellium-taken = { $seat } takes “{ $card }”.
stellium-hand-kept = { $seat } keeps all three objectives.
stellium-revealed = New on display: “{ $card }”.
stellium-display-removed = The objectives on display are discarded: { $cards }.
stellium-last-round = Round { $round } is the last one.
stellium-won =
    { $points ->
        [one] { $seat } wins with one point.
       *[other] { $seat } wins with { $points } points.
    }
stellium-nobody-won = A tie, and none of the tied players has reached the limit: nobody wins.

# The page: first page

page-title = One table for three games about the stars
page-lead = Play in your browser with friends, against bots, or both. No account needed: a link is the invitation.
page-skip = Skip to content
page-settings = Settings
page-language = Language
page-theme-night = Night theme
page-theme-paper = Paper theme
page-setting-language-about = For everything you read here; other players keep their own.
page-setting-theme = Theme
page-setting-theme-about = Night is dark; paper is light, like an old star atlas.
page-setting-theme-night = night
page-setting-theme-paper = paper
page-setting-pace = Speed of other players’ moves
page-setting-pace-about = How long you are shown what the others do. You can always skip it.
page-setting-pace-slow = slow
page-setting-pace-normal = normal
page-setting-pace-fast = fast
page-setting-pace-at-once = instant
page-setting-confirm = Ask before final moves
page-setting-confirm-about = A move that cannot be taken back is made only once you have confirmed it.
page-setting-keys = Single-key shortcuts
page-setting-keys-about = At a table, letters such as U or H do something. Press ? there for the list.
page-setting-sounds = Sounds
page-setting-sounds-about = Short and quiet, while this page is open.
page-setting-sound-turn = It is your turn
page-setting-sound-time = You have 30 or 10 seconds left
page-setting-sound-talk = Somebody says something
page-setting-sound-place = A piece is placed
page-setting-sound-move = Something on the board moves
page-setting-sound-reveal = Something is revealed
page-setting-sound-score = Somebody scores
page-setting-sound-end = The game is over
page-setting-try = Try it
page-setting-vibrate = Vibration
page-setting-vibrate-about = Your phone vibrates when it is your turn or your time is running out.
page-setting-device = Games against bots
page-setting-device-about = On this device they start at once and work offline. Online you can go on from another device.
page-setting-device-here = on this device, if possible
page-setting-device-online = always online
page-loading = Loading…
page-load-failed = This part could not be loaded. Check your connection and try again.
page-try-again = Try again
page-new-version = There is a new version of this page. It is being loaded.
page-offline = You are offline. What is on this device still works; online tables come back by themselves.
page-needs-server = Needs a connection
page-out-of-reach = No connection
page-out-of-reach-text = This page opens by itself as soon as the server can be reached.
page-version-ready = A new version is ready.
page-version-reload = Reload
page-setting-kept = On this device
page-setting-kept-all = The whole page is kept on this device and opens without a connection.
page-setting-kept-coming = Being kept on this device, so that it opens without a connection…
page-setting-kept-spared = Your browser is saving data, so nothing is kept here yet.
page-setting-kept-denied = This browser keeps nothing here: without a connection, the page does not open.
page-setting-keep = Keep it here
page-install = Install
page-install-about = Asterism gets its own icon and window.
page-install-ios = To install it, tap Share, then “Add to Home Screen”.
page-close = Close
page-nowhere = There is nothing here
page-to-first = Back to home
page-players = { $fewest }–{ $most } players
page-minutes = { $shortest }–{ $longest } min
page-sentence-astra = Trace the constellations of the real sky, star by star, and share what each discovery brings.
page-sentence-sternenhimmel = Place your figures, some of them face down, and have the highest total on a constellation when it is full.
page-sentence-stellium = Feel for a body in the bag, place it among turning galaxies, and form the shapes on your cards.
page-play-now = Play now
page-learn = Learn { $game } in 4 minutes
page-invite = With friends
page-rules = Rules
page-find-word = Find a word in the rules
page-nothing-found = Nothing about that in the rules.
page-print = Print
page-example = See a turn, step by step
page-about = About
page-atlas = Atlas of the sky
page-change-me = Your name and devices
page-keep-name = Keep this name
page-name-changed = Your name is now { $name }.
page-other-device = To keep playing on another device, make a link and open it there. It works once, within an hour.
page-make-pass = Make a link
page-pass-link = Link for the other device
page-open-tables = Open tables
page-finished-games = Finished
page-phase-lobby = waiting for players
page-phase-playing = in progress
page-phase-over = finished
page-phase-ended = ended without a winner
page-phase-left = a bot plays for you
page-remove = Remove from the list: { $game }
page-remove-title = Remove this game?
page-remove-text = It disappears from your list. The others keep it in theirs, and its link still works.
page-remove-it = Remove
page-free-seat = free seat

# One's own tables, on the first page

page-list-turn = Your turn
page-list-invited = Invitations
page-list-waiting = Waiting for others
page-list-for = for { $time }
page-list-left = { $time } left
page-list-won = you won
page-list-place = place { $place } of { $count }
page-list-more = Show more
page-somebody = somebody
page-next-own = Next game
page-next-waiting = it is your turn in { $game }
page-refused-again-too-fast = You have invited others very often. Wait a while before you do it again.
page-refused-again-not-now = That game is not over yet.

# The page: a new table

page-play-game = Play { $game }
page-invite-to = { $game } with friends
page-bots = Bot level
page-skill-novice = novice
page-skill-casual = casual
page-skill-skilled = skilled
page-skill-expert = expert
page-players-in-all = Number of players
page-seats-at-table = Seats at the table
page-who-may-join = Who may join
page-join-link = anyone with the link
page-join-all = anyone
page-your-name = Your name
page-more-choices = More choices
page-option-marks = Marked stars at the end
page-choice-marks-half = 1 Fame per two stars
page-choice-marks-each = 1 Fame per star
page-option-draw = Drawing from the bag
page-choice-draw-touch = by touch
page-choice-draw-blind = blindly
page-choice-draw-choose = by choice
page-option-length = Game length
page-choice-length-full = full
page-choice-length-short = short
page-option-influence = Influence of a body
page-choice-influence-optional = optional
page-choice-influence-required = required
page-hints = Hints
page-hints-off = none
page-hints-practice = only against bots
page-hints-all = for everybody
page-clock = Thinking time
page-clock-0 = no limit
page-clock-300 = 5 minutes
page-clock-900 = 15 minutes
page-clock-259200 = 3 days
page-clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
page-clock-text = When somebody’s time is up, a bot plays on for them.
page-make-table = Make the table
page-start = Start

# The page: rated games, and somebody's page

page-rated = Counts for ratings
page-rated-no = no
page-rated-yes = yes
page-rated-tag = rated
page-rated-text = Everybody’s rating changes with the result. There are no hints, and only moves that show nothing new are taken back. Whoever leaves or runs out of time comes in last.
page-leave-rated = This game is rated, so leaving counts as last place, even if you come back. A bot plays on in your seat.
page-person = Player
page-person-mine = My games and ratings
page-person-nobody = Nobody shows a page here. Look at the link again.
page-person-nameless = Tell your name first: then your games are counted here.
page-person-public = Everybody with the link may see this page
page-person-public-text = Others find your name, your ratings and your results here, and the replays of games at public tables.
page-person-link = The link to your page
page-person-nothing = No game has been played to its end yet.
page-person-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
page-person-rating = Rating
page-person-within = rating, give or take { $count }
page-person-curve = The rating after each rated game.
page-person-to-go = A rating is shown after { $most } rated games; so far { $count } of { $most }.
page-person-places = How the games came out
page-person-seats =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
page-person-share = place { $number }, { $value }%
page-person-cards = Most often won
page-person-card = { $card } ({ $count }×)
page-person-recent = Last games
page-person-place = place { $number } of { $most }
page-person-left = left early
page-person-about = Ratings are points as in chess. Whoever has 400 more comes in ahead ten times out of eleven. A casual bot has 1500.
page-keep = Devices and data
page-keep-devices = Your devices
page-keep-devices-text = The browsers that know you, { $most } at most. Signing one out closes what is open there.
page-keep-this = this device
page-keep-device = unknown device
page-keep-since = known since { $day }
page-keep-seen = last here { $day }
page-keep-end = Sign out
page-keep-end-others = Sign out all other devices
page-keep-ended = Signed out. That browser does not know you any more.
page-keep-code = Recovery code
page-keep-code-text = If your browser forgets you, this code brings you back, here or on another device. It works once, and does not expire.
page-keep-code-since = You have a code, made on { $day }. A new one replaces it.
page-keep-code-make = Make a code
page-keep-code-again = Make a new code
page-keep-code-shown = Write it down or save it now: it is not shown again. Anyone who has it can become you.
page-keep-code-save = Save as a file
page-keep-code-file = Asterism, recovery code
page-keep-code-end = Cancel the code
page-keep-code-ended = The code is cancelled.
page-keep-back = Welcome back. Your code has been used: make a new one.
page-keep-door = Your own invitation
page-keep-door-text = A link that never changes: it leads your friends to the table where you are waiting for players.
page-keep-door-make = Make the link
page-keep-door-link = Your own invitation link
page-keep-door-again = Replace the link
page-keep-door-ask = Friends who have the old link will not find you with it any more.
page-keep-data = Your data
page-keep-data-text = Everything we keep about you, in one JSON file: name, devices, links, notifications, ratings, games, tables and what you said there.
page-keep-data-get = Download my data
page-keep-remove = Remove me
page-keep-remove-text = Your name disappears from this server, for good.
page-keep-remove-ask = Remove me…
page-keep-remove-games = In old games you become “somebody”. The moves stay: they are the others’ games too.
page-keep-remove-seats = Games you are playing go on with a bot, and a rated one is lost. Seats in games that have not begun become free.
page-keep-remove-gone = Your ratings, your page, your links, what you said and the names you gave tables are deleted. Nobody can bring them back, not even you.
page-keep-remove-name = To confirm, type your name: { $name }
page-keep-remove-do = Remove me for good
page-back = I have been here before
page-back-text = Enter the recovery code you wrote down. Capitals and hyphens do not matter.
page-back-code = Recovery code
page-back-use = Come back
page-refused-code-unknown = Nobody has this code. Check what you typed; a code works only once.
page-refused-code-too-fast = Too many tries. Wait a few minutes, then try again.
page-refused-devices-no-table = That device was signed out already.
page-refused-removal-not-now = That is not your name as it is written here. Nothing was removed.
page-refused-door-no-table = This invitation no longer works. Ask for a new link.
page-with = Invitation
page-with-not-now = { $name } is not waiting for players right now.
page-with-text = As soon as { $name } opens a table with a free seat, you will be taken there. Leave this page open, or open a table yourself and send the link.
page-with-own = Open a table
page-joined = { $name } has sat down.

# The page: notifications

page-notify = Notifications
page-notify-about = While you are away, we can tell you when it is your turn. A notification names the game, the table and its players, and nothing that is secret in the game.
page-notify-nameless = Tell your name first: then you can be notified.
page-notify-off = This server sends no notifications.
page-notify-where = Where they go
page-notify-full = There can be { $most } at most: remove one first.
page-notify-device = This device
page-notify-device-off = When you turn this on, your browser asks whether Asterism may notify you. Then we can reach you even when this page is closed.
page-notify-device-turn-on = Turn on
page-notify-device-busy = Setting up…
page-notify-device-denied = This browser blocks notifications from this site. Allow them in the site settings, beside the address, then come back here.
page-notify-device-install = On an iPhone or iPad, this works once the page is installed: tap Share, then “Add to Home Screen”, and open it from there.
page-notify-device-unsupported = This browser cannot show notifications from here. Try another browser or device.
page-notify-device-failed = This device could not be set up. Check your connection and try again.
page-notify-kind-push = device
page-notify-kind-mail = e-mail
page-notify-kind-hook = web-hook
page-notify-awaited-mail = Open the link that we sent to { $name }. Nothing else goes there before you do.
page-notify-awaited-hook = We have sent a code there: enter it here. Nothing else goes there before you do.
page-notify-again = Nothing came? Enter the address below once more.
page-notify-well = Notifications go here.
page-notify-trouble-refused = What we send is refused.
page-notify-trouble-unreachable = Nobody answers there.
page-notify-trouble-gone = It is not there any more.
page-notify-trouble-address = There is no such mailbox.
page-notify-trouble-forbidden = This server may not send anything there.
page-notify-trouble-too-many = More was waiting than is kept: some notifications were dropped.
page-notify-since = Since { $date }.
page-notify-failing = We keep trying.
page-notify-ended = We have stopped trying. Send a test to begin again.
page-notify-code = The code that arrived
page-notify-code-use = Confirm
page-notify-try = Send a test
page-notify-tried = A test is on its way.
page-notify-remove = Remove
page-notify-mail = E-mail
page-notify-mail-about = We send a link there to confirm it. The address is used for notifications and nothing else.
page-notify-address = Your address
page-notify-mail-add = Send the link
page-notify-hook = Discord, Slack or another web-hook
page-notify-hook-about = Make a web-hook there and paste its address here. We send it a code to confirm it.
page-notify-hook-form = Who reads it
page-notify-hook-form-discord = Discord
page-notify-hook-form-slack = Slack
page-notify-hook-form-plain = a program (JSON)
page-notify-hook-url = Address of the web-hook
page-notify-hook-add = Send the code
page-notify-wishes = What, and when
page-notify-all = Notify me about all my tables
page-notify-all-about = Each table has a switch of its own in its menu.
page-notify-kinds = Tell me when
page-notify-kinds-turn = it is my turn
page-notify-kinds-reminder = my time is running out
page-notify-kinds-asked = I am asked to agree to something
page-notify-kinds-invited = I am invited to a table
page-notify-kinds-joined = somebody sits down at my table
page-notify-kinds-started = a game begins
page-notify-kinds-over = a game is over
page-notify-after = Once I have been away for
page-notify-minutes = { $count } min
page-notify-hours = { $count } h
page-notify-quiet = Quiet hours
page-notify-quiet-about = What happens then is told when they are over.
page-notify-quiet-from = From
page-notify-quiet-to = To
page-notify-zone = Time zone: { $name }
page-notify-language = Notifications are written in: { $name }.
page-notify-language-this = Use the language of this page
page-notify-confirmed = The address is confirmed
page-notify-confirmed-text = From now on, notifications go to { $name }.
page-notify-mine = My notifications
page-notify-stop = End notifications
page-notify-stop-text = They go to { $name }.
page-notify-stop-which = See which table it is
page-notify-stop-table = End them for this table
page-notify-stop-all = End all that go to { $name }
page-notify-stopped = Done
page-notify-stopped-table = You are not notified about this table any more.
page-notify-stopped-all = Nothing more goes to { $name }.
page-notify-table = Notify me about this table
page-notify-table-about = While you are away from it.
page-notify-choose = Choose first where notifications go
page-notify-offer = Leave when you like: we can call you when it is your turn.
page-notify-refused-notify-not-now = There are already as many as there can be, or this is done already.
page-notify-refused-notify-no-table = That is not there any more: reload the page.
page-notify-refused-code-no-table = That is not there any more: reload the page.
page-notify-refused-link-unknown = This link has already been used, or is too old.
page-notify-refused-link-no-table = This link has already been used, or is too old.
page-notify-refused-mail-bad-request = Mail cannot be sent to this address: check how it is written.
page-notify-refused-mail-too-fast = Many have been sent already. Wait a while before the next one.
page-notify-refused-hook-bad-request = This address cannot be used: it has to begin with https:// and to be reachable by everybody.
page-notify-refused-code-not-allowed = That is not the code. Look at what arrived.
page-notify-refused-code-not-now = Too many codes were wrong. Add the address again.
page-notify-refused-notify-too-fast = Many have been sent already. Wait a while before the next one.
page-notify-refused-hook-too-fast = Many have been sent already. Wait a while before the next one.

# The page: before the start

page-table = Table
page-table-of = { $name }’s table
page-you = you
page-here = online
page-away = away
page-host = host
page-host-away = { $name } hosts this table and is away. After a minute away, you can take over.
page-host-none = The host has no seat. Take over to arrange the seats and start.
page-take-over = Take over
page-sit-here = Sit here
page-sit-down = Sit down
page-stand-up = Stand up
page-rename = Rename
page-arrange-seat = Who seat { $number } is for
page-for-anybody = open to anyone
page-for-bot = bot, { $skill }
page-seats-free =
    { $free ->
        [one] One seat is free: send the link, or give the seat to a bot.
       *[other] { $free } seats are free: send the link, or give them to bots.
    }
page-host-starts = Everybody is here. The host starts the game.
page-seats-free-guest =
    { $free ->
        [one] One seat is still free: send somebody the link.
       *[other] { $free } seats are still free: send the link.
    }
page-seats-free-look =
    { $free ->
        [one] One seat is free: sit down, or watch.
       *[other] { $free } seats are free: sit down, or watch.
    }
page-nobody-plays = Somebody has to play: take a seat, or open one.
page-still-coming = Somebody is still joining. One moment.
page-who-are-you = What should we call you?
page-invite-friends = Invite friends
page-invite-text = Anyone with this link can sit down here, or watch.
page-invite-full = Every seat is taken. Anyone with this link can watch.
page-chosen = Game settings
page-read-rules = Read the rules
page-set-up = Start position
page-set-up-text = chosen by the host, not dealt
page-link = Link to this table
page-copy = Copy
page-share = Share
page-qr = QR code
page-qr-label = QR code for this link
page-link-copied = The link is copied.
page-link-not-copied = The link could not be copied. Here it is: { $url }
page-bot-0 = Hypatia
page-bot-1 = Kepler
page-bot-2 = Caroline
page-bot-3 = Ulugh Beg
page-bot-4 = Vera

# The page: playing

page-board = Board
page-board-in-words = The board in words
page-board-failed = The board could not be drawn. Here it is in words; the game goes on.
page-board-again = Draw it again
page-looking-back = Looking back: move { $ply } of { $last }
page-to-now = Back to the game
page-tell-again = Tell it again
page-confirm-final = This cannot be taken back.
page-confirm-no = Not yet
page-confirm-yes = Do it
page-beside = Beside the board
page-seats = Seats
page-log = Log
page-talk = Chat
page-your-turn = Your turn: { $what }
page-their-turn =
    { $count ->
        [one] { $names }’s turn
       *[other] Choosing now: { $names }
    }
page-to-act = to play
page-not-your-turn = It is not your turn.
page-not-possible = That is not possible at this point.
page-leads = leads
page-standing =
    If the game ended now: { $score ->
        [one] 1 point
       *[other] { $score } points
    }{ $partial ->
        [true] {","} without what is secret
       *[other] {""}
    }
page-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
page-bot-of-skill = bot, { $skill }
page-hand-to-bot = Let a bot play
page-watching =
    { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }
page-hours-left =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
page-minutes-left =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
page-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
page-undo = Undo
page-undo-turn = Undo the turn
page-ask-undo = Ask to undo
page-nothing-to-undo = You have nothing to undo.
page-hint = Hint
page-what = What is this?
page-thinking = Thinking…
page-hints-text = What an expert bot would do, knowing only what you can see. The best move is marked 1 on the board.
page-hint-value = expected margin { $value }
page-hint-score = Your score: { $changes }.
page-hint-then = Then: { $moves }.
page-play-move = Play
page-proposes-undo = { $by } asks to undo a move.
page-proposes-hand = { $by } asks to let a bot play for { $name }.
page-proposes-end = { $by } offers to end the game without a winner.
page-you-propose-undo = You have asked to undo a move.
page-you-propose-hand = You have asked to let a bot play for { $name }.
page-you-propose-end = You have offered to end the game without a winner.
page-agree = Agree
page-decline = Decline
page-answer-awaited = Still to answer: { $names }
page-take-back-proposal = Withdraw
page-not-agreed = The others did not agree.
page-bot-plays-for-you = A bot plays for you.
page-take-seat-back = Take the seat back
page-table-menu = Leave, end, change device
page-leave-game = Leave the game
page-leave-text = A bot takes your seat and plays on. The game stays in your list: open it to take the seat back.
page-leave-bot = Level of the bot
page-end-game = End the game
page-end-text = The game is over at once and nobody wins. It cannot be continued.
page-offer-end = Offer to end the game
page-offer-end-text = The others are asked. If all agree, the game is over and nobody wins. It cannot be continued.
page-news-time = { $name }’s time is up: a bot plays on.
page-news-left = { $name } has left: a bot plays on.
page-news-handed = { $name } is away: a bot plays on.
page-news-back = { $name } is back.
page-took-back = { $name } took a move back.
page-nothing-said = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-said = { $name }: { $text }
page-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-reactions = Reactions
page-reaction-applause = Well played
page-reaction-surprise = Oh!
page-reaction-thinking = Let me think
page-reaction-thanks = Thank you
page-reaction-wave = Hello
page-reacted-applause = { $name } applauds.
page-reacted-surprise = { $name } is surprised.
page-reacted-thinking = { $name } is thinking.
page-reacted-thanks = { $name } says thank you.
page-reacted-wave = { $name } waves hello.
page-link-lost = Connection lost. Reconnecting; your game is safe.
page-keys = Keys and commands
page-key-tab = from one part of the table to the next
page-key-arrows = from star to star, from figure to figure
page-key-step = outside the board: one move back, one move forward
page-key-enter = choose
page-key-undo = undo
page-key-hint = hint
page-key-what = name everything on the board
page-key-awaited = say what is awaited, and which moves you have
page-key-read = say in full what you are on
page-key-leads = say who leads
page-key-changed = say what has happened since your last turn
page-key-board = go to the board in words
page-key-escape = skip to the end of what is being shown
page-key-help = this list
page-keys-off = Single-key shortcuts are switched off in the settings.
page-moves-more = and { $count } more
page-read-nothing = You are not on the board: go to a card, a disc or a space first.
page-moves-possible =
    { $count ->
        [0] You have no move now.
        [one] You have { $count } possible move.
       *[other] You have { $count } possible moves.
    }
page-nothing-changed = Nothing has happened since your last turn.
page-labelled = { $name }: { $text }
page-skip-ahead = Skip

# The page: on this device

page-device = On this device
page-device-where = Where you play
page-device-where-link = each on their own device
page-device-where-here = together on this device
page-device-about = Pass the device round. What is secret stays behind a curtain until its owner has the device.
page-device-people = Who plays
page-device-name = Name at seat { $number }
page-device-person = person
page-device-kept = Played and kept on this device, with or without a connection.
page-device-denied = This browser does not let us keep anything: the game is lost when you close the page.
page-device-full = There is no room left on this device: the game is lost when you close the page. Remove finished games to make room.
page-device-no-server = The server cannot be reached. You can play on this device; links have to wait.
page-device-remove = Delete from this device: { $game }
page-device-remove-title = Delete this game?
page-device-remove-text = It is kept on this device alone and cannot be brought back.
page-device-remove-it = Delete
page-device-next = Your turn is over. Next: { $name }
page-device-pass = Pass on
page-device-pass-to = Pass the device to { $name }
page-device-pass-text = The board is hidden until then.
page-device-i-am = I am { $name }
page-device-turn = { $name }: { $what }
page-device-names = Everybody needs a name of their own, and somebody has to play.
page-device-elsewhere = This game is open in another tab. Close it there to go on here.
page-device-last = Last move
page-device-menu = Save, take online, end
page-device-leave-text = A bot takes your seat and plays on to the end. Until you pass the device on, you can take the seat back.
page-device-save = Save as a file
page-device-save-text = The whole game so far, to go on elsewhere. Everybody’s secrets are in the file.
page-device-take = Take it online
page-device-take-text = A table on the server goes on from this position, and a link brings in your friends. The game here stays as it is.
page-device-take-known = Your friends are told that the start position came from you.
page-device-me = me
page-device-share = Share the whole game
page-open = Open a saved game
page-open-about = Drop a file on this page, choose one, or paste what is in it. A finished game is replayed; an unfinished one is played on, here on this device.
page-open-choose = Choose a file
page-open-drop = Drop the file to open it
page-open-paste = Text of a saved game, or a link to one
page-open-it = Open
page-open-unfinished = { $game }: who plays on?
page-open-play-on = Play on
page-device-player = Player { $number }
page-open-not = This game cannot be opened ({ $reason }).
page-open-no-record = This is not a saved game. Open the file or text that was saved here or at another table.
page-open-no-link = This link is damaged or cut off: ask for it again.
page-open-too-large = This is too large to be a saved game.

# The page: what was not done

page-refused-bad-request = That could not be understood. Reload the page.
page-refused-unknown = The server does not know you any more: reload the page and enter your name.
page-refused-not-allowed = You may not do that here.
page-refused-not-now = Not now: it is too early or too late for that.
page-refused-illegal-move = The rules do not allow that.
page-refused-stale = The game has moved on: look again.
page-refused-no-table = There is no such table: check the link.
page-refused-too-fast = Too much at once: wait a few seconds.
page-refused-try-again = The server cannot save anything at the moment, so nothing was changed. Try again in a moment.
page-refused-broken = Something went wrong on the server. Reload the page; if it happens again, tell whoever runs the server.
page-refused-restart = The server is restarting. One moment.
page-refused-lost = The server could not be reached. Check your connection and try again.
page-refused-device-broken = This browser cannot play without a server. Try another one, or play online.
page-refused-device-no-table = There is no such game on this device. It was removed, or kept in another browser.
page-refused-device-try-again = This device has no room left to keep that, so nothing was changed. Free some space and try again.
page-refused-name-bad-request = Write a name of 1 to 24 characters.
page-refused-pass-unknown = This link has already been used, or is too old: make another.
page-refused-replay-not-now = The game is not over yet. You can replay it once it is.
page-refused-sit-not-now = Somebody was faster: this seat is taken, or the game has begun.
page-refused-leave-not-now = Too late to stand up: the game has begun.
page-refused-arrange-not-now = Too late to change the seats: the game has begun.
page-refused-start-not-now = Not yet: a seat is free again, or somebody is still joining. Look at the seats, then start again.
page-refused-play-not-now = A bot plays for you now: take the seat back first.
page-refused-undo-not-now = That cannot be undone now: the game is over, or another question is open. Answer that one first.
page-refused-hand-not-now = Wait a little: a bot can take over two minutes after somebody has left, if no other question is open.
page-refused-hand-not-allowed = A bot already plays there.
page-refused-end-not-now = The game is already over, or another question is open. Answer that one first.
page-refused-take-over-not-now = The host is here, or has been away for less than a minute. Wait a little.
page-refused-remove-not-now = You still play there: end the game or leave it first.
page-refused-answer-not-now = That question has already been settled.
page-refused-return-not-now = The seat is already yours.
page-refused-hint-not-now = You have nothing to decide now: hints are for your own turn.
page-refused-hint-not-allowed = There are no hints at this table.
page-refused-imagine-not-allowed = Nothing can be tried out at this table now: there are no hints either.
page-refused-imagine-not-now = The game is over. Open its replay to play on from any moment.
page-refused-say-bad-request = Write something first, 200 characters at most.
page-refused-rematch-not-now = The next table has already been made: go there.

# The page: the deal

page-deal-dealing = Dealing…
page-deal-awaited =
    { $count ->
        [one] Waiting for { $names }’s page.
       *[other] Waiting for the pages of { $names }.
    }
page-deal-broken-off =
    { $count ->
        [one] The deal was broken off because { $names }’s page did not answer. Dealing again without it.
       *[other] The deal was broken off because the pages of { $names } did not answer. Dealing again without them.
    }
page-deal-away =
    { $count ->
        [one] { $names } is away. You can still start: the deal will do without that page.
       *[other] { $names } are away. You can still start: the deal will do without their pages.
    }
page-deal-left-out = not in the deal
page-deal-without-you = The deal is made without this page. You play all the same.
page-deal-trouble-table = This page keeps its number out of the deal: the server’s seal is not the one it saw first. Ask whoever runs the server.
page-deal-trouble-own = This page keeps its number out of the deal: the seal at your seat was not made here. If this table is open on another device of yours, that one takes part. If it is not, do not trust this deal.
page-deal-trouble-changed = This page keeps its number out of the deal: seals were changed after it had seen them. Do not trust this deal.
page-deal-trouble-excluded = The server left this page out of the deal although it was here. Do not trust this deal.
page-deal-checking = Checking the deal…
page-deal-checked = Deal checked ✓
page-deal-in-part = Deal checked in part
page-deal-unchecked = Deal not checked here
page-deal-failed = The deal does not check out
page-deal-unread = The deal is not checked: the record could not be read.
page-deal-again = Check again
page-deal-meaning = Before the deal, the server and every page sealed a random number. Only then were the numbers opened and mixed into the seed of the game. So nobody could choose this deal, not even whoever runs the server.
page-deal-extent-seen = This device did not take part in the deal, so it can only check the seals it saw.
page-deal-extent-table = This device was not here when the deal was sealed, so it can only check the server’s number.
page-deal-extent-record = This device saw nothing of the deal, so it can only check that the record agrees with itself.
page-deal-old = This game was dealt the old way: the players’ numbers were not sealed.
page-deal-nothing = The record says nothing about the deal.
page-deal-warning = Either the server is faulty or somebody has tampered with the deal. Keep both files, and ask whoever runs the server.
page-deal-holds-table = The server’s seal is the one this page saw before the deal.
page-deal-fails-table = The server’s seal is not the one this page saw before the deal.
page-deal-holds-secret = The server’s number fits its seal.
page-deal-fails-secret = The server’s number does not fit its seal.
page-deal-holds-own = This page’s number is in the deal.
page-deal-fails-own = This page’s number is not in the deal.
page-deal-holds-others = The other players’ numbers fit the seals this page saw.
page-deal-fails-others =
    { $count ->
        [one] { $names }’s number does not fit the seal this page saw.
       *[other] These players’ numbers do not fit the seals this page saw: { $names }.
    }
page-deal-holds-seats = The players in the deal are those whose seals this page saw.
page-deal-fails-seats = The players in the deal are not those whose seals this page saw.
page-deal-holds-named = Every deal that was broken off is on record.
page-deal-fails-named = This page took part in more deals than are on record.
page-deal-holds-included = The server did not leave this page out of the deal.
page-deal-fails-included = The server left this page out of the deal although it was here.
page-deal-holds-seed = The seed of the game comes from all these numbers.
page-deal-fails-seed = The seed of the game does not come from these numbers.
page-deal-was-broken-off = The deal was broken off and made anew without a page that did not answer: { $names }.
page-deal-was-left-out = Away when the deal began, and so not in it: { $names }.
page-deal-beyond = This page cannot check that the game was set up from this seed. The command “asterism verify” can, given the record.
page-deal-save-record = Download the record
page-deal-save-kept = Download what this page kept

# The page: the end

page-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
page-nobody-won = Nobody wins
page-your-place =
    { $shared ->
        [yes] You share { $place ->
            [2] second
            [3] third
           *[other] fourth
        } place.
       *[no] You came { $place ->
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        }.
    }
page-ended = Ended without a winner
page-ended-text = Everybody who was playing agreed to end the game here.
page-result = Result
page-sum = Total
page-plot = The scores over the game.
page-rematch = Play again
page-next-game = Go to the next game
page-replay = Replay
page-record = Download game
page-line-astra-fame = Fame
page-line-astra-pouch = Pouch
page-line-astra-limit = Card limit
page-line-astra-stardust = Stardust
page-line-astra-marks = Marked stars
page-line-astra-active = Active cards
page-line-astra-rows = Elements, rows
page-line-astra-columns = Elements, columns
page-line-sternenhimmel-first = First rewards
page-line-sternenhimmel-second = Second rewards
page-line-sternenhimmel-figures = For figures
page-line-sternenhimmel-tribute = From others
page-line-sternenhimmel-paid = Paid to others
page-line-stellium-objectives = Objectives
page-line-stellium-tokens = Tokens left
page-line-stellium-colours = Colours
page-through-eyes = Seen by
page-spectator = a spectator
page-all-open = everybody, all secrets open
page-to-table = To the table
page-link-to-move = Link to this move
page-go-to-move = Go to move { $ply }
page-step-back = Previous move
page-step-on = Next move
page-run = Play
page-pause = Pause
page-move-number = Move
page-speed = Speed

# The page: a review

page-review = Review
page-review-text = Who had which chances to win, move by move; what was luck, what was play, and what would have been better. It is worked out on this device in a minute or two.
page-review-start = Review this game
page-review-runs = A first look at every move …
page-review-closer = Looking closer, the costliest moves first …
page-review-stop = Stop
page-review-unfinished = This is a first look: what is only “perhaps” was not looked at for long.
page-review-go-on = Look closer
page-review-failed = This game could not be reviewed.
page-review-chances = Chances to win in percent, move by move.
page-review-turns =
    { $count ->
        [one] One turning point
       *[other] { $count } turning points
    }
page-review-none = No turning points
page-review-back = Previous turning point
page-review-on = Next turning point
page-review-better = better was possible
page-review-mistake = mistake
page-review-blunder = blunder
page-review-perhaps = perhaps not the best
page-review-moment = Move { $ply }, { $name }: { $judgement } ({ $points })
page-review-lucky = Move { $ply }: luck for { $name } ({ $points })
page-review-played = Played: { $move }
page-review-was-better = Better: { $move }
page-review-perhaps-better = Perhaps better: { $move }
page-review-then = Then probably: { $line }
page-review-fine = fine
page-review-you =
    { $play ->
        [0] Your own moves cost you no points
        [one] Your own moves cost you one point
       *[other] Your own moves cost you { $play } points
    }; { $luck ->
        [0] luck changed nothing.
       *[other] luck { $lucky ->
            [yes] brought you { $luck }.
           *[no] cost you { $luck }.
        }
    }
page-review-first = Start
page-review-luck = Luck
page-review-own = Own moves
page-review-others = Others
page-review-last = End
page-review-sums =
    { $count ->
        [0] What became of everybody’s chances. No single move decided the game.
        [one] What became of everybody’s chances. One move decided the game.
       *[other] What became of everybody’s chances. { $count } moves decided the game.
    }
page-review-meaning = In points of winning chance. Luck is what was drawn and revealed; own moves, what they cost against the best that was found, by what that player could know.
page-try = Play on from here as { $name }
page-try-drawn = You play on from there, against bots. Whatever you could not know was drawn anew.
page-try-open = You play on from there, against bots, with everybody’s secrets as they were.
page-try-now = Try it out
page-try-now-text = Try something out from here, on this device and against bots: the game itself stays as it is. Whatever you cannot know is drawn anew.
page-tries = Tried from this game
page-tries-one = After move { $ply }, as { $name }
page-tries-name = Give it a name
page-tries-name-of = Name of “{ $name }”
page-tries-remove = Remove “{ $name }”
page-mirror =
    { $count ->
        [one] Your last game of { $game }
       *[other] Your last { $count } games of { $game }
    }
page-mirror-beginning = Beginning
page-mirror-middle = Middle
page-mirror-end = End
page-mirror-text = What your decisions cost on average, in points of winning chance: the less, the better. Only this browser keeps it.
page-mirror-forget = Forget these games

# Moments to solve: positions in which one move is clearly the best.
page-solve = Moments to solve
page-solve-title = { $game }: moments to solve
page-solve-you = Player
page-solve-ask = One move is clearly the best: which?
page-solve-wrong = There is something better.
page-solve-try-on = Try another move, or see the answer.
page-solve-right = That’s it:
page-solve-answer = The best move:
page-solve-chance = Chance to win: { $chance }; with any other move, { $other } at most.
page-solve-show = Show the answer
page-solve-skip = Another one
page-solve-next = Next moment
page-solve-more = Difficulty, today’s moment, players
page-solve-grade = Difficulty
page-solve-easy = Easy
page-solve-medium = Medium
page-solve-hard = Hard
page-solve-today = Today’s moment
page-solve-streak = { $count } in a row, { $best } at best

# The page: Sternenhimmel

page-sternenhimmel-awaited = place a figure on a free star
page-sternenhimmel-move = { $figure } on { $disc }, star { $star }
page-sternenhimmel-star =
    { $large ->
        [true] { $disc }, large star { $star }
       *[other] { $disc }, small star { $star }
    }
page-sternenhimmel-joined = joined to { $stars }
page-sternenhimmel-legend = The stars of a disc are numbered from the brightest on. Figures on stars that a line joins act on each other.
page-sternenhimmel-free = free
page-sternenhimmel-standing =
    { $down ->
        [true]
            { $figure ->
                [none] { $name }’s figure, face down
               *[other] { $name }’s { $figure }, face down
            }
       *[other] { $name }’s { $figure }
    }
page-sternenhimmel-filled = { $name } fills { $disc }.
page-sternenhimmel-paid = Coins: { $sums }.
page-sternenhimmel-seen = (revealed elsewhere since: { $figures })
page-sternenhimmel-disc =
    { $free ->
        [0] { $disc }: first reward { $first }, second { $second }, no star free.
        [one] { $disc }: first reward { $first }, second { $second }, one star free.
       *[other] { $disc }: first reward { $first }, second { $second }, { $free } stars free.
    }
page-sternenhimmel-hand = Your figures: { $figures }.
page-sternenhimmel-your-figures = Your figures
page-sternenhimmel-in-hand =
    { $count ->
        [0] { $figure }, not in hand
        [one] { $figure }
       *[other] { $figure }, { $count } of them
    }
page-sternenhimmel-rule-number = { $figure }: worth { $figure }
page-sternenhimmel-rule-black-hole = Black hole: swallows every figure it is joined to; two that are joined vanish
page-sternenhimmel-rule-double = Double star: doubles every figure it is joined to, whoever owns it
page-sternenhimmel-no-such-figure = You have no { $figure } in hand: it is on a disc.
page-sternenhimmel-choose-figure = { $star }: choose a figure
page-sternenhimmel-choose-star = { $figure }: choose a star
page-sternenhimmel-choose-this = choose this star
page-sternenhimmel-place-here = place the { $figure } here
page-sternenhimmel-rewards = first reward { $first }, second { $second }
page-sternenhimmel-taken = { $star }, is taken: { $standing }.
page-sternenhimmel-sums = Scored now, as far as you can tell: { $sums }.
page-sternenhimmel-then = { $disc } after that, as far as you can tell: { $sums }.
page-sternenhimmel-sum =
    { $hidden ->
        [0] { $name } { $total }
        [one] { $name } { $total } and one figure face down
       *[other] { $name } { $total } and { $hidden } figures face down
    }
page-sternenhimmel-preview-vanished = Would vanish: { $figures }.
page-sternenhimmel-preview-swallowed = Would be swallowed: { $figures }.
page-sternenhimmel-preview-saved = Would no longer be swallowed: { $figures }.
page-sternenhimmel-preview-changed = Would count: { $figures }.
page-sternenhimmel-preview-value = { $figure } as { $value }
page-sternenhimmel-to-come = Discs to come
page-sternenhimmel-pile =
    { $count ->
        [0] No more discs to come.
        [one] One disc to come: { $discs }.
       *[other] { $count } discs to come, in unknown order: { $discs }.
    }
page-sternenhimmel-last = Scored last: { $disc }
page-sternenhimmel-scoring = { $disc } is full
page-sternenhimmel-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
page-sternenhimmel-figures =
    { $count ->
        [one] 1 figure in hand
       *[other] { $count } figures in hand
    }
page-rules-sternenhimmel-aim = Twelve discs, each a constellation of the zodiac, are filled in the course of the game. Whoever has the highest total on a disc when it is full earns its first reward. Whoever has the most coins after the last disc wins.
page-rules-sternenhimmel-turn-title = A turn
page-rules-sternenhimmel-turn = As many discs lie open as there are players. Place one of your figures on any free star of any open disc. That is the whole turn.
page-rules-sternenhimmel-stars = On a small star the figure stands face up. On a large one, which has a ring, it lies face down: everybody sees whose it is, but only its owner knows which one.
page-rules-sternenhimmel-figures-title = The figures
page-rules-sternenhimmel-figures = Everybody has nine: 1, 3, 5, 6, 7, 10, a black hole and two double stars. Black holes and double stars are worth nothing themselves. Once a disc has been scored, its figures go back to their owners.
page-rules-sternenhimmel-scoring-title = When a disc is full
page-rules-sternenhimmel-reveal = All figures are turned up.
page-rules-sternenhimmel-vanish = Black holes joined by a line to other black holes vanish, all at once.
page-rules-sternenhimmel-swallow = Each black hole that is left swallows every figure it is joined to, whoever owns it. The black hole itself stays.
page-rules-sternenhimmel-double = Each double star that is left doubles every figure it is joined to, whoever owns it. Two double stars quadruple it.
page-rules-sternenhimmel-sum = Everybody adds up the figures they have left. In a tie, whoever has more figures left comes first.
page-rules-sternenhimmel-pay = The highest total takes the first reward, the next highest the second. Everybody else takes one coin for each figure they have left, and the winner of the disc pays it.
page-rules-sternenhimmel-ties = If a tie for first cannot be broken, there are no rewards: everybody takes one coin from the reserve for each figure left. If a tie for second cannot be broken, there is no second reward: everybody except the winner takes coins in the same way.
page-rules-sternenhimmel-alone = If only one player has figures left, both rewards are theirs.
page-rules-sternenhimmel-end-title = The end
page-rules-sternenhimmel-end = A full disc is replaced by the next one. After the twelfth the game is over; players tied for the most coins share the victory. The game for two is our own variant.

# The page: Astra

page-astra-awaited-ability-action = use an ability, mark a first star, or rest
page-astra-awaited-ability-rest = use an ability, or rest
page-astra-awaited-action = mark a first star, or rest
page-astra-awaited-rest = rest
page-astra-awaited-no-action = use another ability, or end the turn
page-astra-awaited-exchange = exchange three more stardust, or stop
page-astra-awaited-any-star = mark any star, for free
page-astra-awaited-star-and-neighbours = choose any star to mark together with its neighbours
page-astra-awaited-first-star = mark the first of two stars, for free
page-astra-awaited-second-star = mark the second star, for free
page-astra-awaited-three-cards =
    { $left ->
        [one] mark one more star for free, on another card
       *[other] mark stars for free, each on another card ({ $left } to go)
    }
page-astra-awaited-observe = go on along a line, or stop
page-astra-awaited-telescope = spend a telescope to observe again, or stop
page-astra-awaited-order = choose which completed card comes next
page-astra-awaited-boons = take a boon from the discovered card
page-astra-awaited-activation =
    { $left ->
        [one] choose a card to reactivate
       *[other] choose { $left } cards to reactivate
    }
page-astra-awaited-limit = you have too many cards, so discard one
page-astra-awaited-dream = choose where the dreamer begins
page-astra-awaited-dream-on =
    { $left ->
        [one] lead the dreamer to one more star
       *[other] lead the dreamer on ({ $left } stars to go)
    }
page-astra-awaited-over = the game is over
page-astra-move-mark = mark { $card }, star { $star }
page-astra-move-use = use the ability of { $card }
page-astra-move-discover = { $card } next
page-astra-move-activate = reactivate { $card }
page-astra-move-discard = discard { $card }
page-astra-move-boon = take boon { $number } from the left
page-astra-move-rest = Rest
page-astra-rest-waste = You have { $stardust } stardust and your pouch holds { $pouch }: resting would bring you none and use up your action.
page-astra-move-stop = stop
page-astra-move-exchange = Exchange 3 stardust
page-astra-stop = Stop
page-astra-stop-observe = Stop here
page-astra-stop-exchange = End the exchange
page-astra-stop-telescope = End the turn
page-astra-marks =
    { $count ->
        [one] { $name } marks a star of { $card }.
       *[other] { $name } marks { $count } stars of { $card }.
    }
page-astra-dreamer = the dreamer
page-astra-star =
    { $kind ->
        [start] starting star { $star }
        [grand] Grand star { $star }
       *[common] star { $star }
    }
page-astra-unmarked = not marked
page-astra-joined = joined to { $stars }
page-astra-marked-by = marked by { $name }
page-astra-lately = in the last turn
page-astra-new-card = Newly laid out.
page-astra-mark = mark it for 1 stardust
page-astra-mark-free = mark it for free
page-astra-mark-telescope = mark it for a telescope and 1 stardust
page-astra-mark-dreamer = mark it for the dreamer
page-astra-no-stardust = You have no stardust: rest to refill your pouch.
page-astra-no-marking = No star can be marked now.
page-astra-not-joined = Not this one: the next star must be joined by a line to the one marked last.
page-astra-not-first = Not this one: on an untouched card begin with the starting star, elsewhere with a star next to a marked one.
page-astra-not-this-card = No star of this card can be marked now.
page-astra-not-used-now =
    { $why ->
        [turned] It is exhausted: already used. Reactivate it to use it again.
        [nothing] Its ability would do nothing now.
       *[late] Abilities are used at the beginning of the turn.
    }
page-astra-boon-not =
    { $why ->
        [crossed] It is crossed out: somebody has taken it.
        [dreamer] The dreamer has more stars here than you: only the two boons on the right are left to you.
       *[early] Boons are taken when the card is discovered, by everybody else with stars on it.
    }
page-astra-cost =
    { $paid ->
        [one] 1 stardust spent this turn
       *[other] { $paid } stardust spent this turn
    }
page-astra-numbers = The dreamer marks as many stars as the number says.
page-astra-card-text = { $card }: { $element }, { $fame } Fame. { $ability }
page-astra-is-turned = It is exhausted: already used. Reactivate it to use it again.
page-astra-turned = { $card } (exhausted)
page-astra-place =
    { $card }: { $element }, { $fame } Fame, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }, { $free ->
        [0] all of them marked.
        [one] one of them not marked.
       *[other] { $free } of them not marked.
    }
page-astra-marked = Marked by { $name }: { $stars }.
page-astra-lines = Lines between stars: { $stars }.
page-astra-legend = The stars of a card are numbered from 1; a run goes along lines, and 2–5 is a line between stars 2 and 5.
page-astra-offers = Boons from left to right: { $boons }.
page-astra-stars-left =
    { $left ->
        [0]
            { $stars ->
                [one] The only star is marked
               *[other] All { $stars } stars are marked
            }
        [one]
            { $stars ->
                [one] The only star is not marked
               *[other] 1 of { $stars } stars is not marked
            }
       *[other] { $left } of { $stars } stars are not marked
    }
page-astra-boons = Boons, from left to right
page-astra-boon-fame = { $amount } Fame
page-astra-boon-improvement = pouch size +{ $amount }
page-astra-boon-stardust = { $amount } stardust
page-astra-boon-wisdom = { $amount } wisdom
page-astra-boon-observation =
    { $amount ->
        [one] 1 telescope
       *[other] { $amount } telescopes
    }
page-astra-boon-activation =
    { $amount ->
        [one] 1 card reactivated
       *[other] { $amount } cards reactivated
    }
page-astra-boon-crossed = { $boon }, crossed out
page-astra-boon-take = take: { $boon }
page-astra-this-next = This one next
page-astra-enlarge =
    { $calls ->
        [true] { $card }: look closer, something can be done here
       *[other] { $card }: look closer
    }
page-astra-empty-place = No card is left
page-astra-to-atlas = { $card } in the atlas of the sky (new tab)
page-astra-found = Constellations you discovered
page-astra-sphere = The active sphere is { $element }.
page-astra-discard-icon = When the marker passes here, the top card of the deck is discarded
page-astra-deck =
    { $above ->
        [one] One card is left before Game End, { $below } after it.
       *[other] { $above } cards are left before Game End, { $below } after it.
    }
page-astra-last-turns =
    { $left ->
        [0] Game End was drawn: this is the last turn.
        [one] Game End was drawn: one turn is left after this one.
       *[other] Game End was drawn: { $left } turns are left after this one.
    }
page-astra-until-end = until Game End
page-astra-turns-left = turns after this one
page-astra-discard = Discarded: { $count }
page-astra-discovered-last = Discovered last
page-astra-journal = Your journal
page-astra-short-stardust = Stardust
page-astra-short-pouch = Pouch
page-astra-short-cards = Cards
page-astra-short-telescopes = Telescopes
page-astra-short-fame = Fame
page-astra-goals = Secret goals
page-astra-own-cards = Your cards, { $limit } at most
page-astra-their-scoring-card = Marked rows of the secret scoring card
page-astra-scoring-card = Your secret scoring card and the elements of your cards
page-astra-row =
    { $marked ->
        [true]
            { $cards ->
                [0] { $element }: marked on your scoring card, none of your cards
               *[other] { $element }: marked on your scoring card, plus { $cards } of your cards
            }
       *[other]
            { $cards ->
                [0] { $element }: none of your cards
               *[other] { $element }: { $cards } of your cards
            }
    }
page-astra-stardust = { $stardust } stardust; the pouch holds up to { $pouch }
page-astra-wisdom = Wisdom { $wisdom }; card limit { $limit }
page-astra-fame = { $fame } Fame
page-astra-telescopes =
    { $count ->
        [one] 1 telescope
       *[other] { $count } telescopes
    }
page-astra-has-picked = has picked
page-astra-seat = { $name }: { $stardust } stardust, pouch { $pouch }, telescopes { $telescopes }, Fame { $fame }, card limit { $limit }. Cards: { $cards }.
page-astra-ability-star-and-neighbours = Mark any star and all its unmarked neighbours, for free. You take no action this turn.
page-astra-ability-grand-refund = This turn, stardust you spend in an Observe before its first Grand star comes back.
page-astra-ability-stardust-4 = Gain 4 stardust, even with a full pouch.
page-astra-ability-stardust-3 = Gain 3 stardust, even with a full pouch.
page-astra-ability-stardust-2 = Gain 2 stardust, even with a full pouch.
page-astra-ability-exchange = Exchange 3 stardust for a telescope, as often as you like.
page-astra-ability-three-cards = Mark a star on each of three different cards, for free.
page-astra-ability-any-first-star = This turn, you may also begin an Observe with any Common star.
page-astra-ability-fame-for-grand-stars = At the end of the turn, gain 1 Fame per Grand star you marked in it.
page-astra-ability-wisdom = Gain 1 wisdom.
page-astra-ability-fame-for-marked-cards = Gain 1 Fame for each undiscovered card with a star of yours.
page-astra-ability-any-star = Mark any star, for free.
page-astra-ability-telescope = Gain a telescope.
page-astra-ability-pouch = Your pouch grows by 1.
page-astra-ability-generous-rest = If you rest this turn, gain as much stardust as your pouch holds, however full it is.
page-astra-ability-two-stars = Mark two stars by the usual rules, for free: in a row on one card, or on two cards.
page-astra-ability-fame-for-element = Gain 1 Fame for each of your cards of the active sphere’s element.
page-astra-ability-common-refund = If you mark only Common stars this turn and complete no card, all you spent comes back.
page-rules-astra-aim = You are astronomers. You trace constellations star by star, taking turns on the same cards. Whoever marks a card’s last star discovers it and keeps it; whoever helped receives a boon. Whoever has the most Fame at the end wins.
page-rules-astra-card-title = A card
page-rules-astra-card = It has an element, a number of stars, and Fame for whoever has it active at the end. Below are its four boons. There are three kinds of stars: the starting star with its broken ring, Grand stars with rays and a name, and Common ones.
page-rules-astra-turn-title = A turn
page-rules-astra-turn = First use as many abilities of your active cards as you like; each card you use is exhausted: it lies turned, and is no longer active. Then do one of two things: observe or rest.
page-rules-astra-observe-title = Observe
page-rules-astra-observe = Mark stars, 1 stardust each. On an untouched card begin with the starting star; on another, with any star next to a marked one. From there go on from star to star along the lines, as long as you like and can pay. A dead end ends the observation.
page-rules-astra-grand = A Grand star gives you 1 wisdom. Wisdom raises the number of cards you may keep.
page-rules-astra-telescope = You may spend a telescope to observe again in the same turn, on the same card or another.
page-rules-astra-rest-title = Rest
page-rules-astra-rest = Fill your pouch up to its size. Then your exhausted cards of the active sphere’s element become active again. Then the marker moves to the next sphere; where it passes the discard icon, the top card of the deck is discarded. Without stardust you must rest.
page-rules-astra-discovery-title = Discovery
page-rules-astra-discovery = A card whose stars are all marked is discovered by whoever marked the last one. Everybody else with stars on it takes a boon, most stars first; a boon that is taken is crossed out. Tied players choose in secret, at the same time, and may choose the same boon.
page-rules-astra-limit = The discoverer takes the card. If you then have more cards than your wisdom allows, you discard some. New cards fill the empty places.
page-rules-astra-boons-title = The boons
page-rules-astra-end-title = The end
page-rules-astra-end = When Game End comes to the top of the deck, the round is finished and one more is played; if it comes up during the first player’s turn, the others have just one more turn each. Then Fame is added up:
page-rules-astra-end-tracks = the Fame track, the size of the pouch, the number of cards you may keep
page-rules-astra-end-rest = 1 for every three stardust, 1 for every two of your stars on undiscovered cards
page-rules-astra-end-cards = the Fame of your active cards
page-rules-astra-end-elements = your secret scoring card: each element has a row of four. Its marks and all your cards fill them from the left. A row of 2, 3 or 4 is worth 2, 6 or 11; a column of 3 or 4 is worth 3 or 6.
page-rules-astra-dreamer-title = Two players
page-rules-astra-dreamer = After each rest the dreamer marks as many stars as the new sphere says, on the largest untouched card; whoever rested leads it. If the dreamer has more stars than you on a card that a player discovers, only the two right boons are left to you. If the dreamer itself completes a card, both of you may take any of its boons, and nobody takes the card.
page-rules-astra-abilities-title = The abilities

# The page: Stellium

page-stellium-awaited-feel = feel for a body in the bag
page-stellium-awaited-draw = draw a body from the bag
page-stellium-awaited-keep = keep the { $body }, or drop it and feel for another
page-stellium-awaited-place = place the { $body } on an empty space
page-stellium-awaited-strike = aim the { $body } at a body on a disc
page-stellium-awaited-push = choose the direction of the push
page-stellium-awaited-planet = swap two bodies next to each other
page-stellium-awaited-comet = choose the direction of the push
page-stellium-awaited-star = turn the disc
page-stellium-awaited-supernova = let a black hole attract a body
page-stellium-awaited-objectives = validate an objective, or go on
page-stellium-awaited-stay = choose the body that stays ({ $card })
page-stellium-awaited-refill = place one of the drawn bodies on disc { $disc }
page-stellium-awaited-exchange = discard an objective for another, or keep all three
page-stellium-awaited-take = take an objective
page-stellium-awaited-over = the game is over
page-stellium-move-feel = Reach into the bag
page-stellium-move-keep = Keep
page-stellium-move-drop = Drop
page-stellium-move-draw = Draw
page-stellium-move-choose = Take: { $body }
page-stellium-move-token = spend the { $token } token
page-stellium-move-place = place it on { $place }
page-stellium-move-strike = strike the body on { $place }
page-stellium-move-push = push to the { $direction }
page-stellium-move-swap = swap { $one } and { $other }
page-stellium-move-turn =
    { $sixths ->
        [1] turn by 60° clockwise
        [2] turn by 120° clockwise
        [3] turn by 180°
        [4] turn by 120° anticlockwise
       *[5] turn by 60° anticlockwise
    }
page-stellium-move-attract = { $hole } attracts the body on { $place }
page-stellium-move-validate =
    { $places ->
        [none] validate “{ $card }”
       *[other] validate “{ $card }” on { $places }
    }
page-stellium-move-stay = the body on { $place } stays
page-stellium-move-settle = { $body } on { $place }
page-stellium-move-take = take “{ $card }”
page-stellium-move-discard = discard “{ $card }”
page-stellium-move-pass = pass
page-stellium-pass = Pass
page-stellium-pass-influence = No influence
page-stellium-pass-objectives = Go on
page-stellium-pass-exchange = Keep all three
page-stellium-choose-this = choose
page-stellium-push = push to the { $direction }
page-stellium-universe = Universe
page-stellium-hole = black hole { $place }
page-stellium-empty = empty
page-stellium-symbol = symbol: { $body }
page-stellium-not-place = A body is placed on an empty space of a disc.
page-stellium-not-strike = A collision has to hit a body on a disc.
page-stellium-not-complete = It is not complete on the board.
page-stellium-not-taken-now = You take an objective at the end of your turn.
page-stellium-not-token =
    { $why ->
        [spent] It has been spent.
        [same] The body already has this influence.
       *[other] A token is spent before the body is placed.
    }
page-stellium-turn = Turn disc { $disc }
page-stellium-turn-keys = Drag the disc, or turn it with the arrow keys and press Enter.
page-stellium-turned-not = not turned
page-stellium-closer = Disc { $disc }: look closer
page-stellium-press-disc = Press a disc to see it larger.
page-stellium-whole = Whole universe
page-stellium-touched = last touched by { $name }
page-stellium-left-out =
    { $count ->
        [one] “{ $cards }” is complete now and scores nothing unless you validate it. It may not stay complete until your next turn.
       *[other] These are complete now and score nothing unless you validate them: { $cards }. They may not stay complete until your next turn.
    }
page-stellium-legend = Names of spaces: discs a, b and c lie in the top row from left to right, d and e below them, f at the bottom. The centre of a disc is 0; round it, clockwise, 1 is at the upper right, 2 right, 3 lower right, 4 lower left, 5 left and 6 upper left. Black holes h1 to h10 are numbered row by row from the top, from left to right.
page-stellium-legend-across = Spaces of different discs that touch: { $places }.
page-stellium-legend-holes = Around the black holes: { $places }.
page-stellium-bag = Bag
page-stellium-in-bag = In the bag
page-stellium-bag-holds = In the bag: { $bodies }.
page-stellium-with-token = with the { $token } token
page-stellium-feels = try { $feels } of 5
page-stellium-hand = Your objectives and tokens
page-stellium-tokens = Tokens left
page-stellium-token =
    { $spent ->
        [true] { $token } token, spent
       *[other] { $token } token
    }
page-stellium-influence-planet = Another planet swaps places with a body next to it.
page-stellium-influence-comet = It takes a body’s place and pushes it, and the row behind it, one space on.
page-stellium-influence-star = Its disc turns, with everything on it.
page-stellium-influence-supernova = An empty black hole attracts a body next to it.
page-stellium-display = Objectives on display
page-stellium-reserve =
    { $count ->
        [one] one objective still face down
       *[other] { $count } objectives still face down
    }
page-stellium-round =
    { $last ->
        [true] Round { $round }, the last one
       *[other]
            { $limit ->
                [one] Round { $round } · the game ends at one point
               *[other] Round { $round } · the game ends at { $limit } points
            }
    }
page-stellium-objective = { $card }: { $asked } { $worth }
page-stellium-points =
    { $points ->
        [one] One point.
       *[other] { $points } points.
    }
page-stellium-points-by-number = Points for 2, 3, 4, 5 or 6 of them: { $all }.
page-stellium-asks-line = three in a straight line.
page-stellium-asks-arc = three in a row around a space.
page-stellium-asks-small-triangle = three that all touch each other.
page-stellium-asks-large-triangle = three around a space, every second one.
page-stellium-asks-rectangle = two opposite pairs around a space.
page-stellium-asks-rhombus =
    { $ends ->
        [none] two that touch, and two of another kind that touch both.
       *[other] two that touch, and two { $ends-plural } that touch both.
    }
page-stellium-asks-s = four that bend one way, then the other.
page-stellium-asks-pair = two that touch, on different discs.
page-stellium-asks-centres = as many as possible on disc centres, at least two.
page-stellium-asks-symbols = as many as possible on symbols of their own kind, at least two.
page-stellium-bodies = { $bodies }: { $places }.
page-stellium-symbols = Symbols, { $body }: { $places }.
page-stellium-seat =
    { $score ->
        [one] { $name }: 1 point. In hand: { $hand }. Validated: { $validated }. Tokens: { $tokens }.
       *[other] { $name }: { $score } points. In hand: { $hand }. Validated: { $validated }. Tokens: { $tokens }.
    }
page-stellium-validated =
    { $count ->
        [0] nothing validated yet
        [one] one objective validated
       *[other] { $count } objectives validated
    }
page-stellium-reached = limit reached
page-rules-stellium-aim = You place bodies among turning galaxies until they form the figures on your objectives. Each objective scores points; whoever has the most points at the end wins.
page-rules-stellium-universe = Six discs of seven spaces lie in a triangle; ten black holes lie between them. Nothing is ever placed on a black hole, but bodies can be pushed or attracted into one, and there they count like anywhere else.
page-rules-stellium-turn-title = A turn
page-rules-stellium-draw = Feel for a body in the bag: keep what you have found, or drop it and feel again. The fifth must be kept.
page-rules-stellium-place = Place it on an empty space of a disc. A comet takes the place of another body instead.
page-rules-stellium-influence = If you like, use its influence.
page-rules-stellium-validate = Validate objectives from your hand, one after another. The bodies used go back into the bag, except one of your choice.
page-rules-stellium-take = Take an objective from the display. With three in hand you may discard one for another.
page-rules-stellium-bodies-title = The bodies
page-rules-stellium-tokens-title = The tokens
page-rules-stellium-tokens = Before you place a body, you may spend a token: its influence replaces the body’s own, and must be carried out. One per turn, each once per game. With the planet token, another body of the kind just placed swaps places; with the comet token, any body is placed by collision.
page-rules-stellium-objectives-title = The objectives
page-rules-stellium-objectives = A figure may be turned and mirrored, may cross discs and use black holes; what lies between does not matter. For pairs, centres and symbols only the spaces of discs count. An objective taken this turn cannot be validated yet.
page-rules-stellium-empty-title = An empty disc
page-rules-stellium-empty = When a disc has lost its last body, five are drawn from the bag. Beginning with the previous player and going on in reverse turn order, each player places one on a space with a symbol, until four are placed.
page-rules-stellium-end-title = The end
page-rules-stellium-end = When somebody’s objectives reach the limit, 30, 25 or 20 points for 2, 3 or 4 players, the round is finished. If the objectives run out before that, those on display are discarded, the round is finished and one more is played.
page-rules-stellium-score = Add 1 point for each token left and 1 for each colour among your objectives. In a tie, whoever reached the limit first wins; if none of the tied players did, nobody wins.

# The page: about

page-about-games-title = The games
page-about-astra = Astra (2022) by Patrik Porkoláb and Frigyes Schőberl with Eszter Krisztina Sas, art by Csilla Fekete, published by Mindclash Games.
page-about-sternenhimmel = Sternenhimmel (1995) by Tom Schoeps, published by Goldsieber.
page-about-stellium = Stellium (2017) by Rémi Saunier, developed by Henri Pym, art by Aurélie Guarino, published by Ankama.
page-about-games = They are games for a table with people around it: if you like them here, buy them and play them there. Asterism is not made or endorsed by their publishers.
page-about-ours-title = What is ours
page-about-ours = The words and drawings are our own. We had to reconstruct what is printed only on the components: cards, discs and rewards differ from those in the boxes.
page-about-stars-title = The stars
page-about-stars = The sky is real: positions, magnitudes and lines come from d3-celestial by Olaf Frohn (BSD-3-Clause), which draws on the Hipparcos catalogue; distances from its parallaxes in BigSky by Steve Berardi (MIT); star names are those of the International Astronomical Union.
page-about-software-title = The program
page-about-software = Asterism is free software under the MIT or the Apache 2.0 licence, whichever you prefer. Anyone may host a table of their own.
page-about-privacy-title = What is kept
page-about-privacy = You need no account. This is all there is:
page-about-keep-cookie = In your browser: one cookie, named asterism, by which the server knows you; your settings, games on this device and what the page has noted of a deal stay in the browser and are never sent.
page-about-keep-server = On the server: the name you chose; for each device its browser and system, since when you have used it and the hour it was last here; your tables, moves and what you said; results and ratings. No address of yours is stored, except where you asked for notifications.
page-about-keep-long = For how long: until you remove it. Finished games stay, so that everybody who played can replay them.
page-about-keep-others = What others see: your name at tables where you sit, your moves and what you say there. Your own page is seen by nobody unless you show it.
page-about-keep-away = How to take it away: on your page, under “Devices and data”, you can download everything, sign out devices, and remove yourself. Nothing is passed on to anybody but your notifications, to those who deliver them. Backups of whoever runs this server may hold it a little longer.
page-pass-title = You, on this device
page-pass-text = This link makes this browser yours: your name and your games come with you. It works once.
page-pass-name = You will be { $name } here.
page-pass-use = Continue here
