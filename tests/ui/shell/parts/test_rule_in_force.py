"""References to the bundled rules lead to the edition in force on the event's day."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.shell.parts.rule_in_force import event_day, rule_in_force
from tests.builders import document, library, section
from tests.ui.conftest import OneDocumentProvider

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2026-02-27"
ENDING = RuleReference(OLD, "2.5")
EDITIONS = library(
    document(OLD, section("2.5", "End of Match")),
    document(NEW, section("2.4", "End of Match")),
    groups=(AlignmentGroup({OLD: "2.5", NEW: "2.4"}),),
)


@pytest.mark.parametrize(
    ("day", "there"), [("2026-03-01", RuleReference(NEW, "2.4")), ("2025-03-01", ENDING)]
)
def test_the_events_day_decides(dependencies, bridge, day, there):
    bridge.create(CreateTournament(name="Open", rel="competitive", date=day))
    with_editions = msgspec.structs.replace(
        dependencies, rules_provider=OneDocumentProvider(EDITIONS)
    )
    assert event_day(with_editions) == day
    assert rule_in_force(with_editions, ENDING) == there


def test_without_an_event_today_decides(dependencies, bridge):
    """Measured time stands at its beginning, in 1970, while no event is open."""
    with_editions = msgspec.structs.replace(
        dependencies, rules_provider=OneDocumentProvider(EDITIONS)
    )
    assert bridge.engine is None
    assert event_day(with_editions) == date.today().isoformat()
    assert rule_in_force(with_editions, ENDING) == RuleReference(NEW, "2.4")


def test_without_the_texts_the_bundled_number_stays(dependencies, monkeypatch):
    provider = OneDocumentProvider(EDITIONS)
    monkeypatch.setattr(provider, "is_prepared", lambda: False)
    waiting = msgspec.structs.replace(dependencies, rules_provider=provider)
    assert rule_in_force(waiting, ENDING) == ENDING
