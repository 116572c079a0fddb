"""Texts about the legality of a decklist."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.formats.findings import (
    Assumption,
    CardsOfNoFormat,
    FindingCode,
    LaterCard,
    LegalityFinding,
)
from judgekit.domain.formats.format_rules import ListSource
from judgekit.views.words.editions import long_date
from judgekit.views.words.words import Words, message

FINDINGS: Mapping[FindingCode, str] = {
    FindingCode.TOO_FEW_CARDS: message("{count} cards, at least {limit}"),
    FindingCode.WRONG_SIZE: message("{count} cards, exactly {limit} with the commander"),
    FindingCode.SIDEBOARD_TOO_LARGE: message("Sideboard of {count} cards, at most {limit}"),
    FindingCode.SIDEBOARD_NOT_ALLOWED: message("Sideboard of {count} cards, none is allowed"),
    FindingCode.NO_COMMANDER: message("No commander is named"),
    FindingCode.TOO_MANY_COMMANDERS: message("{count} commanders, at most {limit}"),
    FindingCode.NOT_A_COMMANDER: message(
        "Neither a legendary creature nor a commander by its text: {card}"
    ),
    FindingCode.OUTSIDE_COLOUR_IDENTITY: message(
        "Outside the commander's color identity: {count} {card}"
    ),
    FindingCode.BANNED: message("Banned: {count} {card}"),
    FindingCode.NOT_LEGAL: message("Not from a permitted set: {count} {card}"),
    FindingCode.RESTRICTED: message("Restricted: {count} {card}, at most {limit}"),
    FindingCode.TOO_MANY_COPIES: message("{count} {card}, at most {limit}"),
    FindingCode.NOT_SINGLETON: message("{count} {card}, only one of each"),
    FindingCode.NOT_IN_POOL: message("{count} {card}, {limit} in the pool"),
    FindingCode.UNIFIED_CONFLICT: message("{card} in {count} decks of the team"),
}
ASSUMPTIONS: Mapping[Assumption, str] = {
    Assumption.COMMANDER_IN_SIDEBOARD: message(
        "No commander is named; the sideboard was taken for it."
    ),
    Assumption.OPTIONAL_SIDEBOARD: message(
        "A sideboard is right only where the event uses the optional rule."
    ),
    Assumption.COMMANDER_IN_DECK: message(
        "The format has no commander; it was counted in the main deck."
    ),
}


def finding_text(finding: LegalityFinding, words: Words) -> str:
    """A finding, with the note printed beside the card on the format's list."""
    text = words.say(
        FINDINGS[finding.code], count=finding.count, limit=finding.limit, card=finding.card
    )
    return f"{text} ({finding.note})" if finding.note else text


def later_sentence(later: LaterCard, words: Words) -> str:
    """A card that is released after the event, with its day."""
    released = long_date(later.released, words)
    return words.say(
        "{card}: released on {date}, after the event (by the card file)",
        card=later.card,
        date=released,
    )


def no_format_sentence(found: CardsOfNoFormat, words: Words) -> str:
    """The cards of a Limited list that no Constructed format permits, with the card file's day."""
    return words.say(
        "{cards}: not legal in any Constructed format by the card file of {date}; check that this "
        "event’s boosters contain such cards",
        cards="; ".join(found.cards),
        date=long_date(found.file_date, words),
    )


def other_face_sentence(written: str, card: str, words: Words) -> str:
    """A card that is listed by the name of another face than the front alone."""
    return words.say(
        "“{written}” is the name of the other half or face, counted as {card}.",
        written=written,
        card=card,
    )


def other_days(newer: int, older: int, words: Words) -> str:
    """`250 cards newer, 12 cards older`: what stands behind the day of most cards; empty if all are
    of it."""
    told = []
    if newer:
        told.append(words.say_count("{count} card newer", "{count} cards newer", newer))
    if older:
        told.append(words.say_count("{count} card older", "{count} cards older", older))
    return ", ".join(told)


def lists_sentence(lists: ListSource, words: Words) -> str:
    """The day of the banned and restricted lists, and until when changes of them are known."""
    date = long_date(lists.date, words)
    asked = long_date(lists.asked, words) if lists.asked else ""
    if lists.is_card_file:
        return _card_file_sentence(date, asked, other_days(lists.newer, lists.older, words), words)
    if not lists.known_until:
        return words.say("Banned list of {date}.", date=date)
    until = long_date(lists.known_until, words)
    if lists.may_have_changed and lists.asked > lists.known_until:
        return words.say(
            "Banned list of {date}, changes known until {until}; the event is on {asked}.",
            date=date,
            until=until,
            asked=asked,
        )
    if lists.asked:
        return words.say("Banned list of {date}; the event is on {asked}.", date=date, asked=asked)
    return words.say("Banned list of {date}, changes known until {until}.", date=date, until=until)


def _card_file_sentence(date: str, asked: str, others: str, words: Words) -> str:
    if others and asked:
        return words.say(
            "Card file of {date}, {others}; the event is on {asked}.",
            date=date,
            others=others,
            asked=asked,
        )
    if others:
        return words.say("Card file of {date}, {others}.", date=date, others=others)
    if asked:
        return words.say("Card file of {date}; the event is on {asked}.", date=date, asked=asked)
    return words.say("Card file of {date}.", date=date)


def assumption_sentence(assumption: Assumption, words: Words) -> str:
    """What was assumed about a list."""
    return words.say(ASSUMPTIONS[assumption])
