# The atlas of the sky: its own words, a story for each constellation, cities

atlas-title = Atlas of the sky
atlas-lead = The 48 constellations of Ptolemy’s catalogue, which are also Astra’s cards. Choose one to see its stars, its story and where it stands tonight.
atlas-known =
    { $count ->
        [0] The ones you discover in games of Astra will be marked here.
        [one] You have discovered 1 of them in games of Astra.
       *[other] You have discovered { $count } of them in games of Astra.
    }
atlas-half-north = The northern sky, around the celestial pole
atlas-half-south = The southern sky
atlas-by-name = By name
atlas-discovered = Discovered in play
atlas-all = All constellations

atlas-chart =
    { $stars ->
        [one] { $name }, a star map with 1 named star
       *[other] { $name }, a star map with { $stars } named stars
    }
atlas-chart-note = North is up, east is left, as in the sky. Solid lines are those of Astra’s card; the broken ring is its starting star, rays mark its Grand stars.

atlas-card = In Astra
atlas-card-stars =
    { $count ->
        [0] The card has { $stars } stars and starts at { $start }. It has no Grand stars.
        [one] The card has { $stars } stars and starts at { $start }. Its Grand star is { $grand }.
       *[other] The card has { $stars } stars and starts at { $start }. Its Grand stars are { $grand }.
    }
atlas-card-worth = Element: { $element }. Fame: { $fame }.
atlas-rules = The rules of Astra

atlas-near = Neighbours

atlas-stars = Named stars
atlas-star = Name
atlas-designation = Designation
atlas-magnitude = Magnitude
atlas-distance = Light years
atlas-over = over { $years }
atlas-stars-note = The smaller the magnitude, the brighter the star. Distances follow from the parallaxes of the Hipparcos satellite and are given where those are accurate enough.

atlas-tonight = Where it stands tonight
atlas-above =
    { $way ->
        [n] At { $time } it stands { $height }° high in the north.
        [ne] At { $time } it stands { $height }° high in the north-east.
        [e] At { $time } it stands { $height }° high in the east.
        [se] At { $time } it stands { $height }° high in the south-east.
        [s] At { $time } it stands { $height }° high in the south.
        [sw] At { $time } it stands { $height }° high in the south-west.
        [w] At { $time } it stands { $height }° high in the west.
       *[nw] At { $time } it stands { $height }° high in the north-west.
    }
atlas-part-above =
    { $way ->
        [n] At { $time } its middle is { $height }° high in the north; part of it is below the horizon.
        [ne] At { $time } its middle is { $height }° high in the north-east; part of it is below the horizon.
        [e] At { $time } its middle is { $height }° high in the east; part of it is below the horizon.
        [se] At { $time } its middle is { $height }° high in the south-east; part of it is below the horizon.
        [s] At { $time } its middle is { $height }° high in the south; part of it is below the horizon.
        [sw] At { $time } its middle is { $height }° high in the south-west; part of it is below the horizon.
        [w] At { $time } its middle is { $height }° high in the west; part of it is below the horizon.
       *[nw] At { $time } its middle is { $height }° high in the north-west; part of it is below the horizon.
    }
atlas-part-below =
    { $way ->
        [n] At { $time } only part of it is above the horizon, in the north.
        [ne] At { $time } only part of it is above the horizon, in the north-east.
        [e] At { $time } only part of it is above the horizon, in the east.
        [se] At { $time } only part of it is above the horizon, in the south-east.
        [s] At { $time } only part of it is above the horizon, in the south.
        [sw] At { $time } only part of it is above the horizon, in the south-west.
        [w] At { $time } only part of it is above the horizon, in the west.
       *[nw] At { $time } only part of it is above the horizon, in the north-west.
    }
