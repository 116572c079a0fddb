"""What can be typed into the command bar, with an example of each form."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def search_forms() -> list[tuple[str, str]]:
    """Pairs of an example and what it finds, in the language of the moment."""
    tr = QCoreApplication.translate
    return [
        ("2.6", tr("SearchForms", "the section of that number")),
        ("mtr 3.9", tr("SearchForms", "a section of a document that is named")),
        (tr("SearchForms", "appendix b"), tr("SearchForms", "an appendix")),
        (
            tr("SearchForms", "deck check time"),
            tr("SearchForms", "sections that tell of all this"),
        ),
        (tr("SearchForms", "“between games”"), tr("SearchForms", "exactly these words in a row")),
        (tr("SearchForms", "draft -team"), tr("SearchForms", "without a word")),
        ("in:commander", tr("SearchForms", "in one document only")),
        ("lang:es", tr("SearchForms", "in one language only")),
    ]
