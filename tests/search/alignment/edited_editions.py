"""A later edition made of a document by edits that are known exactly, so that a comparison of the
two can be checked section by section."""

from __future__ import annotations

import random
from dataclasses import dataclass

import msgspec

from judgekit.domain.rules.document import Block, BlockKind, Document, Section

EDITS = ("remove", "add", "reword", "retitle", "move", "split", "merge")


@dataclass
class _Part:
    """A numbered section on its way into the new edition, with what hangs below it; `old` are the
    refs that it comes from, the counterpart first."""

    section: Section
    below: list[tuple[Section, str | None]]
    old: str | None
    changed: bool = False


@dataclass(frozen=True)
class EditedEdition:
    """The new edition and what is true of each section: (kind, old ref, new ref), kinds `same`,
    `renumbered`, `changed`, `added`, `removed`."""

    document: Document
    truth: frozenset[tuple[str, str | None, str | None]]


def edited(document: Document, seed: int, share: float = 0.25) -> EditedEdition:
    """Edit about this share of the sections that have a number of two parts."""
    choose = random.Random(seed)
    chapters, front = _taken_apart(document)
    editor = _Editor(choose, _words(document), chapters)
    parts = [part for chapter in chapters.values() for part in chapter]
    for part in choose.sample(parts, int(share * len(parts))):
        editor.edit(part)
    return _put_together(document, chapters, front)


def _taken_apart(
    document: Document,
) -> tuple[dict[str, list[_Part]], list[tuple[Section, str | None]]]:
    """Chapters with their sections, and all other sections."""
    chapters: dict[str, list[_Part]] = {}
    rest: list[tuple[Section, str | None]] = []
    current: _Part | None = None
    for section in document.sections:
        number = section.number or ""
        if number.count(".") == 1 and number.replace(".", "").isdigit():
            current = _Part(section, [], section.ref)
            chapters.setdefault(number.split(".")[0], []).append(current)
        elif section.number is None and current is not None and section.parent == current.old:
            current.below.append((section, section.ref))
        else:
            current = None
            rest.append((section, section.ref))
    return chapters, rest


