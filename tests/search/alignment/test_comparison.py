"""Given two editions, what changed between them."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.comparison import ChangeKind, SectionChange
from judgekit.search.alignment.comparison import compared
from tests.builders import document, section

OLD, NEW = "mtr-en-2019-05-03", "mtr-en-2024-05-03"
SUBJECTS = (
    "registration",
    "shuffling",
    "sleeves",
    "extensions",
    "conceding",
    "sideboards",
    "spectators",
    "lateness",
    "dice",
    "notes",
    "proxies",
    "drafting",
)


def text(subject: str) -> str:
    """A paragraph that says something of its own."""
    return f"Of {subject} a player asks the {subject} official, who writes {subject} down."


def rules(edition: str, *subjects: str, first: int = 1):
    """A chapter of sections numbered in order, one a subject."""
    return document(
        edition,
        section("2", "Mechanics"),
        *(
            section(f"2.{first + at}", subject.capitalize(), text(subject))
            for at, subject in enumerate(subjects)
        ),
    )


def kinds(changes: tuple[SectionChange, ...]) -> list[tuple[str, str | None, str | None]]:
    return [(each.kind.value, each.old_ref, each.new_ref) for each in changes]


subjects = st.lists(st.sampled_from(SUBJECTS), min_size=3, unique=True)


@given(subjects)
def test_an_edition_against_itself_has_no_change(names):
    assert compared(rules(OLD, *names), rules(NEW, *names)) == ()


@given(subjects, st.data())
def test_what_stands_after_a_new_section_is_renumbered_and_nothing_else(names, data):
    at = data.draw(st.integers(0, len(names) - 1))
    with_it, without = names, [*names[:at], *names[at + 1 :]]
    changes = compared(rules(OLD, *without), rules(NEW, *with_it))
    later = range(at + 1, len(names))
    assert kinds(changes) == [
        ("added", None, f"2.{at + 1}"),
        *(("renumbered", f"2.{number}", f"2.{number + 1}") for number in later),
    ]


@given(subjects, st.data())
def test_the_other_way_round_what_was_added_is_removed(names, data):
    kept = data.draw(st.lists(st.sampled_from(names), min_size=1, unique=True))
    part = [name for name in names if name in kept]
    there = compared(rules(OLD, *part), rules(NEW, *names))
    back = compared(rules(NEW, *names), rules(OLD, *part))
    swapped = {ChangeKind.ADDED: "removed", ChangeKind.REMOVED: "added"}
    assert sorted(
        (swapped.get(each.kind, each.kind.value), each.new_ref or "", each.old_ref or "")
        for each in there
    ) == sorted((kind, old or "", new or "") for kind, old, new in kinds(back))


def test_other_words_are_counted():
    old = document(OLD, section("2.5", "End of Match", "The turn is over once passed."))
    new = document(NEW, section("2.5", "End of Match", "The turn ends once it is passed."))
    (change,) = compared(old, new)
    assert change.kind is ChangeKind.CHANGED
    assert (change.words_added, change.words_removed) == (2, 1)


def test_another_number_and_other_words_are_one_change_with_both_numbers():
    old = document(OLD, section("2.4", "Conceding", text("dice")), section("2.5", "End", "Over."))
    new = document(NEW, section("2.4", "End", "Over."), section("2.5", "Conceding", text("dice")))
    assert ("changed", "2.4", "2.5") not in kinds(compared(old, new))
    longer = text("dice") + " It is final."
    new = document(NEW, section("2.4", "End", "Over."), section("2.5", "Conceding", longer))
    assert ("changed", "2.4", "2.5") in kinds(compared(old, new))


def test_a_section_that_was_split_changes_and_its_second_half_is_added():
    half, rest = f"{text('dice')} {text('sleeves')} {text('proxies')}", text("drafting")
    old = document(OLD, section("3.1", "Cards", half, rest), section("3.2", "Notes", text("notes")))
    new = document(
        NEW,
        section("3.1", "Cards", half),
        section("3.2", "Boosters", rest),
        section("3.3", "Notes", text("notes")),
    )
    assert kinds(compared(old, new)) == [
        ("changed", "3.1", "3.1"),
        ("added", None, "3.2"),
        ("renumbered", "3.2", "3.3"),
    ]


def test_a_heading_without_a_number_moves_with_its_text_below_another_one():
    def edition(name, above):
        return document(
            name,
            section("4", "Chapter"),
            section("5", "Other chapter"),
            section(None, "Byes", text("lateness"), ref=f"{above}#Byes"),
        )

    changes = compared(edition(OLD, "4"), edition(NEW, "5"))
    assert kinds(changes) == [("moved", "4#Byes", "5#Byes")]


def guide(edition: str, *infractions: tuple[str, str, str]):
    """Infractions with the headings that all of them have."""
    parts = [section("3", "Tournament Errors")]
    for number, title, subject in infractions:
        parts.append(section(number, title))
        for name, said in (("Definition", text(subject)), ("Penalty", "Warning")):
            part = section(None, name, said, ref=f"{number}#{name}")
            parts.append(msgspec.structs.replace(part, parent=number, level=3))
    return document(edition, *parts)


def test_headings_that_every_section_has_follow_the_section_they_stand_below():
    old = guide(OLD, ("3.1", "Tardiness", "lateness"), ("3.2", "Slow Play", "dice"))
    new = guide(NEW, ("3.1", "Slow Play", "dice"), ("3.2", "Outside Notes", "notes"))
    assert sorted(kinds(compared(old, new)), key=lambda each: (each[0], each[1] or each[2])) == [
        ("added", None, "3.2"),
        ("added", None, "3.2#Definition"),
        ("added", None, "3.2#Penalty"),
        ("removed", "3.1", None),
        ("removed", "3.1#Definition", None),
        ("removed", "3.1#Penalty", None),
        ("renumbered", "3.2", "3.1"),
        ("renumbered", "3.2#Definition", "3.1#Definition"),
        ("renumbered", "3.2#Penalty", "3.1#Penalty"),
    ]


def test_punctuation_case_and_typography_are_no_change():
    old = document(OLD, section("2.1", "Play", "A player's turn, then."))
    new = document(NEW, section("2.1", "PLAY", "A player’s turn - then"))
    assert compared(old, new) == ()
