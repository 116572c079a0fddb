"""Legality findings in words, with the rules that they follow."""

from __future__ import annotations

from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.formats.findings import (
    Assumption,
    CardsOfNoFormat,
    FindingCode,
    LaterCard,
    Legality,
    LegalityFinding,
)
from judgekit.domain.formats.format_rules import ListSource
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.interface_words import interface_words
from judgekit.views.words import legality as legality_sentences
from judgekit.views.words.editions import DOCUMENT_NAMES, long_date

ALSO_OF_EDITIONS = frozenset({FindingCode.BANNED, FindingCode.NOT_LEGAL, FindingCode.RESTRICTED})
"""Findings that an edition's lists may report too; all others only a card file can tell."""


def finding_words(finding: LegalityFinding) -> str:
    """Return the sentence of a finding."""
    words = legality_sentences.finding_text(finding, interface_words())
    if finding.by_card_file and finding.code in ALSO_OF_EDITIONS:
        by_file = translate("Decks", "{finding}, by the card file")
        if finding.file_date:
            by_file = translate("Decks", "{finding}, by the card file of {date}")
        day = long_date(finding.file_date, interface_words()) if finding.file_date else ""
        words = by_file.format(finding=words, date=day)
    return words


def names_written(finding: LegalityFinding) -> tuple[str, ...]:
    """Return the names by which the list has the card where they aren't the card's own, nor that of
    its front face alone."""
    own = {card_key(finding.card), *faces(card_key(finding.card))[:1]}
    return tuple(name for name in finding.written if card_key(name) not in own)


def written_words(finding: LegalityFinding) -> str:
    """`written Delver; delvr`; empty if the list has the card by its own name alone."""
    names = names_written(finding)
    return translate("Lists", "written {name}").format(name="; ".join(names)) if names else ""


def later_words(later: LaterCard) -> str:
    """Return the sentence of a card that is released after the event."""
    return legality_sentences.later_sentence(later, interface_words())


def no_format_words(found: CardsOfNoFormat) -> str:
    """Return the sentence of the cards that no Constructed format permits."""
    return legality_sentences.no_format_sentence(found, interface_words())


def other_face_words(written: str, card: str) -> str:
    """Return the sentence of a card that is listed by the name of another face."""
    return legality_sentences.other_face_sentence(written, card, interface_words())


def legality_summary(legality: Legality | None, format_name: str) -> str:
    """`Legal in Modern. Banned list of 18 May 2026; the event is on 22 November 2026.`"""
    if legality is None:
        return ""
    if legality.findings:
        words = translate("Decks", "Not legal in {format}.")
    elif legality.unread_lines:
        words = translate("Decks", "Not all of the list could be read.")
    elif legality.unverified or legality.doubtful:
        words = translate("Decks", "{format}: nothing illegal in the cards verified.")
    elif not legality.legal:
        words = translate("Decks", "Nothing illegal in {format}.")
    else:
        words = translate("Decks", "Legal in {format}.")
    said = words.format(format=format_name)
    return f"{said} {lists_words(legality.lists)}" if legality.lists is not None else said


def lists_words(lists: ListSource) -> str:
    """Return the day of the banned list, and that of the event."""
    return legality_sentences.lists_sentence(lists, interface_words())


def unless_words(finding: LegalityFinding) -> str:
    """Return the exception by which a finding under `perhaps` may not apply."""
    if finding.code in (FindingCode.BANNED, FindingCode.RESTRICTED):
        return translate("Decks", "unless the list has changed since")
    if finding.perhaps_as:
        words = translate("Decks", "unless it is “{names}” in the pool")
        return words.format(names="; ".join(finding.perhaps_as))
    if finding.code is FindingCode.NOT_IN_POOL:
        return translate("Decks", "unless the pool has it under another name")
    if finding.code in (FindingCode.TOO_MANY_COPIES, FindingCode.NOT_SINGLETON):
        return translate("Decks", "unless its own text allows it, or it is a basic land")
    return ""


def assumption_words(assumption: Assumption) -> str:
    """Return the sentence of an assumption about a list."""
    return legality_sentences.assumption_sentence(assumption, interface_words())


def rule_shown(rule: RuleReference) -> str:
    """`MTR 6.3`; `Commander 3`."""
    return f"{_document(rule)} {rule.ref}"


def rule_asked(rule: RuleReference) -> str:
    """Return the reference in the form that the command bar takes."""
    return f"{rule.document.split('-', 1)[0]} {rule.ref}"


def _document(rule: RuleReference) -> str:
    kind = rule.document.split("-", 1)[0]
    return DOCUMENT_NAMES.get(kind, kind.upper())
