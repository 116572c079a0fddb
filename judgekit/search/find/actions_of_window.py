"""What the actions of the window are called: those of pages, looks, language, reading marks.

See `actions_of_events`.
"""

from __future__ import annotations

from collections.abc import Mapping

WINDOW_ACTIONS: Mapping[str, tuple[str, str, str]] = {
    "page-rules": (
        "Rules; go to rules; open rules page; rulebook; read the rules",
        "Reglas; ir a reglas; página de reglas; leer las reglas",
        "Правила; открыть правила; страница правил; читать правила",
    ),
    "page-clock": (
        "Clock; go to clock; open clock page; timers; round clock; round time left; board of "
        "tables",
        "Reloj; ir al reloj; página del reloj; temporizadores; tiempo de ronda",
        "Часы; перейти к часам; страница часов; таймер; время раунда; сколько осталось",
    ),
    "page-calls": (
        "Calls; go to calls; judge calls; open calls list; list of calls",
        "Llamadas; ir a llamadas; llamadas de juez; lista de llamadas",
        "Вызовы; перейти к вызовам; вызовы судей; список вызовов",
    ),
    "page-deck-checks": (
        "Deck checks; go to deck checks; deck check page; dc page",
        "Control de mazos; controles de mazos; ir a controles de mazos; página de controles "
        "de mazo; chequeo de mazos",
        "Проверка колод; проверки колод; перейти к проверкам колод; страница проверок; деки чек",
    ),
    "page-infractions": (
        "Infractions; go to infractions; open infractions page; find an infraction",
        "Infracciones; faltas; ir a faltas; ir a infracciones; buscar una falta",
        "Нарушения; перейти к нарушениям; страница нарушений; найти нарушение",
    ),
    "page-event": (
        "Event; go to event; event page; tournament page",
        "Torneo; evento; ir al torneo; página del torneo; página del evento",
        "Турнир; перейти к турниру; страница турнира; событие",
    ),
    "settings": (
        "Settings; options; preferences; configuration; configure; setup of the program",
        "Ajustes; configuración; opciones; preferencias; configurar",
        "Настройки; параметры; опции; настроить",
    ),
    "help": (
        "Help; keyboard shortcuts; hotkeys; list of keys; manual; how do I; F1",
        "Ayuda; atajos de teclado; teclas; lista de teclas; manual",
        "Справка; помощь; горячие клавиши; клавиши; список клавиш; руководство",
    ),
    "phrases": (
        "Phrases for the table; phrases; sentences for players; player speaks another language; "
        "translate for the player",
        "Frases para la mesa; frases; frases para jugadores; el jugador habla otro idioma; "
        "traducir al jugador",
        "Фразы для стола; фразы; игрок говорит на другом языке; перевести игроку",
    ),
    "quit": (
        "Quit; exit; close the program; close Judgekit; leave the program",
        "Salir; cerrar el programa; cerrar Judgekit; terminar",
        "Выход; выйти; закрыть программу; завершить работу",
    ),
    "theme-light": (
        "Light theme; light; light mode; light colours; bright theme; white background; day mode",
        "Tema claro; claro; modo claro; colores claros; fondo blanco; modo día",
        "Светлая тема; светлая; светлый режим; светлые цвета; белый фон; дневной режим",
    ),
    "theme-dark": (
        "Dark theme; dark; dark mode; dark colours; night mode; black background; darker",
        "Tema oscuro; oscuro; modo oscuro; colores oscuros; modo noche; modo nocturno; fondo negro",
        "Тёмная тема; тёмная; тёмный режим; ночной режим; тёмный фон; чёрный фон; темнее",
    ),
    "theme-high-contrast": (
        "High contrast theme; high contrast; more contrast; contrast",
        "Tema de alto contraste; alto contraste; más contraste; contraste",
        "Высокий контраст; контрастная тема; больше контраста; контраст",
    ),
    "language-en": (
        "Switch to English; English; interface in English; language English; change language "
        "to English",
        "Cambiar a inglés; inglés; interfaz en inglés; idioma inglés",
        "Английский язык; английский; переключить на английский; интерфейс на английском; "
        "по-английски",
    ),
    "language-es": (
        "Switch to Spanish; Spanish; interface in Spanish; language Spanish; change language "
        "to Spanish",
        "Cambiar a español; español; castellano; interfaz en español; idioma español",
        "Испанский язык; испанский; переключить на испанский; интерфейс на испанском; по-испански",
    ),
    "language-ru": (
        "Switch to Russian; Russian; interface in Russian; language Russian; change language "
        "to Russian",
        "Cambiar a ruso; ruso; interfaz en ruso; idioma ruso",
        "Русский язык; русский; переключить на русский; интерфейс на русском; по-русски",
    ),
    "text-larger": (
        "Larger text; bigger text; bigger font; larger font; increase text size; zoom in; "
        "larger letters; bigger letters",
        "Texto más grande; letra más grande; letras más grandes; aumentar el texto; agrandar "
        "la letra; fuente más grande; ampliar; acercar",
        "Крупнее текст; крупнее шрифт; увеличить шрифт; больше текст; увеличить текст; "
        "крупный шрифт; крупнее буквы; увеличить масштаб",
    ),
    "text-smaller": (
        "Smaller text; smaller font; decrease text size; reduce text size; zoom out; smaller "
        "letters; tiny text",
        "Texto más pequeño; letra más pequeña; letras más pequeñas; reducir el texto; achicar "
        "la letra; fuente más pequeña; alejar",
        "Мельче текст; мельче шрифт; уменьшить шрифт; меньше текст; уменьшить текст; мелкий "
        "шрифт; уменьшить масштаб",
    ),
    "bookmarks": (
        "Bookmarks; my bookmarks; show bookmarks; list of bookmarks; saved sections; marked "
        "sections; favourites",
        "Marcadores; mis marcadores; ver marcadores; lista de marcadores; secciones "
        "guardadas; favoritos",
        "Закладки; мои закладки; показать закладки; список закладок; сохранённые разделы; "
        "избранное",
    ),
    "notes": (
        "Notes; my notes; show notes; list of notes; own notes; write a note; new note; add a note",
        "Notas; mis notas; ver notas; lista de notas; escribir una nota; nueva nota; anotar",
        "Заметки; мои заметки; показать заметки; список заметок; написать заметку; новая "
        "заметка; записать",
    ),
    "glossary": (
        "Glossary; open glossary; dictionary; terms; list of terms; vocabulary",
        "Glosario; abrir glosario; diccionario; términos; lista de términos; vocabulario",
        "Глоссарий; открыть глоссарий; словарь; термины; список терминов",
    ),
    "import-document": (
        "Import a document; import rules; new edition; update the rules; add a document; load "
        "a rulebook; import the IPG",
        "Importar un documento; importar reglas; nueva edición; actualizar las reglas; añadir "
        "un documento",
        "Импорт документа; импортировать правила; новая редакция; обновить правила; добавить "
        "документ",
    ),
    "compare-editions": (
        "Compare editions; differences between editions; what changed between editions; diff "
        "of the rules",
        "Comparar ediciones; diferencias entre ediciones; qué cambió entre ediciones",
        "Сравнить редакции; различия редакций; что изменилось между редакциями",
    ),
    "print": (
        "Print; print this; printer; paper copy; hard copy; print the page",
        "Imprimir; imprimir esto; impresora; copia en papel; imprimir la página",
        "Печать; распечатать; напечатать; принтер; на бумаге; вывести на печать",
    ),
    "undo": (
        "Undo; take back; revert the last entry; undo the last step; oops; mistake",
        "Deshacer; revertir; deshacer lo último; retroceder; me equivoqué; anular lo último",
        "Отменить; отмена; отменить последнее; вернуть назад; ошибся; откатить последнее действие",
    ),
    "redo": (
        "Redo; repeat what was undone; bring back; undo the undo",
        "Rehacer; repetir lo deshecho; volver a hacer",
        "Повторить; вернуть отменённое; повтор; вернуть действие",
    ),
}
