<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>ActionsMenu</name>
    <message>
        <source>Size of the text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>More on this page</source>
        <translation>Ещё на этой странице</translation>
    </message>
</context>
<context>
    <name>AlarmKeeper</name>
    <message>
        <source>Dismiss this alarm (Esc)</source>
        <translation>Скрыть этот сигнал (Esc)</translation>
    </message>
</context>
<context>
    <name>AlarmSettings</name>
    <message>
        <source>Alarms</source>
        <translation>Сигналы</translation>
    </message>
    <message>
        <source>Spoken alarms</source>
        <translation>Голосовые сигналы</translation>
    </message>
    <message>
        <source>Alarm sound</source>
        <translation>Звук сигналов</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Test sound</source>
        <translation>Проверить звук</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Every alarm is shown on the screen as well.</source>
        <translation>Каждый сигнал показывается и на экране.</translation>
    </message>
    <message>
        <source>With the system&apos;s voice for the interface language.</source>
        <translation>Голосом системы на языке интерфейса.</translation>
    </message>
    <message>
        <source>no sound on this computer</source>
        <translation>на этом компьютере нет звука</translation>
    </message>
</context>
<context>
    <name>Alarms</name>
    <message>
        <source>{clock}: 10 minutes left.</source>
        <translation>{clock}: осталось 10 минут.</translation>
    </message>
    <message>
        <source>{clock}: 5 minutes left.</source>
        <translation>{clock}: осталось 5 минут.</translation>
    </message>
    <message>
        <source>{clock}: 2 minutes left.</source>
        <translation>{clock}: осталось 2 минуты.</translation>
    </message>
    <message>
        <source>{clock}: round started.</source>
        <translation>{clock}: раунд начался.</translation>
    </message>
    <message>
        <source>{clock}: time is up, go to turns.</source>
        <translation>{clock}: время вышло, переходите к ходам.</translation>
    </message>
    <message>
        <source>{clock}: time is up at the last table, too.</source>
        <translation>{clock}: время вышло и за последним столом.</translation>
    </message>
    <message>
        <source>Deck check, table {table}: the target is reached.</source>
        <translation>Проверка колод, стол {table}: целевое время вышло.</translation>
    </message>
    <message>
        <source>Deck check, table {table}: time is up, return the decks.</source>
        <translation>Проверка колод, стол {table}: время вышло, верните колоды.</translation>
    </message>
    <message>
        <source>No sound: a part of the program is missing. Install it again.</source>
        <translation>Звука нет: не хватает части программы. Установите её заново.</translation>
    </message>
    <message>
        <source>No sound: the system lacks {detail}. Alarms are shown on the screen.</source>
        <translation>Звука нет: в системе нет {detail}. Сигналы показываются на экране.</translation>
    </message>
    <message>
        <source>No sound device. Alarms are shown on the screen.</source>
        <translation>Нет звукового устройства. Сигналы показываются на экране.</translation>
    </message>
    <message>
        <source>No sound: {detail} is missing. Install the program again.</source>
        <translation>Звука нет, не найдено: {detail}. Установите программу заново.</translation>
    </message>
    <message>
        <source>The sound device did not play the last alarm. Check it and test the sound.</source>
        <translation>Устройство не воспроизвело последний сигнал. Проверьте устройство и звук.</translation>
    </message>
    <message>
        <source>This system has no voice for the interface language.</source>
        <translation>В системе нет голоса для языка интерфейса.</translation>
    </message>
    <message>
        <source>No voice: this system has no speech service that answers.</source>
        <translation>Голоса нет: служба речи этой системы не отвечает.</translation>
    </message>
</context>
<context>
    <name>AlonePane</name>
    <message>
        <source>Work on several laptops</source>
        <translation>Работа на нескольких ноутбуках</translation>
    </message>
    <message>
        <source>Every laptop keeps the whole event and goes on alone when the Wi-Fi is gone; afterwards everything is brought together. Nothing leaves the hall’s network, and nobody gets in who wasn’t let in by name.</source>
        <translation>На каждом ноутбуке хранится весь турнир; без Wi-Fi работа продолжается, а потом всё сводится вместе. Ничто не покидает сеть зала, и никто не подключится, пока его не допустят по имени.</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
    </message>
    <message>
        <source>Paragraph {number} of {count}</source>
        <translation>Абзац {number} из {count}</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Turn to player</source>
        <translation>К игроку</translation>
    </message>
    <message>
        <source>Previous paragraph</source>
        <translation>Предыдущий абзац</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>К себе</translation>
    </message>
    <message>
        <source>entire section: its paragraphs are divided differently</source>
        <translation>весь раздел: абзацы в нём разбиты иначе</translation>
    </message>
    <message>
        <source>older edition than the English one</source>
        <translation>редакция старше английской</translation>
    </message>
    <message>
        <source>older edition than the Spanish one</source>
        <translation>редакция старше испанской</translation>
    </message>
    <message>
        <source>older edition than the Russian one</source>
        <translation>редакция старше русской</translation>
    </message>
    <message>
        <source>newer edition than the English one</source>
        <translation>редакция новее английской</translation>
    </message>
    <message>
        <source>newer edition than the Spanish one</source>
        <translation>редакция новее испанской</translation>
    </message>
    <message>
        <source>newer edition than the Russian one</source>
        <translation>редакция новее русской</translation>
    </message>
    <message>
        <source>another edition</source>
        <translation>другая редакция</translation>
    </message>
</context>
<context>
    <name>AppealController</name>
    <message>
        <source>Hear the floor judge&apos;s full ruling first (MTR 2.9)</source>
        <translation>Сначала — полное решение полевого судьи (MTR 2.9)</translation>
    </message>
</context>
<context>
    <name>AppealForm</name>
    <message>
        <source>Agreed facts</source>
        <translation>С чем все согласны</translation>
    </message>
    <message>
        <source>Floor judge&apos;s ruling</source>
        <translation>Решение полевого судьи</translation>
    </message>
    <message>
        <source>Disputed facts</source>
        <translation>О чём спорят</translation>
    </message>
    <message>
        <source>Player&apos;s objection</source>
        <translation>Возражение игрока</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Полевой судья</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Кто подаёт</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>AppealPane</name>
    <message>
        <source>Appeal</source>
        <translation>Апелляция</translation>
    </message>
    <message>
        <source>Print the appeal</source>
        <translation>Напечатать апелляцию</translation>
    </message>
    <message>
        <source>saved as you type</source>
        <translation>сохраняется при вводе</translation>
    </message>
    <message>
        <source>decided, read-only</source>
        <translation>решена, только чтение</translation>
    </message>
    <message>
        <source>The call&apos;s details</source>
        <translation>О вызове</translation>
    </message>
</context>
<context>
    <name>AppealsList</name>
    <message>
        <source>Judges</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>Feedback for judges</source>
        <translation>Отзывы для судей</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Апелляции</translation>
    </message>
    <message>
        <source>No appeals match.</source>
        <translation>Таких апелляций нет.</translation>
    </message>
    <message>
        <source>no infraction</source>
        <translation>нет нарушения</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>no floor judge</source>
        <translation>нет полевого судьи</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
</context>
<context>
    <name>AppealsText</name>
    <message>
        <source>{outcome} (head judge: {judge})</source>
        <translation>{outcome} (главный судья: {judge})</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>The same rule</source>
        <translation>То же правило</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Закладки и заметки</translation>
    </message>
    <message>
        <source>The same rule elsewhere; bookmarks and notes</source>
        <translation>То же правило в других текстах; закладки и заметки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Since this edition</source>
        <translation>С этой редакции</translation>
    </message>
    <message>
        <source>Later ones are in the current document: import it.</source>
        <translation>Более поздние — в действующем документе: импортируйте его.</translation>
    </message>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Нет соответствия в этой редакции</translation>
    </message>
</context>
<context>
    <name>AsideWords</name>
    <message>
        <source>{what}, by {who}</source>
        <translation>{what}, автор: {who}</translation>
    </message>
</context>
<context>
    <name>AskCard</name>
    <message>
        <source>{name} asks to join</source>
        <translation>{name} просит доступ</translation>
    </message>
    <message>
        <source>{name} asks to join by phone</source>
        <translation>{name} просит доступ с телефона</translation>
    </message>
    <message>
        <source>From {address}. Ask the person whether it is theirs.</source>
        <translation>С адреса {address}. Спросите человека, его ли это ноутбук.</translation>
    </message>
    <message>
        <source>From {address}. Ask the person whether the phone is theirs.</source>
        <translation>С адреса {address}. Спросите человека, его ли это телефон.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Допустить</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Отказать</translation>
    </message>
</context>
<context>
    <name>BannerList</name>
    <message>
        <source>Notices</source>
        <translation>Уведомления</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Close the notices</source>
        <translation>Закрыть уведомления</translation>
    </message>
    <message>
        <source>Show all notices</source>
        <translation>Показать все уведомления</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{round} is over</source>
        <translation>{round}: окончен</translation>
    </message>
    <message>
        <source>No outstanding tables known</source>
        <translation>Незавершённых столов нет</translation>
    </message>
    <message>
        <source>No extensions yet</source>
        <translation>Доп. времени пока нет</translation>
    </message>
    <message>
        <source>all end at {time}</source>
        <translation>все заканчивают в {time}</translation>
    </message>
    <message>
        <source>the others end at {time}</source>
        <translation>остальные заканчивают в {time}</translation>
    </message>
    <message>
        <source>extensions first, then as typed</source>
        <translation>сначала с доп. временем, затем как введено</translation>
    </message>
    <message>
        <source>done with Enter</source>
        <translation>Enter — закончили</translation>
    </message>
    <message>
        <source>O: which still play?</source>
        <translation>O: кто ещё играет?</translation>
    </message>
    <message>
        <source>no extension</source>
        <translation>без доп. времени</translation>
    </message>
    <message>
        <source>Turns now</source>
        <translation>Доп. ходы</translation>
    </message>
    <message>
        <source>More turns</source>
        <translation>Ещё ходы</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Дополнительное время</translation>
    </message>
    <message>
        <source>time is up: start turns</source>
        <translation>время вышло: начните ходы</translation>
    </message>
    <message>
        <source>last to finish</source>
        <translation>закончит последним</translation>
    </message>
    <message>
        <source>No judge yet</source>
        <translation>Судьи пока нет</translation>
    </message>
    <message>
        <source>Tables with extensions appear here once a round runs.</source>
        <translation>Столы с доп. временем появятся здесь, когда начнётся раунд.</translation>
    </message>
    <message>
        <source>No matches are played by this clock.</source>
        <translation>По этим часам матчи не играют.</translation>
    </message>
    <message>
        <source>All tables with pairings; without pairings, those that had a call.</source>
        <translation>Если есть паринги — все столы; если нет — столы с вызовами.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>ходы</translation>
    </message>
    <message numerus="yes">
        <source>Not reported: %n table(s)</source>
        <translation>
            <numerusform>Нет данных: %n стол</numerusform>
            <numerusform>Нет данных: %n стола</numerusform>
            <numerusform>Нет данных: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n table(s)</source>
        <translation>
            <numerusform>Закончили: %n стол</numerusform>
            <numerusform>Закончили: %n стола</numerusform>
            <numerusform>Закончили: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) with extensions</source>
        <translation>
            <numerusform>%n стол с доп. временем</numerusform>
            <numerusform>%n стола с доп. временем</numerusform>
            <numerusform>%n столов с доп. временем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n turn(s)</source>
        <translation>
            <numerusform>затем %n ход</numerusform>
            <numerusform>затем %n хода</numerusform>
            <numerusform>затем %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on: %n table(s)</source>
        <translation>
            <numerusform>Играет: %n стол</numerusform>
            <numerusform>Играют: %n стола</numerusform>
            <numerusform>Играют: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension or call, not reported: %n table(s)</source>
        <translation>
            <numerusform>Доп. время или вызов, нет данных: %n стол</numerusform>
            <numerusform>Доп. время или вызов, нет данных: %n стола</numerusform>
            <numerusform>Доп. время или вызов, нет данных: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No judge: %n table(s)</source>
        <translation>
            <numerusform>Без судьи: %n стол</numerusform>
            <numerusform>Без судьи: %n стола</numerusform>
            <numerusform>Без судьи: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a judge: %n table(s)</source>
        <translation>
            <numerusform>С судьёй: %n стол</numerusform>
            <numerusform>С судьёй: %n стола</numerusform>
            <numerusform>С судьёй: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n end at {time}</source>
        <translation>
            <numerusform>ещё %n стол до {time}</numerusform>
            <numerusform>ещё %n стола до {time}</numerusform>
            <numerusform>ещё %n столов до {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time is up: start %n turn(s)</source>
        <translation>
            <numerusform>время вышло: начните %n ход</numerusform>
            <numerusform>время вышло: начните %n хода</numerusform>
            <numerusform>время вышло: начните %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>minus {time}</source>
        <translation>минус {time}</translation>
    </message>
    <message>
        <source>Slow Play: {turns} turns instead of {usual}</source>
        <translation>Медленная игра: ходов {turns} вместо {usual}</translation>
    </message>
    <message>
        <source>Deck check; the deadline is held, 3:00 more</source>
        <translation>Проверка колод; срок отодвигается, и ещё 3:00</translation>
    </message>
    <message>
        <source>{reason} by {judge}</source>
        <translation>{reason}, {judge}</translation>
    </message>
    <message>
        <source>{reason}; the deadline is held while the call is open</source>
        <translation>{reason}; срок отодвигается, пока вызов открыт</translation>
    </message>
    <message>
        <source>{reason}, {time} and {bonus} more</source>
        <translation>{reason}, {time} и ещё {bonus}</translation>
    </message>
    <message>
        <source>{reason}, {time} by {judge}</source>
        <translation>{reason}, {time}, {judge}</translation>
    </message>
    <message>
        <source>{reason}, {time}</source>
        <translation>{reason}, {time}</translation>
    </message>
    <message>
        <source>It ended at {time}.</source>
        <translation>Окончен в {time}.</translation>
    </message>
    <message>
        <source>Tables with a call, a deck check or an extension appear here.</source>
        <translation>Здесь появятся столы с вызовом, проверкой колод или дополнительным временем.</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>Until clock reads</source>
        <translation>До показания</translation>
    </message>
    <message>
        <source>Plays until clock reads</source>
        <translation>Играет до показания</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>Extension</source>
        <translation>Доп. время</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
</context>
<context>
    <name>BothView</name>
    <message>
        <source>Nothing is recorded there.</source>
        <translation>Там ничего не записано.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Отложена</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Записано</translation>
    </message>
</context>
<context>
    <name>BulkListImporter</name>
    <message>
        <source>Open a folder of lists</source>
        <translation>Открыть папку деклистов</translation>
    </message>
    <message>
        <source>Open a table of lists</source>
        <translation>Открыть таблицу деклистов</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Таблицы (*.csv *.tsv *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{player} already has the list of {other}. Press Enter there to undo that.</source>
        <translation>Игроку {player} уже отдан деклист игрока {other}. Нажмите там Enter, чтобы отменить.</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) saved</source>
        <translation>
            <numerusform>Сохранён %n деклист</numerusform>
            <numerusform>Сохранено %n деклиста</numerusform>
            <numerusform>Сохранено %n деклистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) saved</source>
        <translation>
            <numerusform>Сохранён %n пул</numerusform>
            <numerusform>Сохранено %n пула</numerusform>
            <numerusform>Сохранено %n пулов</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is not among the event&apos;s players</source>
        <translation>{player}: нет среди игроков турнира</translation>
    </message>
    <message>
        <source>Reading: {percent}%</source>
        <translation>Чтение: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>still reading</source>
        <translation>ещё читается</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n деклист</numerusform>
            <numerusform>%n деклиста</numerusform>
            <numerusform>%n деклистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to verify</source>
        <translation>
            <numerusform>%n имя под вопросом</numerusform>
            <numerusform>%n имени под вопросом</numerusform>
            <numerusform>%n имён под вопросом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n list(s)</source>
        <translation>
            <numerusform>Импортировать %n деклист</numerusform>
            <numerusform>Импортировать %n деклиста</numerusform>
            <numerusform>Импортировать %n деклистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n pool(s)</source>
        <translation>
            <numerusform>Импортировать %n пул</numerusform>
            <numerusform>Импортировать %n пула</numerusform>
            <numerusform>Импортировать %n пулов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) stay here until their names are verified</source>
        <translation>
            <numerusform>%n деклист останется здесь, пока имя под вопросом</numerusform>
            <numerusform>%n деклиста останутся здесь, пока имена под вопросом</numerusform>
            <numerusform>%n деклистов останутся здесь, пока имена под вопросом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <translation>
            <numerusform>%n не прочитан</numerusform>
            <numerusform>%n не прочитаны</numerusform>
            <numerusform>%n не прочитано</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to import</source>
        <translation>импортировать нечего</translation>
    </message>
</context>
<context>
    <name>BulkListView</name>
    <message>
        <source>Player of {name}</source>
        <translation>Игрок, чей деклист «{name}»</translation>
    </message>
    <message>
        <source>All lists</source>
        <translation>Все деклисты</translation>
    </message>
    <message>
        <source>Enter in the list comes here; a player of the event</source>
        <translation>Enter в списке ведёт сюда; игрок турнира</translation>
    </message>
    <message>
        <source>Lists read; digits choose their player</source>
        <translation>Прочитанные деклисты; цифры выбирают игрока</translation>
    </message>
</context>
<context>
    <name>CallPane</name>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>If it is closed now, tell the table:</source>
        <translation>Если закрыть сейчас, скажите столу:</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Закрыть вызов</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Апелляция</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Correct this call</source>
        <translation>Исправить этот вызов</translation>
    </message>
    <message>
        <source>Told at {time}:</source>
        <translation>Сказано в {time}:</translation>
    </message>
    <message>
        <source>Opened at {time}</source>
        <translation>Открыт в {time}</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Enter minutes, or minutes and seconds, such as 5 or 4:30.</source>
        <translation>Введите минуты или минуты и секунды, например 5 или 4:30.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Give instead</source>
        <translation>Дать другое</translation>
    </message>
    <message>
        <source>as due</source>
        <translation>по расчёту</translation>
    </message>
    <message>
        <source>{reason}, {from_time} to {to_time}, {length}</source>
        <translation>{reason}, с {from_time} до {to_time}, {length}</translation>
    </message>
</context>
<context>
    <name>CallView</name>
    <message>
        <source>Appeal made at {time}</source>
        <translation>Подана в {time}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Close the chosen call</source>
        <translation>Закрыть выбранный вызов</translation>
    </message>
    <message>
        <source>Open a call</source>
        <translation>Открыть вызов</translation>
    </message>
    <message>
        <source>Enter an earlier call</source>
        <translation>Внести прошедший вызов</translation>
    </message>
    <message>
        <source>Correct the chosen call or appeal</source>
        <translation>Исправить выбранный вызов или апелляцию</translation>
    </message>
    <message>
        <source>Appeal from the open call</source>
        <translation>Апелляция по открытому вызову</translation>
    </message>
    <message>
        <source>Mark the call&apos;s table as told</source>
        <translation>Отметить: столу этого вызова сообщили</translation>
    </message>
    <message>
        <source>Call details instead of the appeal</source>
        <translation>Сведения о вызове вместо апелляции</translation>
    </message>
    <message>
        <source>Calls or appeals</source>
        <translation>Вызовы или апелляции</translation>
    </message>
    <message>
        <source>Feedback for floor judges</source>
        <translation>Отзывы для полевых судей</translation>
    </message>
    <message>
        <source>Copy the feedback sheet</source>
        <translation>Копировать лист отзыва</translation>
    </message>
    <message>
        <source>Print the appeal or the feedback sheet</source>
        <translation>Напечатать апелляцию или лист отзыва</translation>
    </message>
    <message>
        <source>Outcome of the appeal: {outcome}</source>
        <translation>Итог апелляции: {outcome}</translation>
    </message>
    <message>
        <source>No appeals</source>
        <translation>Апелляций нет</translation>
    </message>
    <message>
        <source>Press A on a call to open its appeal.</source>
        <translation>Нажмите A на вызове, чтобы открыть апелляцию.</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Вызовов пока нет</translation>
    </message>
    <message>
        <source>C and a table number in the command bar open one: c 14.</source>
        <translation>Буква «с» и номер стола в строке команд открывают вызов: с 14.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыт</translation>
    </message>
    <message>
        <source>no extension</source>
        <translation>без доп. времени</translation>
    </message>
    <message>
        <source>{time} more</source>
        <translation>ещё {time}</translation>
    </message>
    <message>
        <source>Extension: {time} instead of {due}</source>
        <translation>Доп. время: {time} вместо {due}</translation>
    </message>
    <message>
        <source>No extension due</source>
        <translation>Без доп. времени</translation>
    </message>
    <message>
        <source>Extension: {time}, the most for a permitted absence</source>
        <translation>Дополнительное время: {time}, больше за отлучку с разрешения не даётся</translation>
    </message>
    <message>
        <source>Extension due: {time} so far</source>
        <translation>Пока положено: {time}</translation>
    </message>
    <message>
        <source>Extension given: {time}</source>
        <translation>Добавлено: {time}</translation>
    </message>
    <message>
        <source>A minute or less.</source>
        <translation>Минута или меньше.</translation>
    </message>
    <message>
        <source>It began after the table&apos;s time was up.</source>
        <translation>Начат, когда время стола уже вышло.</translation>
    </message>
    <message>
        <source>Its time is already counted with another interruption of the table.</source>
        <translation>Это время уже учтено вместе с другой остановкой за столом.</translation>
    </message>
    <message>
        <source>The clock’s pause of {time} is taken out.</source>
        <translation>Пауза часов ({time}) вычтена.</translation>
    </message>
    <message>
        <source>No round was in progress.</source>
        <translation>Раунд не шёл.</translation>
    </message>
    <message>
        <source>A minute or less so far.</source>
        <translation>Пока минута или меньше.</translation>
    </message>
    <message>
        <source>This round has no time limit.</source>
        <translation>У этого раунда нет лимита времени.</translation>
    </message>
    <message>
        <source>The whole clock was paused meanwhile.</source>
        <translation>Тем временем на паузе стояли все часы.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ждёт решения</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>Оставлено в силе</translation>
    </message>
    <message>
        <source>Overturned</source>
        <translation>Пересмотрено</translation>
    </message>
    <message>
        <source>Penalty changed</source>
        <translation>Другое наказание</translation>
    </message>
    <message>
        <source>Remedy changed</source>
        <translation>Исправление изменено</translation>
    </message>
    <message>
        <source>The appeal is still open: the head judge has not decided it</source>
        <translation>Апелляция ещё открыта: главный судья её не решил</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Раунд {round}, стол {table}</translation>
    </message>
    <message>
        <source>The head judge has not ruled yet</source>
        <translation>Главный судья ещё не решил</translation>
    </message>
    <message>
        <source>{outcome} by {judge} at {time}, after {length}</source>
        <translation>{outcome} ({judge}) в {time}, через {length}</translation>
    </message>
    <message>
        <source>{outcome} at {time}, after {length}</source>
        <translation>{outcome} в {time}, через {length}</translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>ждёт&#xa0;%n</numerusform>
            <numerusform>ждут&#xa0;%n</numerusform>
            <numerusform>ждут&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“Play until the clock reads {reading}; then %n turns.”</source>
        <translation>
            <numerusform>«Играйте до {reading} на часах, затем %n&#xa0;ход».</numerusform>
            <numerusform>«Играйте до {reading} на часах, затем %n&#xa0;хода».</numerusform>
            <numerusform>«Играйте до {reading} на часах, затем %n&#xa0;ходов».</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>with appeal</source>
        <translation>с апелляцией</translation>
    </message>
    <message>
        <source>No floor judge named</source>
        <translation>Полевой судья не указан</translation>
    </message>
    <message>
        <source>{decided} decided: {upheld} upheld, {overturned} overturned, {penalty} with penalty changed, {remedy} with remedy changed</source>
        <translation>Решено {decided}: оставлено в силе {upheld}, пересмотрено {overturned}, с другим наказанием {penalty}, с другим исправлением {remedy}</translation>
    </message>
    <message>
        <source>{count} of {decided}, {percent}%</source>
        <translation>{count} из {decided}, {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Appeals against rulings of {judge}</source>
        <translation>Апелляции на решения: {judge}</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>Апелляция</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Полевой судья</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>Agreed facts</source>
        <translation>С чем все согласны</translation>
    </message>
    <message>
        <source>Disputed facts</source>
        <translation>О чём спорят</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Objection</source>
        <translation>Возражение</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Head judge&apos;s ruling</source>
        <translation>Решение главного судьи</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Отступление</translation>
    </message>
    <message>
        <source>{count} of {decided} decided</source>
        <translation>{count} из {decided} решённых</translation>
    </message>
    <message>
        <source>Appeals so far</source>
        <translation>Апелляций пока</translation>
    </message>
    <message>
        <source>Overturned or changed</source>
        <translation>Решений изменено</translation>
    </message>
    <message>
        <source>Table {table}, {time} more: {sentence}</source>
        <translation>Стол {table}, ещё {time}: {sentence}</translation>
    </message>
</context>
<context>
    <name>CallsList</name>
    <message>
        <source>Calls</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Open a call</source>
        <translation>Открыть вызов</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>Прошедший вызов</translation>
    </message>
    <message>
        <source>This round: {count}</source>
        <translation>В этом раунде: {count}</translation>
    </message>
    <message>
        <source>All day: {count}</source>
        <translation>За весь день: {count}</translation>
    </message>
    <message>
        <source>Time given for calls</source>
        <translation>Добавлено за вызовы</translation>
    </message>
    <message>
        <source>Mean length of a call</source>
        <translation>Средняя длина вызова</translation>
    </message>
</context>
<context>
    <name>CardActions</name>
    <message>
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
    </message>
    <message>
        <source>Copy card</source>
        <translation>Скопировать карту</translation>
    </message>
    <message>
        <source>Rulings on the card</source>
        <translation>Разъяснения к карте</translation>
    </message>
    <message>
        <source>Rules the card touches</source>
        <translation>Правила, связанные с картой</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Предыдущая карта</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Следующая карта</translation>
    </message>
    <message>
        <source>List of cards</source>
        <translation>Список карт</translation>
    </message>
    <message>
        <source>Next language of the card</source>
        <translation>Следующий язык карты</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Закрыть карту</translation>
    </message>
</context>
<context>
    <name>CardAside</name>
    <message>
        <source>Legality and rules of the card</source>
        <translation>Легальность карты и правила</translation>
    </message>
    <message>
        <source>lists of {date}</source>
        <translation>списки от {date}</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Легальность</translation>
    </message>
    <message>
        <source>The card file gives no legality for this card.</source>
        <translation>В файле карт не указана легальность этой карты.</translation>
    </message>
    <message>
        <source>Rules it touches</source>
        <translation>Связанные правила</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>Полные правила</translation>
    </message>
    <message>
        <source>At this event</source>
        <translation>На этом турнире</translation>
    </message>
    <message>
        <source>None found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>Import the Comprehensive Rules in English to find them.</source>
        <translation>Импортируйте Полные правила на английском, чтобы найти их.</translation>
    </message>
    <message numerus="yes">
        <source>In none of %n list(s)</source>
        <translation>
            <numerusform>Нет ни в одном деклисте из %n</numerusform>
            <numerusform>Нет ни в одном деклисте из %n</numerusform>
            <numerusform>Нет ни в одном деклисте из %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n list(s)</source>
        <translation>
            <numerusform>В %n деклисте</numerusform>
            <numerusform>В %n деклистах</numerusform>
            <numerusform>В %n деклистах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n копия</numerusform>
            <numerusform>%n копии</numerusform>
            <numerusform>%n копий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFileBar</name>
    <message>
        <source>Load a card file from Scryfall or MTGJSON</source>
        <translation>Загрузить файл карт Scryfall или MTGJSON</translation>
    </message>
    <message>
        <source>Card files (*.json *.json.gz);;All files (*)</source>
        <translation>Файлы карт (*.json *.json.gz);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Loading the card file: {percent}%</source>
        <translation>Загрузка файла карт: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Загрузить файл карт</translation>
    </message>
</context>
<context>
    <name>CardFileRow</name>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Card file</source>
        <translation>Файл карт</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>cards and rulings: {kind}, {date}</source>
        <translation>карты и разъяснения: {kind}, {date}</translation>
    </message>
    <message>
        <source>cards: {kind}, {date}</source>
        <translation>карты: {kind}, {date}</translation>
    </message>
    <message>
        <source>rulings: {kind}, {date}</source>
        <translation>разъяснения: {kind}, {date}</translation>
    </message>
    <message>
        <source>legality: {kind}, {date}</source>
        <translation>легальность: {kind}, {date}</translation>
    </message>
</context>
<context>
    <name>CardFoot</name>
    <message>
        <source>The player&apos;s language</source>
        <translation>Язык игрока</translation>
    </message>
</context>
<context>
    <name>CardGlance</name>
    <message numerus="yes">
        <source>Newest of %n ruling(s), {date}</source>
        <translation>
            <numerusform>Последнее разъяснение, {date}; всего %n</numerusform>
            <numerusform>Последнее разъяснение, {date}; всего %n</numerusform>
            <numerusform>Последнее разъяснение, {date}; всего %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Perhaps meant by “{name}”</source>
        <translation>Возможно, это и есть «{name}»</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Язык карты</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Закрыть карту</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Вся страница</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} из {count}</translation>
    </message>
    <message>
        <source>Next card named here</source>
        <translation>Следующая названная здесь карта</translation>
    </message>
    <message>
        <source>No card is named here; a capital letter or [brackets] mark its name.</source>
        <translation>Здесь не названа ни одна карта; её название пишут с большой буквы или в [скобках].</translation>
    </message>
    <message>
        <source>{language}: no printed text</source>
        <translation>{language}: нет печатного текста</translation>
    </message>
    <message>
        <source>Released on {date}, after the event</source>
        <translation>Вышла {date}, после турнира</translation>
    </message>
    <message>
        <source>Ruling of {date}</source>
        <translation>Разъяснение от {date}</translation>
    </message>
</context>
<context>
    <name>CardHead</name>
    <message>
        <source>Language of the card</source>
        <translation>Язык карты</translation>
    </message>
</context>
<context>
    <name>CardListPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards read</source>
        <translation>Прочитанные карты</translation>
    </message>
    <message>
        <source>No card file</source>
        <translation>Нет файла карт</translation>
    </message>
    <message>
        <source>Found cards</source>
        <translation>Найденные карты</translation>
    </message>
    <message>
        <source>Type a name, a set and number, or words of a card’s text above.</source>
        <translation>Введите выше название, издание и номер или слова из текста карты.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>CardPaper</name>
    <message>
        <source>Related cards</source>
        <translation>Связанные карты</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карты</numerusform>
            <numerusform>%Ln карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: {card}</source>
        <translation>Скопировано: {card}</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>с {date}</translation>
    </message>
    <message>
        <source>this event</source>
        <translation>этот турнир</translation>
    </message>
    <message>
        <source>this event; not verified in a deck check: the card file is from another date</source>
        <translation>этот турнир; на проверке колод под вопросом: файл карт от другой даты</translation>
    </message>
    <message>
        <source>this event, by the lists of {date}; the card file says: {standing}</source>
        <translation>этот турнир, по спискам от {date}; в файле карт: {standing}</translation>
    </message>
    <message>
        <source>card file of {date}</source>
        <translation>файл карт от {date}</translation>
    </message>
    <message>
        <source>Power and toughness {figures}</source>
        <translation>Сила и выносливость {figures}</translation>
    </message>
    <message>
        <source>Card file of {date}</source>
        <translation>Файл карт от {date}</translation>
    </message>
    <message>
        <source>{language} no text</source>
        <translation>{language} без текста</translation>
    </message>
    <message>
        <source>{language} name only</source>
        <translation>{language} только название</translation>
    </message>
    <message>
        <source>This computer has no font for {language}; the text is shown in English.</source>
        <translation>На этом компьютере нет шрифта для этого языка ({language}); показан английский текст.</translation>
    </message>
    <message>
        <source>The card file has no {language} text; the English one is shown.</source>
        <translation>В файле карт нет текста на этом языке ({language}); показан английский.</translation>
    </message>
