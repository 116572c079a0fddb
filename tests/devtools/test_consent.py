"""A person is asked before the system's packages are installed; a machine never is."""

from __future__ import annotations

import io
import sys

import pytest

from devtools.consent import YES_VARIABLE, Consent, give_consent

PERSON = Consent(given=False, is_there=True)
LINE = "sudo apt-get update && sudo apt-get install libabsent1"


class Screen(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("typed", "allowed"),
    [("\n", True), ("y\n", True), ("YES \n", True), ("n\n", False), ("what\n", False), ("", False)],
)
def test_a_person_says_yes_with_enter_and_no_with_all_else(
    typed: str, allowed: bool, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert PERSON.allows("libabsent1", "which it needs", LINE) == allowed
    told = capsys.readouterr().err
    assert "lacks libabsent1, which it needs" in told
    assert LINE in told


@pytest.mark.parametrize(
    "consent", [Consent(given=True, is_there=True), Consent(given=False, is_there=False)]
)
def test_nobody_else_is_asked_and_the_command_is_said(
    consent: Consent, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # a question would fail
    assert consent.allows("libabsent1", "which it needs", LINE)
    assert capsys.readouterr().err == f"Installing libabsent1, which it needs: {LINE}\n"


@pytest.mark.parametrize(
    ("streams", "environ", "is_there"),
    [
        ((Screen(), Screen()), {}, True),
        ((Screen(), Screen()), {"CI": "true"}, False),
        ((io.StringIO(), Screen()), {}, False),
        ((Screen(), io.StringIO()), {}, False),
        ((None, Screen()), {}, False),
    ],
)
def test_a_person_is_there_where_both_ends_are_a_terminal_and_nothing_says_machine(
    streams, environ, is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", streams[0])
    monkeypatch.setattr(sys, "stderr", streams[1])
    assert Consent.of(environ) == Consent(given=False, is_there=is_there)


def test_consent_given_beforehand_holds_for_what_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    environ: dict[str, str] = {}
    monkeypatch.setattr("os.environ", environ)
    give_consent()
    assert environ == {YES_VARIABLE: "1"}
    assert Consent.of(environ).given
