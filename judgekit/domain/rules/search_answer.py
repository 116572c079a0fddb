"""Results of a search: hits, one per section, and marks inside a section."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference

MARK_START = "\ue000"
MARK_END = "\ue001"
SYNONYM_START = "\ue002"
SYNONYM_END = "\ue003"


class Hit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One section found, best first in its answer.

    `snippet` marks typed words with U+E000 and U+E001, and synonyms with U+E002 and U+E003; without
    marks only the section's counterpart matched, which is then `matched`. `block` is the index of
    the snippet's block; `counterparts` are the same rule in the other documents of its kind.
    """

    reference: RuleReference
    language: str
    title: str
    snippet: str
    score: float
    block: int = 0
    matched: RuleReference | None = None
    counterparts: tuple[RuleReference, ...] = ()


class Repair(msgspec.Struct, frozen=True):
    """A word that no text contains, and the words searched instead."""

    typed: str
    used: tuple[str, ...]


class SearchAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The hits for `query` as typed; `took_ms` is in milliseconds."""

    query: str
    hits: tuple[Hit, ...] = ()
    repairs: tuple[Repair, ...] = ()
    took_ms: float = 0.0

    def one_a_rule(self) -> SearchAnswer:
        """The answer without hits that are counterparts of a better one."""
        told: set[RuleReference] = set()
        kept = []
        for hit in self.hits:
            if hit.reference not in told:
                kept.append(hit)
            told.update(hit.counterparts)
        return msgspec.structs.replace(self, hits=tuple(kept))


def without_synonyms(snippet: str) -> str:
    """Return a snippet in which synonyms are marked as typed words are."""
    return snippet.replace(SYNONYM_START, MARK_START).replace(SYNONYM_END, MARK_END)


class Mark(msgspec.Struct, frozen=True):
    """A matching span: `text[start:end]` of block `block`, or of the title if `block` is -1.

    In a table, `row` and `column` name the cell; elsewhere both are -1. A `synonym` isn't what was
    typed, but what the glossary says for it.
    """

    block: int
    start: int
    end: int
    row: int = -1
    column: int = -1
    synonym: bool = False
