"""Findings of a deck as lines, and the infractions to consider for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from judgekit.domain.deck_checks.checklist import MARKS, ItemResult
from judgekit.domain.deck_checks.events import ChecklistMarked
from judgekit.domain.deck_checks.tick_off import SIDEBOARD_RULES, swaps
from judgekit.domain.deck_finding import (
    MARKED_CARDS,
    OF_THE_LIST,
    Consideration,
    DeckLimits,
    FindingReason,
    consider,
    consider_marks,
    parts_outside_limits,
)
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.part import Part
from judgekit.domain.formats.findings import FindingCode, Legality, LegalityFinding
from judgekit.domain.infractions.policy import NONE, Catalogue
from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.domain.infractions.upgrade import DECKLIST_PROBLEM, priors_of
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.tournament import Tournament
from judgekit.ui.deck_checks.check.deck.finding_rows import (
    ConsiderLine,
    FindingGroup,
    FindingLine,
)
from judgekit.ui.deck_checks.legality_words import (
    finding_words,
    later_words,
    names_written,
    no_format_words,
    other_face_words,
    rule_asked,
    rule_shown,
    unless_words,
    written_words,
)
from judgekit.ui.deck_checks.rules_in_force import situation_of
from judgekit.ui.deck_checks.wording import (
    ILLEGAL,
    SIGNS,
    UNVERIFIED,
    extra_words,
    item_words,
    misplaced_words,
    missing_words,
    outside_limits_words,
    reason_words,
    translate,
)
from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.words.penalty_wording import infraction_title, penalty_name
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import time_of_day
from judgekit.views.deck_checks.checked_deck import CheckedDeck, found_so_far
from judgekit.views.deck_checks.deck_rows import RowState
from judgekit.views.words.cards import bring_card_file_sentence

EXCHANGED = Sign("misplaced", "text-muted")
NOTED = Sign("note", "attention")
LATER = Sign("info", "attention")
TO_KNOW = Sign("info", "text-muted")
PERHAPS_ILLEGAL = Sign("unverified", "attention")
SIZE_STATES: Mapping[Part, RowState] = {
    Part.MAIN: RowState.MISSING,
    Part.SIDEBOARD: RowState.EXTRA,
}
"""What is wrong with a part of a size that the format doesn't allow."""
BY_LISTS = frozenset({FindingCode.BANNED, FindingCode.RESTRICTED})
"""Findings that are unsure only because the lists may have changed since."""


class FoundIn(msgspec.Struct, frozen=True):
    """A deck with all that findings are drawn from: the legality of its list, the marks on its
    physical part, and the penalties of its player that came of the check."""

    deck: CheckedDeck
    legality: Legality | None = None
    marks: tuple[ChecklistMarked, ...] = ()
    penalties: tuple[WrittenPenalty, ...] = ()
    limits: DeckLimits = DeckLimits()

    @property
    def problems(self) -> tuple[ChecklistMarked, ...]:
        """Problems of the physical part."""
        return tuple(mark for mark in self.marks if mark.result == ItemResult.PROBLEM)

    @property
    def has_marked_cards(self) -> bool:
        """Whether a problem is that cards can be told apart."""
        return any(mark.item in MARKS for mark in self.problems)


def considered_of(
    state: Tournament, catalogue: Catalogue, found: FoundIn, now: int
) -> tuple[Consideration, ...]:
    """Return what to consider for this deck and its list, the likeliest of each kind first."""
    deck, legality = found.deck, found.legality
    situation = situation_of(state, deck.registered or Decklist())
    if legality is not None and any(finding.card for finding in legality.findings):
        situation = msgspec.structs.replace(situation, list_is_illegal=True)
    elif legality is not None and any(each.code in BY_LISTS for each in legality.perhaps):
        situation = msgspec.structs.replace(situation, list_may_be_illegal=True)
    history = priors_of(state.penalties_of(deck.player) if deck.player else ())
    day = local_day(now)
    considered: tuple[Consideration, ...] = ()
    if deck.registered is not None and _sizes_count(deck):
        certain = found_so_far(deck, at_best=True)
        considered = consider(catalogue, certain, situation, history, day)
    if found.has_marked_cards:
        considered += consider_marks(catalogue, situation, history, day)
    return considered


