"""Speed and memory, measured beside a yardstick of the same run: `python3 dev.py bench`."""
