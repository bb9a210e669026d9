"""Clients from as many addresses as are wanted, though all of them are on this machine.

The node takes this machine for its proxy, and believes the header that says for whom it asks. So nobody's limits have
to be raised: whoever sends no such header comes from 127.0.0.1, and everybody else from where they say.
"""

from ipaddress import IPv4Address
from typing import Final

from gangoffour.client import Client

BEHIND_A_PROXY: Final = {"GOF_TRUSTED_PROXIES": "127.0.0.1"}
FORWARDED: Final = "X-Forwarded-For"

_FIRST: Final = IPv4Address("198.18.0.0")
"""Of those that are for measurements (RFC 2544)."""


def own_address(number: int) -> str:
    """Return one address of many."""
    return str(_FIRST + number)


class ClientFrom(Client):
    """A client that comes from an address."""

    def __init__(self, port: int, address: str) -> None:
        """Speak to the node at this port."""
        super().__init__(f"http://127.0.0.1:{port}")
        self._address = address
        self._http.headers[FORWARDED] = address

    @property
    def socket_headers(self) -> dict[str, str]:
        """The headers that say who opens a socket, and from where."""
        return {**super().socket_headers, FORWARDED: self._address}
