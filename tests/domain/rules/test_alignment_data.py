"""The alignment that is delivered, held against the texts that are delivered."""

from __future__ import annotations

from collections import Counter

import pytest

from judgekit.domain.rules.alignment import AlignmentBasis, AlignmentGroup
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference

EN, RU, ES = "mtr-en-2019-05-03", "mtr-ru-2019-07-12", "mtr-es-2021-07-23"


@pytest.fixture(scope="module")
def tournament_rules(library: Library) -> tuple[Document, ...]:
    return library.editions("mtr")


def refs(document: Document) -> Counter[str]:
    return Counter(section.ref for section in document.sections)


def aligned_refs(library: Library, document: str) -> Counter[str]:
    groups = library.alignment.groups
    return Counter(group.members[document] for group in groups if document in group.members)


def test_the_three_tournament_rules_are_the_ones_aligned(
    library: Library, tournament_rules: tuple[Document, ...]
) -> None:
    named = {document for group in library.alignment.groups for document in group.members}

    assert named == {document.id for document in tournament_rules} == {EN, RU, ES}


@pytest.mark.parametrize("document_id", [EN, RU, ES])
def test_every_section_stands_in_exactly_one_group_and_no_other_ref_does(
    library: Library, document_id: str
) -> None:
    document = library.document(document_id)

    assert document is not None
    assert aligned_refs(library, document_id) == refs(document)


def test_counterparts_point_back(library: Library, tournament_rules: tuple[Document, ...]) -> None:
    for document in tournament_rules:
        for section in document.sections:
            here = RuleReference(document.id, section.ref)
            for there in library.counterparts(here):
                if there.ref is None:
                    assert there.basis is AlignmentBasis.NONE
                    continue
                target = RuleReference(there.document, there.ref)
                back = library.alignment.counterpart(target, document.id)
                assert (back.ref, back.basis) == (section.ref, there.basis)


def test_a_section_and_its_counterpart_stand_on_the_same_level(
    library: Library,
) -> None:
    for group in library.alignment.groups:
        found = [library.section(RuleReference(*member)) for member in group.members.items()]
        assert len({section.level for section in found if section}) == 1, group.members


def test_the_sections_above_counterparts_are_counterparts_too(library: Library) -> None:
    for group in library.alignment.groups:
        above: list[AlignmentGroup | None] = []
        for member in group.members.items():
            section = library.section(RuleReference(*member))
            assert section is not None
            if section.parent is not None:
                parent = RuleReference(member[0], section.parent)
                above.append(library.alignment.group_of(parent))
        assert above == above[:1] * len(above), group.members


def noted(groups: tuple[AlignmentGroup, ...]) -> list[AlignmentGroup]:
    return [group for group in groups if group.note]


def test_notes_are_told_in_all_three_languages(library: Library) -> None:
    groups = noted(library.alignment.groups)

    assert len(groups) > 40
    for group in groups:
        assert set(group.note) == {"en", "es", "ru"}, group.members
        assert all(text.strip().endswith(".") for text in group.note.values()), group.members


def test_notes_are_written_in_the_language_they_stand_under(library: Library) -> None:
    for group in noted(library.alignment.groups):
        assert any("а" <= letter <= "я" for letter in group.note["ru"]), group.members
        for latin in ("en", "es"):
            assert not any("а" <= letter <= "я" for letter in group.note[latin].casefold())


def test_a_section_that_moved_changed_or_lacks_a_counterpart_has_a_note(library: Library) -> None:
    for group in library.alignment.groups:
        numbers = {ref for ref in group.members.values() if ref[0].isdigit() and "#" not in ref}
        if len(numbers) > 1 or group.changed_in or len(group.members) < 3:
            assert group.note, group.members


@pytest.mark.parametrize(
    ("here", "there", "ref", "basis"),
    [
        ("Introduction", ES, "Introducción", "same"),
        ("1.5", ES, "1.5", "changed"),
        ("1.5", RU, "1.5", "same"),
        ("1.12#Regular", RU, "1.12#Регулярный (Обычный)", "same"),
        ("2.6", ES, "2.6", "same"),
        ("3.2#Limited Formats", ES, "3.2#Formatos Limitados", "same"),
        ("3.5", ES, "3.5", "changed"),
        ("3.5", RU, "3.5", "same"),
        ("3.8", RU, "3.8", "changed"),
        ("3.9", RU, "3.9", "same"),
        ("3.9", ES, "3.10", "moved"),
        ("3.10", ES, "3.11", "moved"),
        ("3.11", ES, "3.12", "moved"),
        ("3.12", ES, "3.13", "moved"),
        ("3.13", ES, "3.14", "moved"),
        ("3.14", ES, "3.15", "moved"),
        ("3.15", ES, "3.16", "moved"),
        ("4.6", ES, "4.6", "same"),
        ("Appendix A#May 3, 2019", ES, None, "none"),
        ("Appendix A#May 3, 2019", RU, "Appendix A#3 мая 2019", "same"),
        ("Appendix C#Byes", RU, "Appendix C#Автопобеды", "same"),
        ("Appendix C#Byes", ES, "Appendix C#Rondas libres", "same"),
    ],
)
def test_known_counterparts_of_the_english_rules(
    library: Library, here: str, there: str, ref: str | None, basis: str
) -> None:
    counterpart = library.alignment.counterpart(RuleReference(EN, here), there)

    assert (counterpart.ref, counterpart.basis) == (ref, basis)


@pytest.mark.parametrize("only_in_2021", ["3.9", "6.7", "Appendix A#23 de julio de 2021"])
def test_what_is_new_in_2021_has_no_counterpart(library: Library, only_in_2021: str) -> None:
    counterparts = library.counterparts(RuleReference(ES, only_in_2021))

    assert {counterpart.document for counterpart in counterparts} == {EN, RU}
    assert all(counterpart.ref is None for counterpart in counterparts)
