"""Names and rules texts of made-up cards, the same every time."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "es", "ru")
WITH_JAPANESE = (*LANGUAGES, "ja")
WRITTEN_AS: Mapping[str, str] = {
    **dict.fromkeys(("de", "fr", "it", "pt"), "es"),
    "ko": "ru",
    **dict.fromkeys(("zhs", "zht"), "ja"),
}
"""Languages made of another's syllables."""
ALL_LANGUAGES = (*WITH_JAPANESE, *WRITTEN_AS)
"""Those in which cards are printed today."""

VOCABULARY = 2_000
"""Different words of a language's rules texts; a few of them make up most of each text."""
SHORTEST, LONGEST = 150, 250
"""Characters of a rules text; one in Japanese has a third of them."""
DENSEST = "ja"

_SYLLABLES: Mapping[str, Sequence[str]] = {
    "en": (
        *("ka", "lo", "mir", "den", "ash", "vor", "tel", "qui", "nas", "per", "gol", "dra", "ith"),
        *("wen", "sor", "bal", "fen", "ruk", "mar", "eld", "thorn", "ous", "grim", "vale"),
    ),
    "es": (
        *("ca", "lo", "mie", "den", "ción", "ra", "te", "qui", "nas", "per", "gol", "dra", "ña"),
        *("ven", "so", "bal", "fue", "rro", "mar", "el", "tor", "os", "gri", "lla", "dú", "jé"),
    ),
    "ru": (
        *("ка", "ло", "мир", "день", "ша", "вор", "тел", "ки", "нас", "пер", "гол", "дра", "ит"),
        *("вен", "сор", "бал", "фен", "рук", "мар", "ель", "терн", "ость", "грим", "щий", "ён"),
    ),
    "ja": (
        *("火", "水", "山", "の", "ド", "ラ", "ゴ", "ン", "カ", "イ", "ト", "剣", "王", "闇", "光"),
        *("ス", "リ", "ア", "ッ", "ク", "霊", "森", "兵", "士", "を", "に", "る", "呪", "文", "術"),
    ),
}
_KEYWORDS = ("Flying", "Vigilance", "Trample", "Haste", "Deathtouch", "Ward {2}", "Menace")
_SENTENCES = (
    "Whenever {name} attacks, draw a card.",
    "When {name} enters, destroy target creature an opponent controls.",
    "{T}, Sacrifice {name}: Add {G}.",
    "At the beginning of your upkeep, each player discards a card.",
    "Other creatures you control get +1/+1 until end of turn.",
    "Target player gains 3 life. (It happens at once, whoever it is.)",
    "If a spell would be countered, exile it with a time counter on it instead.",
    "Return target nonland permanent to its owner's hand.",
)


def languages_words(language: str) -> Sequence[str]:
    """The words of a language's texts, the most frequent first."""
    chance = random.Random(f"words {language}")
    return [word(language, chance) for _ in range(VOCABULARY)]


def word(language: str, chance: random.Random) -> str:
    """One word of one to three syllables."""
    syllables = _SYLLABLES[written_as(language)]
    return "".join(chance.choice(syllables) for _ in range(chance.randint(1, 3)))


def written_as(language: str) -> str:
    """The language whose syllables make this one's words."""
    return WRITTEN_AS.get(language, language)


def name(language: str, chance: random.Random) -> str:
    """A name of two to five words, written together in Japanese."""
    words = [word(language, chance) for _ in range(chance.randint(2, 5))]
    return (
        "".join(words) if written_as(language) == DENSEST else " ".join(map(str.capitalize, words))
    )


def english_text(name_of_card: str, chance: random.Random) -> str:
    """Keywords, then sentences about the card, a line for each."""
    lines = [", ".join(chance.sample(_KEYWORDS, chance.randint(1, 2)))]
    length = chance.randint(SHORTEST, LONGEST)
    while sum(map(len, lines)) < length:
        lines.append(chance.choice(_SENTENCES).replace("{name}", name_of_card))
    return "\n".join(lines)


def foreign_text(language: str, words: Sequence[str], chance: random.Random) -> str:
    """Sentences of the language's words, in two lines."""
    length, is_dense = chance.randint(SHORTEST, LONGEST), written_as(language) == DENSEST
    if is_dense:
        length //= 3
    between = "" if is_dense else " "
    lines = []
    for _ in range(2):
        said: list[str] = []
        while sum(map(len, said)) + len(said) * len(between) < length / 2:
            said.append(words[int(len(words) * chance.random() ** 3)])
        lines.append(between.join(said).capitalize() + ".")
    return "\n".join(lines)
