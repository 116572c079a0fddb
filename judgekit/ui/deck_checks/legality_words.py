"""What is illegal in a list, in words, and where the rules say so."""

from __future__ import annotations

from judgekit.domain.formats.findings import Assumption, FindingCode, LegalityFinding
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.interface_words import interface_words
from judgekit.views.words import legality
from judgekit.views.words.editions import DOCUMENT_NAMES

ALSO_OF_EDITIONS = frozenset({FindingCode.BANNED, FindingCode.NOT_LEGAL, FindingCode.RESTRICTED})
"""What an edition's lists may say as well; of all else a card file alone can tell."""


def finding_words(finding: LegalityFinding) -> str:
    """One thing that is illegal."""
    words = legality.finding_text(finding, interface_words())
    if finding.by_card_file and finding.code in ALSO_OF_EDITIONS:
        words = translate("Decks", "{finding}, by the card file").format(finding=words)
    return words


def unless_words(finding: LegalityFinding) -> str:
    """When what is told under `perhaps` is right after all."""
    if finding.code is FindingCode.NOT_IN_POOL:
        return translate("Decks", "unless the pool has it under another name")
    if finding.code in (FindingCode.TOO_MANY_COPIES, FindingCode.NOT_SINGLETON):
        return translate("Decks", "unless its own text allows it, or it is a basic land")
    return ""


def assumption_words(assumption: Assumption) -> str:
    """What was taken for granted of a list."""
    return legality.assumption_sentence(assumption, interface_words())


def rule_shown(rule: RuleReference) -> str:
    """`MTR 6.3`; `Commander 3`."""
    return f"{_document(rule)} {rule.ref}"


def rule_asked(rule: RuleReference) -> str:
    """The same as the command bar takes it."""
    return f"{rule.document.split('-', 1)[0]} {rule.ref}"


def _document(rule: RuleReference) -> str:
    kind = rule.document.split("-", 1)[0]
    return DOCUMENT_NAMES.get(kind, kind.upper())
