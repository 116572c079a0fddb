"""The Calls page: the calls of the round, the stopwatch of each, and what its table gets."""