</context>
<context>
    <name>CarryingEvents</name>
    <message numerus="yes">
        <source>{name}: copy with %n entries saved and checked: {file}</source>
        <translation>
            <numerusform>{name}: копия с %n записью сохранена и проверена: {file}</numerusform>
            <numerusform>{name}: копия с %n записями сохранена и проверена: {file}</numerusform>
            <numerusform>{name}: копия с %n записями сохранена и проверена: {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the event</source>
        <translation>Сохранить копию турнира</translation>
    </message>
    <message>
        <source>Add an event from a file</source>
        <translation>Добавить турнир из файла</translation>
    </message>
    <message>
        <source>{file}: event added</source>
        <translation>{file}: турнир добавлен</translation>
    </message>
    <message>
        <source>{file}: later entries added; the event as it was is backed up</source>
        <translation>{file}: добавлены более поздние записи; турнир до этого сохранён в резервной копии</translation>
    </message>
    <message>
        <source>{file}: nothing new; the event here has all of its entries</source>
        <translation>{file}: ничего нового; в турнире на этом компьютере все эти записи уже есть</translation>
    </message>
    <message>
        <source>{file}: added beside yours; each has entries that the other lacks</source>
        <translation>{file}: добавлен рядом с вашим; в каждом есть записи, которых нет в другом</translation>
    </message>
    <message>
        <source>Judgekit events (*{ending})</source>
        <translation>Турниры Judgekit (*{ending})</translation>
    </message>
</context>
<context>
    <name>CarryingOver</name>
    <message>
        <source>The documents, bookmarks and notes of {file} are added to yours; of the same document the one imported later stays.</source>
        <translation>Документы, закладки и заметки из {file} добавятся к вашим; из двух одинаковых документов останется импортированный позже.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Export the library</source>
        <translation>Экспорт библиотеки</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) exported to {file}, with bookmarks and notes</source>
        <translation>
            <numerusform>%n документ экспортирован в {file}, с закладками и заметками</numerusform>
            <numerusform>%n документа экспортировано в {file}, с закладками и заметками</numerusform>
            <numerusform>%n документов экспортировано в {file}, с закладками и заметками</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a library</source>
        <translation>Импорт библиотеки</translation>
    </message>
    <message>
        <source>Libraries (*{suffix});;All files (*)</source>
        <translation>Библиотеки (*{suffix});;Все файлы (*)</translation>
    </message>
    <message>
        <source>Importing {file}…</source>
        <translation>Импортируется {file}…</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s) removed</source>
        <translation>
            <numerusform>%n наказание снято</numerusform>
            <numerusform>%n наказания снято</numerusform>
            <numerusform>%n наказаний снято</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(s) back</source>
        <translation>
            <numerusform>%n наказание возвращено</numerusform>
            <numerusform>%n наказания возвращено</numerusform>
            <numerusform>%n наказаний возвращено</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: ends at {after} instead of {before}</source>
        <translation>{round}: конец в {after} вместо {before}</translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation>было {before}, станет {after}</translation>
    </message>
    <message>
        <source>{round}: not started</source>
        <translation>{round}: не начат</translation>
    </message>
    <message>
        <source>{round}: running again</source>
        <translation>{round}: снова идёт</translation>
    </message>
    <message>
        <source>{round}: paused since {time}</source>
        <translation>{round}: на паузе с {time}</translation>
    </message>
    <message>
        <source>{round}: ended at {time}</source>
        <translation>{round}: окончен в {time}</translation>
    </message>
    <message>
        <source>{round}: running since {time}</source>
        <translation>{round}: идёт с {time}</translation>
    </message>
    <message>
        <source>{round}: not ended</source>
        <translation>{round}: не окончен</translation>
    </message>
    <message>
        <source>Table {table}: no call open</source>
        <translation>Стол {table}: нет открытого вызова</translation>
    </message>
    <message>
        <source>Table {table}: no deck check in progress</source>
        <translation>Стол {table}: проверка колод не идёт</translation>
    </message>
    <message>
        <source>Table {table}: call closed at {time}</source>
        <translation>Стол {table}: вызов закрыт в {time}</translation>
    </message>
    <message>
        <source>Table {table}: deck check finished at {time}</source>
        <translation>Стол {table}: проверка колод закончена в {time}</translation>
    </message>
    <message>
        <source>Table {table}: call open again, since {time}</source>
        <translation>Стол {table}: вызов снова открыт, с {time}</translation>
    </message>
    <message>
        <source>Table {table}: deck check in progress again, since {time}</source>
        <translation>Стол {table}: снова идёт проверка колод, с {time}</translation>
    </message>
    <message>
        <source>Table {table}: call open since {time}</source>
        <translation>Стол {table}: вызов открыт с {time}</translation>
    </message>
    <message>
        <source>Table {table}: deck check in progress since {time}</source>
        <translation>Стол {table}: проверка колод идёт с {time}</translation>
    </message>
    <message>
        <source>Table {table}: {before} becomes {after}</source>
        <translation>Стол {table}: было {before}, станет {after}</translation>
    </message>
</context>
<context>
    <name>ChangesPane</name>
    <message>
        <source>Known changes since {date}; words of two languages can&apos;t be compared.</source>
        <translation>Известные изменения с {date}; слова двух языков не сравнить.</translation>
    </message>
    <message>
        <source>Changes shown</source>
        <translation>Какие изменения показаны</translation>
    </message>
</context>
<context>
    <name>ChecklistEditor</name>
    <message>
        <source>Checked in every deck of this event, one per line</source>
        <translation>Проверяется в каждой колоде турнира, по одному пункту в строке</translation>
    </message>
    <message>
        <source>Without lines the physical part is skipped.</source>
        <translation>Без строк физическая часть пропускается.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ChecklistView</name>
    <message>
        <source>Sleeves and cards</source>
        <translation>Протекторы и карты</translation>
    </message>
    <message>
        <source>Print the checklist</source>
        <translation>Напечатать список осмотра</translation>
    </message>
    <message>
        <source>Note: which cards, which pattern</source>
        <translation>Заметка: какие карты, какая закономерность</translation>
    </message>
    <message>
        <source>Note on the chosen item</source>
        <translation>Заметка к выбранному пункту</translation>
    </message>
    <message>
        <source>Space: fine or a problem. Enter: a note. Ctrl+F7: other items.</source>
        <translation>Пробел — хорошо или проблема. Enter — заметка. Ctrl+F7 — пункты.</translation>
    </message>
</context>
<context>
    <name>ChooseDecks</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n deck(s) checked</source>
        <translation>
            <numerusform>из %n колоды проверено</numerusform>
            <numerusform>из %n колод проверено</numerusform>
            <numerusform>из %n колод проверено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{percent} of %n deck(s) in the event</source>
        <translation>
            <numerusform>{percent} от %n колоды турнира</numerusform>
            <numerusform>{percent} от %n колод турнира</numerusform>
            <numerusform>{percent} от %n колод турнира</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more deck(s)</source>
        <translation>
            <numerusform>ещё %n колода</numerusform>
            <numerusform>ещё %n колоды</numerusform>
            <numerusform>ещё %n колод</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) a round</source>
        <translation>
            <numerusform>%n колода за раунд</numerusform>
            <numerusform>%n колоды за раунд</numerusform>
            <numerusform>%n колод за раунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At random among %n table(s).</source>
        <translation>
            <numerusform>Случайный из %n стола.</numerusform>
            <numerusform>Случайный из %n столов.</numerusform>
            <numerusform>Случайный из %n столов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tickets each</source>
        <translation>
            <numerusform>по %n билету</numerusform>
            <numerusform>по %n билета</numerusform>
            <numerusform>по %n билетов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n стол</numerusform>
            <numerusform>%n стола</numerusform>
            <numerusform>%n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) not yet checked</source>
        <translation>
            <numerusform>ещё не проверен %n игрок</numerusform>
            <numerusform>ещё не проверены %n игрока</numerusform>
            <numerusform>ещё не проверено %n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>check not completed: table(s) {tables}</source>
        <translation>
            <numerusform>проверка не завершена: стол {tables}</numerusform>
            <numerusform>проверка не завершена: столы {tables}</numerusform>
            <numerusform>проверка не завершена: столы {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) read</source>
        <translation>
            <numerusform>прочитан %n игрок</numerusform>
            <numerusform>прочитаны %n игрока</numerusform>
            <numerusform>прочитано %n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>не понята %n строка</numerusform>
            <numerusform>не поняты %n строки</numerusform>
            <numerusform>не понято %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in contention</source>
        <translation>
            <numerusform>в борьбе %n игрок</numerusform>
            <numerusform>в борьбе %n игрока</numerusform>
            <numerusform>в борьбе %n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet checked</source>
        <translation>
            <numerusform>ещё не проверен %n</numerusform>
            <numerusform>ещё не проверены %n</numerusform>
            <numerusform>ещё не проверено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck(s) checked</source>
        <translation>
            <numerusform>колода проверена</numerusform>
            <numerusform>колоды проверены</numerusform>
            <numerusform>колод проверено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go</source>
        <translation>
            <numerusform>остался %n раунд</numerusform>
            <numerusform>осталось %n раунда</numerusform>
            <numerusform>осталось %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>decks taken</source>
        <translation>колоды взяты</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>ещё не проверены</translation>
    </message>
    <message>
        <source>both checked before</source>
        <translation>оба уже проверены</translation>
    </message>
    <message>
        <source>{player} checked before</source>
        <translation>раньше проверяли: {player}</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Автопобеда</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>not in the pairings</source>
        <translation>нет в парингах</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>строка {number}</translation>
    </message>
    <message>
        <source>no player with points</source>
        <translation>нет игрока с очками</translation>
    </message>
    <message>
        <source>unclear: add headings</source>
        <translation>нужны заголовки</translation>
    </message>
    <message>
        <source>number unknown: see Event</source>
        <translation>число не указано: см. «Турнир»</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Ten per cent reached</source>
        <translation>Десять процентов проверено</translation>
    </message>
    <message>
        <source>At Regular, deck checks are the head judge&apos;s choice.</source>
        <translation>Проверять ли колоды на Регулярном уровне, решает главный судья.</translation>
    </message>
    <message>
        <source>Anyone can repeat this draw: each table&apos;s ticket is the SHA-256 of seed/table/1, for example {example}, with 2, 3 … for further tickets; the lowest come first.</source>
        <translation>Жеребьёвку может повторить любой: билет стола — SHA-256 от код/стол/1, например {example}, далее 2, 3… для других билетов; первыми идут наименьшие.</translation>
    </message>
    <message>
        <source>Drawn before and discarded: {seeds}; kept in the timeline.</source>
        <translation>Отброшенные жеребьёвки: {seeds}; они остаются в хронологии.</translation>
    </message>
    <message>
        <source>Standings of {time}, before round {number}: out of date</source>
        <translation>Таблица на {time}, до раунда {number}: нужна более новая</translation>
    </message>
    <message>
        <source>Outside a round</source>
        <translation>Вне раунда</translation>
    </message>
    <message>
        <source>Deck checks are required at Competitive and Professional; ten per cent of the decks is recommended.</source>
        <translation>На Соревновательном и Профессиональном уровнях проверки колод обязательны; рекомендуется десять процентов колод.</translation>
    </message>
    <message>
        <source>Required at Competitive and Professional, ten per cent of the decks recommended; the head judge&apos;s choice at Regular; the event&apos;s level is not set.</source>
        <translation>На Соревновательном и Профессиональном обязательно, рекомендуется десять процентов колод; на Регулярном — по решению главного судьи; уровень турнира не задан.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Tables {first} to {last} have {tickets}, the others one.</source>
        <translation>У столов {first}–{last} {tickets}, у остальных по одному.</translation>
    </message>
    <message>
        <source>{tables} not checked in this round; no pairings say who sits there.</source>
        <translation>Не проверено в этом раунде: {tables}; без парингов неизвестно, кто там сидит.</translation>
    </message>
    <message>
        <source>Standings of {time}</source>
        <translation>Таблица на {time}</translation>
    </message>
    <message>
        <source>Standings of {time}, before round {number}</source>
        <translation>Таблица на {time}, до раунда {number}</translation>
    </message>
    <message>
        <source>Draw tables with a new seed</source>
        <translation>Новая жеребьёвка столов</translation>
    </message>
    <message>
        <source>Choose a table for a reason</source>
        <translation>Выбрать стол по причине</translation>
    </message>
    <message>
        <source>Name the judges who check the decks</source>
        <translation>Назвать судей, которые проверяют колоды</translation>
    </message>
    <message>
        <source>Tables not yet checked</source>
        <translation>Ещё не проверенные столы</translation>
    </message>
    <message>
        <source>Players in contention not yet checked</source>
        <translation>Непроверенные игроки, которые борются за плей-офф</translation>
    </message>
    <message>
        <source>Paste or type players&apos; records</source>
        <translation>Вставить или ввести таблицу игроков</translation>
    </message>
    <message>
        <source>Filter the tables not yet checked</source>
        <translation>Искать среди ещё не проверенных столов</translation>
    </message>
</context>
<context>
    <name>ChoosingBody</name>
    <message>
        <source>At random</source>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Targeted</source>
        <translation>Целевой</translation>
    </message>
    <message>
        <source>Not yet checked</source>
        <translation>Не проверены</translation>
    </message>
    <message>
        <source>In contention</source>
        <translation>В борьбе</translation>
    </message>
    <message>
        <source>How a table is chosen</source>
        <translation>Как выбирают стол</translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation>Кто показан</translation>
    </message>
    <message>
        <source>Of which round</source>
        <translation>Какой раунд</translation>
    </message>
</context>
<context>
    <name>ChosenPlayer</name>
    <message>
        <source>Another player than {player}</source>
        <translation>Другой игрок вместо {player}</translation>
    </message>
</context>
<context>
    <name>CircumstanceRow</name>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>пока неизвестно</translation>
    </message>
</context>
<context>
    <name>Circumstances</name>
    <message>
        <source>What applies here?</source>
        <translation>Что здесь верно?</translation>
    </message>
    <message>
        <source>One question at a time</source>
        <translation>По одному вопросу</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Все вопросы</translation>
    </message>
    <message>
        <source>Alt and its number answer</source>
        <translation>Alt и номер — ответ</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} из {most}</translation>
    </message>
    <message>
        <source>{yes} yes, {no} no</source>
        <translation>да: {yes}, нет: {no}</translation>
    </message>
</context>
<context>
    <name>ClockCards</name>
    <message>
        <source>without a time limit</source>
        <translation>без лимита времени</translation>
    </message>
    <message>
        <source>if started now, ends at</source>
        <translation>если начать сейчас, конец в</translation>
    </message>
    <message>
        <source>if started now, ends {time}</source>
        <translation>если начать сейчас, конец {time}</translation>
    </message>
    <message>
        <source>no pairings for round {number} yet</source>
        <translation>раунд {number}: парингов пока нет</translation>
    </message>
    <message>
        <source>{round} · single elimination</source>
        <translation>{round} · на выбывание</translation>
    </message>
    <message>
        <source>ended {time}</source>
        <translation>окончен {time}</translation>
    </message>
    <message>
        <source>ended at</source>
        <translation>в</translation>
    </message>
    <message>
        <source>elapsed; no time limit</source>
        <translation>прошло; без лимита времени</translation>
    </message>
    <message>
        <source>since {since} · if resumed now, ends {time}</source>
        <translation>с {since} · если продолжить сейчас, конец {time}</translation>
    </message>
    <message>
        <source>if resumed now, ends at</source>
        <translation>если продолжить сейчас, конец в</translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation>объявлено в {time}</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>конец {time}</translation>
    </message>
    <message>
        <source>ends at</source>
        <translation>конец в</translation>
    </message>
    <message>
        <source>started {time}</source>
        <translation>начат {time}</translation>
    </message>
    <message>
        <source>paused since {time}</source>
        <translation>пауза с {time}</translation>
    </message>
    <message>
        <source>no pauses or corrections</source>
        <translation>без пауз и поправок</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pause(s), {time}</source>
        <translation>
            <numerusform>%n пауза, {time}</numerusform>
            <numerusform>%n паузы, {time}</numerusform>
            <numerusform>%n пауз, {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected by {time}</source>
        <translation>поправка {time}</translation>
    </message>
    <message>
        <source>Next alarm: {what}, in {wait}</source>
        <translation>Следующий сигнал: {what}, через {wait}</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation>осталось {count} мин</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>last table</source>
        <translation>последний стол</translation>
    </message>
</context>
<context>
    <name>ClockController</name>
    <message>
        <source>{clock}: time is up, {end} ends the round, {pause} pauses all</source>
        <translation>{clock}: время вышло; {end} — конец раунда, {pause} — пауза для всех</translation>
    </message>
    <message>
        <source>Round {number} started without pairings: add them in Event</source>
        <translation>Раунд {number} начат без парингов: добавьте их на странице «Турнир»</translation>
    </message>
    <message>
        <source>{clock}: the round was ended</source>
        <translation>{clock}: раунд окончен</translation>
    </message>
</context>
<context>
    <name>ClockDisagreement</name>
    <message>
        <source>Follow the computer’s clock</source>
        <translation>Следовать часам компьютера</translation>
    </message>
    <message>
        <source>Judgekit follows the computer’s clock: {time} (by {shift})</source>
        <translation>Judgekit следует часам компьютера: {time} ({shift})</translation>
    </message>
    <message>
        <source>The computer’s clock is {shift} from the event’s time, {time}. If you follow it, the time left stays.</source>
        <translation>Часы компьютера расходятся со временем турнира, {time}, на {shift}. Если следовать им, остаток не изменится.</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Outstanding tables: which still play?</source>
        <translation>Незавершённые столы: кто ещё играет?</translation>
    </message>
    <message>
        <source>Start, pause or resume the clock</source>
        <translation>Начать, приостановить или продолжить</translation>
    </message>
    <message>
        <source>Same for the second clock</source>
        <translation>То же для вторых часов</translation>
    </message>
    <message>
        <source>Other timer</source>
        <translation>Другой таймер</translation>
    </message>
    <message>
        <source>Call a draft</source>
        <translation>Вести драфт</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Поправить часы</translation>
    </message>
    <message>
        <source>Correct the clock to less time</source>
        <translation>Поправить часы: меньше времени</translation>
    </message>
    <message>
        <source>End the round, early or not</source>
        <translation>Закончить раунд, досрочно или нет</translation>
    </message>
    <message>
        <source>Pause all clocks, or resume them</source>
        <translation>Пауза для всех часов или продолжение</translation>
    </message>
    <message>
        <source>Choose the next clock</source>
        <translation>Выбрать следующие часы</translation>
    </message>
    <message>
        <source>Show the board of the chosen clock</source>
        <translation>Показать столы выбранных часов</translation>
    </message>
    <message>
        <source>Public display</source>
        <translation>Экран для зала</translation>
    </message>
    <message>
        <source>Message on the public display</source>
        <translation>Сообщение на экране для зала</translation>
    </message>
    <message>
        <source>Mute or unmute alarms</source>
        <translation>Выключить или включить звук сигналов</translation>
    </message>
    <message>
        <source>Open or close a call at the chosen table</source>
        <translation>Открыть или закрыть вызов за выбранным столом</translation>
    </message>
    <message>
        <source>Mark the chosen table as told</source>
        <translation>Отметить: столу сообщили</translation>
    </message>
    <message>
        <source>Extension for a table</source>
        <translation>Дополнительное время столу</translation>
    </message>
    <message>
        <source>Send a judge to the chosen table</source>
        <translation>Отправить судью к выбранному столу</translation>
    </message>
    <message>
        <source>Which judges are free, and where the others are</source>
        <translation>Кто из судей свободен и где остальные</translation>
    </message>
    <message>
        <source>Slip of the chosen table</source>
        <translation>Карточка выбранного стола</translation>
    </message>
    <message>
        <source>The chosen table is done</source>
        <translation>Выбранный стол закончил</translation>
    </message>
    <message>
        <source>Show extensions to the second or to the minute</source>
        <translation>Дополнительное время до секунды или до минуты</translation>
    </message>
    <message>
        <source>Paste copied pairings, or the tables still playing</source>
        <translation>Вставить скопированные паринги или столы, которые ещё играют</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Закрыть панель</translation>
    </message>
    <message>
        <source>Print the slip of the chosen table</source>
        <translation>Напечатать карточку выбранного стола</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>{what}. Quit again to close Judgekit: the clocks keep time, but no alarm will sound.</source>
        <translation>{what}. Закройте ещё раз, чтобы выйти из Judgekit: часы продолжат идти, но сигналов не будет.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) not sent yet, but kept</source>
        <translation>
            <numerusform>%n запись не отправлена, но сохранена</numerusform>
            <numerusform>%n записи не отправлены, но сохранены</numerusform>
            <numerusform>%n записей не отправлено, но сохранено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laptop(s) lose this hub</source>
        <translation>
            <numerusform>%n ноутбук останется без главного</numerusform>
            <numerusform>%n ноутбука останутся без главного</numerusform>
            <numerusform>%n ноутбуков останутся без главного</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Colleagues</name>
    <message>
        <source>{who} undid your entry: {what}</source>
        <translation>Ваша запись отменена ({who}): {what}</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>What can be typed</source>
        <translation>Что можно ввести</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Esc — отмена</translation>
    </message>
    <message>
        <source>Tab fills in</source>
        <translation>Tab — подставить</translation>
    </message>
    <message>
        <source>↑ ↓ choose</source>
        <translation>↑ ↓ — выбрать</translation>
    </message>
    <message>
        <source>{key} lists all keys</source>
        <translation>{key} — все клавиши</translation>
    </message>
    <message>
        <source>undo any time: {key}</source>
        <translation>отменить можно всегда: {key}</translation>
    </message>
</context>
<context>
    <name>CompareActions</name>
    <message>
        <source>Previous</source>
        <translation>Предыдущее</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Следующее изменение</translation>
    </message>
    <message>
        <source>Copy the changes</source>
        <translation>Копировать изменения</translation>
    </message>
    <message>
        <source>Print the changes</source>
        <translation>Напечатать изменения</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Назад к тексту</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} из {count}</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>There is only one edition here</source>
        <translation>Здесь только одна редакция</translation>
    </message>
    <message>
        <source>Import another edition of a document to see what changed.</source>
        <translation>Импортируйте другую редакцию документа, чтобы увидеть, что изменилось.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>{old} and {new}</source>
        <translation>{old} и {new}</translation>
    </message>
    <message>
        <source>The editions could not be compared</source>
        <translation>Не удалось сравнить редакции</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n change(s)</source>
        <translation>
            <numerusform>Скопировано: %n изменение</numerusform>
            <numerusform>Скопировано: %n изменения</numerusform>
            <numerusform>Скопировано: %n изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>No change here</source>
        <translation>Изменений здесь нет</translation>
    </message>
    <message>
        <source>Filter: {name}</source>
        <translation>Фильтр: {name}</translation>
    </message>
</context>
<context>
    <name>CompareHead</name>
    <message>
        <source>Current</source>
        <translation>Текущая</translation>
    </message>
    <message>
        <source>Edition: {name}</source>
        <translation>Редакция: {name}</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Changed sections of both editions</source>
        <translation>Изменённые разделы обеих редакций</translation>
    </message>
    <message>
        <source>removed words</source>
        <translation>убранные слова</translation>
    </message>
    <message>
        <source>new words</source>
        <translation>новые слова</translation>
    </message>
    <message>
        <source>grey: unchanged</source>
        <translation>серое: без изменений</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Пометки</translation>
    </message>
</context>
<context>
    <name>CompareWording</name>
    <message numerus="yes">
        <source>%n section(s) differ</source>
        <translation>
            <numerusform>Отличий: %n</numerusform>
            <numerusform>Отличий: %n</numerusform>
            <numerusform>Отличий: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n слово</numerusform>
            <numerusform>%n слова</numerusform>
            <numerusform>%n слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Добавлен</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Убран</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Перемещён</translation>
    </message>
    <message>
        <source>Renumbered</source>
        <translation>Новый номер</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Изменён</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Все изменения</translation>
    </message>
    <message>
        <source>In my bookmarks</source>
        <translation>В моих закладках</translation>
    </message>
    <message>
        <source>Cited at this event</source>
        <translation>Упомянуты на турнире</translation>
    </message>
    <message>
        <source>Important for rulings</source>
        <translation>Важны для решений</translation>
    </message>
    <message>
        <source>same words</source>
        <translation>те же слова</translation>
    </message>
    <message>
        <source>new title</source>
        <translation>новый заголовок</translation>
    </message>
    <message>
        <source>+{added} {minus}{removed} words</source>
        <translation>+{added} {minus}{removed} слов</translation>
    </message>
    <message>
        <source>Your bookmark has no section in the newer edition</source>
        <translation>Для вашей закладки нет раздела в новой редакции</translation>
    </message>
    <message>
        <source>In your bookmarks</source>
        <translation>В ваших закладках</translation>
    </message>
    <message>
        <source>Your bookmark moves to {number}</source>
        <translation>Ваша закладка переходит к {number}</translation>
    </message>
</context>
<context>
    <name>ConnectionNotices</name>
    <message>
        <source>No connection to the hub since {time}; entries are kept and sent later</source>
        <translation>Нет связи с главным ноутбуком с {time}; записи сохраняются и уйдут позже</translation>
    </message>
    <message>
        <source>No connection to the hub of {who} since {time}; entries are kept and sent later</source>
        <translation>Нет связи с главным ноутбуком ({who}) с {time}; записи сохраняются и уйдут позже</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Стать главным…</translation>
    </message>
    <message>
        <source>This laptop can’t store what is entered: its disk may be full. Make room; nothing is lost.</source>
        <translation>Этот ноутбук не может сохранять записи: возможно, его диск полон. Освободите место; ничего не потеряется.</translation>
    </message>
    <message>
        <source>The hub can’t store: its disk may be full. What you enter waits here</source>
        <translation>Главный ноутбук не может сохранять: возможно, его диск полон. Ваши записи ждут здесь</translation>
    </message>
    <message>
        <source>The hub of {who} can’t store: its disk may be full. What you enter waits here</source>
        <translation>Главный ноутбук ({who}) не может сохранять: возможно, его диск полон. Ваши записи ждут здесь</translation>
    </message>
    <message>
        <source>Become the hub here? Do so on one laptop, and only if the other hub is gone; the others follow.</source>
        <translation>Сделать этот ноутбук главным? Только на одном и только если прежнего больше нет; остальные подключатся к нему.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Стать главным</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>This laptop was removed from the event; what you enter here reaches nobody</source>
        <translation>Этот ноутбук исключён из турнира; записи отсюда никто не увидит</translation>
    </message>
    <message>
        <source>This laptop was removed from the event; what you enter here reaches nobody. Ask {who}.</source>
        <translation>Этот ноутбук исключён из турнира; записи отсюда никто не увидит. К кому обратиться: {who}.</translation>
    </message>
    <message>
        <source>Show laptops</source>
        <translation>Показать ноутбуки</translation>
    </message>
    <message>
        <source>Colleagues have a newer Judgekit; update this one. Until then the event can be read here, not changed.</source>
        <translation>У коллег более новая версия Judgekit; обновите эту. До тех пор турнир здесь можно читать, но не менять.</translation>
    </message>
    <message>
        <source>This computer’s clock is {seconds} s slow; the times of its entries are corrected</source>
        <translation>Часы этого компьютера отстают на {seconds}&#xa0;с; время записей исправляется</translation>
    </message>
    <message>
        <source>This computer’s clock is {seconds} s fast; the times of its entries are corrected</source>
        <translation>Часы этого компьютера спешат на {seconds}&#xa0;с; время записей исправляется</translation>
    </message>
</context>
<context>
    <name>ConsiderRow</name>
    <message>
        <source>Record penalty</source>
        <translation>Записать наказание</translation>
    </message>
</context>
<context>
    <name>ContentionPane</name>
    <message>
        <source>Rounds to go</source>
        <translation>Ещё раундов</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Топ</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Paste or type records</source>
        <translation>Вставить или ввести таблицу</translation>
    </message>
    <message>
        <source>P opens pasted or typed standings and shows who can still make the cut and hasn&apos;t been checked.</source>
        <translation>Клавиша P примет вставленную или введённую таблицу и покажет, кто ещё может попасть в число лучших и не проверен.</translation>
    </message>
    <message>
        <source>Cut to</source>
        <translation>Отсечка</translation>
    </message>
    <message>
        <source>In contention, not yet checked</source>
        <translation>Претенденты без проверки</translation>
    </message>
    <message>
        <source>All of them are checked</source>
        <translation>Все они проверены</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>Таблицы пока нет</translation>
    </message>
</context>
<context>
    <name>CorrectionForm</name>
    <message>
        <source>Choose an infraction from those that are offered.</source>
        <translation>Выберите нарушение из предложенных.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Reason for deviation</source>
        <translation>Причина отступления</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Сохранить исправление</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Наказание</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>{clock}: corrected by {time}</source>
        <translation>{clock}: поправка {time}</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Поправить часы</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Отнять</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>End at</source>
        <translation>Конец в</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Что известно</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Причина (необязательно)</translation>
    </message>
    <message>
        <source>By minutes, or minutes and seconds</source>
        <translation>На сколько минут или минут и секунд</translation>
    </message>
    <message>
        <source>Every table’s deadline moves with the end of the round.</source>
        <translation>Срок каждого стола сдвигается вместе с концом раунда.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Поправить</translation>
    </message>
    <message>
        <source>The clock is to read</source>
        <translation>Часы должны показывать</translation>
    </message>
    <message>
        <source>The round is to end at</source>
        <translation>Раунд должен закончиться в</translation>
    </message>
    <message>
        <source>Type the time that remains, such as 42 or 42:00.</source>
        <translation>Введите оставшееся время, например 42 или 42:00.</translation>
    </message>
    <message>
        <source>Type a time of day, such as 19:35.</source>
        <translation>Введите время суток, например 19:35.</translation>
    </message>
    <message>
        <source>Enter minutes, such as 2 or 1:30.</source>
        <translation>Введите минуты, например 2 или 1:30.</translation>
    </message>
    <message>
        <source>{clock}: ends at {time}</source>
        <translation>{clock}: конец в {time}</translation>
    </message>
    <message>
        <source>{clock}: set to {time}</source>
        <translation>{clock}: установлено {time}</translation>
    </message>
    <message>
        <source>The clock reads</source>
        <translation>Часы покажут</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Конец в</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Later entries stay.</source>
        <translation>Последующее сохранится.</translation>
    </message>
    <message>
        <source>Entry saved</source>
        <translation>Запись сохранена</translation>
    </message>
    <message>
        <source>Correction saved</source>
        <translation>Исправление сохранено</translation>
    </message>
    <message>
        <source>The entry was changed meanwhile; nothing was corrected</source>
        <translation>Запись тем временем изменилась; ничего не исправлено</translation>
    </message>
    <message>
        <source>entered at {time}</source>
        <translation>внесено в {time}</translation>
    </message>
    <message>
        <source>entered at {time} by {who}</source>
        <translation>внесено в {time}, {who}</translation>
    </message>
    <message>
        <source>Choose an entry to correct</source>
        <translation>Выберите запись, которую нужно исправить</translation>
    </message>
    <message>
        <source>This entry is undone; put it back to correct it</source>
        <translation>Эта запись отменена; верните её, чтобы исправить</translation>
    </message>
    <message>
        <source>This entry is about another one; correct that one</source>
        <translation>Эта запись относится к другой; исправьте ту</translation>
    </message>
    <message>
        <source>An entry of an earlier version can’t be corrected; undo it and enter it again</source>
        <translation>Запись прежней версии исправить нельзя: отмените её и внесите заново</translation>
    </message>
    <message>
        <source>Correct the event’s details on its own form</source>
        <translation>Данные турнира исправляются на его странице</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>было {value}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>What moves</source>
        <translation>Что изменится</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Not saved yet. Save it or cancel before going elsewhere.</source>
        <translation>Ещё не сохранено. Сохраните или отмените, прежде чем перейти к другому.</translation>
    </message>
    <message>
        <source>Save entry</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Сохранить исправление</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Reason for the correction</source>
        <translation>Причина исправления</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>необязательно</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes it</source>
        <translation>Ctrl+Z отменит</translation>
    </message>
    <message>
        <source>Correct call</source>
        <translation>Исправить вызов</translation>
    </message>
    <message>
        <source>Correct extension</source>
        <translation>Исправить доп. время</translation>
    </message>
    <message>
        <source>Correct pause</source>
        <translation>Исправить паузу</translation>
    </message>
    <message>
        <source>Correct start of round</source>
        <translation>Исправить начало раунда</translation>
    </message>
    <message>
        <source>Correct end of round</source>
        <translation>Исправить конец раунда</translation>
    </message>
    <message>
        <source>Correct clock correction</source>
        <translation>Исправить поправку часов</translation>
    </message>
    <message>
        <source>Correct entry</source>
        <translation>Исправить запись</translation>
    </message>
    <message>
        <source>Correct deck check</source>
        <translation>Исправить проверку колод</translation>
    </message>
    <message>
        <source>Correct appeal</source>
        <translation>Исправить апелляцию</translation>
    </message>
    <message>
        <source>Correct penalty</source>
        <translation>Исправить наказание</translation>
    </message>
    <message>
        <source>Correct note</source>
        <translation>Исправить заметку</translation>
    </message>
    <message>
        <source>{what}, table {table}</source>
        <translation>{what}, стол {table}</translation>
    </message>
    <message>
        <source>Enter an earlier call</source>
        <translation>Внести прошедший вызов</translation>
    </message>
    <message>
        <source>Enter what happened earlier</source>
        <translation>Внести то, что было раньше</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Вызов</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Доп. время</translation>
    </message>
    <message>
        <source>Clock paused</source>
        <translation>Пауза часов</translation>
    </message>
    <message>
        <source>Round started</source>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>Round ended</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>Table done</source>
        <translation>Стол закончил</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Проверка колод</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Targeted</source>
        <translation>Целевой</translation>
    </message>
    <message>
        <source>Chosen by a judge</source>
        <translation>Выбран судьёй</translation>
    </message>
    <message>
        <source>as due</source>
        <translation>по расчёту</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без лимита</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ещё нет</translation>
    </message>
    <message>
        <source>Enter a time of day, such as 10:41 or 10:41:30</source>
        <translation>Введите время, например 10:41 или 10:41:30</translation>
    </message>
    <message>
        <source>Enter minutes, or minutes and seconds: 5 or 4:30</source>
        <translation>Введите минуты или минуты и секунды: 5 или 4:30</translation>
    </message>
    <message>
        <source>Enter a number</source>
        <translation>Введите число</translation>
    </message>
    <message>
        <source>Enter a text</source>
        <translation>Введите текст</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Раунд {round}, стол {table}</translation>
    </message>
    <message>
        <source>Table {table} plays until</source>
        <translation>Стол {table} играет до</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>Call at table {table}</source>
        <translation>Вызов за столом {table}</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Round ends</source>
        <translation>Раунд закончится</translation>
    </message>
    <message>
        <source>Round finishes</source>
        <translation>Раунд закончится</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>Decks checked</source>
        <translation>Проверено колод</translation>
    </message>
    <message>
        <source>table {table} is last</source>
        <translation>последний — стол {table}</translation>
    </message>
    <message>
        <source>Deadlines, calls, penalties</source>
        <translation>Сроки, вызовы, наказания</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Всё остальное</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыт</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыт</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Открыт</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Закрыт</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Закончено</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Возобновлено</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>Подана</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Решена</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Round length</source>
        <translation>Длина раунда</translation>
    </message>
    <message>
        <source>Extension given</source>
        <translation>Дано доп. время</translation>
    </message>
    <message>
        <source>Corrected by</source>
        <translation>Поправка</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Choice of table</source>
        <translation>Выбор стола</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Floor judge</source>
        <translation>Полевой судья</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Наказание</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Agreed facts</source>
        <translation>С чем все согласны</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>О чём спорят</translation>
    </message>
    <message>
        <source>Floor judge’s ruling</source>
        <translation>Решение полевого судьи</translation>
    </message>
    <message>
        <source>Player’s objection</source>
        <translation>Возражение игрока</translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation>Обоснование решения</translation>
    </message>
