"""Cards of the loaded card file as answers, by their names and by what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.ranking import LEAST_SCORE
from judgekit.search.find.scores import DESCRIBED_CARD, card_score

MOST_CARDS = 5
SHORTEST_NAME = 4
"""Letters from which a card file is asked for names; of a script without spaces half as many."""
FITS = 0.6
"""Score from which an answer is so good that no card is looked for by what it says."""
NAMED_CARD = 0.3
"""Score from which a card was found by its name."""
ALWAYS_BEFORE = 3
"""How many other answers come before a card that was found by what it says."""
_SYLLABLES = "\u2e80"
"""Where the letters of the scripts begin that write a word with one or two."""


def found_cards(cards: CardCatalogue, typed: str, limit: int) -> Iterator[Found]:
    """Yield the cards that a text names, best first; `detail` is the name or number that was found
    where it isn't the English name. None without a card file."""
    typed = typed.strip()
    least = SHORTEST_NAME // 2 if max(typed, default="") >= _SYLLABLES else SHORTEST_NAME
    if len(typed) >= least and cards.source() is not None:
        for place, card in enumerate(cards.found(typed, limit)):
            yield _answer(card, card_score(card, typed, place))


def described_cards(cards: CardCatalogue, typed: str, limit: int) -> Iterator[Found]:
    """Yield the cards whose text, type or colour has these words, best first."""
    if len(typed.strip()) >= SHORTEST_NAME and cards.source() is not None:
        for place, card in enumerate(cards.described(typed.strip(), limit)):
            score = card_score(card._replace(likeness=NameLikeness.TEXT), typed, place)
            yield _answer(card, score)


def described_below(
    cards: CardCatalogue, typed: str, found: Sequence[Found], limit: int
) -> Iterator[Found]:
    """Yield the cards that a text describes, below the best of what else was found with it: none
    where something fits, or where a card's name was typed."""
    scores = sorted((each.score for each in found if each.score >= LEAST_SCORE), reverse=True)
    is_named = any(each.kind is FindKind.CARD and each.score >= NAMED_CARD for each in found)
    if is_named or (scores and scores[0] >= FITS):
        return
    before = scores[:ALWAYS_BEFORE]
    most = before[-1] if before else 1.0
    for each in described_cards(cards, typed, limit):
        yield replace(each, score=each.score * min(1.0, most / DESCRIBED_CARD))


def _answer(card: FoundCard, score: float) -> Found:
    written = f"{card.language.upper()} {card.written}".strip() if card.written else ""
    return Found(FindKind.CARD, card.name, score, detail=written)
