"""A device with passkeys, in software: it answers what a page would hand it, truly or with a lie."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


def base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


@dataclass
class Authenticator:
    """One passkey for one site."""

    origin: str
    host: str
    credential_id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    sign_count: int = 0
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def made(self, options: str) -> str:
        """Return the answer to the wish for a passkey."""
        wanted = json.loads(options)
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        known = b"\x00" * 16 + len(self.credential_id).to_bytes(2) + self.credential_id + cbor2.dumps(cose)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + known}
        response = {
            "clientDataJSON": base64url(self._client_data("webauthn.create", wanted["challenge"])),
            "attestationObject": base64url(cbor2.dumps(attestation)),
        }
        return self._answer(response)

    def signed(self, options: str) -> str:
        """Return the answer to the wish for a signature."""
        self.sign_count += 1
        client_data = self._client_data("webauthn.get", json.loads(options)["challenge"])
        data = self._data()
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": base64url(client_data),
            "authenticatorData": base64url(data),
            "signature": base64url(signature),
        }
        return self._answer(response)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int = 0) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes((PRESENT_AND_VERIFIED | flags,)) + self.sign_count.to_bytes(4)

    def _answer(self, response: dict[str, str]) -> str:
        credential_id = base64url(self.credential_id)
        answer: dict[str, Any] = {
            "id": credential_id,
            "rawId": credential_id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
        return json.dumps(answer)


def challenge_of(options: str) -> bytes:
    """Return the challenge in what a page was told."""
    text = str(json.loads(options)["challenge"])
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
