"""What `dev.py` sets up and how; standard library and `judgekit.system` only."""
