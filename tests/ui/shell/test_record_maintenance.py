import pytest
from PySide6.QtCore import QTimer

from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.shared.moment import MINUTE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import RecordDamage
from judgekit.ui.runtime.tasks import TaskRunner
from judgekit.ui.shell.record_maintenance import BACKUP_BANNER, LOSS_BANNER, RecordMaintenance


@pytest.fixture
def care(bridge, messages, tasks) -> RecordMaintenance:
    care = RecordMaintenance(bridge, messages, tasks, bridge)
    bridge.create(CreateTournament(name="Open"))
    return care


def test_a_copy_is_made_some_time_after_something_was_recorded(care, bridge, tmp_path, qtbot):
    timer = care.findChild(QTimer)
    assert not timer.isActive()
    bridge.submit(StartRound())
    assert timer.isActive()
    before = set((tmp_path / "events").rglob("*"))
    timer.timeout.emit()
    qtbot.waitUntil(lambda: bool(set((tmp_path / "events").rglob("*")) - before))


def test_a_round_that_ended_is_copied_at_once(care, bridge, tasks, qtbot, monkeypatch):
    copied: list[str] = []
    monkeypatch.setattr(bridge.sessions.acting(), "back_up", copied.append)
    bridge.submit(StartRound())
    assert not tasks.is_busy()
    bridge.submit(EndRound())
    qtbot.waitUntil(lambda: bool(copied))
    assert tasks.drain()
    assert copied == [bridge.current]


def test_what_cannot_be_copied_is_told_and_tried_again(care, bridge, messages, qtbot, monkeypatch):
    failures = [EnvironmentFailure(FailureReason.DISK_FULL, "open.judgekit")]

    def back_up(event: str) -> None:
        if failures:
            raise failures.pop()

    monkeypatch.setattr(bridge.sessions.acting(), "back_up", back_up)
    care.back_up()
    qtbot.waitUntil(lambda: BACKUP_BANNER in messages.banners())
    banner = messages.banners()[BACKUP_BANNER]
    assert "open.judgekit" in banner.text
    banner.retry()
    qtbot.waitUntil(lambda: BACKUP_BANNER not in messages.banners())


def test_after_an_unexpected_error_the_next_copy_is_made(bridge, messages, qtbot, monkeypatch):
    bugs: list[Exception] = []
    tasks = TaskRunner(bugs.append)
    care = RecordMaintenance(bridge, messages, tasks, bridge)
    bridge.create(CreateTournament(name="Open"))
    controller, errors = (
        bridge.sessions.acting(),
        [RuntimeError("unexpected"), RuntimeError("again")],
    )
    copied: list[str] = []

    def back_up(event: str) -> None:
        if errors:
            raise errors.pop()
        copied.append(event)

    monkeypatch.setattr(controller, "back_up", back_up)
    for _ in range(3):
        care.back_up()
        qtbot.waitUntil(lambda: not tasks.is_busy())
    assert copied == [bridge.current]
    assert len(bugs) == 2
    assert tasks.drain()


def test_a_loss_says_what_is_gone_and_where_the_damaged_part_lies(care, bridge, messages):
    bridge.loss.emit(RecordDamage(3, bridge.now(), "open.damaged", "open.backup"))
    text = messages.banners()[LOSS_BANNER].text
    assert text.startswith("3 entries")
    assert "open.damaged" in text
    assert "open.backup" in text
    bridge.loss.emit(RecordDamage(-1, None, "open.damaged"))
    text = messages.banners()[LOSS_BANNER].text
    assert text.startswith("A part of this event")
    assert "{" not in text


def test_a_loss_says_from_when_until_when(care, bridge, messages):
    for since, until, said in (
        (0, None, "What happened after"),
        (0, 60 * MINUTE, "What happened from"),
        (None, 60 * MINUTE, "What happened up to"),
    ):
        bridge.loss.emit(RecordDamage(3, since, "open.damaged", until=until))
        text = messages.banners()[LOSS_BANNER].text
        assert said in text
        assert "{" not in text


def test_damage_that_a_backup_has_made_good_says_that_nothing_is_missing(care, bridge, messages):
    bridge.loss.emit(RecordDamage(0, 0, "open.damaged", "open.backup"))
    text = messages.banners()[LOSS_BANNER].text
    assert "nothing that was entered is missing" in text
    assert "open.backup" in text
    assert "What happened" not in text
