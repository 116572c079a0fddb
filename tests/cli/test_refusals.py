"""Calls that can't be answered: one sentence on standard error, nothing on standard output."""

from __future__ import annotations

import pytest

from judgekit.cli.main import main
from judgekit.domain.rules.library import UnreadText
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.resources import locale_folder


@pytest.mark.parametrize(
    "call",
    [
        (),
        ("dance",),
        ("outline",),
        ("search",),
        ("search", "--batch"),
        ("search", "time", "--limit", "0"),
        ("search", "time", "--limit", "many"),
        ("search", "time", "--lang", "de"),
        ("documents", "--jsn"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_wrong_words_end_with_two(terminal, call, language):
    printed = terminal.call(*call, system_language=language)
    assert printed.status == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "judgekit" in printed.err


@pytest.mark.parametrize("number", ["0", "501", "1000", "1" + 30 * "0"])
@pytest.mark.parametrize("verb", [("card", "ring"), ("find", "ring"), ("search", "ring")])
def test_a_number_out_of_bounds_is_told_with_its_bounds(terminal, verb, number):
    printed = terminal.call(*verb, "--limit", number)
    sentence = f"judgekit {verb[0]}: give a number from 1 to 500, not {number}.\n"
    assert (printed.status, printed.out, printed.err) == (2, "", sentence)


@pytest.mark.parametrize(
    "call", [("outline", "mtr-de-2019-05-03"), ("show", "99.9"), ("align", "x", "2.6")]
)
def test_what_is_not_there_ends_with_one(terminal, call):
    printed = terminal.call(*call)
    assert printed.status == 1
    assert printed.out == ""
    assert printed.err.count("\n") == 1


def test_a_file_that_cannot_be_read_ends_with_three(terminal, tmp_path):
    printed = terminal.call("search", "--batch", str(tmp_path / "missing.jsonl"))
    assert printed.status == 3
    assert "missing.jsonl" in printed.err


@pytest.mark.parametrize(
    "reason", [each for each in FailureReason if each is not FailureReason.PROGRAM_FAULT]
)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_failure_of_the_machine_has_its_sentence(capfdbinary, reason, language):
    def broken(wording, reader):
        raise EnvironmentFailure(reason, "manifest.json")

    assert main(["documents"], broken, language, str, locale_folder()) == 3
    printed = capfdbinary.readouterr()
    assert printed.out == b""
    assert printed.err.count(b"\n") == 1
    assert b"manifest.json" in printed.err


def test_a_text_that_could_not_be_read_is_told_and_the_others_answer(terminal):
    terminal.rules_provider.known.unread = (
        UnreadText("mtr-ru-2019-07-12", "ru.txt", "text-damaged"),
    )
    printed = terminal.call("documents", "--json")
    assert printed.status == 0
    assert len(printed.json["documents"]) == 2
    assert "ru.txt" in printed.err


def test_a_bug_is_kept_and_told_without_a_traceback(terminal, monkeypatch):
    bug = RuntimeError("oh")

    def broken(*_, **__):
        raise bug

    monkeypatch.setattr(terminal.rules_provider, "search", broken)
    printed = terminal.call("search", "time")
    assert printed.status == 3
    assert printed.err.count("\n") == 1
    assert "judgekit.log" in printed.err
    assert terminal.bugs == [bug]
