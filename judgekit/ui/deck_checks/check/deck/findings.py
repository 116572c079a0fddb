"""Findings of a deck as lines, and the infractions to consider for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from judgekit.domain.deck_checks.tick_off import SIDEBOARD_RULES, swaps
from judgekit.domain.deck_finding import Consideration, FindingReason, consider
from judgekit.domain.decklists.comparison import Comparison
from judgekit.domain.formats.findings import Legality
from judgekit.domain.infractions.policy import NONE, Catalogue
from judgekit.domain.infractions.upgrade import priors_of
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.tournament import Tournament
from judgekit.ui.deck_checks.check.deck.findings_panel import ConsiderLine, FindingLine
from judgekit.ui.deck_checks.legality_words import finding_words, rule_asked, rule_shown
from judgekit.ui.deck_checks.rules_in_force import situation_of
from judgekit.ui.deck_checks.wording import (
    ILLEGAL,
    SIGNS,
    UNVERIFIED,
    extra_words,
    misplaced_words,
    missing_words,
    reason_words,
    translate,
)
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.words.penalty_wording import infraction_title
from judgekit.ui.words.signs import Sign
from judgekit.views.deck_checks.checked_deck import CheckedDeck, found_so_far
from judgekit.views.deck_checks.deck_rows import RowState

EXCHANGED = Sign("misplaced", "text-muted")
MOST_NAMED = 3
"""At most so many unverified cards are named; beyond that the summary only counts them, and the
Lists view names them."""


def considered_of(
    state: Tournament,
    catalogue: Catalogue,
    deck: CheckedDeck,
    legality: Legality | None,
    now: int,
) -> tuple[Consideration, ...]:
    """Return what to consider for this deck and its list, the likeliest first."""
    if deck.registered is None or not (deck.knows_parts or deck.is_counted):
        return ()
    situation = situation_of(state, deck.registered)
    if legality is not None and any(finding.card for finding in legality.findings):
        situation = msgspec.structs.replace(situation, list_is_illegal=True)
    history = state.penalties_of(deck.player) if deck.player else ()
    return consider(
        catalogue,
        found_so_far(deck),
        situation,
        priors_of(history),
        local_day(now),
    )


def finding_lines(deck: CheckedDeck, legality: Legality | None) -> tuple[FindingLine, ...]:
    """Return the deck's findings, then its list's, then what could not be verified."""
    lines = list(_of_deck(found_so_far(deck))) if deck.registered is not None else []
    lines += _exchanged(deck)
    return (*lines, *_of_list(legality)) if legality is not None else tuple(lines)


def consider_lines(
    catalogue: Catalogue, considered: tuple[Consideration, ...], language: str
) -> tuple[ConsiderLine, ...]:
    """Return the considerations as lines."""
    return tuple(
        _consider_line(catalogue, each, place, language) for place, each in enumerate(considered)
    )


def findings_title(deck: CheckedDeck, lines: tuple[FindingLine, ...]) -> str:
    """`2 findings`, or that there are none (so far)."""
    count = sum(not line.is_muted for line in lines)
    if count:
        return translate("Decks", "%n finding(s)", "", count)
    if deck.registered is not None and deck.is_counted:
        return translate("Decks", "Nothing to note")
    return translate("Decks", "So far nothing to note")


def legality_summary(legality: Legality | None, format_name: str) -> str:
    """`List: legal in Modern. 1 card could not be verified offline.`"""
    if legality is None:
        return ""
    said = []
    if legality.findings:
        said.append(translate("Decks", "List: not legal in {format}."))
    elif legality.unread_lines:
        said.append(translate("Decks", "List: not all of it could be read."))
    elif not legality.legal:
        said.append(translate("Decks", "List: nothing illegal in {format}."))
    else:
        said.append(translate("Decks", "List: legal in {format}."))
    if legality.unverified:
        count = len(legality.unverified)
        said.append(translate("Decks", "%n card(s) could not be verified offline.", "", count))
    return " ".join(said).format(format=format_name)


def recorded_findings(deck: CheckedDeck) -> tuple[str, ...]:
    """Return the findings written into the record of the check, each with the deck's player."""
    whose = owner_words(deck)
    lines = (line for line in finding_lines(deck, None) if not line.is_muted)
    return tuple(f"{whose}: {line.words}" for line in lines)


