"""Shadows the library of this name, as if it were not installed.

The test tools install it, but the program's own lock doesn't, and so no user has it. msgspec
imports it if available, which takes 6 ms of a start.
"""

raise ImportError("not among what the program is installed with")
