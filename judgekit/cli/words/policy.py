"""What the verbs on infractions and penalties answer, and why they can't."""

from __future__ import annotations

from collections.abc import Mapping

POLICY: Mapping[str, tuple[str, str, str]] = {
    "penalty.none": ("No penalty", "Sin penalización", "Без наказания"),
    "penalty.fix": ("Fix", "Arreglo", "Исправление"),
    "penalty.warning": ("Warning", "Advertencia", "Предупреждение"),
    "penalty.game-loss": ("Game Loss", "Pérdida de juego", "Проигрыш игры"),
    "penalty.match-loss": ("Match Loss", "Pérdida de partida", "Проигрыш матча"),
    "penalty.disqualification": ("Disqualification", "Descalificación", "Дисквалификация"),
    "penalty.no-infraction": (
        "No infraction was committed, so there is no penalty.",
        "No se cometió ninguna infracción, así que no hay penalización.",
        "Нарушения не было, поэтому нет и наказания.",
    ),
    "penalty.ask": (
        "The head judge gives it.",
        "La da el juez principal.",
        "Его назначает главный судья.",
    ),
    "infraction.none": ("No infraction", "Ninguna infracción", "Нет нарушения"),
    "infraction.counts": ("What counts", "Qué cuenta", "Что сюда относится"),
    "infraction.not-counted": ("What does not", "Qué no cuenta", "Что не относится"),
    "infraction.then": ("then {id}", "entonces {id}", "тогда {id}"),
    "infraction.situations": ("Situations", "Situaciones", "Ситуации"),
    "infraction.remedy": ("Remedy", "Arreglo", "Исправление"),
    "infraction.upgrades": ("Upgrades", "Se agrava", "Когда тяжелее"),
    "infraction.downgrades": ("Downgrades", "Se atenúa", "Когда легче"),
    "infraction.circumstances": ("Circumstances", "Circunstancias", "Обстоятельства"),
    "infraction.record": ("Write down", "Anotar", "Записать"),
    "infraction.head-judge": ("Head judge", "Juez principal", "Главный судья"),
    "infraction.rules": ("Tournament rules", "Reglas de torneo", "Турнирные правила"),
    "infraction.questions": ("Questions", "Preguntas", "Вопросы"),
    "infraction.changes": (
        "Different since 2024",
        "Distinto desde 2024",
        "Иначе с 2024 года",
    ),
    "infraction.nothing-found": (
        "No infraction is described by “{words}”; say in other words what happened.",
        "Ninguna infracción se describe con «{words}»; diga de otro modo qué pasó.",
        "Нарушения по словам «{words}» не нашлось; опишите случившееся иначе.",
    ),
    "infraction.nothing-asked": (
        "Say what happened in a few words, or name an infraction with --id or a file with --batch.",
        "Di en pocas palabras qué pasó, o nombra una infracción con --id o un archivo con --batch.",
        "Опишите случившееся в нескольких словах или назовите нарушение (--id) либо файл"
        " (--batch).",
    ),
    "infraction.unknown": (
        "There is no infraction “{id}”; ids are written like ipg-2.5 or jar-tardiness.",
        "No existe la infracción «{id}»; los códigos se escriben como ipg-2.5 o jar-tardiness.",
        "Нарушения «{id}» нет; обозначения пишутся так: ipg-2.5 или jar-tardiness.",
    ),
    "infraction.batch-line": (
        "Line {line} is no question; each line is written like {example}.",
        "La línea {line} no es una pregunta; cada línea se escribe como {example}.",
        "Строка {line} — не вопрос; каждая пишется так: {example}.",
    ),
    "penalty.other-level": (
        "{id} is not used at this Rules Enforcement Level; its own ids begin with {prefix}.",
        "{id} no se usa en este nivel de imposición de reglas; los suyos empiezan por {prefix}.",
        "{id} не применяется на этом уровне применения правил; его обозначения начинаются с"
        " {prefix}.",
    ),
    "penalty.prior": (
        "“{prior}” is no earlier penalty; write it like ipg-2.5:warning@2026-11-21.",
        "«{prior}» no es una penalización anterior; escríbela como ipg-2.5:warning@2026-11-21.",
        "«{prior}» — не прежнее наказание; пишите так: ipg-2.5:warning@2026-11-21.",
    ),
    "penalty.date": (
        "“{date}” is no day; write it like 2026-11-21.",
        "«{date}» no es un día; escríbelo como 2026-11-21.",
        "«{date}» — не дата; пишите так: 2026-11-21.",
    ),
    "penalty.circumstance": (
        "{id} has no circumstance “{name}”; it has: {known}.",
        "{id} no tiene la circunstancia «{name}»; tiene: {known}.",
        "У {id} нет обстоятельства «{name}»; есть: {known}.",
    ),
    "penalty.no-circumstances": ("none", "ninguna", "никаких"),
}
