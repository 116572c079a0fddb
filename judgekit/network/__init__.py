"""One event on several laptops: the hub's server, lines to it, joining, finding; Qt-free.

Everything but `team_packages` needs optional packages and is imported when an event is shared.
"""
