"""The form that puts entries right, and enters what happened a while ago."""
