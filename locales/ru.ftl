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

# Stellium

body-planet = планета
    .accusative = планету
body-comet = комета
    .accusative = комету
body-star = звезда
    .accusative = звезду
body-supernova = сверхновая
    .accusative = сверхновую

token-planet = планеты
token-comet = кометы
token-star = звезды
token-supernova = сверхновой

count-planet =
    { $count ->
        [one] { $count } планета
        [few] { $count } планеты
       *[many] { $count } планет
    }
count-comet =
    { $count ->
        [one] { $count } комета
        [few] { $count } кометы
       *[many] { $count } комет
    }
count-star =
    { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
       *[many] { $count } звёзд
    }
count-supernova =
    { $count ->
        [one] { $count } сверхновая
        [few] { $count } сверхновые
       *[many] { $count } сверхновых
    }

direction-northeast = северо-восток
direction-east = восток
direction-southeast = юго-восток
direction-southwest = юго-запад
direction-west = запад
direction-northwest = северо-запад

of-planet = планет
    .plural = планеты
of-comet = комет
    .plural = кометы
of-star = звёзд
    .plural = звёзды
of-supernova = сверхновых
    .plural = сверхновые

card-line = линия { $of }
card-arc = дуга { $of }
card-small-triangle = малый треугольник { $of }
card-large-triangle = большой треугольник { $of }
card-rectangle = прямоугольник { $of }
card-rhombus = ромб { $of }
card-s = S из { $of }
card-pair = пара { $of }
card-centres = { $of-plural } в центрах
card-symbols = { $of-plural } на символах

stellium-turn = Раунд { $round }, ходит { $seat }.
stellium-bag-empty = Мешок пуст: { $seat } в этот ход обходится без нового тела.
stellium-felt = { $seat } нащупывает { $body-accusative } (попытка { $feels }).
stellium-dropped = { $seat } отпускает { $body-accusative }.
stellium-kept = { $seat } оставляет себе { $body-accusative }.
stellium-drawn = { $seat } вытягивает { $body-accusative }.
stellium-chosen = { $seat } берёт из мешка { $body-accusative }.
stellium-token-spent = { $seat } тратит жетон { $token }.
stellium-placed = { $seat } кладёт { $body-accusative } на { $place }.
stellium-struck = { $seat } направляет { $body-accusative } в тело на { $place }.
stellium-pushed =
    { $moved ->
        [one] Заняв { $place }, { $body } сдвигает { $moved } тело на { $direction }.
       *[many] Заняв { $place }, { $body } сдвигает ряд из { $moved } тел на { $direction }.
    }
stellium-pushed-off = С поля в мешок вылетает { $body }.
stellium-swapped = { $seat } меняет местами тела на { $one } и { $other }.
stellium-turned =
    { $sixths ->
        [1] { $seat } поворачивает диск { $disc } на 60° по часовой стрелке.
        [2] { $seat } поворачивает диск { $disc } на 120° по часовой стрелке.
        [3] { $seat } поворачивает диск { $disc } на 180°.
        [4] { $seat } поворачивает диск { $disc } на 120° против часовой стрелки.
       *[5] { $seat } поворачивает диск { $disc } на 60° против часовой стрелки.
    }
stellium-attracted = { $seat } пробуждает чёрную дыру { $hole }, и та притягивает { $body-accusative } с { $place }.
stellium-no-influence = { $seat } отказывается от влияния.
stellium-validated =
    { $points ->
        [one] { $seat } выполняет цель «{ $card }» ({ $places }): { $points } очко.
        [few] { $seat } выполняет цель «{ $card }» ({ $places }): { $points } очка.
       *[many] { $seat } выполняет цель «{ $card }» ({ $places }): { $points } очков.
    }
stellium-limit-reached = { $seat } достигает предела: игра закончится с этим раундом.
stellium-stayed = Тело на { $place } остаётся. Назад в мешок: { $returned }.
stellium-objectives-left = { $seat } больше ничего не выполняет.
stellium-refill = Диск { $disc } пуст. Вытянуто, чтобы его заполнить: { $drawn }.
stellium-disc-stays-empty = Диск { $disc } пуст, мешок тоже: диск остаётся пустым.
stellium-settled = { $seat } кладёт { $body-accusative } на { $place }.
stellium-refilled =
    { $returned ->
        [none] Диск { $disc } заполнен.
       *[other] Диск { $disc } заполнен. Назад в мешок: { $returned }.
    }
stellium-discarded = { $seat } убирает из игры цель «{ $card }».
stellium-taken = { $seat } берёт цель «{ $card }».
stellium-hand-kept = { $seat } оставляет себе все три цели.
stellium-revealed = Открывается новая цель: «{ $card }».
stellium-display-removed = Открытые цели убраны из игры: { $cards }.
stellium-last-round = Раунд { $round } будет последним.
stellium-won =
    { $points ->
        [one] { $seat } побеждает: { $points } очко.
        [few] { $seat } побеждает: { $points } очка.
       *[many] { $seat } побеждает: { $points } очков.
    }
stellium-nobody-won = Ничья, и никто из равных не достиг предела: победителя нет.
