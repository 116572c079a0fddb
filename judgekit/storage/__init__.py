"""Storage on disk: Qt-free implementations of the engine's ports."""
