"""Cross-references in the texts ("see section 2.2", "приложение С"), as spans with a target.

A number is looked up in the document that is named beside it ("MTR section 4.3", "section 5.2 of
the Magic Tournament Rules"), in the edition of the time of writing. Where none is named it is
looked up in the same edition first, then in the Comprehensive Rules. What no text has leads to
nothing, unless a document is meant that could be imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from judgekit.domain.rules.corrections import Correction, CorrectionKind
from judgekit.domain.rules.document import Block, Cell, Document, Section, Span, SpanKind
from judgekit.domain.shared.rule_reference import RuleReference

COMPREHENSIVE = "cr"
_NUMBER = r"\d{1,3}(?:\.\d{1,3}[a-zа-я]?)?(?![\w])"
_MORE = rf"(?:(?:,| and| y| и| or| o| или) (?:la |las )?(?={_NUMBER}))"
_SECTION_WORDS: Mapping[str, str] = {
    "en": r"sections?|rules?",
    "es": r"secci[óo]n|secciones|reglas?|puntos?",
    "ru": r"раздел\w*|пункт\w*|правил\w*|секци\w*",
}
_APPENDIX_WORDS: Mapping[str, str] = {"en": "appendix", "es": "ap[ée]ndice", "ru": r"приложени\w*"}
_KIND_WORDS: Mapping[str, str] = {
    "cr": r"CR|comprehensive rules|reglas completas|полны\w+ правил\w*",
    "mtr": r"MTR|tournament rules|floor rules|reglas de torneos?|reglamento de torneos?"
    r"|правил\w* турнир\w*|турнирны\w+ правил\w*",
    "ipg": r"IPG|infraction procedure guide|penalty guide(?:lines)?"
    r"|gu[ií]a de (?:procedimientos? (?:de|para) )?(?:las? )?infracci\w+"
    r"|руководств\w* по (?:процедур\w+|нарушени\w+|наказани\w+)[^.,;()\d]{0,30}",
    "jar": r"JAR|judging at regular(?: REL)?|arbitrar a nivel regular",
}
"""What each kind of document is called in the texts."""
_KIND = "|".join(rf"(?P<{kind}>{words})" for kind, words in _KIND_WORDS.items())
_KIND_BEFORE = re.compile(rf"(?<!\w)(?:{_KIND})(?!\w)[^.;:!?\d]{{0,24}}$", re.IGNORECASE)
_KIND_AFTER = re.compile(
    r"\s*,?\s*(?:of|in|from|de|del|en|из|в)?\s*(?:the|las|los|la|el)?\s*"
    rf"(?:Magic(?:: The Gathering)?®?\s+)?(?:{_KIND})(?!\w)",
    re.IGNORECASE,
)
_NEAR = 60
"""Characters around a number in which its document is named."""
_ABBREVIATED = r"(?:MTR|IPG|CR|JAR)"
_LABEL = re.compile(r"^(?P<number>\d{1,2}\.\d{1,2})(?=:\s)|^(?P<title>[^\W\d_]{3,30})(?=:\s)")
_LOOK_ALIKES = str.maketrans("АВЕКМНОРСТХавекмнорстх", "ABEKMHOPCTXabekmhopctx")


class Mention(msgspec.Struct, frozen=True):
    """`text[start:end]` cites the section `ref`; `kind` is that of the document named beside it."""

    start: int
    end: int
    ref: str
    kind: str = ""


class ReferenceFinder:
    """Finds and resolves the cross-references of a set of documents."""

    def __init__(
        self, documents: tuple[Document, ...], corrections: tuple[Correction, ...] = ()
    ) -> None:
        self._documents = documents
        self._beside: dict[tuple[str, str, str], tuple[Document, ...]] = {}
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
                rf"\b(?:(?:(?:{_SECTION_WORDS[language]})|{_ABBREVIATED})\s+(?P<numbers>{_NUMBER}(?:{_MORE}{_NUMBER})*)"
                rf"|(?:{_APPENDIX_WORDS[language]})\s+(?P<letter>[A-ZА-Я])(?!\w))",
                re.IGNORECASE,
            )
            for language in _SECTION_WORDS
        }

    def resolve(self, document: Document) -> Document:
        """The document with a span for every cross-reference that has a target."""
        sections = tuple(self._with_references(document, section) for section in document.sections)
        return msgspec.structs.replace(document, sections=sections)

    def mentions(self, document: Document, text: str) -> Iterator[Mention]:
        """Yield every citation of a section or rule, whether known or not.

        A change log cites by a leading label: `3.7: ...`, `Introduction: ...`.
        """
        label = _LABEL.match(text)
        if label and (label["number"] or label["title"] in self._refs.get(document.id, ())):
            yield Mention(label.start(), label.end(), label[0])
        pattern = self._patterns.get(document.language, self._patterns["en"])
        for found in pattern.finditer(text):
            kind = _named_kind(text, found.start(), found.end())
            if found["letter"]:
                letter = found["letter"].upper().translate(_LOOK_ALIKES)
                yield Mention(found.start(), found.end(), f"Appendix {letter}", kind)
                continue
            start = found.start()
            for number in re.finditer(_NUMBER, found["numbers"]):
                at = found.start("numbers")
                ref = number[0].translate(_LOOK_ALIKES)
                yield Mention(start, at + number.end(), ref, kind)
                start = at + number.end()
                start += len(text[start:]) - len(re.sub(rf"^{_MORE}", "", text[start:]))

    def target(
        self, document: Document, section: Section, printed: str, mention: Mention
    ) -> RuleReference | None:
        """The section that a citation refers to after corrections; None if no text has it."""
        ref, kind = mention.ref, mention.kind
        meant = self._meant.get((document.id, section.ref, printed.casefold()))
        if meant is not None:
            ref = next((each.ref for each in self.mentions(document, meant)), meant)
            kind = ""
        if not kind or document.kind.startswith(kind):
            if ref in self._refs.get(document.id, ()):
                return RuleReference(document.id, ref)
            if not re.match(r"\d{3}", ref):
                return None
            kind = COMPREHENSIVE
        known = (each.id for each in self._written_beside(document, kind))
        return next(
            (RuleReference(other, ref) for other in known if ref in self._refs[other]), None
        )

    def _written_beside(self, document: Document, kind: str) -> tuple[Document, ...]:
        """The documents of a kind, the likeliest to be meant first: in the same language, else in
        English, of the time of writing, else the first one after."""
        key = document.language, document.edition_date, kind
        if key not in self._beside:
            others = [each for each in self._documents if each.kind.startswith(kind)]
            others.sort(key=lambda other: other.edition_date)
            later = [each for each in others if each.edition_date > document.edition_date]
            ordered = [*reversed(others[: len(others) - len(later)]), *later]
            ordered.sort(
                key=lambda other: (other.language != document.language, other.language != "en")
            )
            self._beside[key] = tuple(ordered)
        return self._beside[key]

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
            span
            for mention in self.mentions(document, text)
            if (span := self._span(document, section, text, mention)) is not None
        ]
        kept = [self._with_address(document, span) for span in spans]
        if not found and all(new is old for new, old in zip(kept, spans, strict=True)):
            return None
        return tuple(sorted((*kept, *found), key=lambda span: (span.start, -span.end)))

    def _span(
        self, document: Document, section: Section, text: str, mention: Mention
    ) -> Span | None:
        start, end = mention.start, mention.end
        target = self.target(document, section, text[start:end], mention)
        if target is not None:
            return Span(start, end, SpanKind.REFERENCE, target=target)
        kind = mention.kind
        if not kind or document.kind.startswith(kind) or self._has_whole(kind):
            return None
        return Span(start, end, SpanKind.ABSENT, target=RuleReference(kind, mention.ref))

    def _has_whole(self, kind: str) -> bool:
        """Whether the library has a whole document of a kind, in any language."""
        return any(each.kind.startswith(kind) and not each.part for each in self._documents)

    def _with_address(self, document: Document, span: Span) -> Span:
        meant = self._addresses.get((document.id, span.address)) if span.address else None
        return span if meant is None else msgspec.structs.replace(span, address=meant)


def _named_kind(text: str, start: int, end: int) -> str:
    """The kind of document named before or after a citation, or in it (`CR 104.3a`); else empty."""
    for found in (
        _KIND_BEFORE.search(text[max(0, start - _NEAR) : start]),
        re.match(_KIND, text[start:end], re.IGNORECASE),
        _KIND_AFTER.match(text, end, end + _NEAR),
    ):
        if found is not None:
            return found.lastgroup or ""
    return ""


def resolve_references(
    documents: tuple[Document, ...], corrections: tuple[Correction, ...] = ()
) -> tuple[Document, ...]:
    """Resolve the cross-references of all documents, and correct link addresses."""
    finder = ReferenceFinder(documents, corrections)
    return tuple(finder.resolve(document) for document in documents)
