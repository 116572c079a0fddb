"""Why a command is not done, one sentence for each RefusalCode."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, tuple[str, str, str]] = {
    "refusal.not-a-command": (
        "This is not a command; write it as one JSON object a line.",
        "Esto no es una orden; escríbala como un objeto JSON por línea.",
        "Это не команда; пишите по одному объекту JSON в строке.",
    ),
    "refusal.unknown-command": (
        "This version knows no command “{do}”.",
        "Esta versión no conoce la orden «{do}».",
        "Команды «{do}» в этой версии нет.",
    ),
    "refusal.wrong-value": (
        "The value of “{field}” is missing or makes no sense here.",
        "El valor de «{field}» falta o no tiene sentido aquí.",
        "Значения «{field}» нет, или оно здесь не имеет смысла.",
    ),
    "refusal.no-instant": (
        "The command has no instant; write “at” such as 2026-11-21T10:00:00Z.",
        "La orden no dice cuándo; escriba «at», por ejemplo 2026-11-21T10:00:00Z.",
        "У команды нет времени; напишите «at», например 2026-11-21T10:00:00Z.",
    ),
    "refusal.back-in-time": (
        "This comes after something later; write commands in the order of their instants.",
        "Esto viene tras algo posterior; escriba las órdenes en orden cronológico.",
        "Это стоит после более позднего; пишите команды в порядке времени.",
    ),
    "refusal.event-already-open": (
        "The event “{name}” is already open; change it instead.",
        "El torneo «{name}» ya está abierto; cámbielo en su lugar.",
        "Турнир «{name}» уже открыт; измените его.",
    ),
    "refusal.no-clock": (
        "No round is in progress; start one first.",
        "No hay ninguna ronda en curso; inicie una primero.",
        "Ни один раунд не идёт; сначала начните раунд.",
    ),
    "refusal.clock-in-use": (
        "The round on clock “{clock}” has not ended; end it first.",
        "La ronda del reloj «{clock}» no ha terminado; termínela primero.",
        "Раунд на часах «{clock}» не окончен; сначала закончите его.",
    ),
    "refusal.clock-not-started": (
        "Clock “{clock}” has no round; start one on it first.",
        "El reloj «{clock}» no tiene ronda; inicie una en él primero.",
        "На часах «{clock}» раунда нет; сначала начните его.",
    ),
    "refusal.clock-paused": (
        "Clock “{clock}” is paused already.",
        "El reloj «{clock}» ya está en pausa.",
        "Часы «{clock}» уже стоят на паузе.",
    ),
    "refusal.clock-not-paused": (
        "Clock “{clock}” is not paused.",
        "El reloj «{clock}» no está en pausa.",
        "Часы «{clock}» не стоят на паузе.",
    ),
    "refusal.clock-ended": (
        "The round on clock “{clock}” is over.",
        "La ronda del reloj «{clock}» ha terminado.",
        "Раунд на часах «{clock}» окончен.",
    ),
    "refusal.no-time-limit": (
        "The round on clock “{clock}” has no time limit, so there is nothing to move.",
        "La ronda del reloj «{clock}» no tiene límite de tiempo: no hay nada que mover.",
        "У раунда на часах «{clock}» нет лимита времени, сдвигать нечего.",
    ),
    "refusal.nothing-to-correct": (
        "A correction of nothing leaves clock “{clock}” as it is.",
        "Una corrección de cero deja el reloj «{clock}» como está.",
        "Поправка на ноль оставляет часы «{clock}» как есть.",
    ),
    "refusal.table-done": (
        "Table {table} is done.",
        "La mesa {table} ha terminado.",
        "Стол {table} закончил.",
    ),
    "refusal.table-in-turns": (
        "Table {table} is already in its additional turns.",
        "La mesa {table} ya está en sus turnos adicionales.",
        "Стол {table} уже играет дополнительные ходы.",
    ),
    "refusal.table-not-in-turns": (
        "The additional turns of table {table} have not begun.",
        "Los turnos adicionales de la mesa {table} no han empezado.",
        "Дополнительные ходы стола {table} ещё не начались.",
    ),
    "refusal.turns-too-early": (
        "Table {table} plays on until the clock reads {reading}; its turns begin then.",
        "La mesa {table} juega hasta que el reloj marque {reading}; entonces empiezan sus turnos.",
        "Стол {table} играет, пока на часах не будет {reading}; тогда и начнутся ходы.",
    ),
    "refusal.no-such-extension": (
        "Table {table} has an extension of {has}; no more than that can be taken back.",
        "La mesa {table} tiene una extensión de {has}; no se le puede quitar más.",
        "У стола {table} добавлено {has}; больше этого не отнять.",
    ),
    "refusal.call-already-open": (
        "A call for that reason is already open at table {table}.",
        "Ya hay una llamada abierta por ese motivo en la mesa {table}.",
        "За столом {table} уже открыт вызов по этой причине.",
    ),
    "refusal.no-open-call": (
        "No call is open at table {table}.",
        "No hay ninguna llamada abierta en la mesa {table}.",
        "За столом {table} нет открытого вызова.",
    ),
    "refusal.appeal-already-open": (
        "An appeal from table {table} is waiting already.",
        "Ya hay una apelación de la mesa {table} en espera.",
        "Апелляция стола {table} уже ждёт решения.",
    ),
    "refusal.no-open-appeal": (
        "No appeal from table {table} is waiting.",
        "No hay ninguna apelación de la mesa {table} en espera.",
        "Апелляций стола {table}, ждущих решения, нет.",
    ),
    "refusal.no-such-appeal": (
        "There is no appeal number {number}.",
        "No hay ninguna apelación con el número {number}.",
        "Апелляции с номером {number} нет.",
    ),
    "refusal.ruling-not-complete": (
        "The floor judge's ruling at table {table} must be complete before it can be appealed"
        " (MTR 2.9).",
        "La decisión del juez de piso en la mesa {table} debe estar completa antes de poder"
        " apelarla (RT 2.9).",
        "Обжаловать решение за столом {table} можно, только когда полевой судья вынес его целиком"
        " (ТП 2.9).",
    ),
    "refusal.no-such-penalty": (
        "There is no penalty number {number}.",
        "No hay ninguna penalización con el número {number}.",
        "Наказания с номером {number} нет.",
    ),
    "refusal.check-already-open": (
        "The decks of table {table} are being checked already.",
        "Los mazos de la mesa {table} ya se están controlando.",
        "Колоды стола {table} уже проверяются.",
    ),
    "refusal.no-open-check": (
        "No deck check is going on at table {table}.",
        "No hay ningún control de mazos en curso en la mesa {table}.",
        "За столом {table} проверка колод не идёт.",
    ),
    "refusal.draft-running": (
        "A draft is being called already; end it first.",
        "Ya se está dirigiendo un draft; termínelo primero.",
        "Драфт уже идёт; сначала закончите его.",
    ),
    "refusal.no-draft": (
        "No draft is being called.",
        "No se está dirigiendo ningún draft.",
        "Драфт сейчас не идёт.",
    ),
    "refusal.no-such-step": (
        "The draft has no step {step}.",
        "El draft no tiene el paso {step}.",
        "В драфте нет шага {step}.",
    ),
    "refusal.nothing-to-undo": (
        "So much can't be taken back; steps that can: {steps}.",
        "No se puede deshacer tanto; pasos que sí se pueden: {steps}.",
        "Столько не отменить; шагов, которые можно: {steps}.",
    ),
    "refusal.already-undone": (
        "That has been taken back already.",
        "Eso ya se ha deshecho.",
        "Это уже отменено.",
    ),
    "refusal.rested-on": (
        "Something later rests on it; take that back first.",
        "Algo posterior se apoya en ello; deshágalo primero.",
        "На этом держится более позднее; сначала отмените его.",
    ),
}