</context>
<context>
    <name>CounterpartChooser</name>
    <message>
        <source>Which section is the counterpart of {section}?</source>
        <translation>Какой раздел соответствует разделу {section}?</translation>
    </message>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Нет соответствия в этой редакции</translation>
    </message>
    <message>
        <source>Number or title</source>
        <translation>Номер или заголовок</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>A report was saved in {folder}. You can continue; nothing you saved is lost.</source>
        <translation>Отчёт сохранён в {folder}. Можно продолжать; ничего из сохранённого не потеряно.</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>В программе произошла ошибка</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>DeckCheckSettings</name>
    <message>
        <source>Deck checks</source>
        <translation>Проверка колод</translation>
    </message>
    <message>
        <source>Target, in minutes</source>
        <translation>Цель, минут</translation>
    </message>
    <message>
        <source>Hard stop, in minutes</source>
        <translation>Предел, минут</translation>
    </message>
    <message>
        <source>Shown in the time box; nothing stops automatically.</source>
        <translation>Показаны в счётчике времени; сама проверка не остановится.</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>No judge</source>
        <translation>Без судьи</translation>
    </message>
    <message>
        <source>Judge of this deck: {name}</source>
        <translation>Судья этой колоды: {name}</translation>
    </message>
    <message>
        <source>No list yet: paste it, or count without one</source>
        <translation>Деклиста нет: вставьте его или считайте без него</translation>
    </message>
    <message>
        <source>Paste list</source>
        <translation>Вставить деклист</translation>
    </message>
    <message>
        <source>Cards of {player}</source>
        <translation>Карты игрока {player}</translation>
    </message>
    <message>
        <source>The list of {player}</source>
        <translation>Деклист игрока {player}</translation>
    </message>
    <message>
        <source>Sleeves and cards: {done} of {count}</source>
        <translation>Протекторы и карты: {done} из {count}</translation>
    </message>
    <message>
        <source>click adds, right-click removes</source>
        <translation>щелчок добавляет, правый — убирает</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>{checked} of %n deck(s) checked today</source>
        <translation>
            <numerusform>{checked} из %n колоды проверено сегодня</numerusform>
            <numerusform>{checked} из %n колод проверено сегодня</numerusform>
            <numerusform>{checked} из %n колод проверено сегодня</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) checked today</source>
        <translation>
            <numerusform>%n колода проверена сегодня</numerusform>
            <numerusform>%n колоды проверены сегодня</numerusform>
            <numerusform>%n колод проверено сегодня</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter ticks %n</source>
        <translation>
            <numerusform>Enter отметит&#xa0;%n</numerusform>
            <numerusform>Enter отметит&#xa0;%n</numerusform>
            <numerusform>Enter отметит&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n расхождение</numerusform>
            <numerusform>%n расхождения</numerusform>
            <numerusform>%n расхождений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n deck(s) counted as checked</source>
        <translation>
            <numerusform>засчитано колод: {count} из %n</numerusform>
            <numerusform>засчитано колод: {count} из %n</numerusform>
            <numerusform>засчитано колод: {count} из %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the list</source>
        <translation>
            <numerusform>%n сверх деклиста</numerusform>
            <numerusform>%n сверх деклиста</numerusform>
            <numerusform>%n сверх деклиста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is in the main deck</source>
        <translation>
            <numerusform>%n в основной колоде</numerusform>
            <numerusform>%n в основной колоде</numerusform>
            <numerusform>%n в основной колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the main deck</source>
        <translation>
            <numerusform>%n из основной колоды</numerusform>
            <numerusform>%n из основной колоды</numerusform>
            <numerusform>%n из основной колоды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to verify</source>
        <translation>
            <numerusform>%n карту нужно проверить</numerusform>
            <numerusform>%n карты нужно проверить</numerusform>
            <numerusform>%n карт нужно проверить</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) without a penalty</source>
        <translation>
            <numerusform>%n расхождение без наказания</numerusform>
            <numerusform>%n расхождения без наказания</numerusform>
            <numerusform>%n расхождений без наказания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>не хватает&#xa0;%n</numerusform>
            <numerusform>не хватает&#xa0;%n</numerusform>
            <numerusform>не хватает&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is in the sideboard</source>
        <translation>
            <numerusform>%n в сайдборде</numerusform>
            <numerusform>%n в сайдборде</numerusform>
            <numerusform>%n в сайдборде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from the sideboard</source>
        <translation>
            <numerusform>%n из сайдборда</numerusform>
            <numerusform>%n из сайдборда</numerusform>
            <numerusform>%n из сайдборда</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck check, table {table}</source>
        <translation>Проверка, стол {table}</translation>
    </message>
    <message>
        <source>Sleeves and cards</source>
        <translation>Протекторы и карты</translation>
    </message>
    <message>
        <source>{title} ({number} of {count})</source>
        <translation>{title} ({number} из {count})</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>No list of this player yet: Ctrl+V pastes one.</source>
        <translation>Деклиста этого игрока нет: Ctrl+V вставит его.</translation>
    </message>
    <message>
        <source>Enter ticks one</source>
        <translation>Enter отметит одну</translation>
    </message>
    <message>
        <source>Player not named</source>
        <translation>Игрок не указан</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{count} из {wanted}</translation>
    </message>
    <message>
        <source>{key} other deck</source>
        <translation>{key} другая колода</translation>
    </message>
    <message>
        <source>{name}: Enter for one more</source>
        <translation>{name}: Enter — ещё одна</translation>
    </message>
    <message>
        <source>Counted: {main} and {sideboard}</source>
        <translation>Посчитано: {main} и {sideboard}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>not on the list, Enter</source>
        <translation>нет в деклисте, Enter</translation>
    </message>
    <message>
        <source>not on the list; + counts it</source>
        <translation>нет в деклисте; + засчитает</translation>
    </message>
    <message>
        <source>Card name, or click below</source>
        <translation>Название карты или щелчок ниже</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Название карты</translation>
    </message>
    <message>
        <source>counting here, from top to bottom</source>
        <translation>счёт здесь, сверху вниз</translation>
    </message>
    <message>
        <source>typing goes here, one key a card</source>
        <translation>ввод здесь, клавиша — карта</translation>
    </message>
    <message>
        <source>letters, then Enter; {key}: one key a card</source>
        <translation>буквы и Enter; {key}: клавиша на карту</translation>
    </message>
    <message>
        <source>typing goes here</source>
        <translation>ввод здесь</translation>
    </message>
    <message>
        <source>Counted: {main} of {all_main} and {sideboard} of {all_sideboard}</source>
        <translation>Посчитано: {main} из {all_main} и {sideboard} из {all_sideboard}</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Деклиста ещё нет</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Не начата</translation>
    </message>
    <message>
        <source>So far: {main} and {sideboard}</source>
        <translation>Пока: {main} и {sideboard}</translation>
    </message>
    <message>
        <source>Recorded at {time}: {penalty}, {infraction}</source>
        <translation>Записано в {time}: {penalty}, {infraction}</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Расхождений нет</translation>
    </message>
    <message>
        <source>No findings yet</source>
        <translation>Пока расхождений нет</translation>
    </message>
    <message>
        <source>Came in: {cards}</source>
        <translation>Вошли: {cards}</translation>
    </message>
    <message>
        <source>Went out: {cards}</source>
        <translation>Вышли: {cards}</translation>
    </message>
    <message>
        <source>Which card is “{name}”? Perhaps {cards}</source>
        <translation>Что за карта «{name}»? Возможно: {cards}</translation>
    </message>
    <message>
        <source>{penalty}, {reason}</source>
        <translation>{penalty}, {reason}</translation>
    </message>
    <message>
        <source>no infraction</source>
        <translation>нет нарушения</translation>
    </message>
    <message>
        <source>{finding}, by the card file</source>
        <translation>{finding}, по файлу карт</translation>
    </message>
    <message>
        <source>{finding}, by the card file of {date}</source>
        <translation>{finding}, по файлу карт от {date}</translation>
    </message>
    <message>
        <source>Not legal in {format}.</source>
        <translation>Нелегальна в формате {format}.</translation>
    </message>
    <message>
        <source>Not all of the list could be read.</source>
        <translation>Прочитан не весь деклист.</translation>
    </message>
    <message>
        <source>{format}: nothing illegal in the cards verified.</source>
        <translation>{format}: среди проверенных карт нарушений нет.</translation>
    </message>
    <message>
        <source>Nothing illegal in {format}.</source>
        <translation>В формате {format} ничего нелегального.</translation>
    </message>
    <message>
        <source>Legal in {format}.</source>
        <translation>Легальна в формате {format}.</translation>
    </message>
    <message>
        <source>unless the list has changed since</source>
        <translation>если список с тех пор не изменился</translation>
    </message>
    <message>
        <source>unless it is “{names}” in the pool</source>
        <translation>разве что в пуле это «{names}»</translation>
    </message>
    <message>
        <source>unless the pool has it under another name</source>
        <translation>разве что в пуле она под другим названием</translation>
    </message>
    <message>
        <source>unless its own text allows it, or it is a basic land</source>
        <translation>разве что разрешает текст карты или это базовая земля</translation>
    </message>
    <message>
        <source>target {time}</source>
        <translation>цель {time}</translation>
    </message>
    <message>
        <source>stop {time}</source>
        <translation>предел {time}</translation>
    </message>
    <message>
        <source>Return now, {count} of {decks} counted</source>
        <translation>Вернуть, сосчитано {count} из {decks}</translation>
    </message>
    <message>
        <source>Return, {count}/{decks}</source>
        <translation>Вернуть, {count}/{decks}</translation>
    </message>
    <message>
        <source>Return now</source>
        <translation>Вернуть сейчас</translation>
    </message>
    <message>
        <source>Main deck</source>
        <translation>Основная колода</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Сайдборд</translation>
    </message>
    <message>
        <source>not on the list</source>
        <translation>нет в деклисте</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>командир</translation>
    </message>
    <message>
        <source>{name}, {count} of {wanted}</source>
        <translation>{name}, {count} из {wanted}</translation>
    </message>
    <message>
        <source>Returned now, the table gets {time} ({length} and {bonus} more): it plays until the clock reads {reading}.</source>
        <translation>Вернуть сейчас — столу {time} ({length} и ещё {bonus}): играет до {reading}.</translation>
    </message>
    <message>
        <source>Returned now, the table gets {time}: it plays until the clock reads {reading}.</source>
        <translation>Вернуть сейчас — столу {time}: играет до {reading}.</translation>
    </message>
    <message>
        <source>{count} {name} from the sideboard in the main deck</source>
        <translation>{count} {name} из сайдборда в основной колоде</translation>
    </message>
    <message>
        <source>Start deck check…</source>
        <translation>Начать проверку колод…</translation>
    </message>
    <message>
        <source>{count} {name} from the main deck in the sideboard</source>
        <translation>{count} {name} из основной колоды в сайдборде</translation>
    </message>
    <message>
        <source>{count} {name} missing from the main deck</source>
        <translation>{count} {name} не хватает в основной колоде</translation>
    </message>
    <message>
        <source>{count} {name} missing from the sideboard</source>
        <translation>{count} {name} не хватает в сайдборде</translation>
    </message>
    <message>
        <source>{count} {name} not on the list, main deck</source>
        <translation>{count} {name} нет в деклисте, основная колода</translation>
    </message>
    <message>
        <source>{count} {name} not on the list, sideboard</source>
        <translation>{count} {name} нет в деклисте, сайдборд</translation>
    </message>
    <message>
        <source>Main deck: {count} of {limit}</source>
        <translation>Основная колода: {count} из {limit}</translation>
    </message>
    <message>
        <source>Sideboard: {count}, at most {limit}</source>
        <translation>Сайдборд: {count}, не больше {limit}</translation>
    </message>
    <message>
        <source>No extension due</source>
        <translation>Без доп. времени</translation>
    </message>
    <message>
        <source>Due now {time}, play to {reading}</source>
        <translation>Положено {time}, играть до {reading}</translation>
    </message>
    <message>
        <source>No round in progress: no extension for this check.</source>
        <translation>Раунд не идёт: за эту проверку доп. времени нет.</translation>
    </message>
    <message>
        <source>The round has no time limit: the check brings no extension.</source>
        <translation>У раунда нет лимита времени: проверка не даст дополнительного времени.</translation>
    </message>
    <message>
        <source>Time was over at the table when the check began: it brings no extension.</source>
        <translation>Проверка началась, когда время стола уже вышло: дополнительного времени она не даст.</translation>
    </message>
    <message>
        <source>past the stop</source>
        <translation>дольше предела</translation>
    </message>
    <message>
        <source>past the target</source>
        <translation>дольше цели</translation>
    </message>
    <message>
        <source>Order of the cards, weave, clumps</source>
        <translation>Порядок, чередование, скопления</translation>
    </message>
    <message>
        <source>Sleeves</source>
        <translation>Протекторы</translation>
    </message>
    <message>
        <source>Backs and edges</source>
        <translation>Рубашки и края</translation>
    </message>
    <message>
        <source>Marked cards, and whether by a pattern</source>
        <translation>Меченые карты, закономерность</translation>
    </message>
    <message>
        <source>Proxies issued by a judge</source>
        <translation>Прокси, выданные судьёй</translation>
    </message>
    <message>
        <source>Substitute cards</source>
        <translation>Карты-заменители</translation>
    </message>
    <message>
        <source>Tokens that look like cards</source>
        <translation>Фишки, похожие на карты</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>хорошо</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>проблема</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>не осмотрено</translation>
    </message>
    <message>
        <source>before game 1</source>
        <translation>до игры 1</translation>
    </message>
    <message>
        <source>between games</source>
        <translation>между играми</translation>
    </message>
    <message>
        <source>opening hands drawn</source>
        <translation>стартовые руки взяты</translation>
    </message>
    <message>
        <source>during a game</source>
        <translation>во время игры</translation>
    </message>
    <message>
        <source>at random, seed {seed}</source>
        <translation>жребий {seed}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>случайная</translation>
    </message>
    <message>
        <source>chosen by a judge</source>
        <translation>выбран судьёй</translation>
    </message>
    <message>
        <source>targeted: {reason}</source>
        <translation>целевая: {reason}</translation>
    </message>
    <message>
        <source>targeted</source>
        <translation>целевая</translation>
    </message>
    <message>
        <source>Opening hands drawn: no full check any more (2.8)</source>
        <translation>Стартовые руки взяты: полная проверка уже невозможна (2.8)</translation>
    </message>
    <message>
        <source>unchecked and in contention</source>
        <translation>не проверен, борется за плей-офф</translation>
    </message>
    <message>
        <source>somebody reported something</source>
        <translation>кто-то сообщил о подозрении</translation>
    </message>
    <message>
        <source>odd shuffling</source>
        <translation>странное тасование</translation>
    </message>
    <message>
        <source>marked cards</source>
        <translation>меченые карты</translation>
    </message>
    <message>
        <source>a problem earlier today</source>
        <translation>сегодня уже была проблема</translation>
    </message>
    <message>
        <source>a problem with the list</source>
        <translation>проблема с деклистом</translation>
    </message>
    <message>
        <source>an interrupted check</source>
        <translation>прерванная проверка</translation>
    </message>
    <message>
        <source>playoff</source>
        <translation>плей-офф</translation>
    </message>
    <message>
        <source>another reason</source>
        <translation>другая причина</translation>
    </message>
    <message>
        <source>No deck check in progress</source>
        <translation>Проверка колод не идёт</translation>
    </message>
    <message>
        <source>{key} shows the checks finished today.</source>
        <translation>{key} показывает завершённые сегодня проверки.</translation>
    </message>
    <message>
        <source>Choose tables</source>
        <translation>Выбрать столы</translation>
    </message>
    <message>
        <source>Current check</source>
        <translation>Текущая проверка</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Деклисты</translation>
    </message>
    <message>
        <source>Start a deck check</source>
        <translation>Начать проверку колод</translation>
    </message>
    <message>
        <source>Checks finished today</source>
        <translation>Проверки, завершённые сегодня</translation>
    </message>
    <message>
        <source>The sideboard comes now, or the main deck again</source>
        <translation>Теперь сайдборд или снова основная колода</translation>
    </message>
    <message>
        <source>Type into the other deck</source>
        <translation>Вводить в другую колоду</translation>
    </message>
    <message>
        <source>Sleeves and cards, the physical part</source>
        <translation>Протекторы и карты, осмотр</translation>
    </message>
    <message>
        <source>What the physical part consists of here</source>
        <translation>Из чего состоит осмотр</translation>
    </message>
    <message>
        <source>Print the checklist</source>
        <translation>Напечатать список осмотра</translation>
    </message>
    <message>
        <source>Tick by letters and Enter, one letter a card, or down the list</source>
        <translation>Отмечать буквами и Enter: по букве на карту или подряд по списку</translation>
    </message>
    <message>
        <source>Paste the list of this deck&apos;s player</source>
        <translation>Вставить деклист игрока этой колоды</translation>
    </message>
    <message>
        <source>Counting finished for this deck</source>
        <translation>Колода пересчитана</translation>
    </message>
    <message>
        <source>Players, judges, stage of the match</source>
        <translation>Игроки, судьи, стадия матча</translation>
    </message>
    <message>
        <source>Next check in progress</source>
        <translation>Следующая идущая проверка</translation>
    </message>
    <message>
        <source>Record the recommended penalty</source>
        <translation>Записать рекомендуемое наказание</translation>
    </message>
    <message>
        <source>Record the second recommended penalty</source>
        <translation>Записать второе рекомендуемое наказание</translation>
    </message>
    <message>
        <source>Return the decks</source>
        <translation>Вернуть колоды</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Деклисты</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершённые</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>One player is named for two decks.</source>
        <translation>Один игрок указан для двух колод.</translation>
    </message>
    <message>
        <source>Stage of the match</source>
        <translation>Стадия матча</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>{what} of deck {number}</source>
        <translation>{what}, колода {number}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>{item}: {note}</source>
        <translation>{item}: {note}</translation>
    </message>
    <message>
        <source>Name the player first, then paste the list</source>
        <translation>Сначала укажите игрока, затем вставьте деклист</translation>
    </message>
    <message>
        <source>{player} has a list; {key} shows and replaces it</source>
        <translation>Деклист игрока {player} есть; {key} покажет и заменит его</translation>
    </message>
    <message>
        <source>Nothing to paste: copy the decklist first</source>
        <translation>Вставлять нечего: сначала скопируйте деклист</translation>
    </message>
    <message>
        <source>List of {player}: {counts}</source>
        <translation>Деклист, {player}: {counts}</translation>
    </message>
    <message>
        <source>Table {table}: {what}</source>
        <translation>Стол {table}: {what}</translation>
    </message>
    <message>
        <source>decks returned</source>
        <translation>колоды возвращены</translation>
    </message>
    <message>
        <source>Table {table}: decks returned</source>
        <translation>Стол {table}: колоды возвращены</translation>
    </message>
    <message>
        <source>Decks of this table</source>
        <translation>Колоды этого стола</translation>
    </message>
</context>
<context>
    <name>DeviationForm</name>
    <message>
        <source>Deviation</source>
        <translation>Отступление</translation>
    </message>
    <message>
        <source>Reason for deviation</source>
        <translation>Причина отступления</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Time of day</source>
        <translation>Текущее время</translation>
    </message>
    <message>
        <source>Tables still playing</source>
        <translation>Столы, которые ещё играют</translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation>Дополнительные ходы</translation>
    </message>
    <message>
        <source>{what}, page {page} of {pages}</source>
        <translation>{what}, стр. {page} из {pages}</translation>
    </message>
</context>
<context>
    <name>DraftFoot</name>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>End the draft</source>
        <translation>Закончить драфт</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Начать этот шаг заново</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>on</source>
        <translation>да</translation>
    </message>
    <message>
        <source>off</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Hold before each booster: {state}</source>
        <translation>Ждать перед каждым бустером: {state}</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Close the draft</source>
        <translation>Закрыть драфт</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Драфт</translation>
    </message>
    <message>
        <source>{kind}, {cards} cards</source>
        <translation>{kind}, карт: {cards}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Start, pause or resume</source>
        <translation>Начать, пауза, продолжить</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Начать этот шаг заново</translation>
    </message>
    <message>
        <source>Hold before each booster</source>
        <translation>Ждать перед каждым бустером</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Голос</translation>
    </message>
    <message>
        <source>End the draft</source>
        <translation>Закончить драфт</translation>
    </message>
    <message>
        <source>Read Appendix B</source>
        <translation>Читать приложение B</translation>
    </message>
    <message>
        <source>15 or 14 cards</source>
        <translation>15 или 14 карт</translation>
    </message>
    <message>
        <source>Paused since {time}</source>
        <translation>Пауза с {time}</translation>
    </message>
    <message>
        <source>Speak the calls: off</source>
        <translation>Голос: выкл.</translation>
    </message>
    <message>
        <source>Speak the calls: muted</source>
        <translation>Голос: без звука</translation>
    </message>
    <message>
        <source>Speak the calls: on</source>
        <translation>Голос: вкл.</translation>
    </message>
</context>
<context>
    <name>DraftStart</name>
    <message>
        <source>What is drafted</source>
        <translation>Вид драфта</translation>
    </message>
    <message>
        <source>Cards in a booster  {key}</source>
        <translation>Карт в бустере  {key}</translation>
    </message>
    <message>
        <source>Cards in a booster</source>
        <translation>Карт в бустере</translation>
    </message>
    <message>
        <source>Start the draft</source>
        <translation>Начать драфт</translation>
    </message>
    <message>
        <source>Appendix B</source>
        <translation>Приложение B</translation>
    </message>
    <message>
        <source>Read Appendix B</source>
        <translation>Читать приложение B</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), {time} in all</source>
        <translation>
            <numerusform>%n шаг, всего {time}</numerusform>
            <numerusform>%n шага, всего {time}</numerusform>
            <numerusform>%n шагов, всего {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>The boosters lie on the table; nothing is passed.</source>
        <translation>Бустеры выложены на стол; ничего не передаётся.</translation>
    </message>
    <message>
        <source>Boosters are passed to the left, then to the right, and so on.</source>
        <translation>Бустеры передают налево, затем направо и так далее.</translation>
    </message>
</context>
<context>
    <name>DrawPane</name>
    <message>
        <source>Tables</source>
        <translation>Столов</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Код жребия</translation>
    </message>
    <message>
        <source>Tables in the hall</source>
        <translation>Столов в зале</translation>
    </message>
    <message>
        <source>Top tables</source>
        <translation>Верхних столов</translation>
    </message>
    <message>
        <source>Tickets each</source>
        <translation>Билетов у них</translation>
    </message>
    <message>
        <source>How many tables to draw</source>
        <translation>Сколько столов выбрать</translation>
    </message>
    <message>
        <source>or typed</source>
        <translation>или свой</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Draw with a new seed</source>
        <translation>Бросить жребий заново</translation>
    </message>
    <message>
        <source>Skip tables with a player already checked</source>
        <translation>Без столов, где уже проверяли</translation>
    </message>
    <message>
        <source>Weight top tables</source>
        <translation>Чаще первые столы</translation>
    </message>
    <message>
        <source>Start check</source>
        <translation>Начать проверку</translation>
    </message>
    <message>
        <source>Start check at table {table}</source>
        <translation>Начать проверку за столом {table}</translation>
    </message>
    <message>
        <source>decks already taken</source>
        <translation>колоды уже взяты</translation>
    </message>
    <message>
        <source>Tables drawn</source>
        <translation>Выпавшие столы</translation>
    </message>
    <message>
        <source>no table is left</source>
        <translation>столов не осталось</translation>
    </message>
    <message>
        <source>nothing drawn yet</source>
        <translation>жребия ещё не было</translation>
    </message>
</context>
<context>
    <name>EditionWording</name>
    <message numerus="yes">
        <source>%n change(s) in this section since</source>
        <translation>
            <numerusform>%n изменение в этом разделе с тех пор</numerusform>
            <numerusform>%n изменения в этом разделе с тех пор</numerusform>
            <numerusform>%n изменений в этом разделе с тех пор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>редакции %n год</numerusform>
            <numerusform>редакции %n года</numerusform>
            <numerusform>редакции %n лет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>редакции %n месяц</numerusform>
            <numerusform>редакции %n месяца</numerusform>
            <numerusform>редакции %n месяцев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since</source>
        <translation>
            <numerusform>%n изменение с тех пор</numerusform>
            <numerusform>%n изменения с тех пор</numerusform>
            <numerusform>%n изменений с тех пор</numerusform>
        </translation>
    </message>
    <message>
        <source>Newer edition in the library</source>
        <translation>Есть более новая редакция</translation>
    </message>
    <message>
        <source>Newer edition in the library: {date}, {language}</source>
        <translation>Есть более новая редакция: {date}, {language}</translation>
    </message>
    <message>
        <source>changes since are not known</source>
        <translation>изменения с тех пор неизвестны</translation>
    </message>
    <message>
        <source>Changes are known until {date}.</source>
        <translation>Изменения известны по {date}</translation>
    </message>
    <message>
        <source>numbered {number} now</source>
        <translation>теперь номер {number}</translation>
    </message>
    <message>
        <source>only reworded since</source>
        <translation>с тех пор менялась лишь формулировка</translation>
    </message>
    <message>
        <source>no known change in this section</source>
        <translation>в этом разделе изменений не известно</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>больше нет</translation>
    </message>
    <message>
        <source>between {first} and {last}</source>
        <translation>между {first} и {last}</translation>
    </message>
    <message>
        <source>For rulings</source>
        <translation>Для решений</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Процедура</translation>
    </message>
    <message>
        <source>not there any more, was {number}</source>
        <translation>больше нет, был {number}</translation>
    </message>
    <message>
        <source>now {number}, was {before}</source>
        <translation>теперь {number}, был {before}</translation>
    </message>
    <message>
        <source>now {number}</source>
        <translation>теперь {number}</translation>
    </message>
    <message>
        <source>Since {date}</source>
        <translation>С {date}</translation>
    </message>
    <message>
        <source>Opens this section there</source>
        <translation>Открывает там этот раздел</translation>
    </message>
    <message>
        <source>It has no counterpart of this section</source>
        <translation>Соответствия этому разделу там нет</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>{reading} left on the clock</source>
        <translation>На часах ещё {reading}</translation>
    </message>
    <message>
        <source>End round {number}?</source>
        <translation>Закончить раунд {number}?</translation>
    </message>
    <message>
        <source>End this clock?</source>
        <translation>Закончить эти часы?</translation>
    </message>
    <message>
        <source>Open calls and checks stay open; Ctrl+Z brings the round back.</source>
        <translation>Открытое останется открытым; Ctrl+Z вернёт раунд.</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Закончить раунд</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) not done</source>
        <translation>
            <numerusform>%n стол не закончил</numerusform>
            <numerusform>%n стола не закончили</numerusform>
            <numerusform>%n столов не закончили</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open call(s), at table</source>
        <translation>
            <numerusform>%n открытый вызов, стол</numerusform>
            <numerusform>%n открытых вызова, столы</numerusform>
            <numerusform>%n открытых вызовов, столы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck check(s) in progress, at table</source>
        <translation>
            <numerusform>%n проверка колод идёт, стол</numerusform>
            <numerusform>%n проверки колод идут, столы</numerusform>
            <numerusform>%n проверок колод идут, столы</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPart</name>
    <message>
        <source>Read {number}</source>
        <translation>Читать {number}</translation>
    </message>
</context>
<context>
    <name>EntryPane</name>
    <message>
        <source>General matter</source>
        <translation>Общий вопрос</translation>
    </message>
    <message>
        <source>No infraction</source>
        <translation>Нет нарушения</translation>
    </message>
</context>
<context>
    <name>ExtensionPanel</name>
    <message>
        <source>Enter a table and minutes: 5 or 4:30.</source>
        <translation>Введите стол и минуты: 5 или 4:30.</translation>
    </message>
    <message>
        <source>Table {table}: {time}</source>
        <translation>Стол {table}: {time}</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Доп. время</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Minutes, or minutes and seconds: 5, 4:30; −5 takes five back.</source>
        <translation>Минуты или минуты и секунды: 5, 4:30; −5 убирает пять.</translation>
    </message>
    <message>
        <source>or your own words</source>
        <translation>или своими словами</translation>
    </message>
    <message>
        <source>Give extension</source>
        <translation>Дать доп. время</translation>
    </message>
    <message>
        <source>Round finishes</source>
        <translation>Раунд закончится</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Plays until the clock reads</source>
        <translation>Играет до показания часов</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>в {time}</translation>
    </message>
</context>
<context>
    <name>ExtensionSettings</name>
    <message>
        <source>Time extensions</source>
        <translation>Дополнительное время</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показывать</translation>
    </message>
    <message>
        <source>to the second</source>
        <translation>до секунды</translation>
    </message>
    <message>
        <source>up to the next minute</source>
        <translation>вверх до минуты</translation>
    </message>
    <message>
        <source>How extensions are shown</source>
        <translation>Как показывать дополнительное время</translation>
    </message>
    <message>
        <source>Only the display is rounded; every second is recorded.</source>
        <translation>Округляется только показ; записывается каждая секунда.</translation>
    </message>
</context>
<context>
    <name>FeedbackView</name>
    <message>
        <source>Floor judges</source>
        <translation>Полевые судьи</translation>
    </message>
    <message>
        <source>Copied: the feedback sheet</source>
        <translation>Скопировано: лист отзыва</translation>
    </message>
    <message>
        <source>How many of their appealed rulings were overturned or changed.</source>
        <translation>Сколько их обжалованных решений было изменено.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>FilterButton</name>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not in this text</source>
        <translation>В этом тексте нет</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} из {count}</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Найти в этом тексте</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} из {total}</translation>
    </message>
    <message>
        <source>Esc back to {page}, nothing changes</source>
        <translation>Esc — назад: {page}, ничего не изменится</translation>
    </message>
    <message>
        <source>↑ ↓ choose</source>
        <translation>↑ ↓ — выбрать</translation>
    </message>
    <message>
        <source>{key} all in Rules</source>
        <translation>{key} — всё в правилах</translation>
    </message>
    <message>
        <source>Tab fills in</source>
        <translation>Tab — подставить</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>{number} of at most {most}</source>
        <translation>{number}, не больше {most}</translation>
    </message>
    <message>
        <source>Infractions</source>
        <translation>Нарушения</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Что случилось?</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Что случилось, в нескольких словах</translation>
    </message>
    <message>
        <source>Infractions found</source>
        <translation>Найденные нарушения</translation>
    </message>
    <message>
        <source>No results. Try other words, or answer the questions.</source>
        <translation>Ничего не найдено. Попробуйте другие слова или ответьте на вопросы.</translation>
    </message>
    <message>
        <source>Find by questions</source>
        <translation>По вопросам</translation>
    </message>
    <message>
        <source>Questions that lead to the infraction</source>
        <translation>Вопросы, ведущие к нарушению</translation>
    </message>
    <message>
        <source>Edition of the policy</source>
        <translation>Редакция IPG и JAR</translation>
    </message>
    <message>
        <source>Rules Enforcement Level: {level}</source>
        <translation>Уровень применения правил: {level}</translation>
    </message>
    <message>
        <source>No infraction?</source>
        <translation>Не нарушение?</translation>
    </message>
    <message>
        <source>Print the booklet of the infractions</source>
        <translation>Напечатать справочник нарушений</translation>
    </message>
    <message>
        <source>Penalties of the event</source>
        <translation>Наказания турнира</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Finish</source>
        <translation>Окончить</translation>
    </message>
    <message>
        <source>Counting finished</source>
        <translation>Подсчёт окончен</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончен</translation>
    </message>
    <message>
        <source>Finish counting</source>
        <translation>Окончить подсчёт</translation>
    </message>
</context>
<context>
    <name>FinishedView</name>
    <message>
        <source>Checks finished today</source>
        <translation>Проверки, завершённые сегодня</translation>
    </message>
    <message>
        <source>No check finished today</source>
        <translation>Сегодня завершённых проверок нет</translation>
    </message>
    <message>
        <source>Checks appear here with their findings once their decks are returned.</source>
        <translation>Проверки появятся здесь с расхождениями, когда колоды вернут.</translation>
    </message>
</context>
<context>
    <name>FollowingWording</name>
    <message>
        <source>{place}, here {number}</source>
        <translation>{place}, здесь {number}</translation>
    </message>
    <message>
        <source>{place}; none in the edition of {date}</source>
        <translation>{place}; в редакции от {date} его нет</translation>
    </message>
    <message>
        <source>written at {place}</source>
        <translation>написана к {place}</translation>
    </message>
    <message>
        <source>Moved with their sections: {marks}.</source>
        <translation>Перешли со своими разделами: {marks}.</translation>
    </message>
    <message>
        <source>Without a counterpart: {count}.</source>
        <translation>Без соответствия: {count}.</translation>
    </message>
    <message>
        <source>Hidden until it is imported again: {count}.</source>
        <translation>Скрыты до повторного импорта: {count}.</translation>
    </message>
    <message>
        <source>{number} in the edition of {date}</source>
        <translation>{number} в редакции от {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s)</source>
        <translation>
            <numerusform>%n закладка</numerusform>
            <numerusform>%n закладки</numerusform>
            <numerusform>%n закладок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n заметка</numerusform>
            <numerusform>%n заметки</numerusform>
            <numerusform>%n заметок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>The event&apos;s: {format}</source>
        <translation>Как у турнира: {format}</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>не указан</translation>
    </message>
    <message>
        <source>No format</source>
        <translation>Без формата</translation>
    </message>
    <message>
        <source>Format used for legality: {format}</source>
        <translation>Формат для проверки легальности: {format}</translation>
    </message>
    <message>
        <source>Also applies: {format}</source>
        <translation>Также действует: {format}</translation>
    </message>
    <message>
        <source>Played as…</source>
        <translation>Играют как…</translation>
    </message>
</context>
<context>
    <name>FormatField</name>
    <message>
        <source>Modern, sealed deck, or any other</source>
        <translation>Модерн, запечатанная колода или любой другой</translation>
    </message>
    <message>
        <source>List the formats</source>
        <translation>Показать форматы</translation>
    </message>
</context>
<context>
    <name>FoundHubs</name>
    <message>
        <source>Looking for hubs in this network…</source>
        <translation>Поиск главных ноутбуков в этой сети…</translation>
    </message>
    <message>
        <source>Hub in this network</source>
        <translation>Главный ноутбук в этой сети</translation>
    </message>
    <message>
        <source>Another one, by its address</source>
        <translation>Другой, по адресу</translation>
    </message>
    <message numerus="yes">
        <source>%n more; type the address if yours isn’t shown</source>
        <translation>
            <numerusform>ещё %n; если вашего нет в списке, введите адрес</numerusform>
            <numerusform>ещё %n; если вашего нет в списке, введите адрес</numerusform>
            <numerusform>ещё %n; если вашего нет в списке, введите адрес</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GapCell</name>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Нет соответствия в этой редакции</translation>
    </message>
