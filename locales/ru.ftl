# Места, очки

seat = Место { $number }
scores = Очки сейчас: { $list }
final-scores = Итоговые очки: { $list }

# Подсказки

hint = { $seat }, совет бота { $bot }: { $move }
hint-move = ход
hint-visits = посещений
hint-margin = перевес
hint-line = ожидаемое продолжение
hint-change = { $seat }, счёт, если бы игра закончилась сейчас: { $line } { $points }
hint-then = затем { $moves }:

# Reviews

review = { $game }: разбор партии, { $eyes }
review-eyes-everybody = как её могли видеть все
review-eyes-open = со всеми тайнами открытыми
review-eyes-seat = глазами игрока: { $seat }
review-chances = Шансы на победу, ход за ходом
review-first = вначале
review-last = в конце
review-luck = удача
review-play = игра
review-others = другие
review-points = Удача, игра и другие — пункты шансов на победу: вместе они ведут от первого шанса к последнему.
review-sum =
    { $seat }: на игре { $play ->
        [one] потерян { $play } пункт
        [few] потеряно { $play } пункта
       *[many] потеряно { $play } пунктов
    }, на удаче { $lucky ->
        [yes] получено
       *[no] потеряно
    } { $luck }.
review-decisive =
    { $count ->
        [0] Ни один ход не решил партию.
        [one] Партию решил { $count } ход.
        [few] Партию решили { $count } хода.
       *[many] Партию решили { $count } ходов.
    }
review-moments = Решения, которые чего-то стоили
review-no-moments = Ни одно решение не стоило дорого.
review-moment = { $ply }. { $seat }, { $move }: { $judgement }, { $loss } п. Лучше: { $better }
review-better = можно было лучше
review-mistake = ошибка
review-blunder = зевок

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
       *[wisdom]
            { $amount ->
                [one] { $seat } получает { $amount } очко мудрости.
                [few] { $seat } получает { $amount } очка мудрости.
               *[many] { $seat } получает { $amount } очков мудрости.
            }
    }
