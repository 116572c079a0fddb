"""Without the optional packages one sentence says what is missing, and nothing loads them early."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.network.server.server_process import server_version
from judgekit.network.team_packages import (
    SERVER,
    missing_packages,
    require_packages,
    server_programs,
)
from judgekit.system.resources import locale_folder
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.words import Words

ROOT = Path(__file__).resolve().parents[2]


def test_set_up_brings_all_of_them() -> None:
    assert missing_packages() == ()
    require_packages()


def test_what_is_missing_is_named() -> None:
    missing = missing_packages(lambda module: module != "nats", lambda: [])
    assert missing == ("nats-py", SERVER)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "missing here"), ("es", "falta"), ("ru", "не хватает")]
)
def test_one_sentence_says_what_is_missing(language: str, word: str) -> None:
    with pytest.raises(EnvironmentFailure) as failed:
        require_packages(lambda: ("nats-py", SERVER))
    assert failed.value.reason is FailureReason.SHARING_NOT_INSTALLED
    said = failure_sentence(failed.value, Words(locale_folder(), language))
    assert word in said
    assert "nats-py, nats-server" in said
    assert "judgekit[team]" in said


def test_a_server_on_the_path_comes_before_that_of_the_package(tmp_path: Path) -> None:
    own = tmp_path / "nats-server"
    found = list(server_programs(lambda _name: str(own), beside=tmp_path))
    assert found[0] == own
    assert len(found) == 2


def test_a_server_beside_the_program_is_that_of_its_bundle(tmp_path: Path) -> None:
    bundled = tmp_path / "nats-server"
    bundled.touch()
    assert next(server_programs(lambda _name: None, beside=tmp_path)) == bundled


def test_the_packages_server_says_its_version(tmp_path: Path) -> None:
    program = next(server_programs(lambda _name: None, beside=tmp_path))
    assert server_version(program) >= (2, 15)


def test_what_is_no_server_has_no_version(tmp_path: Path) -> None:
    assert server_version(tmp_path / "nothing") == ()


PACKAGES = ("nats", "cryptography", "zeroconf", "spake2", "segno", "ifaddr", "aiohttp", "asyncio")
OWN = ("judgekit.web", "judgekit.engine.team", "judgekit.engine.sharing", "judgekit.cli.sharing.")
"""What is there for sharing alone; the arguments of its verbs are known to the parser."""


def loaded_by(program: str, *modules: str) -> list[str]:
    """Which of some modules, or folders with a dot at the end, a program loads."""
    tell = f"print('loaded', *[each for each in sys.modules if each.startswith({modules!r})])"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{program}\n{tell}"],
        check=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return done.stdout.rpartition("loaded")[2].split()


def test_neither_the_program_nor_the_question_what_is_missing_loads_them() -> None:
    program = "import judgekit.app, judgekit.network.team_packages as team; team.missing_packages()"
    assert loaded_by(program, *PACKAGES, *OWN) == []


def test_an_event_that_is_not_shared_loads_nothing_of_sharing(tmp_path: Path) -> None:
    script, event = tmp_path / "day.jsonl", tmp_path / "day.judgekit"
    script.write_text('{"at": "2026-11-27T10:00:00.000Z", "do": "note", "text": "alone"}\n')
    program = (
        "from judgekit.app import run\n"
        f"assert run(['run', {str(script)!r}, '--event', {str(event)!r}]) == 0\n"
        f"assert run(['state', '--event', {str(event)!r}]) == 0"
    )
    found = loaded_by(program, *PACKAGES, *OWN, "judgekit.network")
    assert found == ["judgekit.cli.sharing.arguments"]


def test_a_laptop_that_goes_on_reads_no_certificate(
    tmp_path: Path,
) -> None:
    """What it would take along is a third of what taking part adds to a program."""
    authority = DeviceIdentity(tmp_path).become_authority().text().decode()
    program = (
        "from pathlib import Path\n"
        "from judgekit.network.team_network import EventNetwork\n"
        f"network = EventNetwork(Path({str(tmp_path)!r}), lambda: 0)\n"
        f"network.trust({authority!r})\n"
        "assert network.seals().key()\n"
        "network.close()"
    )
    assert loaded_by(program, "cryptography.x509", "spake2", "segno") == []
