"""Made-up events to train with: planned from a seed, entered as commands like any other."""
