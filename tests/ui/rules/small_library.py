"""A library small enough to survey, and a provider that searches it literally."""

from __future__ import annotations

import re

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.document import Span, SpanKind
from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import MARK_END, MARK_START, Hit, Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from tests.builders import document, item, library, paragraph, ref, section, table

EN, ES = "mtr-en-2019-05-03", "mtr-es-2021-07-23"

TO_SLOW_PLAY = paragraph(
    "See section 3.9 about shuffling.",
    spans=(Span(4, 15, SpanKind.REFERENCE, target=ref("3.9")),),
)
ENGLISH = document(
    EN,
    section("2", "Tournament Mechanics"),
    section("2.6", "Time Extensions", "A paused match gets time.", "A deck check adds minutes."),
    section("2.8", "Deck Checks", "Ten per cent of decks.", TO_SLOW_PLAY),
    section("3", "Tournament Rules"),
    section("3.9", "Card Shuffling", "Decks are shuffled.", item("thoroughly"), item("in time")),
    section("Appendix B", "Time Limits", table(("Round", "Minutes"), ("Swiss", "50"))),
)
SPANISH = document(
    ES,
    section("2", "Mecánica del torneo"),
    section("2.6", "Extensiones de tiempo", "La partida en pausa.", "La revisión de mazo."),
    section("2.8", "Revisión de mazos", "Un párrafo solo."),
    section("3", "Reglas de torneo"),
    section("3.9", "Lanzar dados", "Los dados son nuevos."),
    section("3.10", "Barajado de cartas", "Los mazos se barajan.", item("bien"), item("a tiempo")),
    title="Reglas de torneo",
)
GROUPS = (
    *(AlignmentGroup({EN: number, ES: number}) for number in ("2", "2.6", "2.8", "3")),
    AlignmentGroup({EN: "3.9", ES: "3.10"}),
    AlignmentGroup({ES: "3.9"}, note={"en": "Die rolling is new in 2021."}),
)
GLOSSARY = Glossary(
    (
        GlossaryEntry(
            "deck-check",
            {"en": ("deck check", "DC"), "es": ("revisión de mazo",), "ru": ("проверка колоды",)},
            {"en": "Judges compare deck and list.", "es": "Los jueces comparan mazo y lista."},
            (f"{EN} 2.8",),
        ),
        GlossaryEntry("deck", {"en": ("deck",), "ru": ("колода",)}, {"en": "The cards played."}),
    )
)


def small_library() -> Library:
    return library(ENGLISH, SPANISH, groups=GROUPS)


class SmallRulesProvider:
    """Finds every section with one of the words as typed, those with more of them first."""

    def __init__(self, library: Library | None = None) -> None:
        self._library = library or small_library()
        self.searched: list[str] = []

    def is_prepared(self) -> bool:
        return True

    def prepare(self, progress) -> None:
        progress(1.0)

    def library(self) -> Library:
        return self._library

    def glossary(self) -> Glossary:
        return GLOSSARY

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        found = self._library.section(reference)
        if found is None or not query.words:
            return ()
        pattern = re.compile("|".join(map(re.escape, query.words)), re.IGNORECASE)
        texts = [(-1, found.title or ""), *enumerate(block.text for block in found.blocks)]
        return tuple(
            Mark(block, match.start(), match.end())
            for block, text in texts
            for match in pattern.finditer(text)
        )

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        self.searched.append(query.text)
        hits = []
        for text in self._library.documents:
            for found in text.sections:
                reference = RuleReference(text.id, found.ref)
                marks = self.marks(query, reference)
                right = query.number == found.ref if query.number else bool(marks)
                wanted = query.language in (None, text.language)
                if right and wanted and query.document in (None, text.id):
                    score = len(marks) + 100 * (text.language == reader)
                    hits.append(self._hit(reference, text.language, marks, score))
        hits.sort(key=lambda hit: -hit.score)
        return SearchAnswer(query.text, tuple(hits[:limit]))

    def _hit(self, reference, language, marks, score) -> Hit:
        found = self._library.section(reference)
        block = next((mark.block for mark in marks if mark.block >= 0), 0)
        text = found.blocks[block].text if found.blocks else ""
        for mark in sorted(marks, key=lambda mark: -mark.start):
            if mark.block == block:
                marked = MARK_START + text[mark.start : mark.end] + MARK_END
                text = text[: mark.start] + marked + text[mark.end :]
        counterparts = self._library.counterparts(reference)
        there = tuple(RuleReference(c.document, c.ref) for c in counterparts if c.ref)
        title = found.title or ""
        return Hit(reference, language, title, text, score, block, counterparts=there)
