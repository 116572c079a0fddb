import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from judgekit.domain.infractions.policy import Edition, PolicyLevel, in_edition
from judgekit.ui.infractions.booklet import booklet_job
from tests.bundled_policy import bundled_policy

PAPERS = (QSizeF(680, 1009), QSizeF(703, 943), QSizeF(400, 600))
"""What can be printed on of A4, Letter, and a small paper, in dots."""


@pytest.fixture(scope="module")
def catalogue():
    return bundled_policy().catalogue()


def words_on(job) -> str:
    return " ".join(job.document.toPlainText().split())


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("level", PolicyLevel)
def test_it_has_every_infraction_with_its_remedy(look, catalogue, level, edition, language):
    said = words_on(booklet_job(look, catalogue, level, edition, language))
    for entry in catalogue.of_level(level):
        texts = [entry.name, entry.summary, entry.record]
        texts += [step.text for step in entry.remedy if in_edition(step.editions, edition)]
        texts += [point.text for point in entry.upgrades if in_edition(point.editions, edition)]
        for text in texts:
            assert " ".join(text.said(language).split()) in said


def test_what_another_edition_says_is_left_out(look, catalogue):
    said = words_on(booklet_job(look, catalogue, PolicyLevel.COMPETITIVE, Edition.OF_2021, "en"))
    steps = [
        step.text.en
        for entry in catalogue.of_level(PolicyLevel.COMPETITIVE)
        for step in entry.remedy
        if step.editions == (Edition.OF_2024,)
    ]
    assert steps
    assert not [step for step in steps if " ".join(step.split()) in said]


@pytest.mark.parametrize("level", PolicyLevel)
@pytest.mark.parametrize("room", PAPERS)
def test_no_heading_stands_alone_at_the_foot_of_a_page(look, catalogue, room, level):
    job = booklet_job(look, catalogue, level, Edition.OF_2024, "ru")
    assert job.pages(room) > 10
    page = job.document.pageSize().height()
    block, headings = job.document.begin(), []
    while block.isValid():
        lines = block.layout()
        top = lines.position().y() + lines.lineAt(0).y()
        if block.blockFormat().headingLevel():
            headings.append(top // page)
        else:
            assert all(each == top // page for each in headings), block.text()
            headings = []
        block = block.next()


def test_another_paper_is_laid_out_anew(look, catalogue):
    job = booklet_job(look, catalogue, PolicyLevel.REGULAR, Edition.OF_2024, "es")
    counts = [job.pages(each) for each in (*PAPERS, PAPERS[0])]
    assert counts[0] == counts[3] < counts[2]


def test_no_page_is_empty(look, catalogue):
    job, room = booklet_job(look, catalogue, PolicyLevel.REGULAR, Edition.OF_2024, "en"), PAPERS[0]
    for page in range(job.pages(room)):
        image = QImage(room.toSize(), QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        job.paint(painter, page, room)
        painter.end()
        above_the_foot = image.copy(0, 0, image.width(), image.height() - 40)
        assert any(min(bytes(above_the_foot.constScanLine(y))) < 128 for y in range(0, 900))
