from __future__ import annotations

import pytest

from judgekit.domain.rules.alignment import Alignment, AlignmentBasis, AlignmentGroup
from judgekit.domain.shared.rule_reference import RuleReference

OLD, TRANSLATED, NEW = "mtr-en-2019", "mtr-ru-2019", "mtr-es-2021"


def group(old: str = "", new: str = "", *, changed_in: tuple[str, ...] = ()) -> AlignmentGroup:
    members = {document: ref for document, ref in ((OLD, old), (NEW, new)) if ref}
    return AlignmentGroup(members, changed_in)


def basis_of(aligned: AlignmentGroup) -> AlignmentBasis:
    reference = RuleReference(OLD, aligned.members[OLD])
    return Alignment((aligned,)).counterpart(reference, NEW).basis


@pytest.mark.parametrize(
    ("old", "new", "basis"),
    [
        ("2.6", "2.6", "same"),
        ("3.9", "3.10", "moved"),
        ("Introduction", "Introducción", "same"),
        ("Appendix C", "Appendix C", "same"),
        ("Appendix C", "Appendix D", "moved"),
        ("Appendix C#Byes", "Appendix C#Rondas libres", "same"),
        ("3.9#Examples", "3.10#Ejemplos", "moved"),
        ("4.3#Examples", "4.3", "same"),
        ("II", "III", "moved"),
        ("Introduction", "1", "moved"),
    ],
)
def test_numbers_tell_whether_a_section_stayed_or_moved(old: str, new: str, basis: str) -> None:
    assert basis_of(group(old, new)) == basis


def test_a_section_with_another_subject_is_changed_towards_the_others_only() -> None:
    members = {OLD: "3.5", TRANSLATED: "3.5", NEW: "3.5"}
    alignment = Alignment((AlignmentGroup(members, changed_in=(NEW,)),))

    assert alignment.counterpart(RuleReference(OLD, "3.5"), NEW).basis == "changed"
    assert alignment.counterpart(RuleReference(NEW, "3.5"), TRANSLATED).basis == "changed"
    assert alignment.counterpart(RuleReference(OLD, "3.5"), TRANSLATED).basis == "same"


def test_a_gap_has_no_ref() -> None:
    alignment = Alignment((group(new="3.9"),))

    gap = alignment.counterpart(RuleReference(NEW, "3.9"), OLD)

    assert (gap.document, gap.ref, gap.basis) == (OLD, None, "none")


def test_an_unknown_section_is_aligned_with_nothing() -> None:
    alignment = Alignment((group("2.6", "2.6"),))
    unknown = RuleReference(OLD, "99.9")

    assert alignment.group_of(unknown) is None
    assert alignment.counterpart(unknown, NEW).basis == "none"


def test_the_group_is_found_from_any_member() -> None:
    aligned = group("3.9", "3.10")
    alignment = Alignment((aligned,))

    assert alignment.group_of(RuleReference(OLD, "3.9")) is aligned
    assert alignment.group_of(RuleReference(NEW, "3.10")) is aligned
    assert alignment.group_of(RuleReference(NEW, "3.9")) is None
