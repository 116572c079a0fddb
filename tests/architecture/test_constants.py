"""Numbers that several parts of the program go by stand once."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source_tree import Module, hold, product
from tests.architecture.state_rules import at_module_level, bound

HOMES = ("judgekit.domain.formats.deck_sizes", "judgekit.domain.shared.table_number")
FORMATS_OWN = ("constructed", "limited", "commander", "sideboard", "highest_table", "whole_deck")
"""Parts of the names of sizes of decks and of the highest table."""


def repeated(module: Module) -> Iterator[str]:
    """Sizes of decks and highest tables that are numbers of this module's own, one sentence each.

    A name may stand for several numbers at once, as in `FEWEST, MOST = 40, 60`.
    """
    if module.name in HOMES:
        return
    for statement in at_module_level(module.tree.body):
        for name, value in bound(statement):
            is_number = any(
                isinstance(part, ast.Constant) and isinstance(part.value, int)
                for part in ast.walk(value)
            )
            if is_number and any(part in name.lower() for part in FORMATS_OWN):
                yield f"{module.name}:{statement.lineno} {name} is defined in {' or '.join(HOMES)}"


def test_deck_sizes_and_the_highest_table_stand_once() -> None:
    hold(found for module in product() for found in repeated(module))


@pytest.mark.parametrize(
    "source",
    [
        "HIGHEST_TABLE = 99_999",
        "FEWEST_CONSTRUCTED, FEWEST_LIMITED = 60, 40",
        "_LARGEST_SIDEBOARD = 15",
        "_WHOLE_DECKS = frozenset({40, 60})",
    ],
)
def test_a_repeated_number_is_seen(source: str) -> None:
    assert len(list(repeated(Module("judgekit.ui.x", source)))) == 1