@dataclass
class _Editor:
    """Edits sections in their chapters; `words` are those of the document."""

    choose: random.Random
    words: list[str]
    chapters: dict[str, list[_Part]]

    def edit(self, part: _Part) -> None:
        """Do one of the edits; nothing where it can't be done, or to what was merged away."""
        for chapter in self.chapters.values():
            at = next((index for index, one in enumerate(chapter) if one is part), None)
            if at is not None:
                getattr(self, self.choose.choice(EDITS))(chapter, at)
                return

    def remove(self, chapter: list[_Part], at: int) -> None:
        """The section with all below it."""
        if len(chapter) > 1:
            del chapter[at]

    def add(self, chapter: list[_Part], at: int) -> None:
        """A section that the old edition has nothing of."""
        blocks = tuple(
            Block(BlockKind.PARAGRAPH, " ".join(self.choose.choices(self.words, k=40)) + ".")
            for _ in range(2)
        )
        section = Section("?", "?", self._title(3), 2, None, blocks)
        chapter.insert(at, _Part(section, [], None))

    def reword(self, chapter: list[_Part], at: int) -> None:
        """Up to a third of the words replaced, lost or added."""
        part, share = chapter[at], self.choose.choice((0.02, 0.1, 0.3))
        blocks = [self._reworded(block, share) for block in part.section.blocks]
        first = next((index for index, block in enumerate(blocks) if block.text), None)
        if first is not None:
            text = f"{blocks[first].text} Otherwise."
            blocks[first] = msgspec.structs.replace(blocks[first], text=text)
            part.section = msgspec.structs.replace(part.section, blocks=tuple(blocks))
            part.changed = True

    def retitle(self, chapter: list[_Part], at: int) -> None:
        """Another title."""
        part = chapter[at]
        part.section = msgspec.structs.replace(part.section, title=self._title(3))
        part.changed = True

    def move(self, chapter: list[_Part], at: int) -> None:
        """To anywhere in any chapter."""
        other = self.choose.choice(list(self.chapters.values()))
        part = chapter.pop(at)
        other.insert(self.choose.randrange(len(other) + 1), part)

    def split(self, chapter: list[_Part], at: int) -> None:
        """The larger half goes on as the section, the other one is new."""
        part = chapter[at]
        if len(part.section.blocks) < 4 or part.below:
            return
        half = len(part.section.blocks) // 2
        first, second = part.section.blocks[:half], part.section.blocks[half:]
        first_stays = _length(first) >= _length(second)
        stays, leaves = (first, second) if first_stays else (second, first)
        rest = msgspec.structs.replace(part.section, title=self._title(2), blocks=leaves)
        part.section = msgspec.structs.replace(part.section, blocks=stays)
        part.changed = True
        chapter.insert(at + 1 if first_stays else at, _Part(rest, [], None))

    def merge(self, chapter: list[_Part], at: int) -> None:
        """The longer of two sections goes on with the text of both."""
        if at + 1 == len(chapter):
            return
        first, second = chapter[at], chapter[at + 1]
        longer = max(first, second, key=lambda each: _length(each.section.blocks))
        shorter = second if longer is first else first
        if first.below or second.below or not shorter.section.blocks:
            return
        blocks = first.section.blocks + second.section.blocks
        longer.section = msgspec.structs.replace(longer.section, blocks=blocks)
        longer.changed = True
        chapter[at : at + 2] = [longer]

    def _title(self, count: int) -> str:
        return " ".join(self.choose.sample(self.words, count)).title()

    def _reworded(self, block: Block, share: float) -> Block:
        found: list[str] = []
        for word in block.text.split():
            if self.choose.random() >= share:
                found.append(word)
            elif self.choose.random() < 0.6:
                found.append(self.choose.choice(self.words))
        return msgspec.structs.replace(block, text=" ".join(found), spans=())


def _length(blocks: tuple[Block, ...]) -> int:
    return sum(len(block.text.split()) for block in blocks)


def _words(document: Document) -> list[str]:
    text = " ".join(block.text for each in document.sections for block in each.blocks)
    return sorted({word.strip(".,;:()").lower() for word in text.split() if word[:1].isalpha()})


def _put_together(
    document: Document,
    chapters: dict[str, list[_Part]],
    front: list[tuple[Section, str | None]],
) -> EditedEdition:
    sections: list[Section] = []
    truth: set[tuple[str, str | None, str | None]] = set()
    kept: set[str | None] = set()
    for section, ref in front:
        sections.append(section)
        truth.add(("same", ref, ref))
        kept.add(ref)
        for number, part in enumerate(chapters.get(section.ref, ()), start=1):
            new = f"{section.ref}.{number}"
            sections.append(
                msgspec.structs.replace(part.section, ref=new, number=new, parent=section.ref)
            )
            truth.add(_true_of(part.old, new, changed=part.changed))
            kept.add(part.old)
            for each, old in part.below:
                there = f"{new}#{each.ref.split('#', 1)[-1]}"
                sections.append(msgspec.structs.replace(each, ref=there, parent=new))
                truth.add(_true_of(old, there, changed=False))
                kept.add(old)
    removed = (("removed", each.ref, None) for each in document.sections if each.ref not in kept)
    later = msgspec.structs.replace(
        document, id=f"{document.kind}-{document.language}-2030-01-01", sections=tuple(sections)
    )
    return EditedEdition(later, frozenset(truth) | frozenset(removed))


def _true_of(old: str | None, new: str, *, changed: bool) -> tuple[str, str | None, str | None]:
    if old is None:
        return ("added", None, new)
    kind = "changed" if changed else "same" if old == new else "renumbered"
    return (kind, old, new)
