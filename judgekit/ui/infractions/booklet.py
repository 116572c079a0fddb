"""The booklet of the infractions: policy of a level on paper, to be read without the program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from PySide6.QtWidgets import QWidget

from judgekit.domain.infractions.policy import Catalogue, Edition, Entry, PolicyLevel
from judgekit.domain.infractions.remedy import steps_in
from judgekit.domain.rules.document import Block, BlockKind, Cell, Section, Span, SpanKind
from judgekit.domain.setup.state import Level
from judgekit.ui.infractions.entry.sections import SectionWriter
from judgekit.ui.infractions.finder.infraction_search import InfractionSearch
from judgekit.ui.look import Look
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.job import DocumentJob
from judgekit.ui.shell.parts.printing.preview import open_preview
from judgekit.ui.shell.parts.printing.section_pages import LARGE, paper_document
from judgekit.ui.words.penalty_wording import category_name, penalty_name, translate
from judgekit.ui.words.wording import level_name
from judgekit.views.infractions.policy_level import policy_level

LEVELS: Mapping[PolicyLevel, tuple[Level, ...]] = {
    PolicyLevel.COMPETITIVE: (Level.COMPETITIVE, Level.PROFESSIONAL),
    PolicyLevel.REGULAR: (Level.REGULAR,),
}
"""The Rules Enforcement Levels of a policy."""


class Booklet:
    """Of the level and the edition that infractions are searched by."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        catalogue: Catalogue,
        finding: InfractionSearch,
        owner: QWidget,
    ) -> None:
        self._dependencies = dependencies
        self._catalogue = catalogue
        self._finding = finding
        self._owner = owner

    def preview(self) -> None:
        """Open the preview of it, in the language of the interface."""
        dependencies, finding = self._dependencies, self._finding
        level = policy_level(finding.level)
        language = dependencies.preferences.language()
        job = booklet_job(dependencies.look, self._catalogue, level, finding.edition, language)
        open_preview(dependencies.look, dependencies.messages, job, self._owner)


def booklet_job(
    look: Look, catalogue: Catalogue, level: PolicyLevel, edition: Edition, language: str
) -> DocumentJob:
    """Return the infractions of a level and its general matters as pages, in that language."""
    levels = " / ".join(level_name(each) for each in LEVELS[level])
    infractions = translate("Infractions", "Infractions")
    title = f"{infractions} – {levels}"
    named = next(
        (each.name.said(language) for each in catalogue.editions if each.id == edition), ""
    )
    sections = _sections(catalogue, level, edition, language, (title, named))
    paper = paper_document(look, language, list(sections))
    return DocumentJob(look, title, paper, f"{title} – {named}")


def _sections(
    catalogue: Catalogue, level: PolicyLevel, edition: Edition, language: str, head: tuple[str, str]
) -> Iterator[Section]:
    entries = catalogue.of_level(level)
    title, named = head
    overview = Block(
        BlockKind.TABLE,
        rows=(
            (
                Cell(translate("Infractions", "Infraction")),
                Cell(translate("Infractions", "Penalty")),
                Cell(translate("Infractions", "Family")),
            ),
            *(_row(entry, language) for entry in entries),
        ),
    )
    yield Section(title, None, title, 1, None, (Block(BlockKind.PARAGRAPH, named), overview))
    writer = SectionWriter(catalogue, language, edition)
    for entry in entries:
        yield _opening(entry, language)
        yield from _remedy(entry, edition, language)
        yield from _parts(writer.entry(entry))
    topics = [each for each in catalogue.topics if each.level == level]
    for topic in topics:
        section = writer.topic(topic)
        if section.blocks:
            yield msgspec.structs.replace(section, number=topic.section or None)


def _row(entry: Entry, language: str) -> tuple[Cell, ...]:
    name = f"{entry.number} {entry.name.said(language)}".strip()
    return Cell(name), Cell(penalty_name(entry.penalty)), Cell(category_name(entry.category))


def _opening(entry: Entry, language: str) -> Section:
    penalty = f"{penalty_name(entry.penalty)} · {category_name(entry.category)}."
    text = f"{penalty} {entry.summary.said(language)}"
    summary = Block(BlockKind.PARAGRAPH, text, (Span(0, len(penalty), SpanKind.STRONG),))
    return Section(entry.id, entry.number or None, entry.name.said(language), 2, None, (summary,))


def _remedy(entry: Entry, edition: Edition, language: str) -> Iterator[Section]:
    steps = steps_in(entry, edition)
    if steps:
        items = tuple(
            Block(BlockKind.ITEM, step.text.said(language), marker=f"{at}.")
            for at, step in enumerate(steps, start=1)
        )
        title = translate("Infractions", "Remedy")
        yield Section(f"{entry.id} remedy", None, title, LARGE, None, items)


def _parts(section: Section) -> Iterator[Section]:
    """Each heading within the section as a section of its own; nothing leads anywhere on paper."""
    title, blocks = "", list[Block]()
    for block in (*section.blocks, None):
        is_heading = block is not None and any(
            span.kind is SpanKind.STRONG and span.end - span.start == len(block.text)
            for span in block.spans
        )
        if block is None or is_heading:
            if title:
                yield Section(f"{section.ref} {title}", None, title, LARGE, None, tuple(blocks))
            title, blocks = block.text if block is not None else "", []
        else:
            blocks.append(msgspec.structs.replace(block, spans=()))
