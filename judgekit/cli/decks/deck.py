"""`judgekit deck`: forwards the call to the module of its sub-verb."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Run the sub-verb's module, such as `cli/decks/read.py` for `deck read`."""
    answer: Callable[[argparse.Namespace, Context], Answer] = import_module(
        f"judgekit.cli.decks.{arguments.action}"
    ).run
    return answer(arguments, context)
