"""Read the manual from the program's resources: a file per page, in a folder per language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.reading.manual.page import Manual, ManualPage, PageKind
from judgekit.reading.manual.page_reading import NotAPage, read_page
from judgekit.storage.files.resource_file import read_resource

ORDER = "order.json"
"""The names of the pages of each kind, in their order."""


def read_manual(folder: Path) -> Manual:
    """Read all pages in `folder`; raises EnvironmentFailure if one is missing or damaged."""
    order = read_resource(folder / ORDER, dict[PageKind, tuple[str, ...]])
    return Manual(tuple(_pages(folder, order)))


def _pages(folder: Path, order: dict[PageKind, tuple[str, ...]]) -> Iterator[ManualPage]:
    for language in LANGUAGES:
        for kind, names in order.items():
            for name in names:
                yield _page(folder / language / kind / f"{name}.md", kind, language)


def _page(file: Path, kind: PageKind, language: str) -> ManualPage:
    try:
        text = file.read_text(encoding="utf-8")
        return read_page(text, name=file.stem, kind=kind, language=language)
    except FileNotFoundError as error:
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, str(file), str(error)) from error
    except (NotAPage, UnicodeDecodeError) as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(file), str(error)) from error
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(file), str(error)) from error
