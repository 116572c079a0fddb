"""Lists as they are posted: in Markdown, in the marks of forums, among prose."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import Decklist, ListRemark
from judgekit.reading.decklists.marked_up import unmarked_lines
from judgekit.reading.decklists.reader import parse_decklist


def read(text: str) -> Decklist:
    return parse_decklist(text.encode())


def parts(decklist: Decklist) -> tuple[dict[str, int], dict[str, int]]:
    main, sideboard = (
        {each.name: each.count for each in part} for part in (decklist.main, decklist.sideboard)
    )
    return main, sideboard


EXPECTED = ({"Opt": 4, "Island": 56}, {"Duress": 2})


@pytest.mark.parametrize(
    "text",
    [
        "[deck=Drakes]\n[b]Main[/b]\n4 Opt\n56 Island\n[b]Sideboard[/b]\n2 Duress\n[/deck]\n",
        "4 [card=Opt]Opt[/card]\n56 [CARD]Island[/CARD]\n\n"
        "[size=150][color=red]Sideboard[/color][/size]\n2 [card]Duress[/card]\n",
        "[h2]Main[/h2]\n4 [url=https://example.org/opt]Opt[/url]\n56 [url]Island[/url]\n"
        "[h2]Sideboard[/h2]\n2 Duress\n[hr]\n",
        "[list]\n[*]4 Opt\n[*]56 Island[/*]\n[/list]\n[b]Sideboard (2)[/b]\n[*]2 Duress\n",
        "[table][tr][td]4[/td][td]Opt[/td][/tr]\n[tr][td]56[/td][td]Island[/td][/tr][/table]\n"
        "[b]Sideboard[/b]\n[tr][td]2[/td][td]Duress[/td][/tr]\n",
        "[b]Main[/b]\n4 Opt [XLN]\n56 [ICE] Island\n[b]Side[/b]\n2 Duress [M20]\n",
        "## Deck\n\n- 4 [Opt](https://example.org/opt)\n"
        '- 56x [Island](https://example.org/i "Island")\n\n## Sideboard\n- 2 [[Duress]]\n',
        "```text\n4 Opt\n56 Island\n\nSideboard\n2 Duress\n```\n",
        "My Deck\n=======\n\n4 Opt\n56 Island\n\nSideboard\n---------\n\n2 Duress\n",
        "| Count | Card |\n|---:|:--|\n| 4 | Opt |\n| 56 | Island |\n\n"
        "## Sideboard\n\n| Card | Count | Price |\n|---|---|---|\n| Duress | 2 | 0.10 |\n",
        "| Qty | Name | Board |\n|---|---|---|\n"
        "| 4x | [Opt](https://example.org) | Main |\n"
        "| 56 | Island | Main |\n| 2 | Duress | Side |\n",
        "| Карта | Кол-во |\n|---|---|\n| Opt | 4 |\n| Island | 56 |\n\n**Сайдборд**\n\n2 Duress\n",
    ],
    ids=range(12),
)
def test_a_list_as_it_is_posted(text: str) -> None:
    assert parts(read(text)) == EXPECTED


def test_a_table_far_down_a_page() -> None:
    story = "".join(f"This is sentence {at} of a long story.\n\n" for at in "abcdefgh")
    decklist = read(f"# Story\n\n{story}| Card | Qty | Price |\n|---|---|---|\n| Opt | 4 | 9 |\n")
    assert parts(decklist) == ({"Opt": 4}, {})
    assert {each.remark for each in decklist.remarks} == {ListRemark.NOT_UNDERSTOOD}


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        ("I went 5-2 with this list last weekend.", ListRemark.NOT_UNDERSTOOD),
        ("15 minutes into round one I had already lost a game", ListRemark.NOT_UNDERSTOOD),
        ("4 Copies of the spell felt like too many.", ListRemark.NOT_UNDERSTOOD),
        ("3 Losses were close. I would play it again", ListRemark.NOT_UNDERSTOOD),
        ("Some closing thoughts on what I would change", ListRemark.GROUP),
        ("nice list!", ListRemark.GROUP),
        ("*Posted by me*", ListRemark.LABEL),
        ("[8:12 PM] Ann: hello", ListRemark.NOT_UNDERSTOOD),
        ("60 cards, 15 sideboard", ListRemark.LABEL),
    ],
)
def test_prose_below_a_list_is_told_and_not_counted(line: str, remark: ListRemark) -> None:
    decklist = read(f"4 Opt\n56 Island\n4 Duress\n{line}\n")
    assert parts(decklist) == ({"Opt": 4, "Island": 56, "Duress": 4}, {})
    assert [(each.number, each.remark) for each in decklist.remarks] == [(4, remark)]


@pytest.mark.parametrize(
    "line",
    [
        "1 nicol bolas, the ravager // nicol bolas, the arisen",
        "1 Comprensión del primero de los pensadores",
        "1 Our Market Research Shows That Players Like Really Long Card Names",
        '1 "Rumors of My Death . . ."',
        "1 Who's That Praetor?",
    ],
)
def test_a_long_name_is_no_prose(line: str) -> None:
    others = "4 Opt\n55 Island\n" if line[2].isupper() or line[2] == '"' else "4 opt\n55 island\n"
    decklist = read(f"{others}{line}\n")
    assert (len(decklist.main), decklist.remarks) == (3, ())


@given(st.lists(st.text(st.sampled_from("[]()/|-:*`=b4 Opt\t<>"), max_size=30), max_size=12))
def test_every_line_keeps_its_number(lines: list[str]) -> None:
    assert len(unmarked_lines(lines)) == len(lines)


@pytest.mark.parametrize(
    "line",
    [
        "* 4 *Opt*",
        "- **4** Opt",
        "- **4x** [Opt](https://example.org/opt)",
        "* _4_ *Opt*",
        "- __4 Opt__",
        "- *4 Opt*",
        "- `4` Opt",
        "- `4 Opt`",
        "+ 4x **Opt**",
        "4 ***Opt*** (XLN) 65",
        "* *Opt* x4",
    ],
)
def test_emphasis_of_markdown_is_no_mark_beside_the_card(line: str) -> None:
    found = parse_decklist(f"{line}\n{line.replace('Opt', 'Duress')}\n".encode())
    assert [(card.count, card.name) for card in found.main] == [(4, "Opt"), (4, "Duress")]
    assert found.remarks == ()


def test_marks_in_asterisks_beside_a_name_stay_marks() -> None:
    found = parse_decklist(b"1 *CMDR* Ezuri\n1 Krenko *CMDR*\n4 Opt *F*\n")
    assert [card.name for card in found.commander] == ["Ezuri", "Krenko"]
    assert [card.name for card in found.main] == ["Opt"]
