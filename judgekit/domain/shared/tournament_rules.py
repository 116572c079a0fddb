"""References to the bundled tournament rules, by the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.shared.rule_reference import RuleReference

EDITIONS: Mapping[str, str] = {
    "en": "mtr-en-2019-05-03",
    "es": "mtr-es-2021-07-23",
    "ru": "mtr-ru-2019-07-12",
}
"""The bundled edition, by language."""


def tournament_rule(ref: str, language: str) -> RuleReference:
    """The section with a number that all bundled editions share (`2.5`, `Appendix B`).

    Languages without an edition get the English one.
    """
    return RuleReference(EDITIONS.get(language, EDITIONS["en"]), ref)
