"""Which plain texts have a reader of their own."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.document_import import DocumentKind
from judgekit.reading.documents.text_forms import TextForm, find_text_form

SECTIONS = "\n\n".join(f"1.{n} Title\n\nA sentence that ends." for n in range(1, 25))
TABLE = "\n| Players | Rounds |\n|---|---|\n| 8 | 3 |\n"


@pytest.mark.parametrize(
    ("text", "kind", "form"),
    [
        (SECTIONS, DocumentKind.TOURNAMENT_RULES, TextForm.TOURNAMENT_RULES),
        (SECTIONS, DocumentKind.INFRACTION_GUIDE, None),
        (SECTIONS + TABLE, DocumentKind.TOURNAMENT_RULES, None),
        (SECTIONS.replace("\n\n", "\n"), DocumentKind.TOURNAMENT_RULES, None),
        ("One edit\nText.\nTwo edit\nThree edit\n", DocumentKind.OTHER, TextForm.WIKI_PAGE),
        (
            "I. One\n1. A.\nII. Two\n2. B.\nIII. Three\n3. C.",
            DocumentKind.OTHER,
            TextForm.BLOG_PAGE,
        ),
    ],
)
def test_a_form_is_recognized_by_what_is_its_own(
    text: str, kind: DocumentKind, form: TextForm | None
) -> None:
    assert find_text_form(text, kind, "en") is form


def test_a_language_without_its_words_has_no_form() -> None:
    assert find_text_form(SECTIONS, DocumentKind.TOURNAMENT_RULES, "fr") is None