astra-exchanged = { $seat } меняет 3 фишки звёздной пыли на телескоп.
astra-observing =
    { $telescope ->
        [true] { $seat } тратит телескоп, чтобы наблюдать ещё раз.
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
    { $last_turns ->
        [one] Наверху колоды карта окончания игры: после этого хода будет ещё { $last_turns } ход.
        [few] Наверху колоды карта окончания игры: после этого хода будет ещё { $last_turns } хода.
       *[many] Наверху колоды карта окончания игры: после этого хода будет ещё { $last_turns } ходов.
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
        [1] Мечтатель отмечает одну звезду.
        [one] Мечтатель отмечает до { $number } звезды.
       *[many] Мечтатель отмечает до { $number } звёзд.
    }
astra-refunded =
    { $stardust ->
        [one] { $seat } возвращает себе { $stardust } фишку звёздной пыли.
        [few] { $seat } возвращает себе { $stardust } фишки звёздной пыли.
       *[many] { $seat } возвращает себе { $stardust } фишек звёздной пыли.
    }
astra-scoring-shown = { $seat }: на карте подсчёта отмечен элемент «{ $element }».
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
    { $face_down ->
        [true]
            { $figure ->
                [none] { $seat } кладёт фигуру лицом вниз ({ $disc }, звезда { $star }).
               *[other] { $seat } кладёт фигуру лицом вниз ({ $disc }, звезда { $star }): { $figure }.
            }
       *[false] { $seat } ставит фигуру ({ $disc }, звезда { $star }): { $figure }.
    }
sternenhimmel-stuck = Ни у кого не осталось фигур: диск подсчитывается как есть ({ $disc }).
sternenhimmel-revealed = { $disc }, звезда { $star } ({ $seat }): открывается { $figure }.
sternenhimmel-vanished = { $disc }, звезда { $star } ({ $seat }): чёрная дыра встречает другую и исчезает.
sternenhimmel-swallowed = { $disc }, звезда { $star } ({ $seat }): чёрная дыра поглощает фигуру «{ $figure }».
sternenhimmel-doubled = { $disc }, звезда { $star } ({ $seat }): { $figure } считается за { $value }.
sternenhimmel-counted =
    { $figures ->
        [one] { $seat }: сумма { $total } ({ $disc }), { $figures } фигура.
        [few] { $seat }: сумма { $total } ({ $disc }), { $figures } фигуры.
       *[many] { $seat }: сумма { $total } ({ $disc }), { $figures } фигур.
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
sternenhimmel-skipped = { $seat } пропускает ход: фигур в руке нет.
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
stellium-attracted = { $seat } использует чёрную дыру { $hole }, и та притягивает { $body-accusative } с { $place }.
stellium-no-influence = { $seat } отказывается от влияния.
stellium-validated =
    { $points ->
        [one] { $seat } выполняет цель «{ $card }» ({ $places }): { $points } очко.
        [few] { $seat } выполняет цель «{ $card }» ({ $places }): { $points } очка.
       *[many] { $seat } выполняет цель «{ $card }» ({ $places }): { $points } очков.
    }
stellium-limit-reached = { $seat } достигает предела: игра закончится с этим раундом.
stellium-stayed = Тело на { $place } остаётся. Назад в мешок: { $cleared }.
stellium-objectives-left = { $seat } больше не выполняет целей.
stellium-refill = Диск { $disc } пуст. Вытянуто, чтобы его заполнить: { $drawn }.
stellium-disc-stays-empty = Диск { $disc } пуст, мешок тоже: диск остаётся пустым.
stellium-settled = { $seat } кладёт { $body-accusative } на { $place }.
stellium-refilled =
    { $returned ->
        [none] Диск { $disc } заполнен.
       *[other] Диск { $disc } заполнен. Назад в мешок: { $returned }.
    }
stellium-discarded = { $seat } сбрасывает цель «{ $card }».
stellium-taken = { $seat } берёт цель «{ $card }».
stellium-hand-kept = { $seat } оставляет себе все три цели.
stellium-revealed = Открывается новая цель: «{ $card }».
stellium-display-removed = Открытые цели сброшены: { $cards }.
stellium-last-round = Раунд { $round } будет последним.
stellium-won =
    { $points ->
        [one] { $seat } побеждает: { $points } очко.
        [few] { $seat } побеждает: { $points } очка.
       *[many] { $seat } побеждает: { $points } очков.
    }
stellium-nobody-won = Ничья, и никто из равных не достиг предела: победителя нет.

# Страница: начало

page-title = Один стол для трёх игр о звёздах
page-lead = Играйте в браузере с друзьями, с ботами или со всеми сразу. Без регистрации: чтобы пригласить, хватит ссылки.
page-skip = К содержимому
page-settings = Настройки
page-language = Язык
page-theme-night = Ночная тема
page-theme-paper = Бумажная тема
page-setting-language-about = Для всего, что вы здесь читаете; у других игроков — свой.
page-setting-theme = Тема
page-setting-theme-about = Ночь — тёмная, бумага — светлая, как старый звёздный атлас.
page-setting-theme-night = ночь
page-setting-theme-paper = бумага
page-setting-pace = Скорость показа чужих ходов
page-setting-pace-about = Как долго показывается, что делают другие. Показ всегда можно пропустить.
page-setting-pace-slow = медленно
page-setting-pace-normal = обычно
page-setting-pace-fast = быстро
page-setting-pace-at-once = сразу
page-setting-confirm = Спрашивать перед окончательным ходом
page-setting-confirm-about = Ход, который нельзя взять назад, делается только после подтверждения.
page-setting-keys = Клавиши без сочетаний
page-setting-keys-about = За столом отдельные буквы, например U или H, выполняют действия. Список — по клавише «?».
page-setting-sounds = Звуки
page-setting-sounds-about = Короткие и тихие, пока открыта эта страница.
page-setting-sound-turn = Ваш ход
page-setting-sound-time = У вас осталось 30 или 10 секунд
page-setting-sound-talk = Кто-то написал в чат
page-setting-sound-place = Фигура поставлена
page-setting-sound-move = Что-то движется на поле
page-setting-sound-reveal = Что-то открывается
page-setting-sound-score = Кто-то получает очки
page-setting-sound-end = Партия окончена
page-setting-try = Послушать
page-setting-vibrate = Вибрация
page-setting-vibrate-about = Телефон вибрирует, когда наступает ваш ход или кончается ваше время.
page-setting-device = Игры с ботами
page-setting-device-about = На этом устройстве они начинаются сразу и работают без сети. В сети партию можно продолжить с другого устройства.
page-setting-device-here = по возможности на этом устройстве
page-setting-device-online = всегда в сети
page-loading = Загрузка…
page-load-failed = Эту часть страницы не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
page-try-again = Попробовать ещё раз
page-new-version = Вышла новая версия страницы. Она загружается.
page-offline = Нет связи. Игры на этом устройстве работают, столы в сети вернутся сами.
page-needs-server = Нужно соединение
page-out-of-reach = Нет соединения
page-out-of-reach-text = Страница откроется сама, как только будет связь.
page-version-ready = Готова новая версия.
page-version-reload = Обновить
page-setting-kept = На этом устройстве
page-setting-kept-all = Страница целиком сохранена на этом устройстве и открывается без сети.
page-setting-kept-coming = Страница сохраняется на этом устройстве, чтобы открываться без сети…
page-setting-kept-spared = Браузер экономит трафик, поэтому здесь пока ничего не сохранено.
page-setting-kept-denied = Браузер ничего здесь не хранит: без сети страница не откроется.
page-setting-keep = Сохранить здесь
page-install = Установить
page-install-about = У Asterism будут свой значок и своё окно.
page-install-ios = Чтобы установить, нажмите «Поделиться», затем «На экран “Домой”».
page-close = Закрыть
page-nowhere = Здесь ничего нет
page-to-first = На главную
page-players =
    { $most ->
        [one] { $fewest }–{ $most } игрок
        [few] { $fewest }–{ $most } игрока
       *[other] { $fewest }–{ $most } игроков
    }
page-minutes = { $shortest }–{ $longest } мин
page-sentence-astra = Прочерчивайте созвездия настоящего неба звезда за звездой и делитесь плодами каждого открытия.
page-sentence-sternenhimmel = Расставляйте фигуры, часть — лицом вниз: когда созвездие заполнится, награду берёт тот, у кого больше очков.
page-sentence-stellium = Нащупайте в мешке небесное тело, положите его среди вращающихся галактик и соберите фигуры своих карт.
page-play-now = Играть
page-learn = { $game } за 4 минуты
page-invite = С друзьями
page-rules = Правила
page-find-word = Найти слово в правилах
page-nothing-found = В правилах об этом ничего нет.
page-print = Печать
page-example = Посмотреть ход по шагам
page-about = О проекте
page-atlas = Атлас неба
page-change-me = Ваше имя и устройства
page-keep-name = Сохранить имя
page-name-changed = Теперь вас зовут { $name }.
page-other-device = Чтобы продолжить на другом устройстве, сделайте ссылку и откройте её там. Она действует один раз, в течение часа.
page-make-pass = Сделать ссылку
page-pass-link = Ссылка для другого устройства
page-open-tables = Открытые столы
page-finished-games = Сыгранные
page-phase-lobby = ждёт игроков
page-phase-playing = идёт
page-phase-over = окончена
page-phase-ended = окончена без победителя
page-phase-left = за вас играет бот
page-remove = Убрать из списка: { $game }
page-remove-title = Убрать эту партию?
page-remove-text = Она исчезнет из вашего списка. В списках остальных она останется, и ссылка на неё будет работать.
page-remove-it = Убрать
page-free-seat = свободное место

# One's own tables, on the first page

page-list-turn = Ваш ход
page-list-invited = Приглашения
page-list-waiting = Ждём остальных
page-list-for = уже { $time }
page-list-left = ещё { $time }
page-list-won = вы выиграли
page-list-place = { $place }-е место из { $count }
page-list-more = Показать ещё
page-somebody = кто-то
page-next-own = Следующая партия
page-next-waiting = ваш ход в { $game }
page-refused-again-too-fast = Вы приглашали очень часто. Подождите немного, прежде чем звать снова.
page-refused-again-not-now = Эта партия ещё не окончена.

# Страница: новый стол

page-play-game = Сыграть: { $game }
page-invite-to = { $game } с друзьями
page-bots = Уровень ботов
page-skill-novice = новичок
page-skill-casual = любитель
page-skill-skilled = знаток
page-skill-expert = мастер
page-players-in-all = Число игроков
page-seats-at-table = Мест за столом
page-who-may-join = Кто может сесть за стол
page-join-link = все, у кого есть ссылка
page-join-all = все желающие
page-your-name = Ваше имя
page-more-choices = Ещё настройки
page-option-marks = Отмеченные звёзды в конце
page-choice-marks-half = 1 очко славы за две
page-choice-marks-each = 1 очко славы за каждую
page-option-draw = Как брать тела из мешка
page-choice-draw-touch = на ощупь
page-choice-draw-blind = вслепую
page-choice-draw-choose = по выбору
page-option-length = Продолжительность
page-choice-length-full = полная
page-choice-length-short = короткая
page-option-influence = Влияние тела
page-choice-influence-optional = по желанию
page-choice-influence-required = обязательно
page-hints = Подсказки
page-hints-off = нет
page-hints-practice = только против ботов
page-hints-all = для всех
page-clock = Время на раздумья
page-clock-0 = без ограничения
page-clock-300 = 5 минут
page-clock-900 = 15 минут
page-clock-259200 = 3 дня
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
page-clock-text = Когда время игрока выходит, за него играет бот.
page-make-table = Создать стол
page-start = Начать

# Страница: рейтинговые партии и страница игрока

page-rated = На рейтинг
page-rated-no = нет
page-rated-yes = да
page-rated-tag = на рейтинг
page-rated-text = По итогам партии рейтинг каждого изменится. Подсказок нет, отменить можно только то, что ничего не открыло. Кто вышел или не уложился во время, занимает последнее место.
page-leave-rated = Это партия на рейтинг, поэтому выход означает последнее место, даже если вы вернётесь. За вас доиграет бот.
page-person = Игрок
page-person-mine = Мои партии и рейтинг
page-person-nobody = По этой ссылке никто не показывает свою страницу. Проверьте ссылку.
page-person-nameless = Сначала назовитесь: тогда ваши партии будут учтены здесь.
page-person-public = Эту страницу видят все, у кого есть ссылка
page-person-public-text = Другие увидят здесь ваше имя, рейтинг и результаты, а также записи партий за открытыми столами.
page-person-link = Ссылка на вашу страницу
page-person-nothing = Пока ни одна партия не сыграна до конца.
page-person-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
page-person-rating = Рейтинг
page-person-within =
    { $count ->
        [one] рейтинг с точностью до { $count } очка
       *[other] рейтинг с точностью до { $count } очков
    }
page-person-curve = Рейтинг после каждой рейтинговой партии.
page-person-to-go =
    { $most ->
        [one] Рейтинг появится после { $most } рейтинговой партии, пока сыграно { $count }.
       *[other] Рейтинг появится после { $most } рейтинговых партий, пока сыграно { $count }.
    }
page-person-places = Результаты
page-person-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
page-person-share = { $number }-е место, { $value } %
page-person-cards = Чаще всего доставались
page-person-card = { $card } ({ $count }×)
page-person-recent = Последние партии
page-person-place = { $number }-е место из { $most }
page-person-left = вышли раньше
page-person-about = Рейтинг считается в очках, как в шахматах. У кого на 400 очков больше, тот оказывается выше в десяти случаях из одиннадцати. У любителя-бота 1500 очков.
page-keep = Устройства и данные
page-keep-devices = Ваши устройства
page-keep-devices-text = Браузеры, которые вас знают, не больше { $most }. Если отключить один из них, всё открытое там закроется.
page-keep-this = это устройство
page-keep-device = неизвестное устройство
page-keep-since = известно с { $day }
page-keep-seen = последний визит: { $day }
page-keep-end = Отключить
page-keep-end-others = Отключить все остальные устройства
page-keep-ended = Отключено. Тот браузер вас больше не знает.
page-keep-code = Код восстановления
page-keep-code-text = Если браузер вас забудет, этот код вернёт вас — здесь или на другом устройстве. Он срабатывает один раз и не устаревает.
page-keep-code-since = У вас есть код, созданный { $day }. Новый заменит его.
page-keep-code-make = Создать код
page-keep-code-again = Создать новый код
page-keep-code-shown = Запишите или сохраните его сейчас: больше он показан не будет. Любой, у кого он есть, сможет стать вами.
page-keep-code-save = Сохранить в файл
page-keep-code-file = Asterism, код восстановления
page-keep-code-end = Отменить код
page-keep-code-ended = Код отменён.
page-keep-back = С возвращением! Ваш код использован: создайте новый.
page-keep-door = Ваше постоянное приглашение
page-keep-door-text = Ссылка, которая не меняется: она ведёт друзей к столу, за которым вы ждёте игроков.
page-keep-door-make = Создать ссылку
page-keep-door-link = Ваша постоянная ссылка-приглашение
page-keep-door-again = Заменить ссылку
page-keep-door-ask = По старой ссылке друзья вас больше не найдут.
page-keep-data = Ваши данные
page-keep-data-text = Всё, что мы о вас храним, в одном файле JSON: имя, устройства, ссылки, уведомления, рейтинг, партии, столы и то, что вы там писали.
page-keep-data-get = Скачать мои данные
page-keep-remove = Удалить меня
page-keep-remove-text = Ваше имя исчезнет с этого сервера навсегда.
page-keep-remove-ask = Удалить меня…
page-keep-remove-games = В старых партиях вместо вас будет «кто-то». Ходы останутся: это и партии других людей.
page-keep-remove-seats = Партии, которые вы играете, продолжит бот, а рейтинговая будет проиграна. Места за столами, где игра не началась, освободятся.
page-keep-remove-gone = Ваш рейтинг, страница, ссылки, сказанное вами и названия, которые вы дали столам, будут удалены. Вернуть их не сможет никто, даже вы.
page-keep-remove-name = Для подтверждения введите своё имя: { $name }
page-keep-remove-do = Удалить меня навсегда
page-back = Я здесь не впервые
page-back-text = Введите код восстановления, который вы записали. Регистр и дефисы не важны.
page-back-code = Код восстановления
page-back-use = Вернуться
page-refused-code-unknown = Такого кода ни у кого нет. Проверьте, что вы ввели; код срабатывает только один раз.
page-refused-code-too-fast = Слишком много попыток. Подождите несколько минут и попробуйте снова.
page-refused-devices-no-table = Это устройство уже отключено.
page-refused-removal-not-now = Ваше имя записано здесь иначе. Ничего не удалено.
page-refused-door-no-table = Это приглашение больше не действует. Попросите новую ссылку.
page-with = Приглашение
page-with-not-now = { $name } сейчас не ждёт игроков.
page-with-text = Как только { $name } откроет стол со свободным местом, вы окажетесь там. Не закрывайте эту страницу или откройте стол сами и пришлите ссылку.
page-with-own = Открыть стол
page-joined = { $name } за столом.

# Страница: уведомления

page-notify = Уведомления
page-notify-about = Пока вас нет, мы можем сообщить, что настал ваш ход. В уведомлении названы игра, стол и игроки — и ничего из того, что в партии тайна.
page-notify-nameless = Сначала назовитесь: тогда вам можно будет присылать уведомления.
page-notify-off = Этот сервер не рассылает уведомлений.
page-notify-where = Куда присылать
page-notify-full = Больше { $most } нельзя: сначала уберите что-нибудь.
page-notify-device = Это устройство
page-notify-device-off = Когда вы это включите, браузер спросит, можно ли Asterism присылать уведомления. Тогда они придут, даже если страница закрыта.
page-notify-device-turn-on = Включить
page-notify-device-busy = Готовим…
page-notify-device-denied = Браузер не пропускает уведомления с этого сайта. Разрешите их в настройках сайта, рядом с адресом, и вернитесь сюда.
page-notify-device-install = На iPhone и iPad сначала установите страницу: нажмите «Поделиться», затем «На экран “Домой”», и откройте её оттуда.
page-notify-device-unsupported = Этот браузер не умеет показывать отсюда уведомления. Попробуйте другой браузер или другое устройство.
page-notify-device-failed = Не удалось настроить это устройство. Проверьте соединение и попробуйте ещё раз.
page-notify-kind-push = устройство
page-notify-kind-mail = почта
page-notify-kind-hook = веб-хук
page-notify-awaited-mail = Откройте ссылку, которую мы послали на { $name }. До этого больше ничего туда не придёт.
page-notify-awaited-hook = Мы послали туда код: введите его здесь. До этого больше ничего туда не придёт.
page-notify-again = Ничего не пришло? Введите адрес ниже ещё раз.
page-notify-well = Уведомления приходят сюда.
page-notify-trouble-refused = То, что мы посылаем, не принимают.
page-notify-trouble-unreachable = По этому адресу никто не отвечает.
page-notify-trouble-gone = Этого адреса больше нет.
page-notify-trouble-address = Такого почтового ящика нет.
page-notify-trouble-forbidden = Этому серверу нельзя ничего туда посылать.
page-notify-trouble-too-many = Скопилось слишком много: часть уведомлений пропала.
page-notify-since = Началось: { $date }.
page-notify-failing = Мы пробуем дальше.
page-notify-ended = Мы больше не пробуем. Чтобы начать снова, пошлите проверку.
page-notify-code = Пришедший код
page-notify-code-use = Подтвердить
page-notify-try = Послать проверку
page-notify-tried = Проверка отправлена.
page-notify-remove = Убрать
page-notify-mail = Электронная почта
page-notify-mail-about = Мы пошлём туда ссылку для подтверждения. Адрес нужен только для уведомлений.
page-notify-address = Ваш адрес
page-notify-mail-add = Послать ссылку
page-notify-hook = Discord, Slack или другой веб-хук
page-notify-hook-about = Создайте там веб-хук и вставьте сюда его адрес. Мы пошлём туда код для подтверждения.
page-notify-hook-form = Кто его читает
page-notify-hook-form-discord = Discord
page-notify-hook-form-slack = Slack
page-notify-hook-form-plain = программа (JSON)
page-notify-hook-url = Адрес веб-хука
page-notify-hook-add = Послать код
page-notify-wishes = О чём и когда
page-notify-all = Сообщать обо всех моих столах
page-notify-all-about = У каждого стола есть свой переключатель в меню.
page-notify-kinds = Сообщать, когда
page-notify-kinds-turn = настал мой ход
page-notify-kinds-reminder = моё время на исходе
page-notify-kinds-asked = просят моего согласия
page-notify-kinds-invited = меня зовут за стол
page-notify-kinds-joined = кто-то сел за мой стол
page-notify-kinds-started = началась партия
page-notify-kinds-over = партия окончена
page-notify-after = Когда меня нет дольше, чем
page-notify-minutes = { $count } мин
page-notify-hours = { $count } ч
page-notify-quiet = Тихие часы
page-notify-quiet-about = О том, что случится в эти часы, мы сообщим потом.
page-notify-quiet-from = С
page-notify-quiet-to = До
page-notify-zone = Часовой пояс: { $name }
page-notify-language = Язык уведомлений: { $name }.
page-notify-language-this = Взять язык этой страницы
page-notify-confirmed = Адрес подтверждён
page-notify-confirmed-text = Теперь уведомления будут приходить на { $name }.
page-notify-mine = Мои уведомления
page-notify-stop = Отключить уведомления
page-notify-stop-text = Они приходят на { $name }.
page-notify-stop-which = Посмотреть, о каком столе речь
page-notify-stop-table = Отключить для этого стола
page-notify-stop-all = Отключить все на { $name }
page-notify-stopped = Готово
page-notify-stopped-table = Уведомлений об этом столе больше не будет.
page-notify-stopped-all = На { $name } больше ничего не придёт.
page-notify-table = Сообщать мне об этом столе
page-notify-table-about = Пока вас за ним нет.
page-notify-choose = Сначала выберите, куда их присылать
page-notify-offer = Можно не ждать здесь: мы сообщим, когда настанет ваш ход.
page-notify-refused-notify-not-now = Больше добавить нельзя, или это уже сделано.
page-notify-refused-notify-no-table = Этого больше нет: перезагрузите страницу.
page-notify-refused-code-no-table = Этого больше нет: перезагрузите страницу.
page-notify-refused-link-unknown = Эта ссылка уже использована или устарела.
page-notify-refused-link-no-table = Эта ссылка уже использована или устарела.
page-notify-refused-mail-bad-request = На этот адрес нельзя послать письмо: проверьте, как он написан.
page-notify-refused-mail-too-fast = Отправлено уже много. Подождите немного.
page-notify-refused-hook-bad-request = Этот адрес не подходит: он должен начинаться с https:// и быть доступен всем.
page-notify-refused-code-not-allowed = Код не тот. Посмотрите, что пришло.
page-notify-refused-code-not-now = Слишком много неверных кодов. Добавьте адрес заново.
page-notify-refused-notify-too-fast = Отправлено уже много. Подождите немного.
page-notify-refused-hook-too-fast = Отправлено уже много. Подождите немного.

# Страница: перед началом

page-table = Стол
page-table-of = Хозяин стола: { $name }
page-you = вы
page-here = в сети
page-away = не в сети
page-host = хозяин стола
page-host-away = { $name }, хозяин стола, не в сети. Через минуту отсутствия вы сможете стать хозяином.
page-host-none = У хозяина стола нет места. Станьте хозяином, чтобы распределить места и начать.
page-take-over = Стать хозяином
page-sit-here = Сесть
page-sit-down = Сесть за стол
page-stand-up = Встать
page-rename = Сменить имя
page-arrange-seat = Для кого место { $number }
page-for-anybody = открыто для всех
page-for-bot = бот: { $skill }
page-seats-free =
    { $free ->
        [1] Свободно одно место: отправьте ссылку или посадите бота.
        [one] Свободно { $free } место: отправьте ссылку или посадите ботов.
        [few] Свободны { $free } места: отправьте ссылку или посадите ботов.
       *[other] Свободно { $free } мест: отправьте ссылку или посадите ботов.
    }
page-host-starts = Все в сборе. Игру начинает хозяин стола.
page-seats-free-guest =
    { $free ->
        [1] Свободно ещё одно место: отправьте кому-нибудь ссылку.
        [one] Свободно ещё { $free } место: отправьте ссылку.
        [few] Свободны ещё { $free } места: отправьте ссылку.
       *[other] Свободно ещё { $free } мест: отправьте ссылку.
    }
page-seats-free-look =
    { $free ->
        [1] Свободно одно место: садитесь за стол или смотрите.
        [one] Свободно { $free } место: садитесь за стол или смотрите.
        [few] Свободны { $free } места: садитесь за стол или смотрите.
       *[other] Свободно { $free } мест: садитесь за стол или смотрите.
    }
page-nobody-plays = Кто-то должен играть: займите место или освободите его для других.
page-still-coming = Кто-то ещё подключается. Подождите немного.
page-who-are-you = Как вас называть?
page-invite-friends = Позвать друзей
page-invite-text = По этой ссылке можно сесть за стол или смотреть.
page-invite-full = Все места заняты. По этой ссылке можно смотреть игру.
page-chosen = Условия игры
page-read-rules = Прочитать правила
page-set-up = Начальная позиция
page-set-up-text = выбрана хозяином стола, не случайная
page-link = Ссылка на стол
page-copy = Скопировать
page-share = Поделиться
page-qr = QR-код
page-qr-label = QR-код этой ссылки
page-link-copied = Ссылка скопирована.
page-link-not-copied = Скопировать ссылку не удалось. Вот она: { $url }
page-bot-0 = Гипатия
page-bot-1 = Кеплер
page-bot-2 = Каролина
page-bot-3 = Улугбек
page-bot-4 = Вера

# Страница: игра

page-board = Поле
page-board-in-words = Поле словами
page-board-failed = Не удалось нарисовать поле. Вот оно словами; игра продолжается.
page-board-again = Нарисовать снова
page-looking-back = Просмотр: ход { $ply } из { $last }
page-to-now = Вернуться к игре
page-tell-again = Показать ещё раз
page-confirm-final = Этот ход нельзя взять назад.
page-confirm-no = Пока нет
page-confirm-yes = Сделать ход
page-beside = Рядом с полем
page-seats = Игроки
page-log = История
page-talk = Чат
page-your-turn = Ваш ход: { $what }
page-their-turn =
    { $count ->
        [1] Ходит { $names }
       *[other] Выбирают: { $names }
    }
page-to-act = ходит
page-not-your-turn = Сейчас не ваш ход.
page-not-possible = Сейчас это невозможно.
page-leads = впереди
page-standing =
    Если бы игра закончилась сейчас: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }{ $partial ->
        [true] {","} без того, что скрыто
       *[other] {""}
    }
page-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }
page-bot-of-skill = бот: { $skill }
page-hand-to-bot = Пусть играет бот
page-watching =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[other] Смотрят { $count } человек.
    }
