"""The window: rail, top bar, strip, command bar, and the program's own dialogs."""
