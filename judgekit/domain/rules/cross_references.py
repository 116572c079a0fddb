"""Cross-references in the texts ("see section 2.2", "приложение С"), as spans with a target.

A number is looked up in the same edition first, then in the texts that number their rules the same
way; if no text of the library has it, it stays plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from judgekit.domain.rules.corrections import Correction, CorrectionKind
from judgekit.domain.rules.document import Block, Cell, Document, Section, Span, SpanKind
from judgekit.domain.shared.rule_reference import RuleReference

_NUMBER = r"\d{1,3}(?:\.\d{1,3}[a-zа-я]?)?(?![\w])"
_MORE = rf"(?:(?:,| and| y| и| or| o| или) (?:la |las )?(?={_NUMBER}))"
_SECTION_WORDS: Mapping[str, str] = {
    "en": r"sections?|rules?",
    "es": r"secci[óo]n|secciones|reglas?|puntos?",
    "ru": r"раздел\w*|пункт\w*|правил\w*|секци\w*",
}
_APPENDIX_WORDS: Mapping[str, str] = {"en": "appendix", "es": "ap[ée]ndice", "ru": r"приложени\w*"}
_LABEL = re.compile(r"^(?P<number>\d{1,2}\.\d{1,2})(?=:\s)|^(?P<title>[^\W\d_]{3,30})(?=:\s)")
_LOOK_ALIKES = str.maketrans("АВЕКМНОРСТХавекмнорстх", "ABEKMHOPCTXabekmhopctx")


class ReferenceFinder:
    """Finds and resolves the cross-references of a set of documents."""

    def __init__(
        self, documents: tuple[Document, ...], corrections: tuple[Correction, ...] = ()
    ) -> None:
        self._documents = documents
        self._refs = {
            document.id: frozenset(section.ref for section in document.sections)
            for document in documents
        }
        self._meant = {
            (correction.document, correction.ref, correction.shown.casefold()): correction.meant
            for correction in corrections
            if correction.kind is CorrectionKind.CROSS_REFERENCE
        }
        self._addresses = {
            (correction.document, correction.shown): correction.meant
            for correction in corrections
            if correction.shown.startswith("http")
        }
        self._patterns = {
            language: re.compile(
                rf"\b(?:(?:{_SECTION_WORDS[language]})\s+(?P<numbers>{_NUMBER}(?:{_MORE}{_NUMBER})*)"
                rf"|(?:{_APPENDIX_WORDS[language]})\s+(?P<letter>[A-ZА-Я])(?!\w))",
                re.IGNORECASE,
            )
            for language in _SECTION_WORDS
        }

    def resolve(self, document: Document) -> Document:
        """The document with a span for every cross-reference that has a target."""
        sections = tuple(self._with_references(document, section) for section in document.sections)
        return msgspec.structs.replace(document, sections=sections)

    def mentions(self, document: Document, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield start, end and ref of every citation of a section or rule, whether known or not.

        A change log cites by a leading label: `3.7: ...`, `Introduction: ...`.
        """
        label = _LABEL.match(text)
        if label and (label["number"] or label["title"] in self._refs.get(document.id, ())):
            yield label.start(), label.end(), label[0]
        pattern = self._patterns.get(document.language, self._patterns["en"])
        for found in pattern.finditer(text):
            if found["letter"]:
                letter = found["letter"].upper().translate(_LOOK_ALIKES)
                yield found.start(), found.end(), f"Appendix {letter}"
                continue
            start = found.start()
            for number in re.finditer(_NUMBER, found["numbers"]):
                at = found.start("numbers")
                yield start, at + number.end(), number[0].translate(_LOOK_ALIKES)
                start = at + number.end()
                start += len(text[start:]) - len(re.sub(rf"^{_MORE}", "", text[start:]))

    def target(
        self, document: Document, section: Section, printed: str, ref: str
    ) -> RuleReference | None:
        """The section that a citation refers to after corrections; None if no text has it."""
        meant = self._meant.get((document.id, section.ref, printed.casefold()))
        if meant is not None:
            ref = next((ref for _, _, ref in self.mentions(document, meant)), meant)
        if ref in self._refs.get(document.id, ()):
            return RuleReference(document.id, ref)
        if not re.match(r"\d{3}", ref):
            return None
        others = [other for other in self._documents if other.kind.startswith("cr")]
        others.sort(key=lambda other: other.language != document.language)
        known = (other.id for other in others if ref in self._refs[other.id])
        return next((RuleReference(other, ref) for other in known), None)

    def _with_references(self, document: Document, section: Section) -> Section:
        blocks = tuple(self._block(document, section, block) for block in section.blocks)
        if all(new is old for new, old in zip(blocks, section.blocks, strict=True)):
            return section
        return msgspec.structs.replace(section, blocks=blocks)

    def _block(self, document: Document, section: Section, block: Block) -> Block:
        if block.rows:
            rows = tuple(
                tuple(self._cell(document, section, cell) for cell in row) for row in block.rows
            )
            return msgspec.structs.replace(block, rows=rows) if rows != block.rows else block
        spans = self._spans(document, section, block.text, block.spans)
        return block if spans is None else msgspec.structs.replace(block, spans=spans)

    def _cell(self, document: Document, section: Section, cell: Cell) -> Cell:
        spans = self._spans(document, section, cell.text, cell.spans)
        return cell if spans is None else msgspec.structs.replace(cell, spans=spans)

    def _spans(
        self, document: Document, section: Section, text: str, spans: tuple[Span, ...]
    ) -> tuple[Span, ...] | None:
        """The spans with cross-references and corrected addresses, or None if nothing changed."""
        found = [
            Span(start, end, SpanKind.REFERENCE, target=target)
            for start, end, ref in self.mentions(document, text)
            if (target := self.target(document, section, text[start:end], ref)) is not None
        ]
        kept = [self._with_address(document, span) for span in spans]
        if not found and all(new is old for new, old in zip(kept, spans, strict=True)):
            return None
        return tuple(sorted((*kept, *found), key=lambda span: (span.start, -span.end)))

    def _with_address(self, document: Document, span: Span) -> Span:
        meant = self._addresses.get((document.id, span.address)) if span.address else None
        return span if meant is None else msgspec.structs.replace(span, address=meant)


def resolve_references(
    documents: tuple[Document, ...], corrections: tuple[Correction, ...] = ()
) -> tuple[Document, ...]:
    """Resolve the cross-references of all documents, and correct link addresses."""
    finder = ReferenceFinder(documents, corrections)
    return tuple(finder.resolve(document) for document in documents)
