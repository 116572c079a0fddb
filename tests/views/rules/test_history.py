from hypothesis import given
from hypothesis import strategies as st

from judgekit.views.rules.history import History
from tests.builders import ref

ONE, TWO, THREE = ref("1"), ref("2"), ref("3")


def visited(*places):
    history = History()
    for place in places:
        history.visit(place)
    return history


def test_back_and_forward_retrace_the_way():
    history = visited(ONE, TWO, THREE)
    assert (history.back(), history.back(), history.back()) == (TWO, ONE, None)
    assert (history.forward(), history.forward(), history.forward()) == (TWO, THREE, None)


def test_a_new_visit_forgets_what_lay_ahead():
    history = visited(ONE, TWO)
    history.back()
    history.visit(THREE)
    assert not history.has_forward
    assert history.back() == ONE


def test_previews_leave_one_place_at_most():
    history = visited(ONE)
    history.visit(TWO, passing=True)
    history.visit(THREE, passing=True)
    assert history.back() == ONE
    assert history.forward() == THREE


def test_a_preview_that_is_opened_stays():
    history = visited(ONE)
    history.visit(TWO, passing=True)
    history.visit(TWO)
    history.visit(THREE)
    assert history.back() == TWO


@given(st.lists(st.tuples(st.sampled_from("vpbf"), st.integers(0, 5))))
def test_one_never_falls_off_the_way(steps):
    history = History()
    for step, number in steps:
        if step in "vp":
            history.visit(ref(str(number)), passing=step == "p")
        else:
            can = history.has_back if step == "b" else history.has_forward
            place = history.back() if step == "b" else history.forward()
            assert (place is not None) == can
