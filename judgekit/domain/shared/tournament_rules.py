"""Where the bundled editions of the tournament rules say something, by the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.shared.rule_reference import RuleReference

EDITIONS: Mapping[str, str] = {
    "en": "mtr-en-2019-05-03",
    "es": "mtr-es-2021-07-23",
    "ru": "mtr-ru-2019-07-12",
}
"""The edition that comes with the program, by language."""


def tournament_rule(ref: str, language: str) -> RuleReference:
    """The section with a number that all bundled editions share (`2.5`, `Appendix B`).

    A language without an edition of its own is answered with the English one.
    """
    return RuleReference(EDITIONS.get(language, EDITIONS["en"]), ref)