def finding_groups(
    catalogue: Catalogue | None,
    found: FoundIn,
    considered: tuple[Consideration, ...],
    language: str,
) -> tuple[FindingGroup, ...]:
    """Return the findings in the deck, in its list and in its physical part, each with what to
    consider for them."""
    deck, problems = found.deck, found.problems
    of_deck = list(_of_deck(deck, found.limits))
    of_list = list(_of_list(found.legality)) if found.legality is not None else []
    marked = [_of_checklist(each) for each in problems if each.item in MARKS]
    others = [_of_checklist(each) for each in problems if each.item not in MARKS]
    kinds: dict[str, list[tuple[int, Consideration]]] = {"deck": [], "list": [], "marks": []}
    for place, each in enumerate(considered):
        kinds[_kind_of(each)].append((place, each))
    groups = []
    for kind, lines in (("deck", of_deck), ("list", of_list), ("marks", marked)):
        infractions = {each.id for _, each in kinds[kind]}
        if kind == "deck" and kinds["list"]:
            # A Decklist Problem is then recorded for the list.
            infractions.discard(DECKLIST_PROBLEM)
        if lines or kinds[kind]:
            written = [each for each in found.penalties if each.issued.infraction in infractions]
            groups.append(_group(catalogue, lines, kinds[kind], written, language))
    if others:
        groups.append(FindingGroup(tuple(others)))
    return tuple(groups)


def notes_of(
    deck: CheckedDeck, legality: Legality | None = None, *, lacks_file: bool = False
) -> tuple[FindingLine, ...]:
    """Return what isn't an error by itself: cards released after the event, those of no format,
    those listed by another face, those exchanged with the sideboard, and which card file to bring
    where none is loaded."""
    lines = list(_of_names(legality)) if legality is not None else []
    lines += _exchanged(deck)
    if lacks_file:
        sentence = bring_card_file_sentence(interface_words())
        lines.append(FindingLine(TO_KNOW, sentence, is_muted=True))
    return tuple(lines)


def _of_names(legality: Legality) -> Iterator[FindingLine]:
    for each in legality.later:
        yield FindingLine(LATER, later_words(each), cards=(each.card,))
    for of_a_day in legality.of_no_format:
        yield FindingLine(LATER, no_format_words(of_a_day), cards=of_a_day.cards)
    for card in legality.by_other_face:
        for written in card.other_faces:
            words = other_face_words(written, card.name)
            yield FindingLine(TO_KNOW, words, is_muted=True, cards=(card.name, written))


def lines_to_verify(legality: Legality | None) -> tuple[FindingLine, ...]:
    """Return what is left to verify of the list."""
    return tuple(_to_verify(legality)) if legality is not None else ()


def _sizes_count(deck: CheckedDeck) -> bool:
    """Whether the number of cards says anything: a pool alone doesn't before all are counted."""
    return deck.knows_parts or deck.is_counted


def _kind_of(each: Consideration) -> str:
    if each.id == MARKED_CARDS:
        return "marks"
    return "list" if each.reason in OF_THE_LIST else "deck"


def _group(
    catalogue: Catalogue | None,
    lines: list[FindingLine],
    considered: list[tuple[int, Consideration]],
    written: list[WrittenPenalty],
    language: str,
) -> FindingGroup:
    if catalogue is None:
        return FindingGroup(tuple(lines))
    shown = tuple(
        _consider_line(catalogue, each, place, language, is_first=not at)
        for at, (place, each) in enumerate(considered)
    )
    recommended = considered[0][1].penalty if considered else Penalty.NONE
    recorded = _recorded_words(catalogue, written[-1], language) if written else ""
    # What only a newer list can tell is the judge's to find out first.
    is_open = bool(considered) and considered[0][1].reason is FindingReason.LIST_MAY_BE_ILLEGAL
    is_penalized = recommended not in (Penalty.NONE, Penalty.FIX) and not is_open
    return FindingGroup(tuple(lines), shown, recorded, is_penalized and not recorded)


def _recorded_words(catalogue: Catalogue, written: WrittenPenalty, language: str) -> str:
    words = translate("Decks", "Recorded at {time}: {penalty}, {infraction}")
    return words.format(
        time=time_of_day(written.at),
        penalty=penalty_name(written.issued.penalty),
        infraction=infraction_title(catalogue, written.issued.infraction, language),
    )


def findings_title(deck: CheckedDeck, groups: tuple[FindingGroup, ...]) -> str:
    """`2 findings`, or that there are none (yet)."""
    count = sum(len(group.lines) for group in groups)
    if count:
        return translate("Decks", "%n finding(s)", "", count)
    if deck.registered is not None and deck.is_counted:
        return translate("Decks", "No findings")
    return translate("Decks", "No findings yet")


def verify_words(lines: tuple[FindingLine, ...]) -> str:
    """`21 cards to verify`."""
    return translate("Decks", "%n card(s) to verify", "", len(lines))


