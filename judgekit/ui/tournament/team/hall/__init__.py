"""Screens and phones: the pages that the hub serves to browsers in the hall."""
