"""Editions made of the program's own texts by known edits are compared rightly, section by
section."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.search.alignment.comparison import compared
from tests.examples import times
from tests.search.alignment.edited_editions import edited

Found = frozenset[tuple[str, str | None, str | None]]


def as_told(old: Document, new: Document) -> Found:
    """Every section of the new edition, and what was removed, as the comparison has it."""
    changes = {(each.kind.value, each.old_ref, each.new_ref) for each in compared(old, new)}
    told = {ref for _, _, ref in changes}
    same = {("same", each.ref, each.ref) for each in new.sections if each.ref not in told}
    return frozenset(
        ("renumbered" if kind == "moved" else kind, before, after)
        for kind, before, after in changes
    ) | frozenset(same)


@pytest.mark.parametrize("share", [0.1, 0.25, 0.6])
@pytest.mark.parametrize("name", ["mtr-en-2019-05-03", "mtr-es-2021-07-23", "mtr-ru-2019-07-12"])
def test_sections_of_an_edited_edition_are_told_rightly(
    library: Library, name: str, share: float
) -> None:
    document = library.document(name)
    assert document is not None
    right = whole = 0
    for seed in range(times(3)):
        later = edited(document, seed, share)
        right += len(later.truth & as_told(document, later.document))
        whole += len(later.truth)
    assert right >= 0.98 * whole


def test_the_truth_of_an_edition_has_each_section_once(library: Library) -> None:
    document = library.document("mtr-en-2019-05-03")
    assert document is not None
    later = edited(document, seed=1)
    after = [new for _, _, new in later.truth if new is not None]
    before = [old for _, old, _ in later.truth if old is not None]
    assert sorted(after) == sorted(each.ref for each in later.document.sections)
    assert sorted(before) == sorted(each.ref for each in document.sections)
