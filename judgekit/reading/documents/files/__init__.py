"""Bytes of a document's file -> its lines as printed, whatever the form of the file."""