</context>
<context>
    <name>GlossaryView</name>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n термин</numerusform>
            <numerusform>%n термина</numerusform>
            <numerusform>%n терминов</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a term in any language</source>
        <translation>Найти термин на любом языке</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Глоссарий</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Try fewer letters, or search the texts.</source>
        <translation>Введите меньше букв или ищите в текстах.</translation>
    </message>
</context>
<context>
    <name>HallPane</name>
    <message>
        <source>Screens and phones</source>
        <translation>Экраны и телефоны</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>In the browser of a screen</source>
        <translation>В браузере экрана</translation>
    </message>
    <message>
        <source>QR code of the address for screens</source>
        <translation>QR-код адреса для экранов</translation>
    </message>
    <message>
        <source>In the browser of a judge’s phone</source>
        <translation>В браузере телефона судьи</translation>
    </message>
    <message>
        <source>QR code of the address for phones</source>
        <translation>QR-код адреса для телефонов</translation>
    </message>
    <message>
        <source>Phone code</source>
        <translation>Код для телефона</translation>
    </message>
    <message>
        <source>New code for a judge’s phone</source>
        <translation>Новый код для телефона судьи</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate</source>
        <translation>Отпечаток SHA-256 сертификата</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Запуск…</translation>
    </message>
    <message>
        <source>Screens in the hall show the public display in a browser, and judges take part by phone.</source>
        <translation>Экран для зала открывается в браузере на любом мониторе, а судьи участвуют с телефона.</translation>
    </message>
    <message>
        <source>Each phone needs a code of its own. You let it in when it asks.</source>
        <translation>Каждому телефону нужен свой код. Вы допускаете телефон, когда он просит доступ.</translation>
    </message>
    <message>
        <source>For one phone, until {time}</source>
        <translation>Для одного телефона, до {time}</translation>
    </message>
</context>
<context>
    <name>HallPanel</name>
    <message>
        <source>No clock is running.</source>
        <translation>Ни одни часы не идут.</translation>
    </message>
    <message>
        <source>No clock was paused with all others.</source>
        <translation>Общей паузы нет.</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Причина (необязательно)</translation>
    </message>
    <message>
        <source>Line on the public display (optional)</source>
        <translation>Строка на экране для зала (необязательно)</translation>
    </message>
    <message>
        <source>Everybody in the hall can read it. Empty: no line.</source>
        <translation>Её прочтут все в зале. Пусто — строки нет.</translation>
    </message>
    <message>
        <source>Pause all clocks</source>
        <translation>Пауза для всех часов</translation>
    </message>
    <message>
        <source>Resume all clocks</source>
        <translation>Продолжить все часы</translation>
    </message>
    <message>
        <source>Message for the hall</source>
        <translation>Сообщение для зала</translation>
    </message>
    <message numerus="yes">
        <source>Pause %n clock(s)</source>
        <translation>
            <numerusform>Пауза для всех: %n</numerusform>
            <numerusform>Пауза для всех: %n</numerusform>
            <numerusform>Пауза для всех: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resume %n clock(s)</source>
        <translation>
            <numerusform>Продолжить все: %n</numerusform>
            <numerusform>Продолжить все: %n</numerusform>
            <numerusform>Продолжить все: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Show message</source>
        <translation>Показать сообщение</translation>
    </message>
    <message>
        <source>Resume all…</source>
        <translation>Продолжить все…</translation>
    </message>
    <message>
        <source>Pause all…</source>
        <translation>Пауза для всех…</translation>
    </message>
    <message>
        <source>All clocks are paused</source>
        <translation>Все часы на паузе</translation>
    </message>
    <message>
        <source>All clocks resumed</source>
        <translation>Все часы идут дальше</translation>
    </message>
    <message>
        <source>Message removed from the public display</source>
        <translation>Сообщение убрано с экрана для зала</translation>
    </message>
    <message>
        <source>The public display shows the message</source>
        <translation>Сообщение показано на экране для зала</translation>
    </message>
</context>
<context>
    <name>HappenedRow</name>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Cards, counts, who said what</source>
        <translation>Карты, количество, кто что сказал</translation>
    </message>
</context>
<context>
    <name>HeadJudgeRow</name>
    <message>
        <source>Who is the head judge?</source>
        <translation>Кто главный судья?</translation>
    </message>
    <message>
        <source>Head judge&apos;s name</source>
        <translation>Имя главного судьи</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Close help</source>
        <translation>Закрыть справку</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Pages of the help</source>
        <translation>Страницы справки</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Страницы программы</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Строка команд</translation>
    </message>
    <message>
        <source>Commands while an event is open</source>
        <translation>Команды при открытом турнире</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>There is another hub of this event</source>
        <translation>Есть ещё один главный ноутбук этого турнира</translation>
    </message>
    <message>
        <source>{who} leads another hub of this event</source>
        <translation>Ещё один главный ноутбук этого турнира: {who}</translation>
    </message>
    <message>
        <source>At {address}. Only one can stay: agree on it. Nothing is lost.</source>
        <translation>Адрес {address}. Остаться должен один: договоритесь. Ничего не потеряется.</translation>
    </message>
    <message>
        <source>At {address}. Only one can stay: agree on it. If this laptop follows, its hub ends and nothing is lost.</source>
        <translation>Адрес {address}. Остаться должен один: договоритесь. Если подключить этот ноутбук, он перестанет быть главным; ничего не потеряется.</translation>
    </message>
    <message>
        <source>Follow {who}</source>
        <translation>Подключиться: {who}</translation>
    </message>
    <message>
        <source>Follow this hub</source>
        <translation>Подключиться к этому главному ноутбуку</translation>
    </message>
</context>
<context>
    <name>HubPane</name>
    <message>
        <source>Hub</source>
        <translation>Главный ноутбук</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Пока не найден</translation>
    </message>
    <message>
        <source>All laptops meet at the hub. Whoever sits there invites the others. If it is gone for good, one other laptop takes over.</source>
        <translation>Через главный ноутбук связаны все остальные. Приглашает тот, кто за ним. Если он пропал насовсем, главным становится другой.</translation>
    </message>
    <message>
        <source>Follow another hub…</source>
        <translation>Выбрать другой главный…</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Preparing the search: {percent} %</source>
        <translation>Подготовка поиска: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Import preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импортировать</translation>
    </message>
</context>
<context>
    <name>InfractionFilter</name>
    <message>
        <source>All infractions</source>
        <translation>Все нарушения</translation>
    </message>
    <message>
        <source>Infraction that is shown: {title}</source>
        <translation>Показано нарушение: {title}</translation>
    </message>
</context>
<context>
    <name>Infractions</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n наказание</numerusform>
            <numerusform>%n наказания</numerusform>
            <numerusform>%n наказаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recorded %n s ago: issue another?</source>
        <translation>
            <numerusform>Записано %n с назад: записать ещё одно?</numerusform>
            <numerusform>Записано %n с назад: записать ещё одно?</numerusform>
            <numerusform>Записано %n с назад: записать ещё одно?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warning(s) for {infraction} today</source>
        <translation>
            <numerusform>Сегодня %n Предупреждение за «{infraction}»</numerusform>
            <numerusform>Сегодня %n Предупреждения за «{infraction}»</numerusform>
            <numerusform>Сегодня %n Предупреждений за «{infraction}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies) for {infraction} today</source>
        <translation>
            <numerusform>Сегодня %n наказание за «{infraction}»</numerusform>
            <numerusform>Сегодня %n наказания за «{infraction}»</numerusform>
            <numerusform>Сегодня %n наказаний за «{infraction}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} gets %n more turn(s)</source>
        <translation>
            <numerusform>Стол {table} получает ещё %n ход</numerusform>
            <numerusform>Стол {table} получает ещё %n хода</numerusform>
            <numerusform>Стол {table} получает ещё %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Что сюда относится</translation>
    </message>
    <message>
        <source>Typical situations</source>
        <translation>Типичные ситуации</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Ужесточения</translation>
    </message>
    <message>
        <source>Downgrades</source>
        <translation>Смягчения</translation>
    </message>
    <message>
        <source>What to record</source>
        <translation>Что записать</translation>
    </message>
    <message>
        <source>For the head judge</source>
        <translation>Для главного судьи</translation>
    </message>
    <message>
        <source>What does not</source>
        <translation>Что не относится</translation>
    </message>
    <message>
        <source>no infraction</source>
        <translation>нет нарушения</translation>
    </message>
    <message>
        <source>2024 differs from 2021 (shown: 2024)</source>
        <translation>2024 отличается от 2021 (показана 2024)</translation>
    </message>
    <message>
        <source>2024 differs from 2021 (shown: 2021)</source>
        <translation>2024 отличается от 2021 (показана 2021)</translation>
    </message>
    <message>
        <source>The event is {level}</source>
        <translation>Уровень турнира: {level}</translation>
    </message>
    <message>
        <source>The event goes by {edition}</source>
        <translation>Редакция турнира: {edition}</translation>
    </message>
    <message>
        <source>General matters</source>
        <translation>Общие вопросы</translation>
    </message>
    <message>
        <source>No infraction</source>
        <translation>Нет нарушения</translation>
    </message>
    <message>
        <source>To the questions; digits answer</source>
        <translation>К вопросам; ответ — цифрой</translation>
    </message>
    <message>
        <source>Yes: it applies here</source>
        <translation>Да: здесь это верно</translation>
    </message>
    <message>
        <source>No: it doesn&apos;t apply here</source>
        <translation>Нет: здесь это не так</translation>
    </message>
    <message>
        <source>All steps of the remedy, or those needed here</source>
        <translation>Все шаги исправления или только нужные здесь</translation>
    </message>
    <message>
        <source>Another Rules Enforcement Level</source>
        <translation>Другой уровень применения правил</translation>
    </message>
    <message>
        <source>The other edition</source>
        <translation>Другая редакция</translation>
    </message>
    <message>
        <source>At which table</source>
        <translation>За каким столом</translation>
    </message>
    <message>
        <source>When the player was seated</source>
        <translation>Когда игрок сел за стол</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Also record 2.6 for the opponent</source>
        <translation>Записать также 2.6 оппоненту</translation>
    </message>
    <message>
        <source>Print what the player is told, or the booklet</source>
        <translation>Напечатать текст для игрока или справочник</translation>
    </message>
    <message>
        <source>Search infractions</source>
        <translation>Искать нарушение</translation>
    </message>
    <message>
        <source>What is not an infraction</source>
        <translation>Что не считается нарушением</translation>
    </message>
    <message>
        <source>Record penalty</source>
        <translation>Записать наказание</translation>
    </message>
    <message>
        <source>Ask the head judge</source>
        <translation>Спросить главного судью</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <translation>Другое наказание</translation>
    </message>
    <message>
        <source>Round and judge</source>
        <translation>Раунд и судья</translation>
    </message>
    <message>
        <source>All penalties of the player</source>
        <translation>Все наказания игрока</translation>
    </message>
    <message>
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
    </message>
    <message>
        <source>Official wording, and back</source>
        <translation>Официальный текст и обратно</translation>
    </message>
    <message>
        <source>Paragraph of the rules</source>
        <translation>Абзац правил</translation>
    </message>
    <message>
        <source>Copy what the player is told</source>
        <translation>Копировать текст для игрока</translation>
    </message>
    <message>
        <source>Penalties of the event, and back</source>
        <translation>Наказания турнира и обратно</translation>
    </message>
    <message>
        <source>Correct the chosen penalty</source>
        <translation>Исправить выбранное наказание</translation>
    </message>
    <message>
        <source>Undo the chosen penalty</source>
        <translation>Отменить выбранное наказание</translation>
    </message>
    <message>
        <source>Print the chosen penalty</source>
        <translation>Напечатать выбранное наказание</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Напечатать список</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Когда и где</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Infractions</source>
        <translation>Нарушения</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Наказание</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Редакция</translation>
    </message>
    <message>
        <source>Standard penalty</source>
        <translation>Стандартное наказание</translation>
    </message>
    <message>
        <source>Reason for deviation</source>
        <translation>Причина отступления</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>Записал</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>What applied</source>
        <translation>Что было верно</translation>
    </message>
    <message>
        <source>Questions answered</source>
        <translation>Ответы на вопросы</translation>
    </message>
    <message>
        <source>{player}&apos;s penalties</source>
        <translation>Наказания игрока {player}</translation>
    </message>
    <message>
        <source>Nothing is recorded for the player.</source>
        <translation>Игроку ничего не записывается.</translation>
    </message>
    <message>
        <source>Choose the player first.</source>
        <translation>Сначала выберите игрока.</translation>
    </message>
    <message>
        <source>Choose who is meant, or say that the player is new</source>
        <translation>Выберите, кто имеется в виду, или укажите, что игрок новый</translation>
    </message>
    <message>
        <source>Enter when the player was seated</source>
        <translation>Укажите, когда игрок сел за стол</translation>
    </message>
    <message>
        <source>A deviation needs a reason.</source>
        <translation>Для отступления нужна причина.</translation>
    </message>
    <message>
        <source>Name the head judge first.</source>
        <translation>Сначала укажите главного судью.</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>стол {table}</translation>
    </message>
    <message>
        <source>Fix it, and play on</source>
        <translation>Исправьте и продолжайте игру</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Без наказания</translation>
    </message>
    <message>
        <source>Penalty: Warning</source>
        <translation>Наказание: Предупреждение</translation>
    </message>
    <message>
        <source>Penalty: Game Loss</source>
        <translation>Наказание: Проигрыш игры</translation>
    </message>
    <message>
        <source>Penalty: Match Loss</source>
        <translation>Наказание: Проигрыш матча</translation>
    </message>
    <message>
        <source>Penalty: Disqualification</source>
        <translation>Наказание: Дисквалификация</translation>
    </message>
    <message>
        <source>This one becomes a fix</source>
        <translation>Становится Исправлением</translation>
    </message>
    <message>
        <source>This one becomes a Warning</source>
        <translation>Становится Предупреждением</translation>
    </message>
    <message>
        <source>Penalty: Game Loss (upgraded)</source>
        <translation>Наказание: Проигрыш игры (ужесточено)</translation>
    </message>
    <message>
        <source>Penalty: Match Loss (upgraded)</source>
        <translation>Наказание: Проигрыш матча (ужесточено)</translation>
    </message>
    <message>
        <source>Penalty: Disqualification (upgraded)</source>
        <translation>Наказание: Дисквалификация (ужесточено)</translation>
    </message>
    <message>
        <source>Standard penalty: {penalty}</source>
        <translation>Стандартное наказание: {penalty}</translation>
    </message>
    <message>
        <source>Table {table} gets an extension of {time}</source>
        <translation>Стол {table} получает дополнительное время {time}</translation>
    </message>
    <message>
        <source>it plays until the clock reads {reading}</source>
        <translation>играет до {reading} на часах</translation>
    </message>
    <message>
        <source>Previous today for {infraction}: none</source>
        <translation>Ранее сегодня за «{infraction}»: нет</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>Yes: this is the player</source>
        <translation>Да: это тот игрок</translation>
    </message>
    <message>
        <source>No: another player</source>
        <translation>Нет: другой игрок</translation>
    </message>
    <message>
        <source>{time} min</source>
        <translation>{time} мин</translation>
    </message>
    <message>
        <source>{time} after the start of the round</source>
        <translation>{time} после начала раунда</translation>
    </message>
    <message>
        <source>The round is only {age} old: {time} late is recorded, not {said}</source>
        <translation>Раунд идёт всего {age}: записывается опоздание на {time}, а не на {said}</translation>
    </message>
    <message>
        <source>Enter a time since the round began, or minutes late</source>
        <translation>Укажите время после начала раунда или минуты опоздания</translation>
    </message>
    <message>
        <source>Round {number} began at {time}</source>
        <translation>Раунд {number} начался в {time}</translation>
    </message>
    <message>
        <source>{time} late</source>
        <translation>опоздание {time}</translation>
    </message>
</context>
<context>
    <name>InfractionsController</name>
    <message>
        <source>What happened?</source>
        <translation>Что случилось?</translation>
    </message>
    <message>
        <source>Type a few words, choose from the list, or answer the questions.</source>
        <translation>Введите несколько слов, выберите из списка или ответьте на вопросы.</translation>
    </message>
</context>
<context>
    <name>InvitePane</name>
    <message>
        <source>Invite</source>
        <translation>Пригласить</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>Копировать приглашение</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Новый код</translation>
    </message>
    <message>
        <source>Invite a laptop</source>
        <translation>Пригласить ноутбук</translation>
    </message>
    <message>
        <source>On the other laptop open Event, Laptops and type:</source>
        <translation>На другом ноутбуке откройте «Турнир», «Ноутбуки» и введите:</translation>
    </message>
    <message>
        <source>The last code was used or has expired. Make a new one for each laptop.</source>
        <translation>Прошлый код уже использован или просрочен. Для каждого ноутбука нужен новый.</translation>
    </message>
    <message>
        <source>Makes a code for one laptop. You let it in by name when it asks.</source>
        <translation>Создаёт код для одного ноутбука. Когда он попросит доступ, вы допустите его по имени.</translation>
    </message>
    <message>
        <source>For one laptop, until {time}</source>
        <translation>Для одного ноутбука, до {time}</translation>
    </message>
    <message>
        <source>Address {address}</source>
        <translation>Адрес {address}</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Join another laptop’s event</source>
        <translation>Подключиться к турниру другого ноутбука</translation>
    </message>
    <message>
        <source>Ask for a code at the hub. The event is copied here once they let you in.</source>
        <translation>Попросите код за главным ноутбуком. Когда вас допустят, турнир скопируется сюда.</translation>
    </message>
    <message>
        <source>Code or invitation</source>
        <translation>Код или приглашение</translation>
    </message>
    <message>
        <source>8 digits, or paste the invitation</source>
        <translation>8 цифр, или вставьте приглашение</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Address, only if the hub isn’t found</source>
        <translation>Адрес, только если главный ноутбук не найден</translation>
    </message>
    <message>
        <source>Waiting for the hub. The person there sees your name and lets you in.</source>
        <translation>Ждём главный ноутбук. Человек за ним увидит ваше имя и допустит вас.</translation>
    </message>
    <message>
        <source>Ask to join</source>
        <translation>Попросить доступ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Enter the code, or paste the invitation.</source>
        <translation>Введите код или вставьте приглашение.</translation>
    </message>
    <message>
        <source>A code has 8 digits, an invitation begins with JUDGEKIT.</source>
        <translation>В коде 8 цифр, а приглашение начинается с JUDGEKIT.</translation>
    </message>
    <message>
        <source>Several hubs are here: choose the one that shows your code.</source>
        <translation>Здесь несколько главных ноутбуков: выберите тот, на котором показан ваш код.</translation>
    </message>
    <message>
        <source>Enter your name; the hub lets you in by it.</source>
        <translation>Введите имя: по нему вас допустит главный ноутбук.</translation>
    </message>
    <message>
        <source>Enter the address as the hub shows it, such as 192.168.8.20:4433.</source>
        <translation>Введите адрес так, как его показывает главный ноутбук, например 192.168.8.20:4433.</translation>
    </message>
</context>
<context>
    <name>JudgeField</name>
    <message>
        <source>Which judge?</source>
        <translation>Какой судья?</translation>
    </message>
    <message>
        <source>Judge at table {table}</source>
        <translation>Судья за столом {table}</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>not on the staff: Enter again</source>
        <translation>нет в списке судей: ещё раз Enter</translation>
    </message>
    <message>
        <source>not on the staff</source>
        <translation>нет в списке судей</translation>
    </message>
</context>
<context>
    <name>JudgeQuestion</name>
    <message>
        <source>Not on the staff: {name}</source>
        <translation>Нет в списке судей: {name}</translation>
    </message>
    <message>
        <source>New judge: {name}</source>
        <translation>Новый судья: {name}</translation>
    </message>
</context>
<context>
    <name>Judges</name>
    <message numerus="yes">
        <source>%n call(s), {time}</source>
        <translation>
            <numerusform>%n вызов, {time}</numerusform>
            <numerusform>%n вызова, {time}</numerusform>
            <numerusform>%n вызовов, {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free, %n call(s)</source>
        <translation>
            <numerusform>свободен, %n вызов</numerusform>
            <numerusform>свободен, %n вызова</numerusform>
            <numerusform>свободен, %n вызовов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) {tables}</source>
        <translation>
            <numerusform>стол {tables}</numerusform>
            <numerusform>столы {tables}</numerusform>
            <numerusform>столы {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>turns</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>наблюдает</translation>
    </message>
    <message>
        <source>{judge} is also at table {table}, {what}</source>
        <translation>{judge} сейчас и за столом {table}, {what}</translation>
    </message>
    <message>
        <source>Free: {judges}</source>
        <translation>Свободны: {judges}</translation>
    </message>
    <message>
        <source>No judge is free</source>
        <translation>Свободных судей нет</translation>
    </message>
    <message>
        <source>no calls yet</source>
        <translation>вызовов пока не было</translation>
    </message>
</context>
<context>
    <name>JudgesPanel</name>
    <message>
        <source>Judges</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message numerus="yes">
        <source>Calls without a judge: %n</source>
        <translation>
            <numerusform>Вызовы без судьи: %n</numerusform>
            <numerusform>Вызовы без судьи: %n</numerusform>
            <numerusform>Вызовы без судьи: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Busy: %n</source>
        <translation>
            <numerusform>Заняты: %n</numerusform>
            <numerusform>Заняты: %n</numerusform>
            <numerusform>Заняты: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free: %n</source>
        <translation>
            <numerusform>Свободны: %n</numerusform>
            <numerusform>Свободны: %n</numerusform>
            <numerusform>Свободны: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where} · at %n place(s)</source>
        <translation>
            <numerusform>{where} · в %n месте</numerusform>
            <numerusform>{where} · в %n местах</numerusform>
            <numerusform>{where} · в %n местах</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptLists</name>
    <message>
        <source>List removed</source>
        <translation>Деклист убран</translation>
    </message>
    <message>
        <source>Pool removed</source>
        <translation>Пул убран</translation>
    </message>
</context>
<context>
    <name>KindButton</name>
    <message>
        <source>What is shown: {kind}</source>
        <translation>Показано: {kind}</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation>Проверка колод</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Наказания</translation>
    </message>
    <message>
        <source>Event and pairings</source>
        <translation>Турнир и паринги</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Отменённые</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Апелляции</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Other languages</source>
        <translation>Другие языки</translation>
    </message>
</context>
<context>
    <name>LaptopList</name>
    <message>
        <source>Behind</source>
        <translation>Отстаёт на</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Ждут</translation>
    </message>
    <message>
        <source>Clock off by</source>
        <translation>Сдвиг часов</translation>
    </message>
    <message>
        <source>Person and laptop</source>
        <translation>Человек и ноутбук</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
</context>
<context>
    <name>LaptopWords</name>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>отстаёт на %n</numerusform>
            <numerusform>отстаёт на %n</numerusform>
            <numerusform>отстаёт на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>ждёт %n</numerusform>
            <numerusform>ждут %n</numerusform>
            <numerusform>ждут %n</numerusform>
        </translation>
    </message>
    <message>
        <source>under 2 s</source>
        <translation>меньше 2&#xa0;с</translation>
    </message>
    <message>
        <source>Head judge and scorekeeper</source>
        <translation>Главный судья и судья-регистратор</translation>
    </message>
    <message>
        <source>Can’t store</source>
        <translation>Не сохраняет</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Главный ноутбук</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Подключён</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Нет связи</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Подключается</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Не подключён</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Исключён</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>catching up</source>
        <translation>догоняет</translation>
    </message>
    <message>
        <source>no news</source>
        <translation>нет данных</translation>
    </message>
    <message>
        <source>last seen {time}</source>
        <translation>был на связи в {time}</translation>
    </message>
    <message>
        <source>joined {time}</source>
        <translation>участвует с {time}</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>с {time}</translation>
    </message>
    <message>
        <source>Hub {device}</source>
        <translation>Главный ноутбук {device}</translation>
    </message>
    <message>
        <source>this laptop</source>
        <translation>этот ноутбук</translation>
    </message>
    <message>
        <source>phone {device}</source>
        <translation>телефон {device}</translation>
    </message>
    <message>
        <source>laptop {device}</source>
        <translation>ноутбук {device}</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталон</translation>
    </message>
    <message>
        <source>{sign}{seconds} s</source>
        <translation>{sign}{seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>clock {off}</source>
        <translation>часы {off}</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message>
        <source>Import documents</source>
        <translation>Импорт документов</translation>
    </message>
    <message>
        <source>Documents (*.pdf *.docx *.html *.htm *.md *.txt);;All files (*)</source>
        <translation>Документы (*.pdf *.docx *.html *.htm *.md *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} из {count}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Imported: {document}</source>
        <translation>Импортировано: {document}</translation>
    </message>
</context>
<context>
    <name>LibraryMeaning</name>
    <message>
        <source>Takes the place of the same document in the library.</source>
        <translation>Заменит тот же документ в библиотеке.</translation>
    </message>
    <message>
        <source>Will be in the library</source>
        <translation>Будет в библиотеке</translation>
    </message>
    <message>
        <source>Not in force yet</source>
        <translation>Ещё не действует</translation>
    </message>
    <message>
        <source>It will be current from {date}.</source>
        <translation>С {date} станет текущей.</translation>
    </message>
    <message>
        <source>For comparison only</source>
        <translation>Только для сравнения</translation>
    </message>
    <message>
        <source>{edition} stays current.</source>
        <translation>Останется текущей: {edition}</translation>
    </message>
    <message>
        <source>Will be current for {language}</source>
        <translation>Станет текущей для языка: {language}</translation>
    </message>
    <message>
        <source>{edition} stays for comparison.</source>
        <translation>Останется для сравнения: {edition}</translation>
    </message>
    <message>
        <source>Following their sections: {marks}.</source>
        <translation>Перейдут со своими разделами: {marks}.</translation>
    </message>
    <message>
        <source>Removed: {document}</source>
        <translation>Удалено: {document}</translation>
    </message>
    <message>
        <source>Removed: {document}.</source>
        <translation>Удалено: {document}.</translation>
    </message>
    <message>
        <source>Current again: the edition of {date}.</source>
        <translation>Снова текущая: редакция от {date}</translation>
    </message>
</context>
<context>
    <name>LibraryRenewal</name>
    <message>
        <source>Counterpart set</source>
        <translation>Соответствие задано</translation>
    </message>
    <message>
        <source>The counterpart is as it was before</source>
        <translation>Соответствие снова прежнее</translation>
    </message>
    <message>
        <source>The counterpart stays: it was changed again since</source>
        <translation>Соответствие остаётся: с тех пор его изменили ещё раз</translation>
    </message>
    <message>
        <source>The pairs of texts that come with the program can&apos;t be changed.</source>
        <translation>Пары текстов, поставляемых с программой, изменить нельзя.</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>This removes {title} and its file from the library; bookmarks and notes in it stay and can be seen again when it is imported again.</source>
        <translation>Документ «{title}» и его файл будут удалены из библиотеки; закладки и заметки сохранятся и снова будут видны после повторного импорта.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Documents of the library</source>
        <translation>Документы библиотеки</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>Действует с</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Прочитать заново</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Другой компьютер</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n документ</numerusform>
            <numerusform>%n документа</numerusform>
            <numerusform>%n документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language(s)</source>
        <translation>
            <numerusform>%n язык</numerusform>
            <numerusform>%n языка</numerusform>
            <numerusform>%n языков</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a PDF, Word, HTML, Markdown, text or card file anywhere on the window</source>
        <translation>Перетащите файл PDF, Word, HTML, Markdown, текстовый или файл карт в любое место окна</translation>
    </message>
    <message>
        <source>Export the library…</source>
        <translation>Экспортировать библиотеку…</translation>
    </message>
    <message>
        <source>Import a library…</source>
        <translation>Импортировать библиотеку…</translation>
    </message>
</context>
<context>
    <name>LibraryWording</name>
    <message numerus="yes">
        <source>Current, %n change(s) since</source>
        <translation>
            <numerusform>Текущая, позже %n изменение</numerusform>
            <numerusform>Текущая, позже %n изменения</numerusform>
            <numerusform>Текущая, позже %n изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament Rules</source>
        <translation>Турнирные правила</translation>
    </message>
    <message>
        <source>Infraction guide</source>
        <translation>Руководство по работе с нарушениями</translation>
    </message>
    <message>
        <source>Judging at Regular</source>
        <translation>Судейство на Регулярном уровне</translation>
    </message>
    <message>
        <source>Comprehensive Rules</source>
        <translation>Полные правила</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Другие</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <translation>{number} МБ</translation>
    </message>
    <message>
        <source>{number} KB</source>
        <translation>{number} КБ</translation>
    </message>
    <message>
        <source>Older, not searched</source>
        <translation>Прежняя, без поиска</translation>
    </message>
    <message>
        <source>In force from {date}</source>
        <translation>Действует с {date}</translation>
    </message>
    <message>
        <source>Damaged: read it again or remove it</source>
        <translation>Повреждён: прочитайте заново или удалите</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Текущая</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Из программы</translation>
    </message>
    <message>
        <source>imported on {date}</source>
        <translation>импорт: {date}</translation>
    </message>
</context>
<context>
    <name>ListEditing</name>
    <message>
        <source>Open a decklist</source>
        <translation>Открыть деклист</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Pool saved</source>
        <translation>Пул сохранён</translation>
    </message>
    <message>
        <source>List saved</source>
        <translation>Деклист сохранён</translation>
    </message>
    <message>
        <source>List removed</source>
        <translation>Деклист убран</translation>
    </message>
    <message>
        <source>Pool removed</source>
        <translation>Пул убран</translation>
    </message>
    <message numerus="yes">
        <source>%n to verify</source>
        <translation>
            <numerusform>%n под вопросом</numerusform>
            <numerusform>%n под вопросом</numerusform>
            <numerusform>%n под вопросом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) would be left out</source>
        <translation>
            <numerusform>пропадёт %n строка</numerusform>
            <numerusform>пропадут %n строки</numerusform>
            <numerusform>пропадёт %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>карт пока нет</translation>
    </message>
    <message>
        <source>choose the player, or answer that they are new</source>
        <translation>выберите игрока или ответьте, что он новый</translation>
    </message>
    <message>
        <source>enter a player</source>
        <translation>укажите игрока</translation>
    </message>
    <message>
        <source>choose the player</source>
        <translation>выберите игрока</translation>
    </message>
    <message>
        <source>no event is open</source>
        <translation>турнир не открыт</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Сохранить деклист</translation>
    </message>
    <message>
        <source>Replace list</source>
        <translation>Заменить деклист</translation>
    </message>
    <message>
        <source>moved here from {player}</source>
        <translation>переносится от игрока {player}</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Paste the list here, or drop its file</source>
        <translation>Вставьте деклист сюда или перетащите файл</translation>
    </message>
    <message>
        <source>Lines read; digits answer questions</source>
        <translation>Прочитанное; цифры — ответы</translation>
    </message>
    <message>
        <source>Remove this list</source>
        <translation>Убрать деклист</translation>
    </message>
    <message>
        <source>Remove this pool</source>
        <translation>Убрать пул</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Пока ничего не прочитано</translation>
    </message>
    <message>
        <source>Lists of Magic Online, Arena, Cockatrice, XMage, Moxfield and others, tables with headings, and whatever people type: “4 Brainstorm”, “SB: 2 Opt”.</source>
        <translation>Деклисты из Magic Online, Arena, Cockatrice, XMage, Moxfield и других, таблицы с заголовками и всё, что пишут от руки: «4 Brainstorm», «SB: 2 Opt».</translation>
    </message>
</context>
<context>
    <name>ListHead</name>
    <message>
        <source>List of</source>
        <translation>Деклист игрока</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Player whose list it is</source>
        <translation>Игрок, чей это деклист</translation>
    </message>
    <message>
        <source>All lists</source>
        <translation>Все деклисты</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Открыть файл</translation>
    </message>
</context>
<context>
    <name>ListOwner</name>
    <message>
        <source>taken for {name}</source>
        <translation>принято за {name}</translation>
    </message>
    <message>
        <source>not among the event&apos;s players</source>
        <translation>нет среди игроков турнира</translation>
    </message>
