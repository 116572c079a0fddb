"""How the symbols of cards are spoken."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.cards.symbols import cost_symbols, pieces
from judgekit.views.words.words import Words, message

SYMBOLS: Mapping[str, str] = {
    "W": message("white"),
    "U": message("blue"),
    "B": message("black"),
    "R": message("red"),
    "G": message("green"),
    "C": message("colorless"),
    "S": message("snow"),
    "T": message("tap"),
    "Q": message("untap"),
    "E": message("energy"),
    "P": message("Phyrexian mana"),
    "H": message("Phyrexian mana"),
    "CHAOS": message("chaos"),
    "PW": message("planeswalker"),
    "A": message("acorn"),
    "TK": message("ticket"),
    "D": message("land drop"),
    "½": message("one half"),
    "∞": message("infinite"),
    "0": message("zero"),
    "1": message("one"),
    "2": message("two"),
    "3": message("three"),
    "4": message("four"),
    "5": message("five"),
    "6": message("six"),
    "7": message("seven"),
    "8": message("eight"),
    "9": message("nine"),
    "10": message("ten"),
}
"""What is spoken as a word; other numbers and letters are spoken as they are written."""
EITHER = message("{one} or {other}")
PHYREXIAN = message("{symbol} or two life")
HALF = message("half {symbol}")


def symbol_words(code: str, words: Words) -> str:
    """A symbol as it is spoken: `white`, `two or white`, `white or two life`, `tap`."""
    parts = code.split("/")
    if len(parts) > 1 and parts[-1] == "P":
        return words.say(PHYREXIAN, symbol=symbol_words("/".join(parts[:-1]), words))
    if len(parts) == 2:
        one, other = (symbol_words(part, words) for part in parts)
        return words.say(EITHER, one=one, other=other)
    if len(code) == 2 and code[0] == "H" and code[1] in SYMBOLS:
        return words.say(HALF, symbol=symbol_words(code[1], words))
    return words.say_known(SYMBOLS, code)


def spoken_cost(cost: str, words: Words) -> str:
    """`two, white, black` for `{2}{W}{B}`."""
    return ", ".join(symbol_words(code, words) for code in cost_symbols(cost))


def spoken_text(text: str, words: Words) -> str:
    """A text with its symbols in words: `one, tap: Scry 1.` for `{1}, {T}: Scry 1.`."""
    said: list[str] = []
    after_symbol = False
    for piece in pieces(text):
        if piece.is_symbol:
            said += [", "] * after_symbol + [symbol_words(piece.text, words)]
        else:
            said.append(piece.text)
        after_symbol = piece.is_symbol
    return "".join(said)
