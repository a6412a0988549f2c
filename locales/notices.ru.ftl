# What reaches people outside the page: by browser, mail or web-hook.

notice-turn = { $game }: ваш ход
notice-reminder = { $game }: ваше время на исходе
notice-invited = { $who } приглашает вас сыграть в { $game }
notice-started = { $game }: игра началась
notice-over = { $game }: игра окончена
notice-asked = { $game }: { $who } ждёт вашего ответа
notice-joined = { $who } теперь за вашим столом
notice-test = Уведомления работают
notice-test-body = Так вы будете узнавать о своих играх.

notice-at = Стол «{ $table }».
notice-at-with = Стол «{ $table }», с вами играют: { $people }.
notice-with = С вами играют: { $people }.
notice-somebody = кто-то
notice-somebody-first = Кто-то
notice-and = { $some } и { $last }
notice-others = другие
notice-days =
    { $count ->
        [one] Остался { $count } день.
        [few] Осталось { $count } дня.
       *[many] Осталось { $count } дней.
    }
notice-hours =
    { $count ->
        [one] Остался { $count } час.
        [few] Осталось { $count } часа.
       *[many] Осталось { $count } часов.
    }
notice-minutes =
    { $count ->
        [one] Осталась { $count } минута.
        [few] Осталось { $count } минуты.
       *[many] Осталось { $count } минут.
    }

notice-stop = Больше не присылать такие уведомления: { $link }
notice-confirm = Подтвердите свой адрес
notice-confirm-body = Кто-то, вероятно вы, хочет получать на этот адрес уведомления с { $site }. Если это вы, откройте ссылку в течение 24 часов:
notice-confirm-else = Если это не вы, просто не обращайте внимания на это письмо: других не будет.
notice-code = Ваш код: { $code }
notice-code-body = Введите его на { $site } в течение часа, чтобы получать уведомления здесь.
