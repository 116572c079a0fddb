"""The commands of `dev.py`: what they notice, what they say; nothing here installs anything."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import commands as dev
from devtools.consent import YES_VARIABLE
from devtools.environment import Environment
from devtools.system_packages import SOUND_LIBRARIES
from judgekit.app import VERBLESS

SOURCE = Path(dev.__file__).parents[1] / "dev.py"
SOURCES = (SOURCE, *sorted((SOURCE.parent / "devtools").glob("*.py")))


def call(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SOURCE), *words],
        check=False,
        capture_output=True,
        text=True,
        cwd=os.path.expanduser("~"),  # noqa: PTH111  (any folder but the checkout)
    )


def test_help_names_every_command_and_nothing_goes_to_standard_output() -> None:
    done = call("--help")
    assert (done.returncode, done.stdout) == (0, "")
    for command in dev.COMMANDS:
        assert f"\n  {command.__name__} " in done.stderr
        assert command.__doc__.splitlines()[0] in done.stderr


def test_the_options_that_open_no_window_are_those_of_the_program() -> None:
    assert dev.ASKED_IN_THE_TERMINAL == VERBLESS


@pytest.mark.parametrize("words", [(), ("bogus",), ("lint", "too", "much")])
def test_wrong_words_end_with_two(words) -> None:
    assert call(*words).returncode == 2


def test_an_unknown_word_is_said_in_one_sentence_with_those_there_are() -> None:
    told = call("bogus").stderr
    assert told.count("\n") == 1
    assert "no command 'bogus'" in told
    assert all(command.__name__ in told for command in dev.COMMANDS)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_nothing_but_the_standard_library_and_our_own_system_layer_is_imported(
    source: Path,
) -> None:
    names = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert names - sys.stdlib_module_names <= {"devtools", "judgekit"}


@pytest.fixture
def asked_for_sound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The libraries of sound that were asked for, on a machine where all else is ready."""
    asked: list[str] = []
    environment = Environment(tmp_path)
    environment.folder.mkdir()
    monkeypatch.setattr(dev, "ENVIRONMENT", environment)
    monkeypatch.setattr(
        dev,
        "prepare",
        lambda lock, needed=(), wishes=(): asked.extend(name for name, _ in wishes),
    )
    monkeypatch.setattr(dev, "check", lambda title, arguments, **environ: True)
    monkeypatch.setattr(dev, "become", lambda arguments, **environ: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return asked


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's libraries")
def test_sound_is_asked_for_before_the_first_window_alone(asked_for_sound: list[str]) -> None:
    wanted = [library for library, _ in SOUND_LIBRARIES]
    dev.setup(())
    dev.test(())
    for verb in ("documents", "--version", "--help"):
        dev.run((verb,))
    assert asked_for_sound == []
    dev.run(("--page", "clock"))
    dev.run(())
    assert asked_for_sound == wanted


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's libraries")
def test_what_the_system_lacks_is_asked_for_before_anything_is_fetched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    order: list[str] = []

    class Fetched(Environment):
        def provide(self, lock: str) -> None:
            order.append(f"fetch {lock}")
            self.folder.mkdir(exist_ok=True)

    monkeypatch.setattr(dev, "ENVIRONMENT", Fetched(tmp_path))
    monkeypatch.setattr(dev, "unsuited", lambda _machine: "")
    monkeypatch.setattr(dev, "unfit_folder", lambda _folder: "")
    monkeypatch.setattr(
        dev,
        "provide_system",
        lambda _needed, _is_new, _consent, wishes: order.append(f"ask with {len(wishes)} wishes"),
    )
    for _ in range(2):
        dev.prepare_window({})
    assert order == ["ask with 2 wishes", "fetch run", "ask with 0 wishes", "fetch run"]


@pytest.mark.parametrize("words", [("--yes", "lint"), ("lint", "--yes")])
def test_yes_is_consent_and_no_word_of_the_command(words, monkeypatch, asked_for_sound) -> None:
    monkeypatch.setenv(YES_VARIABLE, "")
    monkeypatch.setattr(dev, "lint_steps", list)
    dev.main(words)
    assert os.environ[YES_VARIABLE] == "1"


def test_without_a_display_nothing_is_fetched_for_a_window(
    monkeypatch: pytest.MonkeyPatch, asked_for_sound: list[str], capsys
) -> None:
    for variable in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(dev, "prepare", lambda *_: pytest.fail("set up"))
    monkeypatch.setattr(dev, "has_display", lambda _environ: False)
    with pytest.raises(SystemExit):
        dev.run(())
    assert "There is no display to open a window on" in capsys.readouterr().err
