# L’atlas du ciel : ses propres mots, une histoire pour chaque constellation, des villes

atlas-title = Atlas du ciel
atlas-lead = Les 48 constellations du catalogue de Ptolémée, qui sont aussi les cartes d’Astra. Choisissez-en une pour voir ses étoiles, son histoire et où elle se trouve cette nuit.
atlas-known =
    { $count ->
        [0] Celles que vous découvrirez en jouant à Astra seront marquées ici.
        [one] Vous en avez découvert { $count } en jouant à Astra.
       *[other] Vous en avez découvert { $count } en jouant à Astra.
    }
atlas-half-north = Le ciel boréal, autour du pôle céleste
atlas-half-south = Le ciel austral
atlas-by-name = Par nom
atlas-discovered = Découverte en jeu
atlas-all = Toutes les constellations

atlas-chart =
    { $stars ->
        [one] { $name }, carte du ciel avec { $stars } étoile nommée
       *[other] { $name }, carte du ciel avec { $stars } étoiles nommées
    }
atlas-chart-note = Le nord est en haut, l’est à gauche, comme dans le ciel. Les traits pleins sont ceux de la carte d’Astra ; l’anneau brisé marque son étoile de départ, les rayons ses grandes étoiles.

atlas-card = Dans Astra
atlas-card-stars =
    { $count ->
        [0] La carte compte { $stars } étoiles. Étoile de départ : { $start }. Elle n’a pas de grande étoile.
        [1] La carte compte { $stars } étoiles. Étoile de départ : { $start }. Grande étoile : { $grand }.
       *[other] La carte compte { $stars } étoiles. Étoile de départ : { $start }. Grandes étoiles : { $grand }.
    }
atlas-card-worth = Élément : { $element }. Renommée : { $fame }.
atlas-rules = Les règles d’Astra

atlas-near = Voisines

atlas-stars = Étoiles nommées
atlas-star = Nom
atlas-designation = Désignation
atlas-magnitude = Magnitude
atlas-distance = Années-lumière
atlas-over = plus de { $years }
atlas-stars-note = Plus la magnitude est petite, plus l’étoile est brillante. Les distances sont tirées des parallaxes du satellite Hipparcos, là où elles sont assez précises.

atlas-tonight = Où elle se trouve cette nuit
atlas-above =
    { $way ->
        [n] À { $time }, la constellation se trouve au nord, à { $height }° de hauteur.
        [ne] À { $time }, la constellation se trouve au nord-est, à { $height }° de hauteur.
        [e] À { $time }, la constellation se trouve à l’est, à { $height }° de hauteur.
        [se] À { $time }, la constellation se trouve au sud-est, à { $height }° de hauteur.
        [s] À { $time }, la constellation se trouve au sud, à { $height }° de hauteur.
        [sw] À { $time }, la constellation se trouve au sud-ouest, à { $height }° de hauteur.
        [w] À { $time }, la constellation se trouve à l’ouest, à { $height }° de hauteur.
       *[nw] À { $time }, la constellation se trouve au nord-ouest, à { $height }° de hauteur.
    }
atlas-part-above =
    { $way ->
        [n] À { $time }, son centre se trouve au nord, à { $height }° de hauteur ; une partie est sous l’horizon.
        [ne] À { $time }, son centre se trouve au nord-est, à { $height }° de hauteur ; une partie est sous l’horizon.
        [e] À { $time }, son centre se trouve à l’est, à { $height }° de hauteur ; une partie est sous l’horizon.
        [se] À { $time }, son centre se trouve au sud-est, à { $height }° de hauteur ; une partie est sous l’horizon.
        [s] À { $time }, son centre se trouve au sud, à { $height }° de hauteur ; une partie est sous l’horizon.
        [sw] À { $time }, son centre se trouve au sud-ouest, à { $height }° de hauteur ; une partie est sous l’horizon.
        [w] À { $time }, son centre se trouve à l’ouest, à { $height }° de hauteur ; une partie est sous l’horizon.
       *[nw] À { $time }, son centre se trouve au nord-ouest, à { $height }° de hauteur ; une partie est sous l’horizon.
    }
