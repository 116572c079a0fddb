"""Exceptions raised when decoding invalid content."""

from __future__ import annotations

import msgspec

UNDECODABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""For `except UNDECODABLE` where content is decoded. RecursionError is raised for endlessly nested
brackets, which msgspec leaves to the interpreter."""
