"""Why a laptop could not join, in sentences."""

from __future__ import annotations

import pytest

from judgekit.engine.ports.team import JoinRefusal
from judgekit.system.resources import locale_folder
from judgekit.views.sharing.join_refusals import join_refusal_sentence
from judgekit.views.words.words import Words


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_refusal_has_a_sentence_of_its_own(language):
    words = Words(locale_folder(), language)
    said = [join_refusal_sentence(each, words) for each in JoinRefusal]
    assert len(set(said)) == len(JoinRefusal)
    assert all(sentence.endswith(".") for sentence in said)


def test_a_used_code_says_what_to_do():
    said = join_refusal_sentence(JoinRefusal.USED, Words(locale_folder(), "en"))
    assert said == (
        "Another laptop has used this code. Ask the hub for a new one: each lets in one laptop."
    )
