"""The line in which cards are typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.deck_checks.tick_entry import (
    Key,
    Line,
    candidates,
    cards_of_part,
    in_count_mode,
    in_one_key_mode,
    press,
)
from judgekit.domain.deck_checks.tick_off import begin, counted, tick
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.part import Part
from tests.domain.formats.listed import decklist

LIST = decklist(
    "4 Brainstorm, 3 Bitterblossom, 4 Force of Will, 2 Lim-Dûl's Vault, 3 Lightning Bolt | "
    "2 Blood Moon, 1 Force of Negation"
)
KNOWN = ("Counterspell", "Brazen Borrower", "Brainstorm")


def known(typed: str):
    return [name for name in KNOWN if name.lower().startswith(typed.lower())]


def typed(*keys: str, line: Line | None = None) -> Line:
    line = line or Line(begin(LIST))
    for part in keys:
        for key in [part] if part in list(Key) else part:
            line = press(line, key, known)
    return line


def ticks(line: Line):
    return [(each.count, each.name) for each in line.off.ticks]


@pytest.mark.parametrize(
    ("letters", "best"),
    [
        ("brain", "Brainstorm"),
        ("BITT", "Bitterblossom"),
        ("fow", "Force of Will"),
        ("fo wi", "Force of Will"),
        ("bolt", "Lightning Bolt"),
        ("lim-dul", "Lim-Dûl's Vault"),
        ("blossom", "Bitterblossom"),
        ("moon", "Blood Moon"),
        ("force of n", "Force of Negation"),
    ],
)
def test_a_few_letters_are_enough(letters, best):
    assert candidates(begin(LIST), letters)[0].name == best
    assert ticks(typed(letters, Key.ENTER)) == [(1, best)]


@pytest.mark.parametrize(
    ("letters", "best"),
    [
        ("brian", "Brainstorm"),
        ("brinst", "Brainstorm"),
        ("bitteeblo", "Bitterblossom"),
        ("lihgtn", "Lightning Bolt"),
        ("forece", "Force of Will"),
    ],
)
def test_one_slip_is_forgiven(letters, best):
    assert candidates(begin(LIST), letters, known)[0] == candidates(begin(LIST), best)[0]


@pytest.mark.parametrize(
    ("letters", "best"),
    [
        ("lightning hel", ()),
        ("counterspall", ()),
        ("+brian", ("brian",)),
    ],
)
def test_a_name_that_goes_on_otherwise_is_no_slip(letters, best):
    assert tuple(each.name for each in candidates(begin(LIST), letters, known)) == best


def test_letters_that_resemble_no_card_become_none_unless_said_to_be_one():
    assert ticks(typed("llllsssstttt24", Key.ENTER)) == []
    assert typed("llllsssstttt24").typed == "llllsssstttt"
    assert ticks(typed("Zzz+2")) == [(2, "Zzz")]
    assert ticks(typed("+Zzz2")) == [(2, "Zzz")]


def test_without_a_list_every_card_is_taken_as_typed():
    assert candidates(begin(Decklist()), "Zzz")[0].name == "Zzz"


def test_another_card_by_just_this_name_goes_before_a_slip():
    found = candidates(begin(decklist("4 Brinstorm")), "brainstorm", known)
    assert [(each.name, each.on_list) for each in found[:2]] == [
        ("Brainstorm", False),
        ("Brinstorm", True),
    ]


def test_every_card_of_a_part_has_its_letter_and_keeps_it_when_all_copies_have_come():
    off = begin(LIST)
    for card in cards_of_part(off):
        letter = card.letters[Part.MAIN]
        assert candidates(off, letter)[0].name == card.name
        assert candidates(tick(off, card.name, 4), letter)[0].name == card.name


def test_what_is_still_to_come_goes_first():
    assert [each.name for each in candidates(begin(LIST), "li")] == [
        "Lightning Bolt",
        "Lim-Dûl's Vault",
    ]
    off = tick(begin(LIST), "Lightning Bolt", 3)
    assert candidates(off, "li")[0].name == "Lim-Dûl's Vault"


def test_a_digit_is_a_run_and_enter_alone_one_more():
    assert ticks(typed("fow3")) == [(3, "Force of Will")]
    assert ticks(typed("fow", Key.ENTER, Key.ENTER, "2", Key.ENTER)) == [
        (1, "Force of Will"),
        (1, "Force of Will"),
        (2, "Force of Will"),
    ]
    assert ticks(typed(Key.ENTER, "4")) == []
    assert ticks(typed("fow0")) == []


@pytest.mark.parametrize(
    "words", ["3 bolt", "3bolt", "3x bolt", "3 Lightning Bolt", "3  fB\b\bbolt"]
)
def test_a_number_before_a_name_is_how_many(words):
    line = typed(words, Key.ENTER)
    assert ticks(line) == [(3, "Lightning Bolt")]
    assert ticks(press(line, Key.UNDO)) == []


def test_a_number_alone_ticks_nothing_of_the_card_before_until_enter():
    line = typed("fow", Key.ENTER, "3")
    assert ticks(line) == [(1, "Force of Will")]
    assert ticks(typed(" bolt", Key.ENTER, line=line)) == [
        (1, "Force of Will"),
        (3, "Lightning Bolt"),
    ]


LANDS = decklist("17 Forest, 4 Brainstorm, 11 Island")


def test_two_digits_are_one_number_where_the_list_has_that_many():
    start = Line(begin(LANDS))
    line = typed("forest17", line=start)
    assert ticks(line) == [(17, "Forest")]
    assert ticks(press(line, Key.UNDO)) == []
    assert ticks(typed("17 forest", Key.ENTER, line=start)) == [(17, "Forest")]
    assert typed("brain3", "1", line=start).typed == "1"
    assert ticks(typed("f17", line=in_one_key_mode(start))) == [(17, "Forest")]
    assert ticks(typed("17f", line=in_one_key_mode(start))) == [(17, "Forest")]


def test_in_count_mode_two_digits_are_one_number_of_many():
    start = in_count_mode(Line(begin(LANDS)))
    line = typed("17", "4", "9", Key.ENTER, line=start)
    assert ticks(line) == [(17, "Forest"), (4, "Brainstorm"), (9, "Island")]
    assert ticks(typed("1", Key.BACKSPACE, Key.ENTER, line=start)) == [(17, "Forest")]


def test_a_number_is_no_part_of_a_name_that_has_one():
    off = begin(decklist("2 Lightning Bolt"))
    assert candidates(off, "12345 bolt") == ()


def test_enter_alone_says_nothing_of_the_other_part():
    assert ticks(typed("fow", Key.ENTER, Key.OTHER_PART, Key.ENTER)) == [(1, "Force of Will")]


def test_another_candidate_is_marked_with_the_arrows():
    line = typed("li", Key.DOWN, Key.DOWN, Key.UP, Key.DOWN, Key.ENTER)
    assert ticks(line) == [(1, "Lim-Dûl's Vault")]
    assert ticks(typed("li", Key.UP, Key.ENTER)) == [(1, "Lightning Bolt")]


def test_typing_is_corrected_and_given_up():
    assert typed("brx", Key.BACKSPACE).typed == "br"
    assert typed("brx", Key.ESCAPE).typed == ""
    assert ticks(typed("fow3", "x", Key.UNDO)) == []


def test_a_card_that_the_list_lacks_is_completed_from_those_known_or_kept_as_typed():
    names = [each.name for each in candidates(begin(LIST), "counte", known)]
    assert names == ["Counterspell", "counte"]
    assert ticks(typed("counte", Key.ENTER)) == [(1, "Counterspell")]
    assert ticks(typed("+bra", Key.ENTER)) == [(1, "Brazen Borrower")]
    assert not candidates(begin(LIST), "+bra", known)[0].on_list
    assert candidates(begin(LIST), "+ ", known) == ()


def test_one_key_goes_to_the_other_part_where_its_cards_come_first():
    line = typed(Key.OTHER_PART, "b", Key.ENTER)
    assert [(card.count, card.name) for card in counted(line.off).sideboard] == [(1, "Blood Moon")]
    assert typed(Key.OTHER_PART, Key.OTHER_PART).off.part is Part.MAIN


def test_in_count_mode_the_cards_of_the_list_come_one_after_another():
    line = typed("4", Key.ENTER, "3", "0", Key.UP, "2", "9x", line=in_count_mode(Line(begin(LIST))))
    assert ticks(line) == [
        (4, "Brainstorm"),
        (3, "Bitterblossom"),
        (3, "Force of Will"),
        (2, "Lim-Dûl's Vault"),
        (9, "Lightning Bolt"),
    ]
    assert line.row == len(cards_of_part(line.off))
    assert ticks(typed("1", Key.ENTER, line=line)) == ticks(line)
    side = typed(Key.OTHER_PART, Key.ENTER, Key.ENTER, line=line)
    assert [(card.count, card.name) for card in counted(side.off).sideboard] == [
        (2, "Blood Moon"),
        (1, "Force of Negation"),
    ]


def test_in_one_key_mode_a_quick_letter_ticks_at_once():
    line = in_one_key_mode(Line(begin(LIST)))
    letters = {card.name: card.letters[Part.MAIN] for card in cards_of_part(line.off)}
    bolt, force = letters["Lightning Bolt"], letters["Force of Will"]
    assert ticks(typed(bolt, force, line=line)) == [(1, "Lightning Bolt"), (1, "Force of Will")]
    assert ticks(typed(bolt, "3", line=line)) == [(3, "Lightning Bolt")]
    assert ticks(typed(bolt, Key.ENTER, line=line)) == [(1, "Lightning Bolt")]
    assert ticks(typed(bolt, Key.ENTER, Key.ENTER, line=line)) == [(1, "Lightning Bolt")] * 2
    assert ticks(typed(bolt, "0", line=line)) == []
    assert ticks(typed(" brain", Key.ENTER, bolt, line=line)) == [
        (1, "Brainstorm"),
        (1, "Lightning Bolt"),
    ]
    assert ticks(typed(bolt, Key.UNDO, "2", line=line)) == []
    assert typed(Key.OTHER_PART, line=line).one_key


@given(st.lists(st.sampled_from([*Key, *"abflow +0149"]), max_size=30))
def test_no_keys_break_it(keys):
    start = Line(begin(LIST))
    for mode in (start, in_count_mode(start), in_one_key_mode(start)):
        line = typed(*keys, line=mode)
        assert line.chosen >= 0
        assert all(each.count > 0 for each in line.off.ticks)
