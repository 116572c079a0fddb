"""Search queries for the rules, as values."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class Query(msgspec.Struct, frozen=True, omit_defaults=True):
    """A parsed search.

    `2.6`, `mtr 3.9`, `104.3c`, `section 4.4`, `приложение F`, `apéndice b` have a `number` (as in a
    section's `ref`) and possibly a `kind`; everything else is words, phrases and exclusions:
    `"between games"` is a phrase, `-draft` excludes, `in:mtr` and `lang:es` filter. Words are kept
    as typed, without those of the number.
    """

    text: str
    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    excluded: tuple[str, ...] = ()
    number: str | None = None
    kind: str | None = None
    document: str | None = None
    language: str | None = None
    left_out: frozenset[str] = frozenset()
    """Ids of documents that are not searched unless `document` asks for them."""
    open_text: str = ""
    """Id of the document that is being read: it is searched although a newer one is there."""
    today: tuple[RuleReference, ...] = ()
    """Sections that have the query's number today, where a text has it for another one."""
    typing: bool = False
    """The last word or number may be unfinished: it also matches as a prefix."""
