"""What is true: standard library and msgspec only, no Qt, no files, no clock."""
