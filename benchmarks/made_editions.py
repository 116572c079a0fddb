"""A library with many documents beside the bundled ones: rules of the game, editions by the dozen.

The texts are made up of the words of the bundled ones, the same at every run.
"""

from __future__ import annotations

import random
from functools import cache

import msgspec

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.document import Section
from judgekit.domain.rules.library import Library
from judgekit.reading.documents.document_file import read_document

ENGLISH = "mtr-en-2019-05-03"
CHAPTERS = range(1, 10)
SECTIONS = 17
"""In each chapter."""
RULES = 20
"""In each section."""
WORDS = 35
"""In each rule, on average; with these figures the file is as long as the official one."""
HAN = (0x4E00, 0x59B8)
"""The first three thousand: about as many as a text uses."""
SEED = 14


def made_rules(library: Library) -> str:
    """The text of made-up Comprehensive Rules in English, in the form of the official file."""
    chance = random.Random(SEED)
    known = " ".join(_texts(library)).split()
    keywords = sorted({"".join(chance.choices("abdegiklmnorstu", k=7)) for _ in range(400)})
    lines = [
        "Magic: The Gathering Comprehensive Rules",
        "",
        "Effective as of September 24, 2021",
        "",
    ]
    for chapter in CHAPTERS:
        lines += [f"{chapter}. {chance.choice(keywords).title()}", ""]
        for section in range(chapter * 100, chapter * 100 + SECTIONS):
            lines += [f"{section}. {chance.choice(keywords).title()}", ""]
            for rule in range(1, RULES + 1):
                start = chance.randrange(len(known) - 2 * WORDS)
                words = known[start : start + chance.randint(WORDS // 2, WORDS + WORDS // 2)]
                for _ in range(3):
                    words[chance.randrange(len(words))] = chance.choice(keywords)
                letter = "" if rule % 3 == 1 else "abcdefghijkmnp"[rule % 3]
                number = f"{section}.{1 + (rule - 1) // 3}{letter or '.'}"
                lines += [f"{number} {' '.join(words).rstrip('.,;:').capitalize()}.", ""]
    return "\n".join(lines)


def in_han(text: str) -> str:
    """The same text with a made-up word of one to three Han characters for each of its words."""
    return "".join(_han_word(word) for word in text.split()) + "。"


@cache
def _han_word(word: str) -> str:
    chance = random.Random(word)
    return "".join(chr(chance.randint(*HAN)) for _ in range(chance.randint(1, 3)))


def with_editions(library: Library, editions: int) -> Library:
    """The library with rules of the game in English and Chinese and so many further editions of the
    tournament rules, aligned with each other."""
    text = made_rules(library)
    rules = read_document("rules.txt", text.encode()).document
    chinese = msgspec.structs.replace(
        rules,
        id="cr-zh-2021-09-24",
        language="zh",
        sections=tuple(_chinese(section) for section in rules.sections),
    )
    newest = next(each for each in library.documents if each.id == ENGLISH)
    dates = [f"{2020 + number}-05-03" for number in range(editions)]
    further = [
        msgspec.structs.replace(newest, id=f"mtr-en-{date}", effective_date=date) for date in dates
    ]
    groups = tuple(
        AlignmentGroup({**group.members, **{each.id: group.members[ENGLISH] for each in further}})
        if ENGLISH in group.members
        else group
        for group in library.alignment.groups
    )
    documents = (*library.documents, rules, chinese, *further)
    return Library(documents, Alignment(groups), library.corrections)


def _texts(library: Library) -> list[str]:
    document = next(each for each in library.documents if each.id == ENGLISH)
    return [block.text for section in document.sections for block in section.blocks]


def _chinese(section: Section) -> Section:
    blocks = tuple(
        msgspec.structs.replace(block, text=in_han(block.text), spans=())
        for block in section.blocks
    )
    title = in_han(section.title) if section.title else None
    return msgspec.structs.replace(section, title=title, blocks=blocks)
