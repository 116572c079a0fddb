"""Who a laptop is in one event: keys, certificates, authorities."""
