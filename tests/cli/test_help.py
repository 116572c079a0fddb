"""`--help`: the verbs and options, wholly in the caller's language."""

from __future__ import annotations

import pytest

from judgekit import __version__
from judgekit.app import is_verb_call
from judgekit.cli.parser import VERBS


@pytest.mark.parametrize("call", [("--help",), ("search", "--help"), ("show", "-h")])
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_help_is_in_the_language_of_the_caller(terminal, call, language):
    printed = terminal.call(*call, system_language=language)
    assert printed.status == 0
    beginnings = {"en": "usage: ", "es": "uso: ", "ru": "использование: "}
    assert printed.out.startswith(beginnings[language])
    english = ("usage", "positional", "options:", "this help")
    assert language == "en" or not any(words in printed.out for words in english)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_help_lists_every_verb(terminal, language):
    shown = terminal.call("--help", system_language=language).out
    assert all(verb in shown for verb in VERBS)


def test_the_version_is_said_without_a_window(terminal):
    assert is_verb_call(("--version",))
    printed = terminal.call("--version")
    assert (printed.status, printed.out, printed.err) == (0, f"judgekit {__version__}\n", "")
    assert terminal.call("--version", "--json").json == {"version": __version__}
