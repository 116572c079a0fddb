"""The room below the infraction: never less than what stands there needs."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.infractions.page_body import MOST_BELOW, InfractionsBody


def test_what_stands_below_gets_the_height_that_it_needs_also_when_that_grows(look, qtbot):
    body = InfractionsBody(look)
    qtbot.addWidget(body)
    below, slip = QWidget(), QWidget()
    QVBoxLayout(below).addWidget(slip)
    slip.setFixedHeight(100)
    body.take_parts(QWidget(), QWidget(), below, QWidget())
    body.resize(1000, 400)
    body.show()
    assert below.maximumHeight() == round(body.height() * MOST_BELOW)
    slip.setFixedHeight(390)
    qtbot.waitUntil(lambda: below.maximumHeight() >= below.minimumSizeHint().height() > 390)
