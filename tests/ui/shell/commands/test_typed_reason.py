import pytest

from judgekit.ui.shell.commands.typed_reason import meant_reason, typed_reason

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("tardiness", "tardiness"),
        ("TARD", "tardiness"),
        ("deck check", "deck-check"),
        ("feature", "feature"),
        ("restroom", "restroom"),
        ("ta", "ta"),
        ("  judge  error ", "judge  error"),
        ("", ""),
    ],
)
def test_the_beginning_of_a_reason_is_that_reason(words, reason):
    assert typed_reason(words) == reason


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("restroom", "errand"),
        ("Baño", "errand"),
        ("bano", "errand"),
        ("permiso", "errand"),
        ("туалет", "errand"),
        ("отошёл", "errand"),
        ("отлучился", "errand"),
        ("дек-чек", "deck-check"),
        ("tard", "tardiness"),
        ("silva", "silva"),
        ("", ""),
    ],
)
def test_for_a_call_the_words_of_the_floor_are_that_reason(words, reason):
    assert meant_reason(words) == reason
