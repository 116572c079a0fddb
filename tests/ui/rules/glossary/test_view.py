import pytest

from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.ui.rules.glossary.view import EntryRow, GlossaryView
from judgekit.ui.shell.parts.section_document import reference_url
from tests.builders import ref
from tests.ui.rules.small_library import ES, GLOSSARY


@pytest.fixture
def view(look, rules, qtbot):
    made = GlossaryView(look, rules, GLOSSARY, ("en", "es", "ru"))
    qtbot.addWidget(made)
    made.resize(800, 600)
    with qtbot.waitExposed(made):
        made.show()
    return made


def rows(view):
    """The rows shown, from the top."""
    built = view.rows.built_rows() if view.rows.isVisible() else {}
    return [row for _, row in sorted(built.items()) if isinstance(row, EntryRow)]


def terms(view):
    """The term that leads each row shown, from the top."""
    return [row.label.accessibleName().partition(". ")[0] for row in rows(view)]


def entry(view, term="Deck check"):
    return rows(view)[terms(view).index(term)].label


def test_a_term_is_found_in_any_language_the_very_term_first(view):
    view.field.setText("колода")
    assert terms(view) == ["Deck"]
    view.field.setText("deck")
    assert terms(view) == ["Deck", "Deck check"]
    view.field.setText("REVISION")
    assert terms(view) == ["Deck check"]


def test_an_entry_shows_three_languages_and_what_it_means(view):
    text = entry(view).text()
    for words in ("Deck check", "revisión de mazo", "проверка колоды", "DC", "compare deck and"):
        assert words in text


def test_its_links_lead_to_the_section_in_the_readers_language(view):
    followed = []
    view.reference_followed.connect(followed.append)
    assert reference_url(ref("2.8")) in entry(view).text()
    view.read_in(("es", "en", "ru"))
    translated = entry(view, "Revisión de mazo")
    assert reference_url(ref("2.8", ES)) in translated.text()
    translated.linkActivated.emit(reference_url(ref("2.8", ES)))
    assert followed == [ref("2.8", ES)]


def test_letters_that_no_term_has_say_what_to_try(view):
    view.field.setText("zzz")
    assert terms(view) == []
    assert not view.rows.isVisible()


ALPHABET = {
    "bye": ("bye", "ñu", "яблоко"),
    "age": ("age", "nube", "ёлка"),
    "ace": ("Ace", "ola", "ель"),
}


@pytest.fixture
def alphabet(look, rules, qtbot):
    entries = tuple(
        GlossaryEntry(
            id=name, terms={"en": (en,), "es": (es,), "ru": (ru,)}, meaning={"en": "..."}, see=()
        )
        for name, (en, es, ru) in ALPHABET.items()
    )
    made = GlossaryView(look, rules, Glossary(entries), ("en", "es", "ru"))
    qtbot.addWidget(made)
    made.resize(800, 200)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_terms_stand_in_the_alphabet_of_the_reader(alphabet):
    alphabet.resize(800, 900)
    assert terms(alphabet) == ["Ace", "Age", "Bye"]
    alphabet.read_in(("es", "en"))
    assert terms(alphabet) == ["Nube", "Ñu", "Ola"]
    alphabet.read_in(("ru", "en"))
    assert terms(alphabet) == ["Ёлка", "Ель", "Яблоко"]


def test_letters_stand_for_the_terms_without_accents(alphabet):
    assert alphabet.letters() == ["A", "B"]
    alphabet.read_in(("es", "en"))
    assert alphabet.letters() == ["N", "O"]
    alphabet.read_in(("ru", "en"))
    assert alphabet.letters() == ["Е", "Я"]


def test_a_letter_leads_to_its_first_term_and_scrolling_tells_the_letter(alphabet, qtbot):
    alphabet.show_letter("B")
    top = alphabet.rows.row(alphabet.rows.position[0])
    assert top.label.accessibleName() == "Bye. ..."
    with qtbot.waitSignal(alphabet.letter_reached) as told:
        alphabet.rows.verticalScrollBar().setValue(0)
    assert told.args == ["A"]


def test_while_letters_are_looked_for_none_are_offered(alphabet):
    alphabet.field.setText("a")
    assert alphabet.letters() == []
