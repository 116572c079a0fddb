"""Find cards while a name is typed: in any language, unfinished, in part or with typing errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from judgekit.domain.cards.card_key import AMPERSAND, AND, BLANK, card_key
from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.card_number import NamedNumber, typed_named_number, typed_numbers
from judgekit.search.names.pieces import most_errors
from judgekit.search.words.russian_forms import are_forms, beginnings
from judgekit.search.words.word_families import is_cyrillic
from judgekit.storage.cards.card_database import (
    LONGEST_KEY,
    MOST_ASKED,
    CardDatabase,
    NameKind,
    StoredName,
)
from judgekit.storage.cards.catalogue.card_words import (
    is_unspaced,
    name_parts,
    pairs,
    without_symbols,
    words_of,
)
from judgekit.storage.cards.catalogue.declined_names import RUSSIAN, DeclinedNames
from judgekit.storage.cards.catalogue.slips import slip_cost
from judgekit.storage.cards.catalogue.word_index import WordIndex

LEAST_MISSPELLED, LONG_WORD = 5, 8
"""Letters from which a word is taken for a misspelled one, by one error, and by two."""
MOST_MEANT = 4
"""Words that a misspelled one may stand for."""
LEAST_DECLINED = 4
"""Letters from which a word is looked for in other cases."""
LEAST_ASKED = 3
"""Letters of a word by which names are looked up, if there is another one."""
MOST_WITH_TEXT = 8
"""Words of a text that may be a name and words of its card's text."""
LEAST_JOINED = 8
"""Letters of a word that may be several words of a name without their spaces."""
MOST_JOINED = 2_000
"""So many names are compared with it, of each beginning it may have."""
_JOINED_START = 4
"""Letters of the beginning, with a space in it or without."""
NAMES_OF_A_CARD = 4
"""So many names are fetched for each card that is wanted."""
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_CYRILLIC = "абвгдежзиклмнопрстуфхцчшщъыьэюя"
_FRONT = 2
"""Letters of a word by which those spelled alike are looked up."""

Says = Callable[[int, Sequence[str]], bool]
"""Whether the card with this number has these words in its text, type or colour."""


