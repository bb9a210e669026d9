"""ID tokens of OpenID Connect, by joserfc: whose keys, and whether a token is for us, from there, and of now.

The library is imported with the first of them.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from gangoffour.server.ports import NotVouched, Vouched

if TYPE_CHECKING:
    from joserfc.jwk import Key, KeySet

ALGORITHMS: Final = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "Ed25519",
    "EdDSA",
)
"""None with a shared secret, and not the one called none."""
LEEWAY_S: Final = 60
"""How far the clocks of two sites may be apart."""
LONGEST_SUBJECT: Final = 255
"""As OpenID Connect has it."""
LONGEST_TOKEN: Final = 16_384
MOST_KEYS: Final = 50

_KEY_BITS: Final = range(2048, 8193)
"""RSA keys that are shorter prove too little, longer ones take too much time."""


class UnknownKey(Exception):
    """A token names a key that the issuer did not show so far."""


class Expected(NamedTuple):
    """What a token has to say."""

    issuer: str
    client_id: str
    nonce: str
    now_ms: int


class _KeyList(msgspec.Struct):
    keys: list[dict[str, Any]]


def read_keys(content: bytes) -> "KeySet":
    """Read the keys that an issuer shows; those that nobody could sign a token with for us are left out.

    Raises:
        ValueError: That is no list of keys.
    """
    from joserfc.jwk import KeySet  # noqa: PLC0415

    told = msgspec.json.decode(content, type=_KeyList).keys[:MOST_KEYS]
    return KeySet([key for each in told if (key := _key(each)) is not None])


def vouched(token: str, keys: "KeySet", expected: Expected) -> Vouched:
    """Return for whom a token vouches.

    Raises:
        UnknownKey: It was signed with another key, maybe with a newer one.
        NotVouched: For nobody, or not for us, or not now.
    """
    from joserfc import errors, jwt  # noqa: PLC0415

    if len(token) > LONGEST_TOKEN:
        raise NotVouched("too long")
    try:
        read = jwt.decode(token, keys, algorithms=list(ALGORITHMS))
        _registry(expected).validate(read.claims)
    except errors.InvalidKeyIdError as error:
        raise UnknownKey from error
    except Exception as error:  # what an issuer sends can break the library in any place
        raise NotVouched(type(error).__name__) from error
    audience, party = read.claims["aud"], read.claims.get("azp")
    if party not in (None, expected.client_id) or (party is None and audience not in _alone(expected.client_id)):
        raise NotVouched("azp")
    subject = read.claims["sub"]
    if not 0 < len(subject) <= LONGEST_SUBJECT:
        raise NotVouched("sub")
    return Vouched(subject, _asked_at_ms(read.claims.get("auth_time"), expected.now_ms))


def _registry(expected: Expected) -> Any:  # noqa: ANN401  the library comes with the first token
    from joserfc.jwt import JWTClaimsRegistry  # noqa: PLC0415

    return JWTClaimsRegistry(
        now=expected.now_ms // 1000,
        leeway=LEEWAY_S,
        iss={"essential": True, "value": expected.issuer},
        aud={"essential": True, "value": expected.client_id},
        nonce={"essential": True, "value": expected.nonce},
        exp={"essential": True},
        iat={"essential": True},
        sub={"essential": True},
    )


def _alone(client_id: str) -> tuple[object, ...]:
    """Return how a token says that it is for us and for nobody else."""
    return client_id, [client_id]


def _asked_at_ms(told: object, now_ms: int) -> int | None:
    """Return when the person was asked who they are, which is not later than now, whatever the issuer's clock says."""
    return min(int(told * 1000), now_ms) if type(told) in (int, float) and 0 < told < now_ms else None  # type: ignore[operator]


def _key(told: dict[str, Any]) -> "Key | None":
    from joserfc.jwk import JWKRegistry, OctKey, RSAKey  # noqa: PLC0415

    try:
        key = JWKRegistry.import_key(told)
    except Exception:  # noqa: BLE001  the same as above; other keys of the list are good
        return None
    is_fitting = not isinstance(key, OctKey) and not (
        isinstance(key, RSAKey) and key.public_key.key_size not in _KEY_BITS
    )
    return key if is_fitting else None
