"""The tables of the people, which live on the first database, and the names that all constraints follow.

The other tables stand in `schema`, which has all of them in its metadata.
"""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

players: Final = sa.Table(
    "players",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("avatar", sa.Text),
    sa.Column("shown", sa.Text, nullable=False, server_default="matches daily"),
    sa.Index(None, "kind", "created_at_ms"),
)
"""Everybody who ever played. The id is for ever: fair deals hash it. What they are called stands in `names` alone.

`avatar`: the picture they chose; `shown`: the parts of their profile that everybody may see."""

names: Final = sa.Table(
    "names",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("skeleton", sa.Text, nullable=False),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
    sa.Column("until_ms", sa.BigInteger),
    sa.Column("is_claimed", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""The names people have and had. `is_claimed` marks what is or was a user's own; guests' names need not be."""

name_readings: Final = sa.Table(
    "name_readings",
    metadata,
    sa.Column("reading", sa.Text, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Index(None, "player_id", "number"),
)
"""What the names of users look like, each reading one user's alone: so no two of them look alike. Those of a name that
was given up stay until somebody wants one of them after its rest."""

sessions: Final = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_at_ms", sa.BigInteger, nullable=False),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("proved_at_ms", sa.BigInteger),
)

device_links: Final = sa.Table(
    "device_links",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, unique=True),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
)
"""Links that make one more device a session of the same player. A player has one at most."""

passwords: Final = sa.Table(
    "passwords",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("set_at_ms", sa.BigInteger, nullable=False),
)
"""Hashes by Argon2id, which say themselves with how much work they were made."""

passkeys: Final = sa.Table(
    "passkeys",
    metadata,
    sa.Column("credential_id", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("used_at_ms", sa.BigInteger),
)

recovery_codes: Final = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("code_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
)

challenges: Final = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, index=True),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
"""What passkeys are asked to sign, each once. Whoever answers may come to another node than whoever asked."""

mails: Final = sa.Table(
    "mails",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("mail_hash", sa.LargeBinary, nullable=False, unique=True),
    sa.Column("set_at_ms", sa.BigInteger, nullable=False),
)
"""By which address somebody comes back: its hash. The address itself is kept nowhere."""

mail_links: Final = sa.Table(
    "mail_links",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, unique=True),
    sa.Column("mail_hash", sa.LargeBinary, nullable=False),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
"""Links that were sent by mail. A player has one at most."""

issuer_accounts: Final = sa.Table(
    "issuer_accounts",
    metadata,
    sa.Column("subject_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("issuer", sa.Text, nullable=False),
    sa.Column("added_at_ms", sa.BigInteger, nullable=False),
    sa.Column("used_at_ms", sa.BigInteger),
    sa.UniqueConstraint("player_id", "issuer"),
)
"""By which accounts elsewhere people come back: the address of the issuer, and a hash of what it calls the person."""

departures: Final = sa.Table(
    "departures",
    metadata,
    sa.Column("state_hash", sa.LargeBinary, primary_key=True),
    sa.Column("browser_hash", sa.LargeBinary, nullable=False),
    sa.Column("issuer", sa.Text, nullable=False),
    sa.Column("player_id", sa.Text, index=True),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
"""Browsers on the way to an issuer. They may come back to another node than the one that sent them."""

bot_accounts: Final = sa.Table(
    "bot_accounts",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("owner_id", sa.Text, nullable=False, index=True),
)
"""Who owns which bot."""

api_tokens: Final = sa.Table(
    "api_tokens",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
    sa.Column("owner_id", sa.Text, nullable=False, index=True),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("prefix", sa.Text, nullable=False),
    sa.Column("scopes", sa.Text, nullable=False),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("used_at_ms", sa.BigInteger),
)
"""Tokens with which programs act as a player: as their owner, or as a bot of theirs. Scopes have spaces between."""
