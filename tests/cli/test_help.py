"""`--help`: the verbs and options, wholly in the caller's language."""

from __future__ import annotations

import pytest

from judgekit.cli.parser import verb_names


@pytest.mark.parametrize("call", [("--help",), ("search", "--help"), ("show", "-h")])
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_help_is_in_the_language_of_the_caller(terminal, call, language):
    printed = terminal.call(*call, system_language=language)
    assert printed.status == 0
    assert printed.out.startswith({"en": "usage: ", "es": "uso: ", "ru": "вызов: "}[language])
    english = ("usage", "positional", "options:", "this help")
    assert language == "en" or not any(words in printed.out for words in english)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_help_lists_every_verb(terminal, language):
    shown = terminal.call("--help", system_language=language).out
    assert all(verb in shown for verb in verb_names())