page-hours-left =
    { $count ->
        [one] остался { $count } час
        [few] осталось { $count } часа
       *[other] осталось { $count } часов
    }
page-minutes-left =
    { $count ->
        [one] осталась { $count } минута
        [few] осталось { $count } минуты
       *[other] осталось { $count } минут
    }
page-seconds-left =
    { $count ->
        [one] осталась { $count } секунда
        [few] осталось { $count } секунды
       *[other] осталось { $count } секунд
    }
page-undo = Отменить
page-undo-turn = Отменить весь ход
page-ask-undo = Попросить отмену
page-nothing-to-undo = Вам нечего отменять.
page-hint = Подсказка
page-what = Что это?
page-thinking = Думаю…
page-hints-text = Что сделал бы бот-мастер, видя то же, что и вы. Лучший ход отмечен на поле цифрой 1.
page-hint-value = ожидаемый перевес { $value }
page-hint-score = Ваш счёт: { $changes }.
page-hint-then = Затем — { $moves }.
page-play-move = Сделать ход
page-proposes-undo = { $by } просит отменить ход.
page-proposes-hand = { $by } предлагает, чтобы за игрока { $name } играл бот.
page-proposes-end = { $by } предлагает закончить партию без победителя.
page-you-propose-undo = Вы попросили отменить ход.
page-you-propose-hand = Вы предложили, чтобы за игрока { $name } играл бот.
page-you-propose-end = Вы предложили закончить партию без победителя.
page-agree = Согласиться
page-decline = Отклонить
page-answer-awaited = Ждём ответа: { $names }
page-take-back-proposal = Отозвать
page-not-agreed = Остальные не согласились.
page-bot-plays-for-you = За вас играет бот.
page-take-seat-back = Вернуться за стол
page-table-menu = Выйти, закончить, сменить устройство
page-leave-game = Выйти из игры
page-leave-text = Ваше место займёт бот и будет играть дальше. Партия останется в вашем списке: откройте её, чтобы вернуться.
page-leave-bot = Уровень бота
page-end-game = Закончить партию
page-end-text = Партия сразу закончится без победителя. Продолжить её будет нельзя.
page-offer-end = Предложить закончить партию
page-offer-end-text = Остальных спросят. Если все согласятся, партия закончится без победителя. Продолжить её будет нельзя.
page-news-time = Время игрока { $name } вышло: дальше играет бот.
page-news-left = { $name } выходит из игры: дальше играет бот.
page-news-handed = { $name } не в сети: дальше играет бот.
page-news-back = { $name } снова в игре.
page-took-back = { $name } отменяет свой ход.
page-nothing-said = Пока никто ничего не сказал.
page-say = Сказать что-нибудь
page-send = Отправить
page-said = { $name }: { $text }
page-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[other] { $count } новых сообщений
    }
