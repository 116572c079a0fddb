"""The rules beside an infraction are those of the edition in force, under its number."""

from __future__ import annotations

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.rules_aside import RulesAside
from tests.builders import document, library, section

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2026-02-27"
BEFORE = document(OLD, section("2.5", "End of Match", "Five turns."))
AFTER = document(NEW, section("2.4", "End of Match", "Five turns, said anew."))
ALIGNED = AlignmentGroup({OLD: "2.5", NEW: "2.4"})


def test_an_edition_that_is_imported_later_is_shown_from_its_date_on(look, qtbot):
    libraries = [library(BEFORE)]
    aside = RulesAside(look, lambda: libraries[-1], ("en", "es"))
    qtbot.addWidget(aside)
    aside.show_rules((RuleReference(OLD, "2.5"),), "2026-03-01")
    assert aside.shown == RuleReference(OLD, "2.5")

    libraries.append(library(BEFORE, AFTER, groups=(ALIGNED,)))
    aside.show_rules((RuleReference(OLD, "2.5"),), "2026-03-01")
    assert aside.shown == RuleReference(NEW, "2.4")

    aside.show_rules((RuleReference(OLD, "2.5"),), "2025-03-01")
    assert aside.shown == RuleReference(OLD, "2.5")
