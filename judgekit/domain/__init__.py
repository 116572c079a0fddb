"""Rules and state of a tournament: standard library and msgspec only, no Qt, no files, no clock."""