</context>
<context>
    <name>ListSwitch</name>
    <message>
        <source>Appeals</source>
        <translation>Апелляции</translation>
    </message>
    <message>
        <source>Which list</source>
        <translation>Какой список</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n line(s) not read</source>
        <translation>
            <numerusform>%n строка не прочитана</numerusform>
            <numerusform>%n строки не прочитаны</numerusform>
            <numerusform>%n строк не прочитано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n list(s)</source>
        <translation>
            <numerusform>{count} из %n деклиста</numerusform>
            <numerusform>{count} из %n деклистов</numerusform>
            <numerusform>{count} из %n деклистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the pool not on the list</source>
        <translation>
            <numerusform>%n карта пула не в деклисте</numerusform>
            <numerusform>%n карты пула не в деклисте</numerusform>
            <numerusform>%n карт пула не в деклисте</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to verify</source>
        <translation>
            <numerusform>%n название под вопросом</numerusform>
            <numerusform>%n названия под вопросом</numerusform>
            <numerusform>%n названий под вопросом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unverified</source>
        <translation>
            <numerusform>%n карта не проверена</numerusform>
            <numerusform>%n карты не проверены</numerusform>
            <numerusform>%n карт не проверено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %n card(s)</source>
        <translation>
            <numerusform>пул: %n карта</numerusform>
            <numerusform>пул: %n карты</numerusform>
            <numerusform>пул: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of teammates not known for sure</source>
        <translation>
            <numerusform>у сокомандников %n название под вопросом</numerusform>
            <numerusform>у сокомандников %n названия под вопросом</numerusform>
            <numerusform>у сокомандников %n названий под вопросом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card file of {date} ({kind}), {others}, %Ln card(s) in all</source>
        <translation>
            <numerusform>Файл карт от {date} ({kind}), {others}, всего %Ln карта</numerusform>
            <numerusform>Файл карт от {date} ({kind}), {others}, всего %Ln карты</numerusform>
            <numerusform>Файл карт от {date} ({kind}), {others}, всего %Ln карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card file of {date} ({kind}), %Ln card(s)</source>
        <translation>
            <numerusform>Файл карт от {date} ({kind}), %Ln карта</numerusform>
            <numerusform>Файл карт от {date} ({kind}), %Ln карты</numerusform>
            <numerusform>Файл карт от {date} ({kind}), %Ln карт</numerusform>
        </translation>
    </message>
    <message>
        <source>new player {name}</source>
        <translation>новый игрок {name}</translation>
    </message>
    <message>
        <source>Which card is “{name}”?</source>
        <translation>Что за карта «{name}»?</translation>
    </message>
    <message>
        <source>no such card is known</source>
        <translation>такая карта неизвестна</translation>
    </message>
    <message>
        <source>taken for {card}</source>
        <translation>принято за {card}</translation>
    </message>
    <message>
        <source>written {name}</source>
        <translation>написано {name}</translation>
    </message>
    <message>
        <source>Of the lists of the rules this was not understood: {entry}</source>
        <translation>В списках правил не понято: {entry}</translation>
    </message>
    <message>
        <source>No list</source>
        <translation>Деклиста нет</translation>
    </message>
    <message>
        <source>not verified yet</source>
        <translation>ещё не проверено</translation>
    </message>
    <message>
        <source>no format set</source>
        <translation>формат не задан</translation>
    </message>
    <message>
        <source>not compared with a pool</source>
        <translation>не сверен с пулом</translation>
    </message>
    <message>
        <source>perhaps {finding}</source>
        <translation>возможно: {finding}</translation>
    </message>
    <message>
        <source>Nothing illegal in the cards verified</source>
        <translation>Среди проверенных карт нарушений нет</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Легален</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Which player&apos;s list is it?</source>
        <translation>Чей это деклист?</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>проверено</translation>
    </message>
    <message>
        <source>name of the other half or face, counted as {card}</source>
        <translation>название другой половины или стороны, считается как {card}</translation>
    </message>
    <message>
        <source>Nothing illegal in the lines read</source>
        <translation>В прочитанных строках нарушений нет</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>запрещена</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>ограничена</translation>
    </message>
    <message>
        <source>not from a permitted set</source>
        <translation>не из разрешённых изданий</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>легальна</translation>
    </message>
    <message>
        <source>{card}: the card file says {standing}</source>
        <translation>{card}: по файлу карт {standing}</translation>
    </message>
    <message>
        <source>{card}: the rules of this edition say {standing}</source>
        <translation>{card}: по этой редакции правил {standing}</translation>
    </message>
    <message>
        <source>A list alone can&apos;t be checked against this rule</source>
        <translation>По одному деклисту это правило не проверить</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Командир</translation>
    </message>
    <message>
        <source>“{file}”</source>
        <translation>«{file}»</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Этот текст</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>строка {line}</translation>
    </message>
    <message>
        <source>{count} as commander</source>
        <translation>командир: {count}</translation>
    </message>
    <message>
        <source>{count} in the main deck</source>
        <translation>в основной колоде: {count}</translation>
    </message>
    <message>
        <source>{count} in the sideboard</source>
        <translation>в сайдборде: {count}</translation>
    </message>
    <message>
        <source>No card file is loaded: most names and sets can&apos;t be verified.</source>
        <translation>Файл карт не загружен: большинство карт не проверить.</translation>
    </message>
    <message>
        <source>as it is written</source>
        <translation>как написано</translation>
    </message>
    <message>
        <source>new player</source>
        <translation>новый игрок</translation>
    </message>
    <message>
        <source>Who is it?   {names}</source>
        <translation>Кто это?   {names}</translation>
    </message>
    <message>
        <source>given to {player}</source>
        <translation>отдан игроку {player}</translation>
    </message>
    <message>
        <source>a player of the event</source>
        <translation>игрок турнира</translation>
    </message>
    <message>
        <source>not among the event&apos;s players</source>
        <translation>нет среди игроков турнира</translation>
    </message>
    <message>
        <source>replaces the saved list</source>
        <translation>заменит сохранённый деклист</translation>
    </message>
    <message>
        <source>Decklist</source>
        <translation>Деклист</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Пул</translation>
    </message>
    <message>
        <source>Decklist or registered pool</source>
        <translation>Деклист или зарегистрированный пул</translation>
    </message>
</context>
<context>
    <name>ListsOverview</name>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n деклист</numerusform>
            <numerusform>%n деклиста</numerusform>
            <numerusform>%n деклистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a list</source>
        <translation>
            <numerusform>нет у %n</numerusform>
            <numerusform>нет у %n</numerusform>
            <numerusform>нет у %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with findings</source>
        <translation>
            <numerusform>%n с расхождениями</numerusform>
            <numerusform>%n с расхождениями</numerusform>
            <numerusform>%n с расхождениями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>показан %n</numerusform>
            <numerusform>показано %n</numerusform>
            <numerusform>показано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc empties the field.</source>
        <translation>Esc очистит поле.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No lists yet</source>
        <translation>Деклистов пока нет</translation>
    </message>
    <message>
        <source>Paste one, open its file, or drop it here; all at once from a folder with a file for each player, or from a table.</source>
        <translation>Вставьте деклист, откройте или перетащите сюда его файл; сразу все — из папки с файлом на каждого игрока или из таблицы.</translation>
    </message>
    <message>
        <source>{done} of {total} read</source>
        <translation>прочитано {done} из {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) from {source} not imported yet</source>
        <translation>
            <numerusform>Ещё не импортирован %n деклист из {source}</numerusform>
            <numerusform>Ещё не импортированы %n деклиста из {source}</numerusform>
            <numerusform>Ещё не импортировано %n деклистов из {source}</numerusform>
        </translation>
    </message>
    <message>
        <source>From a folder, a file for each player…</source>
        <translation>Из папки, по файлу на игрока…</translation>
    </message>
    <message>
        <source>From a table of all players (CSV)…</source>
        <translation>Из таблицы всех игроков (CSV)…</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Деклисты</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Новый деклист</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Сразу много</translation>
    </message>
    <message>
        <source>Player, words</source>
        <translation>Игрок, слова</translation>
    </message>
    <message>
        <source>Show only lists with these words</source>
        <translation>Показать только деклисты с этими словами</translation>
    </message>
    <message>
        <source>With findings</source>
        <translation>С расхождениями</translation>
    </message>
    <message>
        <source>Without a list</source>
        <translation>Без деклиста</translation>
    </message>
    <message>
        <source>Lists by player</source>
        <translation>Деклисты по игрокам</translation>
    </message>
</context>
<context>
    <name>ListsView</name>
    <message>
        <source>New list</source>
        <translation>Новый деклист</translation>
    </message>
    <message>
        <source>Paste a decklist</source>
        <translation>Вставить деклист</translation>
    </message>
    <message>
        <source>Open a decklist</source>
        <translation>Открыть деклист</translation>
    </message>
    <message>
        <source>Many lists at once</source>
        <translation>Сразу много деклистов</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Искать в деклистах</translation>
    </message>
    <message>
        <source>Only lists with findings</source>
        <translation>Только деклисты с расхождениями</translation>
    </message>
    <message>
        <source>Only players without a list</source>
        <translation>Только игроки без деклиста</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Загрузить файл карт</translation>
    </message>
    <message>
        <source>Check against another format</source>
        <translation>Проверить по другому формату</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
</context>
<context>
    <name>LiveRegion</name>
    <message>
        <source>Appeal at table {table}: the head judge is needed.</source>
        <translation>Апелляция за столом {table}: нужен главный судья.</translation>
    </message>
    <message>
        <source>Table {table}: its extension is over.</source>
        <translation>Стол {table}: дополнительное время вышло.</translation>
    </message>
</context>
<context>
    <name>MainCard</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Start round {number}</source>
        <translation>Начать раунд {number}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Поправить</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Поправить часы</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Закончить раунд</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>End early</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Draft caller</source>
        <translation>Драфт</translation>
    </message>
    <message>
        <source>Other timer…</source>
        <translation>Другой таймер…</translation>
    </message>
    <message>
        <source>Public display</source>
        <translation>Экран для зала</translation>
    </message>
    <message>
        <source>Pause or resume all clocks</source>
        <translation>Пауза или продолжение всех часов</translation>
    </message>
    <message>
        <source>All clocks</source>
        <translation>Все часы</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Звук вкл.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Звук выкл.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Нет звука</translation>
    </message>
    <message>
        <source>{why}. {alarm}</source>
        <translation>{why}. {alarm}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Preparing the library</source>
        <translation>Подготовка библиотеки</translation>
    </message>
    <message>
        <source>This happens after installing or adding a text and takes a moment.</source>
        <translation>Так бывает после установки или добавления текста; это недолго.</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Поисковый индекс</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Строка команд</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Импорт документа</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть отменённое</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Card named here</source>
        <translation>Названная здесь карта</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Увеличить текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Уменьшить текст</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Обычный размер текста</translation>
    </message>
    <message>
        <source>Phrases for the table</source>
        <translation>Фразы для стола</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Начать тренировку</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>Знакомство с программой</translation>
    </message>
    <message>
        <source>End the rehearsal</source>
        <translation>Закончить тренировку</translation>
    </message>
</context>
<context>
    <name>MarksKeeper</name>
    <message>
        <source>Bookmarks and notes were damaged. The file is kept at {path}.</source>
        <translation>Файл закладок и заметок был повреждён. Он сохранён как {path}.</translation>
    </message>
    <message>
        <source>Bookmark set: {place}</source>
        <translation>Закладка поставлена: {place}</translation>
    </message>
    <message>
        <source>Bookmark removed: {place}</source>
        <translation>Закладка убрана: {place}</translation>
    </message>
    <message>
        <source>Note saved: {place}</source>
        <translation>Заметка сохранена: {place}</translation>
    </message>
    <message>
        <source>Note removed: {place}</source>
        <translation>Заметка убрана: {place}</translation>
    </message>
</context>
<context>
    <name>MarksList</name>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Закладки и заметки</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) and note(s)</source>
        <translation>
            <numerusform>%n закладка или заметка</numerusform>
            <numerusform>%n закладки и заметки</numerusform>
            <numerusform>%n закладок и заметок</numerusform>
        </translation>
    </message>
    <message>
        <source>No bookmarks and no notes yet</source>
        <translation>Пока нет ни закладок, ни заметок</translation>
    </message>
    <message>
        <source>Press B to bookmark the section you are reading, N to add a note.</source>
        <translation>Нажмите B — закладка на раздел, N — заметка к нему.</translation>
    </message>
    <message>
        <source>My note: {text}</source>
        <translation>Моя заметка: {text}</translation>
    </message>
</context>
<context>
    <name>MoreSteps</name>
    <message numerus="yes">
        <source>%n more step(s) below</source>
        <translation>
            <numerusform>ещё %n шаг ниже</numerusform>
            <numerusform>ещё %n шага ниже</numerusform>
            <numerusform>ещё %n шагов ниже</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>The pairings are there. Next: start the round on the Clock page.</source>
        <translation>Паринги есть. Дальше — запустить раунд на странице «Часы».</translation>
    </message>
    <message>
        <source>Open the clock</source>
        <translation>Открыть часы</translation>
    </message>
    <message>
        <source>Paste pairings</source>
        <translation>Вставить паринги</translation>
    </message>
    <message>
        <source>Next: the pairings of round 1. The round can start without them, too; a table number is then enough everywhere.</source>
        <translation>Дальше — паринги раунда 1. Раунд можно запустить и без них: тогда везде хватит номера стола.</translation>
    </message>
</context>
<context>
    <name>NoEvent</name>
    <message>
        <source>No event is open</source>
        <translation>Турнир не открыт</translation>
    </message>
    <message>
        <source>Rounds, calls, deck checks and penalties belong to an event. Create one, or try everything first in a rehearsal.</source>
        <translation>Раунды, вызовы, проверки колод и наказания — всё это в турнире. Создайте его или сначала попробуйте всё на тренировке.</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Все турниры</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Начать тренировку</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>My note on this section</source>
        <translation>Моя заметка к этому разделу</translation>
    </message>
    <message>
        <source>Your own words; saved on this computer</source>
        <translation>Ваши слова; хранятся на этом компьютере</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Сохранить заметку</translation>
    </message>
    <message>
        <source>An empty note is deleted</source>
        <translation>Пустая заметка удаляется</translation>
    </message>
</context>
<context>
    <name>NoteView</name>
    <message>
        <source>My note, {date}</source>
        <translation>Моя заметка, {date}</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>Minutes, or minutes and seconds such as 5:34</source>
        <translation>Минуты или минуты и секунды, например 5:34</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
</context>
<context>
    <name>OfficialView</name>
    <message>
        <source>Official wording</source>
        <translation>Официальный текст</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Import the guide&apos;s file</source>
        <translation>Импортировать файл руководства</translation>
    </message>
    <message>
        <source>Language of the official wording</source>
        <translation>Язык официального текста</translation>
    </message>
</context>
<context>
    <name>OfficialWording</name>
    <message>
        <source>{part}, open: fold it</source>
        <translation>{part}, раскрыто: свернуть</translation>
    </message>
    <message>
        <source>{part}, folded: open it</source>
        <translation>{part}, свёрнуто: раскрыть</translation>
    </message>
</context>
<context>
    <name>OpeningTime</name>
    <message>
        <source>The right date and time</source>
        <translation>Верные дата и время</translation>
    </message>
    <message>
        <source>Continue from the last entry</source>
        <translation>Продолжить с последней записи</translation>
    </message>
    <message>
        <source>Use the computer’s time</source>
        <translation>Взять время компьютера</translation>
    </message>
    <message>
        <source>Use this time</source>
        <translation>Взять это время</translation>
    </message>
    <message>
        <source>Don’t open the event</source>
        <translation>Не открывать турнир</translation>
    </message>
    <message>
        <source>What time is it?</source>
        <translation>Который час?</translation>
    </message>
    <message>
        <source>The event is in progress, and this computer’s clock doesn’t fit its last entry.</source>
        <translation>Турнир идёт, но часы компьютера не согласуются с последней записью.</translation>
    </message>
    <message>
        <source>As if no time had passed since: the time left on every clock stays.</source>
        <translation>Как будто с тех пор время не шло: остаток на всех часах не изменится.</translation>
    </message>
    <message>
        <source>Or enter the right date and time, such as 2026-11-21 15:04.</source>
        <translation>Или введите верные дату и время, например 2026-11-21 15:04.</translation>
    </message>
    <message>
        <source>A wrong answer can be put right later, by following the computer’s clock.</source>
        <translation>Неверный ответ можно исправить позже командой «Следовать часам компьютера».</translation>
    </message>
    <message>
        <source>Last entry of {event}: {time}</source>
        <translation>Последняя запись, {event}: {time}</translation>
    </message>
    <message>
        <source>Last entry of {event}, by {author} on another laptop: {time}</source>
        <translation>Последняя запись, {event}, {author}, на другом ноутбуке: {time}</translation>
    </message>
    <message>
        <source>Last entry of {event}, on another laptop: {time}</source>
        <translation>Последняя запись, {event}, на другом ноутбуке: {time}</translation>
    </message>
    <message>
        <source>This computer’s clock: {time}</source>
        <translation>Часы этого компьютера: {time}</translation>
    </message>
    <message>
        <source>The time of day goes back: the time left on every clock stays.</source>
        <translation>Время суток сдвинется назад: остаток на всех часах не изменится.</translation>
    </message>
    <message>
        <source>The time since has passed, on every clock too.</source>
        <translation>Прошедшее с тех пор время засчитается, на всех часах тоже.</translation>
    </message>
    <message>
        <source>Enter a date and time, such as 2026-11-21 15:04.</source>
        <translation>Это не дата и время. Напишите так: 2026-11-21 15:04.</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Also record 2.6 for {player}</source>
        <translation>Также 2.6: {player}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Add a reason and a judge: c 14 restroom</source>
        <translation>Добавьте причину и судью: с 14 туалет</translation>
    </message>
    <message>
        <source>No round of matches is running: no extension will be due.</source>
        <translation>Раунд с матчами не идёт: дополнительное время не положено.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>The clock reads</source>
        <translation>Часы показывают</translation>
    </message>
    <message>
        <source>Open a call at table {table}</source>
        <translation>Открыть вызов за столом {table}</translation>
    </message>
    <message>
        <source>Open call</source>
        <translation>Открыть вызов</translation>
    </message>
    <message>
        <source>Plays until</source>
        <translation>Играет до</translation>
    </message>
    <message>
        <source>Type its number: c 14</source>
        <translation>Введите его номер: с 14</translation>
    </message>
    <message>
        <source>Open a call at which table?</source>
        <translation>За каким столом открыть вызов?</translation>
    </message>
    <message>
        <source>Time is up at table {table}: no extension for this call.</source>
        <translation>Время за столом {table} вышло: за этот вызов доп. времени нет.</translation>
    </message>
    <message>
        <source>a call at table {table} of {clock}</source>
        <translation>вызов за столом {table}, {clock}</translation>
    </message>
    <message>
        <source>Enter an earlier call at table {table}</source>
        <translation>Внести прошедший вызов за столом {table}</translation>
    </message>
    <message>
        <source>Save entry</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>Close the call at table {table}</source>
        <translation>Закрыть вызов за столом {table}</translation>
    </message>
    <message>
        <source>What to say follows with Enter, to the second.</source>
        <translation>Что сказать, с точностью до секунды, — после Enter.</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Закрыть вызов</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>около {time}</translation>
    </message>
    <message>
        <source>It took</source>
        <translation>Длился</translation>
    </message>
    <message>
        <source>none. {why}</source>
        <translation>нет. {why}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Extension due</source>
        <translation>Дополнительное время</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>closes the call at table {table}</source>
        <translation>закрыть вызов за столом {table}</translation>
    </message>
    <message>
        <source>Type a table and the minutes: x 14 5</source>
        <translation>Введите стол и минуты: х 14 5</translation>
    </message>
    <message>
        <source>Extension for which table?</source>
        <translation>Какому столу дать время?</translation>
    </message>
    <message>
        <source>Minutes come first, then the reason: x 14 5 restroom</source>
        <translation>Сначала минуты, затем причина: х 14 5 туалет</translation>
    </message>
    <message>
        <source>How many minutes?</source>
        <translation>Сколько минут?</translation>
    </message>
    <message>
        <source>Type its number: t 14</source>
        <translation>Введите номер: т 14</translation>
    </message>
    <message>
        <source>Additional turns of which table?</source>
        <translation>Дополнительные ходы какого стола?</translation>
    </message>
    <message>
        <source>Additional turns of table {table}</source>
        <translation>Дополнительные ходы стола {table}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Table {table} gives {time} back</source>
        <translation>Стол {table} отдаёт {time}</translation>
    </message>
    <message>
        <source>Take time back</source>
        <translation>Отнять время</translation>
    </message>
    <message>
        <source>Table {table} gets {time} more</source>
        <translation>Стол {table} получает ещё {time}</translation>
    </message>
    <message>
        <source>Give extension</source>
        <translation>Дать доп. время</translation>
    </message>
    <message>
        <source>Table {table} has {time} more</source>
        <translation>У стола {table} добавлено {time}</translation>
    </message>
    <message>
        <source>Table {table} has no extension</source>
        <translation>У стола {table} ничего не добавлено</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Причина: {reason}</translation>
    </message>
    <message>
        <source>Add a reason at the end: x {table} 5 restroom</source>
        <translation>Добавьте причину в конце: х {table} 5 туалет</translation>
    </message>
    <message>
        <source>Table {table} has so far: {causes}.</source>
        <translation>У стола {table} пока: {causes}.</translation>
    </message>
    <message>
        <source>what table {table} has</source>
        <translation>что дано столу {table}</translation>
    </message>
    <message>
        <source>five minutes</source>
        <translation>пять минут</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>минуты и секунды</translation>
    </message>
    <message>
        <source>takes five minutes back</source>
        <translation>отнять пять минут</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>Турнир не открыт</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>No results; try fewer words</source>
        <translation>Ничего не найдено; попробуйте меньше слов</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Open or create an event first.</source>
        <translation>Сначала откройте или создайте турнир.</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>в {time}</translation>
    </message>
    <message>
        <source>Round finishes</source>
        <translation>Раунд закончится</translation>
    </message>
    <message>
        <source>Without table {table}</source>
        <translation>Без стола {table}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>Add a table number: d 23</source>
        <translation>Добавьте номер стола: д 23</translation>
    </message>
    <message>
        <source>No deck check in progress</source>
        <translation>Проверка колод не идёт</translation>
    </message>
    <message>
        <source>Add judges if you like: d 23 Weber, Okafor</source>
        <translation>Можно добавить судей: д 23 Weber, Okafor</translation>
    </message>
    <message>
        <source>No round in progress: no extension for this check.</source>
        <translation>Раунд не идёт: за эту проверку доп. времени нет.</translation>
    </message>
    <message>
        <source>Time is up at table {table}: no extension for this check.</source>
        <translation>Время за столом {table} вышло: за эту проверку доп. времени нет.</translation>
    </message>
    <message>
        <source>only before mulligan decisions (2.8)</source>
        <translation>только до решений о пересдаче (2.8)</translation>
    </message>
    <message>
        <source>A full check</source>
        <translation>Полная проверка</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Пока</translation>
    </message>
    <message>
        <source>Start a deck check at table {table}</source>
        <translation>Начать проверку колод за столом {table}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Show the deck check at table {table}</source>
        <translation>Показать проверку колод за столом {table}</translation>
    </message>
    <message>
        <source>It takes</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Penalty at table {table}</source>
        <translation>Наказание за столом {table}</translation>
    </message>
    <message>
        <source>Enter a player, then what happened: p Rossi missed trigger</source>
        <translation>Введите игрока и что произошло: p Rossi пропущен триггер</translation>
    </message>
    <message>
        <source>A penalty for whom?</source>
        <translation>Кому наказание?</translation>
    </message>
    <message>
        <source>Penalty for tardiness, {time} late</source>
        <translation>Наказание за опоздание на {time}</translation>
    </message>
    <message>
        <source>Penalty for {player}</source>
        <translation>Наказание: {player}</translation>
    </message>
    <message>
        <source>Add what happened: missed trigger</source>
        <translation>Добавьте, что произошло: пропущен триггер</translation>
    </message>
    <message>
        <source>Standard penalty</source>
        <translation>Стандартное наказание</translation>
    </message>
    <message>
        <source>Previous today</source>
        <translation>Ранее сегодня</translation>
    </message>
    <message>
        <source>Infraction</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>Open penalty form</source>
        <translation>Оформить наказание</translation>
    </message>
    <message>
        <source>No infraction</source>
        <translation>Нет нарушения</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for table {table}, really?</source>
        <translation>
            <numerusform>Точно %n минута столу {table}?</numerusform>
            <numerusform>Точно %n минуты столу {table}?</numerusform>
            <numerusform>Точно %n минут столу {table}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) done, the others play on</source>
        <translation>
            <numerusform>%n стол закончил, остальные играют</numerusform>
            <numerusform>%n стола закончили, остальные играют</numerusform>
            <numerusform>%n столов закончили, остальные играют</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n done</source>
        <translation>
            <numerusform>Закончил %n стол</numerusform>
            <numerusform>Закончили %n стола</numerusform>
            <numerusform>Закончили %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) done</source>
        <translation>
            <numerusform>%n стол закончил</numerusform>
            <numerusform>%n стола закончили</numerusform>
            <numerusform>%n столов закончили</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause {round}</source>
        <translation>Приостановить {round}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Приостановить</translation>
    </message>
    <message>
        <source>Resume {round}</source>
        <translation>Продолжить {round}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>End {round}</source>
        <translation>Закончить {round}</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Закончить раунд</translation>
    </message>
    <message>
        <source>round {number} of {clock}</source>
        <translation>раунд {number}, {clock}</translation>
    </message>
    <message>
        <source>A round without a time limit has no slip</source>
        <translation>У раунда без лимита времени карточек нет</translation>
    </message>
    <message>
        <source>Slip of table {table}</source>
        <translation>Карточка стола {table}</translation>
    </message>
    <message>
        <source>Which judge goes to table {table}?</source>
        <translation>Какой судья идёт к столу {table}?</translation>
    </message>
    <message>
        <source>The name follows: j {table} Weber</source>
        <translation>Добавьте имя: j {table} Weber</translation>
    </message>
    <message>
        <source>Send {judge} to table {table}</source>
        <translation>Отправить к столу {table}: {judge}</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message>
        <source>Judge at the table</source>
        <translation>Судья за столом</translation>
    </message>
    <message>
        <source>Not understood as a command: after {letter} comes a table’s number, {letter} 14</source>
        <translation>Команда не распознана: после {letter} — номер стола, {letter} 14</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Numbers and ranges: still 3 7 12</source>
        <translation>Номера и диапазоны: играют 3 7 12</translation>
    </message>
    <message>
        <source>Which tables still play?</source>
        <translation>Какие столы ещё играют?</translation>
    </message>
    <message>
        <source>Done: {tables}</source>
        <translation>Закончили: {tables}</translation>
    </message>
    <message>
        <source>Numbers and ranges: done 1-9 12</source>
        <translation>Номера и диапазоны: готово 1-9 12</translation>
    </message>
    <message>
        <source>Which tables are done?</source>
        <translation>Какие столы закончили?</translation>
    </message>
    <message>
        <source>Tables not done</source>
        <translation>Не закончили</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>{judge}, as on the staff</source>
        <translation>{judge}, из списка судей</translation>
    </message>
    <message>
        <source>Not on the staff: {judge}</source>
        <translation>Нет в списке судей: {judge}</translation>
    </message>
    <message>
        <source>Add {judge} to the staff? Enter adds</source>
        <translation>Добавить в список судей: {judge}? Enter добавит</translation>
    </message>
    <message>
        <source>Add {judge} to the staff? Enter adds, ↓ for a similar name</source>
        <translation>Добавить в список судей: {judge}? Enter добавит, ↓ похожее имя</translation>
    </message>
    <message>
        <source>Several lines were pasted: nothing is done with them here</source>
        <translation>Вставлено несколько строк: здесь с ними ничего не делается</translation>
    </message>
    <message>
        <source>Paste pairings on the Event page, decklists under Deck checks, and the tables that still play on the Clock page.</source>
        <translation>Паринги вставляют на странице «Турнир», деклисты — в «Проверке колод», а столы, которые ещё играют, — на странице «Часы».</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>не завершено: %n</numerusform>
            <numerusform>не завершено: %n</numerusform>
            <numerusform>не завершено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>осталось {left}</translation>
    </message>
    <message>
        <source>{what}: really end it? Enter ends it</source>
        <translation>{what}: всё равно закончить? Enter закончит</translation>
    </message>
    <message>
        <source>Tables with an open call</source>
        <translation>Столы с открытым вызовом</translation>
    </message>
    <message>
        <source>Tables with a deck check in progress</source>
        <translation>Столы, где идёт проверка колод</translation>
    </message>
    <message>
        <source>{question} Enter again gives it.</source>
        <translation>{question} Чтобы дать, нажмите Enter ещё раз.</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>For the player</source>
        <translation>Для игрока</translation>
    </message>
    <message>
        <source>The player&apos;s language</source>
        <translation>Язык игрока</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>К себе</translation>
    </message>
    <message>
        <source>Turn to player</source>
        <translation>К игроку</translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>bookmarked</source>
        <translation>с закладкой</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>с заметкой</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n совпадение</numerusform>
            <numerusform>%n совпадения</numerusform>
            <numerusform>%n совпадений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since</source>
        <translation>
            <numerusform>%n изменение с тех пор</numerusform>
            <numerusform>%n изменения с тех пор</numerusform>
            <numerusform>%n изменений с тех пор</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlinePane</name>
    <message>
        <source>Glossary</source>
        <translation>Глоссарий</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Закладки и заметки</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>Сравнить редакции</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Document: {title}</source>
        <translation>Документ: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since this edition</source>
        <translation>
            <numerusform>%n изменение после этой редакции</numerusform>
            <numerusform>%n изменения после этой редакции</numerusform>
            <numerusform>%n изменений после этой редакции</numerusform>
        </translation>
    </message>
    <message>
        <source>changes since this edition</source>
        <translation>изменения после этой редакции</translation>
    </message>
</context>
<context>
    <name>OutlineSummary</name>
    <message numerus="yes">
        <source>chapter(s)</source>
        <translation>
            <numerusform>глава</numerusform>
            <numerusform>главы</numerusform>
            <numerusform>глав</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>section(s)</source>
        <translation>
            <numerusform>раздел</numerusform>
            <numerusform>раздела</numerusform>
            <numerusform>разделов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>appendix(es)</source>
        <translation>
            <numerusform>приложение</numerusform>
            <numerusform>приложения</numerusform>
            <numerusform>приложений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n page head(s), page number(s) and the like</source>
        <translation>
            <numerusform>Опущен %n колонтитул, номер страницы и подобное</numerusform>
            <numerusform>Опущено %n колонтитула, номера страниц и подобное</numerusform>
            <numerusform>Опущено %n колонтитулов, номеров страниц и подобного</numerusform>
        </translation>
    </message>
    <message>
        <source>New: {refs}</source>
        <translation>Новые: {refs}</translation>
    </message>
    <message>
        <source>No longer found: {refs}</source>
        <translation>Больше не найдены: {refs}</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) with another text</source>
        <translation>
            <numerusform>%n раздел с другим текстом</numerusform>
            <numerusform>%n раздела с другим текстом</numerusform>
            <numerusform>%n разделов с другим текстом</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with the document in the library</source>
        <translation>По сравнению с документом в библиотеке</translation>
    </message>
    <message>
        <source>The sections are the same.</source>
        <translation>Разделы те же.</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlineView</name>
    <message>
        <source>Outline</source>
        <translation>Оглавление</translation>
    </message>
</context>
<context>
    <name>Outstanding</name>
    <message numerus="yes">
        <source>%n table(s) done</source>
        <translation>
            <numerusform>%n стол закончил</numerusform>
            <numerusform>%n стола закончили</numerusform>
            <numerusform>%n столов закончили</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play on</source>
        <translation>
            <numerusform>%n играет</numerusform>
            <numerusform>%n играют</numerusform>
            <numerusform>%n играют</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing typed yet; Enter again marks %n table(s) done</source>
        <translation>
            <numerusform>Ничего не введено; ещё раз Enter — закончил %n стол</numerusform>
            <numerusform>Ничего не введено; ещё раз Enter — закончили %n стола</numerusform>
            <numerusform>Ничего не введено; ещё раз Enter — закончили %n столов</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is not up on this clock yet</source>
        <translation>На этих часах время ещё не вышло</translation>
    </message>
    <message>
        <source>No table number: {text}</source>
        <translation>Не номер стола: {text}</translation>
    </message>
    <message>
        <source>Left out, no table number: {text}</source>
        <translation>Пропущено, нет номера стола: {text}</translation>
    </message>
    <message>
        <source>Not named, with an extension, a call or a judge: {tables}</source>
        <translation>Не названы, но есть доп. время, вызов или судья: {tables}</translation>
    </message>
    <message>
        <source>Filled in, not typed again: {tables}; still counted as playing, delete what is done</source>
        <translation>Уже внесены, но не введены снова: {tables}; считаются незавершёнными, закончившие удалите</translation>
    </message>
</context>
<context>
    <name>OutstandingPane</name>
    <message>
        <source>Which tables still play?</source>
        <translation>Какие столы ещё играют?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>{tables}: filled in, with an extension, a call, turns or a judge</source>
        <translation>{tables}: уже внесены (доп. время, вызов, ходы или судья)</translation>
    </message>
    <message>
        <source>{count} of {tables}</source>
        <translation>{count} из {tables}</translation>
    </message>
    <message>
        <source>Type or paste table numbers; ranges such as 20-24 work.</source>
        <translation>Введите или вставьте номера столов; можно диапазоны: 20-24.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n done</source>
        <translation>
            <numerusform>Закончил %n стол</numerusform>
            <numerusform>Закончили %n стола</numerusform>
            <numerusform>Закончили %n столов</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
</context>
<context>
    <name>PageOrders</name>
    <message>
        <source>Extensions are shown up to the next minute.</source>
        <translation>Дополнительное время показывается с округлением до минуты вверх.</translation>
    </message>
    <message>
        <source>Extensions are shown to the second.</source>
        <translation>Дополнительное время показывается до секунды.</translation>
    </message>
    <message>
        <source>Table {table} is chosen: press the key again</source>
        <translation>Выбран стол {table}: нажмите клавишу ещё раз</translation>
    </message>
    <message>
        <source>Choose a table on the board first.</source>
        <translation>Сначала выберите стол.</translation>
    </message>
    <message>
        <source>Open an event first, then paste its pairings</source>
        <translation>Сначала откройте турнир, затем вставьте его паринги</translation>
    </message>
    <message>
        <source>Nothing to paste: copy the pairings first</source>
        <translation>Нечего вставить: сначала скопируйте паринги</translation>
    </message>
    <message>
        <source>This is a decklist, not pairings: paste it under Deck checks ({key})</source>
        <translation>Это деклист, а не паринги: вставьте его на странице «Проверка колод» ({key})</translation>
    </message>
    <message>
        <source>No pairings found in the copied text</source>
        <translation>В скопированном тексте нет парингов</translation>
    </message>
    <message>
        <source>A round without a time limit has no slip.</source>
        <translation>У раунда без лимита времени карточек нет.</translation>
    </message>
</context>
<context>
    <name>PairingsField</name>
    <message>
        <source>Paste pairings here, or drop a file</source>
        <translation>Вставьте паринги сюда или перетащите файл</translation>
    </message>
</context>
<context>
    <name>PairingsFile</name>
    <message>
        <source>The file {name} can&apos;t be read.</source>
        <translation>Не удаётся прочитать файл {name}.</translation>
    </message>
    <message>
        <source>The file {name} is too large: pairings take at most {kilobytes} KB.</source>
        <translation>Файл {name} слишком велик: паринги занимают не больше {kilobytes} КБ.</translation>
    </message>
    <message>
        <source>The file {name} is not text in UTF-8 or UTF-16. Copy the pairings from the program that shows them instead.</source>
        <translation>Файл {name} — не текст в UTF-8 или UTF-16. Скопируйте паринги из программы, которая их показывает.</translation>
    </message>
</context>
<context>
    <name>PairingsModel</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
</context>
<context>
    <name>PairingsPane</name>
    <message>
        <source>Pairings</source>
        <translation>Паринги</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Use these pairings</source>
        <translation>Использовать паринги</translation>
    </message>
    <message>
        <source>enter a round</source>
        <translation>укажите раунд</translation>
    </message>
    <message>
        <source>no pairings yet</source>
        <translation>парингов пока нет</translation>
    </message>
</context>
<context>
    <name>PairingsPlace</name>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Rounds with pairings</source>
        <translation>Раунды с парингами</translation>
    </message>
    <message>
        <source>New pairings</source>
        <translation>Новые паринги</translation>
    </message>
