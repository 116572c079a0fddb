"""What the official texts say, where the catalogue once said otherwise."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.policy import Catalogue, Category, Edition, Entry, PolicyLevel
from judgekit.domain.infractions.remedy import (
    StepState,
    circumstances_in,
    step_in_case,
    step_state,
    steps_in,
)
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import rule
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder

OF_2021, OF_2024 = Edition


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue(resources_folder() / "policy")


def entry(catalogue: Catalogue, entry_id: str) -> Entry:
    found = catalogue.entry(entry_id)
    assert found is not None
    return found


def steps(entry: Entry, edition: Edition, held: str, *denied: str) -> list[str]:
    """What is done with this circumstance, in English."""
    return [
        step.text.en
        for step in steps_in(entry, edition)
        if held in step.when and step_state(step, {held}, denied) is StepState.APPLIES
    ]


def changes(entry: Entry, word: str) -> list[str]:
    return [each.en for each in entry.changes if word in each.en]


def penalty(entry: Entry, edition: Edition, *circumstances: str) -> Penalty:
    return rule(entry, (), "2026-11-21", circumstances, edition).penalty


def test_in_2021_an_invalid_number_is_too_many_cards_as_well_as_too_few(catalogue):
    deck_problem = entry(catalogue, "ipg-3.5")
    (number,) = (each for each in deck_problem.circumstances if each.name == "invalid-number")
    assert "too few or too many" in number.question.en
    assert penalty(deck_problem, OF_2021, "invalid-number") is Penalty.GAME_LOSS
    assert penalty(deck_problem, OF_2024, "invalid-number") is Penalty.WARNING
    assert changes(deck_problem, "Too many cards")


@pytest.mark.parametrize("edition", Edition)
def test_both_editions_have_the_fix_for_an_undeclared_damage_order(catalogue, edition):
    violation = entry(catalogue, "ipg-2.5")
    assert "damage-order" in {each.name for each in circumstances_in(violation, edition)}
    (fix,) = steps(violation, edition, "damage-order", "simple-backup")
    assert "damage assignment order" in fix


def test_it_is_said_that_the_game_rules_have_no_damage_order_any_more(catalogue):
    (note,) = changes(entry(catalogue, "ipg-2.5"), "damage order")
    assert "still" in note
    assert "dropped" in note


@pytest.mark.parametrize("edition", Edition)
def test_a_simple_backup_after_a_hidden_card_error_may_be_done_and_need_not(catalogue, edition):
    hidden = entry(catalogue, "ipg-2.3")
    (backup,) = steps(hidden, edition, "card-just-left-the-set", "set-gone")
    assert "simple backup" in backup
    assert "may" in backup


@pytest.mark.parametrize(
    ("entry_id", "section", "forbids"),
    [("ipg-3.2", "2.12", "digital decklist"), ("ipg-3.2", "2.11", "copied"),
     ("ipg-3.3", "2.11", "copied")],
)  # fmt: skip
def test_newer_tournament_rules_on_notes_and_lists_are_named(catalogue, entry_id, section, forbids):
    assert [each for each in changes(entry(catalogue, entry_id), section) if forbids in each]


def test_a_digital_decklist_may_be_read_between_games_and_not_during_one(catalogue):
    assistance = entry(catalogue, "ipg-3.2")
    (counts,) = (each for each in assistance.counts if "2.12" in each.text.en)
    (allowed,) = (each for each in assistance.not_counted if "2.12" in each.text.en)
    assert counts.editions == allowed.editions == (OF_2024,)
    assert counts.text.en.startswith("During a game")
    assert allowed.instead == "none"


# -- Regular


def test_at_regular_a_heavy_penalty_heads_serious_problems_only(catalogue):
    heavy = {
        each.id
        for each in catalogue.of_level(PolicyLevel.REGULAR)
        if each.penalty.weight > Penalty.FIX.weight
    }
    serious = {each.id for each in catalogue.entries if each.category is Category.SERIOUS_PROBLEM}
    assert heavy == serious


@pytest.mark.parametrize(
    ("entry_id", "goes_on"),
    [
        ("jar-upsetting-behaviour", "goes-on-when-asked"),
        ("jar-repeated-mistake", "warned-of-a-game-loss"),
    ],
)
def test_at_regular_a_game_is_lost_only_after_a_word(catalogue, entry_id, goes_on):
    behaviour = entry(catalogue, entry_id)
    first = behaviour.remedy[0]
    assert first.when == ()
    assert penalty(behaviour, OF_2024) is Penalty.FIX
    assert penalty(behaviour, OF_2024, goes_on) is Penalty.GAME_LOSS


def test_swearing_at_an_opponent_at_regular_is_asked_to_stop(catalogue):
    upsetting = entry(catalogue, "jar-upsetting-behaviour")
    serious = entry(catalogue, "jar-serious-aggressive")
    assert [each for each in upsetting.counts if "Swearing at an opponent" in each.text.en]
    (milder,) = (each for each in serious.not_counted if "swear word" in each.text.en)
    assert milder.instead == "jar-upsetting-behaviour"


@pytest.mark.parametrize(
    ("infraction", "held", "begins"),
    [
        ("ipg-2.3", "too-many-cards", "Too many cards: the player reveals"),
        ("ipg-2.3", "too-many-cards", "Put the excess back"),
        ("ipg-3.1", "ten-minutes", "At ten minutes: the match is lost"),
    ],
)
def test_an_exception_that_nobody_mentioned_holds_up_no_step(catalogue, infraction, held, begins):
    found = entry(catalogue, infraction)
    (step,) = (each for each in found.remedy if each.text.en.startswith(begins))
    (exception, *_) = (each.name for each in found.circumstances if each.is_exception)
    assert step_in_case(step, found, (), ()) is StepState.OPEN
    assert step_in_case(step, found, (held,), ()) is StepState.APPLIES
    assert step_in_case(step, found, (held, exception), ()) is StepState.DOES_NOT_APPLY


def test_nobody_is_dropped_before_it_is_known_that_they_did_not_report(catalogue):
    found = entry(catalogue, "ipg-3.1")
    (drop,) = (each for each in found.remedy if each.text.en.startswith("Drop the player"))
    assert step_in_case(drop, found, ("ten-minutes",), ()) is StepState.OPEN
