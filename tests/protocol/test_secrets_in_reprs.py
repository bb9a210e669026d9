"""Whatever signs somebody in is never in a repr: logs and tracebacks are read by others."""

import pytest

from gangoffour.client import Client
from gangoffour.protocol import IssuedToken, NewLink, NewSession, TakeLink, TokenListing

SECRET = "gofg_very-secret"


@pytest.mark.parametrize(
    "value",
    [
        NewSession(player_id="guest-1", name="Ana", token=SECRET),
        NewLink(url=f"https://example.org/link#{SECRET}", expires_at_ms=1),
        TakeLink(token=SECRET),
        IssuedToken(
            token=SECRET,
            listing=TokenListing(
                token_id="1", label="bot", prefix="gofp_", scopes=(), player_id="1", created_at_ms=1, expires_at_ms=2
            ),
        ),
        Client("https://example.org", token=SECRET),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_secret_is_not_shown(value: object) -> None:
    assert SECRET not in repr(value)
    assert SECRET not in str(value)
    assert type(value).__name__ in repr(value)
