"""Headings of the tournament rules are known by form and place, in every disorder they come in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import Section
from judgekit.reading.documents.language_words import language_words
from judgekit.reading.documents.tournament_rules import read_tournament_rules

CONTENTS = """Introduction\t4
1. Fundamentals .....\t5
1.1 Types .....\t5
1.2 Roles\t5
2. Mechanics .....\t10
2.1 Structure\t10
2.2 Rule\t10
Appendix C—Tiebreakers 51
Byes\t53
"""


def read(text: str, language: str = "en") -> tuple[Section, ...]:
    return read_tournament_rules(text, language_words(language))


def tree(text: str, language: str = "en") -> list[tuple[int, str, str | None]]:
    return [(section.level, section.ref, section.title) for section in read(text, language)]


def body(text: str, ref: str, language: str = "en") -> list[str]:
    (found,) = [section for section in read(text, language) if section.ref == ref]
    return [block.text for block in found.blocks]


def test_levels_follow_from_numbers_whatever_the_marks() -> None:
    text = """# 1. Fundamentals

#### **1.1 Types**

Text.

## 1.2 Roles

### ***Regular***

Text.

### **2. Mechanics**

# 2.1 Structure

Text.
"""
    assert tree(text) == [
        (1, "1", "Fundamentals"),
        (2, "1.1", "Types"),
        (2, "1.2", "Roles"),
        (3, "1.2#Regular", "Regular"),
        (1, "2", "Mechanics"),
        (2, "2.1", "Structure"),
    ]


def test_without_marks_a_number_in_turn_is_a_heading_and_an_item_is_none() -> None:
    text = """1. Основы

1.1 Виды

Перед игрой:

1. Игроки мешают колоды.
2. Игроки берут карты.

2. Механики

2.1. Структура Матча.

В 2.5 сказано иначе.

2.5: Ход оппонента.

3.Коммуникация

3.1 Общение

Текст.
"""
    assert tree(text, "ru") == [
        (1, "1", "Основы"),
        (2, "1.1", "Виды"),
        (1, "2", "Механики"),
        (2, "2.1", "Структура Матча"),
        (1, "3", "Коммуникация"),
        (2, "3.1", "Общение"),
    ]
    assert body(text, "1.1", "ru") == [
        "Перед игрой:",
        "Игроки мешают колоды.",
        "Игроки берут карты.",
    ]


def test_appendix_letters_are_latin_whatever_the_print() -> None:
    text = """Приложение А – Изменения

3 мая 2019

Приложение D: Добавлены издания

Приложение В – Время

Текст.

Приложение С – Тай-брейки
"""
    assert tree(text, "ru") == [
        (1, "Appendix A", "Изменения"),
        (2, "Appendix A#3 мая 2019", "3 мая 2019"),
        (1, "Appendix B", "Время"),
        (1, "Appendix C", "Тай-брейки"),
    ]
    assert body(text, "Appendix A#3 мая 2019", "ru") == ["Приложение D: Добавлены издания"]


def test_a_date_is_a_heading_in_an_appendix_only() -> None:
    text = "## 3.7 New\n\n- A set\n\nMay 3, 2019\n\n## Appendix A—Changes\n\nMay 3, 2019\n\nNew."
    assert tree(text)[-1] == (2, "Appendix A#May 3, 2019", "May 3, 2019")
    assert body(text, "3.7") == ["A set", "May 3, 2019"]


def test_the_contents_are_no_text_even_in_another_language() -> None:
    front = "# REGLAS\n\n*Efectivas desde el 1 de mayo de 2021*\n\n"
    text = f"{front}{CONTENTS}\n## Introducción\n\nTexto."
    assert tree(text, "es") == [(1, "Introducción", "Introducción")]
    assert body(text, "Introducción", "es") == ["Texto."]


def test_without_marks_the_contents_promise_headings_that_have_no_number() -> None:
    text = f"{CONTENTS}\nIntroduction\n\nText.\n\nAppendix C—Tiebreakers\n\nByes\n\na bye counts."
    assert tree(text) == [
        (1, "Introduction", "Introduction"),
        (1, "Appendix C", "Tiebreakers"),
        (2, "Appendix C#Byes", "Byes"),
    ]


def test_without_marks_a_label_under_an_announced_list_is_a_heading() -> None:
    text = """3. Правила

3.1 Виды

Санкционируются турниры в следующих форматах:

Форматы (собранная колода):

- Стандартный

Вечные форматы

- Классика

3.2 Игроки

Игроки обязаны:

- Знать правила.

Следующие карты запрещены

3.3 Нестандартный порядок

Текст абзаца.

Примеры:

1. Игрок сбрасывает карты.
"""
    assert [ref for _, ref, _ in tree(text, "ru")] == [
        "3",
        "3.1",
        "3.1#Форматы (собранная колода)",
        "3.1#Вечные форматы",
        "3.2",
        "3.3",
        "3.3#Примеры",
    ]
    assert body(text, "3.2", "ru")[0] == "Игроки обязаны:"


def test_a_short_bare_line_over_sentences_is_a_heading_without_marks() -> None:
    text = "1. Основы\n\n1.1 Уровни\n\nТекст.\n\nСоревновательный\n\nТурниры такого уровня строже."
    assert tree(text, "ru")[-1] == (3, "1.1#Соревновательный", "Соревновательный")


def test_text_before_the_first_heading_is_the_lead() -> None:
    assert tree("A whole sentence stands here.\n\n# 1. First\n") == [
        (0, "lead", None),
        (1, "1", "First"),
    ]


def test_closing_marks_are_no_text() -> None:
    text = "# 1. One\n\nText.\n\nAll trademarks are property of their owners.\n\n©2019 Wizards\n"
    assert body(text, "1") == ["Text."]


def test_two_headings_of_one_name_can_both_be_cited() -> None:
    assert [ref for _, ref, _ in tree("# 1. One\n\n## Notes\n\na.\n\n## Notes\n\nb.")] == [
        "1",
        "1#Notes",
        "1#Notes (2)",
    ]


@given(st.text(alphabet="1234567890. \n#-*\tАаBb:", max_size=200), st.sampled_from(["en", "ru"]))
def test_any_text_is_read_into_sections_with_refs_of_their_own(text: str, language: str) -> None:
    sections = read(text, language)
    refs = [section.ref for section in sections]
    assert len(refs) == len(set(refs))
    for section in sections:
        assert section.parent is None or section.parent in refs


WORDS = st.lists(st.text(alphabet="abcdefg", min_size=2, max_size=8), min_size=8, max_size=12)


@given(st.lists(WORDS, min_size=1, max_size=6))
def test_no_word_of_the_content_vanishes(paragraphs: list[list[str]]) -> None:
    text = "\n\n".join(f"# {n}. Title\n\n{' '.join(ws)}." for n, ws in enumerate(paragraphs, 1))
    told = [block.text for section in read(text) for block in section.blocks]
    assert told == [f"{' '.join(words)}." for words in paragraphs]
