"""A judge opens the event of a newer program: it can be read, and says why it is no more."""

from __future__ import annotations

import pytest

from judgekit.ui.runtime.engine_bridge import NEWER_BANNER
from judgekit.ui.tournament.page import TournamentPage
from judgekit.ui.widgets.rows.rows_model import ROW
from tests.journeys.stage import Stage
from tests.session import MORNING, HandClock
from tests.storage.record.newer_records import NEWER, STEPS, newer_record

SENTENCE = (
    "This event was written by a newer Judgekit: here it can be read, and nothing can be entered."
    " Open it with that one to go on."
)


@pytest.fixture
def stage(tmp_path, rules_provider, qtbot):
    stage = Stage(tmp_path, rules_provider, HandClock(MORNING + 600_000))
    stage.begin("rules", judge_name="M. Silva")
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def banners(stage: Stage) -> dict[str, str]:
    return {key: each.text for key, each in stage.program.messages.banners().items()}


@pytest.mark.parametrize("how", ["unknown kind", "higher form"])
def test_it_is_shown_and_every_entry_is_refused_with_one_sentence(stage: Stage, tmp_path, how):
    path = newer_record(tmp_path / "cup.judgekit", NEWER[how])
    before = path.read_bytes(), path.stat().st_mtime_ns
    said: list[str] = []
    stage.program.messages.said.connect(lambda each: said.append(each.text))
    bridge = stage.program.bridge
    assert bridge.open_file(str(path))
    assert banners(stage) == {NEWER_BANNER: SENTENCE}

    stage.open("event")
    stage.settle(60)
    page = stage.window.navigation.page("event")
    assert isinstance(page, TournamentPage)
    rows = [page.timeline.model.index(row, 0).data(ROW) for row in range(STEPS)]
    assert ("entry made by a newer program" in [row.words for row in rows]) == (
        how == "unknown kind"
    )

    for place in ("clock", "calls", "decks", "infractions"):
        stage.open(place)
        stage.settle(40)
    for order in ("c 14", "x 12 6 judge error"):
        stage.type(order)
        stage.press("Return")
        stage.settle(20)
    stage.open("clock")
    for key in ("Space", "Ctrl+Z"):
        stage.press(key)
        stage.settle(20)
    assert said
    assert set(said) == {SENTENCE}
    assert len(bridge.engine.timeline.steps) == STEPS
    assert not bridge.pending.items

    stage.window.close()
    stage.settle(20)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_the_banner_goes_with_the_event(stage: Stage, tmp_path):
    path = newer_record(tmp_path / "cup.judgekit", NEWER["unknown kind"])
    bridge = stage.program.bridge
    assert bridge.open_file(str(path))
    assert bridge.open_file(str(tmp_path / "mine.judgekit"))
    assert banners(stage) == {}
