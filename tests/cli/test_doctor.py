import pytest

from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.record_files import SUFFIX
from judgekit.storage.record.tournament_folder import FOLDER_NAME, TournamentFolder
from tests.storage.record.recorded_events import recorded


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / FOLDER_NAME


@pytest.fixture
def store(folder):
    return TournamentFolder(folder, EventCodec(EVENT_KINDS))


def contents(folder):
    """All but the memory that SQLite's connections share."""
    return {each.name: each.read_bytes() for each in folder.iterdir() if "-shm" not in each.name}


def kept(store, name):
    made = store.create(name)
    made.log.append([recorded(TournamentCreated(name=name))])
    return made


def test_without_events_there_is_nothing_to_find(terminal, folder):
    events = terminal.call("doctor", "--json").json["events"]
    assert events == {"path": str(folder), "state": "sound", "logs": []}
    assert not folder.exists()


def test_each_log_is_read_whole_and_checked(terminal, store, folder):
    sound, open_, damaged = (kept(store, name) for name in ("liga", "grand-prix", "pptq"))
    sound.log.close()
    damaged.log.close()
    path = folder / f"{damaged.id}{SUFFIX}"
    path.write_bytes(path.read_bytes()[:5000])
    before = contents(folder)
    events = terminal.call("doctor", "--json").json["events"]
    assert events["state"] == "damaged"
    found = {log["event"]: (log["integrity"], log["events"], log["open"]) for log in events["logs"]}
    assert found == {
        sound.id: ("sound", 1, False),
        open_.id: ("sound", 1, True),
        damaged.id: ("damaged", 0, False),
    }
    assert contents(folder) == before
    open_.log.append([recorded(TournamentCreated(name="again"), 1)])


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_person_reads_it_in_each_language(terminal, store, folder, language):
    made = kept(store, "liga")
    damaged = kept(store, "pptq")
    damaged.log.close()
    (folder / f"{damaged.id}{SUFFIX}").write_bytes(b"")
    printed = terminal.call("doctor", "--lang", language)
    assert printed.status == 0
    lines = [line.strip() for line in printed.out.splitlines()]
    assert sum(line.startswith((made.id, damaged.id)) for line in lines) == 2


def test_a_folder_that_cannot_be_listed_is_told(terminal, folder):
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    assert terminal.call("doctor", "--json").json["events"]["state"] == "unreadable"
