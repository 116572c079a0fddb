"""Where it is kept: Qt-free; implements the engine's ports."""
