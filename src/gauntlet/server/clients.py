"""Where a client comes from: the origin of its page, and the address that its limits are counted by."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.types import Scope

from gauntlet.server.ops.settings import Settings


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a page of this origin may act for its user. Browsers send the origin with every unsafe request and every
    socket; other programs do not, but they have nobody's cookies either."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.allowed_origins:
        return origin.rstrip("/") in settings.allowed_origins
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def address_key(scope: Scope) -> str:
    """What requests and sockets of one client are counted by: its address, of IPv6 the /64 network, since everyone has
    as many addresses in it as they like."""
    host = (scope.get("client") or ("",))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, ipaddress.IPv6Address) and not address.ipv4_mapped:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
