"""What decoding raises for content that is not what it should be."""

from __future__ import annotations

import msgspec

UNDECODABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The last one for brackets within brackets without end, which msgspec leaves to the interpreter.

To be caught where content is decoded: `except UNDECODABLE`.
"""
