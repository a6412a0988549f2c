# Места, очки

seat = Место { $number }
scores = Очки сейчас: { $list }
final-scores = Итоговые очки: { $list }

# Подсказки

hint = { $seat }, совет бота { $bot }: { $move }
hint-move = ход
hint-visits = проб
hint-margin = перевес
hint-line = ожидаемое продолжение

# Sternenhimmel

figure-1 = 1
figure-3 = 3
figure-5 = 5
figure-6 = 6
figure-7 = 7
figure-10 = 10
figure-black-hole = чёрная дыра
figure-double = двойная звезда

disc-aries = Овен
disc-taurus = Телец
disc-gemini = Близнецы
disc-cancer = Рак
disc-leo = Лев
disc-virgo = Дева
disc-libra = Весы
disc-scorpius = Скорпион
disc-sagittarius = Стрелец
disc-capricornus = Козерог
disc-aquarius = Водолей
disc-pisces = Рыбы

sternenhimmel-placed =
    { $face-down ->
        [true]
            { $figure ->
                [none] { $seat } кладёт фигуру лицом вниз ({ $disc }, звезда { $star }).
               *[other] { $seat } кладёт фигуру лицом вниз ({ $disc }, звезда { $star }): { $figure }.
            }
       *[false] { $seat } ставит фигуру ({ $disc }, звезда { $star }): { $figure }.
    }
sternenhimmel-stuck = Ни у кого не осталось фигур: { $disc } подсчитывается как есть.
sternenhimmel-revealed = { $disc }, звезда { $star }: открывается фигура ({ $seat }): { $figure }.
sternenhimmel-vanished = { $disc }, звезда { $star }: чёрная дыра ({ $seat }) встречает другую и исчезает.
sternenhimmel-swallowed = { $disc }, звезда { $star }: чёрная дыра поглощает фигуру ({ $seat }): { $figure }.
sternenhimmel-doubled = { $disc }, звезда { $star }: { $figure } ({ $seat }) считается за { $value }.
sternenhimmel-counted =
    { $figures ->
        [one] { $seat }: { $total } ({ $disc }), { $figures } фигура.
        [few] { $seat }: { $total } ({ $disc }), { $figures } фигуры.
       *[many] { $seat }: { $total } ({ $disc }), { $figures } фигур.
    }
sternenhimmel-nobody-left = { $disc }: ни у кого не осталось фигур, выплат нет.
sternenhimmel-tied-for-first = { $disc }: ничья за первое место, наград нет, по монете за фигуру.
sternenhimmel-tied-for-second = { $disc }: ничья за второе место, второй награды нет, по монете за фигуру.
sternenhimmel-paid =
    { $reason ->
        [first]
            { $coins ->
                [one] { $seat } получает { $coins } монету: первая награда.
                [few] { $seat } получает { $coins } монеты: первая награда.
               *[many] { $seat } получает { $coins } монет: первая награда.
            }
        [second]
            { $coins ->
                [one] { $seat } получает { $coins } монету: вторая награда.
                [few] { $seat } получает { $coins } монеты: вторая награда.
               *[many] { $seat } получает { $coins } монет: вторая награда.
            }
        [tribute]
            { $coins ->
                [one] { $seat } получает { $coins } монету. Платит: { $from }.
                [few] { $seat } получает { $coins } монеты. Платит: { $from }.
               *[many] { $seat } получает { $coins } монет. Платит: { $from }.
            }
       *[figures]
            { $coins ->
                [one] { $seat } получает из запаса { $coins } монету за фигуры.
                [few] { $seat } получает из запаса { $coins } монеты за фигуры.
               *[many] { $seat } получает из запаса { $coins } монет за фигуры.
            }
    }
sternenhimmel-opened = Новый диск: { $disc }.
sternenhimmel-skipped = { $seat }: фигур в руке нет, ход пропускается.
sternenhimmel-won =
    { $shared ->
        [true]
            { $coins ->
                [one] { $seat } делит победу: { $coins } монета.
                [few] { $seat } делит победу: { $coins } монеты.
               *[many] { $seat } делит победу: { $coins } монет.
            }
       *[false]
            { $coins ->
                [one] { $seat } побеждает: { $coins } монета.
                [few] { $seat } побеждает: { $coins } монеты.
               *[many] { $seat } побеждает: { $coins } монет.
            }
    }
