"""Which of the three languages a system asks for."""

from __future__ import annotations

import ctypes
import subprocess
from types import SimpleNamespace

import pytest

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.system import locale_language
from judgekit.system.locale_language import first_spoken, system_language

RUSSIAN = 0x419
"""As Windows numbers languages."""


def test_the_languages_are_those_of_the_program() -> None:
    assert locale_language.LANGUAGES == LANGUAGES


@pytest.fixture(autouse=True)
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale_language.sys, "platform", "linux")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB"}, "en"),
        ({"LANG": "es_ES", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "es_ES", "LC_MESSAGES": "ru_RU", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "es_ES", "LC_MESSAGES": ""}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:es"}, "ru"),
        ({"LANG": "C", "LANGUAGE": "ru"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX"}, "en"),
        ({"LANG": "not a locale"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_decides_as_it_does_for_every_program(environ, language) -> None:
    assert system_language(environ) == language


@pytest.fixture
def russian_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: RUSSIAN)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(locale_language.sys, "platform", "win32")


@pytest.fixture
def russian_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert command[-1] == "AppleLocale"
        return subprocess.CompletedProcess(command, 0, "ru_RU\n")

    monkeypatch.setattr(subprocess, "run", answered)
    monkeypatch.setattr(locale_language.sys, "platform", "darwin")


@pytest.mark.parametrize("system", ["russian_windows", "russian_macos"])
def test_where_the_environment_is_silent_the_systems_settings_decide(request, system: str) -> None:
    request.getfixturevalue(system)
    assert system_language({}) == "ru"
    assert system_language({"LANG": "es_ES"}) == "es"


def test_the_first_language_spoken_wins_in_any_spelling() -> None:
    assert first_spoken(["fr-FR", "ES", "ru_RU.KOI8-R"]) == "es"
