"""Every text of an event or a command is declared to be a name, free text or a code."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import HISTORY_COMMANDS
from judgekit.domain.shared.texts.fields import declared_texts, replaced
from judgekit.domain.shared.texts.kinds import Code, NoteText, PlayerName, Prose, TextKind
from judgekit.domain.tournament import COMPOSITION

RECORDED = (*COMPOSITION.kinds.values(), *COMPOSITION.commands, *HISTORY_COMMANDS)


@pytest.mark.parametrize("struct", RECORDED, ids=lambda struct: struct.__name__)
def test_each_text_field_says_what_it_holds(struct):
    undeclared = [
        f"{each.struct.__name__}.{each.field}"
        for each in declared_texts(struct)
        if each.kind is None
    ]
    assert undeclared == [], "one of the types in domain/shared/texts/kinds.py says what it holds"


@pytest.mark.parametrize("struct", RECORDED, ids=lambda struct: struct.__name__)
def test_what_has_one_player_says_so_in_the_field_player(struct):
    """That is how a note is known to be about somebody."""
    names = {TextKind.PLAYER, TextKind.LIST_OWNER}
    assert all(
        each.kind in names for each in declared_texts(struct) if each.field in ("player", "players")
    )


class Inner(msgspec.Struct, frozen=True):
    text: Prose
    codes: tuple[Code, ...] = ()


class Told(Event, frozen=True):
    player: PlayerName
    note: NoteText = ""
    inner: tuple[Inner, ...] = ()


class Asked(Command, frozen=True, tag="ask"):
    told: Told | None = None


def seen(value: object, hint: object, is_meant=lambda _: False) -> list[tuple[str, str, object]]:
    found: list[tuple[str, str, object]] = []

    def see(kind: TextKind, text: str, is_about: bool | None) -> str:
        found.append((kind.value, text, is_about))
        return text.upper()

    replaced(value, hint, see, is_meant)
    return found


def test_texts_are_found_in_structs_and_lists_of_structs():
    value = {"player": "a", "note": "b", "inner": [{"text": "c", "codes": ["d", "e"]}]}
    assert seen(value, Told, lambda name: name == "a") == [
        ("player", "a", True),
        ("note", "b", True),
        ("prose", "c", True),
        ("code", "d", True),
        ("code", "e", True),
    ]


def test_what_names_another_player_is_not_about_the_one():
    assert seen({"player": "x", "note": "b"}, Told, lambda name: name == "a") == [
        ("player", "x", False),
        ("note", "b", False),
    ]


def test_what_no_type_knows_is_prose():
    assert seen({"player": "a", "older": "b", "more": {"c": ["d"]}}, Told)[1:] == [
        ("prose", "b", False),
        ("prose", "d", False),
    ]


def test_a_commands_own_name_is_no_text_of_it():
    value = {"do": "ask", "told": {"player": "a"}}
    assert seen(value, Asked) == [("player", "a", False)]
    done = replaced(value, Asked, lambda kind, text, about: text.upper(), lambda _: False)
    assert done == {"do": "ask", "told": {"player": "A"}}


def test_numbers_and_nothing_stay():
    assert replaced({"player": None, "note": 3}, Told, lambda *_: "x", lambda _: False) == {
        "player": None,
        "note": 3,
    }