atlas-below = At { $time } it is below the horizon.
atlas-rises = It rises at { $time }.
atlas-never-sets = From here it never sets.
atlas-never-rises = From here it never rises.
atlas-best =
    { $month ->
        [1] It is highest at nine in the evening in January.
        [2] It is highest at nine in the evening in February.
        [3] It is highest at nine in the evening in March.
        [4] It is highest at nine in the evening in April.
        [5] It is highest at nine in the evening in May.
        [6] It is highest at nine in the evening in June.
        [7] It is highest at nine in the evening in July.
        [8] It is highest at nine in the evening in August.
        [9] It is highest at nine in the evening in September.
        [10] It is highest at nine in the evening in October.
        [11] It is highest at nine in the evening in November.
       *[12] It is highest at nine in the evening in December.
    }
atlas-range =
    { $kind ->
        [everywhere] It rises whole everywhere on Earth.
        [north-of] It rises whole everywhere north of { $south }.
        [south-of] It rises whole everywhere south of { $north }.
       *[between] It rises whole between { $north } and { $south }.
    }
atlas-degrees =
    { $side ->
        [north] { $degrees }° N
       *[south] { $degrees }° S
    }
atlas-way =
    { $way ->
        [n] N
        [e] E
        [s] S
       *[w] W
    }
atlas-time = Time:
atlas-now = Now
atlas-day = It is day there now, so the coming night is shown.
atlas-clock = Times are local to the place.
atlas-place = Place
atlas-by-hand = Coordinates
atlas-latitude = Latitude, north +
atlas-longitude = Longitude, east +
atlas-locate = Use my location
atlas-not-located = Your browser did not say where you are. Choose a city or enter coordinates.
atlas-place-note = The place is kept in this browser and sent nowhere.

# Stories