page-reactions = Реакции
page-reaction-applause = Отличный ход
page-reaction-surprise = Ого!
page-reaction-thinking = Дайте подумать
page-reaction-thanks = Спасибо
page-reaction-wave = Привет
page-reacted-applause = { $name } аплодирует.
page-reacted-surprise = { $name } удивляется.
page-reacted-thinking = { $name } думает.
page-reacted-thanks = { $name } благодарит.
page-reacted-wave = { $name } машет рукой.
page-link-lost = Связь прервалась. Восстанавливаем; ваша партия в сохранности.
page-keys = Клавиши и команды
page-key-tab = к следующей части стола
page-key-arrows = от звезды к звезде, от фигуры к фигуре
page-key-step = вне поля: на ход назад, на ход вперёд
page-key-enter = выбрать
page-key-undo = отменить
page-key-hint = подсказка
page-key-what = назвать всё, что на поле
page-key-awaited = сказать, чего ждёт игра и какие ходы возможны
page-key-read = прочитать целиком то, на чём вы стоите
page-key-leads = сказать, кто впереди
page-key-changed = сказать, что было после вашего последнего хода
page-key-board = перейти к полю, описанному словами
page-key-escape = перейти к концу показа
page-key-help = этот список
page-keys-off = Клавиши без сочетаний отключены в настройках.
page-moves-more = и ещё { $count }
page-read-nothing = Вы не на поле: сначала перейдите к карте, диску или месту.
page-moves-possible =
    { $count ->
        [0] Сейчас у вас нет ходов.
        [one] У вас { $count } возможный ход.
        [few] У вас { $count } возможных хода.
       *[other] У вас { $count } возможных ходов.
    }
page-nothing-changed = После вашего последнего хода ничего не произошло.
page-labelled = { $name }: { $text }
page-skip-ahead = Ускорить

# Страница: на этом устройстве

page-device = На этом устройстве
page-device-where = Где играть
page-device-where-link = каждый на своём устройстве
page-device-where-here = вместе на этом устройстве
page-device-about = Передавайте устройство по кругу. Всё тайное скрыто занавесом, пока устройство не окажется у своего игрока.
page-device-people = Кто играет
page-device-name = Имя на месте { $number }
page-device-person = человек
page-device-kept = Партия идёт и хранится на этом устройстве, со связью и без неё.
page-device-denied = Этот браузер не разрешает ничего хранить: если закрыть страницу, партия пропадёт.
page-device-full = На этом устройстве не осталось места: если закрыть страницу, партия пропадёт. Чтобы освободить место, удалите оконченные партии.
page-device-no-server = Сервер недоступен. Играть можно на этом устройстве; со ссылками придётся подождать.
page-device-remove = Удалить с этого устройства: { $game }
page-device-remove-title = Удалить эту партию?
page-device-remove-text = Она хранится только на этом устройстве, и вернуть её будет нельзя.
page-device-remove-it = Удалить
page-device-next = Ваш ход окончен. Дальше: { $name }
page-device-pass = Передать
page-device-pass-to = Передайте устройство: { $name }
page-device-pass-text = До тех пор поле скрыто.
page-device-i-am = Я — { $name }
page-device-turn = { $name }: { $what }
page-device-names = У каждого должно быть своё имя, и кто-то должен играть.
page-device-elsewhere = Эта партия открыта в другой вкладке. Закройте её там, чтобы продолжить здесь.
page-device-last = Последний ход
page-device-menu = Сохранить, перенести в сеть, закончить
page-device-leave-text = Ваше место займёт бот и доиграет партию. Пока вы не передали устройство, место можно вернуть.
page-device-save = Сохранить в файл
page-device-save-text = Вся партия до этого момента, чтобы продолжить её в другом месте. В файле есть секреты всех игроков.
page-device-take = Перенести в сеть
page-device-take-text = Стол на сервере продолжит с этой позиции, а друзей позовёт ссылка. Здесь партия останется как есть.
page-device-take-known = Друзья увидят, что начальную позицию задали вы.
page-device-me = я
page-device-share = Поделиться всей партией
page-open = Открыть сохранённую партию
page-open-about = Перетащите файл на эту страницу, выберите его или вставьте его содержимое. Оконченную партию можно пересмотреть, неоконченную — доиграть здесь, на этом устройстве.
page-open-choose = Выбрать файл
page-open-drop = Отпустите файл, чтобы открыть его
page-open-paste = Текст сохранённой партии или ссылка на неё
page-open-it = Открыть
page-open-unfinished = { $game }: кто играет дальше?
page-open-play-on = Продолжить партию
page-device-player = Игрок { $number }
page-open-not = Эту партию нельзя открыть ({ $reason }).
page-open-no-record = Это не сохранённая партия. Откройте файл или текст, сохранённый здесь или за другим столом.
page-open-no-link = Эта ссылка повреждена или обрезана: попросите прислать её ещё раз.
page-open-too-large = Это слишком много для сохранённой партии.

# Страница: что не вышло

page-refused-bad-request = Запрос не понят. Обновите страницу.
page-refused-unknown = Сервер вас больше не узнаёт: обновите страницу и введите имя.
page-refused-not-allowed = Вам это недоступно.
page-refused-not-now = Не сейчас: слишком рано или слишком поздно.
page-refused-illegal-move = Правила этого не позволяют.
page-refused-stale = Игра ушла вперёд: взгляните ещё раз.
page-refused-no-table = Такого стола нет: проверьте ссылку.
page-refused-too-fast = Слишком часто: подождите несколько секунд.
page-refused-try-again = Сервер пока не может ничего сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
page-refused-broken = На сервере произошла ошибка. Обновите страницу; если это повторится, сообщите владельцу сервера.
page-refused-restart = Сервер перезапускается. Подождите немного.
page-refused-lost = Сервер не отвечает. Проверьте соединение и попробуйте снова.
page-refused-device-broken = Этот браузер не умеет играть без сервера. Попробуйте другой или играйте в сети.
page-refused-device-no-table = На этом устройстве такой партии нет. Её удалили, или она хранится в другом браузере.
page-refused-device-try-again = На этом устройстве не осталось места, чтобы это сохранить, поэтому ничего не изменилось. Освободите место и попробуйте ещё раз.
page-refused-name-bad-request = Напишите имя длиной от 1 до 24 знаков.
page-refused-pass-unknown = Эта ссылка уже использована или устарела: сделайте новую.
page-refused-replay-not-now = Партия ещё не окончена: пересмотреть её можно будет потом.
page-refused-sit-not-now = Кто-то вас опередил: место занято, или игра уже началась.
page-refused-leave-not-now = Встать уже нельзя: игра началась.
page-refused-arrange-not-now = Менять места уже нельзя: игра началась.
page-refused-start-not-now = Ещё рано: освободилось место, или кто-то ещё подключается. Взгляните на места и начните снова.
page-refused-play-not-now = Сейчас за вас играет бот: сначала вернитесь за стол.
page-refused-undo-not-now = Сейчас отменить ход нельзя: партия окончена, или открыт другой вопрос. Сначала ответьте на него.
page-refused-hand-not-now = Подождите немного: бот может сесть за игрока через две минуты после его ухода, если не открыт другой вопрос.
page-refused-hand-not-allowed = Там уже играет бот.
page-refused-end-not-now = Партия уже окончена, или ещё не решён другой вопрос. Сначала ответьте на него.
page-refused-take-over-not-now = Хозяин стола здесь или отсутствует меньше минуты. Подождите немного.
page-refused-remove-not-now = Вы там ещё играете: сначала закончите партию или выйдите из неё.
page-refused-answer-not-now = Этот вопрос уже решён.
page-refused-return-not-now = Место и так ваше.
page-refused-hint-not-now = Сейчас вам нечего решать: подсказки даются только в ваш ход.
page-refused-hint-not-allowed = За этим столом подсказок нет.
page-refused-imagine-not-allowed = Сейчас за этим столом ничего попробовать нельзя: подсказок здесь тоже нет.
page-refused-imagine-not-now = Партия окончена. Пересматривая её, можно играть дальше с любого места.
page-refused-say-bad-request = Сначала напишите что-нибудь, не длиннее 200 знаков.
page-refused-rematch-not-now = Следующий стол уже создан: идите туда.

# Страница: раздача

page-deal-dealing = Раздача…
page-deal-awaited =
    { $count ->
        [1] Ждём страницу игрока { $names }.
       *[other] Ждём страницы игроков: { $names }.
    }
page-deal-broken-off =
    { $count ->
        [1] Раздача сорвалась: не ответила страница игрока { $names }. Раздаём заново без неё.
       *[other] Раздача сорвалась: не ответили страницы игроков ({ $names }). Раздаём заново без них.
    }
page-deal-away =
    { $count ->
        [1] { $names } не в сети. Начать можно и так: раздача обойдётся без этой страницы.
       *[other] { $names } не в сети. Начать можно и так: раздача обойдётся без их страниц.
    }
page-deal-left-out = вне раздачи
page-deal-without-you = Раздача идёт без этой страницы. Играть вы всё равно будете.
page-deal-trouble-table = Эта страница не отдаёт своё число в раздачу: печать сервера не та, что она видела вначале. Обратитесь к владельцу сервера.
page-deal-trouble-own = Эта страница не отдаёт своё число в раздачу: печать на вашем месте сделана не здесь. Если этот стол открыт у вас и на другом устройстве, участвует оно. Если нет, не доверяйте этой раздаче.
page-deal-trouble-changed = Эта страница не отдаёт своё число в раздачу: печати изменили после того, как она их увидела. Не доверяйте этой раздаче.
page-deal-trouble-excluded = Сервер не допустил эту страницу к раздаче, хотя она была на связи. Не доверяйте этой раздаче.
page-deal-checking = Проверяем раздачу…
page-deal-checked = Раздача проверена ✓
page-deal-in-part = Раздача проверена частично
page-deal-unchecked = Раздача здесь не проверена
page-deal-failed = Раздача не прошла проверку
page-deal-unread = Раздача не проверена: не удалось прочитать запись партии.
page-deal-again = Проверить ещё раз
page-deal-meaning = До раздачи сервер и каждая страница запечатали по случайному числу. Только потом числа открыли и смешали в зерно партии. Поэтому выбрать раздачу не мог никто, даже владелец сервера.
page-deal-extent-seen = Это устройство не участвовало в раздаче и может проверить только печати, которые видело.
page-deal-extent-table = Когда раздачу запечатывали, этого устройства здесь не было, поэтому оно может проверить только число сервера.
page-deal-extent-record = Это устройство не видело раздачу и может проверить только, что запись не противоречит сама себе.
page-deal-old = Эта партия роздана по-старому: числа игроков не запечатывались.
page-deal-nothing = В записи ничего не сказано о раздаче.
page-deal-warning = Либо сервер неисправен, либо кто-то вмешался в раздачу. Сохраните оба файла и обратитесь к владельцу сервера.
page-deal-holds-table = Печать сервера — та, что эта страница видела до раздачи.
page-deal-fails-table = Печать сервера — не та, что эта страница видела до раздачи.
page-deal-holds-secret = Число сервера соответствует его печати.
page-deal-fails-secret = Число сервера не соответствует его печати.
page-deal-holds-own = Число этой страницы вошло в раздачу.
page-deal-fails-own = Число этой страницы не вошло в раздачу.
page-deal-holds-others = Числа других игроков соответствуют печатям, которые видела эта страница.
page-deal-fails-others =
    { $count ->
        [1] Число игрока { $names } не соответствует печати, которую видела эта страница.
       *[other] Числа не соответствуют печатям, которые видела эта страница: { $names }.
    }
