"""One card of a new file laid over what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from judgekit.domain.cards.translation import translation_of, with_translated_name
from judgekit.reading.cards.read_card import ENGLISH
from judgekit.storage.cards.catalogue.card_record import (
    NO_FILE,
    CardRecord,
    PrintedRecord,
    RulingsRecord,
    WholeCard,
)
from judgekit.storage.cards.catalogue.gathered_cards import joined_facts

IsOlder = Callable[[int], bool]
"""Whether the file with this number is of no later day than the new one."""


def with_files(card: WholeCard, files: Callable[[int], int]) -> WholeCard:
    """Return the card with other numbers of files; `files` gives the new for an old one."""

    def renumbered(file: int) -> int:
        return NO_FILE if file == NO_FILE else files(file)

    record = msgspec.structs.replace(
        card.record,
        file=renumbered(card.record.file),
        printed={
            language: msgspec.structs.replace(printed, file=renumbered(printed.file))
            for language, printed in card.record.printed.items()
        },
    )
    rulings = RulingsRecord(card.rulings.rulings, renumbered(card.rulings.file))
    legality_file = renumbered(card.legality_file)
    return WholeCard(card.facts, card.letters, record, rulings, legality_file)


def also_named(card: WholeCard, name: str) -> WholeCard:
    """Return a card that had this English name before, by which it is still found."""
    names = (*card.record.names, (ENGLISH, name))
    return msgspec.structs.replace(card, record=msgspec.structs.replace(card.record, names=names))


def laid_over(old: WholeCard, new: WholeCard, is_older: IsOlder) -> WholeCard:
    """Return of each fact the one of the later day, and what only one of both has."""
    is_new_english = _is_better(
        new.record.has_text, old.record.has_text, later=is_older(old.record.file)
    )
    first, second = (new, old) if is_new_english else (old, new)
    facts = joined_facts(first.facts, second.facts)
    if first.record.has_text:  # it says whether there is a limit, too
        facts = msgspec.structs.replace(facts, most_copies=first.facts.most_copies)
    takes_legality = new.letters is not None and (
        old.letters is None or is_older(old.legality_file)
    )
    legal = new if takes_legality else old
    takes_rulings = bool(new.rulings.rulings) and (
        not old.rulings.rulings or is_older(old.rulings.file)
    )
    names = tuple(dict.fromkeys((*first.record.names, *second.record.names)))
    printed = _printed(old.record, new.record, first.facts.name, is_older)
    record = CardRecord(
        first.record.faces,
        first.record.file,
        first.record.layout or second.record.layout,
        first.record.identity or second.record.identity,
        first.record.oracle_id or second.record.oracle_id,
        names,
        _with_translated_names(printed, first.facts.name, names),
        first.record.parts or second.record.parts,
        tuple(dict.fromkeys((*first.record.numbers, *second.record.numbers))),
    )
    rulings = new.rulings if takes_rulings else old.rulings
    return WholeCard(facts, legal.letters, record, rulings, legal.legality_file)


def is_same(one: WholeCard, other: WholeCard) -> bool:
    """Whether two cards say the same, of whichever files."""
    return _said(one) == _said(other)


def _said(card: WholeCard) -> tuple[object, ...]:
    record = card.record
    printed = {language: (each.faces, each.printed_on) for language, each in record.printed.items()}
    facts = (card.facts, card.letters, card.rulings.rulings)
    texts = (record.faces, printed, frozenset(record.parts), record.layout, record.identity)
    return (*facts, *texts, record.oracle_id, frozenset(record.names), frozenset(record.numbers))


def _printed(
    old: CardRecord, new: CardRecord, name: str, is_older: IsOlder
) -> dict[str, PrintedRecord]:
    english = (*old.faces, *new.faces)

    def is_better(printed: PrintedRecord, before: PrintedRecord) -> bool:
        """A file of one old set doesn't take the place of a newer printing's text."""
        days = before.printed_on, printed.printed_on
        is_later = is_older(before.file)
        if all(days) and days[0] != days[1]:
            is_later = days[0] < days[1]
        translated, was = (translation_of(each.faces, name, english) for each in (printed, before))
        return is_later if translated == was else translated > was

    taken = {
        language: _with_day(printed, old.printed.get(language))
        for language, printed in new.printed.items()
        if language not in old.printed or is_better(printed, old.printed[language])
    }
    return {**old.printed, **taken}


def _with_day(new: PrintedRecord, old: PrintedRecord | None) -> PrintedRecord:
    """A file without days says the same text without its day."""
    if new.printed_on or old is None or old.faces != new.faces:
        return new
    return msgspec.structs.replace(new, printed_on=old.printed_on)


def _with_translated_names(
    printed: dict[str, PrintedRecord], name: str, names: Sequence[tuple[str, str]]
) -> dict[str, PrintedRecord]:
    for language, each in printed.items():
        others = (other for of, other in names if of == language)
        faces = with_translated_name(each.faces, name, others)
        if faces is not each.faces:
            printed[language] = msgspec.structs.replace(each, faces=faces)
    return printed


def _is_better(new_has_text: bool, old_has_text: bool, *, later: bool) -> bool:
    """A text is never replaced by a mere name."""
    return later if new_has_text == old_has_text else new_has_text
