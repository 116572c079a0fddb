from judgekit.views.shell.notice_text import reflow


def test_lines_of_a_paragraph_are_joined_and_underlines_go():
    assert reflow("Texts\n=====\n\nOne line\nand another.\n") == "Texts\n\nOne line and another."


def test_entries_of_a_list_keep_their_lines():
    notice = "Rules\n    000.txt   English\n    Whose: the publisher,\n    in full.\n"
    assert reflow(notice) == "Rules\n000.txt   English\nWhose: the publisher, in full."


def test_no_notice_is_no_text():
    assert reflow("") == ""
