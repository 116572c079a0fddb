"""What the actions of an event are called, in English, Spanish and Russian.

In each language the title first, then what else judges type for it, parted by semicolons.
"""

from __future__ import annotations

from collections.abc import Mapping

EVENT_ACTIONS: Mapping[str, tuple[str, str, str]] = {
    "new-event": (
        "Create event; new event; new tournament; create an event; create a tournament; set up a "
        "tournament; start an event",
        "Crear torneo; nuevo torneo; crear un torneo; nuevo evento; crear un evento; configurar un "
        "torneo",
        "Создать турнир; новый турнир; новое событие; завести турнир",
    ),
    "open-event": (
        "Open an event; all events; list of events; other event; open a tournament; another "
        "tournament; past events; switch event; load an event; my tournaments",
        "Abrir un torneo; todos los torneos; lista de torneos; otro torneo; abrir un evento; "
        "cambiar de torneo",
        "Открыть турнир; все турниры; список турниров; другой турнир; прошлые турниры; "
        "загрузить турнир",
    ),
    "event-details": (
        "Event details; tournament details; staff; name of the event; format and REL; edit "
        "the event; change the event; number of players; add a judge to staff; staff list; "
        "event info",
        "Datos del torneo; detalles del torneo; personal; plantel; nombre del torneo; formato "
        "y NIR; editar el torneo; número de jugadores; lista de jueces",
        "Данные турнира; сведения о турнире; персонал; состав судей; название турнира; формат "
        "и уровень; изменить турнир; число игроков",
    ),
    "paste-pairings": (
        "Paste pairings; pairings; import pairings; load pairings; seatings; who plays whom; "
        "enter pairings; new pairings",
        "Pegar emparejamientos; emparejamientos; importar emparejamientos; cargar "
        "emparejamientos; cruces; pareos",
        "Вставить пары; пары; паринги; загрузить пары; рассадка; импорт пар; вставить рассадку",
    ),
    "timeline": (
        "Timeline; history; log; what happened; list of entries; record of the event; "
        "journal; audit",
        "Cronología; historial; registro; qué pasó; lista de entradas; línea de tiempo; "
        "bitácora; diario",
        "Хронология; история; журнал; лог; что произошло; список записей; лента событий",
    ),
    "print-timeline": (
        "Print the timeline; print report; print the report; print the event; timeline on paper",
        "Imprimir la cronología; imprimir informe; imprimir el torneo; cronología en papel",
        "Печать хронологии; напечатать отчёт; распечатать турнир; хронология на бумаге",
    ),
    "report": (
        "Report; event report; tournament report; summary of the event; export the report; "
        "statistics; end of day report",
        "Informe; informe del torneo; reporte; resumen del torneo; estadísticas; exportar informe",
        "Отчёт; отчёт о турнире; сводка турнира; статистика; экспорт отчёта",
    ),
    "rehearsal": (
        "Rehearsal; practice event; training; demo; try it out; made-up event; simulation",
        "Ensayo; torneo de práctica; entrenamiento; simulacro; demostración; simulación",
        "Тренировка; учебный турнир; репетиция; демонстрация; симуляция; потренироваться",
    ),
    "tour": (
        "Guided tour; tour of the program; tutorial; show me around; first steps; walkthrough",
        "Visita guiada; recorrido por el programa; tutorial; primeros pasos; guía paso a paso",
        "Знакомство с программой; обзор программы; экскурсия; обучение; первые шаги",
    ),
    "share-event": (
        "Share the event; share with other laptops; several laptops; host; hub; invite a "
        "judge; other computer",
        "Compartir el torneo; compartir con otros portátiles; varios ordenadores; invitar a "
        "un juez",
        "Поделиться турниром; открыть доступ; несколько ноутбуков; пригласить судью; другой "
        "компьютер",
    ),
    "join-event": (
        "Join an event; join a shared event; connect to a hub; enter an invitation",
        "Unirse a un torneo; unirse a un torneo compartido; conectarse; introducir una invitación",
        "Присоединиться к турниру; подключиться к турниру; ввести приглашение",
    ),
    "start-round": (
        "Start a round; start the round; begin round; next round; new round; start the clock; "
        "start the timer; round start; 50 minutes; launch round",
        "Empezar ronda; iniciar ronda; comenzar ronda; siguiente ronda; próxima ronda; nueva "
        "ronda; arrancar el reloj; iniciar el reloj; lanzar ronda",
        "Начать раунд; запустить раунд; следующий раунд; новый раунд; запустить часы; старт "
        "раунда; пустить часы; запустить таймер",
    ),
    "start-timer": (
        "Start another timer; other timer; draft timer; deck construction timer; deck building "
        "timer; start a timer; second clock; new timer; countdown; start deck construction; "
        "sealed build timer; side event clock",
        "Iniciar otro temporizador; otro temporizador; temporizador de draft; construcción de "
        "mazos; temporizador de construcción; segundo reloj; cuenta atrás; nuevo temporizador; "
        "reloj de draft",
        "Запустить другой таймер; другой таймер; таймер драфта; построение колод; таймер "
        "построения колод; второй таймер; вторые часы; обратный отсчёт; новый таймер",
    ),
    "call-draft": (
        "Call a draft; draft caller; draft steps; read out a draft; pick times",
        "Dirigir un draft; cantar un draft; pasos del draft; tiempos de elección",
        "Провести драфт; объявлять драфт; шаги драфта; время на выбор карт",
    ),
    "display-message": (
        "Message on the public display; announcement for players; show a line on the projector; "
        "message to players; announce",
        "Mensaje en la pantalla pública; anuncio para los jugadores; mostrar un aviso; anunciar",
        "Сообщение на табло; объявление игрокам; показать строку на табло; объявить",
    ),
    "free-judges": (
        "Free judges; which judge is free; who is free; where are the judges; judge load; send a "
        "judge",
        "Jueces libres; quién está libre; dónde están los jueces; carga de los jueces; enviar un "
        "juez",
        "Свободные судьи; кто свободен; где судьи; загрузка судей; отправить судью",
    ),
    "pause-clock": (
        "Pause the clock; pause; stop the clock; freeze the clock; hold the clock; halt the "
        "timer; stop the timer; pause the round",
        "Pausar el reloj; pausa; pausar; parar el reloj; detener el reloj; congelar el reloj; "
        "pausar la ronda; detener la ronda",
        "Пауза; приостановить часы; поставить на паузу; остановить часы; остановить время; "
        "приостановить раунд; остановить таймер",
    ),
    "resume-clock": (
        "Resume the clock; resume; continue the clock; unpause; go on; restart the clock "
        "after a pause; continue the round",
        "Reanudar el reloj; reanudar; continuar el reloj; quitar la pausa; seguir; continuar "
        "la ronda",
        "Продолжить; снять с паузы; возобновить часы; продолжить раунд; пустить дальше; "
        "возобновить",
    ),
    "pause-all": (
        "Pause all clocks; pause everything; stop all clocks; evacuation; fire alarm; "
        "emergency; freeze the hall",
        "Pausar todos los relojes; pausar todo; parar todos los relojes; evacuación; alarma "
        "de incendio; emergencia",
        "Приостановить все часы; пауза для всех; остановить все часы; эвакуация; пожарная "
        "тревога; остановить всё",
    ),
    "correct-clock": (
        "Correct the clock; set the clock; add time to the clock; add minutes to the clock; "
        "change the time left; adjust the clock; fix the clock; wrong time on the clock; less "
        "time on the clock",
        "Corregir el reloj; ajustar el reloj; añadir tiempo al reloj; agregar minutos al "
        "reloj; cambiar el tiempo restante; poner el reloj en hora",
        "Исправить часы; подправить часы; установить часы; добавить время на часы; добавить "
        "минуты на часы; изменить оставшееся время; поправить время",
    ),
    "end-round": (
        "End the round; finish the round; end round; close the round; round is over; all "
        "tables finished; terminate the round",
        "Terminar la ronda; finalizar la ronda; acabar la ronda; cerrar la ronda; fin de ronda",
        "Завершить раунд; закончить раунд; конец раунда; закрыть раунд; раунд окончен",
    ),
    "public-display": (
        "Public display; projector; big screen; second screen; show the clock to players; "
        "external screen; TV; beamer; full screen clock; hall screen",
        "Pantalla pública; proyector; pantalla grande; segunda pantalla; mostrar el reloj; "
        "televisor; pantalla completa; cañón",
        "Табло; общий экран; проектор; большой экран; второй экран; показать часы; телевизор; "
        "экран для зала; полный экран",
    ),
    "mute": (
        "Mute alarms; mute; silence; sound off; no sound; turn off the sound; silence alarms; "
        "unmute; sound on; quiet; turn on the sound; volume off; alarm sound",
        "Silenciar alarmas; silenciar; silencio; sin sonido; quitar el sonido; apagar el "
        "sonido; activar el sonido; callar",
        "Без звука; выключить звук; отключить звук; тишина; звук; включить звук; заглушить "
        "сигналы; приглушить; отключить сигнал",
    ),
    "outstanding-tables": (
        "Outstanding tables; still playing; who is still playing; tables still playing; "
        "unfinished tables; which tables are open; missing results; tables not reported; "
        "remaining matches",
        "Mesas pendientes; quién sigue jugando; mesas que siguen jugando; mesas sin terminar; "
        "resultados que faltan; mesas sin reportar; siguen jugando",
        "Столы ещё играют; кто ещё играет; незавершённые столы; играющие столы; оставшиеся "
        "матчи; нет результата; незаконченные столы",
    ),
    "open-call": (
        "Open a call; new call; judge call; take a call; judge needed; start a call; player "
        "calls a judge",
        "Abrir una llamada; nueva llamada; llamada de juez; atender una llamada; juez en la mesa",
        "Открыть вызов; новый вызов; вызов судьи; позвали судью; принять вызов; начать вызов",
    ),
    "close-call": (
        "Close the call; finish the call; end call; call is over; call done; ruling given",
        "Cerrar la llamada; terminar la llamada; fin de la llamada; llamada terminada",
        "Закрыть вызов; завершить вызов; вызов окончен; закончить вызов",
    ),
    "extension": (
        "Time extension; give extra time; extension for a table; more time for a table; "
        "extend time; extra minutes for a table; give minutes",
        "Extensión de tiempo para una mesa; dar tiempo extra; prórroga; dar minutos; más "
        "tiempo para una mesa; tiempo adicional para una mesa; dar extensión",
        "Дать дополнительное время; добавить время столу; продлить время; доп время столу; "
        "ещё минут столу; выдать дополнительное время; добавка времени",
    ),
    "turns": (
        "Turn tracker; count turns; additional turns of a table; track turns; turn counter; "
        "extra turns counter; five turns; watch turns",
        "Contador de turnos; contar turnos; turnos adicionales de una mesa; seguir los "
        "turnos; cinco turnos",
        "Счётчик ходов; считать ходы; дополнительные ходы стола; следить за ходами; пять "
        "ходов; отсчёт ходов",
    ),
    "slip": (
        "Extension slip; slip; time slip; paper slip for a table; print a slip; table slip; "
        "print slip",
        "Talón de extensión; talón; comprobante; papelito; tira de tiempo; resguardo; "
        "imprimir el comprobante; hoja de extensión",
        "Карточка стола; карточка; слип; листок стола; бумажка для стола; талон; листок с "
        "временем; распечатать слип",
    ),
    "deck-check": (
        "Start a deck check; deck check; new deck check; check a deck; do a deck check; check "
        "decks; dc",
        "Empezar un control de mazo; nuevo control de mazo; revisar un mazo; chequear un "
        "mazo; deck check",
        "Начать проверку колоды; проверить колоду; новая проверка колоды; деки-чек; дек-чек; "
        "начать дек чек",
    ),
    "draw-tables": (
        "Draw tables for deck checks; random tables; random deck check; choose tables to "
        "check; pick random tables; lots; randomizer; which table to check; random check",
        "Sortear mesas; mesas al azar; control de mazo al azar; elegir mesas; mesa aleatoria; "
        "sorteo",
        "Жребий столов; случайные столы; случайная проверка; выбрать столы для проверки; "
        "случайный стол; рандом стол",
    ),
    "read-lists": (
        "Import decklists; decklists; deck lists; read decklists; load decklists; import deck "
        "lists; upload lists; paste a decklist; enter lists",
        "Importar listas de mazos; listas de mazo; leer listas; cargar listas; pegar una "
        "lista de mazo; decklists",
        "Загрузить деклисты; деклисты; импорт деклистов; прочитать деклисты; вставить "
        "деклист; списки колод",
    ),
    "load-cards": (
        "Load card file; load cards; card database; card names file; Scryfall; MTGJSON; load "
        "card database; card data; oracle file",
        "Cargar archivo de cartas; cargar cartas; base de datos de cartas; Scryfall; MTGJSON; "
        "datos de cartas",
        "Загрузить файл карт; загрузить карты; база карт; база данных карт; Scryfall; "
        "MTGJSON; данные карт",
    ),
    "checks-done": (
        "Finished deck checks; checks done; deck checks done today; how many decks checked; "
        "past checks; list of checks; completed checks; checked decks",
        "Controles hechos; controles de mazo terminados; cuántos mazos controlados; lista de "
        "controles; mazos controlados",
        "Проведённые проверки; завершённые проверки; сколько колод проверено; список "
        "проверок; проверенные колоды",
    ),
    "new-penalty": (
        "New penalty; record a penalty; issue a penalty; give a penalty; penalty; write a "
        "penalty; give a warning; give a game loss; penalize a player",
        "Nueva penalización; nueva sanción; registrar una sanción; sancionar; poner una "
        "sanción; dar una advertencia; penalizar",
        "Новое наказание; записать наказание; выдать наказание; наказать игрока; дать "
        "предупреждение; выписать наказание; выдать предупреждение",
    ),
    "penalties": (
        "Penalties; list of penalties; all penalties; penalties of the event; issued "
        "penalties; warnings given; who got warnings; penalty list; penalty history",
        "Penalizaciones; sanciones; lista de sanciones; todas las sanciones; sanciones del "
        "torneo; sanciones puestas; lista de penalizaciones; historial de sanciones",
        "Наказания; список наказаний; все наказания; наказания турнира; выданные наказания; "
        "выданные предупреждения; история наказаний",
    ),
    "appeals": (
        "Appeals; list of appeals; open appeals; new appeal; player appeals; head judge "
        "appeals; record an appeal",
        "Apelaciones; lista de apelaciones; nueva apelación; apelaciones del torneo; "
        "registrar una apelación",
        "Апелляции; список апелляций; новая апелляция; апелляции турнира; записать апелляцию",
    ),
}
