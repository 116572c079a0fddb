import pytest

from judgekit.ui.rules.glossary_view import EntryRow, GlossaryView
from judgekit.ui.rules.section_document import reference_url
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


def entry(view, at=0):
    row = view.rows.row(at)
    assert isinstance(row, EntryRow)
    return row.label


def test_a_term_is_found_in_any_language_the_very_term_first(view):
    view.field.setText("колода")
    assert view.shown_ids() == ("deck",)
    view.field.setText("deck")
    assert view.shown_ids() == ("deck", "deck-check")
    view.field.setText("REVISION")
    assert view.shown_ids() == ("deck-check",)


def test_an_entry_shows_three_languages_and_what_it_means(view):
    text = entry(view).text()
    for words in ("Deck check", "revisión de mazo", "проверка колоды", "DC", "compare deck and"):
        assert words in text


def test_its_links_lead_to_the_section_in_the_readers_language(view):
    followed = []
    view.reference_followed.connect(followed.append)
    assert reference_url(ref("2.8")) in entry(view).text()
    view.read_in(("es", "en", "ru"))
    assert reference_url(ref("2.8", ES)) in entry(view).text()
    entry(view).linkActivated.emit(reference_url(ref("2.8", ES)))
    assert followed == [ref("2.8", ES)]


def test_letters_that_no_term_has_say_what_to_try(view):
    view.field.setText("zzz")
    assert view.shown_ids() == ()
    assert not view.rows.isVisible()
