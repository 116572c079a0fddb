"""Speed and memory, measured against a yardstick in the same run: `python3 dev.py bench`."""
