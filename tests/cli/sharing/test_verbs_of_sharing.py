"""`share`, `join` and `shared` as programs, told line by line as the page on the terminal says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from judgekit.app import run
from judgekit.system.paths import HOME_VARIABLE
from tests.cli.sharing.laptop_process import LaptopProcess, wait_until

Laptops = Callable[[str], LaptopProcess]


@pytest.fixture
def laptops(tmp_path: Path) -> Iterator[Laptops]:
    made: list[LaptopProcess] = []

    def laptop(name: str) -> LaptopProcess:
        made.append(LaptopProcess(tmp_path, name))
        return made[-1]

    yield laptop
    for each in made:
        each.kill()


def judgekit(home: Path, *words: str, before: str = "pass") -> subprocess.CompletedProcess[str]:
    """Calls the program; `before` is done first, in the same process."""
    call = f"import sys; {before}; from judgekit.app import run; sys.exit(run(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", call, *words],
        env={**os.environ, "JUDGEKIT_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def answered(tmp_path: Path, monkeypatch, capsys) -> Callable[..., Any]:
    """Calls a verb that asks about a file, in this process; gives its answer as data."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))

    def answer(verb: str, file: Path) -> Any:
        assert run([verb, "--event", str(file), "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return answer


def test_two_laptops_by_their_verbs(laptops, answered):
    ada, luis = laptops("Ada"), laptops("Luis")
    ada.start("share", "--name", "Ada Vega", "--bind", "127.0.0.1")
    first = ada.wait(lambda said: "hub" in said)
    assert first.keys() == {"hub", "fingerprint", "invitation", "code"}
    assert ada.ask(do="open-event", name="Prague", format="standard", rel="competitive", players=8)
    code = "".join(ada.ask(do="invite")["code"].split())
    luis.start("join", f"{code}@{first['hub']}", "--name", "Luis Serrano")
    asks = ada.wait(lambda said: "asks" in said)
    assert asks["asks"] == "Luis Serrano"
    assert ada.ask(do="approve", device=asks["device"])["state"] == "pending"
    entered = luis.ask(do="open-call", table=3, reason="ruling")
    settled = luis.wait(lambda said: said.get("step") == entered["step"] and "sequence" in said)
    assert (entered["line"], settled["state"]) == (1, "confirmed")
    assert luis.ask(do="start-round", clock="main", minutes=50)["reason"] == "not-your-role"
    wait_until(lambda: ada.ask(do="state")["state"]["open_calls"], "the call never came")

    shared = answered("shared", ada.file)
    assert (shared["role"], shared["pending"], shared["set_aside"]) == ("hub", 0, [])
    assert [each["name"] for each in shared["devices"]] == ["Ada Vega", "Luis Serrano"]

    for decided in ("do-anyway", "drop"):
        assert ada.ask(do=decided, step=entered["step"])["reason"] == "not-set-aside"

    ada.kill()
    waits = luis.ask(do="close-call", table=3)
    luis.kill()
    luis.start("join")
    assert luis.ask(do="state")["state"]["open_calls"] == []
    ada.start("share", "--name", "Ada Vega", "--bind", "127.0.0.1")
    luis.wait(lambda said: said.get("step") == waits["step"] and said["state"] == "confirmed")
    steps = answered("steps", luis.file)["steps"]
    assert [each["do"] for each in steps] == [
        *("begin-epoch", "open-event", "let-in", "open-call", "close-call")
    ]
    assert {each["state"] for each in steps} == {"standing"}

    ada.ask(do="revoke", device=asks["device"])
    wait_until(lambda: answered("shared", luis.file)["state"] == "refused", "still let in")
    assert (luis.quit(), ada.quit()) == (0, 0)


def test_every_line_is_answered_that_a_later_one_took_the_place_of(laptops):
    ada = laptops("Ada")
    ada.start("share", "--name", "Ada Vega", "--bind", "127.0.0.1")
    ada.wait(lambda said: "hub" in said)
    followed = [ada.tell(do="follow", hub=f"127.0.0.1:{port}") for port in (1, 2, 3)]
    answers = [ada.wait(lambda said, line=line: said.get("line") == line) for line in followed]
    assert len({each["reason"] for each in answers}) == 1
    asked = [ada.tell(do="web") for _ in range(2)]
    off = ada.tell(do="web", on=False)
    for line in (*asked, off):
        answer = ada.wait(lambda said, line=line: said.get("line") == line)
        assert answer.keys() >= {"line", "screens", "phones"}
    assert ada.quit() == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "To share an event, this is missing here: segno, spake2. Install judgekit[team], or in"
            " a folder with the source code run python3 dev.py setup; everything else works"
            " without it.\n",
        ),
        (
            "es",
            "Para compartir un torneo falta aquí lo siguiente: segno, spake2. Instale"
            " judgekit[team] o, en una carpeta con el código fuente, ejecute python3 dev.py setup;"
            " todo lo demás funciona sin ello.\n",
        ),
        (
            "ru",
            "Чтобы вести турнир на нескольких ноутбуках, здесь не хватает: segno, spake2."
            " Установите judgekit[team] или, в папке с исходным кодом, выполните python3 dev.py"
            " setup; всё остальное работает и так.\n",
        ),
    ],
)
def test_without_the_optional_packages_both_verbs_say_what_is_missing(tmp_path, language, sentence):
    file = tmp_path / "nothing.judgekit"
    for verb in (("share",), ("join", "12345678")):
        said = judgekit(
            *(tmp_path / "home", *verb, "--event", str(file), "--name", "Ada", "--lang", language),
            before="sys.modules['segno'] = sys.modules['spake2'] = None",
        )
        assert (said.returncode, said.stdout, said.stderr) == (3, "", sentence)
    assert not file.exists()


def test_what_can_not_be_is_said_in_one_sentence(tmp_path):
    file = str(tmp_path / "nothing.judgekit")
    home = tmp_path / "home"
    wrong = judgekit(home, "join", "JUDGEKIT:NOTHING", "--event", file, "--name", "Ada")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "neither a complete invitation nor a code" in wrong.stderr
    assert wrong.stderr.count("\n") == 1
    alone = judgekit(home, "join", "--event", file, "--name", "Ada")
    assert (alone.returncode, alone.stderr) == (1, "This event isn’t shared with other laptops.\n")
    assert not Path(file).exists()
    assert judgekit(home, "shared", "--event", file).returncode == 3
    assert judgekit(home, "share", "--event", file).returncode == 2
    unfit = judgekit(home, "share", "--event", file, "--name", "a\u202eb")
    assert (unfit.returncode, unfit.stderr.count("\n")) == (2, 1)
    nowhere = judgekit(home, "share", "--event", file, "--name", "Ada", "--bind", "192.0.2.99")
    assert (nowhere.returncode, nowhere.stderr.count("\n")) == (3, 1)
    assert not Path(file).exists()
