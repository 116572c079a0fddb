"""Texts of the Deck checks page on checks, cards and findings."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from judgekit.domain.check_snapshot import CheckSnapshot, NoTimeDue
from judgekit.domain.deck_checks.checklist import ChecklistItem, ItemResult
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.deck_checks.selection import BY_ORDER, RANDOM
from judgekit.domain.deck_checks.stage import CheckStage
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_checks.time_box import TimeBox, TimeBoxState
from judgekit.domain.deck_finding import FindingReason, PartOutsideLimits
from judgekit.domain.decklists.comparison import CardRow, MisplacedRow
from judgekit.domain.decklists.part import Part
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.check_words import target_words
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import duration_text, reading_text
from judgekit.views.deck_checks.deck_rows import DeckRow, RowState
from judgekit.views.words import considerations

translate = QCoreApplication.translate

SIGNS: Mapping[RowState, Sign] = {
    RowState.TO_COME: Sign("", "text-muted"),
    RowState.IN_PLACE: Sign("tick", "ok"),
    RowState.MISSING: Sign("missing", "urgent"),
    RowState.EXTRA: Sign("extra", "urgent"),
    RowState.MISPLACED: Sign("misplaced", "attention"),
}
"""Icon and colour of a row's state."""
UNVERIFIED = Sign("unverified", "text-muted")
ILLEGAL = Sign("wrong", "urgent")
"""Signs of cards that can't be verified, and of illegal ones."""


def start_words() -> str:
    """What starts a check where none is shown, on a button."""
    return translate("Decks", "Start deck check…")


def part_name(part: Part) -> str:
    """Name of a part of a deck, as a heading."""
    if part is Part.MAIN:
        return translate("Decks", "Main deck")
    return translate("Decks", "Sideboard")


def row_note(row: DeckRow) -> str:
    """Note on a card beside its squares; empty if the card is as it should be."""
    if row.state is RowState.EXTRA and not row.on_list:
        return translate("Decks", "not on the list")
    if row.state is RowState.EXTRA:
        return translate("Decks", "%n over the list", "", row.over)
    if row.state is RowState.MISSING:
        return translate("Decks", "%n missing", "", row.wanted - row.count)
    if row.state is RowState.MISPLACED:
        return _astray(row)
    return translate("Decks", "commander") if row.is_commander else ""


def _astray(row: DeckRow) -> str:
    """Return where the copies are, or where those found here belong."""
    is_main, lie_elsewhere = row.part is Part.MAIN, row.count < row.wanted
    if lie_elsewhere and is_main:
        return translate("Decks", "%n is in the sideboard", "", row.elsewhere)
    if lie_elsewhere:
        return translate("Decks", "%n is in the main deck", "", row.elsewhere)
    if is_main:
        return translate("Decks", "%n from the sideboard", "", row.elsewhere)
    return translate("Decks", "%n from the main deck", "", row.elsewhere)


def row_words(row: DeckRow) -> str:
    """Text of a row for screen readers."""
    if row.is_heading:
        return part_name(row.part or Part.MAIN)
    words = translate("Decks", "{name}, {count} of {wanted}")
    said = words.format(name=row.name, count=row.count, wanted=row.wanted)
    note = row_note(row)
    return f"{said}, {note}" if note else said


def misplaced_words(row: MisplacedRow) -> str:
    """`Main deck has 1 Skullcrack from the sideboard`."""
    if row.found is Part.MAIN:
        words = translate("Decks", "{count} {name} from the sideboard in the main deck")
    else:
        words = translate("Decks", "{count} {name} from the main deck in the sideboard")
    return words.format(count=row.count, name=row.name)


def missing_words(row: CardRow) -> str:
    """`Main deck lacks 1 Skullcrack`."""
    if row.part is Part.MAIN:
        words = translate("Decks", "{count} {name} missing from the main deck")
    else:
        words = translate("Decks", "{count} {name} missing from the sideboard")
    return words.format(count=row.count, name=row.name)


def extra_words(row: CardRow) -> str:
    """`Main deck has 1 Skullcrack too many`."""
    if row.part is Part.MAIN:
        words = translate("Decks", "{count} {name} not on the list, main deck")
    else:
        words = translate("Decks", "{count} {name} not on the list, sideboard")
    return words.format(count=row.count, name=row.name)


def outside_limits_words(outside: PartOutsideLimits) -> str:
    """`Main deck: 59 of 60`; `Sideboard: 16, at most 15`."""
    if outside.part is Part.MAIN:
        words = translate("Decks", "Main deck: {count} of {limit}")
    else:
        words = translate("Decks", "Sideboard: {count}, at most {limit}")
    return words.format(count=outside.count, limit=outside.limit)


