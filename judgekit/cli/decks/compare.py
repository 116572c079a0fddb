"""`judgekit deck compare`: differences between a list and the counted cards, and infractions.

Nothing is decided: every answer under `consider` gives its reason.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from typing import Any

from judgekit.cli.answer import Answer, quoted
from judgekit.cli.context import Context
from judgekit.cli.decks.compare_list import illegal_cards
from judgekit.cli.decks.deck_file import decklist_of, remark_sentences
from judgekit.domain.deck_finding import (
    LIMITED,
    Consideration,
    DeckLimits,
    Situation,
    consider,
    limits_for,
)
from judgekit.domain.decklists.comparison import FREE_BASICS, Comparison, compare
from judgekit.domain.decklists.names_alike import NamesAlike, named_alike
from judgekit.domain.decklists.part import Part
from judgekit.domain.formats.findings import LegalityFinding
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.formats.identified_card import CardsReadBy
from judgekit.domain.infractions.policy import Edition
from judgekit.domain.infractions.upgrade import ReasonCode, because
from judgekit.search.names.errors import errors_between
from judgekit.views.infractions.policy_level import policy_level
from judgekit.views.words.considerations import consideration_sentence
from judgekit.views.words.legality import other_face_sentence
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.words import message

PARTS: Mapping[Part, str] = {
    Part.MAIN: message("main deck"),
    Part.SIDEBOARD: message("sideboard"),
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Compare the lists; answer with the differing rows and the infractions to consider."""
    listed = decklist_of(arguments.list, context)
    seen = decklist_of(arguments.counted, context)
    cards = CardsReadBy(context.make_cards(), context.reader_language)
    alike = named_alike(listed, seen, cards.matches, errors_between)
    registered, counted = alike.registered, alike.counted
    asked = DeckFormat(arguments.format) if arguments.format else None
    limits = limits_for(registered, asked)
    illegal = illegal_cards(registered, asked, limits, context)
    free = FREE_BASICS if limits == LIMITED else frozenset[str]()
    found, certain = (
        compare(*lists, sideboarded=arguments.sideboarded, free=free, known=alike.known)
        for lists in ((registered, counted), alike.at_best)
    )
    situation = Situation(
        edition=Edition(arguments.edition),
        level=policy_level(arguments.rel),
        at_check=arguments.presented,
        limits=limits,
        list_is_illegal=bool(illegal),
    )
    answers = consider(context.policy.catalogue(), certain, situation)
    data: dict[str, Any] = {
        **_rows(found),
        "consider": [
            _answer(each, _figures(found, limits) | {"cards": _named(illegal)}, context)
            for each in answers
        ],
        "totals": {
            "registered": {"main": found.registered.main, "sideboard": found.registered.sideboard},
            "counted": {"main": found.counted.main, "sideboard": found.counted.sideboard},
        },
        "unread_lines": found.unread_lines,
        "limits": {"main": limits.fewest_main, "sideboard": limits.most_sideboard},
        "doubtful": [
            {"written": name, "candidates": cards} for name, cards in alike.doubtful.items()
        ],
        "corrected": [{"written": name, "card": card} for name, card in alike.corrected.items()],
        "by_other_face": [
            {"written": name, "card": card} for name, card in alike.by_other_face.items()
        ],
        "warnings": [
            f"{quoted(name)}: {said}"
            for name, decklist in ((arguments.list, listed), (arguments.counted, seen))
            for said in remark_sentences(decklist, context)
        ],
    }
    lines = [*_lines(data, found, context), *_about_names(alike, context), *data["warnings"]]
    return Answer(data, "\n".join(lines), asks_library=False)


def _about_names(alike: NamesAlike, context: Context) -> list[str]:
    say = context.wording.say
    return [
        *(
            say("“{written}” was read as {card}.", written=quoted(name), card=card)
            for name, card in alike.corrected.items()
        ),
        *(
            other_face_sentence(quoted(name), card, context.wording)
            for name, card in alike.by_other_face.items()
        ),
        *(
            say(
                "“{written}” may be {cards}: write the name in full.",
                written=quoted(name),
                cards=", ".join(cards),
            )
            for name, cards in alike.doubtful.items()
        ),
    ]


def _rows(found: Comparison) -> dict[str, list[dict[str, object]]]:
    """Missing, extra and misplaced cards; `part` is where they are missing or were found."""
    return {
        "missing": [_row(each.count, each.name, part=each.part) for each in found.missing],
        "extra": [_row(each.count, each.name, part=each.part) for each in found.extra],
        "misplaced": [
            _row(each.count, each.name, **{"from": each.found, "to": each.belongs})
            for each in found.misplaced
        ],
    }


def _row(count: int, name: str, **places: str) -> dict[str, object]:
    return {"count": count, "name": name, **{key: str(place) for key, place in places.items()}}


def _named(illegal: Iterable[LegalityFinding]) -> str:
    """The cards with their number of copies in the list."""
    return ", ".join(dict.fromkeys(f"{each.count} {each.card}" for each in illegal))


def _answer(
    answer: Consideration, values: Mapping[str, int | str], context: Context
) -> dict[str, object]:
    catalogue = context.policy.catalogue()
    entry, ruling = catalogue.entry(answer.id), answer.ruling
    why = consideration_sentence(answer.reason, values, context.wording)
    known = not answer.if_so and ruling is not None and ruling.reason is not ReasonCode.STANDARD
    if known and entry is not None and ruling is not None:
        why = f"{why} {because(catalogue, entry, ruling, context.reader_language)}"
    return {
        "id": answer.id,
        "penalty": answer.penalty.value,
        "because": why,
        "if_so": answer.if_so,
        "circumstances": list(answer.circumstances),
    }


def _figures(found: Comparison, limits: DeckLimits) -> dict[str, int | str]:
    return {
        "main": found.registered.main,
        "sideboard": found.registered.sideboard,
        "counted_main": found.counted.main,
        "counted_sideboard": found.counted.sideboard,
        "fewest": limits.fewest_main,
    }


def _lines(data: Mapping[str, object], found: Comparison, context: Context) -> list[str]:
    """Totals, differences in three groups, and what to consider."""
    say = context.wording.say
    lines = [
        say(
            "Registered {main} + {sideboard}, counted {counted_main} + {counted_sideboard}.",
            **_figures(found, DeckLimits()),
        )
    ]
    if found.agrees:
        lines.append(say("Deck and list agree."))
    if found.unread_lines:
        lines.append(
            say(
                "Lines that could not be read: {count}. Look at them first; nothing here is sure.",
                count=found.unread_lines,
            )
        )
    groups = (
        (message("Missing"), [(each.count, each.name, each.part) for each in found.missing]),
        (message("Not on the list"), [(each.count, each.name, each.part) for each in found.extra]),
        (
            message("In the wrong part"),
            [(each.count, each.name, each.found) for each in found.misplaced],
        ),
    )
    for heading, rows in groups:
        if rows:
            lines.append(f"{say(heading)}:")
            lines += [f"{count:>4} {name} ({say(PARTS[part])})" for count, name, part in rows]
    answers = data["consider"]
    if isinstance(answers, list) and answers:
        if_read = message("Consider, if those lines change nothing")
        heading = say(if_read) if found.unread_lines else say("Consider")
        lines.append(f"{heading}:")
        for each in answers:
            lines.append(f"  {each['id']}  {penalty_name(each['penalty'], context.wording)}")
            lines.append(f"      {each['because']}")
    return lines