page-deal-holds-seats = В раздаче участвовали те, чьи печати видела эта страница.
page-deal-fails-seats = В раздаче участвовали не те, чьи печати видела эта страница.
page-deal-holds-named = Все сорвавшиеся раздачи указаны в записи.
page-deal-fails-named = Эта страница участвовала в большем числе раздач, чем указано в записи.
page-deal-holds-included = Сервер допустил эту страницу к раздаче.
page-deal-fails-included = Сервер не допустил эту страницу к раздаче, хотя она была на связи.
page-deal-holds-seed = Зерно партии получено из всех этих чисел.
page-deal-fails-seed = Зерно партии получено не из этих чисел.
page-deal-was-broken-off = Раздача сорвалась и повторилась без страницы, которая не ответила: { $names }.
page-deal-was-left-out = Не были в сети к началу раздачи и в неё не вошли: { $names }.
page-deal-beyond = Эта страница не может проверить, что партия начата с этого зерна. Это проверяет команда «asterism verify» по записи партии.
page-deal-save-record = Скачать запись партии
page-deal-save-kept = Скачать то, что сохранила страница

# Страница: конец

page-winners =
    { $count ->
        [1] Победа: { $names }
       *[other] Победу делят { $names }
    }
page-nobody-won = Никто не победил
page-your-place =
    { $shared ->
        [yes] Вы разделили { $place ->
            [2] второе
            [3] третье
           *[other] четвёртое
        } место.
       *[no] Вы заняли { $place ->
            [2] второе
            [3] третье
            [4] четвёртое
           *[other] пятое
        } место.
    }
page-ended = Закончена без победителя
page-ended-text = Все, кто играл, согласились закончить партию на этом.
page-result = Итог
page-sum = Всего
page-plot = Счёт по ходу партии.
page-rematch = Сыграть ещё
page-next-game = К следующей партии
page-replay = Пересмотреть
page-record = Скачать партию
page-line-astra-fame = Слава
page-line-astra-pouch = Мешочек
page-line-astra-limit = Лимит карт
page-line-astra-stardust = Звёздная пыль
page-line-astra-marks = Отмеченные звёзды
page-line-astra-active = Активные карты
page-line-astra-rows = Элементы, ряды
page-line-astra-columns = Элементы, столбцы
page-line-sternenhimmel-first = Первые награды
page-line-sternenhimmel-second = Вторые награды
page-line-sternenhimmel-figures = За фигуры
page-line-sternenhimmel-tribute = От других
page-line-sternenhimmel-paid = Отдано другим
page-line-stellium-objectives = Цели
page-line-stellium-tokens = Оставшиеся жетоны
page-line-stellium-colours = Цвета
page-through-eyes = Чьими глазами
page-spectator = зритель
page-all-open = все игроки, без секретов
page-to-table = К столу
page-link-to-move = Ссылка на этот ход
page-go-to-move = Перейти к ходу { $ply }
page-step-back = Предыдущий ход
page-step-on = Следующий ход
page-run = Воспроизвести
page-pause = Пауза
page-move-number = Ход
page-speed = Скорость

# The page: a review

page-review = Разбор
page-review-text = У кого какие были шансы на победу, ход за ходом; что было удачей, что — игрой, и что было бы лучше. Считается на этом устройстве, минуту-другую.
page-review-start = Разобрать партию
page-review-runs = Первый взгляд на каждый ход…
page-review-closer = Теперь подробнее, начиная с самых дорогих ходов…
page-review-stop = Остановить
page-review-unfinished = Это лишь первый взгляд: где сказано «возможно», подробно ещё не считалось.
page-review-go-on = Подробнее
page-review-failed = Партию не удалось разобрать.
page-review-chances = Шансы на победу в процентах, ход за ходом.
page-review-turns =
    { $count ->
        [one] { $count } переломный момент
        [few] { $count } переломных момента
       *[many] { $count } переломных моментов
    }
page-review-none = Переломных моментов нет
page-review-back = Предыдущий переломный момент
page-review-on = Следующий переломный момент
page-review-better = можно было лучше
page-review-mistake = ошибка
page-review-blunder = зевок
page-review-perhaps = возможно, не лучший ход
page-review-moment = Ход { $ply }, { $name }: { $judgement } ({ $points })
page-review-lucky = Ход { $ply }: случай, { $name } ({ $points })
page-review-played = Сыграно: { $move }
page-review-was-better = Лучше: { $move }
page-review-perhaps-better = Возможно, лучше: { $move }
page-review-then = Затем, вероятно: { $line }
page-review-fine = хороший ход
page-review-you =
    { $play ->
        [0] Своими ходами вы не потеряли ни пункта
        [one] Своими ходами вы потеряли { $play } пункт
        [few] Своими ходами вы потеряли { $play } пункта
       *[many] Своими ходами вы потеряли { $play } пунктов
    }; { $luck ->
        [0] удача ничего не изменила.
       *[other] удача { $lucky ->
            [yes] принесла { $luck }.
           *[no] отняла { $luck }.
        }
    }
page-review-first = Начало
page-review-luck = Удача
page-review-own = Свои ходы
page-review-others = Другие
page-review-last = Конец
page-review-sums =
    { $count ->
        [0] Что стало с шансами каждого. Ни один ход не решил партию.
        [one] Что стало с шансами каждого. Партию решил { $count } ход.
        [few] Что стало с шансами каждого. Партию решили { $count } хода.
       *[many] Что стало с шансами каждого. Партию решили { $count } ходов.
    }
page-review-meaning = В процентных пунктах шансов на победу. Удача — то, что вытянуто и открыто; свои ходы — чего они стоили против лучшего из найденных, по тому, что игрок мог знать.
page-try = Играть отсюда за игрока { $name }
page-try-drawn = Вы играете с этого места против ботов. Всё, чего вы не могли знать, разыграно заново.
page-try-open = Вы играете с этого места против ботов, с тайнами всех, какими они были.
page-try-now = Попробовать
page-try-now-text = Попробуйте что-нибудь с этого места на своём устройстве против ботов: сама партия останется как есть. Всё, чего вы не можете знать, будет разыграно заново.
page-tries = Попытки из этой партии
page-tries-one = После хода { $ply }, за игрока { $name }
page-tries-name = Дать название
page-tries-name-of = Название: «{ $name }»
page-tries-remove = Удалить «{ $name }»
page-mirror =
    { $count ->
        [one] { $game }: ваша последняя { $count } партия
        [few] { $game }: ваши последние { $count } партии
       *[many] { $game }: ваши последние { $count } партий
    }
page-mirror-beginning = Начало
page-mirror-middle = Середина
page-mirror-end = Конец
page-mirror-text = Сколько в среднем стоит ваше решение, в процентных пунктах шансов на победу: чем меньше, тем лучше. Это хранит только ваш браузер.
page-mirror-forget = Забыть эти партии

# Задачи: положения, в которых один ход явно лучший.
page-solve = Задачи
page-solve-title = { $game }: задачи
page-solve-you = Игрок
page-solve-ask = Один из ходов явно лучший: какой?
page-solve-wrong = Есть ход получше.
page-solve-try-on = Попробуйте другой ход или посмотрите ответ.
page-solve-right = Верно:
page-solve-answer = Лучший ход:
page-solve-chance = Шансы на победу: { $chance }; при любом другом ходе — не больше { $other }.
page-solve-show = Показать ответ
page-solve-skip = Другую задачу
page-solve-next = Следующая задача
page-solve-more = Сложность, задача дня, игроки
page-solve-grade = Сложность
page-solve-easy = Лёгкая
page-solve-medium = Средняя
page-solve-hard = Трудная
page-solve-today = Задача дня
page-solve-streak = { $count } подряд, рекорд { $best }

# Страница: Sternenhimmel

page-sternenhimmel-awaited = поставьте фигуру на свободную звезду
page-sternenhimmel-move = { $figure }: { $disc }, звезда { $star }
page-sternenhimmel-star =
    { $large ->
        [true] { $disc }, большая звезда { $star }
       *[other] { $disc }, малая звезда { $star }
    }
page-sternenhimmel-joined = соединена с { $stars }
page-sternenhimmel-legend = Звёзды на диске пронумерованы, начиная с самой яркой. Фигуры на звёздах, соединённых линией, действуют друг на друга.
page-sternenhimmel-free = свободна
page-sternenhimmel-standing =
    { $down ->
        [true]
            { $figure ->
                [none] лицом вниз, игрок { $name }
               *[other] лицом вниз, игрок { $name }: { $figure }
            }
       *[other] { $figure }, игрок { $name }
    }
page-sternenhimmel-filled = { $name } заполняет диск ({ $disc }).
page-sternenhimmel-paid = Монеты: { $sums }.
page-sternenhimmel-seen = (с тех пор открыто в других местах: { $figures })
page-sternenhimmel-disc =
    { $free ->
        [one] { $disc }: первая награда { $first }, вторая { $second }, свободна { $free } звезда.
        [few] { $disc }: первая награда { $first }, вторая { $second }, свободны { $free } звезды.
       *[other] { $disc }: первая награда { $first }, вторая { $second }, свободно { $free } звёзд.
    }
page-sternenhimmel-hand = Ваши фигуры: { $figures }.
page-sternenhimmel-your-figures = Ваши фигуры
page-sternenhimmel-in-hand =
    { $count ->
        [0] { $figure }, нет в руке
        [1] { $figure }
       *[other] { $figure }, в руке { $count }
    }
