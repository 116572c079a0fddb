"""Headings of the Comprehensive Rules: chapters, sections 100 to 999, rules and subrules, terms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.reading.documents.section_assembly import Heading
from judgekit.reading.documents.structure.front_titles import is_front_title
from judgekit.reading.documents.structure.paragraphs import Paragraph

_RULE = re.compile(
    r"^(?P<number>(?P<section>[1-9]\d\d)\.(?P<rule>\d{1,3})(?P<letter>[a-zа-я])?)\.?\s+(?=\S)"
)
_SECTION = re.compile(r"^(?P<number>[1-9]\d\d)\.\s+(?P<title>\S.*)$")
_UNDOTTED = re.compile(r"^([1-9]\d\d|[1-9])\s+(?=\D)")
_CHAPTER = re.compile(r"^(?P<number>[1-9])\.\s+(?P<title>\S.*)$")
_GLOSSARY = re.compile(
    r"^(?:glossary|glosario|glossaire|glossar|glossario|glossário|глоссарий|словарь|用語集|词汇表|"
    r"詞彙表|용어집)$",
    re.IGNORECASE,
)
_CREDITS = re.compile(
    r"^(?:credits|cr[ée]ditos|cr[ée]dits|crediti|mitwirkende|благодарности|авторы|クレジット|"
    r"制作人员|致谢)$",
    re.IGNORECASE,
)
_LONGEST_TITLE = 60
_LONGEST_TERM = 80
_SENTENCE_END = re.compile(r"[.!?:;…。！？]$")
_MEANING_END = re.compile(r"[.!?:;…。！？][»”\"'’)\]]*$")
_LOOK_ALIKES: Mapping[int, int | str | None] = str.maketrans("авсе", "abce")


class ComprehensiveHeadings:
    """Decides for each paragraph in turn whether it begins a section, and what of it is body."""

    def __init__(self, found: Sequence[Paragraph]) -> None:
        self._found = found
        self._glossary = ""
        self._last: tuple[int, int] = (0, 0)
        self._chapters: set[str] = set()
        self._rules: set[str] = set()
        self._has_gaps = len({each.gap for each in found}) > 1

    def heading(self, index: int) -> Heading | None:
        """The heading that a paragraph is or begins with, or None; to be asked in reading order.

        A rule without a title stays in the paragraph as its text.
        """
        each = self._found[index]
        text = f"{each.marker} {each.text}" if each.marker else each.text
        if rule := self._rule(each, text):
            return rule
        if each.rows or len(text) > (_LONGEST_TERM if self._glossary else _LONGEST_TITLE):
            return None
        if _GLOSSARY.match(text) or _CREDITS.match(text) or is_front_title(text):
            self._glossary = text if _GLOSSARY.match(text) else ""
            return Heading(None, text)
        if not self._glossary:
            if each.heading:
                text = _UNDOTTED.sub(r"\1. ", text)
            return self._section(text) or self._chapter(text)
        return Heading(None, text, self._glossary) if self._is_term(index) else None

    def _rule(self, each: Paragraph, text: str) -> Heading | None:
        found = _RULE.match(text)
        if found is None:
            return None
        printed, section, rule, letter = found.groups()
        body = text[found.end() :]
        number = (int(section), int(rule))
        if number < self._last or number[0] > self._last[0] + 100:
            return None
        if printed in self._rules:
            return None
        self._rules.add(printed)
        self._last, self._glossary = number, ""
        above, ref = section, f"{section}.{rule}"
        if letter:
            above, ref = ref, ref + letter.translate(_LOOK_ALIKES)
        if len(body) <= _LONGEST_TITLE and not _SENTENCE_END.search(body) and body[0].isupper():
            each.text, each.marker = "", ""
            return Heading(ref, body, above)
        each.text, each.marker = body, ""
        return Heading(ref, None, above)

    def _section(self, text: str) -> Heading | None:
        found = _SECTION.match(text)
        if found is None or not self._last[0] <= int(found["number"]) <= self._last[0] + 100:
            return None
        self._last = (int(found["number"]), 0)
        return Heading(found["number"], found["title"].rstrip(". "), found["number"][0])

    def _chapter(self, text: str) -> Heading | None:
        found = _CHAPTER.match(text)
        if found is None or found["number"] in self._chapters or _SENTENCE_END.search(text):
            return None
        if int(found["number"]) != len(self._chapters) + 1:
            return None
        self._chapters.add(found["number"])
        return Heading(found["number"], found["title"])

    def _is_term(self, index: int) -> bool:
        """Whether a line of the glossary is a term: above its meaning, apart from the others."""
        each = self._found[index]
        below = self._found[index + 1] if index + 1 < len(self._found) else None
        if each.heading:
            return True
        if below is None or each.marker:
            return False
        is_call = each.text.endswith("!") and each.gap > below.gap  # as the ability For Mirrodin!
        if _SENTENCE_END.search(each.text.replace("etc.", "")) and not is_call:
            return False
        if not _MEANING_END.search(below.text) and len(below.text) <= _LONGEST_TITLE:
            return False
        return each.strong or each.gap > below.gap or below.gap == 0.0 or not self._has_gaps
