"""What serves the pages: rates, answers that are given once, colours, ports, and late imports."""

from __future__ import annotations

import asyncio
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.domain.setup.commands import ShowMessage
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.resources import resources_folder
from judgekit.web.answers_once import MOST_KEPT, AnswersOnce
from judgekit.web.open_web import open_web
from judgekit.web.page_files import JUDGE_FILES, SCREEN_FILES, colours, page_files
from judgekit.web.rates import Rate
from judgekit.web.web_packages import require_web
from tests.web.served_hall import ServedHall, Visitor

ROOT = Path(__file__).resolve().parents[2]


def test_a_rate_allows_so_many_at_once_and_then_as_time_passes() -> None:
    at = 0.0
    rate = Rate(2, 0.5, lambda: at)
    assert [rate.allows("a"), rate.allows("a"), rate.allows("a")] == [True, True, False]
    assert rate.allows("b")
    at = 2.0
    assert [rate.allows("a"), rate.allows("a")] == [True, False]


def test_an_answer_is_made_once_unless_it_failed() -> None:
    made = []

    async def answer() -> bytes:
        made.append(len(made))
        if len(made) == 1:
            raise ValueError
        return b"%d" % len(made)

    async def ask() -> list[bytes]:
        once = AnswersOnce()
        with pytest.raises(ValueError):
            await once.answer("phone", "1", answer)
        answers = [await once.answer("phone", "1", answer) for _ in range(2)]
        for number in range(MOST_KEPT):
            await once.answer("phone", f"other {number}", answer)
        return [*answers, await once.answer("phone", "1", answer)]

    first, second, forgotten = asyncio.run(ask())
    assert first == second == b"2"
    assert forgotten != first


def test_the_pages_have_the_programs_colours() -> None:
    themes = {name: {"surface": "#ABCDEF"} for name in ("light", "dark", "high-contrast")}
    assert colours(themes).count("--surface:#ABCDEF;") == 6


@pytest.mark.parametrize("names", [SCREEN_FILES, JUDGE_FILES])
def test_every_file_that_a_page_names_is_served(names: tuple[str, ...]) -> None:
    files = page_files(resources_folder(), names)
    for path, file in files.items():
        if path.endswith(".html"):
            text = file.content.decode()
            named = [
                part.split('"')[0] for part in text.replace('src="', 'href="').split('href="')[1:]
            ]
            assert named and set(named) <= set(files)
        if path.endswith(".js"):
            imported = [
                line.split('"')[1]
                for line in file.content.decode().splitlines()
                if line.startswith("import")
            ]
            assert {f"/{name.removeprefix('./')}" for name in imported} <= set(files)


def test_a_port_that_is_taken_is_said_and_nothing_is_left(hall: ServedHall, tmp_path: Path) -> None:
    port = int(hall.places.screens[0].rstrip("/").rpartition(":")[2])
    plan = hall.plan._replace(folder=tmp_path / "other", screen_port=port)
    with pytest.raises(EnvironmentFailure) as failed:
        open_web(plan, hall.owner, hall.thread.post, hall.told, lambda: None)  # type: ignore[arg-type, return-value]
    assert failed.value.reason is FailureReason.SHARING_PORT


def test_without_a_certificate_there_are_screens_alone(hall: ServedHall, tmp_path: Path) -> None:
    plan = hall.plan._replace(folder=tmp_path / "other", certificate=None, key=None)
    web = open_web(plan, hall.owner, hall.thread.post, hall.told, lambda: None)  # type: ignore[arg-type, return-value]
    assert web.places().judges == ()
    assert web.places().screens
    web.close()


def test_what_the_owner_answers_after_the_end_is_nobodys(hall: ServedHall, tmp_path: Path) -> None:
    asked: queue.Queue[Callable[[], object]] = queue.Queue()
    plan = hall.plan._replace(folder=tmp_path / "other")
    web = open_web(plan, hall.owner, asked.put, hall.told, lambda: None)  # type: ignore[arg-type, return-value]
    page = Visitor(web.places().screens[0])
    threading.Thread(target=lambda: page.get("/live"), daemon=True).start()
    late = asked.get(timeout=20)
    web.close()
    late()
    web.changed()


def test_a_disk_that_keeps_nothing_leaves_a_revoked_phone_out_and_the_pages_alive(
    hall: ServedHall,
) -> None:
    phone = hall.let_in("Judy", "phone")
    page, screen = phone.live(), hall.screen().live()
    page.wait()
    kept = hall.home / "web" / "phones.json"
    kept.unlink()
    (kept / "in the way").mkdir(parents=True)
    hall.revoke("phone")
    page.wait("out")
    hall.do(ShowMessage("Still here"))
    screen.until(lambda view: view["screen"]["message"] == "Still here")
    assert phone.get("/live").status == 401
    screen.close()


def test_what_is_missing_for_the_pages_is_named() -> None:
    require_web()
    with pytest.raises(EnvironmentFailure) as failed:
        require_web(lambda module: False)
    assert failed.value.path == "aiohttp"


def test_the_server_is_loaded_when_pages_are_served() -> None:
    program = (
        "import sys, judgekit.app, judgekit.web.open_web;"
        "print([each for each in ('aiohttp', 'ssl', 'asyncio') if each in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