def found_words(deck: CheckedDeck) -> str:
    """Return the deck's findings in one line, as what happened in a penalty."""
    lines = (line for line in finding_lines(deck, None) if not line.is_muted)
    return "; ".join(line.words for line in lines)


def owner_words(deck: CheckedDeck) -> str:
    """Return the deck's player, or a text for an unnamed one."""
    return deck.player or translate("Decks", "Player not named")


def sideboard_rule(language: str) -> RuleReference:
    """Return the rule on the use of sideboards in the reader's language, English where the library
    has none in it."""
    rules = {rule.document.split("-")[1]: rule for rule in SIDEBOARD_RULES}
    return rules.get(language, SIDEBOARD_RULES[0])


def _of_deck(found: Comparison) -> Iterator[FindingLine]:
    for moved in found.misplaced:
        yield FindingLine(SIGNS[RowState.MISPLACED], misplaced_words(moved))
    for extra in found.extra:
        yield FindingLine(SIGNS[RowState.EXTRA], extra_words(extra))
    for missing in found.missing:
        yield FindingLine(SIGNS[RowState.MISSING], missing_words(missing))


def _exchanged(deck: CheckedDeck) -> Iterator[FindingLine]:
    """Yield the cards exchanged with the sideboard, once all cards have come; information, not an
    error by itself."""
    if deck.registered is None or not (deck.line.off.sideboarded and deck.is_counted):
        return
    changed = swaps(deck.line.off)
    said = (
        (translate("Decks", "Came in: {cards}"), changed.came_in),
        (translate("Decks", "Went out: {cards}"), changed.went_out),
    )
    for words, cards in said:
        if cards:
            named = ", ".join(f"{card.count} {card.name}" for card in cards)
            yield FindingLine(EXCHANGED, words.format(cards=named), is_muted=True)


def _of_list(legality: Legality) -> Iterator[FindingLine]:
    for finding in legality.findings:
        yield FindingLine(
            ILLEGAL,
            finding_words(finding),
            rule=rule_asked(finding.rule),
            rule_words=rule_shown(finding.rule),
        )
    for finding in legality.perhaps:
        yield FindingLine(
            UNVERIFIED,
            translate("Decks", "{card}, unverified").format(card=finding_words(finding)),
            is_muted=True,
            rule=rule_asked(finding.rule),
            rule_words=rule_shown(finding.rule),
        )
    for doubtful in legality.doubtful:
        words = translate("Decks", "Which card is “{name}”? Perhaps {cards}")
        said = words.format(name=doubtful.name, cards=", ".join(doubtful.candidates))
        yield FindingLine(UNVERIFIED, said, is_muted=True)
    if len(legality.unverified) <= MOST_NAMED:
        for name in legality.unverified:
            said = translate("Decks", "{card}, unverified").format(card=name)
            yield FindingLine(UNVERIFIED, said, is_muted=True)


def _consider_line(
    catalogue: Catalogue, each: Consideration, place: int, language: str
) -> ConsiderLine:
    if each.id == NONE:
        words = translate("Decks", "no infraction")
        return ConsiderLine(
            "none", words, reason_words(each.reason, if_so=each.if_so), place, can_write=False
        )
    title = infraction_title(catalogue, each.id, language)
    words = translate("Decks", "consider {infraction}").format(infraction=title)
    is_plain = each.reason is FindingReason.DECK_DIFFERS and place == 0
    reason = "" if is_plain else reason_words(each.reason, if_so=each.if_so)
    return ConsiderLine(each.penalty.value, words, reason, place)
