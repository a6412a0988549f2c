# What reaches people outside the page: by browser, mail or web-hook.

notice-turn = À vous de jouer à { $game }
notice-reminder = Votre temps touche à sa fin à { $game }
notice-invited = { $who } vous invite à jouer à { $game }
notice-started = La partie de { $game } a commencé
notice-over = La partie de { $game } est terminée
notice-asked = { $who } attend votre réponse à { $game }
notice-joined = { $who } a rejoint votre table
notice-test = Les notifications fonctionnent
notice-test-body = C’est ainsi que vous aurez des nouvelles de vos parties.

notice-at = Table « { $table } ».
notice-at-with = Table « { $table } », avec { $people }.
notice-with = Avec { $people }.
notice-somebody = quelqu’un
notice-somebody-first = Quelqu’un
notice-and = { $some } et { $last }
notice-others = d’autres
notice-days =
    { $count ->
        [one] Il vous reste { $count } jour.
       *[other] Il vous reste { $count } jours.
    }
notice-hours =
    { $count ->
        [one] Il vous reste { $count } heure.
       *[other] Il vous reste { $count } heures.
    }
notice-minutes =
    { $count ->
        [one] Il vous reste { $count } minute.
       *[other] Il vous reste { $count } minutes.
    }

notice-stop = Ne plus recevoir ces notifications : { $link }
notice-confirm = Confirmez votre adresse
notice-confirm-body = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse les notifications de { $site }. Si c’est bien vous, ouvrez ce lien dans les 24 heures :
notice-confirm-else = Sinon, ignorez ce message. Vous n’en recevrez pas d’autre.
notice-code = Votre code est { $code }
notice-code-body = Saisissez-le sur { $site } dans l’heure pour recevoir les notifications ici.
