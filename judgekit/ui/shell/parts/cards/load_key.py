"""The key by which a card file is loaded on every page that shows it."""

LOAD_KEY = "Ctrl+Shift+L"
