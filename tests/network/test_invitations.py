"""Invitations: their texts and codes, and that each serves once, for ten minutes."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine.ports.team import JoinRefusal
from judgekit.network.joining.invitations import (
    GOOD_FOR,
    MOST_OPEN,
    MOST_TRIES,
    Code,
    Invitations,
    InvitationText,
    OpenInvitation,
    code_text,
    invitation_text,
    read_code,
    read_invitation,
)
from judgekit.network.joining.qr_code import BORDER, qr_matrix, qr_text

ADDRESSES = st.lists(st.ip_addresses().map(str), min_size=1, max_size=4).map(tuple)
CONTENTS = st.builds(
    InvitationText,
    ADDRESSES,
    st.integers(1, 65_535),
    st.binary(min_size=32, max_size=32).map(bytes.hex),
    st.binary(min_size=16, max_size=16),
)
EXAMPLE = InvitationText(("192.168.1.20",), 4711, "ab" * 32, b"0123456789abcdef")


class Clock:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def invitations(clock: Clock) -> Invitations:
    return Invitations(clock, os.urandom)


@given(CONTENTS)
def test_a_text_is_read_as_it_was_written(content: InvitationText) -> None:
    assert read_invitation(invitation_text(content)) == content


def test_a_text_is_read_in_small_letters_and_in_groups() -> None:
    text = invitation_text(EXAMPLE).lower()
    assert read_invitation(" ".join([text[:20], text[20:50], text[50:]]) + "\n") == EXAMPLE


@given(st.integers(9, 100), st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
def test_a_text_with_a_wrong_letter_is_none(position: int, letter: str) -> None:
    text = invitation_text(EXAMPLE)
    position = min(position, len(text) - 2)  # the last letter's low bits say nothing
    wrong = text[:position] + letter + text[position + 1 :]
    if wrong != text:
        with pytest.raises(ValueError):
            read_invitation(wrong)


@given(st.text(max_size=400))
def test_no_other_text_is_an_invitation(text: str) -> None:
    for tried in (text, f"JUDGEKIT:{text}"):
        with pytest.raises(ValueError):
            read_invitation(tried)


@given(st.integers(0, 99), st.integers(0, 999_999).map(lambda number: f"{number:06}"))
def test_a_code_is_read_however_it_is_grouped(call: int, secret: str) -> None:
    text = code_text(Code(call, secret))
    for typed in (text, text.replace(" ", ""), text.replace(" ", "-")):
        assert read_code(typed) == Code(call, secret)


@pytest.mark.parametrize("text", ["", "1234567", "123456789", "1234567a", "１２３４５６７８"])
def test_another_text_is_no_code(text: str) -> None:
    with pytest.raises(ValueError):
        read_code(text)


def test_an_invitation_serves_one_device(invitations: Invitations) -> None:
    made = invitations.make()
    assert invitations.by_token(made.token) is made
    assert invitations.use(made, "device-1") is None
    assert invitations.use(made, "device-1") is None, "it may come back"
    assert invitations.use(made, "device-2") is JoinRefusal.USED


def test_an_invitation_ends_after_ten_minutes(invitations: Invitations, clock: Clock) -> None:
    made = invitations.make()
    clock.seconds = GOOD_FOR + 1
    assert invitations.by_token(made.token) is JoinRefusal.EXPIRED
    assert invitations.by_call(made.code.call) is JoinRefusal.EXPIRED


def test_a_code_may_be_tried_five_times(invitations: Invitations) -> None:
    made = invitations.make()
    for _ in range(MOST_TRIES):
        assert isinstance(invitations.by_call(made.code.call), OpenInvitation)
    assert invitations.by_call(made.code.call) is JoinRefusal.TOO_MANY_TRIES
    assert invitations.by_token(made.token) is made, "the text can't be guessed"


def test_unknown_tokens_and_codes_are_refused(invitations: Invitations) -> None:
    made = invitations.make()
    assert invitations.by_token(b"x" * 16) is JoinRefusal.UNKNOWN
    assert invitations.by_call((made.code.call + 1) % 100) is JoinRefusal.UNKNOWN


def test_many_invitations_have_codes_of_their_own(invitations: Invitations) -> None:
    made = [invitations.make() for _ in range(MOST_OPEN + 20)]
    kept = made[-MOST_OPEN:]
    assert len({each.code.call for each in kept}) == MOST_OPEN
    assert [invitations.by_token(each.token) for each in kept] == kept
    assert invitations.by_token(made[0].token) is JoinRefusal.UNKNOWN


def test_a_qr_code_has_its_three_corners_and_a_border() -> None:
    matrix = qr_matrix(invitation_text(EXAMPLE))
    size = len(matrix)
    assert all(len(row) == size for row in matrix)
    assert not any(any(row) for row in (*matrix[:BORDER], *matrix[-BORDER:]))
    last = size - BORDER - 7
    for top, left in ((BORDER, BORDER), (BORDER, last), (last, BORDER)):
        assert all(matrix[top][left : left + 7]), "the frame of a finder pattern"
        assert matrix[top + 1][left : left + 7] == (True, *[False] * 5, True)


def test_a_qr_code_as_text_shows_the_same_modules() -> None:
    matrix = qr_matrix(invitation_text(EXAMPLE))
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    read = []
    for line in qr_text(matrix).split("\n"):
        read += list(zip(*(halves[letter] for letter in line), strict=True))
    assert [tuple(map(bool, row)) for row in read[: len(matrix)]] == list(matrix)
