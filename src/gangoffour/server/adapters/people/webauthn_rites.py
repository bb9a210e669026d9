"""Passkeys by py_webauthn, in threads.

The library takes a moment to be imported with the first of them, and signatures take a moment to be checked.
"""

import asyncio
import json
from base64 import urlsafe_b64decode
from typing import Any

from gangoffour.server.ports import BadPasskey, Host, MadePasskey, Passkey, PlayerId


class WebauthnRites:
    """What is said between a server and a device about passkeys."""

    async def creation_options(
        self, host: Host, player_id: PlayerId, name: str, challenge: bytes, known: list[bytes]
    ) -> str:
        """Return what a page asks its device for, to make a passkey."""
        return await asyncio.to_thread(_creation_options, host, player_id, name, challenge, known)

    async def request_options(self, host: Host, challenge: bytes) -> str:
        """Return what a page asks its device for, to sign in."""
        return await asyncio.to_thread(_request_options, host, challenge)

    def challenge_in(self, answer: str) -> bytes:
        """Return which challenge a device answers."""
        client_data = _bytes_at(_parsed(answer), "response", "clientDataJSON")
        try:
            text = client_data.decode()
        except UnicodeDecodeError as error:
            raise BadPasskey from error
        return _bytes_at(_parsed(text), "challenge")

    def credential_id_in(self, answer: str) -> bytes:
        """Return with which passkey a device answers."""
        return _bytes_at(_parsed(answer), "rawId")

    async def made(self, host: Host, answer: str, challenge: bytes) -> MadePasskey:
        """Return the passkey that a device has made."""
        return await asyncio.to_thread(_made, host, answer, challenge)

    async def sign_count(self, host: Host, answer: str, challenge: bytes, passkey: Passkey) -> int:
        """Return the new count of a passkey that has signed the challenge."""
        return await asyncio.to_thread(_sign_count, host, answer, challenge, passkey)


def _creation_options(host: Host, player_id: PlayerId, name: str, challenge: bytes, known: list[bytes]) -> str:
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=host.name,
        rp_name=host.title,
        user_id=player_id.encode(),
        user_name=name,
        challenge=challenge,
        # The device keeps it and can list it, so that nobody has to type a name to sign in.
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    return webauthn.options_to_json(options)


def _request_options(host: Host, challenge: bytes) -> str:
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_authentication_options(
        rp_id=host.name,
        challenge=challenge,
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    return webauthn.options_to_json(options)


def _made(host: Host, answer: str, challenge: bytes) -> MadePasskey:
    import webauthn  # noqa: PLC0415

    try:
        verified = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=host.name,
            expected_origin=host.origin,
        )
    except Exception as error:  # what a stranger sends can break the library in any place
        raise BadPasskey from error
    return MadePasskey(verified.credential_id, verified.credential_public_key, verified.sign_count)


def _sign_count(host: Host, answer: str, challenge: bytes, passkey: Passkey) -> int:
    import webauthn  # noqa: PLC0415

    try:
        verified = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=host.name,
            expected_origin=host.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as error:  # what a stranger sends can break the library in any place
        raise BadPasskey from error
    return verified.new_sign_count


def _parsed(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPasskey from error
    if not isinstance(found, dict):
        raise BadPasskey
    return found


def _bytes_at(found: dict[str, Any], *path: str) -> bytes:
    """Return the bytes that stand at a place as base64url."""
    value: Any = found
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    if not isinstance(value, str):
        raise BadPasskey
    try:
        return urlsafe_b64decode(value + "=" * (-len(value) % 4))
    except ValueError as error:
        raise BadPasskey from error
