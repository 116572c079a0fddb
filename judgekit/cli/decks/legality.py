"""Answer of `judgekit deck check`, for programs and for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judgekit.cli.context import Context
from judgekit.domain.cards.card_match import CardSource
from judgekit.domain.cards.file_days import DayOfMost
from judgekit.domain.decklists.decklist import total
from judgekit.domain.formats.findings import FindingCode, Legality, LegalityFinding
from judgekit.domain.formats.format_rules import DeckFormat, FormatRules
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.rules.citation import Citation, cite
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.views.words.editions import citation_text, long_date
from judgekit.views.words.legality import (
    assumption_sentence,
    finding_text,
    lists_sentence,
    other_days,
    other_face_sentence,
)
from judgekit.views.words.tournaments import format_name
from judgekit.views.words.words import Words, message

WORDS_OF_PERHAPS: Mapping[FindingCode, str] = {
    FindingCode.NOT_IN_POOL: message("Unless the pool has it under another name: {finding}"),
    FindingCode.BANNED: message("Unless the lists have changed since: {finding}"),
    FindingCode.RESTRICTED: message("Unless the lists have changed since: {finding}"),
    FindingCode.NOT_A_COMMANDER: message("By these rules, but later ones allow it: {finding}"),
}
PERHAPS = message("Unless the card's own text allows it, or it is a basic land: {finding}")
OF_ANOTHER_DAY = message("Not verified, the card file is from another date ({count}): {cards}")
ONLY_FROM_POOL = message("Legal only if they are in the player's pool: {cards}")
NOT_IN_FILE = message("The card file has no card of this name ({count}): {cards}")
UNSURE_OF_TEAM = message(
    "Names of the other lists that may be a card of two decks ({count}): {cards}"
)
FILE_DIFFERS = message(
    "{card}: the card file says otherwise ({standing}); the banned list was followed."
)
EDITION_DIFFERS = message(
    "{card}: the banned list says otherwise ({standing}); the card file was followed."
)
VERDICTS: Mapping[bool | None, str] = {
    True: message("{format}: nothing illegal."),
    False: message("{format}: illegal."),
    None: message("{format}: nothing illegal found, but not all could be verified."),
}

LEGALITIES: Mapping[str, str] = {
    "banned": message("banned"),
    "restricted": message("restricted"),
    "legal": message("legal"),
    "not-legal": message("not from a permitted set"),
}


def legality_object(
    legality: Legality, rules: FormatRules, source: CardSource | None, asked: str
) -> dict[str, object]:
    """The result as JSON data; `asked` is the day that was asked for, empty for none."""
    lists = legality.lists
    return {
        "legal": legality.legal,
        "findings": [_finding_row(each) for each in legality.findings],
        "unverified": legality.unverified,
        "format": rules.format.value,
        "edition": rules.edition,
        "edition_date": rules.edition_date,
        "list_date": lists.date if lists else None,
        "list_known_until": (lists.known_until or None) if lists else None,
        "on": asked or None,
        "card_file": {
            "kind": source.kind,
            "date": source.date,
            "newer_cards": source.newer,
            "older_cards": source.older,
        }
        if source
        else None,
        "doubtful": [
            {"written": card.written, "candidates": card.candidates} for card in legality.doubtful
        ],
        "corrected": [
            {"written": card.misspelled, "card": card.name} for card in legality.corrected
        ],
        "by_other_face": [
            {"written": card.other_faces, "card": card.name} for card in legality.by_other_face
        ],
        "disagreements": [
            {
                "card": each.card,
                "says": each.not_followed,
                "by": "card-file" if each.of_card_file else "edition",
            }
            for each in legality.disagreements
        ],
        "assumed": [each.value for each in legality.assumptions],
        "unread_lines": legality.unread_lines,
        "unread_entries": rules.unread,
        "not_checked": [_rule_row(each) for each in legality.not_checked],
        "of_another_day": legality.of_another_day,
        "only_from_pool": legality.only_from_pool,
        "of_no_format": [name for each in legality.of_no_format for name in each.cards],
        "not_in_card_file": legality.not_in_file,
        "unplayed": [{"count": each.count, "name": each.name} for each in legality.unplayed],
        "unsure_of_team": legality.unsure_of_team,
        "perhaps": [
            {**_finding_row(each), "perhaps_as": each.perhaps_as} for each in legality.perhaps
        ],
    }


def _finding_row(finding: LegalityFinding) -> dict[str, object]:
    listed_in = finding.listed_in
    return {
        "code": finding.code.value,
        "card": finding.card or None,
        "count": finding.count,
        "limit": finding.limit,
        "rule": _rule_row(finding.rule),
        "written": finding.written,
        "note": finding.note or None,
        "listed_in": _rule_row(listed_in) if listed_in else None,
        "by": _by(finding),
        "as_of": finding.file_date or None,
        "decks": finding.decks,
    }


def _by(finding: LegalityFinding) -> str:
    if finding.by_card_file:
        return "card-file"
    return "history" if finding.by_history else "edition"


def _rule_row(rule: RuleReference) -> dict[str, object]:
    return {"document": rule.document, "ref": rule.ref}


def legality_text(
    legality: Legality, rules: FormatRules, source: CardSource | None, context: Context
) -> list[str]:
    """The result as lines of text."""
    say = context.wording.say
    named = format_name(rules.format, context.wording)
    lines = [say(VERDICTS[legality.legal], format=named)]
    lines += [f"- {_finding_line(each, context)}" for each in legality.findings]
    lines += _left_open(legality, rules, source, context)
    lines.append(say("By: {edition}.", edition=_edition(rules, context)))
    if legality.lists is not None and legality.lists.known_until:
        lines.append(lists_sentence(legality.lists, context.wording))
    if legality.card_files is not None:
        lines.append(_card_files(legality.card_files, context.wording))
    return lines


def _card_files(days: DayOfMost, wording: Words) -> str:
    date, others = long_date(days.day, wording), other_days(days.newer, days.older, wording)
    if others:
        return wording.say(
            "Legality of cards by the card file of {date}, {others}.", date=date, others=others
        )
    return wording.say("Legality of cards by the card file of {date}.", date=date)


def _finding_line(finding: LegalityFinding, context: Context) -> str:
    say = context.wording.say
    parts = [finding_text(finding, context.wording)]
    if finding.decks:
        parts.append(f"({', '.join(finding.decks)})")
    others = [name for name in finding.written if name != finding.card]
    if others:
        parts.append(say("(in the list: {names})", names="; ".join(others)))
    if finding.by_card_file:
        parts.append(say("(by the card file)"))
    rules = [rule for rule in (finding.rule, finding.listed_in) if rule]
    parts.append(f"[{'; '.join(_place(rule, context) for rule in rules)}]")
    return " ".join(parts)


def _left_open(
    legality: Legality, rules: FormatRules, source: CardSource | None, context: Context
) -> Iterator[str]:
    """What the check could not decide, and what it assumed."""
    say = context.wording.say
    yield from _of_names(legality, rules, source, context)
    for finding in legality.perhaps:
        line = _finding_line(finding, context)
        if finding.perhaps_as:
            names = "; ".join(finding.perhaps_as)
            yield say("Unless it is “{names}” in the pool: {finding}", names=names, finding=line)
        else:
            yield say(WORDS_OF_PERHAPS.get(finding.code, PERHAPS), finding=line)
    yield from _how_names_were_read(legality, context)
    for each in legality.disagreements:
        told = FILE_DIFFERS if each.of_card_file else EDITION_DIFFERS
        yield say(told, card=each.card, standing=say(LEGALITIES[each.not_followed]))
    for assumption in legality.assumptions:
        yield assumption_sentence(assumption, context.wording)
    if legality.unplayed:
        unplayed = "; ".join(f"{each.count} {each.name}" for each in legality.unplayed)
        yield say(
            "In the pool but not on the list, so part of the sideboard ({count}): {cards}",
            count=total(legality.unplayed),
            cards=unplayed,
        )
    if legality.unread_lines:
        yield say("Lines that were not counted: {count}.", count=legality.unread_lines)
    if rules.unread:
        yield say(
            "Entries of the edition's lists that could not be read: {entries}",
            entries="; ".join(rules.unread),
        )
    if legality.not_checked:
        yield say(
            "A list alone can't be checked against: {rules}.",
            rules=_places(legality.not_checked, context),
        )


def _how_names_were_read(legality: Legality, context: Context) -> Iterator[str]:
    """Questions about names, and what was taken for a card under another name."""
    say = context.wording.say
    for card in legality.still_asked:
        likely = "; ".join(card.candidates)
        yield say(
            "Which card is “{written}”? Perhaps: {names}", written=_written(card), names=likely
        )
    for card in legality.corrected:
        yield say(
            "“{written}” was read as {name}.", written="; ".join(card.misspelled), name=card.name
        )
    for card in legality.by_other_face:
        for written in card.other_faces:
            yield other_face_sentence(written, card.name, context.wording)


def _of_names(
    legality: Legality, rules: FormatRules, source: CardSource | None, context: Context
) -> Iterator[str]:
    """Lines on the cards of uncertain legality, by reason; a doubtful name is asked and not told of
    here, for the card file tells of the card that is meant."""
    elsewhere = {*legality.of_another_day, *(card.name for card in legality.doubtful)}
    other_day = legality.of_another_day
    unknown = [name for name in legality.unverified if name not in elsewhere]
    named = (
        (_unverified(rules, source), unknown),
        (OF_ANOTHER_DAY, other_day),
        (ONLY_FROM_POOL, legality.only_from_pool),
        (NOT_IN_FILE, legality.not_in_file),
        (UNSURE_OF_TEAM, legality.unsure_of_team),
    )
    for told, names in named:
        if names:
            yield context.wording.say(told, count=len(names), cards="; ".join(names))


def _unverified(rules: FormatRules, source: CardSource | None) -> str:
    """Text on why cards are unverified: the first thing that is missing."""
    if rules.format is DeckFormat.TWO_HEADED_GIANT and not rules.file_format:
        return message(
            "Not verified, --played-as does not say which format's lists hold ({count}): {cards}"
        )
    if source is None:
        return message(
            "Not verified without a card file, see `judgekit cards load` ({count}): {cards}"
        )
    return message("Not verified, the card file does not tell ({count}): {cards}")


def _written(card: IdentifiedCard) -> str:
    return "; ".join(card.written)


def _places(rules: Iterable[RuleReference], context: Context) -> str:
    return "; ".join(_place(rule, context) for rule in rules)


def _place(rule: RuleReference, context: Context) -> str:
    """`MTR 6.4`; the edition is stated once for all."""
    document = context.library().document(rule.document)
    kind = document.kind if document else rule.document
    return citation_text(Citation(kind, "", rule.ref, "", "", None, None), context.wording)


def _edition(rules: FormatRules, context: Context) -> str:
    """`MTR, Spanish, effective 23 July 2021`."""
    cited = cite(context.library(), rules.deck.rule)
    if cited is None:
        return rules.edition
    whole = Citation(cited.kind, "", "", "", cited.language, cited.effective_date, cited.published)
    return citation_text(whole, context.wording)
