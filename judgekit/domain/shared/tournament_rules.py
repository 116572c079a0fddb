"""References to the bundled tournament rules, by the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.shared.rule_reference import RuleReference

TOURNAMENT_RULES = "mtr"
"""Their kind of document."""

EDITIONS: Mapping[str, str] = {
    "en": "mtr-en-2019-05-03",
    "es": "mtr-es-2021-07-23",
    "ru": "mtr-ru-2019-07-12",
}
"""The bundled edition, by language."""


def edition_day(rule: RuleReference) -> str:
    """The date of the edition in which a section is (ISO 8601), as its document's id has it."""
    return rule.document[-len("2019-05-03") :]


def tournament_rule(ref: str, language: str) -> RuleReference:
    """The section with a number that all bundled editions share (`2.5`, `Appendix B`).

    Languages without an edition get the English one.
    """
    return RuleReference(EDITIONS.get(language, EDITIONS["en"]), ref)
