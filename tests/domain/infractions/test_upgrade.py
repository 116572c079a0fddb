"""What an infraction becomes: every row of the upgrade rules by name, on the real catalogue."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.infractions.policy import Catalogue, Category, Circumstance, Edition
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import Prior, ReasonCode, because, rule
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder
from tests import policy_builder

TODAY, YESTERDAY, TOMORROW = "2026-11-21", "2026-11-20", "2026-11-22"
WARNING, GAME_LOSS = Penalty.WARNING, Penalty.GAME_LOSS
MATCH_LOSS, DISQUALIFICATION = Penalty.MATCH_LOSS, Penalty.DISQUALIFICATION
NONE = Penalty.NONE
PLAY_ERRORS = ("ipg-2.2", "ipg-2.3", "ipg-2.4", "ipg-2.5")
TOURNAMENT_ERRORS = ("ipg-3.3", "ipg-3.5", "ipg-3.6", "ipg-3.7", "ipg-3.8", "ipg-3.9")


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue(resources_folder() / "policy")


class Case:
    """An infraction, a record, and what becomes of it."""

    def __init__(self, catalogue: Catalogue, infraction: str) -> None:
        self.catalogue = catalogue
        self.entry = catalogue.entry(infraction)
        assert self.entry is not None

    def becomes(self, *priors, circumstances=(), edition=Edition.OF_2024, day=TODAY):
        earlier = [Prior(*each) for each in priors]
        self.ruling = rule(self.entry, earlier, day, circumstances, edition)
        return self.ruling.penalty

    def why(self, language="en") -> str:
        return because(self.catalogue, self.entry, self.ruling, language)


@pytest.fixture
def case(catalogue):
    return lambda infraction: Case(catalogue, infraction)


def warned(infraction: str, times: int = 1, day: str = TODAY):
    return [(infraction, WARNING, day)] * times


# -- game play errors


@pytest.mark.parametrize("infraction", PLAY_ERRORS)
@pytest.mark.parametrize(
    ("warnings", "expected"),
    [(0, WARNING), (1, WARNING), (2, GAME_LOSS), (3, GAME_LOSS), (7, GAME_LOSS)],
)
def test_third_or_later_warning_for_a_game_play_error_is_a_game_loss(
    case, infraction, warnings, expected
):
    assert case(infraction).becomes(*warned(infraction, warnings)) is expected


def test_a_fourth_warning_is_again_a_game_loss_and_never_a_match_loss(case):
    record = [*warned("ipg-2.5", 2), ("ipg-2.5", GAME_LOSS, TODAY)]
    assert case("ipg-2.5").becomes(*record) is GAME_LOSS


def test_warnings_for_different_game_play_errors_do_not_add_up(case):
    record = [*warned("ipg-2.3", 2), *warned("ipg-2.2", 2), *warned("ipg-2.4", 2)]
    assert case("ipg-2.5").becomes(*record) is WARNING


@pytest.mark.parametrize("warnings", [1, 2, 3, 12])
def test_failure_to_maintain_game_state_is_never_upgraded(case, warnings):
    failure = case("ipg-2.6")
    assert failure.becomes(*warned("ipg-2.6", warnings)) is WARNING
    assert failure.ruling.reason is ReasonCode.NEVER_UPGRADED


def test_a_missed_trigger_by_itself_gets_no_penalty_however_often(case):
    record = [("ipg-2.1", NONE, TODAY)] * 5
    assert case("ipg-2.1").becomes(*record) is NONE


def test_missed_triggers_count_only_when_they_were_warnings(case):
    trigger = case("ipg-2.1")
    without = [("ipg-2.1", NONE, TODAY)] * 2
    assert trigger.becomes(*without, circumstances=["detrimental"]) is WARNING
    assert trigger.becomes(*warned("ipg-2.1", 2), circumstances=["detrimental"]) is GAME_LOSS
    assert trigger.becomes(*warned("ipg-2.1", 2)) is NONE


def test_a_second_missed_trigger_warning_says_that_the_third_is_a_game_loss(case, catalogue):
    trigger = case("ipg-2.1")
    warned = {each.name for each in trigger.entry.circumstances if each.penalty is WARNING}
    circumstance = sorted(warned)[0]
    assert trigger.becomes(("ipg-2.1", WARNING, TODAY), circumstances={circumstance}) is WARNING
    said = because(catalogue, trigger.entry, trigger.ruling, "en")
    assert said.endswith("Warning number 2 for 2.1 that day; the third is a Game Loss (IPG 2).")


def test_an_earlier_game_loss_does_not_count_towards_a_third_warning(case):
    violation = case("ipg-2.5")
    record = [("ipg-2.5", GAME_LOSS, TODAY), ("ipg-2.5", WARNING, TODAY)]
    assert violation.becomes(*record) is WARNING


# -- tournament errors


@pytest.mark.parametrize("infraction", TOURNAMENT_ERRORS)
def test_second_warning_for_a_tournament_error_is_a_game_loss(case, infraction):
    error = case(infraction)
    assert error.becomes() is WARNING
    assert error.becomes(*warned(infraction)) is GAME_LOSS
    assert error.ruling.reason is ReasonCode.SECOND_WARNING


@pytest.mark.parametrize("infraction", TOURNAMENT_ERRORS)
def test_an_earlier_game_loss_does_not_make_a_tournament_error_heavier(case, infraction):
    error = case(infraction)
    assert error.becomes((infraction, GAME_LOSS, TODAY)) is WARNING
    assert error.ruling.reason is ReasonCode.GAME_LOSS_DOES_NOT_COUNT


def test_warnings_for_different_tournament_errors_do_not_add_up(case):
    assert case("ipg-3.3").becomes(*warned("ipg-3.9", 3)) is WARNING


# -- days


@pytest.mark.parametrize("infraction", [*PLAY_ERRORS, *TOURNAMENT_ERRORS])
def test_warnings_begin_anew_each_day(case, infraction):
    error = case(infraction)
    assert error.becomes(*warned(infraction, 5, YESTERDAY)) is WARNING
    assert error.ruling.reason is ReasonCode.OTHER_DAY


def test_warnings_of_two_days_do_not_add_up(case):
    record = [*warned("ipg-2.5", 2, YESTERDAY), *warned("ipg-2.5", 1)]
    assert case("ipg-2.5").becomes(*record) is WARNING


# -- unsporting conduct


@pytest.mark.parametrize("day", [TODAY, YESTERDAY])
@pytest.mark.parametrize("before", [WARNING, GAME_LOSS])
def test_any_later_minor_is_a_game_loss_on_whichever_day(case, before, day):
    minor = case("ipg-4.1")
    assert minor.becomes() is WARNING
    assert minor.becomes(("ipg-4.1", before, day)) is GAME_LOSS
    assert minor.ruling.reason is ReasonCode.LATER_MINOR


def test_a_repeated_major_is_a_disqualification(case):
    major = case("ipg-4.2")
    assert major.becomes() is MATCH_LOSS
    assert major.becomes(("ipg-4.2", MATCH_LOSS, TODAY)) is DISQUALIFICATION


def test_going_on_after_the_warning_is_a_later_minor(case):
    assert case("ipg-4.1").becomes(circumstances=["went-on-after-the-warning"]) is GAME_LOSS


@pytest.mark.parametrize(("infraction", "usual"), [("ipg-4.1", WARNING), ("ipg-4.2", MATCH_LOSS)])
def test_what_came_later_makes_nothing_heavier(case, infraction, usual):
    assert case(infraction).becomes((infraction, usual, TOMORROW)) is usual


def test_only_the_head_judge_finds_an_entry_of_a_list_obvious(case):
    listed = case("ipg-3.4")
    assert listed.becomes(circumstances=["obvious-from-paper"]) is NONE
    assert listed.ruling.needs_head_judge


def test_a_marked_sideboard_alone_is_no_infraction_whatever_the_pattern(case):
    marked = ["only-sideboard", "pattern-gives-advantage"]
    assert case("ipg-3.8").becomes(circumstances=marked) is NONE


def test_a_major_is_no_earlier_minor(case):
    assert case("ipg-4.1").becomes(("ipg-4.2", MATCH_LOSS, TODAY)) is WARNING


@pytest.mark.parametrize("infraction", ["ipg-4.3", "ipg-4.4"])
def test_other_unsporting_conduct_is_a_match_loss_each_time(case, infraction):
    assert case(infraction).becomes((infraction, MATCH_LOSS, TODAY)) is MATCH_LOSS


# -- circumstances


@pytest.mark.parametrize("edition", list(Edition))
def test_tardiness_is_a_game_loss_a_warning_within_a_minute_a_match_loss_after_ten(case, edition):
    late = case("ipg-3.1")
    assert late.becomes(edition=edition) is GAME_LOSS
    assert late.becomes(circumstances=["within-one-minute"], edition=edition) is WARNING
    assert late.becomes(circumstances=["ten-minutes"], edition=edition) is MATCH_LOSS


def test_a_second_tardiness_within_a_minute_is_a_game_loss(case):
    late = case("ipg-3.1")
    soon = ["within-one-minute"]
    assert late.becomes(*warned("ipg-3.1"), circumstances=soon) is GAME_LOSS
    assert late.becomes(("ipg-3.1", GAME_LOSS, TODAY), circumstances=soon) is WARNING


def test_information_available_between_games_lowers_outside_assistance(case, catalogue):
    outside = case("ipg-3.2")
    (lowering,) = [
        each.name for each in outside.entry.circumstances if each.penalty is Penalty.GAME_LOSS
    ]
    assert outside.becomes() is MATCH_LOSS
    assert outside.becomes(circumstances=[lowering]) is GAME_LOSS


def test_a_face_down_card_without_the_ability_is_a_game_loss_unless_found_in_time(case):
    hidden = case("ipg-2.3")
    played = ["face-down-without-ability"]
    assert hidden.becomes(circumstances=played) is GAME_LOSS
    assert hidden.becomes(circumstances=[*played, "found-in-time"]) is WARNING


def test_a_circumstance_counts_only_in_its_edition(catalogue):
    for entry in catalogue.entries:
        for each in entry.circumstances:
            if each.penalty is None or len(each.editions) != 1:
                continue
            (edition,) = each.editions
            (other,) = set(Edition) - {edition}
            assert rule(entry, (), TODAY, [each.name], other).circumstance is None


# -- who gives it


@pytest.mark.parametrize(
    ("infraction", "priors", "asks"),
    [
        ("ipg-2.5", 0, False),
        ("ipg-2.5", 2, True),
        ("ipg-3.1", 0, False),
        ("ipg-3.4", 0, False),
        ("ipg-3.2", 0, True),
        ("ipg-4.8", 0, True),
    ],
)
def test_game_loss_and_above_ask_for_the_head_judge_but_for_two(case, infraction, priors, asks):
    asked = case(infraction)
    asked.becomes(*warned(infraction, priors))
    assert asked.ruling.needs_head_judge is asks


# -- the sentence


def test_the_reason_is_a_sentence_with_its_section_in_three_languages(case):
    violation = case("ipg-2.5")
    violation.becomes(*warned("ipg-2.5", 2))
    assert violation.why() == (
        "Warning number 3 for 2.5 on the same day: from the third on it is a Game Loss (IPG 2)."
    )
    assert "Pérdida de juego" in violation.why("es")
    assert "Проигрыш игры" in violation.why("ru")


def test_every_reason_has_its_sentence(catalogue):
    assert set(catalogue.reasons) == {code.value for code in ReasonCode}


@given(
    infraction=st.sampled_from(
        [f"ipg-2.{n}" for n in range(1, 7)] + [f"ipg-3.{n}" for n in range(1, 10)]
    ),
    record=st.lists(
        st.tuples(
            st.sampled_from(["ipg-2.1", "ipg-2.5", "ipg-2.6", "ipg-3.3", "ipg-3.1"]),
            st.sampled_from(list(Penalty)),
            st.sampled_from([TODAY, YESTERDAY]),
        ),
        max_size=12,
    ),
)
def test_a_record_never_makes_a_penalty_lighter_nor_heavier_than_a_game_loss(
    catalogue, infraction, record
):
    entry = catalogue.entry(infraction)
    clean = rule(entry, (), TODAY, (), Edition.OF_2024).penalty
    now = rule(entry, [Prior(*each) for each in record], TODAY, (), Edition.OF_2024).penalty
    assert now.weight >= clean.weight
    assert now is clean or (clean is WARNING and now is GAME_LOSS)
    assert entry.category in (Category.GAME_PLAY_ERROR, Category.TOURNAMENT_ERROR)


def test_the_heaviest_that_raises_decides_wherever_it_stands():
    penalties = (Penalty.NONE, Penalty.MATCH_LOSS, Penalty.FIX)
    asked = tuple(
        Circumstance(penalty.value, policy_builder.words("So?"), penalty) for penalty in penalties
    )
    made = policy_builder.entry("ipg-3.5", "Deck Problem", circumstances=asked)
    ruling = rule(made, (), TODAY, [each.name for each in asked], Edition.OF_2024)
    assert ruling.penalty is Penalty.MATCH_LOSS


@pytest.mark.parametrize("infraction", [*PLAY_ERRORS, *TOURNAMENT_ERRORS, "ipg-4.1", "ipg-4.2"])
def test_without_a_record_no_earlier_penalty_is_counted(case, infraction):
    one = case(infraction)
    one.becomes()
    assert one.ruling.earlier == 0
