"""The deck checks: choosing tables, the time box, ticking decks off, the lists."""
