import pytest

from judgekit.reading.manual.page import Block, PageKind, Span, SpanKind
from judgekit.reading.manual.page_reading import NotAPage, read_page

PAGE = """# A call

Open it with `Ctrl+K`, `c 14`
or **Open call**.

1. Wait.
2. See [After time](../tasks/after-time.md).

   Then go on.

<!--
at: calls clock
words: open a call; judge!
-->
"""


def read(text: str):
    return read_page(text, name="call", kind=PageKind.TASK, language="en")


def test_a_page_has_its_title_its_places_and_the_words_it_is_searched_by():
    page = read(PAGE)
    assert (page.title, page.at) == ("A call", ("calls", "clock"))
    assert page.words == ("open a call", "judge!")


def test_a_paragraph_flows_and_knows_keys_labels_and_typed_texts():
    first = read(PAGE).blocks[0]
    assert first.step == 0
    assert [(span.kind.value, span.text) for span in first.spans] == [
        ("text", "Open it with "),
        ("typed", "Ctrl+K"),
        ("text", ", "),
        ("typed", "c 14"),
        ("text", " or "),
        ("label", "Open call"),
        ("text", "."),
    ]
    assert read(PAGE).summary == "Open it with Ctrl+K, c 14 or Open call."


def test_steps_have_their_numbers_and_a_link_the_name_of_its_page():
    blocks = read(PAGE).blocks
    assert [block.step for block in blocks] == [0, 1, 2, 0]
    assert blocks[2].spans[1] == Span(SpanKind.LINK, "After time", "after-time")
    assert blocks[3] == Block((Span(SpanKind.TEXT, "Then go on."),))


@pytest.mark.parametrize(
    "text", ["", "No title.\n", "# A title alone\n", "# T\n\n<!--\nat: x\n-->\n"]
)
def test_a_text_without_title_or_sentence_is_no_page(text):
    with pytest.raises(NotAPage):
        read(text)
