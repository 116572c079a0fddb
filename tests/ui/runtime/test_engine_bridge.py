"""Which tournament is open: by its id, by its file, by what was open last."""

from __future__ import annotations

import shutil

from judgekit.domain.setup.commands import CreateTournament
from judgekit.storage.record.record_files import SUFFIX


def banners(messages) -> list[str]:
    return [each.text for each in messages.banners().values()]


def test_the_open_event_may_be_named_by_its_file(bridge, messages, tmp_path):
    bridge.create(CreateTournament(name="Open"))
    current = bridge.current
    assert bridge.open_file(str(tmp_path / "events" / f"{current}{SUFFIX}"))
    assert bridge.current == current
    assert banners(messages) == []


def test_an_empty_file_is_refused_and_the_open_event_stays(bridge, messages, tmp_path):
    bridge.create(CreateTournament(name="Open"))
    current = bridge.current
    for name, content in (("empty", b""), ("noise", b"\0noise" * 4000)):
        path = tmp_path / "events" / f"{name}{SUFFIX}"
        path.write_bytes(content)
        assert not bridge.open(name)
        assert not bridge.open_file(str(path))
        assert (bridge.current, bridge.state.setup.details.name) == (current, "Open")
        assert path.read_bytes() == content
        (banner,) = banners(messages)
        assert str(path) in banner


def test_a_file_that_the_user_names_is_made(bridge, tmp_path):
    assert bridge.open_file(str(tmp_path / "elsewhere" / "mine.event"))
    assert (tmp_path / "elsewhere" / "mine.event").is_file()


def test_a_start_misses_the_file_that_is_gone_and_makes_no_other(
    bridge, messages, preferences, tmp_path
):
    bridge.open_file(str(tmp_path / "stick" / "mine.event"))
    bridge.close()
    shutil.rmtree(tmp_path / "stick")
    bridge.open(preferences.now.current_event)
    assert bridge.engine is None
    (banner,) = banners(messages)
    assert str(tmp_path / "stick" / "mine.event") in banner
    assert not (tmp_path / "stick").exists()
