"""What the library says about documents: kinds, states, sizes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.edition_wording import BadgeState
from judgekit.ui.words.rules_wording import bare_title, date_in_words
from judgekit.views.rules.library_rows import EditionState, LibraryRow
from judgekit.views.words import editions

translate = QCoreApplication.translate
KILOBYTE, MEGABYTE = 1000, 1000 * 1000


def kind_words(kind: str) -> str:
    """Return the name of a kind of documents: `Tournament Rules`."""
    names = {
        "mtr": translate("LibraryWording", "Tournament Rules"),
        "ipg": translate("LibraryWording", "Infraction guide"),
        "jar": translate("LibraryWording", "Judging at Regular"),
        "cr": translate("LibraryWording", "Comprehensive Rules"),
    }
    return names.get(kind, translate("LibraryWording", "Other"))


def size_words(size: int) -> str:
    """Return a file's size: `412 KB`, `1.9 MB`; empty where it isn't known."""
    locale = QLocale()
    if size >= MEGABYTE:
        number = locale.toString(size / MEGABYTE, "f", 1)
        return translate("LibraryWording", "{number} MB").format(number=number)
    number = locale.toString(max(1, round(size / KILOBYTE)))
    return translate("LibraryWording", "{number} KB").format(number=number) if size else ""


def state_badge(row: LibraryRow) -> BadgeState:
    """Return what a document is good for today."""
    if row.state is EditionState.CHANGED:
        words = translate("LibraryWording", "Current, %n change(s) since", "", row.changes)
        return BadgeState(words, "newer", "attention")
    if row.state is EditionState.OLDER:
        return BadgeState(translate("LibraryWording", "Older, not searched"), "", "text-muted")
    if row.state is EditionState.LATER:
        words = translate("LibraryWording", "In force from {date}")
        return BadgeState(words.format(date=date_in_words(row.date)), "not-started", "text")
    if row.state is EditionState.PART:
        words = editions.part_only(row.part, interface_words())
        return BadgeState(words[:1].upper() + words[1:], "none-due", "text")
    if row.state is EditionState.DAMAGED:
        words = translate("LibraryWording", "Damaged: read it again or remove it")
        return BadgeState(words, "wrong", "urgent")
    return BadgeState(translate("LibraryWording", "Current"), "tick", "ok")


def source_words(row: LibraryRow) -> str:
    """Return the name of the imported file; that a text comes with the program."""
    return row.file_name if row.is_own else translate("LibraryWording", "Bundled")


def title_words(row: LibraryRow) -> str:
    """Return a document's title without the name of the game; of a damaged one its id."""
    return bare_title(row.title) or row.id


def import_words(row: LibraryRow) -> str:
    """Return when a document was imported; empty for one that comes with the program."""
    if not row.imported:
        return ""
    date = date_in_words(row.imported[:10])
    return translate("LibraryWording", "imported on {date}").format(date=date)


def spoken(row: LibraryRow) -> str:
    """Return a document for screen readers."""
    date = date_in_words(row.date) if row.date else ""
    parts = (
        row.language.upper(),
        title_words(row),
        date,
        state_badge(row).words,
        size_words(row.bytes),
        source_words(row),
        import_words(row),
    )
    return ", ".join(part for part in parts if part)
