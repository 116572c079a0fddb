from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgekit.storage.library.rules_provider import CachedRulesProvider
from judgekit.system.resources import resources_folder


@pytest.fixture(scope="module")
def rules_provider(tmp_path_factory) -> Iterator[CachedRulesProvider]:
    """The texts, read once."""
    provider = CachedRulesProvider(resources_folder(), tmp_path_factory.mktemp("cache"))
    provider.prepare(lambda part: None)
    yield provider
    provider.close()
