"""Operating system: paths, resources, logs, single instance; imports no other layer."""
