"""The printed report in a PDF: what stands on the page is found and copied as it is read."""

from __future__ import annotations

import pypdfium2
import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from judgekit.cli.tournaments.run import run_script
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.timeline import Timeline
from judgekit.system.resources import locale_folder, typeface_files
from judgekit.ui.shell.parts.printing.job import print_out
from judgekit.ui.tournament.report.printing import ReportJob
from judgekit.views.report.infraction_names import infraction_names
from judgekit.views.report.pages.document import Printing
from judgekit.views.report.pages.typeface import Typeface
from judgekit.views.report.report import Report, report_of
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.words import Words
from tests.bundled_policy import bundled_policy
from tests.day import TEN, KeptLog
from tests.views.report.big_day import big_day

HEADS = {"en": "Last table", "es": "Última mesa", "ru": "Отчёт о турнире"}
PRIVATE = range(0xE000, 0xF900)


@pytest.fixture(scope="module", params=[False, True], ids=["with names", "without names"])
def report(request) -> Report:
    log = KeptLog()
    outcome = run_script(big_day(3, 20), OpenTournament("", log, ()))
    return report_of(Timeline(log.recorded), outcome.at, redacted=request.param)


def text_of_pdf(report: Report, language: str) -> str:
    names = infraction_names(bundled_policy().catalogue(), language)
    words = Words(locale_folder(), language)
    job = ReportJob(report, Printing(words, Typeface(*typeface_files()), TEN, names))
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    assert print_out(job, QPdfWriter(data))
    document = pypdfium2.PdfDocument(bytes(data.data().data()))
    return "\n".join(page.get_textpage().get_text_range() for page in document)


@pytest.mark.parametrize("language", HEADS)
def test_figures_and_times_are_found_in_the_saved_pages(qapp, report, language):
    text = text_of_pdf(report, language)
    assert HEADS[language] in text
    ends = [time_of_day(each.last_finished) for each in report.rounds]
    assert [end for end in ends if end not in text] == []
    assert [each for each in text if ord(each) in PRIVATE] == []