page-sternenhimmel-rule-number = { $figure }: стоит { $figure }
page-sternenhimmel-rule-black-hole = Чёрная дыра: поглощает все соединённые с ней фигуры; две соединённые исчезают
page-sternenhimmel-rule-double = Двойная звезда: удваивает все соединённые с ней фигуры, чьи бы они ни были
page-sternenhimmel-no-such-figure = В руке уже нет, фигура на диске: { $figure }.
page-sternenhimmel-choose-figure = { $star }: выберите фигуру
page-sternenhimmel-choose-star = { $figure }: выберите звезду
page-sternenhimmel-choose-this = выбрать эту звезду
page-sternenhimmel-place-here = поставить сюда: { $figure }
page-sternenhimmel-rewards = первая награда { $first }, вторая { $second }
page-sternenhimmel-taken = { $star }, занята: { $standing }.
page-sternenhimmel-sums = При подсчёте сейчас, насколько вам известно: { $sums }.
page-sternenhimmel-then = { $disc } после этого, насколько вам известно: { $sums }.
page-sternenhimmel-sum =
    { $hidden ->
        [0] { $name } { $total }
        [one] { $name } { $total } и ещё { $hidden } фигура лицом вниз
        [few] { $name } { $total } и ещё { $hidden } фигуры лицом вниз
       *[other] { $name } { $total } и ещё { $hidden } фигур лицом вниз
    }
page-sternenhimmel-preview-vanished = Исчезнут: { $figures }.
page-sternenhimmel-preview-swallowed = Будут поглощены: { $figures }.
page-sternenhimmel-preview-saved = Уцелеют: { $figures }.
page-sternenhimmel-preview-changed = Новая стоимость: { $figures }.
page-sternenhimmel-preview-value = { $figure } — { $value }
page-sternenhimmel-to-come = Следующие диски
page-sternenhimmel-pile =
    { $count ->
        [0] Больше дисков нет.
        [1] Впереди один диск: { $discs }.
        [one] Впереди { $count } диск, порядок неизвестен: { $discs }.
        [few] Впереди { $count } диска, порядок неизвестен: { $discs }.
       *[other] Впереди { $count } дисков, порядок неизвестен: { $discs }.
    }
page-sternenhimmel-last = Последний подсчитанный диск: { $disc }
page-sternenhimmel-scoring = { $disc }: диск заполнен
page-sternenhimmel-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
page-sternenhimmel-figures =
    { $count ->
        [one] { $count } фигура в руке
        [few] { $count } фигуры в руке
       *[other] { $count } фигур в руке
    }
page-rules-sternenhimmel-aim = Двенадцать дисков — созвездия зодиака — заполняются по ходу игры. У кого на заполненном диске больше очков, тот берёт его первую награду. После последнего диска побеждает самый богатый.
page-rules-sternenhimmel-turn-title = Ход
page-rules-sternenhimmel-turn = Открыто столько дисков, сколько игроков. Поставьте одну свою фигуру на любую свободную звезду открытого диска. В этом и состоит весь ход.
page-rules-sternenhimmel-stars = На малой звезде фигура стоит лицом вверх. На большой, с кольцом, — лицом вниз: все видят, чья она, но какая — знает только хозяин.
page-rules-sternenhimmel-figures-title = Фигуры
page-rules-sternenhimmel-figures = У каждого девять: 1, 3, 5, 6, 7, 10, чёрная дыра и две двойные звезды. Чёрные дыры и двойные звёзды сами ничего не стоят. После подсчёта фигуры с диска возвращаются к хозяевам.
page-rules-sternenhimmel-scoring-title = Когда диск заполнен
page-rules-sternenhimmel-reveal = Все фигуры открываются.
page-rules-sternenhimmel-vanish = Чёрные дыры, соединённые линией с другими чёрными дырами, исчезают, все разом.
page-rules-sternenhimmel-swallow = Каждая оставшаяся чёрная дыра поглощает все соединённые с ней фигуры, чьи бы они ни были. Сама она остаётся.
page-rules-sternenhimmel-double = Каждая оставшаяся двойная звезда удваивает все соединённые с ней фигуры, чьи бы они ни были. Две двойные звезды увеличивают фигуру вчетверо.
page-rules-sternenhimmel-sum = Каждый складывает то, что стоят его оставшиеся фигуры. При равенстве впереди тот, у кого осталось больше фигур.
page-rules-sternenhimmel-pay = Тот, у кого больше всех, берёт первую награду, следующий — вторую. Остальные получают по монете за каждую свою оставшуюся фигуру, и платит победитель диска.
page-rules-sternenhimmel-ties = Если ничью за первое место разрешить нельзя, наград нет: каждый получает из запаса по монете за каждую оставшуюся фигуру. Если это ничья за второе место, нет второй награды: так же получают монеты все, кроме победителя.
page-rules-sternenhimmel-alone = Если фигуры остались только у одного игрока, обе награды его.
page-rules-sternenhimmel-end-title = Конец
page-rules-sternenhimmel-end = Заполненный диск сменяется следующим. После двенадцатого игра окончена; если монет поровну, победа общая. Игра вдвоём — наш собственный вариант.

# Страница: Astra

page-astra-awaited-ability-action = примените способность, отметьте первую звезду или отдохните
page-astra-awaited-ability-rest = примените способность или отдохните
page-astra-awaited-action = отметьте первую звезду или отдохните
page-astra-awaited-rest = отдохните
page-astra-awaited-no-action = примените ещё одну способность или закончите ход
page-astra-awaited-exchange = обменяйте ещё 3 фишки звёздной пыли или остановитесь
page-astra-awaited-any-star = отметьте бесплатно любую звезду
page-astra-awaited-star-and-neighbours = отметьте любую звезду вместе с соседними
page-astra-awaited-first-star = отметьте бесплатно первую из двух звёзд
page-astra-awaited-second-star = отметьте бесплатно вторую звезду
page-astra-awaited-three-cards =
    { $left ->
        [1] отметьте бесплатно ещё одну звезду на другой карте
        [one] отметьте бесплатно ещё { $left } звезду, каждую на своей карте
        [few] отметьте бесплатно ещё { $left } звезды, каждую на своей карте
       *[many] отметьте бесплатно ещё { $left } звёзд, каждую на своей карте
    }
page-astra-awaited-observe = продолжайте вдоль линии или остановитесь
page-astra-awaited-telescope = потратьте телескоп, чтобы наблюдать ещё раз, или остановитесь
page-astra-awaited-order = выберите, какая из завершённых карт будет следующей
page-astra-awaited-boons = возьмите бонус открытой карты
page-astra-awaited-activation =
    { $left ->
        [one] выберите { $left } карту, которая снова станет активной
        [few] выберите { $left } карты, которые снова станут активными
       *[many] выберите { $left } карт, которые снова станут активными
    }
page-astra-awaited-limit = сбросьте одну карту, у вас их слишком много
page-astra-awaited-dream = выберите, где начнёт мечтатель
page-astra-awaited-dream-on =
    { $left ->
        [one] ведите мечтателя дальше (осталась { $left } звезда)
        [few] ведите мечтателя дальше (осталось { $left } звезды)
       *[many] ведите мечтателя дальше (осталось { $left } звёзд)
    }
page-astra-awaited-over = игра окончена
page-astra-move-mark = отметить: { $card }, звезда { $star }
page-astra-move-use = применить способность: { $card }
page-astra-move-discover = сначала { $card }
page-astra-move-activate = снова активировать: { $card }
page-astra-move-discard = сбросить: { $card }
page-astra-move-boon = взять бонус { $number } слева
page-astra-move-rest = Отдохнуть
page-astra-rest-waste = Звёздной пыли у вас { $stardust }, а размер мешочка — { $pouch }: отдых ничего не прибавит, а действие будет потрачено.
page-astra-move-stop = остановиться
page-astra-move-exchange = Обменять 3 фишки
page-astra-stop = Остановиться
page-astra-stop-observe = Остановиться
page-astra-stop-exchange = Закончить обмен
page-astra-stop-telescope = Закончить ход
page-astra-marks =
    { $count ->
        [one] { $name } отмечает { $count } звезду { $card-genitive }.
        [few] { $name } отмечает { $count } звезды { $card-genitive }.
       *[many] { $name } отмечает { $count } звёзд { $card-genitive }.
    }
page-astra-dreamer = Мечтатель
page-astra-star =
    { $kind ->
        [start] стартовая звезда { $star }
        [grand] большая звезда { $star }
       *[common] звезда { $star }
    }
page-astra-unmarked = не отмечена
page-astra-joined = соединена с { $stars }
page-astra-marked-by = отмечена игроком { $name }
page-astra-lately = в последнем ходу
page-astra-new-card = Новая карта.
page-astra-mark = отметить за 1 фишку звёздной пыли
page-astra-mark-free = отметить бесплатно
page-astra-mark-telescope = отметить за телескоп и 1 фишку звёздной пыли
page-astra-mark-dreamer = отметить за мечтателя
page-astra-no-stardust = У вас нет звёздной пыли: отдохните, чтобы наполнить мешочек.
page-astra-no-marking = Сейчас нельзя отметить ни одной звезды.
page-astra-not-joined = Не эту: следующая звезда должна быть соединена линией с последней отмеченной.
page-astra-not-first = Не эту: на нетронутой карте начинают со стартовой звезды, на других — рядом с отмеченной.
page-astra-not-this-card = На этой карте сейчас нельзя отметить ни одной звезды.
page-astra-not-used-now =
    { $why ->
        [turned] Карта уже использована: способность недоступна, пока карта снова не станет активной.
        [nothing] Сейчас её способность ничего не даст.
       *[late] Способности применяют в начале хода.
    }
page-astra-boon-not =
    { $why ->
        [crossed] Он зачёркнут: его уже взяли.
        [dreamer] У мечтателя здесь больше звёзд, чем у вас: вам остаются только два бонуса справа.
       *[early] Бонусы берут, когда карту открывают: по одному — все остальные, у кого на ней есть звёзды.
    }
page-astra-cost = Потрачено звёздной пыли за ход: { $paid }
page-astra-numbers = Мечтатель отмечает столько звёзд, сколько показывает число.
page-astra-card-text = { $card }: { $element }, слава { $fame }. { $ability }
page-astra-is-turned = Карта уже использована: способность недоступна, пока карта снова не станет активной.
page-astra-turned = { $card } (использована)
page-astra-place =
    { $card }: { $element }, слава { $fame }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }, { $free ->
        [0] все отмечены.
       *[other] не отмечено { $free }.
    }
page-astra-marked = Отмечены игроком { $name }: { $stars }.
page-astra-lines = Линии между звёздами: { $stars }.
page-astra-legend = Звёзды карты пронумерованы с 1; их отмечают вдоль линий, и 2–5 — это линия между звёздами 2 и 5.
page-astra-offers = Бонусы слева направо: { $boons }.
page-astra-stars-left =
    { $left ->
        [0] Отмечены все звёзды, всего { $stars }
       *[other] Не отмечено звёзд: { $left } из { $stars }
    }
page-astra-boons = Бонусы слева направо
page-astra-boon-fame = слава +{ $amount }
page-astra-boon-improvement = мешочек +{ $amount }
page-astra-boon-stardust = звёздная пыль +{ $amount }
page-astra-boon-wisdom = мудрость +{ $amount }
page-astra-boon-observation = телескопы +{ $amount }
page-astra-boon-activation =
    { $amount ->
        [one] { $amount } карта снова активна
        [few] { $amount } карты снова активны
       *[many] { $amount } карт снова активны
    }
