"""What to bring so that cards can be read, where no card file is loaded."""

from __future__ import annotations

from judgekit.engine.ports.cards import CardCatalogue
from judgekit.views.words.cards import complaint_sentence
from judgekit.views.words.words import Words


def bring_card_file(cards: CardCatalogue, wording: Words) -> str:
    """Return why the loaded card file can't be used, or what to bring; empty if one is loaded."""
    if cards.source() is not None:
        return ""
    return complaint_sentence(cards.complaint(), wording) or wording.say(
        "No card file is loaded: bring “All Cards” from Scryfall’s bulk data or “AtomicCards” "
        "from MTGJSON on a USB stick, and load it with `judgekit cards load FILE`."
    )