atlas-part-below =
    { $way ->
        [n] À { $time }, seule une partie dépasse de l’horizon, au nord.
        [ne] À { $time }, seule une partie dépasse de l’horizon, au nord-est.
        [e] À { $time }, seule une partie dépasse de l’horizon, à l’est.
        [se] À { $time }, seule une partie dépasse de l’horizon, au sud-est.
        [s] À { $time }, seule une partie dépasse de l’horizon, au sud.
        [sw] À { $time }, seule une partie dépasse de l’horizon, au sud-ouest.
        [w] À { $time }, seule une partie dépasse de l’horizon, à l’ouest.
       *[nw] À { $time }, seule une partie dépasse de l’horizon, au nord-ouest.
    }
atlas-below = À { $time }, la constellation est sous l’horizon.
atlas-rises = Elle se lève à { $time }.
atlas-never-sets = D’ici, elle ne se couche jamais.
atlas-never-rises = D’ici, elle ne se lève jamais.
atlas-best =
    { $month ->
        [1] C’est au mois de janvier qu’elle est au plus haut à 21 h.
        [2] C’est au mois de février qu’elle est au plus haut à 21 h.
        [3] C’est au mois de mars qu’elle est au plus haut à 21 h.
        [4] C’est au mois d’avril qu’elle est au plus haut à 21 h.
        [5] C’est au mois de mai qu’elle est au plus haut à 21 h.
        [6] C’est au mois de juin qu’elle est au plus haut à 21 h.
        [7] C’est au mois de juillet qu’elle est au plus haut à 21 h.
        [8] C’est au mois d’août qu’elle est au plus haut à 21 h.
        [9] C’est au mois de septembre qu’elle est au plus haut à 21 h.
        [10] C’est au mois d’octobre qu’elle est au plus haut à 21 h.
        [11] C’est au mois de novembre qu’elle est au plus haut à 21 h.
       *[12] C’est au mois de décembre qu’elle est au plus haut à 21 h.
    }
atlas-range =
    { $kind ->
        [everywhere] Elle se lève tout entière partout sur la Terre.
        [north-of] Elle se lève tout entière partout au nord de { $south }.
        [south-of] Elle se lève tout entière partout au sud de { $north }.
       *[between] Elle se lève tout entière entre { $north } et { $south }.
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
       *[w] O
    }
atlas-time = Heure :
atlas-now = Maintenant
atlas-day = Il y fait jour en ce moment : la nuit prochaine est affichée.
atlas-clock = Les heures sont celles du lieu.
atlas-place = Lieu
atlas-by-hand = Coordonnées
atlas-latitude = Latitude, nord +
atlas-longitude = Longitude, est +
atlas-locate = Utiliser ma position
atlas-not-located = Votre navigateur n’a pas indiqué où vous êtes. Choisissez une ville ou saisissez des coordonnées.
atlas-place-note = Le lieu reste dans ce navigateur et n’est envoyé nulle part.

# Histoires

