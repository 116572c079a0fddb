def test_what_is_said_carries_its_undo(messages, qtbot):
    undone: list[str] = []
    with qtbot.waitSignal(messages.said) as told:
        messages.say("Bookmark removed", lambda: undone.append("yes"))
    told.args[0].undo()
    assert (told.args[0].text, undone) == ("Bookmark removed", ["yes"])


def test_a_banner_stands_until_it_is_withdrawn(messages, qtbot):
    with qtbot.waitSignal(messages.banners_changed):
        messages.stand("disk", lambda: "The disk is full.")
    with qtbot.waitSignal(messages.banners_changed):
        messages.stand("disk", lambda: "The disk is still full.")
    assert [banner.text for banner in messages.banners().values()] == ["The disk is still full."]
    with qtbot.waitSignal(messages.banners_changed):
        messages.withdraw("disk")
    with qtbot.assertNotEmitted(messages.banners_changed):
        messages.withdraw("disk")
    assert messages.banners() == {}
