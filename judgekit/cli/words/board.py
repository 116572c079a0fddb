"""The board of clocks, tables and calls, and what there is to say of a script."""

from __future__ import annotations

from collections.abc import Mapping

BOARD: Mapping[str, tuple[str, str, str]] = {
    "run.refused": (
        "Lines not done: {count}; the first is line {line}: {sentence}",
        "Líneas no ejecutadas: {count}; la primera es la {line}: {sentence}",
        "Не выполнено строк: {count}; первая — строка {line}: {sentence}",
    ),
    "run.refused-line": (
        "line {line}: {sentence}",
        "línea {line}: {sentence}",
        "стр. {line}: {sentence}",
    ),
    "run.loss": (
        "The record was damaged; what could not be read was set aside in {file}.",
        "El registro estaba dañado; lo que no se pudo leer se apartó en {file}.",
        "Запись была повреждена; нечитаемое отложено в {file}.",
    ),
    "board.nothing": (
        "No round has been started.",
        "No se ha iniciado ninguna ronda.",
        "Ни один раунд не начат.",
    ),
    "board.clock": (
        "{clock} · round {round} · {state} · {reading} · ends at {end}",
        "{clock} · ronda {round} · {state} · {reading} · termina a las {end}",
        "{clock} · раунд {round} · {state} · {reading} · конец в {end}",
    ),
    "board.clock-without-limit": (
        "{clock} · round {round} · {state} · no time limit",
        "{clock} · ronda {round} · {state} · sin límite de tiempo",
        "{clock} · раунд {round} · {state} · без лимита времени",
    ),
    "board.hall": (
        "the hall waits for table {table} until {until}; without it until {without}",
        "la sala espera a la mesa {table} hasta las {until}; sin ella, hasta las {without}",
        "зал ждёт стол {table} до {until}; без него — до {without}",
    ),
    "board.call": (
        "call at table {table} · {reason} · since {since} · {reading}",
        "llamada en la mesa {table} · {reason} · desde las {since} · {reading}",
        "вызов за столом {table} · {reason} · с {since} · {reading}",
    ),
    "board.deck-checks": (
        "decks checked: {checked} · required: {required}",
        "mazos controlados: {checked} · requeridos: {required}",
        "проверено колод: {checked} · требуется: {required}",
    ),
    "board.head-table": ("table", "mesa", "стол"),
    "board.head-state": ("state", "estado", "состояние"),
    "board.head-until": (
        "until the clock reads",
        "hasta que el reloj marque",
        "до показания часов",
    ),
    "board.head-deadline": ("time of day", "hora", "время"),
    "board.head-turns": ("turns", "turnos", "ходы"),
    "board.head-judge": ("judge", "juez", "судья"),
    "board.not-started": ("not started", "sin iniciar", "не начат"),
    "board.running": ("running", "en marcha", "идёт"),
    "board.paused": ("paused", "en pausa", "на паузе"),
    "board.overtime": ("overtime", "tiempo cumplido", "время вышло"),
    "board.ended": ("ended", "terminada", "окончен"),
    "board.playing": ("playing", "jugando", "играет"),
    "board.interrupted": ("call open", "llamada abierta", "вызов открыт"),
    "board.extension": ("extension", "extensión", "доп. время"),
    "board.turns": ("in turns", "en turnos", "доп. ходы"),
    "board.done": ("done", "terminada", "закончил"),
    "reason.ruling": ("ruling", "decisión de reglas", "решение судьи"),
    "reason.deck-check": ("deck check", "control de mazos", "проверка колод"),
    "reason.tardiness": ("tardiness", "tardanza", "опоздание"),
    "reason.errand": ("errand", "permiso", "отлучка"),
    "reason.feature": ("feature match", "partida destacada", "матч с трансляцией"),
    "reason.other": ("other", "otro", "другое"),
}
