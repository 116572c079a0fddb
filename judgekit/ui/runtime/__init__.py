"""Between the engine and Qt: background tasks, messages, translation."""