</context>
<context>
    <name>PairingsPrinting</name>
    <message>
        <source>Pairings, round {number}</source>
        <translation>Паринги, раунд {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Оппонент</translation>
    </message>
</context>
<context>
    <name>PairingsSources</name>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Nothing to paste: copy the pairings first</source>
        <translation>Нечего вставить: сначала скопируйте паринги</translation>
    </message>
    <message>
        <source>Open a file of pairings</source>
        <translation>Открыть файл с парингами</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>PairingsWording</name>
    <message>
        <source>This is more than {lines} lines or {kilobytes} KB. Take only the pairings of a round.</source>
        <translation>Здесь больше {lines} строк или {kilobytes} КБ. Вставьте паринги только одного раунда.</translation>
    </message>
    <message>
        <source>longer than any pairing</source>
        <translation>длиннее любой пары</translation>
    </message>
    <message>
        <source>no player found in it</source>
        <translation>игроков в ней нет</translation>
    </message>
    <message>
        <source>no table number, while other lines have one</source>
        <translation>нет номера стола, а в других строках он есть</translation>
    </message>
    <message>
        <source>its table is not a number</source>
        <translation>стол — не число</translation>
    </message>
    <message>
        <source>table {table} is already in line {line}</source>
        <translation>стол {table} уже стоит в строке {line}</translation>
    </message>
    <message>
        <source>the same player twice</source>
        <translation>один и тот же игрок дважды</translation>
    </message>
    <message>
        <source>one name without an opponent; write “bye” if that is meant</source>
        <translation>одно имя без оппонента; если это автопобеда, напишите «bye»</translation>
    </message>
    <message>
        <source>more names than at the other tables</source>
        <translation>имён больше, чем за другими столами</translation>
    </message>
    <message>
        <source>these commas can mean two things; put names in quotes or tabs between them</source>
        <translation>эти запятые можно понять по-разному; возьмите имена в кавычки или разделите табуляцией</translation>
    </message>
    <message>
        <source>two players or a title? Write two players as “12 Anna vs. Lena”</source>
        <translation>двое игроков или заголовок? Запишите двоих так: «12 Anna vs. Lena»</translation>
    </message>
    <message>
        <source>a loss without a match, so no table</source>
        <translation>поражение без матча, стола нет</translation>
    </message>
    <message>
        <source>{player} sits at table {table} already, line {line}</source>
        <translation>{player} уже за столом {table}, строка {line}</translation>
    </message>
    <message>
        <source>{player} has a bye already, line {line}</source>
        <translation>у игрока {player} уже автопобеда, строка {line}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>строка {line}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>автопобеда</translation>
    </message>
    <message>
        <source>Teams named: {named}. The event has {entered}.</source>
        <translation>Названо команд: {named}. В турнире их {entered}.</translation>
    </message>
    <message>
        <source>Players named: {named}. The event has {entered}.</source>
        <translation>Названо игроков: {named}. В турнире их {entered}.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) left out of names: {notes}</source>
        <translation>
            <numerusform>Из имён убрано %n примечание: {notes}</numerusform>
            <numerusform>Из имён убрано %n примечания: {notes}</numerusform>
            <numerusform>Из имён убрано %n примечаний: {notes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n стол</numerusform>
            <numerusform>%n стола</numerusform>
            <numerusform>%n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n автопобеда</numerusform>
            <numerusform>%n автопобеды</numerusform>
            <numerusform>%n автопобед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>пропущена %n строка</numerusform>
            <numerusform>пропущено %n строки</numerusform>
            <numerusform>пропущено %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>No line has a table number: numbered from 1 in order.</source>
        <translation>Номеров столов нет: пронумеровано по порядку с 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are titles or page numbers.</source>
        <translation>
            <numerusform>%n строка — заголовок или номер страницы.</numerusform>
            <numerusform>%n строки — заголовки или номера страниц.</numerusform>
            <numerusform>%n строк — заголовки или номера страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the pairings of round {round}.</source>
        <translation>Это паринги раунда {round}.</translation>
    </message>
    <message>
        <source>This is a decklist, not pairings. Paste it under Deck checks.</source>
        <translation>Это деклист, а не паринги. Вставьте его на странице «Проверка колод».</translation>
    </message>
    <message>
        <source>Round {round} has other pairings; these take their place.</source>
        <translation>У раунда {round} другие паринги; эти их заменят.</translation>
    </message>
    <message>
        <source>{key} again uses them all the same.</source>
        <translation>Чтобы всё равно использовать их, нажмите {key} ещё раз.</translation>
    </message>
</context>
<context>
    <name>ParallelView</name>
    <message>
        <source>Text in two languages</source>
        <translation>Текст на двух языках</translation>
    </message>
    <message>
        <source>Doubtful pair</source>
        <translation>Сомнительная пара</translation>
    </message>
    <message>
        <source>Choose the counterpart, or none</source>
        <translation>Выберите соответствие или его отсутствие</translation>
    </message>
    <message>
        <source>numbered {after} here</source>
        <translation>здесь номер {after}</translation>
    </message>
    <message>
        <source>content differs</source>
        <translation>содержание отличается</translation>
    </message>
</context>
<context>
    <name>PenaltiesController</name>
    <message>
        <source>Undo: {player}, {what}</source>
        <translation>Отменить: {player}, {what}</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Отменить запись</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Не менять</translation>
    </message>
    <message>
        <source>Reason (optional); shown in the timeline</source>
        <translation>Причина (необязательно); видна в хронологии</translation>
    </message>
</context>
<context>
    <name>PenaltiesView</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n наказание</numerusform>
            <numerusform>%n наказания</numerusform>
            <numerusform>%n наказаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n penalty(ies)</source>
        <translation>
            <numerusform>{shown} из %n наказания</numerusform>
            <numerusform>{shown} из %n наказаний</numerusform>
            <numerusform>{shown} из %n наказаний</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc empties the field.</source>
        <translation>Esc очистит поле.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No penalties yet</source>
        <translation>Наказаний пока нет</translation>
    </message>
    <message>
        <source>Record them on the Infractions page.</source>
        <translation>Записывайте их на странице «Нарушения».</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Наказания</translation>
    </message>
    <message>
        <source>Player, table, words</source>
        <translation>Игрок, стол, слова</translation>
    </message>
    <message>
        <source>Show only penalties with these words</source>
        <translation>Показать только наказания с этими словами</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Напечатать список</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>К поиску</translation>
    </message>
    <message>
        <source>Penalties, newest first</source>
        <translation>Наказания, сначала новые</translation>
    </message>
    <message>
        <source>Find the infraction</source>
        <translation>Найти нарушение</translation>
    </message>
</context>
<context>
    <name>PenaltyPane</name>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Отменить запись</translation>
    </message>
    <message>
        <source>Print this penalty</source>
        <translation>Напечатать это наказание</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Waits for {event}: open that one to try again</source>
        <translation>Для турнира {event}: откройте его, чтобы повторить</translation>
    </message>
</context>
<context>
    <name>PendingQueue</name>
    <message numerus="yes">
        <source>%n entries are not recorded yet.</source>
        <translation>
            <numerusform>%n запись ещё не сохранена.</numerusform>
            <numerusform>%n записи ещё не сохранены.</numerusform>
            <numerusform>%n записей ещё не сохранено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the window again to leave anyway.</source>
        <translation>Чтобы всё равно выйти, закройте окно ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries recorded.</source>
        <translation>
            <numerusform>Сохранена %n запись.</numerusform>
            <numerusform>Сохранены %n записи.</numerusform>
            <numerusform>Сохранено %n записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recorded: {time} {what}. {why}</source>
        <translation>Не сохранено: {time} {what}. {why}</translation>
    </message>
</context>
<context>
    <name>PendingRow</name>
    <message>
        <source>Discard {what}</source>
        <translation>Отбросить: {what}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
</context>
<context>
    <name>PhraseList</name>
    <message>
        <source>Phrases</source>
        <translation>Фразы</translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation>Поиск фраз</translation>
    </message>
    <message>
        <source>No results; try fewer words</source>
        <translation>Ничего не найдено; попробуйте меньше слов</translation>
    </message>
    <message>
        <source>↑ ↓ phrase  ·  ← → language  ·  digits fill it in</source>
        <translation>↑ ↓ фраза  ·  ← → язык  ·  цифры: число</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>call of {length}, closed at {time}, {judge}</source>
        <translation>вызов {length}, закрыт в {time}, {judge}</translation>
    </message>
    <message>
        <source>call of {length}, closed at {time}</source>
        <translation>вызов {length}, закрыт в {time}</translation>
    </message>
</context>
<context>
    <name>PhrasesWindow</name>
    <message>
        <source>Phrases</source>
        <translation>Фразы</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation>Поиск фраз</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Следующий язык</translation>
    </message>
    <message>
        <source>Previous language</source>
        <translation>Предыдущий язык</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>К себе</translation>
    </message>
    <message>
        <source>Turn to player</source>
        <translation>К игроку</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation>Проверка колод</translation>
    </message>
    <message>
        <source>Infractions</source>
        <translation>Нарушения</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>PlayerPicker</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Table of the penalty</source>
        <translation>Стол, к которому относится наказание</translation>
    </message>
    <message>
        <source>Player, or table</source>
        <translation>Игрок или стол</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>PlayerQuestion</name>
    <message>
        <source>Taken for {name}</source>
        <translation>Принято за {name}</translation>
    </message>
    <message>
        <source>No player is called {name}</source>
        <translation>Игрока с именем {name} нет</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>Это {name}?</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Кто это?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No, another player</source>
        <translation>Нет, другой игрок</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Новый игрок</translation>
    </message>
</context>
<context>
    <name>PlayersController</name>
    <message>
        <source>Export a player’s data</source>
        <translation>Экспорт данных игрока</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message>
        <source>Entries are waiting to be recorded. Record or discard them first; they may name the player.</source>
        <translation>Есть записи, ждущие сохранения. Сначала сохраните или отбросьте их: в них может быть имя игрока.</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n наказание</numerusform>
            <numerusform>%n наказания</numerusform>
            <numerusform>%n наказаний</numerusform>
        </translation>
    </message>
    <message>
        <source>Name erased</source>
        <translation>Имя стёрто</translation>
    </message>
    <message>
        <source>No penalties</source>
        <translation>Наказаний нет</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Erase name</source>
        <translation>Стереть имя</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reason (optional); shown in the timeline</source>
        <translation>Причина (необязательно); видна в хронологии</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Поиск игроков</translation>
    </message>
    <message>
        <source>Show only players with this name</source>
        <translation>Показать только игроков с этим именем</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Экспорт данных…</translation>
    </message>
    <message>
        <source>Erase name…</source>
        <translation>Стереть имя…</translation>
    </message>
    <message>
        <source>Players of this event</source>
        <translation>Игроки этого турнира</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n player(s)</source>
        <translation>
            <numerusform>{shown} из %n игрока</numerusform>
            <numerusform>{shown} из %n игроков</numerusform>
            <numerusform>{shown} из %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Try fewer letters.</source>
        <translation>Попробуйте меньше букв.</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Игроков пока нет</translation>
    </message>
    <message>
        <source>Pairings, penalties and lists bring them.</source>
        <translation>Они появятся с парингами, наказаниями и деклистами.</translation>
    </message>
    <message>
        <source>Paste pairings</source>
        <translation>Вставить паринги</translation>
    </message>
</context>
<context>
    <name>PreferenceKeeper</name>
    <message>
        <source>The settings were damaged and have been reset. The old file is at {path}.</source>
        <translation>Файл настроек был повреждён, действуют начальные настройки. Прежний файл: {path}.</translation>
    </message>
</context>
<context>
    <name>PrintMenu</name>
    <message>
        <source>Entire document</source>
        <translation>Весь документ</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>This machine lacks what Qt needs to print.</source>
        <translation>На этом компьютере нет того, что нужно Qt для печати.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written</source>
        <translation>Не удаётся записать {file}</translation>
    </message>
    <message>
        <source>Sent to the printer: {title}</source>
        <translation>Отправлено на принтер: {title}</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached</source>
        <translation>Принтер недоступен</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n страница</numerusform>
            <numerusform>%n страницы</numerusform>
            <numerusform>%n страниц</numerusform>
        </translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Просмотр печати</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Pages of {title}</source>
        <translation>Страницы: {title}</translation>
    </message>
    <message>
        <source>Nothing to print here. Slips, appeals, feedback, a check&apos;s checklist, penalties, pairings and the timeline can be printed.</source>
        <translation>Здесь печатать нечего. Печатаются карточки, апелляции, отзывы, список осмотра, наказания, паринги и хронология.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>{edition}. Page {page} of {count}</source>
        <translation>{edition}. Страница {page} из {count}</translation>
    </message>
</context>
<context>
    <name>PriorsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё&#xa0;%n</numerusform>
            <numerusform>и ещё&#xa0;%n</numerusform>
            <numerusform>и ещё&#xa0;%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message numerus="yes">
        <source>A rated event needs %n team(s).</source>
        <translation>
            <numerusform>Рейтинговому турниру нужна %n команда.</numerusform>
            <numerusform>Рейтинговому турниру нужны %n команды.</numerusform>
            <numerusform>Рейтинговому турниру нужно %n команд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rated event needs %n player(s).</source>
        <translation>
            <numerusform>Рейтинговому турниру нужен %n игрок.</numerusform>
            <numerusform>Рейтинговому турниру нужны %n игрока.</numerusform>
            <numerusform>Рейтинговому турниру нужно %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>follows from the number of players</source>
        <translation>по числу игроков</translation>
    </message>
    <message>
        <source>the chart begins with four</source>
        <translation>таблица начинается с четырёх</translation>
    </message>
    <message numerus="yes">
        <source>The rules require %n minute(s) at least.</source>
        <translation>
            <numerusform>По правилам — не меньше %n минуты.</numerusform>
            <numerusform>По правилам — не меньше %n минут.</numerusform>
            <numerusform>По правилам — не меньше %n минут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut to top %n</source>
        <translation>
            <numerusform>отсечка: топ-%n</numerusform>
            <numerusform>отсечка: топ-%n</numerusform>
            <numerusform>отсечка: топ-%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recommended; %n at least</source>
        <translation>
            <numerusform>рекомендовано; не меньше %n</numerusform>
            <numerusform>рекомендовано; не меньше %n</numerusform>
            <numerusform>рекомендовано; не меньше %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarter-finals and semi-finals %n minute(s), the final without a limit</source>
        <translation>
            <numerusform>Четвертьфинал и полуфинал — %n минута, финал без лимита</numerusform>
            <numerusform>Четвертьфинал и полуфинал — %n минуты, финал без лимита</numerusform>
            <numerusform>Четвертьфинал и полуфинал — %n минут, финал без лимита</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no Swiss rounds, %n round(s) of single elimination</source>
        <translation>
            <numerusform>без швейцарской системы, %n раунд на выбывание</numerusform>
            <numerusform>без швейцарской системы, %n раунда на выбывание</numerusform>
            <numerusform>без швейцарской системы, %n раундов на выбывание</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n team(s)</source>
        <translation>
            <numerusform>для %n команды</numerusform>
            <numerusform>для %n команд</numerusform>
            <numerusform>для %n команд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <translation>
            <numerusform>для %n игрока</numerusform>
            <numerusform>для %n игроков</numerusform>
            <numerusform>для %n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decks are registered and built in %n minute(s)</source>
        <translation>
            <numerusform>На сбор и регистрацию колоды — %n минута</numerusform>
            <numerusform>На сбор и регистрацию колоды — %n минуты</numerusform>
            <numerusform>На сбор и регистрацию колоды — %n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more at a Prerelease and on a release weekend</source>
        <translation>
            <numerusform>на %n больше на пререлизе и в выходные выпуска</numerusform>
            <numerusform>на %n больше на пререлизе и в выходные выпуска</numerusform>
            <numerusform>на %n больше на пререлизе и в выходные выпуска</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on a release weekend</source>
        <translation>
            <numerusform>на %n больше в выходные выпуска</numerusform>
            <numerusform>на %n больше в выходные выпуска</numerusform>
            <numerusform>на %n больше в выходные выпуска</numerusform>
        </translation>
    </message>
    <message>
        <source>all of them, single elimination</source>
        <translation>все, игра на выбывание</translation>
    </message>
    <message>
        <source>three, as a team shares a game</source>
        <translation>три: команда играет одну игру</translation>
    </message>
    <message>
        <source>played after time, at every table</source>
        <translation>играются сверх времени, за каждым столом</translation>
    </message>
    <message>
        <source>{number} in the edition in force</source>
        <translation>{number} в действующей редакции</translation>
    </message>
    <message>
        <source>Registration {registration} minutes, deck construction {construction}</source>
        <translation>Регистрация — {registration} минут, сбор колод — {construction}</translation>
    </message>
</context>
<context>
    <name>ProposedField</name>
    <message>
        <source>Custom; MTR recommends {proposal}.</source>
        <translation>Своё значение; MTR рекомендует {proposal}.</translation>
    </message>
</context>
<context>
    <name>PublicDisplay</name>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>Close the display</source>
        <translation>Закрыть экран для зала</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>Турнир не открыт</translation>
    </message>
    <message>
        <source>Public display</source>
        <translation>Экран для зала</translation>
    </message>
</context>
<context>
    <name>PutAside</name>
    <message>
        <source>You are rehearsing: the made-up event isn&apos;t listed here. Your own events stay unchanged; opening or creating one ends the rehearsal.</source>
        <translation>Идёт тренировка, учебного турнира в этом списке нет. Ваши турниры не меняются; если открыть или создать турнир, тренировка закончится.</translation>
    </message>
    <message>
        <source>End rehearsal</source>
        <translation>Закончить тренировку</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Ярлык</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Конфликты в параметрах страницы</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>В параметрах страницы есть конфликты. Исправить их?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Конфликты в дополнительных параметрах</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>В некоторых дополнительных параметрах есть конфликты. Исправить их?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Набор страниц:</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Укажите страницы или диапазоны через запятую. Диапазон — два числа через дефис. Например, 3,5-7,9 печатает страницы 3, 5, 6, 7 и 9.</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Двусторонняя печать</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>По длинной стороне</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>По короткой стороне</translation>
    </message>
</context>
<context>
    <name>QrPicture</name>
    <message>
        <source>QR code of the invitation</source>
        <translation>QR-код приглашения</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Question {n}</source>
        <translation>Вопрос {n}</translation>
    </message>
    <message>
        <source>time stands still while you answer</source>
        <translation>пока вы отвечаете, время стоит</translation>
    </message>
    <message>
        <source>Show rule</source>
        <translation>Показать правило</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>ваш ответ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Not right: you answered {answer}</source>
        <translation>Неверно: ваш ответ {answer}</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>{right} of {of} right</source>
        <translation>Верно: {right} из {of}</translation>
    </message>
    <message>
        <source>No question answered</source>
        <translation>Ответов не было</translation>
    </message>
    <message>
        <source>The made-up event is over.</source>
        <translation>Учебный турнир окончен.</translation>
    </message>
    <message>
        <source>End the rehearsal here?</source>
        <translation>Закончить тренировку?</translation>
    </message>
    <message>
        <source>Ending removes the made-up event; a real one that was open comes back.</source>
        <translation>Учебный турнир будет удалён; настоящий, если он был открыт, откроется снова.</translation>
    </message>
    <message>
        <source>End rehearsal</source>
        <translation>Закончить тренировку</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>ReadFacts</name>
    <message>
        <source>Kind: {kind}</source>
        <translation>Вид: {kind}</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Язык: {language}</translation>
    </message>
    <message>
        <source>In force from</source>
        <translation>Действует с</translation>
    </message>
    <message>
        <source>Enter the date from the document</source>
        <translation>Введите дату из документа</translation>
    </message>
    <message>
        <source>Enter a date, as 27 February 2026 or 2026-02-27</source>
        <translation>Введите дату, например 27 февраля 2026 или 2026-02-27</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Single language</source>
        <translation>Один язык</translation>
    </message>
</context>
<context>
    <name>ReadingView</name>
    <message>
        <source>Text of the rules</source>
        <translation>Текст правил</translation>
    </message>
</context>
<context>
    <name>RecordButtons</name>
    <message>
        <source>Ask the head judge</source>
        <translation>Спросить главного судью</translation>
    </message>
    <message>
        <source>Issue another</source>
        <translation>Записать ещё одно</translation>
    </message>
    <message>
        <source>Record infraction</source>
        <translation>Записать нарушение</translation>
    </message>
    <message>
        <source>Record penalty</source>
        <translation>Записать наказание</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Записать заметку</translation>
    </message>
</context>
<context>
    <name>RecordFields</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message>
        <source>Head judge: {name}</source>
        <translation>Главный судья: {name}</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>All penalties of the player</source>
        <translation>Все наказания игрока</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <translation>Другое наказание</translation>
    </message>
    <message>
        <source>Round and judge</source>
        <translation>Раунд и судья</translation>
    </message>
    <message>
        <source>What happened, round and judge</source>
        <translation>Что произошло, раунд и судья</translation>
    </message>
</context>
<context>
    <name>RecordMaintenance</name>
    <message>
        <source>The event is kept, but no backup could be made. {why}</source>
        <translation>Турнир сохранён, но резервную копию сделать не удалось. {why}</translation>
    </message>
    <message>
        <source>This event’s record was damaged; nothing that was entered is missing.</source>
        <translation>Запись этого турнира была повреждена; из внесённого ничего не пропало.</translation>
    </message>
    <message>
        <source>A part of this event’s record was damaged and could not be read.</source>
        <translation>Часть записи этого турнира была повреждена и не прочиталась.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries of this event’s record were damaged and could not be read.</source>
        <translation>
            <numerusform>%n строка записи этого турнира была повреждена и не прочиталась.</numerusform>
            <numerusform>%n строки записи этого турнира были повреждены и не прочитались.</numerusform>
            <numerusform>%n строк записи этого турнира было повреждено и не прочиталось.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened from {since} to {until} is to be checked.</source>
        <translation>Проверьте, что было с {since} до {until}.</translation>
    </message>
    <message>
        <source>What happened after {time} is to be checked.</source>
        <translation>Проверьте, что было после {time}.</translation>
    </message>
    <message>
        <source>What happened up to {time} is to be checked.</source>
        <translation>Проверьте, что было до {time}.</translation>
    </message>
    <message>
        <source>A backup took its place: {path}.</source>
        <translation>Её заменила резервная копия: {path}.</translation>
    </message>
    <message>
        <source>The damaged part lies in {path}; all else is open.</source>
        <translation>Повреждённая часть лежит в {path}; всё остальное открыто.</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>No infraction</source>
        <translation>Нет нарушения</translation>
    </message>
    <message>
        <source>Depends on when the player was seated</source>
        <translation>Зависит от опоздания</translation>
    </message>
</context>
<context>
    <name>RehearsalController</name>
    <message>
        <source>Entries wait to be recorded; rehearse after that.</source>
        <translation>Есть записи, ждущие сохранения; начните тренировку, когда они сохранятся.</translation>
    </message>
</context>
<context>
    <name>RehearsalMark</name>
    <message>
        <source>Rehearsal, ×{speed}</source>
        <translation>Тренировка, ×{speed}</translation>
    </message>
    <message>
        <source>Rehearsal, paused</source>
        <translation>Тренировка, пауза</translation>
    </message>
    <message>
        <source>made-up event, seed {seed}; alarms are silent</source>
        <translation>учебный турнир № {seed}, сигналы без звука</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>ReleaseNotes</name>
    <message>
        <source>Judgekit is now version {version}.</source>
        <translation>Judgekit обновлён до версии {version}.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Что нового</translation>
    </message>
</context>
<context>
    <name>RemedyHead</name>
    <message>
        <source>filled numbers apply here</source>
        <translation>закрашено то, что нужно здесь</translation>
    </message>
    <message>
        <source>Change the answers</source>
        <translation>Изменить ответы</translation>
    </message>
    <message>
        <source>Short text</source>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Целиком</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Исправление</translation>
    </message>
</context>
<context>
    <name>RemedySteps</name>
    <message numerus="yes">
        <source>%n step(s) not needed here</source>
        <translation>
            <numerusform>%n шаг здесь не нужен</numerusform>
            <numerusform>%n шага здесь не нужны</numerusform>
            <numerusform>%n шагов здесь не нужны</numerusform>
        </translation>
    </message>
    <message>
        <source>applies</source>
        <translation>нужно</translation>
    </message>
    <message>
        <source>may apply</source>
        <translation>может понадобиться</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>не нужно</translation>
    </message>
</context>
<context>
    <name>ReportController</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>отчёт</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Без имён</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Сохранить как CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Сохранить как JSON</translation>
    </message>
    <message>
        <source>Minutes after time, by cause</source>
        <translation>Минуты сверх времени по причинам</translation>
    </message>
    <message>
        <source>Time extensions, by cause</source>
        <translation>Дополнительное время по причинам</translation>
    </message>
    <message>
        <source>Penalties, by infraction</source>
        <translation>Наказания по нарушениям</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>found in {place}</source>
        <translation>найдено в {place}</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n раздел</numerusform>
            <numerusform>%n раздела</numerusform>
            <numerusform>%n разделов</numerusform>
        </translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Результаты поиска</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Импортировать документ</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Все тексты</translation>
    </message>
    <message>
        <source>Document to search in</source>
        <translation>Документ для поиска</translation>
    </message>
    <message>
        <source>{language} only</source>
        <translation>только {language}</translation>
    </message>
    <message>
        <source>Language to read in</source>
        <translation>Язык чтения</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>No results for “{typed}”; showing {used}.</source>
        <translation>По запросу «{typed}» ничего нет; показано: {used}.</translation>
    </message>
    <message>
        <source>Search all documents and languages, or try fewer words.</source>
        <translation>Ищите во всех документах и языках или введите меньше слов.</translation>
    </message>
    <message>
        <source>Try fewer words, or a number such as 2.6.</source>
        <translation>Попробуйте меньше слов или номер, например 2.6.</translation>
    </message>
    <message>
        <source>Search in this language only</source>
        <translation>Искать только на этом языке</translation>
    </message>
</context>
<context>
    <name>RetentionBar</name>
    <message>
        <source>Suggest removing events after this many months</source>
        <translation>Через сколько месяцев предлагать удаление турниров</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) older than that: {names}</source>
        <translation>
            <numerusform>%n турнир старше этого срока: {names}</numerusform>
            <numerusform>%n турнира старше этого срока: {names}</numerusform>
            <numerusform>%n турниров старше этого срока: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n event(s)…</source>
        <translation>
            <numerusform>Удалить %n турнир…</numerusform>
            <numerusform>Удалить %n турнира…</numerusform>
            <numerusform>Удалить %n турниров…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Returned</name>
    <message>
        <source>Connected again</source>
        <translation>Связь восстановлена</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) made here</source>
        <translation>
            <numerusform>здесь внесена %n запись</numerusform>
            <numerusform>здесь внесены %n записи</numerusform>
            <numerusform>здесь внесено %n записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut off from {since} to {until}, for {time}</source>
        <translation>Связи не было с {since} до {until}, {time}</translation>
    </message>
    <message>
        <source>It could not store from {since} to {until}, for {time}</source>
        <translation>Не мог сохранять с {since} до {until}, {time}</translation>
    </message>
    <message numerus="yes">
        <source>taken</source>
        <translation>
            <numerusform>принята</numerusform>
            <numerusform>приняты</numerusform>
            <numerusform>принято</numerusform>
        </translation>
    </message>
    <message>
        <source>seen by all as entered here</source>
        <translation>видно всем без изменений</translation>
    </message>
    <message numerus="yes">
        <source>merged</source>
        <translation>
            <numerusform>повторяет</numerusform>
            <numerusform>повторяют</numerusform>
            <numerusform>повторяют</numerusform>
        </translation>
    </message>
    <message>
        <source>a colleague had entered the same</source>
        <translation>коллега уже внёс то же самое</translation>
    </message>
    <message numerus="yes">
        <source>belong(s) to round {round}</source>
        <translation>
            <numerusform>относится к раунду {round}</numerusform>
            <numerusform>относятся к раунду {round}</numerusform>
            <numerusform>относятся к раунду {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move(s) no clock</source>
        <translation>
            <numerusform>не сдвигает часов</numerusform>
            <numerusform>не сдвигают часов</numerusform>
            <numerusform>не сдвигают часов</numerusform>
        </translation>
    </message>
    <message>
        <source>made after round {round} had ended</source>
        <translation>после конца раунда {round}</translation>
    </message>
    <message numerus="yes">
        <source>count(s) in round {round}</source>
        <translation>
            <numerusform>относится к раунду {round}</numerusform>
            <numerusform>относятся к раунду {round}</numerusform>
            <numerusform>относятся к раунду {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need(s) you</source>
        <translation>
            <numerusform>ждёт вашего решения</numerusform>
            <numerusform>ждут вашего решения</numerusform>
            <numerusform>ждут вашего решения</numerusform>
        </translation>
    </message>
    <message>
        <source>recorded there; this round is unchanged</source>
        <translation>внесено туда; этот раунд не изменился</translation>
    </message>
    <message>
        <source>The hub stores again</source>
        <translation>Главный ноутбук снова сохраняет</translation>
    </message>
    <message>
        <source>not recorded, nothing is lost</source>
        <translation>не записано, ничего не потеряно</translation>
    </message>
</context>
<context>
    <name>RoleButton</name>
    <message>
        <source>Role of {person}: {role}</source>
        <translation>Роль, {person}: {role}</translation>
    </message>
    <message>
        <source>Role: {role}</source>
        <translation>Роль: {role}</translation>
    </message>
</context>
<context>
    <name>RowKeys</name>
    <message>
        <source>Done</source>
        <translation>Закончил</translation>
    </message>
    <message>
        <source>Told again</source>
        <translation>Сообщено</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Закрыть вызов</translation>
    </message>
    <message>
        <source>Open call</source>
        <translation>Открыть вызов</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Доп. время</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Карточка</translation>
    </message>
    <message>
        <source>A call or check is open at table {table}. Match over?</source>
        <translation>За столом {table} открыт вызов или проверка. Матч окончен?</translation>
    </message>
    <message>
        <source>Table {table} has {time} left. Match over?</source>
        <translation>У стола {table} осталось {time}. Матч окончен?</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Матч окончен</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Open {rule}</source>
        <translation>Открыть {rule}</translation>
    </message>
    <message>
        <source>Appendix {letter}</source>
        <translation>Приложение {letter}</translation>
    </message>
</context>
<context>
    <name>RuleParagraph</name>
    <message>
        <source>No counterpart in this edition</source>
        <translation>Нет соответствия в этой редакции</translation>
    </message>
    <message>
        <source>The paragraph of the tournament rules stands here.</source>
        <translation>Здесь будет абзац турнирных правил.</translation>
    </message>
    <message>
        <source>Newest in the library</source>
        <translation>Новейшая в библиотеке</translation>
    </message>
    <message>
        <source>Newer: {date}, {language}</source>
        <translation>Новее: {date}, {language}</translation>
    </message>
</context>
<context>
    <name>RuleReading</name>
    <message>
        <source>The rules are still being prepared.</source>
        <translation>Правила ещё готовятся.</translation>
    </message>
    <message>
        <source>What the answer rests on</source>
        <translation>На чём основан ответ</translation>
    </message>
    <message>
        <source>Time stands still until you are back at the question.</source>
        <translation>Время стоит, пока вы не вернётесь к вопросу.</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Назад к вопросу</translation>
    </message>
</context>
<context>
    <name>RulesAside</name>
    <message>
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Язык правил</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Разделы правил</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}</translation>
    </message>
</context>
<context>
    <name>RulesCommands</name>
    <message>
        <source>Counterparts are set with two texts side by side.</source>
        <translation>Соответствия задаются, когда два текста стоят рядом.</translation>
    </message>
    <message>
        <source>No earlier searches</source>
        <translation>Предыдущих поисков нет</translation>
    </message>
    <message>
        <source>Search for “{words}”</source>
        <translation>Искать «{words}»</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Копировать с источником</translation>
    </message>
    <message>
        <source>Two languages</source>
        <translation>Два языка</translation>
    </message>
    <message>
        <source>Set the counterpart</source>
        <translation>Задать соответствие</translation>
    </message>
    <message>
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Undo bookmark, note or counterpart</source>
        <translation>Отменить закладку, заметку или соответствие</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>Следующий раздел</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Предыдущий раздел</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Найти в этом тексте</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Choose a document</source>
        <translation>Выбрать документ</translation>
    </message>
    <message>
        <source>What this number is today</source>
        <translation>Что сегодня под этим номером</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Оглавление</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Загрузить файл карт</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Глоссарий</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Закладки и заметки</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Импорт документа</translation>
    </message>
    <message>
        <source>Compare editions</source>
        <translation>Сравнить редакции</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Следующее изменение</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Предыдущее изменение</translation>
    </message>
    <message>
        <source>Earlier searches</source>
        <translation>Предыдущие поиски</translation>
    </message>
    <message>
        <source>Next paragraph</source>
        <translation>Следующий абзац</translation>
    </message>
    <message>
        <source>Previous paragraph</source>
        <translation>Предыдущий абзац</translation>
    </message>
    <message>
        <source>Copied: {citation}</source>
        <translation>Скопировано: {citation}</translation>
    </message>
    <message>
        <source>No other section has this number today</source>
        <translation>Сегодня этого номера нет ни у одного другого раздела</translation>
    </message>
    <message>
        <source>The library has this text in one language only.</source>
        <translation>В библиотеке этот текст есть только на одном языке.</translation>
    </message>
</context>
<context>
    <name>RulesWording</name>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>Commander rules</source>
        <translation>Правила Коммандера</translation>
    </message>
</context>
<context>
    <name>RulingsView</name>
    <message>
        <source>Rulings</source>
        <translation>Разъяснения</translation>
    </message>
    <message numerus="yes">
        <source>%n, newest first</source>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n, сначала новые</numerusform>
            <numerusform>%n, сначала новые</numerusform>
        </translation>
    </message>
    <message>
        <source>Rulings of {date}, in English only</source>
        <translation>Разъяснения от {date}, только на английском</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>{n} right in a row at best</source>
        <translation>самая длинная серия: {n}</translation>
    </message>
    <message>
        <source>of {n} right</source>
        <translation>из {n} верно</translation>
    </message>
    <message>
        <source>{right} of {of}</source>
        <translation>{right} из {of}</translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>Последние ответы</translation>
    </message>
    <message>
        <source>{said}; right is {right}</source>
        <translation>{said}; верно: {right}</translation>
    </message>
</context>
<context>
    <name>SearchForms</name>
    <message>
        <source>the section with that number</source>
        <translation>раздел с этим номером</translation>
    </message>
    <message>
        <source>a rule of the game with that number</source>
        <translation>правило игры с этим номером</translation>
    </message>
    <message>
        <source>a section of the document named</source>
        <translation>раздел названного документа</translation>
    </message>
    <message>
        <source>appendix b</source>
        <translation>приложение b</translation>
    </message>
    <message>
        <source>an appendix</source>
        <translation>приложение</translation>
    </message>
    <message>
        <source>player late 7 min</source>
        <translation>игрок опоздал на 7 мин</translation>
    </message>
    <message>
        <source>an infraction, in your own words</source>
        <translation>нарушение, своими словами</translation>
    </message>
    <message>
        <source>larger text</source>
        <translation>крупнее текст</translation>
    </message>
    <message>
        <source>an action; also a card, player, table or note</source>
        <translation>действие; также карта, игрок, стол, заметка</translation>
    </message>
    <message>
        <source>deck check time</source>
        <translation>время проверки колоды</translation>
    </message>
    <message>
        <source>sections with these words</source>
        <translation>разделы с этими словами</translation>
    </message>
    <message>
        <source>“between games”</source>
        <translation>«между играми»</translation>
    </message>
    <message>
        <source>exactly these words in a row</source>
        <translation>именно эти слова подряд</translation>
    </message>
    <message>
        <source>draft -team</source>
        <translation>драфт -команд</translation>
    </message>
    <message>
        <source>without the word behind the minus</source>
        <translation>без слова, перед которым минус</translation>
    </message>
    <message>
        <source>in:commander</source>
        <translation>в:commander</translation>
    </message>
    <message>
        <source>in one document only</source>
        <translation>только в одном документе</translation>
    </message>
    <message>
        <source>lang:es</source>
        <translation>язык:es</translation>
    </message>
    <message>
        <source>in one language only</source>
        <translation>только на одном языке</translation>
    </message>
    <message>
        <source>opens a call at table 14, or closes it</source>
        <translation>открыть или закрыть вызов за столом 14</translation>
    </message>
    <message>
        <source>gives table 14 five minutes</source>
        <translation>дать столу 14 пять минут</translation>
    </message>
    <message>
        <source>counts the additional turns of table 14</source>
        <translation>считать дополнительные ходы стола 14</translation>
    </message>
    <message>
        <source>p Rossi missed trigger</source>
        <translation>п Rossi пропущен триггер</translation>
    </message>
    <message>
        <source>begins a penalty for Rossi</source>
        <translation>оформить наказание игроку Rossi</translation>
    </message>
    <message>
        <source>starts a deck check at table 23</source>
        <translation>начать проверку колод за столом 23</translation>
    </message>
    <message>
        <source>after time only these tables play on</source>
        <translation>сверх времени играют только эти столы</translation>
    </message>
    <message>
        <source>these tables are done</source>
        <translation>эти столы закончили</translation>
    </message>
    <message>
        <source>shows the slip of table 14</source>
        <translation>показать карточку стола 14</translation>
    </message>
    <message>
        <source>sends Weber to table 14</source>
        <translation>отправить Weber к столу 14</translation>
    </message>
    <message>
        <source>pauses the round; resume and end likewise</source>
        <translation>приостановить раунд; так же «продолжить» и «конец»</translation>
    </message>
    <message>
        <source>closes the longest call</source>
        <translation>закрыть самый долгий вызов</translation>
    </message>
    <message>
        <source>minutes and seconds; add a reason at the end</source>
        <translation>минуты и секунды; причину добавьте в конце</translation>
    </message>
    <message>
        <source>takes five minutes back</source>
        <translation>отнять пять минут</translation>
    </message>
    <message>
        <source>what table 14 has</source>
        <translation>что дано столу 14</translation>
    </message>
    <message>
        <source>c 14</source>
        <translation>с 14</translation>
    </message>
    <message>
        <source>x 14 5</source>
        <translation>х 14 5</translation>
    </message>
    <message>
        <source>t 14</source>
        <translation>т 14</translation>
    </message>
    <message>
        <source>d 23</source>
        <translation>д 23</translation>
    </message>
    <message>
        <source>still 3 7 12</source>
        <translation>играют 3 7 12</translation>
    </message>
    <message>
        <source>done 1-9 12</source>
        <translation>готово 1-9 12</translation>
    </message>
    <message>
        <source>slip 14</source>
        <translation>карточка 14</translation>
    </message>
    <message>
        <source>j 14 Weber</source>
        <translation>j 14 Weber</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>c</source>
        <translation>с</translation>
    </message>
    <message>
        <source>x 14 5:30</source>
        <translation>х 14 5:30</translation>
    </message>
    <message>
        <source>x 14 -5</source>
        <translation>х 14 -5</translation>
    </message>
    <message>
        <source>x 14</source>
        <translation>х 14</translation>
    </message>
</context>
<context>
    <name>SeatedPlayers</name>
    <message>
        <source>Both</source>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>SeatingRow</name>
    <message>
        <source>Seated at?</source>
        <translation>Когда сел?</translation>
    </message>
    <message>
        <source>10:07, or 7 min</source>
        <translation>10:07 или 7 мин</translation>
    </message>
    <message>
        <source>When the player was seated, or how late</source>
        <translation>Когда игрок сел за стол или на сколько опоздал</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>The player sits down now</source>
        <translation>Игрок садится сейчас</translation>
    </message>
</context>
<context>
    <name>SecondCard</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>{do}: {clock}</source>
        <translation>{do}: {clock}</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Копировать адрес</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>SetAsidePane</name>
    <message>
        <source>Drop it? {what}</source>
        <translation>Отбросить? {what}</translation>
    </message>
    <message>
        <source>Drop entry</source>
        <translation>Отбросить запись</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>It will not be recorded. The timeline shows that it was dropped; that can’t be undone.</source>
        <translation>Она не будет записана. В хронологии останется, что её отбросили; отменить это нельзя.</translation>
    </message>
    <message>
        <source>Entries that were set aside</source>
        <translation>Отложенные записи</translation>
    </message>
    <message>
        <source>Back to the laptops</source>
        <translation>К ноутбукам</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Показать обе</translation>
    </message>
    <message>
        <source>Entered after the round had ended</source>
        <translation>Сделаны после конца раунда</translation>
    </message>
    <message>
        <source>Record now anyway</source>
        <translation>Всё равно записать</translation>
    </message>
    <message>
        <source>Drop…</source>
        <translation>Отбросить…</translation>
    </message>
    <message>
        <source>Change to {what}</source>
        <translation>Сменить на: {what}</translation>
    </message>
    <message>
        <source>Keep {what}…</source>
        <translation>Оставить: {what}…</translation>
    </message>
    <message numerus="yes">
        <source>%n need you</source>
        <translation>
            <numerusform>%n запись ждёт решения</numerusform>
            <numerusform>%n записи ждут решения</numerusform>
            <numerusform>%n записей ждут решения</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, seen by all until somebody decides.</source>
        <translation>Отложены и видны всем, пока кто-нибудь не решит.</translation>
    </message>
    <message>
        <source>Set-aside entries</source>
        <translation>Отложенные записи</translation>
    </message>
    <message>
        <source>Nothing was set aside in this event.</source>
        <translation>На этом турнире ничего не отложено.</translation>
    </message>
    <message>
        <source>All is decided.</source>
        <translation>Всё решено.</translation>
    </message>
    <message numerus="yes">
        <source>%n merged</source>
        <translation>
            <numerusform>%n повторяет другую</numerusform>
            <numerusform>%n повторяют другие</numerusform>
            <numerusform>%n повторяют другие</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}; also {other}</source>
        <translation>{own}; также {other}</translation>
    </message>
