"""States of the library: its documents, what a file would bring, why one is refused, a pair set by
hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from tests.journeys.stage import Stage
from tests.small_documents import rules_file

NEW = "mtr-en-2026-02-27"


def library(stage: Stage) -> None:
    """The library is open."""
    _page(stage).focus()
    stage.press("I")
    stage.settle()


def previewed(stage: Stage) -> None:
    """A file was given, and nothing is kept yet."""
    _given(stage, rules_file(stage.home))


def refused(stage: Stage) -> None:
    """An empty file was given."""
    path = stage.home / "rules-2026.pdf"
    path.write_bytes(b"")
    _given(stage, path)


def asked_to_remove(stage: Stage) -> None:
    """A document was imported, and is about to be removed."""
    previewed(stage)
    stage.press("Return")
    stage.settle()
    library(stage)
    stage.press("Del")
    stage.settle(60)


def paired_by_hand(stage: Stage) -> None:
    """A document was imported; the counterpart of a section in another edition is being set."""
    previewed(stage)
    stage.press("Return")
    stage.settle()
    page = _page(stage)
    page.open(RuleReference(NEW, "2.4"))
    page.focus()
    stage.press("L")
    stage.settle()
    stage.press("P")
    stage.settle(60)


def leave(stage: Stage) -> None:
    """Put away what is asked, and then the library."""
    for _ in range(3):
        stage.press("Esc")
    stage.settle(60)


def remove(stage: Stage) -> None:
    """The imported document is gone."""
    leave(stage)
    stage.program.documents.remove(NEW, lambda removed: None, lambda failure: None)
    stage.settle()


def unpair(stage: Stage) -> None:
    """Back to one text, without the imported document."""
    stage.press("Esc")
    stage.press("L")
    remove(stage)


def _given(stage: Stage, path: Path) -> None:
    _page(stage).import_documents((path,))
    stage.settle()


def _page(stage: Stage) -> RulesPage:
    page = stage.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    return page


def changes_of(read: Callable[[Stage], None]) -> Callable[[Stage], None]:
    """Open what changed in a section since, by the badge below its title; `read` opens it."""

    def arrange(stage: Stage) -> None:
        read(stage)
        badges = stage.window.findChildren(EditionBadge)
        next(each for each in badges if each.isVisible() and "4" in each.text()).click()
        stage.settle(60)

    return arrange
