"""Forms of a keyword: what its card text makes of `scry`, `cycling`, `kicker`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

_HISSING = ("s", "x", "z", "ch", "sh")
_VOWELS = "aeiou"
_IRREGULAR: Mapping[str, tuple[str, ...]] = {
    "fight": ("fought",),
    "foretell": ("foretold",),
}


def verb_forms(verb: str) -> frozenset[str]:
    """Return a verb's regular forms, itself among them: `scry`, `scries`, `scried`, `scrying`.

    Where a final consonant may be doubled both are there (`taped`, `tapped`).
    """
    return frozenset((verb, *_regular(verb), *_IRREGULAR.get(verb, ())))


def related_forms(word: str) -> frozenset[str]:
    """Return all that may be a form of an ability's name, with the verb behind `cycling` and
    `kicker`; many are no words."""
    if word.endswith("ing"):
        stems = (word, word[:-3], f"{word[:-3]}e")
        return frozenset(form for stem in stems for form in verb_forms(stem))
    if word.endswith("er"):  # without the stem itself: `wither` is no form of `with`
        return verb_forms(word) | frozenset(_regular(word[:-2]))
    return verb_forms(word)


def _regular(verb: str) -> Iterator[str]:
    if verb.endswith("y") and verb[-2:-1] not in _VOWELS:
        yield from (f"{verb[:-1]}ies", f"{verb[:-1]}ied", f"{verb}ing")
        return
    yield f"{verb}es" if verb.endswith(_HISSING) else f"{verb}s"
    if verb.endswith("e"):
        yield from (f"{verb}d", f"{verb[:-1]}ing")
        return
    yield from (f"{verb}ed", f"{verb}ing")
    if verb[-1] not in f"{_VOWELS}wxy" and verb[-2:-1] in tuple(_VOWELS):
        yield from (f"{verb}{verb[-1]}ed", f"{verb}{verb[-1]}ing")
