"""Why no window opens: one sentence in the person's language, before Qt is loaded."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from functools import partial

import pytest

from judgekit import app
from judgekit.app import run
from judgekit.cli import answer
from judgekit.cli.parser import VERBS
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.system import single_instance
from judgekit.system.log_setup import stop_logging
from judgekit.system.resources import resources_folder
from judgekit.system.single_instance import claim

LOCALES = {"en": "en_GB.UTF-8", "es": "es_AR.UTF-8", "ru": "ru_RU.UTF-8"}
WITHOUT_DISPLAY = {"en": "no display", "es": "No hay pantalla", "ru": "Нет экрана"}
NO_OPTION = {"en": "is not an option", "es": "no es una opción", "ru": "Параметра --pag нет"}
NO_PAGE = {"en": "needs the name", "es": "falta el nombre", "ru": "нужно имя"}
NO_ANSWER = {"en": "does not answer", "es": "no responde", "ru": "не отвечает"}


@pytest.fixture
def speak(monkeypatch):
    """Give the machine the locale of a language."""

    def speak_language(language: str) -> None:
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", LOCALES[language])

    return speak_language


def test_the_exit_statuses_are_those_of_the_verbs() -> None:
    assert app.WRONG_CALL == answer.WRONG_CALL
    assert app.ENVIRONMENT_FAILED == answer.ENVIRONMENT_FAILED


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="always has a display")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_display_the_verbs_are_named(speak, monkeypatch, capsys, language):
    speak(language)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert run(()) == 3
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert WITHOUT_DISPLAY[language] in err
    assert ", ".join(VERBS) in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("word", "expected"), [("--pag", NO_OPTION), ("--page", NO_PAGE)])
def test_a_wrong_option_is_refused(speak, capsys, word, expected, language):
    speak(language)
    assert run((word,)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert expected[language] in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_program_that_does_not_answer_is_told(
    speak, monkeypatch, tmp_path, capsys, language
):
    speak(language)
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    first = claim(tmp_path / "data", ())
    assert first is not None
    monkeypatch.setattr(single_instance, "claim", partial(claim, within=0.0))
    try:
        assert run(()) == 3
    finally:
        first.close()
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert NO_ANSWER[language] in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged_colours_are_one_sentence(speak, monkeypatch, capsys, tmp_path, language):
    speak(language)
    resources = tmp_path / "resources"
    shutil.copytree(resources_folder(), resources)
    (resources / "themes" / "tokens.json").write_text("{")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("judgekit.app.resources_folder", lambda: resources)
    assert run(("--quit-after-first-paint",)) == 3
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "tokens.json" in err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know every user's folder")
@pytest.mark.parametrize("call", [["documents"], ["--page", "clock"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_user_without_a_home_is_told_what_to_set(speak, monkeypatch, capsys, call, language):
    speak(language)
    for variable in [name for name in os.environ if name.startswith(("JUDGEKIT_HOME", "XDG_"))]:
        monkeypatch.delenv(variable)
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("os.getuid", lambda: 2_000_000_000)  # in no list of users
    assert run(call) == answer.ENVIRONMENT_FAILED
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "HOME" in told
    assert "JUDGEKIT_HOME" in told


def test_a_bug_is_kept_among_temporary_files_where_no_log_can_be_written(
    monkeypatch, capsys, tmp_path
):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "logs").write_text("a file where the folder should be")
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    monkeypatch.setattr("judgekit.app.resources_folder", lambda: 1 / 0)
    assert run(("documents",)) == 3
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert str(tmp_path / "tmp") in err
    stop_logging()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are the profile's there")
def test_a_start_closes_the_programs_folders_to_other_users(monkeypatch, tmp_path):
    monkeypatch.setenv("JUDGEKIT_HOME", str(tmp_path))
    folder, file = tmp_path / "config", tmp_path / "config" / "preferences.json"
    folder.mkdir()
    file.touch()
    for path in (folder, file):
        path.chmod(0o755)
    assert run(("rounds", "100")) == 0
    assert [path.stat().st_mode & 0o777 for path in (folder, file)] == [0o700, 0o700]
