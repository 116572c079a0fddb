"""Alarms: seen, heard, spoken."""
