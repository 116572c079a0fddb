from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.views.cards.at_event import AtEvent, at_event
from judgekit.views.cards.card_rows import found_rows, marked, named_rows
from tests.card_fakes import LANTERN, CardFakes


def told(name: str, typed: str) -> str:
    return marked(name, typed).replace(MARK_START, "[").replace(MARK_END, "]")


def test_what_was_typed_is_marked_in_the_name():
    assert told("Lantern of the Ninth Gate", "lant ninth") == "[Lant]ern of the [Ninth] Gate"
    assert told("Ninth-Gate Sexton", "gate") == "Ninth-[Gate] Sexton"
    assert told("Æther Vial", "aeth") == "[Æth]er Vial"
    assert told("Grey Stone", "") == "Grey Stone"
    assert told("L'élan de Jace", "elan") == "L'[élan] de Jace"
    assert told("L’âme de l’arbre", "l am arbre") == "[L]’[âm]e de [l]’[arbre]"
    assert told("Padronanza dell'Arte", "dellar") == "Padronanza [dell'Ar]te"


@given(st.text(max_size=30), st.text(max_size=20))
def test_marks_add_nothing_to_a_name(name, typed):
    plain = name.replace(MARK_START, "").replace(MARK_END, "")
    shown = marked(plain, typed)
    assert shown.replace(MARK_START, "").replace(MARK_END, "") == plain
    assert shown.count(MARK_START) == shown.count(MARK_END)


def test_cards_are_found_by_a_name_of_another_language():
    (row,) = found_rows(CardFakes(), "farol")
    assert (row.name, row.language) == (LANTERN.name, "es")
    assert row.marked == f"{MARK_START}Farol{MARK_END} de la Novena Puerta"


def test_cards_that_a_text_describes_follow_those_that_it_names():
    names = [row.name for row in found_rows(CardFakes(), "lantern")]
    assert names[:2] == [LANTERN.name, "Lantern Keeper's Oath"]
    assert [row.name for row in found_rows(CardFakes(), "hexproof")] == [
        "Siege of Lowport // Lowport Freed"
    ]


def test_three_letters_describe_a_card_and_two_do_not():
    assert LANTERN.name in [row.name for row in found_rows(CardFakes(), "oil")]
    assert LANTERN.name not in [row.name for row in found_rows(CardFakes(), "oi")]


def test_rows_of_known_names_keep_their_order():
    rows = named_rows(["Rusted Half", LANTERN.name])
    assert [row.name for row in rows] == ["Rusted Half", LANTERN.name]


def registered(player: str, *cards: tuple[int, str]) -> RegisteredList:
    return RegisteredList(player, Decklist(main=tuple(CardCount(*each) for each in cards)))


def test_copies_are_counted_in_lists_of_any_language():
    lists = {
        "Ann": registered("Ann", (4, LANTERN.name), (1, "Rusted Half")),
        "Bo": registered("Bo", (3, "Farol de la Novena Puerta")),
        "Cy": registered("Cy", (2, "Ember"), (1, "Unknown Thing")),
    }
    assert at_event(lists, LANTERN.name, CardFakes()) == AtEvent(2, 7, 3)
    assert at_event(lists, "Snow-Covered Fen", CardFakes()) == AtEvent(0, 0, 3)
