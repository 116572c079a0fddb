"""Compare two editions of one language: what was added, removed, renumbered, moved, changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judgekit.domain.rules.comparison import ChangeKind, SectionChange
from judgekit.domain.rules.document import Document
from judgekit.search.alignment.pairing import SectionPair, paired_sections
from judgekit.search.alignment.section_words import SectionWords, section_words


def compared(old: Document, new: Document) -> tuple[SectionChange, ...]:
    """Return what differs, in the order of the new edition; what was removed follows what stood
    before it in the old one."""
    pairs = paired_sections(old, new)
    by_new = {pair.new.section.ref: pair for pair in pairs}
    by_old = {pair.old.section.ref: pair for pair in pairs}
    removed_after: dict[str | None, list[SectionWords]] = {}
    last: str | None = None
    for section in section_words(old):
        if section.section.ref in by_old:
            last = by_old[section.section.ref].new.section.ref
        else:
            removed_after.setdefault(last, []).append(section)
    changes = [_removed(each) for each in removed_after.get(None, ())]
    for section in section_words(new):
        ref = section.section.ref
        pair = by_new.get(ref)
        changes += [_added(section)] if pair is None else _between(pair, by_old)
        changes += [_removed(each) for each in removed_after.get(ref, ())]
    return tuple(changes)


def _between(pair: SectionPair, by_old: dict[str, SectionPair]) -> Iterator[SectionChange]:
    old, new = pair.old, pair.new
    added, removed = _word_counts(old, new)
    if added or removed or old.title != new.title:
        kind = ChangeKind.CHANGED
    elif old.section.ref == new.section.ref:
        return
    elif new.section.number is None and not _is_below_counterpart(pair, by_old):
        kind = ChangeKind.MOVED
    else:
        kind = ChangeKind.RENUMBERED
    yield SectionChange(
        kind,
        old.section.ref,
        new.section.ref,
        old.section.title,
        new.section.title,
        added,
        removed,
        round(pair.confidence, 2),
    )


def _is_below_counterpart(pair: SectionPair, by_old: dict[str, SectionPair]) -> bool:
    """Whether the headings above are counterparts: only their number changed."""
    above = by_old.get(pair.old.section.parent or "")
    return above is not None and above.new.section.ref == pair.new.section.parent


def _word_counts(old: SectionWords, new: SectionWords) -> tuple[int, int]:
    """How many words were added and removed.

    The same words in another order count as the same text: where a file sets a list in columns or
    a table, the order of reading is not the document's.
    """
    before, after = Counter(old.words), Counter(new.words)
    return (after - before).total(), (before - after).total()


def _added(section: SectionWords) -> SectionChange:
    each = section.section
    words = len(section.words)
    return SectionChange(ChangeKind.ADDED, None, each.ref, None, each.title, words, 0)


def _removed(section: SectionWords) -> SectionChange:
    each = section.section
    words = len(section.words)
    return SectionChange(ChangeKind.REMOVED, each.ref, None, each.title, None, 0, words)
