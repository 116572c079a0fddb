"""The window: rail, top bar, strip, command bar, dialogs of the program itself."""
