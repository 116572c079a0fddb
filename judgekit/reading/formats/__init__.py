"""What a document of tournament rules lists for each format."""
