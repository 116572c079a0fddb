"""Implementation of `dev.py`'s set-up; uses only the standard library and `judgekit.system`."""
