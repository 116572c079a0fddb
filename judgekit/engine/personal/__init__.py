"""What an event holds about one person: all of it told, or the name erased."""