</context>
<context>
    <name>SetAsideRows</name>
    <message>
        <source>Table {table}: {what}</source>
        <translation>Стол {table}: {what}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>автор: {author}</translation>
    </message>
    <message>
        <source>{entry}: moves no clock</source>
        <translation>{entry}: часов не сдвигает</translation>
    </message>
    <message>
        <source>{entry}: counts in round {round}</source>
        <translation>{entry}: относится к раунду {round}</translation>
    </message>
    <message>
        <source>Recorded after all</source>
        <translation>Всё же записана</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Отброшена</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Close settings</source>
        <translation>Закрыть настройки</translation>
    </message>
</context>
<context>
    <name>ShareForm</name>
    <message>
        <source>Share this event</source>
        <translation>Сделать турнир общим</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Ваша роль</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>No event is open. Create one, or join another laptop’s.</source>
        <translation>Турнир не открыт. Создайте его или подключитесь к турниру другого ноутбука.</translation>
    </message>
    <message>
        <source>{event}: this laptop becomes the hub. The others join through it.</source>
        <translation>{event}: этот ноутбук станет главным, остальные подключатся через него.</translation>
    </message>
    <message>
        <source>{event} is already shared. It stays in the list of events when you join another one.</source>
        <translation>{event} уже общий. Когда вы подключитесь к другому турниру, он останется в списке.</translation>
    </message>
    <message>
        <source>A rehearsal isn’t shared. End it to share your own event.</source>
        <translation>Тренировка не бывает общей. Закончите её, чтобы сделать общим свой турнир.</translation>
    </message>
    <message>
        <source>Enter your name; the others see it.</source>
        <translation>Введите имя: его увидят остальные.</translation>
    </message>
</context>
<context>
    <name>SharedPane</name>
    <message>
        <source>Laptops</source>
        <translation>Ноутбуки</translation>
    </message>
    <message>
        <source>Laptops that share this event</source>
        <translation>Ноутбуки этого турнира</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>Отключиться…</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Стать главным…</translation>
    </message>
    <message>
        <source>Removed from the event; a new code lets it in</source>
        <translation>Исключён из турнира; с новым кодом может вернуться</translation>
    </message>
    <message>
        <source>{connected} of {all} connected; each keeps the whole event</source>
        <translation>На связи {connected} из {all}; на каждом хранится весь турнир</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефона</numerusform>
            <numerusform>%n телефонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {person}…</source>
        <translation>Исключить: {person}…</translation>
    </message>
    <message>
        <source>This laptop is the hub</source>
        <translation>Это главный ноутбук</translation>
    </message>
    <message numerus="yes">
        <source>%n set aside…</source>
        <translation>
            <numerusform>Отложено: %n…</numerusform>
            <numerusform>Отложено: %n…</numerusform>
            <numerusform>Отложено: %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, all decided</source>
        <translation>Отложенные, всё решено</translation>
    </message>
</context>
<context>
    <name>ShortCode</name>
    <message>
        <source>Code {code}</source>
        <translation>Код {code}</translation>
    </message>
</context>
<context>
    <name>ShownCard</name>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Load a card file</source>
        <translation>Загрузить файл карт</translation>
    </message>
    <message>
        <source>Type its name in any language, or words of its text.</source>
        <translation>Введите её название на любом языке или слова из текста.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Найти карту</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Official wording</source>
        <translation>Официальный текст</translation>
    </message>
    <message>
        <source>Tournament rules</source>
        <translation>Турнирные правила</translation>
    </message>
    <message>
        <source>Beside the infraction</source>
        <translation>Рядом с нарушением</translation>
    </message>
</context>
<context>
    <name>SideHead</name>
    <message>
        <source>Language of this column</source>
        <translation>Язык этого столбца</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Who takes part, and how</source>
        <translation>Кто участвует и как</translation>
    </message>
    <message>
        <source>Laptops</source>
        <translation>Ноутбуки</translation>
    </message>
    <message>
        <source>Screens and phones</source>
        <translation>Экраны и телефоны</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SimilarRulings</name>
    <message>
        <source>Differs from {place}: {outcome}</source>
        <translation>Расходится с решением: {place}, {outcome}</translation>
    </message>
    <message>
        <source>Similar today</source>
        <translation>Похожие сегодня</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>SlipPaper</name>
    <message numerus="yes">
        <source>%n more line(s): Copy and Print have them</source>
        <translation>
            <numerusform>ещё %n строка: она войдёт в копию и в печать</numerusform>
            <numerusform>ещё %n строки: они войдут в копию и в печать</numerusform>
            <numerusform>ещё %n строк: они войдут в копию и в печать</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>Copied: the slip of table {table}</source>
        <translation>Скопировано: карточка стола {table}</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>Карточка</translation>
    </message>
    <message>
        <source>Language of the slip</source>
        <translation>Язык карточки</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copy the slip</source>
        <translation>Копировать карточку</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Напечатать карточку</translation>
    </message>
    <message>
        <source>The slip in another language</source>
        <translation>Карточка на другом языке</translation>
    </message>
    <message>
        <source>Close the slip</source>
        <translation>Закрыть карточку</translation>
    </message>
</context>
<context>
    <name>StandardPenalty</name>
    <message>
        <source>No infraction</source>
        <translation>Нет нарушения</translation>
    </message>
    <message>
        <source>standard penalty</source>
        <translation>стандартное наказание</translation>
    </message>
</context>
<context>
    <name>StandingNotice</name>
    <message>
        <source>This laptop goes on alone. What you enter is kept, and sent once you connect again.</source>
        <translation>Этот ноутбук работает отдельно. Ваши записи хранятся и будут отправлены, когда вы снова подключитесь.</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>Подключиться снова</translation>
    </message>
    <message>
        <source>Looking for the hub…</source>
        <translation>Поиск главного ноутбука…</translation>
    </message>
</context>
<context>
    <name>StandingsPane</name>
    <message>
        <source>Paste standings here, drop a file, or type a line each: Anna Rossi 4-1-0</source>
        <translation>Вставьте таблицу, перетащите файл или пишите по строке: Anna Rossi 4-1-0</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Что прочитано</translation>
    </message>
    <message>
        <source>Use these standings</source>
        <translation>Использовать таблицу</translation>
    </message>
    <message>
        <source>Too long to be standings; paste only the standings.</source>
        <translation>Слишком много для таблицы; вставьте только таблицу.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>no player yet</source>
        <translation>игроков пока нет</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Call a draft</source>
        <translation>Вести драфт</translation>
    </message>
    <message>
        <source>Enter a name for the other clock.</source>
        <translation>Введите название других часов.</translation>
    </message>
    <message>
        <source>Enter a round number.</source>
        <translation>Введите номер раунда числом.</translation>
    </message>
    <message>
        <source>Enter minutes, such as 50 or 12:30; leave empty for no limit.</source>
        <translation>Введите минуты, например 50 или 12:30; пусто — без лимита.</translation>
    </message>
    <message>
        <source>without a time limit</source>
        <translation>без лимита времени</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <translation>Если начать сейчас, конец в {time}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>This clock</source>
        <translation>Эти часы</translation>
    </message>
    <message>
        <source>Another beside it</source>
        <translation>Другие рядом</translation>
    </message>
    <message>
        <source>Which clock</source>
        <translation>Какие часы</translation>
    </message>
    <message>
        <source>Name of the other clock</source>
        <translation>Название других часов</translation>
    </message>
    <message>
        <source>such as Sealed</source>
        <translation>например, Запечатанная</translation>
    </message>
    <message>
        <source>Times that the rules recommend</source>
        <translation>Время, рекомендованное правилами</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без лимита</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарка</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>How the round is played</source>
        <translation>Как играется раунд</translation>
    </message>
    <message>
        <source>After the additional turns the higher life total wins; where it is equal, play goes on until it differs.</source>
        <translation>После дополнительных ходов побеждает тот, у кого больше жизней; если поровну, игра идёт, пока жизни не станут разными.</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Читать правило</translation>
    </message>
    <message>
        <source>Call a draft…</source>
        <translation>Вести драфт…</translation>
    </message>
    <message>
        <source>The rules ask for at least {minutes} minutes a round (Appendix B).</source>
        <translation>Правила требуют не меньше {minutes} минут на раунд (приложение B).</translation>
    </message>
</context>
<context>
    <name>StartPart</name>
    <message>
        <source>Left for this table</source>
        <translation>Осталось этому столу</translation>
    </message>
    <message>
        <source>Turns may start in</source>
        <translation>Ходы можно начать через</translation>
    </message>
    <message>
        <source>Time is up at this table</source>
        <translation>Время за этим столом вышло</translation>
    </message>
    <message>
        <source>Whose turn is it? That is turn 0 of {total}.</source>
        <translation>Чей сейчас ход? Это ход 0 из {total}.</translation>
    </message>
    <message>
        <source>Team A sits at your left, team B at your right.</source>
        <translation>Команда A сидит слева от вас, команда B — справа.</translation>
    </message>
    <message>
        <source>Player A sits at your left, player B at your right.</source>
        <translation>Игрок A сидит слева от вас, игрок B — справа.</translation>
    </message>
    <message>
        <source>If the active player had already shown the wish to pass the turn, choose the player who takes the next turn.</source>
        <translation>Если активный игрок уже показал, что хочет передать ход, выберите игрока, чей ход следующий.</translation>
    </message>
    <message>
        <source>Between games the match is over: no new game begins.</source>
        <translation>Если игроки между играми, матч окончен: новая игра не начинается.</translation>
    </message>
    <message>
        <source>No new game begins, unless the players are between games and have won equally many.</source>
        <translation>Новая игра не начинается, разве что игроки между играми и побед у них поровну.</translation>
    </message>
</context>
<context>
    <name>StartPresets</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Quarter-final, semi-final</source>
        <translation>1/4 и 1/2 финала</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Registration of the pool</source>
        <translation>Регистрация пула</translation>
    </message>
    <message>
        <source>Sealed, building</source>
        <translation>Запечатанная, сбор</translation>
    </message>
    <message>
        <source>Sealed, new set</source>
        <translation>Запечатанная, выпуск</translation>
    </message>
    <message>
        <source>Draft, building</source>
        <translation>Драфт, сбор</translation>
    </message>
    <message>
        <source>Team or 2HG sealed</source>
        <translation>Запечатанная, ком./2ГГ</translation>
    </message>
    <message>
        <source>Team or 2HG sealed, new set</source>
        <translation>Выпуск, команды или 2ГГ</translation>
    </message>
    <message>
        <source>Team or 2HG draft</source>
        <translation>Командный драфт или 2ГГ</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без лимита</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} мин</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>table {table}, {what}</source>
        <translation>стол {table}, {what}</translation>
    </message>
    <message>
        <source>undo of {what}</source>
        <translation>отмена: {what}</translation>
    </message>
    <message>
        <source>put back: {what}</source>
        <translation>возвращено: {what}</translation>
    </message>
    <message>
        <source>corrected: {what}</source>
        <translation>исправлено: {what}</translation>
    </message>
    <message>
        <source>extra turn {n}</source>
        <translation>внеочередной ход, {n}-й</translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation>ход {n}</translation>
    </message>
    <message>
        <source>{what} started</source>
        <translation>{what}: начало</translation>
    </message>
    <message>
        <source>clock set to {reading}</source>
        <translation>часы установлены на {reading}</translation>
    </message>
    <message>
        <source>clock corrected by {by}</source>
        <translation>часы поправлены на {by}</translation>
    </message>
    <message>
        <source>no table still plays</source>
        <translation>ни один стол больше не играет</translation>
    </message>
    <message>
        <source>message on the public display</source>
        <translation>сообщение на экране для зала</translation>
    </message>
    <message>
        <source>computer’s clock followed, {shift}</source>
        <translation>время по часам компьютера, {shift}</translation>
    </message>
    <message>
        <source>{time} taken back</source>
        <translation>отнято {time}</translation>
    </message>
    <message>
        <source>{time} given</source>
        <translation>добавлено {time}</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>внеочередной ход</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>следующий ход</translation>
    </message>
    <message>
        <source>the judge left</source>
        <translation>судья ушёл</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still play</source>
        <translation>
            <numerusform>%n стол ещё играет</numerusform>
            <numerusform>%n стола ещё играют</numerusform>
            <numerusform>%n столов ещё играют</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decklist(s) saved</source>
        <translation>
            <numerusform>сохранён %n деклист</numerusform>
            <numerusform>сохранено %n деклиста</numerusform>
            <numerusform>сохранено %n деклистов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) saved</source>
        <translation>
            <numerusform>сохранён %n пул</numerusform>
            <numerusform>сохранено %n пула</numerusform>
            <numerusform>сохранено %n пулов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) undone</source>
        <translation>
            <numerusform>%n запись отменена</numerusform>
            <numerusform>%n записи отменены</numerusform>
            <numerusform>%n записей отменено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) put back</source>
        <translation>
            <numerusform>%n запись возвращена</numerusform>
            <numerusform>%n записи возвращены</numerusform>
            <numerusform>%n записей возвращено</numerusform>
        </translation>
    </message>
    <message>
        <source>event changed</source>
        <translation>турнир изменён</translation>
    </message>
    <message>
        <source>player’s name erased</source>
        <translation>имя игрока стёрто</translation>
    </message>
    <message>
        <source>note written</source>
        <translation>написана заметка</translation>
    </message>
    <message>
        <source>clock paused</source>
        <translation>часы на паузе</translation>
    </message>
    <message>
        <source>clock resumed</source>
        <translation>часы снова идут</translation>
    </message>
    <message>
        <source>all clocks paused</source>
        <translation>все часы на паузе</translation>
    </message>
    <message>
        <source>all clocks resumed</source>
        <translation>все часы снова идут</translation>
    </message>
    <message>
        <source>round ended</source>
        <translation>раунд окончен</translation>
    </message>
    <message>
        <source>told again</source>
        <translation>сообщено новое время</translation>
    </message>
    <message>
        <source>Slow Play</source>
        <translation>медленная игра</translation>
    </message>
    <message>
        <source>turns started</source>
        <translation>ходы начаты</translation>
    </message>
    <message>
        <source>done</source>
        <translation>закончил</translation>
    </message>
    <message>
        <source>call opened</source>
        <translation>вызов открыт</translation>
    </message>
    <message>
        <source>call changed</source>
        <translation>вызов изменён</translation>
    </message>
    <message>
        <source>call closed</source>
        <translation>вызов закрыт</translation>
    </message>
    <message>
        <source>appeal noted</source>
        <translation>записаны сведения для апелляции</translation>
    </message>
    <message>
        <source>appeal changed</source>
        <translation>апелляция изменена</translation>
    </message>
    <message>
        <source>penalty corrected</source>
        <translation>наказание исправлено</translation>
    </message>
    <message>
        <source>appeal made</source>
        <translation>апелляция подана</translation>
    </message>
    <message>
        <source>appeal decided</source>
        <translation>апелляция решена</translation>
    </message>
    <message>
        <source>penalty recorded</source>
        <translation>наказание записано</translation>
    </message>
    <message>
        <source>deck check started</source>
        <translation>проверка колод начата</translation>
    </message>
    <message>
        <source>deck check changed</source>
        <translation>проверка колод изменена</translation>
    </message>
    <message>
        <source>cards of a deck counted</source>
        <translation>карты колоды посчитаны</translation>
    </message>
    <message>
        <source>checklist marked</source>
        <translation>осмотр отмечен</translation>
    </message>
    <message>
        <source>checklist changed</source>
        <translation>список осмотра изменён</translation>
    </message>
    <message>
        <source>standings saved</source>
        <translation>таблица сохранена</translation>
    </message>
    <message>
        <source>decklist removed</source>
        <translation>деклист убран</translation>
    </message>
    <message>
        <source>pool removed</source>
        <translation>пул убран</translation>
    </message>
    <message>
        <source>deck check finished</source>
        <translation>проверка колод закончена</translation>
    </message>
    <message>
        <source>removed from the event</source>
        <translation>исключён из турнира</translation>
    </message>
    <message>
        <source>laptop let in</source>
        <translation>ноутбук допущен</translation>
    </message>
    <message>
        <source>roles changed</source>
        <translation>роли изменены</translation>
    </message>
    <message>
        <source>laptop became the hub</source>
        <translation>ноутбук стал главным</translation>
    </message>
    <message>
        <source>says the same as another entry</source>
        <translation>повторяет другую запись</translation>
    </message>
    <message>
        <source>entry set aside</source>
        <translation>запись отложена</translation>
    </message>
    <message>
        <source>entry corrected</source>
        <translation>запись исправлена</translation>
    </message>
    <message>
        <source>entry made by a newer program</source>
        <translation>запись, сделанная более новой версией программы</translation>
    </message>
    <message>
        <source>two names, one player</source>
        <translation>два имени, один игрок</translation>
    </message>
    <message>
        <source>message removed from the public display</source>
        <translation>сообщение убрано с экрана для зала</translation>
    </message>
    <message>
        <source>pairings of round {round} saved</source>
        <translation>паринги раунда {round} сохранены</translation>
    </message>
    <message>
        <source>judge at the table</source>
        <translation>судья пришёл к столу</translation>
    </message>
    <message>
        <source>phone let in</source>
        <translation>телефон допущен</translation>
    </message>
    <message>
        <source>set-aside entry recorded after all</source>
        <translation>отложенная запись всё же записана</translation>
    </message>
    <message>
        <source>set-aside entry dropped</source>
        <translation>отложенная запись отброшена</translation>
    </message>
    <message>
        <source>event created</source>
        <translation>турнир создан</translation>
    </message>
    <message>
        <source>name of another player</source>
        <translation>имя другого игрока</translation>
    </message>
    <message>
        <source>set aside: {what}</source>
        <translation>отложена: {what}</translation>
    </message>
    <message>
        <source>same as another entry: {what}</source>
        <translation>повторяет другую запись: {what}</translation>
    </message>
    <message>
        <source>{own} instead of {standing} in round {round}</source>
        <translation>{own}, а не {standing}, в раунде {round}</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>Steps of the draft</source>
        <translation>Шаги драфта</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n текст</numerusform>
            <numerusform>%n текста</numerusform>
            <numerusform>%n текстов</numerusform>
        </translation>
    </message>
    <message>
        <source>newest edition {date}</source>
        <translation>новейшая редакция: {date}</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Только что</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>без лимита времени</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>конец {time}</translation>
    </message>
    <message>
        <source>Call, table {table}</source>
        <translation>Вызов, стол {table}</translation>
    </message>
    <message>
        <source>{words} +{others}</source>
        <translation>{words} +{others}</translation>
    </message>
    <message>
        <source>extension due</source>
        <translation>положено доп. время</translation>
    </message>
    <message>
        <source>none due</source>
        <translation>не положено</translation>
    </message>
    <message>
        <source>Deck check, table {table}</source>
        <translation>Проверка, стол {table}</translation>
    </message>
    <message>
        <source>of {time}</source>
        <translation>из {time}</translation>
    </message>
    <message>
        <source>past the target</source>
        <translation>дольше цели</translation>
    </message>
    <message>
        <source>past the stop</source>
        <translation>дольше предела</translation>
    </message>
    <message>
        <source>No open call</source>
        <translation>Вызовов нет</translation>
    </message>
    <message>
        <source>C + table number opens one</source>
        <translation>C и номер стола</translation>
    </message>
    <message>
        <source>No round is in progress</source>
        <translation>Раунд не идёт</translation>
    </message>
    <message>
        <source>the Clock page starts one</source>
        <translation>начать — на странице «Часы»</translation>
    </message>
    <message>
        <source>Waiting for table {table} until {time};</source>
        <translation>Ждём стол {table} до {time};</translation>
    </message>
    <message>
        <source>without it until {time}</source>
        <translation>без него — до {time}</translation>
    </message>
    <message>
        <source>the round ends with it</source>
        <translation>раунд закончится вместе с ним</translation>
    </message>
    <message>
        <source>No table is holding up the round</source>
        <translation>Ни один стол не задерживает раунд</translation>
    </message>
    <message>
        <source>runs until you end it</source>
        <translation>идёт, пока его не закончат</translation>
    </message>
    <message>
        <source>all tables are done</source>
        <translation>все столы закончили</translation>
    </message>
    <message>
        <source>What the hall waits for</source>
        <translation>Кого ждёт зал</translation>
    </message>
    <message>
        <source>is being asked</source>
        <translation>спрашивают сейчас</translation>
    </message>
    <message>
        <source>without them until {time}</source>
        <translation>без них — до {time}</translation>
    </message>
    <message>
        <source>the round ends with them</source>
        <translation>раунд закончится вместе с ними</translation>
    </message>
    <message>
        <source>Waiting for tables {tables};</source>
        <translation>Ждём столы {tables};</translation>
    </message>
    <message>
        <source>Waiting for tables {tables} until {time};</source>
        <translation>Ждём столы {tables} до {time};</translation>
    </message>
    <message>
        <source>Waiting for table {table};</source>
        <translation>Ждём стол {table};</translation>
    </message>
    <message>
        <source>Draft in progress</source>
        <translation>Идёт драфт</translation>
    </message>
    <message>
        <source>The draft is over</source>
        <translation>Драфт окончен</translation>
    </message>
    <message>
        <source>its last step ended at {time}</source>
        <translation>последний шаг закончился в {time}</translation>
    </message>
    <message>
        <source>The round has no time limit</source>
        <translation>У раунда нет лимита времени</translation>
    </message>
    <message>
        <source>ends {time} with the round</source>
        <translation>конец {time} вместе с раундом</translation>
    </message>
    <message>
        <source>time was called at {time}</source>
        <translation>время вышло в {time}</translation>
    </message>
    <message numerus="yes">
        <source>In turns: table(s) {tables}</source>
        <translation>
            <numerusform>Ходы: стол {tables}</numerusform>
            <numerusform>Ходы: столы {tables}</numerusform>
            <numerusform>Ходы: столы {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <translation>
            <numerusform>%n стол ещё играет</numerusform>
            <numerusform>%n стола ещё играют</numerusform>
            <numerusform>%n столов ещё играют</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) not reported</source>
        <translation>
            <numerusform>нет данных: %n стол</numerusform>
            <numerusform>нет данных: %n стола</numerusform>
            <numerusform>нет данных: %n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s) {tables} in turns</source>
        <translation>
            <numerusform>ходы: стол {tables}</numerusform>
            <numerusform>ходы: столы {tables}</numerusform>
            <numerusform>ходы: столы {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) in turns</source>
        <translation>
            <numerusform>ходы: %n стол</numerusform>
            <numerusform>ходы: %n стола</numerusform>
            <numerusform>ходы: %n столов</numerusform>
        </translation>
    </message>
    <message>
        <source>C + table number</source>
        <translation>C и номер стола</translation>
    </message>
    <message>
        <source>paused; if resumed now, until {time}</source>
        <translation>пауза; если продолжить сейчас, до {time}</translation>
    </message>
    <message>
        <source>paused; if resumed now, ends {time}</source>
        <translation>пауза; если продолжить сейчас, конец {time}</translation>
    </message>
</context>
<context>
    <name>TableOrders</name>
    <message>
        <source>Table {table} is done</source>
        <translation>Стол {table} закончил</translation>
    </message>
    <message>
        <source>What table {table} was told is still right</source>
        <translation>Сказанное столу {table} верно</translation>
    </message>
    <message>
        <source>Call opened at table {table}: stopwatch running</source>
        <translation>Вызов за столом {table}: секундомер идёт</translation>
    </message>
    <message>
        <source>Call at table {table} closed: {time} more</source>
        <translation>Вызов за столом {table} закрыт: ещё {time}</translation>
    </message>
    <message>
        <source>Call at table {table} closed: no extension due</source>
        <translation>Вызов за столом {table} закрыт: время не добавлено</translation>
    </message>
    <message>
        <source>{judge} goes to table {table}</source>
        <translation>{judge} идёт к столу {table}</translation>
    </message>
    <message>
        <source>No judge at table {table} any more</source>
        <translation>За столом {table} больше нет судьи</translation>
    </message>
</context>
<context>
    <name>TargetPane</name>
    <message>
        <source>Which table?</source>
        <translation>Какой стол?</translation>
    </message>
    <message>
        <source>Why this one?</source>
        <translation>Почему этот?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Table to be checked</source>
        <translation>Стол для проверки</translation>
    </message>
    <message>
        <source>Why this table</source>
        <translation>Почему этот стол</translation>
    </message>
    <message>
        <source>Start check</source>
        <translation>Начать проверку</translation>
    </message>
    <message>
        <source>in your own words</source>
        <translation>своими словами</translation>
    </message>
    <message>
        <source>The reason in your own words</source>
        <translation>Причина своими словами</translation>
    </message>
    <message>
        <source>not in the pairings</source>
        <translation>нет в парингах</translation>
    </message>
    <message>
        <source>decks already taken</source>
        <translation>колоды уже взяты</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message numerus="yes">
        <source>%n entry(ies) not confirmed yet</source>
        <translation>
            <numerusform>%n запись ещё не подтверждена</numerusform>
            <numerusform>%n записи ещё не подтверждены</numerusform>
            <numerusform>%n записей ещё не подтверждено</numerusform>
        </translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>ещё не подтверждено</translation>
    </message>
</context>
<context>
    <name>TeamController</name>
    <message>
        <source>You take part in {event}.</source>
        <translation>Вы подключены к турниру {event}.</translation>
    </message>
    <message>
        <source>Invitation copied</source>
        <translation>Приглашение скопировано</translation>
    </message>
    <message>
        <source>Recorded now: {what}</source>
        <translation>Записано: {what}</translation>
    </message>
