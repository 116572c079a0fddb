"""Pairings in every form come back as they were; any text at all is accounted for, line by line."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.player_key import player_key, written_key
from judgekit.reading.pairings.reader import LineUse, read_pairings
from judgekit.reading.pairings.words import tidy
from tests.examples import examples
from tests.reading.pairings.edited_pastes import (
    EDITS,
    MAY_LEAVE_A_NAME_ALONE,
    Edit,
    names_lost_in_silence,
    pairs_lost_in_silence,
)

Matches = Sequence[PairedTable]
Byes = Sequence[str]
Form = Callable[[Matches, Byes], str]

GIVEN = (
    "Anna",
    "José",
    "Íñigo",
    "Zoë",
    "Пётр",
    "Вера",
    "Йолана",
    "Jean-Luc",
    "Ádám",
    "Li",
    "D’Arcy",
)
FAMILY = (
    "Rossi",
    "O'Neil",
    "García López",
    "Иванов",
    "Королёва-Зайцева",
    "van der Berg",
    "Ng",
    "Ðorđe",
)


def names_by_style() -> tuple[st.SearchStrategy[str], st.SearchStrategy[str]]:
    """Names as printed: given name first, or family name and a comma; numbered to be many."""
    letters = st.text("abcdeиаоуñü", min_size=1, max_size=4).map(str.capitalize)
    plain = st.builds("{} {} {}".format, st.sampled_from(GIVEN), letters, st.sampled_from(FAMILY))
    turned = st.builds("{}, {} {}".format, st.sampled_from(FAMILY), st.sampled_from(GIVEN), letters)
    return plain, turned


@st.composite
def rounds(draw: st.DrawFn, *, in_one_style: bool = False) -> tuple[Matches, Byes]:
    """A round: tables of two in the order of their numbers, and perhaps byes."""
    plain, turned = names_by_style()
    names = draw(st.sampled_from([plain, turned])) if in_one_style else plain | turned
    people = draw(st.lists(names, min_size=4, max_size=24, unique_by=player_key))
    waiting = draw(st.integers(0, 2))
    playing = people[waiting:]
    pairs = list(zip(playing[::2], playing[1::2], strict=False))
    numbers = draw(
        st.lists(st.integers(1, 2000), min_size=len(pairs), max_size=len(pairs), unique=True)
    )
    tables = [PairedTable(n, pair) for n, pair in zip(sorted(numbers), pairs, strict=True)]
    return tables, people[:waiting]


def cells(matches: Matches, byes: Byes) -> list[list[str]]:
    rows = [[str(match.table), *match.players] for match in matches]
    return rows + [["", name, "BYE"] for name in byes]


def written(sign: str) -> Form:
    def write(matches: Matches, byes: Byes) -> str:
        out = io.StringIO()
        writer = csv.writer(out, delimiter=sign)
        writer.writerow(["Table", "Player 1", "Player 2"])
        writer.writerows(cells(matches, byes))
        return out.getvalue()

    return write


def tabs_bare(matches: Matches, byes: Byes) -> str:
    return "\n".join("\t".join(row) for row in cells(matches, byes))


def tabs_turned(matches: Matches, byes: Byes) -> str:
    """Columns in another order, with what is no player between them."""
    lines = ["Игрок\tОчки\tСтол\tСоперник\tDCI"]
    lines += [f"{a}\t6\t{n}\t{b}\t1234567890" for n, a, b in cells(matches, byes)]
    return "\r\n".join(lines)


def aligned(matches: Matches, byes: Byes) -> str:
    lines = ["Ronda 3", "", f"{'Mesa':>5}  {'Jugador':<60}  {'Puntos':>6}  Oponente"]
    lines += [f"{n:>5}  {a:<60}  {3:>6}  {b}" for n, a, b in cells(matches, byes)]
    return "\n".join(lines)


def bars(matches: Matches, byes: Byes) -> str:
    rows = [["Table", "Team", "Team"], ["---"] * 3, *cells(matches, byes)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def versus(matches: Matches, byes: Byes) -> str:
    lines = [f"{n}  {a}  vs.  {b}".strip() for n, a, b in cells(matches, byes)]
    return "Round 2\n" + "\n".join(lines)


def chat(matches: Matches, byes: Byes) -> str:
    lines = [f"Стол {m.table}: {m.players[0]} (1-0) против {m.players[1]} (0-1)" for m in matches]
    return "\n".join([*lines, *(f"Бай: {name}" for name in byes)])


def telephone(matches: Matches, byes: Byes) -> str:
    blocks = [f"Table {m.table}\n{m.players[0]}\n2-0-0\n{m.players[1]}\n1-1-0" for m in matches]
    last = max((match.table for match in matches), default=0)
    blocks += [f"Table {last + i}\n{name}\nBye" for i, name in enumerate(byes, 1)]
    return "\n".join(blocks)


def by_name(matches: Matches, byes: Byes) -> str:
    """Every match twice, once for each player, the first writing in the order of the table."""
    rows = [[str(m.table), *m.players] for m in matches]
    rows += [[str(m.table), *reversed(m.players)] for m in matches]
    rows += [["", name, "* BYE *"] for name in byes]
    return "\n".join(["Table\tName\tOpponent", *("\t".join(row) for row in rows)])


def by_dash(matches: Matches, byes: Byes) -> str:
    lines = [f"{m.table}. {m.players[0]} - {m.players[1]}" for m in matches]
    return "\n".join([*lines, *(f"{name} - bye" for name in byes)])


def single_spaces(matches: Matches, byes: Byes) -> str:
    lines = [f"{m.table} {m.players[0]} vs {m.players[1]}" for m in matches]
    return "\n".join(["Round 2", *lines, *(f"{name} BYE" for name in byes)])


FORMS: Final[Mapping[str, Form]] = {
    "comma": written(","),
    "semicolon": written(";"),
    "tab": written("\t"),
    "tabs-bare": tabs_bare,
    "tabs-turned": tabs_turned,
    "aligned": aligned,
    "bars": bars,
    "versus": versus,
    "chat": chat,
    "telephone": telephone,
    "by-name": by_name,
    "by-dash": by_dash,
    "single-spaces": single_spaces,
}


WITHOUT_CELLS: Final = (chat, by_dash, single_spaces)
"""Here `García López, Anna Bé` with a bye is one player or two, as the other names tell."""


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
@examples(25)
@given(st.data())
def test_a_round_comes_back_from_every_form(form: Form, data: st.DataObject) -> None:
    matches, byes = data.draw(rounds(in_one_style=form in WITHOUT_CELLS))
    read = read_pairings(form(matches, byes))
    assert read.questions == ()
    assert read.tables == tuple(matches)
    assert read.byes == tuple(byes)
    assert not read.numbered_in_order


@pytest.mark.parametrize("form", WITHOUT_CELLS, ids=lambda form: form.__name__)
@examples(25)
@given(rounds())
@example(
    (
        [PairedTable(1, ("Anna A Rossi", "Anna Aa Rossi"))],
        ["García López, Anna A", "García López, Anna B"],
    )
)
def test_a_bye_among_names_of_two_styles_is_read_or_asked_about(
    form: Form, given_round: tuple[Matches, Byes]
) -> None:
    matches, byes = given_round
    read = read_pairings(form(matches, byes))
    assert read.tables == tuple(matches)
    told = [*read.byes, ", ".join(read.byes), *(question.text for question in read.questions)]
    assert all(any(name in text for text in told) for name in byes)


@pytest.mark.parametrize("edit", EDITS)
def test_no_match_and_no_name_is_lost_in_silence_after_an_edit(edit: Edit) -> None:
    random = Random(edit.__name__)
    for form in FORMS.values():
        for _ in range(2):
            people = [f"{random.choice(GIVEN)} Q{n} {random.choice(FAMILY)}" for n in range(13)]
            pairs = zip(people[1::2], people[2::2], strict=True)
            matches = [PairedTable(number, pair) for number, pair in enumerate(pairs, 8)]
            text = "\n".join(edit(random, form(matches, people[:1]).splitlines()))
            read = read_pairings(text)
            assert pairs_lost_in_silence(text, read, matches) == []
            if edit not in MAY_LEAVE_A_NAME_ALONE:
                assert names_lost_in_silence(text, read, people) == []


WORDS = (
    *("Table", "12", "Rossi, Anna", "vs.", "\t", "|", ";", ",", "  ", "BYE", "Бай", "-", "(6)"),
    *("2-1-0", "Round 3", "Página 1", "Игрок", "Mesa 7", "\n", "\r\n", '"', "1234567890", " "),
    *("Anna", "Lena", "was assigned a bye", "loss", "/", "&", "[USA]", "\u200f", "\u00a0", "№"),
)


@given(
    st.text(max_size=300)
    | st.lists(st.sampled_from(WORDS), max_size=60).map("".join)
    | st.lists(st.sampled_from(WORDS), max_size=60).map(" ".join)
)
@example(": WAS ASSIGNED A BYE\nA  A")
def test_every_line_of_any_text_is_accounted_for(text: str) -> None:
    read = read_pairings(text)
    pieces = re.split("\r\n|[\r\n\u2028\u2029]", text)
    filled = [at for at, piece in enumerate(pieces, 1) if tidy(piece).strip()]
    assert [line.line for line in read.lines] == filled
    asked = {question.line for question in read.questions}
    assert asked == {line.line for line in read.lines if line.use is LineUse.QUESTION}


@given(st.lists(st.sampled_from(WORDS), max_size=60).map("".join))
@example('vs.Table\tTable"vs.')  # as Martin Thomas may sit opposite Thomas Martin
def test_nobody_sits_twice_and_no_table_stands_twice(text: str) -> None:
    read = read_pairings(text)
    numbers = [table.table for table in read.tables]
    assert numbers == sorted(set(numbers))
    assert all(
        number > 0 and len(table.players) > 1 for table in read.tables for number in [table.table]
    )
    seated = [written_key(name) for table in read.tables for name in table.players]
    seated += [written_key(name) for name in read.byes]
    assert len(seated) == len(set(seated))
