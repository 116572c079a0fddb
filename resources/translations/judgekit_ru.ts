<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnswerCard</name>
    <message>
        <source>The player&apos;s language</source>
        <translation>Язык игрока</translation>
    </message>
    <message>
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
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
        <source>Next paragraph</source>
        <translation>Следующий абзац</translation>
    </message>
    <message>
        <source>Previous paragraph</source>
        <translation>Предыдущий абзац</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Повернуть к себе</translation>
    </message>
    <message>
        <source>Turn to the player</source>
        <translation>Повернуть к игроку</translation>
    </message>
    <message>
        <source>the whole section: its paragraphs are divided otherwise</source>
        <translation>раздел целиком: абзацы в нём разделены иначе</translation>
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
        <source>No counterpart in this edition</source>
        <translation>Нет соответствия в этой редакции</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Put this message away</source>
        <translation>Убрать это сообщение</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
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
        <source>Esc closes, nothing happens</source>
        <translation>Esc — закрыть, ничего не произойдёт</translation>
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
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>В программе произошла ошибка</translation>
    </message>
    <message>
        <source>It has been written down in {folder}. You can go on; nothing that was kept is lost.</source>
        <translation>Она записана в {folder}. Можно продолжать: ничего из сохранённого не пропало.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
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
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <source>No term has these letters</source>
        <translation>Нет термина с такими буквами</translation>
    </message>
    <message>
        <source>Try fewer letters, or search the texts.</source>
        <translation>Введите меньше букв или ищите в текстах.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Leave the help</source>
        <translation>Выйти из справки</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>The library is being made ready</source>
        <translation>Библиотека подготавливается</translation>
    </message>
    <message>
        <source>This happens after an installation or a new text, and takes a moment.</source>
        <translation>Это происходит после установки или с новым текстом и занимает мгновение.</translation>
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
        <source>Help</source>
        <translation>Справка</translation>
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
        <source>Quit</source>
        <translation>Выйти</translation>
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
        <source>Note kept: {place}</source>
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
        <source>B sets a bookmark on the section you read, N writes a note under it.</source>
        <translation>B ставит закладку на раздел, который вы читаете, N&#xa0;— заметку под ним.</translation>
    </message>
    <message>
        <source>My note: {text}</source>
        <translation>Моя заметка: {text}</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>My note on this section</source>
        <translation>Моя заметка к этому разделу</translation>
    </message>
    <message>
        <source>Your own words; kept on this machine</source>
        <translation>Ваши слова; хранятся на этом компьютере</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>An empty note is removed</source>
        <translation>Пустая заметка убирается</translation>
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
        <source>Document: {title}</source>
        <translation>Документ: {title}</translation>
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
    <name>ParallelView</name>
    <message>
        <source>other number: {before} → {after}</source>
        <translation>другой номер: {before} → {after}</translation>
    </message>
    <message>
        <source>other subject</source>
        <translation>другая тема</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
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
    <name>PreferenceKeeper</name>
    <message>
        <source>The settings were damaged and set anew. The old file is at {path}.</source>
        <translation>Файл настроек был повреждён, действуют начальные настройки. Прежний файл: {path}.</translation>
    </message>
</context>
<context>
    <name>PrintMenu</name>
    <message>
        <source>The whole text</source>
        <translation>Весь текст</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>This machine lacks what Qt needs to print.</source>
        <translation>На этом компьютере нет того, что нужно Qt для печати.</translation>
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
    <name>ReadingBar</name>
    <message>
        <source>One text</source>
        <translation>Один текст</translation>
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
        <source>No section has this</source>
        <translation>Такого нет ни в одном разделе</translation>
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
        <source>“{typed}” is in no text; searched for {used}.</source>
        <translation>«{typed}» нет ни в одном тексте; искали {used}.</translation>
    </message>
    <message>
        <source>Search in all documents and languages, or try fewer or other words.</source>
        <translation>Ищите во всех документах и на всех языках или возьмите меньше слов либо другие.</translation>
    </message>
    <message>
        <source>Try fewer or other words, or a number such as 2.6.</source>
        <translation>Возьмите меньше слов, другие слова или номер, например 2.6.</translation>
    </message>
    <message>
        <source>Search in this language only</source>
        <translation>Искать только на этом языке</translation>
    </message>
