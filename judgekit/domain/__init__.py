"""The tournament's rules and state: standard library and msgspec only, no Qt, no files, no
clock."""
