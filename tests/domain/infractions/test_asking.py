"""Which circumstances are still worth asking about."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.infractions.asking import open_questions
from judgekit.domain.infractions.policy import Circumstance, Edition, Entry, PolicyLevel, Step
from judgekit.domain.infractions.remedy import circumstances_in, step_state, steps_in
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import rule
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder
from tests.policy_builder import entry, words

CATALOGUE = read_catalogue(resources_folder() / "policy")
DAY = "2026-11-21"


def circumstance(name: str, penalty: Penalty | None = None, *unless: str) -> Circumstance:
    return Circumstance(name, words(f"{name}?"), penalty, unless=unless)


DECK = entry(
    "ipg-3.5",
    "Deck Problem",
    circumstances=(
        circumstance("found-later"),
        circumstance("too-few", Penalty.GAME_LOSS, "found-later"),
        circumstance("extra-copy", Penalty.GAME_LOSS, "still-random"),
        circumstance("still-random"),
    ),
    remedy=(Step(words("Shuffle it in."), ("found-later", "still-random")),),
)


@pytest.mark.parametrize(
    ("held", "denied", "asked"),
    [
        ("", "", "found-later too-few extra-copy still-random"),
        ("found-later", "", "extra-copy still-random"),
        ("", "found-later", "too-few extra-copy still-random"),
        ("", "found-later extra-copy", "too-few"),
        ("found-later", "extra-copy", "still-random"),
        ("still-random", "", "found-later too-few"),
        ("too-few", "", "found-later extra-copy still-random"),
    ],
)
def test_only_what_can_still_change_something_is_asked(held, denied, asked):
    questions = open_questions(DECK, Edition.OF_2024, held.split(), denied.split())
    assert " ".join(each.name for each in questions) == asked


def test_everything_that_hangs_on_nothing_yet_is_asked():
    for each in CATALOGUE.entries:
        for edition in Edition:
            asked = circumstances_in(each, edition)
            assert set(open_questions(each, edition, (), ())) == set(asked), each.id


@given(st.data())
def test_what_is_not_asked_changes_nothing(data):
    chosen: Entry = data.draw(st.sampled_from(CATALOGUE.of_level(PolicyLevel.COMPETITIVE)))
    edition = data.draw(st.sampled_from(Edition))
    asked = circumstances_in(chosen, edition)
    held = {each.name for each in asked if data.draw(st.booleans())}
    denied = {each.name for each in asked if each.name not in held and data.draw(st.booleans())}
    still = open_questions(chosen, edition, held, denied)

    for each in asked:
        if each.name not in held | denied and each not in still:
            outcomes = [
                outcome(chosen, edition, held | {each.name}, denied),
                outcome(chosen, edition, held, denied | {each.name}),
                outcome(chosen, edition, held, denied),
            ]
            assert outcomes[0] == outcomes[1] == outcomes[2]


def outcome(chosen: Entry, edition: Edition, held: set[str], denied: set[str]):
    """The penalty, and which steps apply."""
    states = [step_state(step, held, denied) for step in steps_in(chosen, edition)]
    return rule(chosen, (), DAY, held, edition).penalty, states
