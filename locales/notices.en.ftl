# What reaches people outside the page: by browser, mail or web-hook.

notice-turn = Your turn in { $game }
notice-reminder = Your time in { $game } is running out
notice-invited = { $who } invites you to { $game }
notice-started = { $game } has started
notice-over = { $game } is over
notice-asked = { $who } needs your answer in { $game }
notice-joined = { $who } has joined your table
notice-test = Notifications work
notice-test-body = This is how you will hear about your games.

notice-at = At “{ $table }”.
notice-at-with = At “{ $table }” with { $people }.
notice-with = With { $people }.
notice-somebody = somebody
notice-somebody-first = Somebody
notice-and = { $some } and { $last }
notice-others = others
notice-days =
    { $count ->
        [one] { $count } day left.
       *[other] { $count } days left.
    }
notice-hours =
    { $count ->
        [one] { $count } hour left.
       *[other] { $count } hours left.
    }
notice-minutes =
    { $count ->
        [one] { $count } minute left.
       *[other] { $count } minutes left.
    }

notice-stop = Stop these notifications: { $link }
notice-confirm = Confirm your address
notice-confirm-body = Somebody, hopefully you, wants to get notifications from { $site } at this address. If it was you, open this link within 24 hours:
notice-confirm-else = If it was not you, ignore this message. You will get no others.
notice-code = Your code is { $code }
notice-code-body = Enter it at { $site } within an hour to get notifications here.