story-andromeda = Princesse d’Éthiopie, enchaînée à un rocher au bord de la mer pour expier la vantardise de sa mère, Cassiopée, qui s’était dite plus belle que les nymphes marines. Persée, qui rentrait avec la tête de la Gorgone, tua le monstre et l’épousa.
story-aquarius = Un jeune homme verse l’eau d’une jarre. La plupart des Grecs y voyaient Ganymède, prince troyen enlevé par l’aigle de Zeus pour servir le vin aux dieux, d’autres Deucalion, rescapé du déluge. L’eau coule jusque dans la bouche du Poisson austral.
story-aquila = L’aigle de Zeus, qui portait sa foudre et enleva le jeune Ganymède jusqu’à l’Olympe. Son étoile Altaïr forme, avec Véga et Deneb, le Triangle d’été.
story-ara = L’autel sur lequel les dieux jurèrent fidélité à Zeus avant de combattre les Titans. Aratos conseillait aux marins de craindre une tempête du sud quand il brille entre les nuages.
story-argo-navis = Le navire sur lequel Jason et une cinquantaine de héros allèrent chercher la Toison d’or en Colchide. Jugé trop vaste, il fut partagé au XVIIIᵉ siècle entre la carène, la poupe et les voiles ; le voici de nouveau entier, avec Canopus sur sa rame-gouvernail.
story-aries = Le bélier à la toison d’or, qui emporta Phrixos et Hellé loin de leur belle-mère. Hellé tomba dans le détroit qui porte son nom, l’Hellespont ; Phrixos atteignit la Colchide, où la toison fut gardée jusqu’à la venue de Jason.
story-auriga = Un cocher sans char, qui porte une chèvre et ses chevreaux. Beaucoup l’appelaient Érichthonios, roi d’Athènes, le premier à atteler quatre chevaux. La chèvre est la brillante Capella, où l’on voyait Amalthée, nourrice de Zeus.
story-bootes = Le bouvier, ou le laboureur, qui marche derrière l’Ourse. On disait parfois que c’était Arcas, fils de Callisto, placé au ciel près de sa mère. Le nom de son étoile Arcturus signifie « gardien de l’ourse ».
story-cancer = Le crabe sorti du marais de Lerne pour pincer Héraclès, qui combattait l’Hydre. Le héros l’écrasa du talon, et Héra, qui le haïssait, donna au crabe une place parmi les étoiles, mais parmi les plus faibles.
story-canis-major = Le plus grand des chiens d’Orion, sur ses talons. Sirius, son museau, est l’étoile la plus brillante de la nuit. Son lever juste avant le Soleil annonçait la crue du Nil en Égypte et apportait à la Grèce la canicule.
story-canis-minor = Le plus petit des chiens d’Orion, guère plus de deux étoiles. Procyon signifie « avant le chien », car en Grèce il se lève peu avant Sirius. D’autres y voyaient Maïra, la chienne fidèle qui mena Érigone à la tombe de son père.
story-capricornus = Une chèvre à queue de poisson. Pan, fuyant le monstre Typhon, sauta dans le Nil et se transforma en hâte : seul ce qui était sous l’eau devint poisson. Babylone connaissait cette créature bien avant les Grecs.
story-cassiopeia = Reine d’Éthiopie, qui se vanta d’être plus belle que les Néréides et faillit en perdre sa fille Andromède. Assise sur son trône, elle tourne près du pôle, la moitié du temps la tête en bas.
story-centaurus = Un centaure, mi-homme mi-cheval. Pour la plupart, c’est Chiron, sage maître d’Achille et d’Asclépios ; blessé par une flèche empoisonnée de son ami Héraclès, il renonça à l’immortalité. À son pied, Alpha du Centaure est le système stellaire le plus proche du Soleil.
story-cepheus = Roi d’Éthiopie, époux de Cassiopée et père d’Andromède, qu’un oracle l’obligea à livrer au monstre marin. L’une de ses étoiles, Delta, s’enfle et pâlit tous les cinq jours ; elle a donné son nom aux céphéides, qui servent à mesurer les distances.
story-cetus = Le monstre marin envoyé par Poséidon pour dévorer Andromède, et que Persée tua ou changea en pierre. Dans son cou brille Mira, « la merveilleuse », une étoile qui disparaît à l’œil nu et revient en onze mois.
story-corona-australis = Une couronne d’étoiles faibles aux pieds du Sagittaire. À Hygin, elle semblait jetée là par l’archer, comme par jeu. Ptolémée y comptait treize étoiles.
story-corona-borealis = La couronne que Dionysos offrit à Ariane en l’épousant à Naxos, où Thésée l’avait abandonnée endormie. Il la lança vers le ciel, et ses joyaux devinrent des étoiles.
story-corvus = Envoyé chercher de l’eau, le corbeau d’Apollon attendit que des figues mûrissent, puis accusa un serpent d’eau. Le dieu ne fut pas dupe : il plaça au ciel le corbeau, la coupe et le serpent, et condamna l’oiseau à la soif.
story-crater = La coupe que le corbeau d’Apollon devait remplir à la source. Elle est posée sur le dos du serpent d’eau, l’Hydre, sous les yeux du corbeau et juste hors de sa portée.
story-cygnus = Zeus sous la forme du cygne qui rejoignit Léda ; ou bien Cycnos, qui plongea sans fin à la recherche de son ami Phaéton, jusqu’à ce que les dieux le métamorphosent. Il vole le long de la Voie lactée, Deneb à la queue.
story-delphinus = Le dauphin qui retrouva Amphitrite, cachée au bout des mers, et la gagna à Poséidon. Ou bien celui qui ramena au rivage le chanteur Arion, que des marins avaient forcé à sauter à l’eau pour prendre son argent.
story-draco = Ladon, le dragon qui gardait les pommes d’or des Hespérides jusqu’à ce qu’Héraclès le tue. Il s’enroule autour du pôle ; son étoile Thuban était l’étoile polaire au temps de la construction des pyramides.
story-equuleus = Une petite tête de cheval, discrète, à côté de celle de Pégase ; Ptolémée ne lui donne que quatre étoiles. Certains le nomment Céléris, frère rapide de Pégase, qu’Hermès offrit à Castor.
story-eridanus = Le fleuve où tomba Phaéton. Il avait obtenu de conduire le char du Soleil, perdit la maîtrise des chevaux et embrasa la terre, jusqu’à ce que Zeus le foudroie. Le fleuve s’achève aujourd’hui loin au sud, avec Achernar.
story-gemini = Castor et Polydeucès, jumeaux nés de Léda ; seul Polydeucès, le Pollux des Romains, était fils de Zeus. Quand Castor tomba au combat, son frère demanda à partager avec lui son immortalité, et tous deux furent placés au ciel.
story-hercules = Les Grecs voyaient un homme à genoux, sans savoir son nom. Plus tard, ce fut Héraclès, fils de Zeus, qui accomplit douze travaux pour le roi Eurysthée ; il pose un pied sur la tête du dragon qu’il a tué.
story-hydra = La plus grande des constellations, avec une seule étoile remarquable, Alphard, « la solitaire ». C’est le serpent d’eau que le corbeau d’Apollon rapporta pour s’excuser, et plus tard l’Hydre de Lerne aux nombreuses têtes, tuée par Héraclès.
story-leo = Le lion de Némée, dont aucune arme ne perçait la peau. Héraclès l’étrangla de ses mains, son premier travail, et en porta dès lors la dépouille. Son cœur est Régulus, « le petit roi ».
story-lepus = Un lièvre aux pieds d’Orion, poursuivi par ses chiens. On racontait qu’un habitant avait introduit des lièvres sur l’île de Léros, où il n’y en avait pas ; ils dévorèrent bientôt tous les champs, et l’animal fut mis au ciel en guise d’avertissement.
story-libra = Les Grecs voyaient ici les pinces du Scorpion, et les noms arabes de ses étoiles le disent encore. Les Romains en firent une balance, seul objet du zodiaque, car le Soleil s’y trouvait jadis quand le jour égale la nuit.
story-lupus = Pour les Grecs, une simple bête sauvage que tient le Centaure, et qu’il porte en offrande vers l’Autel. Elle n’est devenue un loup que bien plus tard.
story-lyra = La lyre qu’Hermès fabriqua avec une carapace de tortue. Orphée en jouait si bien que les arbres et les rochers le suivaient, et il faillit ramener sa femme Eurydice des Enfers. Dans douze mille ans, son étoile Véga sera près du pôle.
story-ophiuchus = Asclépios, le médecin, tenant un serpent. Un serpent lui avait montré l’herbe qui ressuscite, et il guérissait si bien qu’Hadès s’en plaignit ; Zeus le foudroya, puis le plaça parmi les étoiles.
story-orion = Un chasseur géant qui se vantait de pouvoir tuer toutes les bêtes de la terre. La Terre envoya un scorpion, dont la piqûre le tua ; on les plaça donc aux deux bouts du ciel, et Orion se couche quand le Scorpion se lève.
story-pegasus = Le cheval ailé qui jaillit du cou de Méduse quand Persée lui trancha la tête. Bellérophon le monta contre la Chimère. Seul son avant-train est au ciel, et l’étoile de son nombril lui est commune avec Andromède.
story-perseus = Héros d’Argos, qui trancha la tête de la Gorgone Méduse en ne la regardant que dans son bouclier poli. Il la porte ici. L’œil en est Algol, qui pâlit environ tous les trois jours quand une étoile plus faible passe devant lui.
story-pisces = Deux poissons attachés par la queue. Aphrodite et Éros, surpris par le monstre Typhon au bord de l’Euphrate, sautèrent dans le fleuve et devinrent poissons, ou furent sauvés par deux d’entre eux. Le nœud du cordon est l’étoile Alrescha.
story-piscis-austrinus = Un grand poisson qui boit l’eau du Verseau, et dont seraient nés les deux Poissons du zodiaque. Sa bouche est Fomalhaut, seule étoile brillante d’une région déserte du ciel.
story-sagitta = Une flèche sans archer, l’une des plus petites constellations. Héraclès l’aurait tirée sur l’aigle qui déchirait Prométhée ; pour d’autres, Apollon en tua les Cyclopes, ou bien c’est une flèche d’Éros.
story-sagittarius = Un archer à demi cheval, l’arc tendu vers le Scorpion. Ératosthène l’appelait Crotos, compagnon des Muses, qui inventa le tir à l’arc et applaudissait leurs chants. Derrière sa flèche se trouve le centre de notre Galaxie.
story-scorpius = Le scorpion qui tua Orion, envoyé par la Terre ou par Artémis pour punir sa vantardise. Son cœur est la rouge Antarès, « rivale d’Arès », ainsi nommée pour sa ressemblance avec la planète Mars.
story-serpens = Le serpent que tient Ophiuchus, seule constellation en deux parties ; la tête est à l’ouest du porteur, la queue à l’est. Parce qu’il change de peau, le serpent figurait la guérison et la vie nouvelle.
story-taurus = Le taureau blanc dont Zeus prit la forme pour emporter Europe en Crète à travers la mer. On n’en voit que l’avant ; les Hyades sont sa face, la rouge Aldébaran son œil, et les Pléiades, sept filles d’Atlas, reposent sur son épaule.
story-triangulum = Les Grecs l’appelaient Deltoton, d’après leur lettre delta. Certains y voyaient le delta du Nil, d’autres la Sicile aux trois caps, que Déméter avait prié Zeus de placer au ciel.
story-ursa-major = Callisto, compagne d’Artémis, aimée de Zeus et changée en ourse par une déesse jalouse. Héra lui fit interdire de se baigner dans l’océan, et c’est pourquoi, vue de Grèce, elle ne se couche jamais. Sept de ses étoiles forment le Grand Chariot.
story-ursa-minor = Thalès aurait appris aux marins grecs à se guider sur elle, comme les Phéniciens. On y voyait une nourrice de Zeus enfant, placée au ciel sous la forme d’une ourse. Au bout de sa queue brille Polaris, l’étoile polaire d’aujourd’hui.
story-virgo = Une jeune fille ailée tenant un épi de blé, l’étoile Spica. C’est Dikè, la Justice, qui vivait parmi les hommes à l’âge d’or et quitta la terre quand ils devinrent violents ; ou bien Déméter, déesse des moissons.

# Villes

city-alexandria = Alexandrie
city-athens = Athènes
city-auckland = Auckland
city-bangkok = Bangkok
city-beijing = Pékin
city-berlin = Berlin
city-buenos-aires = Buenos Aires
city-cape-town = Le Cap
city-chicago = Chicago
city-dakar = Dakar
city-delhi = Delhi
city-denver = Denver
city-honolulu = Honolulu
city-istanbul = Istanbul
city-lima = Lima
city-london = Londres
city-los-angeles = Los Angeles
city-madrid = Madrid
city-mexico-city = Mexico
city-montreal = Montréal
city-moscow = Moscou
city-nairobi = Nairobi
city-new-york = New York
city-novosibirsk = Novossibirsk
city-paris = Paris
city-reykjavik = Reykjavik
city-rome = Rome
city-saint-petersburg = Saint-Pétersbourg
city-sao-paulo = São Paulo
city-singapore = Singapour
city-sydney = Sydney
city-tehran = Téhéran
city-tokyo = Tokyo
city-vladivostok = Vladivostok
city-yekaterinburg = Iekaterinbourg
