"""What holds the program for good, measured: soak, coverage, mutation; `docs/quality.md`."""