def recorded_findings(found: FoundIn) -> tuple[str, ...]:
    """Return the findings written into the record of the check, each with the deck's player."""
    whose, deck = owner_words(found.deck), found.deck
    lines = list(_of_deck(deck, found.limits))
    lines += [_of_checklist(each) for each in found.problems]
    return tuple(f"{whose}: {line.words}" for line in lines)


def owner_words(deck: CheckedDeck) -> str:
    """Return the deck's player, or a text for an unnamed one."""
    return deck.player or translate("Decks", "Player not named")


def sideboard_rule(language: str) -> RuleReference:
    """Return the rule on the use of sideboards in the reader's language, English where the library
    has none in it."""
    rules = {rule.document.split("-")[1]: rule for rule in SIDEBOARD_RULES}
    return rules.get(language, SIDEBOARD_RULES[0])


def _of_deck(deck: CheckedDeck, limits: DeckLimits) -> Iterator[FindingLine]:
    if deck.registered is None:
        return
    found = found_so_far(deck)
    if _sizes_count(deck):
        for outside in parts_outside_limits(found, limits):
            yield FindingLine(SIGNS[SIZE_STATES[outside.part]], outside_limits_words(outside))
    for moved in found.misplaced:
        yield FindingLine(SIGNS[RowState.MISPLACED], misplaced_words(moved), cards=(moved.name,))
    for extra in found.extra:
        yield FindingLine(SIGNS[RowState.EXTRA], extra_words(extra), cards=(extra.name,))
    for missing in found.missing:
        yield FindingLine(SIGNS[RowState.MISSING], missing_words(missing), cards=(missing.name,))


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
            names = tuple(card.name for card in cards)
            yield FindingLine(EXCHANGED, words.format(cards=named), is_muted=True, cards=names)


def _of_checklist(mark: ChecklistMarked) -> FindingLine:
    words = translate("Decks", "{item}: {note}").format(item=item_words(mark.item), note=mark.note)
    return FindingLine(NOTED, words if mark.note else item_words(mark.item), note=mark.note)


def _of_list(legality: Legality) -> Iterator[FindingLine]:
    for finding in legality.findings:
        yield FindingLine(
            ILLEGAL,
            _with_names_written(finding),
            cards=_named(finding),
            rule=rule_asked(finding.rule),
            rule_words=rule_shown(finding.rule),
        )
    for finding in legality.perhaps:
        if finding.code in BY_LISTS:
            yield FindingLine(
                PERHAPS_ILLEGAL,
                _with_names_written(finding),
                cards=_named(finding),
                rule=rule_asked(finding.rule),
                rule_words=rule_shown(finding.rule),
            )


def _with_names_written(finding: LegalityFinding) -> str:
    return "; ".join(filter(None, (finding_words(finding), written_words(finding))))


def _named(finding: LegalityFinding) -> tuple[str, ...]:
    return (finding.card, *names_written(finding)) if finding.card else ()


def _to_verify(legality: Legality) -> Iterator[FindingLine]:
    for finding in legality.perhaps:
        if finding.code in BY_LISTS:
            continue
        unless = unless_words(finding) if finding.perhaps_as else ""
        yield FindingLine(
            UNVERIFIED,
            "; ".join(filter(None, (_with_names_written(finding), unless))),
            is_muted=True,
            cards=_named(finding),
            rule=rule_asked(finding.rule),
            rule_words=rule_shown(finding.rule),
        )
    for doubtful in legality.still_asked:
        words = translate("Decks", "Which card is “{name}”? Perhaps {cards}")
        said = words.format(name=doubtful.name, cards=", ".join(doubtful.candidates))
        yield FindingLine(
            UNVERIFIED, said, is_muted=True, cards=(*doubtful.candidates, doubtful.name)
        )
    asked = {each.name for each in legality.doubtful}
    for name in (*legality.unverified, *legality.not_in_file):
        if name not in asked:
            yield FindingLine(UNVERIFIED, name, is_muted=True, cards=(name,))


def _consider_line(
    catalogue: Catalogue, each: Consideration, place: int, language: str, *, is_first: bool
) -> ConsiderLine:
    said = reason_words(each.reason, if_so=each.if_so)
    if each.id == NONE:
        none = translate("Decks", "no infraction")
        return ConsiderLine("none", none, said, place, can_write=False, folded=said)
    title = infraction_title(catalogue, each.id, language)
    is_plain = is_first and each.reason in (FindingReason.DECK_DIFFERS, FindingReason.CARDS_MARKED)
    folded = translate("Decks", "{penalty}, {reason}").format(
        penalty=penalty_name(each.penalty), reason=f"{said[:1].lower()}{said[1:]}"
    )
    return ConsiderLine(each.penalty.value, title, "" if is_plain else said, place, folded=folded)
