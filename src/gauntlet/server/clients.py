"""Where a client comes from: the origin of its page, and the address that its limits are counted by."""

from __future__ import annotations

import ipaddress
import socket
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


def host_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request was meant for this server. A page whose name was made to lead here (DNS rebinding) sends its
    own name, so the Host must be one that is known: of `public_url` or `origins`, or where the server listens."""
    name = _host_name("//" + headers.get("host", ""))
    known = {_host_name(origin) for origin in settings.allowed_origins} | {settings.host.lower(), "localhost"}
    everywhere = settings.host in ("0.0.0.0", "::", "")  # noqa: S104
    if everywhere:
        known |= {socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name in known
    return everywhere or address.is_loopback or name in known


def _host_name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def client_key(scope: Scope) -> str:
    """What requests and sockets of one client are counted by."""
    return address_key((scope.get("client") or ("",))[0])


def address_key(host: str) -> str:
    """An address, of IPv6 the /64 network, since everyone has as many addresses in it as they like."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, ipaddress.IPv6Address):
        return str(address)
    if mapped := address.ipv4_mapped:
        return str(mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))  # as a number: a zone has no network
