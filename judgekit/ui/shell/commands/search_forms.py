"""Examples of what can be typed into the command bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def search_forms() -> list[tuple[str, str]]:
    """Return pairs of an example and what it finds, in the current language."""
    translate = QCoreApplication.translate
    return [
        ("2.6", translate("SearchForms", "the section with that number")),
        ("104.3c", translate("SearchForms", "a rule of the game with that number")),
        ("mtr 3.9", translate("SearchForms", "a section of the document named")),
        (translate("SearchForms", "appendix b"), translate("SearchForms", "an appendix")),
        (
            translate("SearchForms", "player late 7 min"),
            translate("SearchForms", "an infraction, in your own words"),
        ),
        (
            translate("SearchForms", "larger text"),
            translate("SearchForms", "an action; also a card, player, table or note"),
        ),
        (
            translate("SearchForms", "deck check time"),
            translate("SearchForms", "sections with these words"),
        ),
        (
            translate("SearchForms", "“between games”"),
            translate("SearchForms", "exactly these words in a row"),
        ),
        (
            translate("SearchForms", "draft -team"),
            translate("SearchForms", "without the word behind the minus"),
        ),
        (
            translate("SearchForms", "in:commander"),
            translate("SearchForms", "in one document only"),
        ),
        (
            translate("SearchForms", "lang:es"),
            translate("SearchForms", "in one language only"),
        ),
    ]


def order_forms() -> list[tuple[str, str]]:
    """Return the same for orders, available while a tournament is open; most useful first."""
    translate = QCoreApplication.translate
    return [
        (
            translate("SearchForms", "c 14"),
            translate("SearchForms", "opens a call at table 14, or closes it"),
        ),
        (
            translate("SearchForms", "x 14 5"),
            translate("SearchForms", "gives table 14 five minutes"),
        ),
        (
            translate("SearchForms", "t 14"),
            translate("SearchForms", "counts the additional turns of table 14"),
        ),
        (
            translate("SearchForms", "p Rossi missed trigger"),
            translate("SearchForms", "begins a penalty for Rossi"),
        ),
        (
            translate("SearchForms", "d 23"),
            translate("SearchForms", "starts a deck check at table 23"),
        ),
        (
            translate("SearchForms", "still 3 7 12"),
            translate("SearchForms", "after time only these tables play on"),
        ),
        (
            translate("SearchForms", "done 1-9 12"),
            translate("SearchForms", "these tables are done"),
        ),
        (
            translate("SearchForms", "slip 14"),
            translate("SearchForms", "shows the slip of table 14"),
        ),
        (
            translate("SearchForms", "j 14 Weber"),
            translate("SearchForms", "sends Weber to table 14"),
        ),
        (
            translate("SearchForms", "pause"),
            translate("SearchForms", "pauses the round; resume and end likewise"),
        ),
        (translate("SearchForms", "c"), translate("SearchForms", "closes the longest call")),
        (
            translate("SearchForms", "x 14 5:30"),
            translate("SearchForms", "minutes and seconds; add a reason at the end"),
        ),
        (translate("SearchForms", "x 14 -5"), translate("SearchForms", "takes five minutes back")),
        (translate("SearchForms", "x 14"), translate("SearchForms", "what table 14 has")),
    ]