page-astra-boon-crossed = { $boon } (зачёркнуто)
page-astra-boon-take = взять: { $boon }
page-astra-this-next = Сначала эта
page-astra-enlarge =
    { $calls ->
        [true] { $card }: рассмотреть, здесь можно сделать ход
       *[other] { $card }: рассмотреть
    }
page-astra-empty-place = Карт больше нет
page-astra-to-atlas = { $card } в атласе неба (новая вкладка)
page-astra-found = Созвездия, которые вы открыли
page-astra-sphere = Активная сфера: { $element }.
page-astra-discard-icon = Когда маркер проходит здесь, верхняя карта колоды уходит в сброс
page-astra-deck =
    { $above ->
        [one] Ещё { $above } карта до карты окончания игры, { $below } после неё.
        [few] Ещё { $above } карты до карты окончания игры, { $below } после неё.
       *[many] Ещё { $above } карт до карты окончания игры, { $below } после неё.
    }
page-astra-last-turns =
    { $left ->
        [0] Карта окончания игры вышла: это последний ход.
        [one] Карта окончания игры вышла: после этого хода ещё { $left } ход.
        [few] Карта окончания игры вышла: после этого хода ещё { $left } хода.
       *[many] Карта окончания игры вышла: после этого хода ещё { $left } ходов.
    }
page-astra-until-end = до карты окончания игры
page-astra-turns-left = ходов после этого
page-astra-discard = Сброс: { $count }
page-astra-discovered-last = Последние открытия
page-astra-journal = Ваш журнал
page-astra-short-stardust = Пыль
page-astra-short-pouch = Мешочек
page-astra-short-cards = Карты
page-astra-short-telescopes = Телескопы
page-astra-short-fame = Слава
page-astra-goals = Тайные цели
page-astra-own-cards = Ваши карты, не больше { $limit }
page-astra-their-scoring-card = Отмеченные ряды тайной карты подсчёта
page-astra-scoring-card = Ваша тайная карта подсчёта и элементы ваших карт
page-astra-row =
    { $marked ->
        [true] { $element }: отметка на карте подсчёта, ваших карт { $cards }
       *[other] { $element }: ваших карт { $cards }
    }
page-astra-stardust = Звёздная пыль: { $stardust }; размер мешочка { $pouch }
page-astra-wisdom = Мудрость { $wisdom }; лимит карт { $limit }
page-astra-fame = Слава: { $fame }
page-astra-telescopes = Телескопы: { $count }
page-astra-has-picked = выбор сделан
page-astra-seat = { $name }: звёздная пыль { $stardust }, мешочек { $pouch }, телескопы { $telescopes }, слава { $fame }, лимит карт { $limit }. Карты: { $cards }.
page-astra-ability-star-and-neighbours = Отметьте бесплатно любую звезду и все соседние с ней неотмеченные. Действия в этот ход не будет.
page-astra-ability-grand-refund = В этот ход возвращается пыль, потраченная в наблюдении до первой большой звезды.
page-astra-ability-stardust-4 = Получите 4 фишки звёздной пыли, даже если мешочек полон.
page-astra-ability-stardust-3 = Получите 3 фишки звёздной пыли, даже если мешочек полон.
page-astra-ability-stardust-2 = Получите 2 фишки звёздной пыли, даже если мешочек полон.
page-astra-ability-exchange = Обменяйте 3 фишки звёздной пыли на телескоп, сколько угодно раз.
page-astra-ability-three-cards = Отметьте бесплатно по звезде на трёх разных картах.
page-astra-ability-any-first-star = До конца хода начинать наблюдение можно и с любой обычной звезды.
page-astra-ability-fame-for-grand-stars = В конце хода 1 очко славы за каждую большую звезду, отмеченную вами за ход.
page-astra-ability-wisdom = Получите 1 очко мудрости.
page-astra-ability-fame-for-marked-cards = 1 очко славы за каждую неоткрытую карту, где есть ваша звезда.
page-astra-ability-any-star = Отметьте бесплатно любую звезду.
page-astra-ability-telescope = Получите телескоп.
page-astra-ability-pouch = Ваш мешочек увеличивается на 1.
page-astra-ability-generous-rest = Если в этот ход вы отдыхаете, получите столько пыли, сколько вмещает мешочек, как бы полон он ни был.
page-astra-ability-two-stars = Отметьте бесплатно две звезды по обычным правилам: подряд на одной карте или на двух.
page-astra-ability-fame-for-element = 1 очко славы за каждую вашу карту с элементом активной сферы.
page-astra-ability-common-refund = Если за ход вы отметите только обычные звёзды и не завершите ни одной карты, всё уплаченное вернётся.
page-rules-astra-aim = Вы астрономы. По очереди, звезда за звездой, вы прочерчиваете созвездия на общих картах. Кто отметил последнюю звезду карты, тот её открыл и берёт себе; кто помогал, получает бонус. В конце побеждает тот, у кого больше славы.
page-rules-astra-card-title = Карта
page-rules-astra-card = У неё есть элемент, число звёзд и слава для того, у кого она в конце активна. Внизу четыре бонуса. Звёзды бывают трёх видов: стартовая — в разорванном кольце, большие — с лучами и именем, и обычные.
page-rules-astra-turn-title = Ход
page-rules-astra-turn = Сначала примените сколько угодно способностей своих активных карт: каждая использованная карта поворачивается и больше не активна. Потом сделайте одно из двух: наблюдайте или отдыхайте.
page-rules-astra-observe-title = Наблюдение
page-rules-astra-observe = Отмечайте звёзды, по фишке звёздной пыли за каждую. На нетронутой карте начинают со стартовой звезды, на других — с любой рядом с отмеченной. Дальше идут от звезды к звезде по линиям, пока хочется и есть чем платить. В тупике наблюдение кончается.
page-rules-astra-grand = Большая звезда даёт 1 очко мудрости. От мудрости зависит, сколько карт можно держать.
page-rules-astra-telescope = Можно потратить телескоп, чтобы наблюдать ещё раз в тот же ход, на той же карте или на другой.
page-rules-astra-rest-title = Отдых
page-rules-astra-rest = Наполните мешочек до его размера. Потом ваши использованные карты с элементом активной сферы снова становятся активными. Потом маркер переходит на следующую сферу; если он проходит значок сброса, верхняя карта колоды уходит в сброс. Без звёздной пыли остаётся только отдых.
page-rules-astra-discovery-title = Открытие
page-rules-astra-discovery = Карту, на которой отмечены все звёзды, открывает тот, кто отметил последнюю. Все остальные, у кого на ней есть звёзды, берут по бонусу, начиная с того, у кого звёзд больше; взятый бонус зачёркивается. При равенстве выбирают тайно и одновременно, можно и один и тот же бонус.
page-rules-astra-limit = Карту берёт первооткрыватель. У кого карт стало больше, чем позволяет мудрость, тот сбрасывает лишние. На свободные позиции выкладываются новые карты.
page-rules-astra-boons-title = Бонусы
page-rules-astra-end-title = Конец
page-rules-astra-end = Когда наверху колоды оказывается карта окончания игры, раунд доигрывается, и играется ещё один; если это случилось в ход первого игрока, у остальных лишь по одному ходу. Потом складывается слава:
page-rules-astra-end-tracks = трек славы, размер мешочка, число карт, которые можно держать
page-rules-astra-end-rest = 1 за каждые три фишки звёздной пыли, 1 за каждые две ваши звезды на неоткрытых картах
page-rules-astra-end-cards = слава ваших активных карт
page-rules-astra-end-elements = тайная карта подсчёта: у каждого элемента ряд из четырёх клеток. Её отметки и все ваши карты заполняют ряды слева. Ряд из 2, 3 или 4 стоит 2, 6 или 11; столбец из 3 или 4 — 3 или 6.
page-rules-astra-dreamer-title = Вдвоём
page-rules-astra-dreamer = После каждого отдыха мечтатель отмечает столько звёзд, сколько указано на новой сфере, на самой большой нетронутой карте; ведёт его тот, кто отдыхал. Если на карте, которую открывает игрок, у мечтателя звёзд больше, чем у вас, вам остаются два правых бонуса. Если карту завершает сам мечтатель, каждый может взять любой её бонус, а сама карта не достаётся никому.
page-rules-astra-abilities-title = Способности

# Страница: Stellium

page-stellium-awaited-feel = нащупайте небесное тело в мешке
page-stellium-awaited-draw = вытяните небесное тело из мешка
page-stellium-awaited-keep = оставьте найденное ({ $body }) или отпустите и ищите дальше
page-stellium-awaited-place = выберите пустое место, куда ляжет { $body }
page-stellium-awaited-strike = выберите тело на диске, в которое ударит { $body }
page-stellium-awaited-push = выберите, куда толкнуть
page-stellium-awaited-planet = поменяйте местами два соседних тела
page-stellium-awaited-comet = выберите, куда толкнуть
page-stellium-awaited-star = поверните диск
page-stellium-awaited-supernova = выберите тело, которое притянет чёрная дыра
page-stellium-awaited-objectives = выполните цель или продолжайте
page-stellium-awaited-stay = выберите, какое тело останется ({ $card })
page-stellium-awaited-refill = положите одно из вытянутых тел на диск { $disc }
page-stellium-awaited-exchange = сбросьте цель, чтобы взять другую, или оставьте все три
page-stellium-awaited-take = возьмите цель
page-stellium-awaited-over = игра окончена
page-stellium-move-feel = Запустить руку
page-stellium-move-keep = Оставить
page-stellium-move-drop = Отпустить
page-stellium-move-draw = Вытянуть
page-stellium-move-choose = Взять: { $body }
page-stellium-move-token = потратить жетон { $token }
page-stellium-move-place = положить на { $place }
page-stellium-move-strike = ударить в тело на { $place }
page-stellium-move-push = толкнуть на { $direction }
page-stellium-move-swap = поменять местами { $one } и { $other }
page-stellium-move-turn =
    { $sixths ->
        [1] повернуть на 60° по часовой стрелке
        [2] повернуть на 120° по часовой стрелке
        [3] повернуть на 180°
        [4] повернуть на 120° против часовой стрелки
       *[5] повернуть на 60° против часовой стрелки
    }
page-stellium-move-attract = { $hole } притягивает тело с { $place }
page-stellium-move-validate =
    { $places ->
        [none] выполнить цель «{ $card }»
       *[other] выполнить цель «{ $card }»: { $places }
    }
