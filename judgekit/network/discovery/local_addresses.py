"""The addresses of this laptop in the local network."""

from __future__ import annotations

import ipaddress

import ifaddr

LOOPBACK = "127.0.0.1"


def local_addresses() -> tuple[str, ...]:
    """Its IPv4 addresses that others may reach, those of private networks first; the loopback's
    alone where there is no other. The system is asked, nothing is sent."""
    found = [
        ipaddress.IPv4Address(ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and isinstance(ip.ip, str)
    ]
    usable = [each for each in found if not (each.is_loopback or each.is_unspecified)]
    usable.sort(key=lambda each: (each.is_link_local, not each.is_private))
    return tuple(dict.fromkeys(map(str, usable))) or (LOOPBACK,)


def is_near(address: str) -> bool:
    """Whether an IPv4 address may be one of the hall: of a private network, or of a network that
    this laptop is in. What a stranger tells of leads nowhere else."""
    try:
        told = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    if told.is_private or told.is_link_local:
        return not told.is_unspecified
    return any(
        told in ipaddress.IPv4Network(f"{ip.ip}/{ip.network_prefix}", strict=False)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    )


def addresses_of(bind: str) -> tuple[str, ...]:
    """Where others reach what listens at `bind`, empty or unspecified for all addresses."""
    if not bind or ipaddress.ip_address(bind).is_unspecified:
        return local_addresses()
    return (bind,)