</context>
<context>
    <name>RulesCommands</name>
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
        <source>Answer card</source>
        <translation>Карточка ответа</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Undo bookmark or note</source>
        <translation>Отменить закладку или заметку</translation>
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
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Choose a document</source>
        <translation>Выбрать документ</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Оглавление</translation>
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
        <source>Copied: {citation}</source>
        <translation>Скопировано: {citation}</translation>
    </message>
    <message>
        <source>The library has this text in one language only.</source>
        <translation>В библиотеке этот текст есть только на одном языке.</translation>
    </message>
</context>
<context>
    <name>RulesWording</name>
    <message>
        <source>effective {date}</source>
        <translation>действует с {date}</translation>
    </message>
    <message>
        <source>published {date}</source>
        <translation>опубликовано {date}</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>Newer edition in the library: {date}, {language}</source>
        <translation>Есть более новая редакция: {date}, {language}</translation>
    </message>
    <message>
        <source>Newest in the library</source>
        <translation>Новейшая в библиотеке</translation>
    </message>
    <message>
        <source>Newer edition in the library</source>
        <translation>Есть более новая редакция</translation>
    </message>
    <message>
        <source>Commander rules</source>
        <translation>Правила Commander</translation>
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
        <source>deck check time</source>
        <translation>время проверки колоды</translation>
    </message>
    <message>
        <source>sections that speak of all this</source>
        <translation>разделы, где говорится обо всём этом</translation>
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
</context>
<context>
    <name>Searching</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
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
    <name>SideHead</name>
    <message>
        <source>Language of this column</source>
        <translation>Язык этого столбца</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
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
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Rule number or words</source>
        <translation>Номер правила или слова</translation>
    </message>
    <message>
        <source>Command bar</source>
        <translation>Строка команд</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The text {path} is missing. Install the program again.</source>
        <translation>Нет текста {path}. Установите программу заново.</translation>
    </message>
    <message>
        <source>The text {path} is damaged. Install the program again.</source>
        <translation>Текст {path} повреждён. Установите программу заново.</translation>
    </message>
    <message>
        <source>The list of texts {path} is damaged. Install the program again.</source>
        <translation>Список текстов {path} повреждён. Установите программу заново.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. Allow it, or free the file; nothing is lost.</source>
        <translation>Не удаётся записать {path}. Разрешите запись или освободите файл; ничего не пропало.</translation>
    </message>
    <message>
        <source>The file {path} can&apos;t be read.</source>
        <translation>Не удаётся прочитать файл {path}.</translation>
    </message>
    <message>
        <source>The search index {path} is in use by another program. Close that one.</source>
        <translation>Поисковый индекс {path} занят другой программой. Закройте её.</translation>
    </message>
    <message>
        <source>The disk is full: {path} can&apos;t be written. Make room; nothing is lost.</source>
        <translation>Диск заполнен: не удаётся записать {path}. Освободите место; ничего не пропало.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>испанский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
</context>
<context>
    <name>_HelpView</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>What can be typed into the command bar</source>
        <translation>Что можно ввести в строку команд</translation>
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
        <source>Language of the window</source>
        <translation>Язык интерфейса</translation>
    </message>
    <message>
        <source>Rules are read in</source>
        <translation>Язык правил</translation>
    </message>
    <message>
        <source>and then in</source>
        <translation>затем</translation>
    </message>
    <message>
        <source>A rule that is found in any language is shown in the first one that has it.</source>
        <translation>Правило, найденное на любом языке, показывается на первом из тех, где оно есть.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>“As the system” follows light, dark and high contrast of this machine.</source>
        <translation>«Как в системе» следует светлой, тёмной или контрастной теме этого компьютера.</translation>
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
        <source>Whose the texts are</source>
        <translation>Кому принадлежат тексты</translation>
    </message>
    <message>
        <source>As the system</source>
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
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>this is the smallest</source>
        <translation>мельче не бывает</translation>
    </message>
    <message>
        <source>this is the largest</source>
        <translation>крупнее не бывает</translation>
    </message>
</context>
</TS>
