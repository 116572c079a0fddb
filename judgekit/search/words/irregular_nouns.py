"""Nouns whose forms no rule leads to each other, as cards have them; all folded.

Each line has a word as type lines print it, then its other forms.
"""

from __future__ import annotations

from collections.abc import Mapping

_ENGLISH = """
calf calves
child children
dwarf dwarves
elf elves
fish fishes
foot feet
fungus fungi
genius geniuses genii
goose geese
half halves
homunculus homunculi
knife knives
leaf leaves
life lives
loaf loaves
locus loci
man men
mouse mice
octopus octopuses octopi
ox oxen
pegasus pegasi
person people
scarf scarves
self selves
shelf shelves
staff staves
thief thieves
tooth teeth
werewolf werewolves
wolf wolves
woman women
"""
_RUSSIAN = """
весь всего всему всем всех всеми вся всю всеи все
господин господа господ господам господами господах
дитя дитяти дитятеи
два двух двум двумя две
дочь дочери дочереи дочерью дочерям дочерями дочерьми дочерях
друг друзья друзеи друзьям друзьями друзьях
заяц заица заицу заицем заице заицы заицев заицам заицами заицах
мать матери матереи матерью матерям матерями матерях
небо небеса небес небесам небесами небесах
оба обоих обоим обоими обе обеих обеим обеими
око очи очеи очам очами очах
ребенок дети детеи детям детьми детях
сын сыновья сыновеи сыновьям сыновьями сыновьях
три трех трем тремя
ухо уши ушеи ушам ушами ушах
хозяин хозяева хозяев хозяевам хозяевами хозяевах
цветок цветы цветов цветам цветами цветах
человек люди людеи людям людьми людях
четыре четырех четырем четырьмя
чудо чудеса чудес чудесам чудесами чудесах
"""
_MAN, _MEN = "man", "men"
SHORTEST_WITH_MEN = 6
"""Letters from which a word in *-men* is the plural of one in *-man*: not `omen`."""


def _by_form(lines: str) -> Mapping[str, str]:
    by_form: dict[str, str] = {}
    for line in lines.strip().splitlines():
        word, *forms = line.split()
        by_form |= dict.fromkeys(forms, word)
    return by_form


ENGLISH = _by_form(_ENGLISH)
RUSSIAN = _by_form(_RUSSIAN)
"""The word by each of its other forms."""


def english_noun(word: str) -> str:
    """Return the singular of an irregular plural; any other word as it is."""
    if word.endswith(_MEN) and len(word) >= SHORTEST_WITH_MEN:
        return word.removesuffix(_MEN) + _MAN
    return ENGLISH.get(word, word)


def english_noun_forms(word: str) -> frozenset[str]:
    """Return a noun and its irregular plurals, by one of them; none if it has no such form."""
    noun = english_noun(word)
    if noun.endswith(_MAN):
        return frozenset((noun, noun.removesuffix(_MAN) + _MEN))
    return together(noun, ENGLISH)


def russian_noun_forms(word: str) -> frozenset[str]:
    """Return a word and its irregular forms, by one of them; none if it has no such form."""
    return together(RUSSIAN.get(word, word), RUSSIAN)


def together(word: str, by_form: Mapping[str, str]) -> frozenset[str]:
    """Return a word and the forms that lead to it; none if there are no such forms."""
    forms = {form for form, meant in by_form.items() if meant == word}
    return frozenset(forms | {word} if forms else ())