</context>
<context>
    <name>TeamNotices</name>
    <message>
        <source>Show laptops</source>
        <translation>Показать ноутбуки</translation>
    </message>
    <message>
        <source>{who} asks to join, from {address}</source>
        <translation>{who} просит доступ, {address}</translation>
    </message>
    <message>
        <source>{who} asks to join by phone, from {address}</source>
        <translation>{who} просит доступ с телефона, {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n more ask(s)</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, not recorded: {what}</source>
        <translation>Отложено, не записано: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Решить…</translation>
    </message>
    <message>
        <source>Connected again</source>
        <translation>Связь восстановлена</translation>
    </message>
    <message>
        <source>Connected again after {time}</source>
        <translation>Связь восстановлена после перерыва {time}</translation>
    </message>
    <message>
        <source>The hub stores again</source>
        <translation>Главный ноутбук снова сохраняет</translation>
    </message>
    <message>
        <source>The hub stores again after {time}</source>
        <translation>Главный ноутбук снова сохраняет через {time}</translation>
    </message>
    <message>
        <source>Show summary</source>
        <translation>Показать сводку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>Показать записи</translation>
    </message>
    <message>
        <source>{who}’s laptop sent far too much and was removed</source>
        <translation>Ноутбук ({who}) прислал слишком много данных и исключён</translation>
    </message>
    <message>
        <source>{who} has become the hub too, at {address}. Which one stays?</source>
        <translation>Главным стал и другой ноутбук: {who}, {address}. Какой останется?</translation>
    </message>
    <message>
        <source>Follow {who}</source>
        <translation>Подключиться: {who}</translation>
    </message>
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>Remove {person}’s laptop from this event?</source>
        <translation>Исключить ноутбук из турнира: {person}?</translation>
    </message>
    <message>
        <source>It is removed within a second and keeps its copy as it is now. What is entered there afterwards isn’t accepted. With a new code it can come back.</source>
        <translation>Он будет исключён в течение секунды и сохранит свою копию как есть. Новые записи с него не принимаются. С новым кодом он может вернуться.</translation>
    </message>
    <message>
        <source>Remove laptop</source>
        <translation>Исключить ноутбук</translation>
    </message>
    <message>
        <source>Remove {person}’s phone from this event?</source>
        <translation>Исключить телефон из турнира: {person}?</translation>
    </message>
    <message>
        <source>It is signed out at once. What was entered on it stays. To come back it needs a new code.</source>
        <translation>Он сразу отключится. То, что с него внесено, останется. Чтобы вернуться, нужен новый код.</translation>
    </message>
    <message>
        <source>Remove phone</source>
        <translation>Исключить телефон</translation>
    </message>
    <message>
        <source>End the hub?</source>
        <translation>Перестать быть главным ноутбуком?</translation>
    </message>
    <message>
        <source>The others are cut off and go on alone until this laptop is the hub again, or another one takes over. Nothing is lost.</source>
        <translation>Остальные останутся без связи и будут работать отдельно, пока этот ноутбук снова не станет главным или его не сменит другой. Ничего не потеряется.</translation>
    </message>
    <message>
        <source>End hub</source>
        <translation>Перестать быть главным</translation>
    </message>
    <message>
        <source>Leave the other laptops?</source>
        <translation>Отключиться от других ноутбуков?</translation>
    </message>
    <message>
        <source>This laptop goes on alone with the whole event. What you enter waits, and is sent once you connect again.</source>
        <translation>Весь турнир остаётся на этом ноутбуке, и он работает отдельно. Ваши записи подождут и будут отправлены, когда вы снова подключитесь.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Отключиться</translation>
    </message>
    <message>
        <source>It becomes the hub with all that it has, and the others follow it; the old hub, too, when it comes back. Do it on one laptop only, and only if the hub is gone for good.</source>
        <translation>Он станет главным со всем, что на нём есть, и остальные подключатся к нему; прежний главный тоже, когда вернётся. Делайте это только на одном ноутбуке и только если главный пропал насовсем.</translation>
    </message>
    <message>
        <source>Make this laptop the hub?</source>
        <translation>Сделать этот ноутбук главным?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Стать главным</translation>
    </message>
    <message>
        <source>Which hub should this laptop follow? Its address is below its code.</source>
        <translation>К какому главному ноутбуку подключиться? Его адрес указан под кодом.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Подключиться</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Address, such as 192.168.8.20:4433</source>
        <translation>Адрес, например 192.168.8.20:4433</translation>
    </message>
    <message>
        <source>Enter the address as the hub shows it, such as 192.168.8.20:4433.</source>
        <translation>Введите адрес так, как его показывает главный ноутбук, например 192.168.8.20:4433.</translation>
    </message>
</context>
<context>
    <name>Teammates</name>
    <message>
        <source>compared with {names}</source>
        <translation>вместе с деклистами: {names}</translation>
    </message>
    <message>
        <source>no list of {names}</source>
        <translation>нет деклиста: {names}</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Сокомандники</translation>
    </message>
    <message>
        <source>The team&apos;s name, or names of players with ; between them</source>
        <translation>Название команды или имена игроков через ;</translation>
    </message>
    <message>
        <source>Teammates: {hint}</source>
        <translation>Сокомандники: {hint}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>%n more table(s)</source>
        <translation>
            <numerusform>ещё %n стол</numerusform>
            <numerusform>ещё %n стола</numerusform>
            <numerusform>ещё %n столов</numerusform>
        </translation>
    </message>
    <message>
        <source>Told {told} at {time}, now {reading}:</source>
        <translation>Сказано {told} в&#xa0;{time}, теперь {reading}:</translation>
    </message>
    <message>
        <source>Tell table {table} again</source>
        <translation>Сообщите столу {table} новое время</translation>
    </message>
    <message>
        <source>Tell table {table} again: told {told} at {time}, now {reading}</source>
        <translation>Сообщите столу {table}: было {told} (в&#xa0;{time}), теперь {reading}</translation>
    </message>
    <message>
        <source>Tell again: told {told} at {time}</source>
        <translation>Сообщить: было {told} в&#xa0;{time}</translation>
    </message>
    <message>
        <source>Table {table} was told: {reading}</source>
        <translation>Столу {table} сообщено: {reading}</translation>
    </message>
    <message>
        <source>Mark as told</source>
        <translation>Отметить: сообщено</translation>
    </message>
    <message>
        <source>no extension</source>
        <translation>без доп. времени</translation>
    </message>
</context>
<context>
    <name>TellingKeeper</name>
    <message>
        <source>Show table {table}</source>
        <translation>Показать стол {table}</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>Не больше %n символа</numerusform>
            <numerusform>Не больше %n символов</numerusform>
            <numerusform>Не больше %n символов</numerusform>
        </translation>
    </message>
    <message>
        <source>A number from {least} to {most}</source>
        <translation>Число от {least} до {most}</translation>
    </message>
</context>
<context>
    <name>TimelineDetails</name>
    <message>
        <source>no time limit</source>
        <translation>без лимита времени</translation>
    </message>
    <message>
        <source>no extension due</source>
        <translation>время не добавлено</translation>
    </message>
    <message>
        <source>extension of {time} due</source>
        <translation>добавлено {time}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>случайная</translation>
    </message>
    <message>
        <source>targeted</source>
        <translation>целевая</translation>
    </message>
    <message>
        <source>chosen by a judge</source>
        <translation>выбран судьёй</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>без наказания</translation>
    </message>
    <message>
        <source>fix only</source>
        <translation>только исправление</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>Game Loss</source>
        <translation>проигрыш игры</translation>
    </message>
    <message>
        <source>Match Loss</source>
        <translation>проигрыш матча</translation>
    </message>
    <message>
        <source>Disqualification</source>
        <translation>дисквалификация</translation>
    </message>
    <message>
        <source>the ruling is upheld</source>
        <translation>решение оставлено в силе</translation>
    </message>
    <message>
        <source>the ruling is overturned</source>
        <translation>решение пересмотрено</translation>
    </message>
    <message>
        <source>penalty changed</source>
        <translation>другое наказание</translation>
    </message>
    <message>
        <source>remedy changed</source>
        <translation>другое исправление</translation>
    </message>
    <message>
        <source>the time left on every clock stays</source>
        <translation>остаток на всех часах не изменился</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n стол</numerusform>
            <numerusform>%n стола</numerusform>
            <numerusform>%n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n автопобеда</numerusform>
            <numerusform>%n автопобеды</numerusform>
            <numerusform>%n автопобед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other table(s) done</source>
        <translation>
            <numerusform>ещё %n стол закончил</numerusform>
            <numerusform>ещё %n стола закончили</numerusform>
            <numerusform>ещё %n столов закончили</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineRows</name>
    <message>
        <source>table {table}, {what}</source>
        <translation>стол {table}, {what}</translation>
    </message>
    <message>
        <source>undone at {time} by {who}</source>
        <translation>отменено в {time}, {who}</translation>
    </message>
    <message>
        <source>undone at {time}</source>
        <translation>отменено в {time}</translation>
    </message>
    <message>
        <source>undone: {what}</source>
        <translation>отменено: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Put back: {what}</source>
        <translation>Вернуть: {what}</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Отменить: {what}</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Не менять</translation>
    </message>
    <message>
        <source>Reason (optional); shown in the timeline</source>
        <translation>Причина (необязательно); видна в хронологии</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Сохранить заметку</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Напишите заметку</translation>
    </message>
    <message>
        <source>Words or table</source>
        <translation>Слова или стол</translation>
    </message>
    <message>
        <source>Show only entries with these words or this table</source>
        <translation>Только записи с этими словами или этим столом</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Enter what happened earlier</source>
        <translation>Внести то, что было раньше</translation>
    </message>
    <message>
        <source>Add earlier entry</source>
        <translation>Добавить прошедшее</translation>
    </message>
    <message>
        <source>Timeline, newest first</source>
        <translation>Хронология, сначала новое</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Хронология</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Кто</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n entry(ies)</source>
        <translation>
            <numerusform>{shown} из %n записи</numerusform>
            <numerusform>{shown} из %n записей</numerusform>
            <numerusform>{shown} из %n записей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitleRow</name>
    <message>
        <source>Official wording</source>
        <translation>Официальный текст</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Alarms are muted. Unmute</source>
        <translation>Сигналы без звука. Включить</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Строка команд</translation>
    </message>
    <message>
        <source>Find anything, or type a command</source>
        <translation>Найти что угодно или ввести команду</translation>
    </message>
    <message>
        <source>Phrases for the table</source>
        <translation>Фразы для стола</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
    <message>
        <source>Undo this: {what}</source>
        <translation>Отменить это: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Отменить: {what}</translation>
    </message>
</context>
<context>
    <name>TourGuide</name>
    <message>
        <source>What a judge does, step by step on the real pages. Leave it at any time.</source>
        <translation>Работа судьи шаг за шагом, на страницах программы. Прервать можно в любой момент.</translation>
    </message>
    <message>
        <source>A tour of five minutes?</source>
        <translation>Познакомиться с программой за пять минут?</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Начать знакомство</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Пропустить шаг</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Прервать знакомство</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>TournamentBasics</name>
    <message>
        <source>Enter a name</source>
        <translation>Введите название</translation>
    </message>
    <message>
        <source>Enter a valid date</source>
        <translation>Введите верную дату</translation>
    </message>
    <message>
        <source>Enter a number of players</source>
        <translation>Введите число игроков</translation>
    </message>
    <message>
        <source>A whole number, up to {most}.</source>
        <translation>Целое число, не больше {most}.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Rules Enforcement Level</source>
        <translation>Уровень применения правил</translation>
    </message>
    <message>
        <source>Penalty guides of</source>
        <translation>Редакция IPG и JAR</translation>
    </message>
    <message>
        <source>Edition of the penalty guides</source>
        <translation>Редакция IPG и JAR</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Игроки или команды</translation>
    </message>
    <message>
        <source>Event language</source>
        <translation>Язык турнира</translation>
    </message>
    <message>
        <source>Number of players or teams</source>
        <translation>Число игроков или команд</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Write a day such as {long} or {iso}.</source>
        <translation>Напишите день, например {long} или {iso}.</translation>
    </message>
</context>
<context>
    <name>TournamentBody</name>
    <message>
        <source>What is shown of the event</source>
        <translation>Что показать о турнире</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Паринги</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Хронология</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Все турниры</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Laptops</source>
        <translation>Ноутбуки</translation>
    </message>
</context>
<context>
    <name>TournamentForm</name>
    <message>
        <source>Staff</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>Вносит записи</translation>
    </message>
    <message>
        <source>Entries are logged under this name.</source>
        <translation>Записи ведутся под этим именем.</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>изменений нет</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Сохранить изменения</translation>
    </message>
    <message>
        <source>Create another event</source>
        <translation>Создать другой турнир</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Only the name is needed; all can be changed later.</source>
        <translation>Нужно только название; всё можно изменить потом.</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>TournamentFrame</name>
    <message>
        <source>{event} · {level}</source>
        <translation>{event} · {level}</translation>
    </message>
</context>
<context>
    <name>TournamentLimits</name>
    <message>
        <source>Swiss rounds</source>
        <translation>Раунды по швейцарской системе</translation>
    </message>
    <message>
        <source>Players in the playoff</source>
        <translation>Игроков в плей-офф</translation>
    </message>
    <message>
        <source>Check {field}</source>
        <translation>Проверьте: {field}</translation>
    </message>
    <message>
        <source>Round length (min)</source>
        <translation>Длина раунда (мин)</translation>
    </message>
    <message>
        <source>Additional turns</source>
        <translation>Дополнительные ходы</translation>
    </message>
    <message>
        <source>Other times</source>
        <translation>Другое время</translation>
    </message>
    <message>
        <source>A whole number of rounds.</source>
        <translation>Целое число раундов.</translation>
    </message>
    <message>
        <source>A whole number, 0 for none.</source>
        <translation>Целое число, 0 — без плей-офф.</translation>
    </message>
    <message>
        <source>Minutes, 0 for no limit.</source>
        <translation>Минуты, 0 — без лимита.</translation>
    </message>
    <message>
        <source>Five, or three.</source>
        <translation>Пять или три.</translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Без лимита времени.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Pairings</source>
        <translation>Паринги</translation>
    </message>
    <message>
        <source>Timeline of everything</source>
        <translation>Вся хронология</translation>
    </message>
    <message>
        <source>All events on this computer</source>
        <translation>Все турниры на этом компьютере</translation>
    </message>
    <message>
        <source>Players and their data</source>
        <translation>Игроки и их данные</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Написать заметку</translation>
    </message>
    <message>
        <source>Undo the chosen entry</source>
        <translation>Отменить выбранную запись</translation>
    </message>
    <message>
        <source>Correct the chosen entry</source>
        <translation>Исправить выбранную запись</translation>
    </message>
    <message>
        <source>Enter what happened earlier</source>
        <translation>Внести то, что было раньше</translation>
    </message>
    <message>
        <source>Export the chosen player’s data</source>
        <translation>Экспорт данных выбранного игрока</translation>
    </message>
    <message>
        <source>Laptops that share the event</source>
        <translation>Ноутбуки этого турнира</translation>
    </message>
    <message>
        <source>Save a copy of the chosen event</source>
        <translation>Сохранить копию выбранного турнира</translation>
    </message>
    <message>
        <source>Add an event from a file</source>
        <translation>Добавить турнир из файла</translation>
    </message>
    <message>
        <source>Search the timeline or the players</source>
        <translation>Поиск в хронологии или среди игроков</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Турнир не открыт.</translation>
    </message>
    <message>
        <source>Nothing to print yet: save the pairings first.</source>
        <translation>Печатать пока нечего: сначала сохраните паринги.</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>Турнир не открыт</translation>
    </message>
    <message>
        <source>Event details</source>
        <translation>Данные турнира</translation>
    </message>
    <message>
        <source>Print the pairings, the timeline or the report</source>
        <translation>Напечатать паринги, хронологию или отчёт</translation>
    </message>
    <message>
        <source>Pairings, Timeline and Report can be printed here.</source>
        <translation>Здесь можно напечатать паринги, хронологию и отчёт.</translation>
    </message>
    <message>
        <source>Report of the day</source>
        <translation>Отчёт за день</translation>
    </message>
    <message>
        <source>Join another laptop’s event</source>
        <translation>Подключиться к турниру другого ноутбука</translation>
    </message>
    <message>
        <source>Let in the laptop that asks</source>
        <translation>Допустить ноутбук</translation>
    </message>
    <message>
        <source>Refuse the laptop that asks</source>
        <translation>Отказать ноутбуку</translation>
    </message>
    <message>
        <source>Invite a laptop</source>
        <translation>Пригласить ноутбук</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Скопировать приглашение</translation>
    </message>
    <message>
        <source>Make a code for a judge’s phone</source>
        <translation>Создать код для телефона судьи</translation>
    </message>
    <message>
        <source>Change the role at the chosen laptop</source>
        <translation>Сменить роль на выбранном ноутбуке</translation>
    </message>
    <message>
        <source>Make this laptop the hub</source>
        <translation>Сделать этот ноутбук главным</translation>
    </message>
    <message>
        <source>Follow another hub</source>
        <translation>Подключиться к другому главному ноутбуку</translation>
    </message>
    <message>
        <source>Leave the other laptops</source>
        <translation>Отключиться от других ноутбуков</translation>
    </message>
    <message>
        <source>Connect to the other laptops again</source>
        <translation>Снова подключиться к другим ноутбукам</translation>
    </message>
    <message>
        <source>Show what was set aside</source>
        <translation>Показать отложенные записи</translation>
    </message>
</context>
<context>
    <name>TournamentSession</name>
    <message>
        <source>Event created: {name}</source>
        <translation>Турнир создан: {name}</translation>
    </message>
    <message>
        <source>Event saved</source>
        <translation>Турнир сохранён</translation>
    </message>
    <message>
        <source>Pairings of round {round} saved: {what}</source>
        <translation>Паринги раунда {round} сохранены: {what}</translation>
    </message>
    <message>
        <source>The event&apos;s beginning stays. What is wrong in it can be changed on its form; the whole event can be removed under All events.</source>
        <translation>Создание турнира отменить нельзя. Ошибки исправляют в данных турнира; весь турнир удаляют в разделе «Все турниры».</translation>
    </message>
    <message>
        <source>This undid an entry or brought one back. Choose that entry instead.</source>
        <translation>Здесь отменена или возвращена другая запись. Выберите её саму.</translation>
    </message>
    <message>
        <source>The event was removed.</source>
        <translation>Турнир удалён.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n стол</numerusform>
            <numerusform>%n стола</numerusform>
            <numerusform>%n столов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n автопобеда</numerusform>
            <numerusform>%n автопобеды</numerusform>
            <numerusform>%n автопобед</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentWording</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}, and %n more</source>
        <translation>
            <numerusform>{who} и ещё %n</numerusform>
            <numerusform>{who} и ещё %n</numerusform>
            <numerusform>{who} и ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsModel</name>
    <message>
        <source>Open now</source>
        <translation>Открыт сейчас</translation>
    </message>
    <message>
        <source>last used {time}</source>
        <translation>последнее обращение {time}</translation>
    </message>
    <message>
        <source>shared with other laptops</source>
        <translation>общий с другими ноутбуками</translation>
    </message>
    <message>
        <source>Open again after the rehearsal</source>
        <translation>Откроется после тренировки</translation>
    </message>
</context>
<context>
    <name>TournamentsView</name>
    <message numerus="yes">
        <source>This removes {name} with its %n entries and its backups from this computer; it can&apos;t be undone.</source>
        <translation>
            <numerusform>{name}, %n запись и резервные копии будут удалены с этого компьютера; отменить это нельзя.</numerusform>
            <numerusform>{name}, %n записи и резервные копии будут удалены с этого компьютера; отменить это нельзя.</numerusform>
            <numerusform>{name}, %n записей и резервные копии будут удалены с этого компьютера; отменить это нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>This removes {name} and its backups from this computer; it can&apos;t be undone.</source>
        <translation>{name} и резервные копии будут удалены с этого компьютера; отменить это нельзя.</translation>
    </message>
    <message>
        <source>It is still going on: {going}.</source>
        <translation>Ещё не закончено: {going}.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n event(s) and their backups from this computer; it can&apos;t be undone: {names}</source>
        <translation>
            <numerusform>С этого компьютера будет удалён %n турнир с резервными копиями; отменить это нельзя: {names}</numerusform>
            <numerusform>С этого компьютера будут удалены %n турнира с резервными копиями; отменить это нельзя: {names}</numerusform>
            <numerusform>С этого компьютера будет удалено %n турниров с резервными копиями; отменить это нельзя: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Events on this computer</source>
        <translation>Турниры на этом компьютере</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
    <message>
        <source>Add from file…</source>
        <translation>Добавить из файла…</translation>
    </message>
    <message>
        <source>Join event…</source>
        <translation>Подключиться к турниру…</translation>
    </message>
    <message>
        <source>Create one; it is stored on this computer only.</source>
        <translation>Создайте турнир; он хранится только на этом компьютере.</translation>
    </message>
    <message>
        <source>Open event</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Начать тренировку</translation>
    </message>
    <message>
        <source>No events of your own yet</source>
        <translation>Своих турниров пока нет</translation>
    </message>
</context>
<context>
    <name>TurnFoot</name>
    <message>
        <source>The last turn is over</source>
        <translation>Последний ход окончен</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Внеочередной</translation>
    </message>
    <message>
        <source>This was the last turn: an extra turn is one of them.</source>
        <translation>Это был последний ход: внеочередной ход входит в число дополнительных.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Закончил</translation>
    </message>
    <message>
        <source>Table is done</source>
        <translation>Стол закончил</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message>
        <source>Turns so far</source>
        <translation>Сыгранные ходы</translation>
    </message>
</context>
<context>
    <name>TurnOrders</name>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Extra turn</source>
        <translation>Внеочередной ход</translation>
    </message>
    <message>
        <source>Table is done</source>
        <translation>Стол закончил</translation>
    </message>
    <message>
        <source>Slow Play</source>
        <translation>Медленная игра</translation>
    </message>
    <message>
        <source>Turn 0 is the first player’s</source>
        <translation>Ход 0 — первого игрока</translation>
    </message>
    <message>
        <source>Turn 0 is the second player’s</source>
        <translation>Ход 0 — второго игрока</translation>
    </message>
    <message>
        <source>Table {table} has {time} left: F again if the match is over</source>
        <translation>У стола {table} осталось {time}: ещё раз F, если матч окончен</translation>
    </message>
    <message>
        <source>Slow Play noted at {time}; no turns added.</source>
        <translation>Медленная игра записана в {time}; ходы не добавлены.</translation>
    </message>
</context>
<context>
    <name>TurnTracker</name>
    <message>
        <source>Read the rule</source>
        <translation>Читать правило</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Close the turns</source>
        <translation>Закрыть ходы</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>Team B</source>
        <translation>Команда B</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Команда A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Игрок B</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Игрок A</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>No judge at the table</source>
        <translation>Судьи за столом нет</translation>
    </message>
    <message>
        <source>{judge} at the table</source>
        <translation>За столом {judge}</translation>
    </message>
    <message>
        <source>{player} takes the turn</source>
        <translation>Ход: {player}</translation>
    </message>
    <message>
        <source>the last turn; no game begins after it</source>
        <translation>последний ход; новая игра после него не начинается</translation>
    </message>
    <message>
        <source>then {player}</source>
        <translation>затем {player}</translation>
    </message>
    <message>
        <source>{turns}: Slow Play</source>
        <translation>{turns}: медленная игра</translation>
    </message>
    <message>
        <source>{player}, extra turn</source>
        <translation>{player}, внеочередной</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Ход {number}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Ход {turn} из {turns}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>сделан</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>впереди</translation>
    </message>
    <message>
        <source>from Slow Play</source>
        <translation>за медленную игру</translation>
    </message>
    <message>
        <source>Turn {number}, {player}: {state}</source>
        <translation>Ход {number}, {player}: {state}</translation>
    </message>
    <message>
        <source>A call or a check is open at table {table}: so much is left when it ends.</source>
        <translation>За столом {table} открыт вызов или проверка: столько останется, когда они закончатся.</translation>
    </message>
    <message>
        <source>The clock is paused. Table {table} plays until {reading}.</source>
        <translation>Часы на паузе. Стол {table} играет до {reading}.</translation>
    </message>
    <message>
        <source>Table {table} plays until {reading}, at {time}.</source>
        <translation>Стол {table} играет до {reading}, то есть до {time}.</translation>
    </message>
    <message>
        <source>Table {table} plays until {reading}: turns may start in {wait}.</source>
        <translation>Стол {table} играет до {reading}: ходы можно начать через {wait}.</translation>
    </message>
    <message>
        <source>Slow Play, Warning only</source>
        <translation>Медленная игра, без ходов</translation>
    </message>
    <message>
        <source>Adds no turns now: the table is already in its additional turns.</source>
        <translation>Сейчас ходов не добавляет: стол уже играет дополнительные ходы.</translation>
    </message>
    <message>
        <source>Adds two: {total} turns instead of {now}, after all extensions.</source>
        <translation>Добавляет два: ходов {total} вместо {now}, после всего дополнительного времени.</translation>
    </message>
    <message>
        <source>Slow Play, two more turns</source>
        <translation>Медленная игра, ещё два хода</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Раунд окончен</translation>
    </message>
    <message>
        <source>This round has no time limit</source>
        <translation>У этого раунда нет лимита времени</translation>
    </message>
    <message>
        <source>Without a limit there are no additional turns.</source>
        <translation>Без лимита нет и дополнительных ходов.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Матч окончен</translation>
    </message>
    <message>
        <source>Collect the result slip.</source>
        <translation>Возьмите бланк результатов.</translation>
    </message>
    <message>
        <source>An unfinished game is a draw</source>
        <translation>Незаконченная игра — ничья</translation>
    </message>
    <message>
        <source>The match goes by the games won so far; equal ones are a draw.</source>
        <translation>Матч решают уже выигранные игры; поровну — ничья.</translation>
    </message>
    <message>
        <source>No new game begins.</source>
        <translation>Новая игра не начинается.</translation>
    </message>
    <message>
        <source>More games won: that player has won the match.</source>
        <translation>Побед больше у одного: этот игрок выиграл матч.</translation>
    </message>
    <message>
        <source>Games equal: whoever has more life wins the game in progress.</source>
        <translation>Побед поровну: текущую игру выигрывает тот, у кого больше жизней.</translation>
    </message>
    <message>
        <source>Life equal, or between games: play goes on, and from now on whoever has less life loses the game.</source>
        <translation>Жизней поровну или между играми: игра продолжается, и теперь проигрывает игру тот, у кого жизней меньше.</translation>
    </message>
    <message>
        <source>A team that plays together counts as one player.</source>
        <translation>Команда, играющая вместе, считается одним игроком.</translation>
    </message>
    <message>
        <source>This match can’t end in a draw</source>
        <translation>Этот матч не может закончиться вничью</translation>
    </message>
    <message>
        <source>In editions since November 2023 this is section 2.4.</source>
        <translation>В редакциях с ноября 2023 г. это раздел 2.4.</translation>
    </message>
</context>
<context>
    <name>TurnsPart</name>
    <message>
        <source>of {total}</source>
        <translation>из {total}</translation>
    </message>
    <message>
        <source>additional turns</source>
        <translation>дополнительные ходы</translation>
    </message>
</context>
<context>
    <name>TypedAnswerRow</name>
    <message>
        <source>Not understood. {example}</source>
        <translation>Ответ не понят. {example}</translation>
    </message>
    <message>
        <source>or type it ({key})</source>
        <translation>или введите ({key})</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответить</translation>
    </message>
    <message>
        <source>You answer: {answer}</source>
        <translation>Ваш ответ: {answer}</translation>
    </message>
    <message>
        <source>A time of day, such as {time}</source>
        <translation>Время, например {time}</translation>
    </message>
    <message>
        <source>A number, such as {number}</source>
        <translation>Число, например {number}</translation>
    </message>
    <message>
        <source>Minutes and seconds, such as {time}</source>
        <translation>Минуты и секунды, например {time}</translation>
    </message>
</context>
<context>
    <name>UncheckedPane</name>
    <message>
        <source>Table or player</source>
        <translation>Стол или игрок</translation>
    </message>
    <message>
        <source>Show only tables with this number or player</source>
        <translation>Показать только столы с этим номером или игроком</translation>
    </message>
    <message>
        <source>Not yet checked</source>
        <translation>Ещё не проверены</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>UndoQuestion</name>
    <message>
        <source>Redo: {what}</source>
        <translation>Вернуть: {what}</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Отменить: {what}</translation>
    </message>
    <message>
        <source>Redo this</source>
        <translation>Вернуть запись</translation>
    </message>
    <message>
        <source>Undo this</source>
        <translation>Отменить запись</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Не менять</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Discarded, not recorded: {what}</source>
        <translation>Отброшено, не сохранено: {what}</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>the second click undid nothing</source>
        <translation>второй щелчок ничего не отменил</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Возвращено: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Отменено: {what}</translation>
    </message>
</context>
<context>
    <name>VerdictForm</name>
    <message>
        <source>Choose an outcome first: 1, 2, 3 or 4.</source>
        <translation>Сначала выберите итог: 1, 2, 3 или 4.</translation>
    </message>
    <message>
        <source>Enter the head judge&apos;s ruling</source>
        <translation>Введите решение главного судьи</translation>
    </message>
    <message>
        <source>Enter minutes, or minutes and seconds, such as 5 or 4:30.</source>
        <translation>Введите минуты или минуты и секунды, например 5 или 4:30.</translation>
    </message>
    <message>
        <source>Head judge&apos;s outcome</source>
        <translation>Итог: главный судья</translation>
    </message>
    <message>
        <source>Head judge&apos;s ruling</source>
        <translation>Решение главного судьи</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Deviation and its reason</source>
        <translation>Отступление и причина</translation>
    </message>
    <message>
        <source>Head judge</source>
        <translation>Главный судья</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Who ruled? Enter the head judge&apos;s name for the report, or record without one.</source>
        <translation>Кто принял решение? Введите имя главного судьи для отчёта или запишите без имени.</translation>
    </message>
    <message>
        <source>Record outcome</source>
        <translation>Записать решение</translation>
    </message>
    <message>
        <source>Record without a name</source>
        <translation>Записать без имени</translation>
    </message>
</context>
<context>
    <name>VerdictView</name>
    <message>
        <source>Deviation: {why}</source>
        <translation>Отступление: {why}</translation>
    </message>
    <message>
        <source>Reopen appeal</source>
        <translation>Возобновить апелляцию</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Judgekit</source>
        <translation>Добро пожаловать в Judgekit</translation>
    </message>
    <message>
        <source>Clock, calls, deck checks and rules for one event, on this laptop, no network</source>
        <translation>Часы, вызовы, проверки колод и правила для одного турнира, на этом ноутбуке, без сети</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Entries are logged under this name</source>
        <translation>Под этим именем ведутся записи</translation>
    </message>
    <message>
        <source>What comes first?</source>
        <translation>С чего начнём?</translation>
    </message>
    <message>
        <source>Name, format and players, then the round clock</source>
        <translation>Название, формат и игроки, затем часы раунда</translation>
    </message>
    <message>
        <source>Create an event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Create event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Rules texts in three languages, searched as you type</source>
        <translation>Тексты правил на трёх языках, поиск по мере ввода</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>A made-up event at up to 60 times the speed, with questions</source>
        <translation>Учебный турнир с вопросами, время можно ускорить в 60 раз</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Потренироваться</translation>
    </message>
    <message>
        <source>With a code that the hub’s person shows you</source>
        <translation>По коду, который вам покажут за главным ноутбуком</translation>
    </message>
    <message>
        <source>Join another laptop’s event</source>
        <translation>Подключиться к турниру другого ноутбука</translation>
    </message>
    <message>
        <source>Join event</source>
        <translation>Подключиться к турниру</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere until you share or join an event. The language can be changed in Settings, the name on the Event page.</source>
        <translation>Ничего никуда не отправляется, пока вы не сделаете турнир общим или не подключитесь к другому. Язык меняется в настройках, имя — на странице «Турнир».</translation>
    </message>
    <message>
        <source>Start a rehearsal</source>
        <translation>Начать тренировку</translation>
    </message>
</context>
<context>
    <name>WrittenView</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Карточка</translation>
    </message>
    <message>
        <source>Recorded. Tell the player:</source>
        <translation>Записано. Скажите игроку:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>The player&apos;s language</source>
        <translation>Язык игрока</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>_Kept</name>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
</context>
<context>
    <name>_Preview</name>
    <message>
        <source>No pairings yet</source>
        <translation>Парингов пока нет</translation>
    </message>
    <message>
        <source>Copy them from any tournament program, web page or spreadsheet: tabs, commas, columns, “vs.” between names, or one name a line, with or without a heading. None are needed: everywhere, a table number is enough.</source>
        <translation>Скопируйте их из любой программы для турниров, веб-страницы или таблицы: табуляция, запятые, столбцы, «vs.» между именами или по имени в строке, с заголовком или без. Можно и без них: везде достаточно номера стола.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
</context>
<context>
    <name>_SettingsView</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>About Judgekit</source>
        <translation>О программе Judgekit</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>Язык интерфейса</translation>
    </message>
    <message>
        <source>Rules language</source>
        <translation>Язык правил</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Второй язык</translation>
    </message>
    <message>
        <source>Rules found in any language are shown in the first one available.</source>
        <translation>Правила, найденные на любом языке, показываются на первом из доступных.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>“Same as system” follows this computer&apos;s light, dark and high contrast settings.</source>
        <translation>«Как в системе»: светлая, тёмная или контрастная тема этого компьютера.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Sources and rights</source>
        <translation>Источники и права</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>Judgekit {version}, a companion for tournament judges.</source>
        <translation>Judgekit {version} — помощник турнирного судьи.</translation>
    </message>
    <message>
        <source>Unofficial fan content. It is neither approved nor endorsed by the publisher of the game, whose texts and trademarks remain its own.</source>
        <translation>Неофициальный фанатский проект. Издатель игры его не одобрял и не поддерживает; права на тексты и товарные знаки остаются за ним.</translation>
    </message>
    <message>
        <source>The program&apos;s own code is free under the MIT licence.</source>
        <translation>Код самой программы свободен и распространяется по лицензии MIT.</translation>
    </message>
    <message>
        <source>The font Inter comes with it, under the SIL Open Font License 1.1: its text lies beside the font.</source>
        <translation>Вместе с ней поставляется шрифт Inter по лицензии SIL Open Font License 1.1: её текст лежит рядом со шрифтом.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>smallest size</source>
        <translation>самый мелкий</translation>
    </message>
    <message>
        <source>largest size</source>
        <translation>самый крупный</translation>
    </message>
</context>
<context>
    <name>_StaffRow</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name, or a pasted list</source>
        <translation>Имя или список</translation>
    </message>
    <message>
        <source>Role of {name}: {role}</source>
        <translation>Роль: {name}, {role}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Убрать: {name}</translation>
    </message>
</context>
<context>
    <name>_Summary</name>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n закончил</numerusform>
            <numerusform>%n закончили</numerusform>
            <numerusform>%n закончили</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play on</source>
        <translation>
            <numerusform>%n играет</numerusform>
            <numerusform>%n играют</numerusform>
            <numerusform>%n играют</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on extension</source>
        <translation>
            <numerusform>%n с доп. временем</numerusform>
            <numerusform>%n с доп. временем</numerusform>
            <numerusform>%n с доп. временем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to turns now</source>
        <translation>
            <numerusform>%n к доп. ходам</numerusform>
            <numerusform>%n к доп. ходам</numerusform>
            <numerusform>%n к доп. ходам</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Penalty</source>
        <translation>Наказание</translation>
    </message>
</context>
</TS>
