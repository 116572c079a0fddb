from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.citation import Citation, cite
from judgekit.domain.rules.document import Section
from judgekit.system.resources import locale_folder
from judgekit.views.words.editions import citation_text
from judgekit.views.words.words import Words
from tests.builders import document, library, ref, section

ENGLISH_WORDS = Words(locale_folder(), "en")

RULES = library(
    document(
        "mtr-en-2019-05-03",
        section("2", "Tournament Mechanics"),
        section("2.6", "Time Extensions", "If a judge pauses a match…"),
        section("Appendix C", "Tiebreakers", ref="Appendix C"),
        Section("Appendix C#Byes", None, "Byes", 2, "Appendix C"),
        Section("Introduction", None, "Introduction", 1, None),
        Section("104.1", "104.1", None, 2, "104"),
    )
)


def test_a_section_is_cited_by_number_title_language_and_date():
    assert cite(RULES, ref("2.6")) == Citation(
        kind="mtr",
        document_title="Tournament Rules",
        number="2.6",
        title="Time Extensions",
        language="en",
        effective_date="2019-05-03",
        published=None,
    )


def test_an_unnumbered_section_is_cited_by_the_number_above_it():
    cited = cite(RULES, ref("Appendix C#Byes"))
    assert cited is not None
    assert (cited.number, cited.title) == ("Appendix C", "Byes")


def test_what_has_no_number_or_no_title_is_cited_by_what_it_has():
    introduction, rule = cite(RULES, ref("Introduction")), cite(RULES, ref("104.1"))
    assert introduction is not None
    assert rule is not None
    assert (introduction.number, introduction.title) == ("", "Introduction")
    assert (rule.number, rule.title) == ("104.1", "")


def test_an_unknown_section_has_no_citation():
    assert cite(RULES, ref("99.9")) is None
    assert cite(RULES, ref("2.6", "mtr-fr-2019-05-03")) is None


def test_a_section_that_another_edition_numbered_otherwise_is_cited_with_both_numbers():
    old, new = "mtr-en-2019-05-03", "mtr-en-2026-02-27"
    rules = library(
        document(old, section("2.5", "End"), section("2.6", "Extensions")),
        document(new, section("2.4", "End"), section("2.6", "Extensions"), section("3.9", "Dice")),
        groups=(AlignmentGroup({old: "2.5", new: "2.4"}), AlignmentGroup({old: "2.6", new: "2.6"})),
    )
    end = cite(rules, ref("2.4", new))
    assert (end.number, end.number_before, end.edition_before) == ("2.4", "2.5", "2019-05-03")
    assert citation_text(end, ENGLISH_WORDS) == (
        "MTR 2.4 (2.5 in the edition of 3 May 2019) End, English, effective 27 February 2026"
    )
    assert cite(rules, ref("2.6", new)).number_before is None
    assert cite(rules, ref("3.9", new)).number_before is None
    assert cite(rules, ref("2.5", old)).number_before is None