page-stellium-move-stay = остаётся тело на { $place }
page-stellium-move-settle = { $body } на { $place }
page-stellium-move-take = взять цель «{ $card }»
page-stellium-move-discard = сбросить цель «{ $card }»
page-stellium-move-pass = пропустить
page-stellium-pass = Пас
page-stellium-pass-influence = Без влияния
page-stellium-pass-objectives = Дальше
page-stellium-pass-exchange = Оставить все три
page-stellium-choose-this = выбрать
page-stellium-push = толкнуть на { $direction }
page-stellium-universe = Вселенная
page-stellium-hole = чёрная дыра { $place }
page-stellium-empty = пусто
page-stellium-symbol = символ: { $body }
page-stellium-not-place = Тело кладут на пустое место диска.
page-stellium-not-strike = Столкнуться можно только с телом на диске.
page-stellium-not-complete = На поле эта цель ещё не собрана.
page-stellium-not-taken-now = Цель берут в конце своего хода.
page-stellium-not-token =
    { $why ->
        [spent] Он уже потрачен.
        [same] У тела и так есть это влияние.
       *[other] Жетон тратят до того, как положить тело.
    }
page-stellium-turn = Повернуть диск { $disc }
page-stellium-turn-keys = Потяните диск или поверните его стрелками и нажмите Enter.
page-stellium-turned-not = не повёрнут
page-stellium-closer = Диск { $disc }: рассмотреть ближе
page-stellium-press-disc = Нажмите на диск, чтобы увеличить его.
page-stellium-whole = Вся вселенная
page-stellium-touched = последний ход здесь: { $name }
page-stellium-left-out =
    { $count ->
        [one] Цель «{ $cards }» собрана, но очки даст, только если её выполнить. К вашему следующему ходу она может распасться.
        [few] Собраны цели: { $cards }. Очки они дадут, только если их выполнить, а к вашему следующему ходу могут распасться.
       *[many] Собраны цели: { $cards }. Очки они дадут, только если их выполнить, а к вашему следующему ходу могут распасться.
    }
page-stellium-legend = Названия мест: диски a, b и c лежат в верхнем ряду слева направо, d и e — под ними, f — внизу. Центр диска — 0; вокруг него по часовой стрелке: 1 справа сверху, 2 справа, 3 справа снизу, 4 слева снизу, 5 слева, 6 слева сверху. Чёрные дыры h1–h10 пронумерованы по рядам сверху вниз, слева направо.
page-stellium-legend-across = Соприкасающиеся места разных дисков: { $places }.
page-stellium-legend-holes = Вокруг чёрных дыр: { $places }.
page-stellium-bag = Мешок
page-stellium-in-bag = В мешке
page-stellium-bag-holds = В мешке: { $bodies }.
page-stellium-with-token = с жетоном { $token }
page-stellium-feels = попытка { $feels } из 5
page-stellium-hand = Ваши цели и жетоны
page-stellium-tokens = Оставшиеся жетоны
page-stellium-token =
    { $spent ->
        [true] жетон { $token }, потрачен
       *[other] жетон { $token }
    }
page-stellium-influence-planet = Другая планета меняется местами с соседним телом.
page-stellium-influence-comet = Занимает место тела и сдвигает его вместе с рядом за ним на одно место.
page-stellium-influence-star = Диск под ней поворачивается со всем, что на нём.
page-stellium-influence-supernova = Пустая чёрная дыра притягивает соседнее тело.
page-stellium-display = Открытые цели
page-stellium-reserve =
    { $count ->
        [one] ещё { $count } закрытая цель
        [few] ещё { $count } закрытые цели
       *[many] ещё { $count } закрытых целей
    }
page-stellium-round =
    { $last ->
        [true] Раунд { $round }, последний
       *[other]
            { $limit ->
                [one] Раунд { $round } · игра до { $limit } очка
               *[other] Раунд { $round } · игра до { $limit } очков
            }
    }
page-stellium-objective = { $card }: { $asked } { $worth }
page-stellium-points =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
page-stellium-points-by-number = Очки за 2, 3, 4, 5 или 6 тел: { $all }.
page-stellium-asks-line = три на одной прямой.
page-stellium-asks-arc = три подряд вокруг общего места.
page-stellium-asks-small-triangle = три, которые касаются друг друга.
page-stellium-asks-large-triangle = три через одно вокруг общего места.
page-stellium-asks-rectangle = две противоположные пары вокруг общего места.
page-stellium-asks-rhombus =
    { $ends ->
        [none] два, которые касаются друг друга, и ещё два другого вида, касающиеся обоих.
       *[other] два, которые касаются друг друга, и пара { $ends }, касающихся обоих.
    }
page-stellium-asks-s = четыре с изгибом сначала в одну сторону, потом в другую.
page-stellium-asks-pair = два, которые касаются друг друга, на разных дисках.
page-stellium-asks-centres = как можно больше в центрах дисков, не меньше двух.
page-stellium-asks-symbols = как можно больше на символах своего вида, не меньше двух.
page-stellium-bodies = { $bodies }: { $places }.
page-stellium-symbols = Символы, { $body }: { $places }.
page-stellium-seat = { $name }: счёт { $score }. В руке: { $hand }. Выполнено: { $validated }. Жетоны: { $tokens }.
page-stellium-validated =
    { $count ->
        [0] целей пока не выполнено
        [one] выполнена { $count } цель
        [few] выполнены { $count } цели
       *[many] выполнено { $count } целей
    }
page-stellium-reached = предел достигнут
page-rules-stellium-aim = Вы кладёте небесные тела на вращающиеся галактики, пока не сложатся фигуры ваших целей. Каждая цель приносит очки; побеждает тот, у кого в конце их больше.
page-rules-stellium-universe = Шесть дисков по семь мест лежат треугольником, между ними десять чёрных дыр. В чёрную дыру ничего не кладут, но тело может попасть туда от толчка или притяжения, и там оно считается, как в любом другом месте.
page-rules-stellium-turn-title = Ход
page-rules-stellium-draw = Нащупайте небесное тело в мешке: оставьте найденное или отпустите и ищите дальше. Пятое нужно оставить.
page-rules-stellium-place = Положите его на пустое место диска. Комета вместо этого занимает место другого тела.
page-rules-stellium-influence = Если хотите, примените его влияние.
page-rules-stellium-validate = Выполните цели из руки, одну за другой. Использованные тела возвращаются в мешок, кроме одного по вашему выбору.
page-rules-stellium-take = Возьмите одну из открытых целей. С тремя целями в руке можно сбросить одну, чтобы взять другую.
page-rules-stellium-bodies-title = Небесные тела
page-rules-stellium-tokens-title = Жетоны
page-rules-stellium-tokens = Прежде чем положить тело, можно потратить жетон: его влияние заменяет влияние тела, и применить его обязательно. Не больше одного за ход, каждый один раз за игру. С жетоном планеты местами меняется другое тело того же вида, что и положенное; с жетоном кометы любое тело кладётся столкновением.
page-rules-stellium-objectives-title = Цели
page-rules-stellium-objectives = Фигуру можно поворачивать и отражать, она может лежать на нескольких дисках и чёрных дырах; что лежит между телами, неважно. Для пар, центров и символов годятся только места на дисках. Цель, взятую в этот ход, выполнить ещё нельзя.
page-rules-stellium-empty-title = Пустой диск
page-rules-stellium-empty = Когда диск потерял последнее тело, из мешка вытягивают пять. Начиная с предыдущего игрока и дальше в порядке, обратном порядку ходов, каждый кладёт одно на место с символом, пока не лягут четыре.
page-rules-stellium-end-title = Конец
page-rules-stellium-end = Когда чьи-то цели достигают предела — 30, 25 или 20 очков для 2, 3 или 4 игроков, — раунд доигрывается. Если раньше кончились цели, открытые сбрасываются, раунд доигрывается и играется ещё один.
page-rules-stellium-score = Добавьте по очку за каждый оставшийся жетон и за каждый цвет среди ваших целей. При равенстве побеждает тот из равных, кто первым достиг предела; если никто из них не достиг, победителя нет.

# Страница: о проекте

page-about-games-title = Игры
page-about-astra = Astra (2022): авторы — Патрик Порколаб и Фридьеш Шёберл при участии Эстер Кристины Шаш, художник Чилла Фекете, издатель Mindclash Games.
page-about-sternenhimmel = Sternenhimmel (1995): автор Том Шёпс, издатель Goldsieber.
page-about-stellium = Stellium (2017): автор Реми Сонье, разработка — Анри Пим, художник Орели Гуарино, издатель Ankama.
page-about-games = Это игры для настоящего стола, за которым сидят люди: если понравится здесь, купите их и сыграйте там. Asterism не связан с издателями и не одобрен ими.
page-about-ours-title = Что здесь наше
page-about-ours = Тексты и рисунки наши. То, что напечатано только на компонентах игр, пришлось восстановить: карты, диски и награды отличаются от настоящих.
page-about-stars-title = Звёзды
page-about-stars = Небо настоящее: координаты, величины и линии взяты из d3-celestial Олафа Фрона (BSD-3-Clause) по каталогу Hipparcos; расстояния — по его параллаксам из BigSky Стива Берарди (MIT); имена звёзд — по списку Международного астрономического союза.
page-about-software-title = Программа
page-about-software = Asterism — свободная программа под лицензией MIT или Apache 2.0, на выбор. Каждый может открыть собственный стол.
page-about-privacy-title = Что хранится
page-about-privacy = Учётная запись не нужна. Вот и всё, что есть:
page-about-keep-cookie = В браузере: один cookie с именем asterism, по которому сервер вас узнаёт; настройки, партии на этом устройстве и заметки страницы о сдаче остаются в браузере и никуда не отправляются.
page-about-keep-server = На сервере: выбранное вами имя; для каждого устройства — браузер и система, с какого времени вы им пользуетесь и час последнего визита; ваши столы, ходы и то, что вы писали; результаты и рейтинг. Ваши адреса не хранятся, кроме тех, куда вы просите слать уведомления.
page-about-keep-long = Как долго: пока вы это не удалите. Сыгранные партии остаются, чтобы их могли пересмотреть все, кто играл.
page-about-keep-others = Что видят другие: ваше имя за столами, где вы сидите, ваши ходы и то, что вы там пишете. Вашу страницу не видит никто, если вы её не откроете.
page-about-keep-away = Как это убрать: на своей странице, в разделе «Устройства и данные», можно скачать всё, отключить устройства и удалить себя. Никому ничего не передаётся, кроме самих уведомлений — тем, кто их доставляет. В резервных копиях владельца сервера данные могут сохраниться немного дольше.
page-pass-title = Вы — на этом устройстве
page-pass-text = Эта ссылка делает браузер вашим: имя и партии перейдут сюда. Она срабатывает один раз.
page-pass-name = Здесь вы — { $name }.
page-pass-use = Продолжить здесь
