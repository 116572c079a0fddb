"""The server ends with us, and what an earlier run left over is ended."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.hub.ports import free_ports
from judgekit.network.hub.server_control import ServerControl
from judgekit.network.server.ending_with_us import call_of, end_left_over
from judgekit.network.server.server_configuration import ServerFiles
from judgekit.network.team_network import EventNetwork
from tests.network.hall import LOOPBACK, PATIENCE, Hall, HubTold, now_ms

ROOT = Path(__file__).resolve().parents[2]

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such scripts")

SHARING = """
import sys, time
from pathlib import Path
from tests.network.hall import Hall
laptop = Hall(Path(sys.argv[1])).laptop()
print(laptop.share().server_process(), flush=True)
time.sleep(600)
"""


KILLING = """#!/bin/sh
echo $$ > {number}
kill -9 $PPID
while kill -0 $PPID 2>/dev/null; do sleep 0.01; done
exec {setpriv} "$@"
"""
"""Stands in for what asks to be ended with its parent: the parent is killed just before."""


def is_running(process: int) -> bool:
    """Whether it runs; one that has ended and that nobody has asked after doesn't."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2]
    except OSError:
        return False
    return state.split()[0] != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="killed programs end their servers on Linux")
def test_the_server_ends_when_the_program_is_killed(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", SHARING, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    with program:
        assert program.stdout
        server = int(program.stdout.readline())
        assert is_running(server)
        program.kill()
    assert ends(server)


@pytest.mark.skipif(sys.platform != "linux", reason="killed programs end their servers on Linux")
def test_no_server_begins_for_a_program_that_was_killed_while_it_started_it(tmp_path: Path) -> None:
    number, setpriv = tmp_path / "number", shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("the program `setpriv` (util-linux) isn't installed")
    killing = tmp_path / "setpriv"
    killing.write_text(KILLING.format(number=number, setpriv=setpriv), encoding="ascii")
    killing.chmod(0o700)
    program = subprocess.run(
        [sys.executable, "-c", SHARING, str(tmp_path / "hall")],
        cwd=ROOT,
        check=False,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{tmp_path}:{os.environ['PATH']}"},
    )
    assert program.returncode == -signal.SIGKILL
    server = int(number.read_text(encoding="ascii"))
    has_ended = ends(server)
    if not has_ended:
        os.kill(server, signal.SIGKILL)
    assert has_ended


def ends(process: int) -> bool:
    """Wait until a process has ended; False if it goes on."""
    until = time.monotonic() + PATIENCE
    while is_running(process) and time.monotonic() < until:
        time.sleep(0.01)
    return not is_running(process)


@on_posix
def test_the_server_ends_with_the_hub(hall: Hall) -> None:
    hub = hall.laptop().share()
    server = hub.server_process()
    assert call_of(server)
    hub.close()
    assert not call_of(server)


@on_posix
def test_a_server_that_was_left_over_is_ended_at_the_next_start(hall: Hall) -> None:
    laptop = hall.laptop()
    laptop.share().close()
    configuration = laptop.folder / "server" / "server.conf"
    left = subprocess.Popen([sys.executable, "-c", "input()", configuration], stdin=-1)
    (laptop.folder / "server" / "server.pid").write_text(str(left.pid), encoding="ascii")
    laptop.share(port=0)
    assert left.wait(PATIENCE) == -signal.SIGKILL


@pytest.mark.parametrize("content", ["", "x", "-1", "0", "1", "99999999", "own"])
def test_nothing_else_is_ended(tmp_path: Path, content: str) -> None:
    file = tmp_path / "server.pid"
    file.write_text(content.replace("own", str(os.getpid())), encoding="ascii")
    assert end_left_over(file, str(tmp_path / "server.conf")) is False


@on_posix
def test_a_server_that_does_not_start_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "nats-server"
    broken.write_text("#!/bin/sh\n[ $1 = --version ] && echo v9.9.9 || exit 3\n", encoding="ascii")
    broken.chmod(0o700)
    hall = Hall(tmp_path)
    network = EventNetwork(tmp_path / "laptop", now_ms, None, lambda: [broken])
    plan = hall.laptop().plan("epoch-1")
    with pytest.raises(EnvironmentFailure) as failed:
        network.open_hub(plan, HubTold()).result(PATIENCE)
    assert failed.value.reason is FailureReason.SHARING_SERVER
    network.close()
    hall.close()


@on_posix
def test_an_old_server_is_passed_over(tmp_path: Path) -> None:
    old = tmp_path / "nats-server"
    old.write_text("#!/bin/sh\necho nats-server: v2.9.10\n", encoding="ascii")
    old.chmod(0o700)
    network = EventNetwork(tmp_path / "laptop", now_ms, None, lambda: [old])
    hall = Hall(tmp_path)
    with pytest.raises(EnvironmentFailure) as failed:
        network.open_hub(hall.laptop().plan("epoch-1"), HubTold()).result(PATIENCE)
    assert failed.value.reason is FailureReason.SHARING_NOT_INSTALLED
    network.close()
    hall.close()


def test_what_the_server_logs_names_nobody(hall: Hall) -> None:
    hub, laptops, lines = hall.shared(1)
    lines[0].publish("step-1", b"Beatriz has a penalty")
    laptops[0].told.wait_for_messages(1)
    hub.close()
    log = (laptops[0].folder / "server" / "server.log").read_text(encoding="utf-8")
    assert "Server is ready" in log
    assert "Beatriz" not in log
    assert "step-1" not in log


def test_a_server_that_can_not_be_connected_to_is_told_and_not_waited_for(hall: Hall) -> None:
    laptop = hall.laptop()
    laptop.share().close()
    control = ServerControl(
        ServerFiles(laptop.folder / "server"),
        str(laptop.folder / "trusted.pem"),
        f"tls://{LOOPBACK}:{free_ports(LOOPBACK)}",
        laptop.device,
    )

    async def connect() -> None:
        async with asyncio.timeout(PATIENCE):
            await control.connect()

    with pytest.raises(EnvironmentFailure) as raised:
        asyncio.run(connect())
    assert raised.value.reason is FailureReason.SHARING_SERVER
