"""Whatever stands in a script, it is answered: any command, any values, in any order."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.cli.tournaments.board import board_lines
from judgekit.cli.tournaments.run import run_script
from judgekit.cli.tournaments.script import COMMANDS
from judgekit.cli.tournaments.state_object import clock_snapshots, state_object
from judgekit.domain.shared.moment import format_moment
from judgekit.engine.memory_log import MemoryLog
from judgekit.engine.ports.record import OpenTournament
from judgekit.system.resources import locale_folder
from judgekit.views.words.refusals import refusal_sentence
from judgekit.views.words.words import Words
from tests.day import TEN

LANGUAGES = [Words(locale_folder(), language) for language in ("en", "es", "ru")]
FIELDS = sorted({field for kind in COMMANDS.values() for field in kind.__struct_fields__})

WELL = st.fixed_dictionaries(
    {
        "do": st.sampled_from(sorted(COMMANDS)),
        "table": st.sampled_from((1, 2, 3)),
        "minutes": st.sampled_from((1, 5, 50)),
        "seconds": st.sampled_from((-60, 30, 61, 0.5)),
        "round": st.sampled_from((1, 2)),
        "tables": st.just([{"table": 1, "players": ["Ann", "Bo"]}]),
        "step": st.sampled_from((0, 3)),
        "text": st.just("Doors open."),
    },
    optional={
        "reason": st.sampled_from(("ruling", "errand", "feature", "deck-check")),
        "clock": st.sampled_from(("main", "side")),
        "steps": st.sampled_from((1, 2)),
        "kind": st.sampled_from(("random", "round", "draft")),
        "author": st.just("Ann"),
    },
)
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from((0, -1, 10**9, 10**30, -(10**18), 1e300, -0.0, 5e-324)),
    st.sampled_from(("", "nan", "inf", "-1e400", "main", "\0", "\x1b[2J", "{0}", "{x}", "🃏" * 9)),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=3), st.none(), max_size=2),
)
WITH_ODD_VALUES = st.tuples(
    WELL, st.dictionaries(st.sampled_from(FIELDS), ODD, min_size=1, max_size=3)
).map(lambda parts: {**parts[0], **parts[1]})
INSTANTS = st.sampled_from(
    (
        *(format_moment(TEN + minutes * 60_000) for minutes in range(0, 120, 7)),
        "2026-11-21T11:30:00.25+01:00",
        "9999-12-31T23:59:59Z",
        "8999-12-31T23:59:59Z",
        "1969-12-31T23:59:59Z",
        "0001-01-01T00:00:00+23:00",
        "2026-11-21",
        "now",
        7,
    )
)


def written(command: dict, at: object) -> bytes:
    return msgspec.json.encode({"at": at, **command})


IN_ORDER = st.lists(WELL | WITH_ODD_VALUES, min_size=1, max_size=14).map(
    lambda commands: [
        written(command, format_moment(TEN + position * 61_000))
        for position, command in enumerate(commands)
    ]
)
ANYHOW = st.lists(
    st.one_of(st.builds(written, WITH_ODD_VALUES, INSTANTS), st.binary(max_size=40)), max_size=8
)


def answered(lines: list[bytes], until: int | None = None) -> None:
    outcome = run_script(lines, OpenTournament("", MemoryLog(), ()), until=until)
    clocks = clock_snapshots(outcome.state, outcome.at)
    assert msgspec.json.decode(msgspec.json.encode(state_object(outcome.state, clocks)))
    for wording in LANGUAGES:
        assert board_lines(outcome.state, clocks, outcome.at, wording)
        assert all(refusal_sentence(each.refusal, wording) for each in outcome.refused)


@given(IN_ORDER)
def test_commands_of_every_kind_are_done_or_refused(lines):
    answered(lines)


@given(ANYHOW, st.sampled_from((None, TEN, TEN + 3_000_000)))
@example([b'{"at":"2026-11-21T10:00:00Z","do":"close-call","table":1,"seconds":"nan"}'], None)
@example([b"[" * 100_000], None)
@example([b'{"at":"2026-11-21T10:00:00Z","do":["undo"]}'], None)
@example([b'{"at":"2026-11-21T10:00:00Z","do":"\xff"}', b"\xef\xbb\xbf{}"], None)
def test_what_is_no_command_is_told(lines, until):
    answered(lines, until)


@pytest.mark.parametrize("end", ["8999-12-31T23:59:59Z", "1970-01-01T00:00:00Z"])
def test_rounds_at_the_ends_of_time_have_their_times_of_day(end):
    answered(
        [
            written({"do": "start-round", "minutes": 1440}, end),
            written({"do": "correct-clock", "seconds": 86_400}, end),
            written({"do": "grant-extension", "table": 1, "seconds": 86_400}, end),
            written({"do": "correct-clock", "seconds": -86_400}, end),
            written({"do": "correct-clock", "seconds": -86_400}, end),
            written({"do": "correct-clock", "seconds": -86_400}, end),
        ]
    )
