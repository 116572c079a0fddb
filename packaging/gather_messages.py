"""Gather the messages that both faces share, and those of the terminal, into the gettext catalogues
under resources/locale, and compile them. Run it with the Python that has Babel.

A new message is added without a translation, one that is gone is dropped; nothing is guessed.
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
"""Stands where gettext wants a date."""
ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "resources" / "locale"
LANGUAGES = ("es", "ru")
"""English messages are their own translation."""
SOURCES = ("judgekit/views", "judgekit/cli")
KEYWORDS: Mapping[str, tuple[int, ...] | None] = {
    "message": None,
    "say": None,
    "say_count": (1, 2),
}
"""What marks a message in the sources, with the arguments that are its texts."""
HEADER = "# Messages of Judgekit; `python3 dev.py translations` keeps them in step with the code."


def messages_in(root: Path) -> Iterator[str | tuple[str, ...]]:
    """Every message in the sources, in their order; one with plural forms is a pair."""
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
    """The catalogue of that language, empty where there is none yet."""
    if not file.is_file():
        return Catalog(locale=language, charset="utf-8", fuzzy=False)
    with file.open("rb") as source:
        return read_po(source, locale=language, charset="utf-8")


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as the program reads it; the same messages make the same bytes on any day."""
    catalogue.creation_date = catalogue.revision_date = NO_DAY
    target = io.BytesIO()
    write_mo(target, catalogue)
    return target.getvalue()


def written(catalogue: Catalog) -> bytes:
    """The catalogue as people edit it: without dates and places, which change with every line."""
    target = io.BytesIO()
    write_po(target, catalogue, width=100, no_location=True, omit_header=True, ignore_obsolete=True)
    head = f'{HEADER}\nmsgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    head += f'"Language: {catalogue.locale_identifier}\\n"\n'
    head += f'"Plural-Forms: {catalogue.plural_forms}\\n"\n\n'
    return head.encode() + target.getvalue()


def main() -> None:
    """Bring both catalogues in step with the sources, and say what is still to be translated."""
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
