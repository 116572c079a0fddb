"""The catalogue's files are missing or damaged: the page says so in one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judgekit.app import policy_provider
from judgekit.domain.setup.commands import CreateTournament
from judgekit.system.resources import resources_folder
from tests.seen import words_of


@pytest.fixture
def policy(tmp_path: Path) -> Path:
    """The program's own catalogue, to be damaged."""
    folder = tmp_path / "resources" / "policy"
    shutil.copytree(resources_folder() / "policy", folder)
    return folder


@pytest.fixture
def page_on(show, with_services, bridge):
    bridge.create(CreateTournament(name="Spring Open", rel="competitive"))
    return lambda policy: show(with_services(policy=policy_provider(policy.parent)))


@pytest.mark.parametrize("name", ["phrasings/ipg-2.5.json", "alike-words.json", "same-words.json"])
@pytest.mark.parametrize("content", [None, b"", b'{"en": ['])
def test_without_its_words_the_search_says_so_and_the_list_stays(page_on, policy, name, content):
    (policy / name).unlink()
    if content is not None:
        (policy / name).write_bytes(content)
    judge = page_on(policy)
    whole = judge.listed

    judge.say("drew")

    assert judge.listed == whole
    assert Path(name).name in " ".join(words_of(judge.controller.finder))

    judge.press("F2")
    judge.press("1")
    assert judge.controller.finding.chain.answered
