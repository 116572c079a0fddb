"""Stands before the library of this name, as if it were not there.

The tools of the tests bring it into the environment; the program's own lock has it not, and so no
user has. msgspec imports it where it can, which takes a start 6 ms.
"""

raise ImportError("not among what the program is installed with")
