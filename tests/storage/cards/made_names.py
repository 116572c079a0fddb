"""Made-up names of cards in four languages, and slips of the fingers in them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.domain.cards.card_key import card_key

CARDS = 30_000
LANGUAGES = ("en", "es", "ru", "ja")


def _cut(sounds: str) -> list[str]:
    return sounds.split()


_SOUNDS: Mapping[str, tuple[Sequence[str], Sequence[str], Sequence[str]]] = {
    "en": (
        _cut(
            "b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sh sk sl sp st str"
            " t th tr v w wh y z"
        ),
        _cut("a e i o u ea ee oo ou ai"),
        _cut("b ck d ft g l ld ll lt m mp n nd ng nk nt p r rd rk rm rn rt s sh sk ss st t th x"),
    ),
    "es": (
        _cut("b br c ch cr d f fl fr g gr gu h j l ll m n p pl pr qu r s t tr v z"),
        _cut("a e i o u á é í ó ie ue io ia"),
        _cut("l n r s z d m") + [""] * 8,
    ),
    "ru": (
        _cut(
            "б бр в вл г гл гр д др ж з зв к кл кр л м мн н п пл пр р с ск сл сп ст т тр ф х ц ч"
            " ш щ"
        ),
        _cut("а е и о у ы я ю ё"),
        _cut("в г д ж з к л ль м н нь р рь с ст т х ц ч ш й") + [""] * 8,
    ),
}
_ENDINGS: Mapping[str, Sequence[str]] = {
    "en": ("", "", "", "er", "ing", "ed", "y", "ness"),
    "es": ("o", "a", "os", "as", "ción", "dor", "e", "al"),
    "ru": ("", "а", "ый", "ая", "ость", "ние", "ец", "ка"),
}
_BETWEEN: Mapping[str, Sequence[str]] = {
    "en": (" ", " ", " ", " of ", " of the ", ", ", "-", "'s "),
    "es": (" ", " ", " de ", " del ", " de la ", ", "),
    "ru": (" ", " ", " ", " из ", " и ", ", "),
}
_KANA = "のをにがはとでの"
_SIGNS = [chr(sign) for sign in range(0x4E00, 0x4E00 + 5200, 4)]
_KATAKANA = [chr(sign) for sign in range(0x30A2, 0x30F3)]
_NEAR: Mapping[str, Sequence[str]] = {
    "en": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "es": ("qwertyuiop", "asdfghjklñ", "zxcvbnm"),
    "ru": ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"),
}


def names(language: str, seed: int = 17) -> list[str]:
    """As many names as there are cards, of different keys; the same ones for a seed."""
    chance = random.Random(f"{language}{seed}")
    one = _japanese(chance) if language == "ja" else _spoken(language, chance)
    made: dict[str, str] = {}
    for name in one:
        made.setdefault(card_key(name), name)
        if len(made) == CARDS:
            break
    return list(made.values())


def with_a_slip(name: str, language: str, chance: random.Random) -> str:
    """The name with one slip: letters exchanged, left out, doubled, or a neighbour's key hit."""
    while True:
        at = chance.randrange(len(name) - 1)
        slip = chance.choice(_SLIPS)(name.lower(), at, language, chance)
        if slip not in ("", name.lower()) and slip.split() == slip.strip().split():
            return slip


def _exchanged(name: str, at: int, language: str, chance: random.Random) -> str:
    return name[:at] + name[at + 1] + name[at] + name[at + 2 :]


def _left_out(name: str, at: int, language: str, chance: random.Random) -> str:
    return name[:at] + name[at + 1 :]


def _doubled(name: str, at: int, language: str, chance: random.Random) -> str:
    return name[: at + 1] + name[at:]


def _neighbouring(name: str, at: int, language: str, chance: random.Random) -> str:
    """With another letter that lies beside it; in Japanese, another sign that is met in names."""
    if language == "ja":
        return name[:at] + chance.choice(_SIGNS) + name[at + 1 :]
    for row in _NEAR[language]:
        if name[at] in row:
            place = row.index(name[at])
            beside = chance.choice((row[place - 1 : place], row[place + 1 : place + 2]))
            return name[:at] + beside + name[at + 1 :] if beside else ""
    return ""


_SLIPS: Sequence[Callable[[str, int, str, random.Random], str]] = (
    _exchanged,
    _left_out,
    _doubled,
    _neighbouring,
)


def _spoken(language: str, chance: random.Random) -> Iterator[str]:
    words = [_word(language, chance) for _ in range(9_000)]
    while True:
        said = chance.choice(words).capitalize()
        for _ in range(chance.choice((0, 1, 1, 1, 2, 2))):
            said += chance.choice(_BETWEEN[language]) + chance.choice(words).capitalize()
        if len(said) > 3:
            yield said


def _word(language: str, chance: random.Random) -> str:
    first, middle, last = _SOUNDS[language]
    parts = [
        chance.choice(first) + chance.choice(middle) + chance.choice(last)
        for _ in range(chance.choice((1, 1, 2, 2, 2, 3)))
    ]
    return "".join(parts) + chance.choice(_ENDINGS[language])


def _japanese(chance: random.Random) -> Iterator[str]:
    """Signs with a particle between them, or foreign names in katakana."""
    while True:
        said = "".join(chance.choices(_SIGNS, k=chance.choice((2, 2, 3, 4))))
        kind = chance.random()
        if kind < 0.6:
            said += chance.choice(_KANA) + "".join(chance.choices(_SIGNS, k=chance.choice((1, 2))))
        elif kind < 0.8:
            said = "".join(chance.choices(_KATAKANA, k=chance.choice((3, 4, 5)))) + "の" + said
        if len(said) > 2:
            yield said
