"""The machine: paths, resources, logs, single instance; knows no other layer."""
