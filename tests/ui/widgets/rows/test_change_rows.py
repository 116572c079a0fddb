"""What something would change."""

from judgekit.ui.widgets.rows.change_rows import Change, ChangeRows


def test_it_says_before_and_after(look, qtbot):
    rows = ChangeRows(look)
    qtbot.addWidget(rows)
    rows.show_changes([Change("Ends at", "15:35", "15:37"), Change("Reads", "", "12:40")])
    assert rows.accessibleName() == "Ends at: 15:35 → 15:37; Reads:  → 12:40"
    rows.resize(rows.sizeHint())
    assert not rows.grab().isNull()


def test_it_grows_with_what_it_says(look, qtbot):
    rows = ChangeRows(look)
    qtbot.addWidget(rows)
    assert rows.sizeHint().height() == 0
    rows.show_changes([Change("Ends at", "15:35", "15:37")])
    one = rows.sizeHint().height()
    rows.show_changes([Change("Ends at", "15:35", "15:37")] * 2)
    assert rows.sizeHint().height() == 2 * one
