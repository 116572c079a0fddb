"""The window itself: what it comes back to, what holds it open, and its keys."""
