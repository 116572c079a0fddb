"""Names as they are written, and the cards that are meant."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import CardFacts
from judgekit.storage.cards.card_database import CardDatabase
from judgekit.storage.cards.card_names import CardNames, Meant
from judgekit.storage.cards.name_matching import MOST_CANDIDATES

FILE = {
    "Brainstorm": ["Inspiración súbita", "渦まく知識"],
    "Ponder": ["Reflexionar"],
    "Lightning Bolt": ["Relámpago"],
    "Lightning Helix": [],
    "Fire // Ice": ["Fuego // Hielo"],
    "Bind": [],
    "Bind // Liberate": [],
    "Delver of Secrets // Insectile Aberration": [],
    "Lim-Dûl's Vault": [],
    "Mox Opal": [],
    "Mox Jet": [],
    "Jace, the Mind Sculptor": [],
    "Jace, Vryn's Prodigy // Jace, Telepath Unbound": [],
    "Order of Leitbur": ["Canal"],
    "Canal Dredger": [],
    "Channel": [],
    "Stone Rain": [],
    "Stone Brain": [],
    "Island": ["Isla", "Остров"],
}


def database(cards):
    def fill(writer):
        for name, others in cards.items():
            writer.add_card(CardFacts(name))
            for other in others:
                writer.add_name(other)

    return CardDatabase.in_memory(fill)


@pytest.fixture(scope="module")
def names():
    few = database({"Island": ["Isla"], "Fire": [], "Brainstorm": ["Inspiracion"]})
    return CardNames(few, database(FILE), is_all=True)


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Brainstorm", "Brainstorm"),
        ("BRAINSTORM", "Brainstorm"),
        ("inspiracion subita", "Brainstorm"),
        ("Inspiracion", "Brainstorm"),
        ("渦まく知識", "Brainstorm"),
        ("остров", "Island"),
        ("Fire/Ice", "Fire // Ice"),
        ("Fire // Ice", "Fire // Ice"),
        ("Fire", "Fire // Ice"),
        ("Brainstorm // Brainstorm", "Brainstorm"),
        ("Fuego", "Fire // Ice"),
        ("Delver of Secrets", "Delver of Secrets // Insectile Aberration"),
        ("Lim-Dul's Vault", "Lim-Dûl's Vault"),
        ("Bind", "Bind"),
        ("Bind // Liberate", "Bind // Liberate"),
        ("Canal", "Order of Leitbur"),
    ],
)
def test_a_name_that_is_right_is_sure(names, written, card):
    assert names.meant_by(written) == Meant(card)


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Brainstrom", "Brainstorm"),
        ("Ilsand", "Island"),
        ("Brainstom", "Brainstorm"),
        ("Reflexionnar", "Ponder"),
        ("Lightening Bolt", "Lightning Bolt"),
        ("Jace the Mimd Sculpter", "Jace, the Mind Sculptor"),
        ("Delver of Secret", "Delver of Secrets // Insectile Aberration"),
        ("Brainstorm // Wet Weather", "Brainstorm"),
    ],
)
def test_a_slip_of_the_pen_is_mended_and_said(names, written, card):
    assert names.meant_by(written) == Meant(card, corrected=True)


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Ice", "Fire // Ice"),
        ("hielo", "Fire // Ice"),
        ("Liberate", "Bind // Liberate"),
        ("Insectile Aberration", "Delver of Secrets // Insectile Aberration"),
    ],
)
def test_the_name_of_another_face_alone_is_its_cards_and_said(names, written, card):
    assert names.meant_by(written) == Meant(card, by_other_face=True)


def test_a_slip_in_the_name_of_another_face_is_mended_and_said(names):
    meant = names.meant_by("Insectile Abberration")
    card = "Delver of Secrets // Insectile Aberration"
    assert meant == Meant(card, corrected=True, by_other_face=True)


def test_the_whole_english_name_of_a_card_goes_before_all_other_names():
    cards = {"Response // Resurgence": [], "Resurgence": [], "Ember": [], "Glut": ["Ember"]}
    cards |= {"Anger // Rage": [], "Fury": ["Rage // Tide"], "Rage": ["Ira"]}
    both = CardNames(database({}), database(cards), is_all=True)
    assert both.meant_by("Resurgence") == Meant("Resurgence")
    assert both.meant_by("Ember") == Meant("Ember")
    assert both.meant_by("Rage") == Meant("Rage")


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("Fire", ("Fire // Ice", "Start // Fire")),
        ("Intervention", ("Intervene", "Integrity // Intervention")),
        ("Resurgimiento", ("Revival // Revenge", "Response // Resurgence")),
        ("Gloria", ("Glory", "Claim // Fame")),
        ("Lutar", ("Struggle // Survive", "Prepare // Fight")),
        ("Ash", ("Fuel // Ash", "Smoke // Ash")),
        ("Revive", ("Revive // Repose", "Raise")),
    ],
)
def test_a_name_of_several_cards_is_asked_whatever_part_of_theirs_it_is(written, asked):
    cards = {"Fire // Ice": [], "Start // Fire": [], "Integrity // Intervention": []}
    cards |= {"Intervene": ["Intervention"], "Revival // Revenge": ["Resurgimiento // Revancha"]}
    cards |= {"Response // Resurgence": ["Respuesta // Resurgimiento"], "Glory": ["Gloria"]}
    cards |= {"Claim // Fame": ["Pretesa // Gloria"], "Prepare // Fight": ["Preparar // Lutar"]}
    cards |= {"Struggle // Survive": ["Lutar // Sobreviver"], "Fuel // Ash": [], "Smoke // Ash": []}
    cards |= {"Revive // Repose": [], "Raise": ["Revive"]}
    assert CardNames(database({}), database(cards), is_all=True).meant_by(written) == Meant(
        candidates=asked
    )


def test_a_bundled_card_keeps_its_name_where_a_file_has_another_card_with_such_a_half():
    names = CardNames(
        database({"Resurgence": []}), database({"Response // Resurgence": []}), is_all=False
    )
    assert names.meant_by("Resurgence") == Meant("Resurgence")


@pytest.mark.parametrize("written", ["Caverna de Alma", "Caverna de Almas", "Soul Cavrn"])
def test_a_card_rebalanced_for_arena_makes_no_name_of_the_paper_card_doubtful(written):
    cards = {"Soul Cavern": ["Caverna de Almas"], "A-Soul Cavern": ["Caverna de Almas"]}
    names = CardNames(database({}), database(cards), is_all=True)
    assert names.meant_by(written).name == "Soul Cavern"
    assert names.meant_by("A-Soul Cavern") == Meant("A-Soul Cavern")


@pytest.mark.parametrize(
    "written", ["Ice // Fire", "Fire / Hielo", "Hielo/Fuego", "Fire & Ice", "Fire+Ice"]
)
def test_halves_in_another_order_or_in_two_languages_are_one_card(names, written):
    assert names.meant_by(written) == Meant("Fire // Ice", corrected=True)


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("Iland", ("Island",)),
        ("Bind // Librat", ("Bind // Liberate", "Bind")),
        ("Bind // Something", ("Bind", "Bind // Liberate")),
        ("Pondr", ("Ponder",)),
        ("Stone Bain", ("Stone Brain", "Stone Rain")),
        ("Jace", ("Jace, the Mind Sculptor", "Jace, Vryn's Prodigy // Jace, Telepath Unbound")),
        ("Lightning", ("Lightning Bolt", "Lightning Helix")),
        ("Binf", ("Bind", "Bind // Liberate")),
    ],
)
def test_a_doubtful_name_is_asked(names, written, asked):
    meant = names.meant_by(written)
    assert (meant.name, meant.corrected) == ("", False)
    assert set(meant.candidates) <= set(asked)
    assert meant.candidates[0] == asked[0]


@pytest.mark.parametrize("written", ["", "___", "Black Lotus", "Ib", "x" * 10_000, "4 //", "\0"])
def test_a_name_that_is_near_to_none_is_unknown(names, written):
    assert names.meant_by(written) == Meant()


def test_where_only_few_cards_are_known_more_is_asked():
    few = CardNames(database({"Gitaxian Probe": [], "Ponder": []}), None, is_all=False)
    assert few.meant_by("Gitaxian Prob") == Meant("Gitaxian Probe", corrected=True)
    assert few.meant_by("Gitaxan Prob") == Meant(candidates=("Gitaxian Probe",))
    assert few.meant_by("Ponderr") == Meant(candidates=("Ponder",))


def test_a_name_of_two_cards_is_asked():
    twins = CardNames(database({"Vault": ["Cripta"], "Crypt": ["Cripta"]}), None, is_all=True)
    assert twins.meant_by("cripta") == Meant(candidates=("Crypt", "Vault"))


def with_one_error(draw, name):
    at = draw(st.integers(0, len(name)))
    letter = draw(st.sampled_from("aeo x"))
    return draw(
        st.sampled_from(
            [
                name[:at] + name[at + 1 :],
                name[:at] + letter + name[at:],
                name[:at] + letter + name[at + 1 :],
                name[:at] + name[at + 1 : at + 2] + name[at : at + 1] + name[at + 2 :],
            ]
        )
    )


LETTERS = st.text("aeo ", min_size=4, max_size=16).map(card_key).filter(lambda key: len(key) >= 4)


@given(st.data(), st.sets(LETTERS, min_size=1, max_size=12), st.booleans())
def test_one_typing_error_is_never_wrong_in_silence(data, known, is_all):
    """Among names as alike as can be: the card, or it is asked."""
    few = CardNames(database({name: [] for name in known}), None, is_all=is_all)
    meant_card = data.draw(st.sampled_from(sorted(known)))
    typed = with_one_error(data.draw, meant_card)
    assume(card_key(typed) not in known - {meant_card})
    assume(OSA.distance(card_key(typed), meant_card) == 1)  # a letter that stood alone is two
    meant = few.meant_by(typed)
    if meant.name:
        assert meant.name == meant_card
    else:
        assert meant_card in meant.candidates or len(meant.candidates) == MOST_CANDIDATES


@given(st.data())
def test_one_typing_error_in_a_real_name(names, data):
    meant_card = data.draw(st.sampled_from(sorted(FILE)))
    typed = with_one_error(data.draw, meant_card)
    meant = names.meant_by(typed)
    right = {name for name in FILE if card_key(name) == card_key(typed)} | {meant_card}
    assert meant.name in right if meant.name else meant_card in meant.candidates


@given(st.text())
def test_any_text_has_an_answer(names, text):
    meant = names.meant_by(text)
    assert not (meant.name and meant.candidates)
    assert len(meant.candidates) <= MOST_CANDIDATES


PARTS = {
    "Delver of Secrets // Insectile Aberration": [],
    "Stand // Deliver": [],
    "Arcbound Ravager": ["Devastador arcovinculado"],
    "Arcbond": [],
    "Havoc": ["Ravage"],
    "Lightning Bolt": ["Relámpago"],
    "Lightning Axe": [],
    "Lightning Helix": [],
    "Lightning Strike": [],
    "Lightning Greaves": [],
    "Blightning": [],
    "Mother of Runes": [],
    "Smother": [],
    "Mark the Spot": [],
    "X Mark the Spots": [],
}


@pytest.fixture(scope="module")
def names_with_parts():
    return CardNames(database({"Mother of Runes": []}), database(PARTS), is_all=True)


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("Delver", ("Delver of Secrets // Insectile Aberration", "Stand // Deliver")),
        ("arcbound", ("Arcbound Ravager", "Arcbond")),
        ("Ravager", ("Arcbound Ravager", "Havoc")),
        ("Devastador", ("Arcbound Ravager",)),
        ("Mother", ("Mother of Runes", "Smother")),
        ("of Runes", ("Mother of Runes",)),
        ("Mark the Spots", ("X Mark the Spots", "Mark the Spot")),
    ],
)
def test_words_of_a_name_are_asked_and_no_slip_in_another(names_with_parts, written, asked):
    assert names_with_parts.meant_by(written) == Meant(candidates=asked)


def test_the_card_of_a_slip_is_offered_behind_many_whose_name_begins_so(names_with_parts):
    asked = names_with_parts.meant_by("Lightning").candidates
    assert len(asked) == MOST_CANDIDATES
    assert all(name.startswith("Lightning ") for name in asked[:-1])
    assert asked[-1] == "Blightning"


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Smothr", "Smother"),
        ("Blightnig", "Blightning"),
        ("Arcbund Ravager", "Arcbound Ravager"),
    ],
)
def test_a_slip_that_is_no_part_of_another_name_is_still_mended(names_with_parts, written, card):
    assert names_with_parts.meant_by(written) == Meant(card, corrected=True)


def test_a_slip_is_mended_where_the_words_are_a_part_of_the_same_cards_name_only():
    names = CardNames(
        database({}), database({"A Mark upon the Spot": [], "Ponder": []}), is_all=True
    )
    assert names.meant_by("Mark upon the Spot") == Meant("A Mark upon the Spot", corrected=True)
