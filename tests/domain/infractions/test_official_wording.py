"""The section of an imported guide on an infraction: by its title, whatever its number."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.infractions.official_wording import (
    GUIDES,
    guide_of,
    likeness,
    official_wording,
)
from judgekit.domain.infractions.policy import Catalogue, Entry, PolicyLevel
from judgekit.domain.rules.document import Block, BlockKind, Span, SpanKind
from tests.builders import document, library, section
from tests.bundled_policy import bundled_policy

IPG = "ipg-en-2026-01-12"


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return bundled_policy().catalogue()


def entry(catalogue: Catalogue, entry_id: str) -> Entry:
    found = catalogue.entry(entry_id)
    assert found is not None
    return found


def part(ref: str, title: str, *blocks):
    """A sub-section without a number."""
    above = section(f"{ref}#{title}", title, *blocks)
    return msgspec.structs.replace(above, number=None, parent=ref, level=3)


def guide(*sections, document_id=IPG):
    return document(document_id, *sections)


RENUMBERED = guide(
    section("2", "Game Play Errors", "They break rules."),
    section("2.1", "Game Play Error — Missed Trigger", "Penalty: Warning"),
    part("2.1", "Definition", "One.", "Two."),
    part("2.1", "Additional Remedy", "Three."),
    section("2.4", "Game Play Error — Game Rule Violation", "Penalty: Warning"),
    section("2.5", "Game Play Error — Failure to Maintain Game State", "Penalty: Warning"),
    section("4.1", "Unsporting Conduct — Minor", "Penalty: Warning"),
    section("Appendix B", "Changes"),
)


@pytest.mark.parametrize(
    ("entry_id", "ref"),
    [("ipg-2.1", "2.1"), ("ipg-2.5", "2.4"), ("ipg-2.6", "2.5"), ("ipg-4.1", "4.1")],
)
def test_a_section_is_found_by_its_title(catalogue, entry_id, ref):
    found = official_wording(catalogue, entry(catalogue, entry_id), RENUMBERED)
    assert found is not None
    assert (found.reference.document, found.reference.ref) == (IPG, ref)
    assert not found.by_number


@pytest.mark.parametrize("entry_id", ["ipg-2.4", "ipg-3.1", "ipg-4.8"])
def test_what_a_guide_does_not_have_is_not_guessed(catalogue, entry_id):
    """Neither the number of another infraction nor the family alone says that it is meant."""
    assert official_wording(catalogue, entry(catalogue, entry_id), RENUMBERED) is None


def test_the_parts_are_the_text_of_the_section_and_what_lies_below(catalogue):
    found = official_wording(catalogue, entry(catalogue, "ipg-2.1"), RENUMBERED)
    assert found is not None
    titles = [each.title for each in found.parts]
    assert titles == ["Game Play Error — Missed Trigger", "Definition", "Additional Remedy"]


def test_in_an_unknown_language_the_number_says_it_and_is_doubted(catalogue):
    french = guide(
        section("2.1", "Erreur de jeu — Déclenchement oublié", "Avertissement"),
        document_id="ipg-fr-2026-01-12",
    )
    found = official_wording(catalogue, entry(catalogue, "ipg-2.1"), french)
    assert found is not None
    assert found.by_number


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_entry_is_found_by_its_own_name_under_any_number(catalogue, language):
    entries = catalogue.of_level(PolicyLevel.COMPETITIVE)
    whole = guide(
        *(section(f"7.{at}", each.name.said(language), "Text.") for at, each in enumerate(entries))
    )
    found = [official_wording(catalogue, each, whole) for each in entries]
    assert [each and each.section.ref for each in found] == [
        f"7.{at}" for at in range(len(entries))
    ]


def heading(text: str) -> Block:
    return Block(BlockKind.PARAGRAPH, text, (Span(0, len(text), SpanKind.STRONG),))


def test_in_a_guide_without_sections_the_paragraphs_below_its_heading_are_meant(catalogue):
    regular = document(
        "jar-en-2026-01-12",
        section(
            "Common issues",
            "Common issues",
            heading("A player forgets a triggered ability"),
            "Ask the opponent.",
            "Then go on.",
            heading("A player draws extra cards"),
            "Put them back.",
        ),
    )
    found = official_wording(catalogue, entry(catalogue, "jar-missed-trigger"), regular)
    assert found is not None
    (shown,) = found.parts
    assert [block.text for block in shown.blocks] == [
        "A player forgets a triggered ability",
        "Ask the opponent.",
        "Then go on.",
    ]
    late = official_wording(catalogue, entry(catalogue, "jar-tardiness"), regular)
    assert late is None


def test_the_guide_is_that_of_the_day_in_the_readers_language_else_in_english():
    texts = ("ipg-en-2021-02-05", "ipg-en-2026-01-12", "ipg-es-2020-01-01", "mtr-en-2026-01-12")
    known = library(*(document(each, section("1", "One")) for each in texts))

    def guide_on(language: str, day: str) -> str | None:
        found = guide_of(known, PolicyLevel.COMPETITIVE, language, day)
        return found and found.id

    assert guide_on("ru", "2026-02-01") == "ipg-en-2026-01-12"
    assert guide_on("en", "2025-02-01") == "ipg-en-2021-02-05"
    assert guide_on("es", "2026-02-01") == "ipg-es-2020-01-01"
    assert guide_of(known, PolicyLevel.REGULAR, "en", "2026-02-01") is None


@pytest.mark.parametrize(
    ("title", "other", "alike"),
    [
        ("GAME PLAY ERROR – MISSED TRIGGER", "Missed Trigger", True),
        ("Unsporting Conduct — Cheating", "Unsporting Conduct — Minor", False),
        ("Deck/Decklist Problem", "Decklist Problem", True),
        ("Conducta antideportiva — Grave", "Conducta Antideportiva – grave", True),
        ("Slow Play", "", False),
    ],
)
def test_titles_are_alike_by_their_own_words(title, other, alike):
    assert (likeness(title, other) >= 0.6) is alike


def test_each_level_has_its_guide():
    assert GUIDES == {PolicyLevel.COMPETITIVE: "ipg", PolicyLevel.REGULAR: "jar"}


def test_a_heading_that_is_not_bold_ends_where_its_sentence_does(catalogue):
    """A long paragraph is none; the next infraction's name ends the wording, bold or not."""
    regular = document(
        "jar-en-2026-01-12",
        section(
            "Common issues",
            "Common issues",
            "A player forgets a triggered ability: ask the opponent whether it happens now.",
            "This goes on for a while and says in one long sentence what the judge should do.",
            "A player draws extra cards. Put them back.",
        ),
    )
    found = official_wording(catalogue, entry(catalogue, "jar-missed-trigger"), regular)
    assert found is not None
    (shown,) = found.parts
    assert [block.text.split(" ")[0] for block in shown.blocks] == ["A", "This"]
