"""How much of a card's name was typed."""

from __future__ import annotations

import pytest

from judgekit.search.find.name_fit import NameFit, name_fit


@pytest.mark.parametrize(
    ("typed", "name", "fit"),
    [
        ("still pond", "Still Pond", NameFit.WHOLE),
        ("ember & pond", "Ember and Pond", NameFit.WHOLE),
        ("ember & pond", "Ember & Pond", NameFit.WHOLE),
        ("still pond", "Quenched Ember // Still Pond", NameFit.FACE),
        ("sitll pond", "Still Pond", NameFit.MISSPELT),
        ("Oyo,whodividestheseas", "Oyo, Who Divides the Seas", NameFit.MISSPELT),
        ("stillpond", "Quenched Ember // Still Pond", NameFit.MISSPELT),
        ("still po", "Still Pond", NameFit.BEGUN),
        ("still", "Still Pond", NameFit.PART),
        ("oyo", "Oyo, Who Divides the Seas", NameFit.PART),
    ],
)
def test_it_is_told_from_the_name(typed, name, fit):
    assert name_fit(typed, name) is fit


def test_a_card_may_be_called_so_for_short():
    assert name_fit("Oyo", "Oyo, Who Divides the Seas", "oyo") is NameFit.SHORT
    assert name_fit("oy", "Oyo, Who Divides the Seas", "oyo") is NameFit.PART