story-andromeda = Princess of Ethiopia, chained to a rock by the sea to pay for her mother’s boast: Cassiopeia had claimed to outshine the nymphs of the sea. Perseus, flying home with the Gorgon’s head, killed the monster that came for her and married her.
story-aquarius = A youth pouring water from a jar. Most Greeks saw Ganymede, the Trojan prince whom the eagle of Zeus carried off to serve the gods their wine; others Deucalion, who lived through the great flood. The stream ends in the mouth of the Southern Fish.
story-aquila = The eagle of Zeus, which carried his thunderbolts and bore young Ganymede up to Olympus. Its star Altair, with Vega and Deneb, makes the Summer Triangle.
story-ara = The altar on which the gods swore loyalty to Zeus before they fought the Titans. Aratus warned sailors to expect a storm from the south when it shines out among clouds.
story-argo-navis = The ship in which Jason and some fifty heroes sailed to Colchis for the Golden Fleece. Astronomers found it too large and in the eighteenth century divided it into keel, stern and sails; here it is whole again, with Canopus on its steering oar.
story-aries = The ram with the golden fleece, which carried Phrixus and Helle away from their stepmother. Helle fell into the strait named after her, the Hellespont; Phrixus reached Colchis, where the fleece was hung up and guarded until Jason came for it.
story-auriga = A charioteer without a chariot, carrying a goat and her kids. Many called him Erichthonius, king of Athens, who first harnessed four horses. The goat is the bright Capella, held to be Amalthea, who nursed the infant Zeus.
story-bootes = The herdsman, or ploughman, who walks behind the Bear. Some said he was Arcas, the son of Callisto, set in the sky beside his mother. His star Arcturus means guardian of the bear.
story-cancer = The crab that came out of the swamp at Lerna to pinch Heracles while he fought the Hydra. He crushed it with his heel, and Hera, who hated him, gave it a place among the stars, though only faint ones.
story-canis-major = The larger of Orion’s dogs, running at his heels. Sirius, its nose, is the brightest star of the night. Its rising just before the Sun told Egypt that the Nile would flood and brought Greece the dog days.
story-canis-minor = The smaller of Orion’s dogs, hardly more than two stars. Procyon means “before the dog”, for in Greece it rises shortly before Sirius. Others took it for Maera, the faithful hound who led Erigone to her father’s grave.
story-capricornus = A goat with the tail of a fish. Pan, fleeing the monster Typhon, leaped into the Nile and changed in haste, so that only what was under water became a fish. Babylon knew the creature long before the Greeks.
story-cassiopeia = Queen of Ethiopia, who boasted of beauty greater than the Nereids’ and nearly lost her daughter Andromeda for it. She sits on her throne near the pole and circles it, half of the time with her head down.
story-centaurus = A centaur, half man and half horse: by most accounts Chiron, wise teacher of Achilles and Asclepius. Wounded by a poisoned arrow of his friend Heracles, he gave up his immortality. Alpha Centauri, at his foot, is the nearest star system to the Sun.
story-cepheus = King of Ethiopia, husband of Cassiopeia and father of Andromeda, whom an oracle made him offer to the sea monster. One of his stars, Delta, swells and fades every five days and gave its name to the Cepheids, by which astronomers measure distances.
story-cetus = The sea monster Poseidon sent to devour Andromeda, turned to stone or slain by Perseus. In its neck is Mira, “the wonderful”, a star that fades from sight and returns within eleven months.
story-corona-australis = A wreath of faint stars at the feet of the Archer. Hyginus thought it looked as if the Archer had tossed it aside in play. Ptolemy counted thirteen stars in it.
story-corona-borealis = The crown that Dionysus gave Ariadne when he married her on Naxos, where Theseus had left her sleeping. He threw it into the sky, and its jewels became stars.
story-corvus = The raven of Apollo, sent to fetch water, waited instead for figs to ripen and blamed a water snake. The god was not deceived: he put raven, cup and snake in the sky, and made the bird thirsty for ever.
story-crater = The cup that Apollo’s raven should have filled at a spring. It stands on the back of the water snake Hydra, within sight of the raven and just out of its reach.
story-cygnus = Zeus as the swan in whose shape he visited Leda; or Cycnus, who dived again and again for his dead friend Phaethon until the gods changed him. He flies along the Milky Way, with Deneb as his tail.
story-delphinus = The dolphin that found Amphitrite, hidden at the ends of the sea, and won her for Poseidon. Or the one that carried the singer Arion ashore, when sailors had made him leap overboard for his money.
story-draco = Ladon, the dragon that guarded the golden apples of the Hesperides until Heracles killed it. It winds around the pole; its star Thuban was the pole star when the pyramids were built.
story-equuleus = The head of a horse, small and faint, beside that of Pegasus; Ptolemy gives it only four stars. Some call it Celeris, the swift brother of Pegasus, whom Hermes gave to Castor.
story-eridanus = The river into which Phaethon fell. He had begged to drive the chariot of the Sun, lost hold of the horses and set the earth on fire, until Zeus struck him down. Today it ends far in the south, with Achernar.
story-gemini = Castor and Polydeuces, twins by one mother, Leda, though only Polydeuces, the Roman Pollux, was a son of Zeus. When Castor fell in battle, his brother asked to share his immortality with him, and they were set in the sky together.
story-hercules = Greeks saw a kneeling man and did not know his name. Later he was Heracles, son of Zeus, who did twelve labours for King Eurystheus; he rests one foot on the head of the dragon he slew.
story-hydra = The largest of all constellations, with one star of note: Alphard, “the solitary one”. Greeks told of the water snake that Apollo’s raven brought as an excuse; later it was the many-headed Hydra of Lerna, slain by Heracles.
story-leo = The lion of Nemea, whose skin no weapon could pierce. Heracles strangled it with his hands, his first labour, and wore the skin ever after. Its heart is Regulus, “the little king”.
story-lepus = A hare at the feet of Orion, hunted by his dogs. It was told that somebody brought hares to the island of Leros, where there had been none; soon they ate all the fields bare, and the hare was put in the sky as a warning.
story-libra = Greeks saw here the claws of the Scorpion, and its stars are still called so in Arabic. The Romans made them a pair of scales, the only thing in the zodiac that never lived, for here the Sun once stood when day and night were equal.
story-lupus = To the Greeks merely a wild animal, held by the Centaur, who carries it to the Altar as an offering. It became a wolf only in later times.
story-lyra = The lyre that Hermes made from the shell of a tortoise. Orpheus played it so well that trees and rocks followed him, and he nearly won his wife Eurydice back from the dead. Its star Vega will be near the pole in twelve thousand years.
story-ophiuchus = Asclepius, the physician, holding a snake. A snake had shown him the herb that raises the dead, and he healed so well that Hades complained; Zeus killed him with a thunderbolt and then set him among the stars.
story-orion = A giant hunter who boasted that he would kill every beast on earth. Earth sent a scorpion, whose sting killed him; so the two were put at opposite ends of the sky, and Orion sets when the Scorpion rises.
story-pegasus = The winged horse that sprang from the neck of Medusa when Perseus cut off her head. Bellerophon rode it against the Chimera. Only its forepart is in the sky, and the star at its navel is shared with Andromeda.
story-perseus = Hero of Argos, who cut off the head of the Gorgon Medusa while looking at her only in his polished shield. He carries it here. Its eye is Algol, which dims about every three days as a fainter star passes in front.
story-pisces = Two fishes tied together by their tails. Aphrodite and Eros, surprised by the monster Typhon at the Euphrates, leaped into the river and became fishes, or were saved by two. The knot of the cord is the star Alrescha.
story-piscis-austrinus = A large fish that drinks the water of Aquarius, and the parent, it was said, of the two Fishes of the zodiac. Its mouth is Fomalhaut, the one bright star of a lonely stretch of sky.
story-sagitta = An arrow without an archer, one of the smallest constellations. Some said Heracles shot it at the eagle that tore at Prometheus; others that Apollo killed the Cyclopes with it, or that it is one of Eros.
story-sagittarius = An archer, half horse, drawing his bow at the Scorpion. Eratosthenes called him Crotus, who lived with the Muses, invented archery and clapped to their songs. Behind his arrow lies the centre of our galaxy.
story-scorpius = The scorpion that killed Orion, sent by Earth or Artemis for his boasting. Its heart is the red Antares, “rival of Ares”, named for its likeness to the planet Mars.
story-serpens = The snake in the hands of Ophiuchus, and the only constellation in two parts: its head is west of him, its tail east. Sloughing their skins, snakes stood for healing and new life.
story-taurus = The white bull in whose shape Zeus carried Europa across the sea to Crete. Only its forepart is seen; the Hyades are its face, red Aldebaran its eye, and the Pleiades, seven daughters of Atlas, sit on its shoulder.
story-triangulum = The Greeks called it Deltoton, after their letter delta. Some saw the delta of the Nile in it, others the island of Sicily with its three capes, which Demeter had begged Zeus to place in the sky.
story-ursa-major = Callisto, a companion of Artemis, loved by Zeus and changed into a bear by a jealous goddess. Hera had her barred from bathing in the ocean, and so, seen from Greece, the Bear never sets. Seven of her stars are the Plough, or Big Dipper.
story-ursa-minor = Thales is said to have taught Greek sailors to steer by it, as the Phoenicians did. It was told of a nurse of the infant Zeus, set in the sky as a bear. At the tip of its tail is Polaris, today the pole star.
story-virgo = A winged maiden with an ear of wheat, the star Spica. She is Dike, Justice, who lived among people in the golden age and left the earth when they grew violent; or Demeter, goddess of the harvest.

# Cities

city-alexandria = Alexandria
city-athens = Athens
city-auckland = Auckland
city-bangkok = Bangkok
city-beijing = Beijing
city-berlin = Berlin
city-buenos-aires = Buenos Aires
city-cape-town = Cape Town
city-chicago = Chicago
city-dakar = Dakar
city-delhi = Delhi
city-denver = Denver
city-honolulu = Honolulu
city-istanbul = Istanbul
city-lima = Lima
city-london = London
city-los-angeles = Los Angeles
city-madrid = Madrid
city-mexico-city = Mexico City
city-montreal = Montreal
city-moscow = Moscow
city-nairobi = Nairobi
city-new-york = New York
city-novosibirsk = Novosibirsk
city-paris = Paris
city-reykjavik = Reykjavik
city-rome = Rome
city-saint-petersburg = Saint Petersburg
city-sao-paulo = São Paulo
city-singapore = Singapore
city-sydney = Sydney
city-tehran = Tehran
city-tokyo = Tokyo
city-vladivostok = Vladivostok
city-yekaterinburg = Yekaterinburg