class NameFinder:
    """Finds the cards of one catalogue; every query raises apsw.Error if that is damaged."""

    def __init__(
        self, database: CardDatabase, words: WordIndex, declined: DeclinedNames, says: Says
    ) -> None:
        self._database = database
        self._words = words
        self._declined = declined
        self._says = says

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards that this text may name; see the port."""
        plain = without_symbols(typed)
        if plain != typed:  # words of a text stand beside symbols, and at most a whole name does
            return self._named(plain, limit)
        found = _Found(self._database.name_of, limit)
        named = typed_named_number(typed)
        if named is not None:
            self._add_named_and_numbered(found, named)
            typed = named.name if named.is_in_brackets else typed
        key = card_key(typed)
        words = name_parts(key)
        if not (words or BLANK in key) or len(key) > LONGEST_KEY:
            return ()
        begun = self._database.begun(key, limit * NAMES_OF_A_CARD)
        if not begun and AMPERSAND in key:
            key = key.replace(AMPERSAND, AND)
            begun = self._database.begun(key, limit * NAMES_OF_A_CARD)
        found.add(_called(key, begun), NameLikeness.BEGINNING)
        if not words:
            return found.cards
        found.add(self._called_for_short(key), NameLikeness.BEGINNING)
        found.add(_in_english_alike(begun, key), NameLikeness.BEGINNING)
        if not found.is_full:
            self._add_numbered(found, typed)
        if not found.is_full:
            found.add(self._in_other_case(typed), NameLikeness.DECLINED)
            found.add(_in_english_alike(self._with_words(words), key), NameLikeness.WORDS)
        if not found.cards:
            near = self._near(key)
            if not (near and OSA.distance(key, near[0].key) == 1):
                found.add(self._beside_its_words(key), NameLikeness.WORDS)
            if not found.cards:
                self._add_near(found, near, key, words)
        return found.cards

    def _joined(self, key: str) -> list[StoredName]:
        """Return the names that are the same letters without the spaces."""
        if max(map(len, key.split())) < LEAST_JOINED:
            return []
        letters = key.replace(" ", "")
        starts = [letters[:_JOINED_START]]
        starts += [
            f"{letters[:at]} {letters[at : _JOINED_START - 1]}" for at in range(1, _JOINED_START)
        ]
        begun = (name for start in starts for name in self._database.begun(start, MOST_JOINED))
        same = [name for name in begun if name.key.replace(" ", "") == letters]
        return sorted(same, key=lambda name: name.kind)

    def _add_near(
        self, found: _Found, near: Sequence[StoredName], key: str, words: Sequence[str]
    ) -> None:
        """Add the cards with the names that are nearly this one; where there are none but short
        ones, those that are the same letters without the spaces, or else those with such words."""
        has_whole = any(name.kind is not NameKind.SHORT for name in near)
        joined = [] if has_whole else self._joined(key)
        found.add([*joined, *near], NameLikeness.CORRECTED)
        if has_whole or joined:
            return
        named = self._with_words_in_any_case(words)
        found.add(named, NameLikeness.WORDS)
        if not named:
            found.add(self._with_near_words(words), NameLikeness.CORRECTED)

    def _called_for_short(self, key: str) -> list[StoredName]:
        """Return the cards that are called so for short, the newest first."""
        names = self._database.with_keys([key], are_short=True)
        if len(names) > 1:
            names.sort(key=lambda name: self._released(name.card), reverse=True)
        return names

    def _released(self, card: int) -> str:
        stored = self._database.card(self._database.name_of(card))
        return stored.released if stored is not None else ""

    def _named(self, name: str, limit: int) -> tuple[FoundCard, ...]:
        """Return the cards with exactly this name."""
        key, found = card_key(name), _Found(self._database.name_of, limit)
        if 0 < len(key) <= LONGEST_KEY:
            begun = self._database.begun(key, limit * NAMES_OF_A_CARD)
            found.add(_called(key, begun), NameLikeness.BEGINNING)
        return found.cards

    def _add_numbered(self, found: _Found, typed: str) -> None:
        for number in typed_numbers(typed):
            card = self._database.card_with(number)
            if card is not None:
                found.add([StoredName(card, "", NameKind.WHOLE, "", "")], NameLikeness.NUMBER)

    def _add_named_and_numbered(self, found: _Found, named: NamedNumber) -> None:
        """Add the card of that number if the name is its own, whole or in part or nearly."""
        card = self._database.card_with(named.number)
        key = card_key(named.name)
        words = name_parts(key)
        if card is None or not words or len(key) > LONGEST_KEY:
            return
        if any(name.card == card for name in (*self._with_words(words), *self._near(key))):
            found.add([StoredName(card, "", NameKind.WHOLE, "", "")], NameLikeness.NUMBER)

    def _in_other_case(self, typed: str) -> list[StoredName]:
        """Return the Russian names of which this is another case."""
        return [
            StoredName(card, card_key(name), NameKind.TRANSLATED, RUSSIAN, name)
            for name, card in self._declined.names(typed)
        ]

    def _beside_its_words(self, key: str) -> Iterator[StoredName]:
        """Yield the longest name that stands whole at the beginning or at the end, if the other
        words are said by its card."""
        parts = key.split()
        if not 1 < len(parts) <= MOST_WITH_TEXT:
            return
        splits = [
            (" ".join(one), tuple(other))
            for at in range(1, len(parts))
            for one, other in ((parts[:at], parts[at:]), (parts[at:], parts[:at]))
        ]
        for name in reversed(self._database.with_keys([one for one, _ in splits])):
            others = [other for one, other in splits if one == name.key]
            if any(self._says(name.card, name_parts(" ".join(other))) for other in others):
                yield name
                return

    def _with_words_in_any_case(self, words: Sequence[str]) -> list[StoredName]:
        """Return the names that have the Russian ones of these words in any case; none if no other
        case of one is there."""
        meant = {word: (word, *self._other_cases(word)) for word in words}
        is_other = any(len(each) > 1 for each in meant.values())
        return self._having(words, meant) if is_other else []

    def _other_cases(self, word: str) -> list[str]:
        if len(word) < LEAST_DECLINED or not is_cyrillic(word):
            return []
        return [
            other
            for start in sorted(beginnings(word))
            for other in self._words.name_words(start)
            if other != word and are_forms(word, other)
        ]

    def _with_words(self, words: Sequence[str]) -> list[StoredName]:
        """Return the names that have these words, the last perhaps unfinished."""
        return self._having(words, {word: (word,) for word in words})

    def _near(self, key: str) -> list[StoredName]:
        """Return the whole names that differ by typing errors, the likeliest first."""
        ranked = [
            (
                (
                    errors,
                    name.kind is NameKind.SHORT,
                    slip_cost(key, name.key),
                    name.kind,
                    name.key,
                ),
                name,
            )
            for name, errors in self._database.near_names(key)
            if errors <= max(1, most_errors(len(name.key)))
        ]
        return [name for _, name in sorted(ranked, key=lambda each: each[0])]

    def _with_near_words(self, words: Sequence[str]) -> list[StoredName]:
        """Return the names that have these words, some of them misspelled."""
        meant = {word: self._meant(word, is_last=word == words[-1]) for word in words}
        return self._having(words, meant) if all(meant.values()) else []

    def _having(self, words: Sequence[str], meant: Mapping[str, Sequence[str]]) -> list[StoredName]:
        """Return the names that have for each word one of those it means; what is unfinished, or is
        no whole word of any name, may begin it.

        What the last word or a short one begins is seen from the names, once they are few.
        """
        finished = [word for word in words[:-1] if len(word) >= LEAST_ASKED]
        finished.sort(key=len, reverse=True)
        numbers: set[int] | None = None
        for word in finished:
            having = set().union(*(self._having_word(each) for each in meant[word]))
            numbers = having if numbers is None else numbers & having
            if not numbers:
                return []
        if numbers is None or len(numbers) > MOST_ASKED:
            asked = words[-1:] if len(words[-1]) >= LEAST_ASKED or len(words) == 1 else words
            longest = max(asked, key=len)
            having = set().union(*(self._having_start(each) for each in meant[longest]))
            numbers = having if numbers is None else numbers & having
        seen = [meant[word] for word in words if word not in finished]
        names = self._database.numbered(numbers)
        return [name for name in names if _has_beginnings(name, seen)]

    def _having_word(self, word: str) -> set[int]:
        if is_unspaced(word):
            return self._having_start(word)
        return self._words.names_with(word) or self._having_start(word)

    def _having_start(self, word: str) -> set[int]:
        if is_unspaced(word) and len(word) > 1:
            return self._words.names_with(pairs(word))
        return self._words.names_with_start(word)

    def _meant(self, word: str, *, is_last: bool) -> Sequence[str]:
        """Return the word if a name has one that begins so, else the words spelled alike."""
        if is_unspaced(word) or self._words.begins_a_name_word(word):
            return (word,)
        if len(word) < LEAST_MISSPELLED or not word.isalpha():
            return ()
        errors = 1 if len(word) < LONG_WORD else 2
        known = self._words.name_words(word[:_FRONT])
        near = extract(word, known, scorer=OSA.distance, score_cutoff=errors, limit=MOST_MEANT)
        if not near and is_last:
            begun = sorted({each[: len(word)] for each in known if len(each) > len(word)})
            near = extract(word, begun, scorer=OSA.distance, score_cutoff=1, limit=MOST_MEANT)
        meant = [each for each, _, _ in near]
        return (
            meant
            or [
                other
                for other in dict.fromkeys(_with_other_front(word))
                if self._words.begins_a_name_word(other)
            ][:MOST_MEANT]
        )


class _Found:
    """Gathers cards, each once, as it was found first."""

    def __init__(self, name_of: Callable[[int], str], limit: int) -> None:
        self._name_of = name_of
        self._limit = limit
        self._found: dict[int, FoundCard] = {}

    def add(self, names: Iterable[StoredName], likeness: NameLikeness) -> None:
        """Add the cards of these names, up to the limit."""
        for name in names:
            if self.is_full:
                return
            if name.card not in self._found:
                short = name.key if name.kind is NameKind.SHORT else ""
                self._found[name.card] = FoundCard(
                    self._name_of(name.card), likeness, name.written, name.language, short
                )

    @property
    def is_full(self) -> bool:
        """Whether no more are wanted."""
        return len(self._found) >= self._limit

    @property
    def cards(self) -> tuple[FoundCard, ...]:
        """What was found, in order."""
        return tuple(self._found.values())


def _called(key: str, names: Iterable[StoredName]) -> list[StoredName]:
    """Return those of these names that are just this one, without short ones."""
    return [name for name in names if name.key == key and name.kind is not NameKind.SHORT]


def _in_english_alike(names: Sequence[StoredName], typed: str) -> list[StoredName]:
    """Return the names in the same order, where a card's English one is among them the first such
    in place of each other: it fits as well, unless the other was typed whole."""
    english = {name.card: name for name in reversed(names) if not name.written}
    return [name if name.key == typed else english.get(name.card, name) for name in names]


def _has_beginnings(name: StoredName, words: Sequence[Sequence[str]]) -> bool:
    """Whether a name has for each of these one that begins with any of its spellings."""
    return all(any(_has_beginning(name, start) for start in starts) for starts in words)


def _has_beginning(name: StoredName, start: str) -> bool:
    if start not in name.key:
        return False
    if is_unspaced(start):
        return True
    return any(part.startswith(start) for part in words_of(name.key, name.written))


def _with_other_front(word: str) -> Iterator[str]:
    """Yield the word with another first or second letter, one more or less, or both exchanged."""
    letters = _CYRILLIC if word[0] >= _CYRILLIC[0] else _LATIN
    yield word[1] + word[0] + word[2:]
    yield word[0] + word[2] + word[1] + word[3:]
    for at in range(_FRONT):
        yield word[:at] + word[at + 1 :]
        for letter in letters:
            yield word[:at] + letter + word[at + 1 :]
            yield word[:at] + letter + word[at:]
