"""Each keyword action in all its forms: linked in a sentence, and not in a name or a reminder."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card import Card, CardFace
from judgekit.search.cards.rules_touched import RulesTouched
from tests.builders import library
from tests.search.cards.small_rules import ACTIONS, small_rules, titled_section
from tests.search.cards.written_cards import SOURCE

NEWER = ("Mill", "Learn", "Venture into the Dungeon", "Connive", "Incubate", "Discover")
"""Headings of later editions."""
RULES = small_rules(*(titled_section(f"701.{at}", name) for at, name in enumerate(NEWER, 60)))
NUMBERS = {
    name: section.ref
    for section in RULES.sections
    if section.ref.startswith("701.")
    for name in (section.title or "").split(" and ")
}
FORMS = """
Attach: attach attaches attached attaching
Create: create creates created creating
Destroy: destroy destroys destroyed destroying
Discard: discard discards discarded discarding
Exchange: exchange exchanges exchanged exchanging
Exile: exiles exiled exiling
Fight: fight fights fought fighting
Regenerate: regenerate regenerates regenerated regenerating
Reveal: reveal reveals revealed revealing
Sacrifice: sacrifice sacrifices sacrificed sacrificing
Scry: scry scries scried scrying
Search: search searches searched searching
Shuffle: shuffle shuffles shuffled shuffling
Tap: tap taps tapping
Untap: untap untaps untapping
Fateseal: fateseal fateseals fatesealed
Clash: clash clashes clashed
Planeswalk: planeswalk planeswalks planeswalked
Abandon: abandon abandons abandoned
Proliferate: proliferate proliferates proliferated
Transform: transform transforms transformed transforming
Detain: detain detains detained
Populate: populate populates populated
Vote: vote votes voted voting
Bolster: bolster bolsters bolstered
Manifest: manifest manifests manifested
Investigate: investigate investigates investigated
Meld: meld melds melded
Goad: goad goads goaded
Exert: exert exerts exerted
Explore: explore explores explored
Assemble: assemble assembles assembled
Surveil: surveil surveils surveilled
Adapt: adapt adapts adapted
Amass: amass amasses amassed
Mill: mill mills milled milling
Learn: learn learns learned
Venture into the Dungeon: ventures~into~the~dungeon ventured~into~the~dungeon
Connive: connive connives connived
Incubate: incubate incubates incubated
Discover: discover discovers discovered
"""
"""As the English language has them, written by hand."""
TOLD_BY_NEIGHBOURS = {"Activate", "Cast", "Counter", "Play", "Support", "Double"}
"""Of which what stands beside them says what is meant; `test_rules_touched` has these."""
OTHER_WORDS = {"Set in Motion", "Monstrosity"}
"""No verbs of one word, or none in the texts."""


def forms() -> list[tuple[str, str]]:
    lines = (line.partition(": ") for line in FORMS.strip().split("\n"))
    return [(name, form.replace("~", " ")) for name, _, each in lines for form in each.split()]


def actions_in(text: str) -> list[str]:
    card = Card("Test", "normal", (CardFace("Test", text=text),), SOURCE)
    touched = RulesTouched().of(card, library(RULES), "2026-11-27")
    return [each.reference.ref for each in touched if each.reference.ref.startswith("701.")]


def test_the_forms_of_all_actions_are_written():
    named = {name for each in (*ACTIONS, *NEWER) for name in each.split(" and ")}
    assert {name for name, _ in forms()} == named - TOLD_BY_NEIGHBOURS - OTHER_WORDS


@pytest.mark.parametrize(("name", "form"), forms())
def test_an_action_is_found_in_each_form(name, form):
    assert actions_in(f"Whenever they {form}, draw a card.") == [NUMBERS[name]]


@pytest.mark.parametrize(("name", "form"), forms())
def test_a_name_a_reminder_or_a_longer_word_is_none(name, form):
    capital = form.capitalize()
    for text in (
        f"Whenever the {capital} Beast attacks, draw a card.",
        f"Draw a card. (Whenever they {form}, nothing is done.)",
        f"Draw a card named {capital} Beast.",
        f"{capital} Here — Draw a card.",
        f"Draw an un{form}ish card.",
    ):
        assert actions_in(text) == [], text
