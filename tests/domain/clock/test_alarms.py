"""Which alarms a round has, and when each is due."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.alarms import AlarmKind, alarms_of
from judgekit.domain.shared.moment import MINUTE

START = 1_795_255_200_000


def minutes_of(alarms) -> list[tuple[float, str]]:
    return [((alarm.at - START) / MINUTE, alarm.kind.value) for alarm in alarms]


def test_a_round_of_fifty_minutes() -> None:
    alarms = alarms_of("Modern", start=START, end=START + 50 * MINUTE)
    assert minutes_of(alarms) == [
        (0, "start"),
        (40, "ten-minutes"),
        (45, "five-minutes"),
        (48, "two-minutes"),
        (50, "time"),
    ]
    assert {alarm.clock for alarm in alarms} == {"Modern"}


def test_the_last_table_is_heard_after_time() -> None:
    alarms = alarms_of(
        "Modern", start=START, end=START + 50 * MINUTE, latest_deadline=START + 57 * MINUTE
    )
    assert minutes_of(alarms)[-2:] == [(50, "time"), (57, "longest-deadline")]


def test_without_an_extension_time_is_the_last_that_is_heard() -> None:
    end = START + 50 * MINUTE
    alarms = alarms_of("Modern", start=START, end=end, latest_deadline=end)
    assert alarms[-1].kind is AlarmKind.TIME


def test_a_round_without_a_limit_is_heard_once() -> None:
    assert minutes_of(alarms_of("Final", start=START, end=None)) == [(0, "start")]


def test_a_short_round_has_no_warning_from_before_its_start() -> None:
    alarms = alarms_of("Review", start=START, end=START + 5 * MINUTE)
    assert minutes_of(alarms) == [(0, "start"), (3, "two-minutes"), (5, "time")]


def test_a_round_that_was_ended_early_is_over_at_once() -> None:
    alarms = alarms_of("Modern", start=START, end=START)
    assert minutes_of(alarms) == [(0, "start"), (0, "time")]


@given(
    st.integers(min_value=-30 * MINUTE, max_value=90 * MINUTE),
    st.none() | st.integers(min_value=-30 * MINUTE, max_value=90 * MINUTE),
)
def test_alarms_come_in_order_each_kind_once_and_none_before_the_start_but_time(
    length: int, extension: int | None
) -> None:
    end = START + length
    latest = None if extension is None else end + extension
    alarms = alarms_of("Modern", start=START, end=end, latest_deadline=latest)
    assert [alarm.at for alarm in alarms] == sorted(alarm.at for alarm in alarms)
    assert len({alarm.kind for alarm in alarms}) == len(alarms)
    by_kind = {alarm.kind: alarm.at for alarm in alarms}
    assert by_kind[AlarmKind.TIME] == end
    assert (AlarmKind.LONGEST_DEADLINE in by_kind) == (extension is not None and extension > 0)
    for kind in (AlarmKind.TEN_MINUTES, AlarmKind.FIVE_MINUTES, AlarmKind.TWO_MINUTES):
        assert by_kind.get(kind, START + 1) > START
