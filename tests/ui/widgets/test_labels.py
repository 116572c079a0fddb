from judgekit.ui.widgets.labels import Badge, ElidedLabel, Label, LanguageTag, Title


def test_markup_is_shown_as_it_is(look, qtbot):
    label = Label(look, "<b>2.6</b>")
    qtbot.addWidget(label)
    narrow = Label(look, "2.6")
    qtbot.addWidget(narrow)
    assert label.sizeHint().width() > narrow.sizeHint().width()


def test_an_elided_line_has_the_whole_in_its_tool_tip(look, qtbot):
    label = ElidedLabel(look, "Conceding or Intentionally Drawing Games or Matches")
    qtbot.addWidget(label)
    label.resize(80, 20)
    label.grab()
    assert label.toolTip() == label.text()
    label.resize(label.sizeHint())
    label.grab()
    assert label.toolTip() == ""


def test_a_badge_has_room_for_its_icon_and_can_be_read_out(look, qtbot):
    plain, signed = Badge(look, "Newest"), Badge(look, "Newest", icon="tick", token="ok")
    for badge in (plain, signed):
        qtbot.addWidget(badge)
    assert signed.sizeHint().width() > plain.sizeHint().width()
    assert signed.text() == "Newest"


def test_a_language_tag_names_the_language_to_the_ear(look, qtbot):
    tag = LanguageTag(look, "es")
    qtbot.addWidget(tag)
    tag.set_language("ru", "Russian")
    assert (tag.text(), tag.accessibleName()) == ("RU", "Russian")


def test_a_title_is_as_large_as_text_where_its_longest_word_has_no_room(look, qtbot):
    title = Title(look, "Предупреждение и ещё слово")
    title.show()
    qtbot.addWidget(title)
    title.resize(600, 60)
    large = title.font().pixelSize()
    title.resize(140, 60)
    assert title.font().pixelSize() < large
    title.resize(600, 60)
    assert title.font().pixelSize() == large
