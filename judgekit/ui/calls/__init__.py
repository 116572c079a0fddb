"""The Calls page: the round's calls, the stopwatch of each, and the extension due."""
