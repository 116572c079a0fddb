"""What a verb of a shared event prints of its entries."""

from __future__ import annotations

import json

import pytest

from judgekit.cli.sharing.reporter import Reporter
from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.sharing.after_the_end import LateEntry, NamedRound
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.team.told import StepOutcome
from judgekit.system.resources import locale_folder
from judgekit.views.words.words import Words

LENGTH = Refusal(
    RefusalCode.STARTED_OTHERWISE,
    {
        "clock": "main",
        "round": 3,
        "what": "minutes",
        "own": 60 * MINUTE,
        "standing": 50 * MINUTE,
    },
)
SENTENCE = (
    "Round clock: round 3 was also started with 60 min; the start that counts says 50 min. Only"
    " that is undecided: its entries are in the same round."
)
APART = StepOutcome("step", Became.MERGED, 7, True, "other", None, {"length": LENGTH})

SECOND, THIRD = (NamedRound(str(number), "main", number) for number in (2, 3))
LATE = (LateEntry("call", SECOND, THIRD), LateEntry("pause", SECOND))
ENDED = StepOutcome("step", Became.CONFIRMED, 7, True, late=LATE)


@pytest.fixture
def words() -> Words:
    return Words(locale_folder(), "en")


def test_what_a_merged_entry_says_otherwise_is_told_with_it(words, capsys):
    reporter = Reporter(words, as_json=True)
    reporter.settled(APART)
    reporter.settled(APART)
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line) == {
        "step": "step",
        "state": "merged",
        "into": "other",
        "set_aside": [{"step": "length", "reason": "started-otherwise", "sentence": SENTENCE}],
    }


def test_a_merged_entry_that_says_nothing_else_names_none(words, capsys):
    Reporter(words, as_json=True).settled(StepOutcome("step", Became.MERGED, 7, True, "other"))
    assert json.loads(capsys.readouterr().out) == {
        "step": "step",
        "state": "merged",
        "into": "other",
    }


def test_an_end_tells_in_which_round_entries_count_that_were_made_after_it(words, capsys):
    reporter = Reporter(words, as_json=True)
    reporter.settled(ENDED)
    reporter.late(LATE)
    own, others = map(json.loads, capsys.readouterr().out.splitlines())
    assert own == {
        "step": "step",
        "state": "confirmed",
        "sequence": 7,
        "after_end": [
            {"step": "call", "made_in": 2, "counts_in": 3},
            {"step": "pause", "made_in": 2, "counts_in": None},
        ],
    }
    assert others == {"after_end": own["after_end"]}


def test_a_person_reads_in_which_round_they_count(words, capsys):
    Reporter(words, as_json=False).settled(ENDED)
    assert capsys.readouterr().out.splitlines() == [
        "1 entry made after round 2 had ended counts in round 3",
        "1 entry made after round 2 had ended moves no clock",
    ]


def test_a_person_reads_what_is_undecided(words, capsys):
    Reporter(words, as_json=False).settled(APART)
    assert capsys.readouterr().out.splitlines() == [
        "Says the same as a colleague’s entry, which stands.",
        f"Set aside: {SENTENCE}",
    ]
