"""Forms to put entries right and to enter what happened a while ago, without Qt."""
