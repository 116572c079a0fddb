import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.views.shell.order_text import OrderKind, read_amount, read_order


@pytest.mark.parametrize(
    ("text", "kind", "table", "words"),
    [
        ("c 14", OrderKind.CALL, 14, ""),
        ("C14", OrderKind.CALL, 14, ""),
        ("  c  14  tardiness Silva ", OrderKind.CALL, 14, "tardiness Silva"),
        ("c", OrderKind.CALL, None, ""),
        ("c ", OrderKind.CALL, None, ""),
        ("x 14 5:30 restroom", OrderKind.EXTENSION, 14, "5:30 restroom"),
        ("t 104", OrderKind.TURNS, 104, ""),
        # Cyrillic: the letter that looks alike, and the one of the same key
        ("с 14", OrderKind.CALL, 14, ""),
        ("х 14 5", OrderKind.EXTENSION, 14, "5"),
        ("ч 14 5", OrderKind.EXTENSION, 14, "5"),
        ("т 14", OrderKind.TURNS, 14, ""),
        ("Е 14", OrderKind.TURNS, 14, ""),
        ("p 14 drew", OrderKind.PENALTY, 14, "drew"),
        ("d 23 Weber, Okafor", OrderKind.DECK_CHECK, 23, "Weber, Okafor"),
        ("в 23", OrderKind.DECK_CHECK, 23, ""),
        ("Д23", OrderKind.DECK_CHECK, 23, ""),
        ("still 3 7 12", OrderKind.STILL, None, "3 7 12"),
        ("Siguen 3, 7", OrderKind.STILL, None, "3, 7"),
        ("играют 3", OrderKind.STILL, None, "3"),
        ("done 1-9 12", OrderKind.DONE, None, "1-9 12"),
        ("terminadas 1-9", OrderKind.DONE, None, "1-9"),
        ("готово 4", OrderKind.DONE, None, "4"),
        ("p Rossi missed trigger", OrderKind.PENALTY, None, "Rossi missed trigger"),
        ("п Росси", OrderKind.PENALTY, None, "Росси"),
        ("р Росси", OrderKind.PENALTY, None, "Росси"),
        ("з Кщыыш", OrderKind.PENALTY, None, "Кщыыш"),
        ("j 14 Weber", OrderKind.JUDGE, 14, "Weber"),
        ("о 14 Вебер", OrderKind.JUDGE, 14, "Вебер"),
        ("slip 14", OrderKind.SLIP, 14, ""),
        ("Слип 14", OrderKind.SLIP, 14, ""),
        ("pause", OrderKind.PAUSE, None, ""),
        ("Пауза", OrderKind.PAUSE, None, ""),
        ("reanudar", OrderKind.RESUME, None, ""),
        ("end", OrderKind.END, None, ""),
    ],
)
def test_an_order_is_a_letter_and_a_table(text, kind, table, words):
    assert read_order(text) == (kind, table, words)


LATIN, ON_THE_SAME_KEYS = "cxtpdj", "счезво"
LOOKING_OR_SOUNDING_ALIKE = {"c": "с", "x": "х", "t": "т", "p": "рп", "d": "д"}


@pytest.mark.parametrize(("latin", "russian"), list(zip(LATIN, ON_THE_SAME_KEYS, strict=True)))
def test_an_order_is_understood_whatever_the_layout_of_the_keyboard(latin, russian):
    for letter in (russian, *LOOKING_OR_SOUNDING_ALIKE.get(latin, "")):
        for typed in (letter, letter.upper()):
            assert read_order(f"{typed} 14 5") == read_order(f"{latin} 14 5")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "clock",
        "c14a",
        "c 2.6",
        "x-14",
        "turns 5",
        "2.6",
        "c mana",
        "14 c",
        "penalty",
        "play",
        "deck check time",
        "d mana",
        "j",
        "jon okafor",
        "о судьях",
        "slip",
        "slip of paper",
        "pause all",
        "end of match",
    ],
)
def test_everything_else_is_searched_for(text):
    assert read_order(text) is None


def test_a_number_of_any_length_is_read():
    order = read_order("c " + "9" * 10_000)
    assert order is not None
    assert order.table == 999_999_999


@pytest.mark.parametrize(
    ("words", "seconds", "rest"),
    [
        ("5", 300, ""),
        ("5:30", 330, ""),
        ("-5", -300, ""),
        ("−5 restroom break", -300, "restroom break"),
        ("+2", 120, ""),
        (":45", 45, ""),
        ("0:05", 5, ""),
        ("120", 7200, ""),
    ],
)
def test_a_time_is_minutes_or_minutes_and_seconds(words, seconds, rest):
    assert read_amount(words) == (seconds, rest)


@pytest.mark.parametrize("words", ["", "-", "restroom 5", "5:", "5:3", "5:60", "5:030", "5.5", ":"])
def test_what_is_no_time_is_none(words):
    assert read_amount(words) is None


@given(st.text(max_size=40))
def test_nothing_typed_breaks_the_reading(text):
    order = read_order(text)
    if order is not None:
        read_amount(order.words)


@given(st.integers(0, 600), st.integers(0, 59), st.sampled_from(["", "-", "−"]))
def test_a_written_time_is_read_as_it_was_meant(minutes, seconds, sign):
    amount = read_amount(f"{sign}{minutes}:{seconds:02d}")
    assert amount is not None
    assert amount.seconds == (-1 if sign else 1) * (minutes * 60 + seconds)
