"""Gather the messages of the views and the terminal into the gettext catalogues under
resources/locale, and compile them. Run it with a Python that has Babel.

A new message is added without a translation, a removed one is dropped; nothing is guessed.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

NO_DAY = datetime(2000, 1, 1, tzinfo=UTC)
"""Placeholder where gettext requires a date."""
ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "resources" / "locale"
LANGUAGES = ("es", "ru")
"""Languages with translations; English messages are their own."""
SOURCES = ("judgekit/views", "judgekit/rehearsal", "judgekit/cli")
KEYWORDS: Mapping[str, tuple[int, ...] | None] = {
    "message": None,
    "say": None,
    "say_count": (1, 2),
}
"""Functions that mark a message in the sources, with the arguments that are its texts."""
HEADER = "# Messages of Judgekit; `python3 dev.py translations` keeps them in step with the code."


def messages_in(root: Path) -> Iterator[str | tuple[str, ...]]:
    """Yield every message of the sources in order; one with plural forms is a pair."""
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*.py")):
            for _, text, _, _ in extract_from_file("python", path, keywords=KEYWORDS):
                yield text


def template(root: Path) -> Catalog:
    """The messages of the sources without translations."""
    made = Catalog(charset="utf-8", fuzzy=False)
    for text in messages_in(root):
        made.add(text)
    return made


def read_catalogue(file: Path, language: str) -> Catalog:
    """Read the catalogue of that language, empty if there is none yet."""
    if not file.is_file():
        return Catalog(locale=language, charset="utf-8", fuzzy=False)
    with file.open("rb") as source:
        return read_po(source, locale=language, charset="utf-8")


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as read by the program; the same messages give the same bytes on any day."""
    catalogue.creation_date = catalogue.revision_date = NO_DAY
    target = io.BytesIO()
    write_mo(target, catalogue)
    return target.getvalue()


def written(catalogue: Catalog) -> bytes:
    """The catalogue as edited by translators: without dates and locations, which change with every
    line."""
    target = io.BytesIO()
    write_po(target, catalogue, width=100, no_location=True, omit_header=True, ignore_obsolete=True)
    head = f'{HEADER}\nmsgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    head += f'"Language: {catalogue.locale_identifier}\\n"\n'
    head += f'"Plural-Forms: {catalogue.plural_forms}\\n"\n\n'
    return head.encode() + target.getvalue()


def main() -> None:
    """Update both catalogues from the sources, and list what is not translated."""
    for language in LANGUAGES:
        file = LOCALE / language / "LC_MESSAGES" / "judgekit.po"
        catalogue = read_catalogue(file, language)
        catalogue.update(template(ROOT), no_fuzzy_matching=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(written(catalogue))
        file.with_suffix(".mo").write_bytes(compiled(read_catalogue(file, language)))
        for each in catalogue:
            texts = each.string if each.pluralizable else (each.string,)
            if each.id and not all(texts):
                print(f"{language}: not translated: {each.id}")


if __name__ == "__main__":
    sys.exit(main())
