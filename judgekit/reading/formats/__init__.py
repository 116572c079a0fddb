"""Lists of cards and sets per format in a document of tournament rules."""
