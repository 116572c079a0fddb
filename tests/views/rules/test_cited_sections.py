"""The sections that stand with the penalties of an event."""

from __future__ import annotations

from judgekit.views.rules.cited_sections import cited_sections
from tests.builders import document, library, ref, section
from tests.bundled_policy import bundled_policy

GUIDE = "ipg-en-2024-09-23"
LIBRARY = library(document(GUIDE, section("3.3", "Slow Play")))


def test_an_infraction_cites_its_rules_and_its_section_of_the_guide():
    catalogue = bundled_policy().catalogue()
    cited = set(cited_sections(["ipg-3.3", "ipg-3.3"], catalogue, LIBRARY))
    slow_play = catalogue.entry("ipg-3.3")
    assert slow_play.rules
    assert cited == {*slow_play.rules, ref("3.3", GUIDE)}


def test_what_the_catalogue_does_not_know_cites_nothing():
    assert list(cited_sections(["ipg-9.9"], bundled_policy().catalogue(), LIBRARY)) == []
