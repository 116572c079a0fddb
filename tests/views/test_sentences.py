"""What both faces say: one sentence for each code, in every language."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import pytest

from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.clock.snapshot import ClockState, TableState
from judgekit.domain.clock.state import RoundKind
from judgekit.domain.deck_finding import FindingReason
from judgekit.domain.decklists.decklist import ListRemark
from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.domain.formats.findings import Assumption, FindingCode, LegalityFinding
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.formats.known_formats import FORMATS
from judgekit.domain.infractions.policy import Category
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.setup.state import Level, Role
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.resources import locale_folder
from judgekit.views.words import (
    cards,
    clocks,
    considerations,
    decklists,
    editions,
    legality,
    penalties,
    tournaments,
)
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.refusals import FIELDS, refusal_sentence
from judgekit.views.words.words import Words

FIGURES = {
    "main": 59,
    "sideboard": 16,
    "counted_main": 58,
    "counted_sideboard": 17,
    "fewest": 60,
    "cards": "5 Opt",
}
NAMES: tuple[tuple[type[StrEnum], Callable[..., str]], ...] = (
    (ClockState, clocks.clock_state_name),
    (TableState, clocks.table_state_name),
    (Reason, clocks.reason_name),
    (Penalty, penalties.penalty_name),
    (Category, penalties.category_name),
    (DeckFormat, tournaments.format_name),
    (Level, tournaments.level_name),
    (Role, tournaments.role_name),
)


@pytest.fixture(params=LANGUAGES)
def words(request) -> Words:
    return Words(locale_folder(), request.param)


def is_sentence(text: str) -> bool:
    return text.endswith(".") and "{" not in text


@pytest.mark.parametrize("code", RefusalCode)
def test_every_refusal_is_a_sentence_even_where_a_value_is_missing(words, code):
    assert is_sentence(refusal_sentence(Refusal(code), words))


def test_a_refusal_writes_a_reading_with_a_true_minus():
    early = Refusal(RefusalCode.TURNS_TOO_EARLY, {"table": 14, "reading": "-06:00"})
    said = refusal_sentence(early, Words(locale_folder(), "en"))
    assert said == "Table 14 still has time: it plays until the clock reads −06:00."


def test_a_wrong_field_is_named_for_the_screen_and_for_a_script(words):
    for field in FIELDS:
        refusal = Refusal(RefusalCode.WRONG_VALUE, {"field": field})
        assert f"“{field}”" in refusal_sentence(refusal, words, as_in_scripts=True)
        assert "“" not in refusal_sentence(refusal, words)


@pytest.mark.parametrize(
    ("language", "differs", "said"),
    [
        ("en", ("minutes", 60 * MINUTE, 50 * MINUTE), "with 60 min; the start that counts says 50"),
        ("en", ("minutes", "", 52 * MINUTE + MINUTE // 2), "with no time limit;"),
        ("en", ("single_elimination", 1, 0), "counts says no single elimination."),
        ("es", ("minutes", 60 * MINUTE, ""), "así: 60 min; el inicio que vale dice: sin límite de"),
        ("ru", ("minutes", 60 * MINUTE, ""), "начали и так: 60 мин; по действующему началу:"),
        ("ru", ("single_elimination", 0, 1), "и так: без выбывания; по действующему"),
    ],
)
def test_what_a_start_says_otherwise_is_named(language, differs, said):
    values = dict(zip(("what", "own", "standing"), differs, strict=True), clock="main", round=3)
    refusal = Refusal(RefusalCode.STARTED_OTHERWISE, values)
    assert said in refusal_sentence(refusal, Words(locale_folder(), language))


@pytest.mark.parametrize(
    ("language", "steps", "said"),
    [
        ("en", 0, "There is nothing to undo."),
        ("en", 1, "1 entry can be undone, no more."),
        ("en", 3, "3 entries can be undone, no more."),
        ("ru", 3, "Отменить можно 3 записи, не больше."),
        ("ru", 5, "Отменить можно 5 записей, не больше."),
    ],
)
def test_what_can_be_undone_is_counted(language, steps, said):
    refusal = Refusal(RefusalCode.NOTHING_TO_UNDO, {"steps": steps})
    assert refusal_sentence(refusal, Words(locale_folder(), language)) == said


@pytest.mark.parametrize("reason", FailureReason)
def test_every_failure_names_its_file(words, reason):
    said = failure_sentence(EnvironmentFailure(reason, "open.judgekit"), words)
    assert ("open.judgekit" in said) is (reason is not FailureReason.PROGRAM_FAULT)
    assert is_sentence(said)


@pytest.mark.parametrize(("values", "named"), NAMES)
def test_every_value_has_a_name_of_its_own(words, values, named):
    names = [named(value, words) for value in values]
    assert len(set(names)) == len(names)
    assert not set(names) & {value.value for value in values}


def test_every_round_and_format_has_a_name(words):
    assert len({clocks.round_title(kind, 1, None, words) for kind in RoundKind}) == len(RoundKind)
    assert all(tournaments.format_name(each, words) != each for each in FORMATS)


def test_free_words_stay_as_they_were_written(words):
    assert clocks.reason_name(" restroom ", words) == "restroom"
    assert tournaments.format_name("Cube of Ann", words) == "Cube of Ann"
    assert penalties.penalty_name("applause", words) == "applause"


@pytest.mark.parametrize("code", FindingCode)
def test_every_finding_is_told_with_its_values(words, code):
    rule = RuleReference("mtr-en-2019-05-03", "6.1")
    finding = LegalityFinding(code=code, rule=rule, card="Opt", count=5, limit=4, note="from May")
    said = legality.finding_text(finding, words)
    assert "{" not in said
    assert said.endswith("(from May)")


def test_every_assumption_is_a_sentence(words):
    assert all(is_sentence(legality.assumption_sentence(each, words)) for each in Assumption)


@pytest.mark.parametrize("reason", FindingReason)
def test_every_consideration_is_said_whole_and_briefly(words, reason):
    whole = considerations.consideration_sentence(reason, FIGURES, words)
    assert is_sentence(whole)
    for if_so in (False, True):
        brief = considerations.brief_consideration(reason, words, if_so=if_so)
        assert brief
        assert len(brief) <= len(whole)


@pytest.mark.parametrize("fault", ListFault)
def test_every_fault_of_a_list_names_its_file(words, fault):
    assert "a.dek" in decklists.fault_sentence(fault, "a.dek", 3, words)


def test_a_damaged_list_names_a_line_only_where_one_is_known(words):
    assert "0" not in decklists.fault_sentence(ListFault.BROKEN_XML, "a.dek", 0, words)


@pytest.mark.parametrize("remark", ListRemark)
def test_every_remark_is_said_whole_and_briefly(words, remark):
    whole = decklists.remark_sentence(remark, 12, "4 Opt", words)
    assert "12" in whole
    assert whole.endswith("4 Opt")
    assert decklists.brief_remark(remark, words)


@pytest.mark.parametrize("complaint", ["damaged", "other-form", "unreadable"])
def test_every_complaint_of_the_card_file_is_a_sentence(words, complaint):
    assert is_sentence(cards.complaint_sentence(complaint, words))


@pytest.mark.parametrize(
    ("language", "date"),
    [("en", "3 May 2019"), ("es", "3 de mayo de 2019"), ("ru", "3 мая 2019 г.")],
)
def test_a_date_is_written_as_the_language_writes_it(language, date):
    assert editions.long_date("2019-05-03", Words(locale_folder(), language)) == date


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_is_named_in_another_alphabet(language):
    words = Words(locale_folder(), language)
    names = [editions.language_name(each, words) for each in LANGUAGES]
    is_cyrillic = [any("а" <= letter <= "я" for letter in name.lower()) for name in names]
    assert is_cyrillic == [language == "ru"] * len(LANGUAGES)
