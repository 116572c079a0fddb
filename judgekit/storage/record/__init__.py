"""The record of a tournament: its file, log, backups and repair."""