def returned_words(snapshot: CheckSnapshot) -> tuple[str, ...]:
    """Return what the table gets if the decks return now, in shorter and shorter words; NUL
    characters enclose what is bold."""
    if snapshot.no_time_due is not None:
        return no_time_words(snapshot.no_time_due), translate("Decks", "No extension due")
    both = translate(
        "Decks",
        "Returned now, the table gets {time} ({length} and {bonus} more): it plays until the "
        "clock reads {reading}.",
    )
    alone = translate(
        "Decks", "Returned now, the table gets {time}: it plays until the clock reads {reading}."
    )
    short = translate("Decks", "Due now {time}, play to {reading}")
    length = snapshot.due - snapshot.bonus
    forms = (both, alone, short) if snapshot.bonus and length >= 0 else (alone, short)
    return tuple(
        form.format(
            time=f"\0{duration_text(snapshot.due)}\0",
            length=duration_text(length),
            bonus=duration_text(snapshot.bonus),
            reading=f"\0{reading_text(snapshot.reading or 0)}\0",
        )
        for form in forms
    )


def no_time_words(why: NoTimeDue) -> str:
    """Why the table gets no extension."""
    said = {
        NoTimeDue.NO_ROUND: translate(
            "Decks", "No round in progress: no extension for this check."
        ),
        NoTimeDue.NO_TIME_LIMIT: translate(
            "Decks", "The round has no time limit: the check brings no extension."
        ),
        NoTimeDue.AFTER_DEADLINE: translate(
            "Decks", "Time was over at the table when the check began: it brings no extension."
        ),
    }
    return said[why]


def unpenalized_words(count: int) -> str:
    """`2 findings without a penalty`."""
    return translate("Decks", "%n finding(s) without a penalty", "", count)


def counted_words(counted: int, decks: int) -> str:
    """`1 of 2 decks counted as checked`."""
    words = translate("Decks", "{count} of %n deck(s) counted as checked", "", decks)
    return words.format(count=counted)


def box_words(box: TimeBox, state: TimeBoxState) -> tuple[str, str]:
    """Texts for target and stop: their times, or that they have passed."""
    target = translate("Decks", "target {time}").format(time=duration_text(box.target))
    stop = translate("Decks", "stop {time}").format(time=duration_text(box.stop))
    if state is TimeBoxState.PAST_STOP:
        return target, translate("Decks", "past the stop")
    if state is TimeBoxState.PAST_TARGET:
        return translate("Decks", "past the target"), stop
    return target, stop


def reason_words(reason: FindingReason, *, if_so: bool) -> str:
    """Why to consider an infraction; `if_so` if only the judge can tell."""
    return considerations.brief_consideration(reason, interface_words(), if_so=if_so)


def item_words(item: str) -> str:
    """Name of an item of the physical part; a custom item as written."""
    names = _items()
    return names[ChecklistItem(item)] if item in names else item


def item_meant(words: str) -> str:
    """Return the item with this name; any other name is a custom item."""
    said = words.strip().casefold()
    known = (item.value for item, name in _items().items() if name.casefold() == said)
    return next(known, words.strip())


def _items() -> Mapping[ChecklistItem, str]:
    return {
        ChecklistItem.ORDER: translate("Decks", "Order of the cards, weave, clumps"),
        ChecklistItem.SLEEVES: translate("Decks", "Sleeves"),
        ChecklistItem.BACKS: translate("Decks", "Backs and edges"),
        ChecklistItem.MARKED: translate("Decks", "Marked cards, and whether by a pattern"),
        ChecklistItem.PROXIES: translate("Decks", "Proxies issued by a judge"),
        ChecklistItem.SUBSTITUTES: translate("Decks", "Substitute cards"),
        ChecklistItem.TOKENS: translate("Decks", "Tokens that look like cards"),
    }


def result_words(result: str) -> str:
    """Name of an item's result."""
    names = {
        ItemResult.FINE: translate("Decks", "fine"),
        ItemResult.PROBLEM: translate("Decks", "problem"),
        ItemResult.NOT_LOOKED_AT: translate("Decks", "not looked at"),
    }
    return names[ItemResult(result)] if result in list(ItemResult) else result


def stage_words(stage: str) -> str:
    """Name of the stage of the match at the check; empty if unknown."""
    names = {
        CheckStage.START_OF_MATCH: translate("Decks", "before game 1"),
        CheckStage.BETWEEN_GAMES: translate("Decks", "between games"),
        CheckStage.OPENING_HAND: translate("Decks", "opening hands drawn"),
        CheckStage.IN_GAME: translate("Decks", "during a game"),
    }
    return names[CheckStage(stage)] if stage in list(CheckStage) else stage


def how_words(check: DeckCheck) -> str:
    """`at random, seed 4471 · before game 1`: how the table was chosen, the stage of its match."""
    return " · ".join(part for part in (chosen_words(check), stage_words(check.stage)) if part)


def chosen_words(check: DeckCheck | StartDeckCheck) -> str:
    """`at random, seed 4471`: how the table was chosen."""
    if check.kind == RANDOM and check.seed:
        how = translate("Decks", "at random, seed {seed}").format(seed=check.seed)
    elif check.kind == RANDOM:
        how = translate("Decks", "at random")
    elif check.kind == BY_ORDER:
        how = translate("Decks", "chosen by a judge")
    else:
        why = target_words(check.reason)
        how = translate("Decks", "targeted: {reason}").format(reason=why) if why else ""
        how = how or translate("Decks", "targeted")
    return how


def stage_warning() -> str:
    """Return the warning against a full check once opening hands are drawn (MTR 2.8)."""
    return translate("Decks", "Opening hands drawn: no full check any more (2.8)")
