"""Phones of an event: kept, given up, and those of which there are too many."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.hall_web import PhoneRefusal
from judgekit.network.joining.invitations import code_text
from judgekit.web.phones import ASKS_FOR, MOST_ASKING, NotAsked, Phones


class Seconds:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def phones(tmp_path: Path, seconds: Seconds) -> Phones:
    return Phones(tmp_path, seconds)


def asked(phones: Phones, name: str = "Judy") -> tuple[str, str]:
    code = code_text(phones.invitations.make().code)
    token, phone = phones.ask(code, name, "10.0.0.7")
    return token, phone.asking


def test_a_phone_is_known_by_its_token_before_and_after(phones: Phones) -> None:
    token, asking = asked(phones)
    assert phones.asking_with(token) == asking
    assert phones.device_with(token) == ""
    phones.approve(asking, "phone")
    assert phones.asking_with(token) == ""
    assert phones.device_with(token) == "phone"
    assert phones.device_with(token[:-1]) == phones.device_with("") == ""


def test_who_is_let_in_is_kept_and_who_asks_is_not(phones: Phones, tmp_path: Path) -> None:
    let_in, asking = asked(phones)
    phones.approve(asking, "phone")
    waiting, _ = asked(phones)
    again = Phones(tmp_path, Seconds())
    assert again.device_with(let_in) == "phone"
    assert again.asking_with(waiting) == ""


def test_who_waits_too_long_is_given_up(phones: Phones, seconds: Seconds) -> None:
    token, asking = asked(phones)
    assert phones.given_up() == []
    seconds.at = ASKS_FOR + 1
    assert phones.given_up() == [asking]
    phones.approve(asking, "phone")
    assert phones.device_with(token) == ""


def test_only_so_many_wait(phones: Phones) -> None:
    for _ in range(MOST_ASKING):
        asked(phones)
    with pytest.raises(NotAsked) as refused:
        asked(phones)
    assert refused.value.refusal is PhoneRefusal.TOO_MANY_WAITING


def test_a_damaged_file_of_phones_is_said(tmp_path: Path) -> None:
    (tmp_path / "phones.json").write_text("[{")
    with pytest.raises(EnvironmentFailure) as failed:
        Phones(tmp_path, Seconds())
    assert failed.value.reason is FailureReason.SHARING_FILES
