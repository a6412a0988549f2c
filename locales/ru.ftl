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
# Astra

card-andromeda = Андромеда
    .genitive = Андромеды
card-aquarius = { disc-aquarius }
    .genitive = Водолея
card-aquila = Орёл
    .genitive = Орла
card-ara = Жертвенник
    .genitive = Жертвенника
card-argo-navis = Корабль Арго
    .genitive = Корабля Арго
card-aries = { disc-aries }
    .genitive = Овна
card-auriga = Возничий
    .genitive = Возничего
card-bootes = Волопас
    .genitive = Волопаса
card-cancer = { disc-cancer }
    .genitive = Рака
card-canis-major = Большой Пёс
    .genitive = Большого Пса
card-canis-minor = Малый Пёс
    .genitive = Малого Пса
card-capricornus = { disc-capricornus }
    .genitive = Козерога
card-cassiopeia = Кассиопея
    .genitive = Кассиопеи
card-centaurus = Центавр
    .genitive = Центавра
card-cepheus = Цефей
    .genitive = Цефея
card-cetus = Кит
    .genitive = Кита
card-corona-australis = Южная Корона
    .genitive = Южной Короны
card-corona-borealis = Северная Корона
    .genitive = Северной Короны
card-corvus = Ворон
    .genitive = Ворона
card-crater = Чаша
    .genitive = Чаши
card-cygnus = Лебедь
    .genitive = Лебедя
card-delphinus = Дельфин
    .genitive = Дельфина
card-draco = Дракон
    .genitive = Дракона
card-equuleus = Малый Конь
    .genitive = Малого Коня
card-eridanus = Эридан
    .genitive = Эридана
card-gemini = { disc-gemini }
    .genitive = Близнецов
card-hercules = Геркулес
    .genitive = Геркулеса
card-hydra = Гидра
    .genitive = Гидры
card-leo = { disc-leo }
    .genitive = Льва
card-lepus = Заяц
    .genitive = Зайца
card-libra = { disc-libra }
    .genitive = Весов
card-lupus = Волк
    .genitive = Волка
card-lyra = Лира
    .genitive = Лиры
card-ophiuchus = Змееносец
    .genitive = Змееносца
card-orion = Орион
    .genitive = Ориона
card-pegasus = Пегас
    .genitive = Пегаса
card-perseus = Персей
    .genitive = Персея
card-pisces = { disc-pisces }
    .genitive = Рыб
card-piscis-austrinus = Южная Рыба
    .genitive = Южной Рыбы
card-sagitta = Стрела
    .genitive = Стрелы
card-sagittarius = { disc-sagittarius }
    .genitive = Стрельца
card-scorpius = { disc-scorpius }
    .genitive = Скорпиона
card-serpens = Змея
    .genitive = Змеи
card-taurus = { disc-taurus }
    .genitive = Тельца
card-triangulum = Треугольник
    .genitive = Треугольника
card-ursa-major = Большая Медведица
    .genitive = Большой Медведицы
card-ursa-minor = Малая Медведица
    .genitive = Малой Медведицы
card-virgo = { disc-virgo }
    .genitive = Девы

element-air = Воздух
element-earth = Земля
element-fire = Огонь
element-water = Вода

boon-fame = Слава
boon-improvement = Улучшение
boon-stardust = Звёздная пыль
boon-wisdom = Мудрость
boon-observation = Наблюдение
boon-activation = Активация

astra-turn-began = Ходит { $seat }.
astra-used = { $seat } применяет способность { $card-genitive }.
astra-gained =
    { $good ->
        [fame]
            { $amount ->
                [one] { $seat } получает { $amount } очко славы.
                [few] { $seat } получает { $amount } очка славы.
               *[many] { $seat } получает { $amount } очков славы.
            }
        [stardust]
            { $amount ->
                [one] { $seat } получает { $amount } фишку звёздной пыли.
                [few] { $seat } получает { $amount } фишки звёздной пыли.
               *[many] { $seat } получает { $amount } фишек звёздной пыли.
            }
        [telescopes]
            { $amount ->
                [one] { $seat } получает { $amount } телескоп.
                [few] { $seat } получает { $amount } телескопа.
               *[many] { $seat } получает { $amount } телескопов.
            }
        [pouch] { $seat } увеличивает мешочек на { $amount }.
       *[wisdom] { $seat } повышает мудрость на { $amount }.
    }
astra-exchanged = { $seat } меняет 3 фишки звёздной пыли на телескоп.
astra-observing =
    { $telescope ->
        [true] { $seat } тратит телескоп на ещё одно наблюдение.
       *[false] { $seat } начинает наблюдение.
    }
astra-marked =
    { $seat ->
        [none] Мечтатель отмечает звезду { $star } { $card-genitive }.
       *[other] { $seat } отмечает звезду { $star } { $card-genitive }.
    }
astra-observe-ended = { $seat } заканчивает наблюдение.
astra-resting = { $seat } отдыхает.
astra-reactivated = { $seat } снова активирует карту { $card-genitive }.
astra-first-discarded = Первая карта уходит в сброс: { $card }.
astra-sphere-moved = Активная сфера: { $element }.
astra-top-discarded = Маркер пересекает значок сброса: карта { $card-genitive } уходит из колоды.
astra-game-end-seen =
    { $last-turns ->
        [one] Наверху колоды карта окончания игры: после этого хода будет ещё { $last-turns } ход.
        [few] Наверху колоды карта окончания игры: после этого хода будет ещё { $last-turns } хода.
       *[many] Наверху колоды карта окончания игры: после этого хода будет ещё { $last-turns } ходов.
    }
astra-discovered =
    { $seat ->
        [none] Мечтатель отметил последнюю звезду { $card-genitive }.
       *[other] { $seat } открывает созвездие { $card-genitive }.
    }
astra-picked =
    { $number ->
        [none] { $seat } тайно выбирает бонус.
       *[other] { $seat } тайно выбирает бонус { $number }.
    }
astra-picks-shown = Бонусы, выбранные с карты { $card-genitive }, раскрываются.
astra-boon-taken = { $seat } берёт бонус { $number } с карты { $card-genitive }: { $boon } { $amount }.
astra-card-taken = { $seat } забирает карту { $card-genitive }.
astra-card-discarded =
    { $seat ->
        [none] Карта { $card-genitive } не достаётся никому и уходит в сброс.
       *[other] { $seat } сбрасывает карту { $card-genitive }.
    }
astra-card-dealt = На позиции { $place }: { $card }.
astra-dreaming =
    { $number ->
        [one] Мечтатель отмечает { $number } звезду.
       *[many] Мечтатель отмечает до { $number } звёзд.
    }
astra-refunded =
    { $stardust ->
        [one] { $seat } возвращает себе { $stardust } фишку звёздной пыли.
        [few] { $seat } возвращает себе { $stardust } фишки звёздной пыли.
       *[many] { $seat } возвращает себе { $stardust } фишек звёздной пыли.
    }
astra-scoring-shown = { $seat }: на карте итогового подсчёта заранее отмечен элемент «{ $element }».
astra-won =
    { $shared ->
        [true]
            { $fame ->
                [one] { $seat } делит победу: { $fame } очко славы.
                [few] { $seat } делит победу: { $fame } очка славы.
               *[many] { $seat } делит победу: { $fame } очков славы.
            }
       *[false]
            { $fame ->
                [one] { $seat } побеждает: { $fame } очко славы.
                [few] { $seat } побеждает: { $fame } очка славы.
               *[many] { $seat } побеждает: { $fame } очков славы.
            }
    }

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
