"""Listings that say whether the lobby shows a table, and whether "play now" may send people there."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Nothing is shown or joinable until its table says so: whoever is at it comes back to it first."""
    op.drop_index("ix_listings_visibility_status_opened_at_ms", "listings")
    op.drop_index("ix_listings_is_quick_status_opened_at_ms", "listings")
    for name in ("visibility", "status", "is_quick", "bot_count"):
        op.drop_column("listings", name)
    op.add_column("listings", sa.Column("is_shown", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("listings", sa.Column("joinable_with", sa.Text(), nullable=True))
    op.create_index("ix_listings_is_shown_opened_at_ms", "listings", ["is_shown", "opened_at_ms"])
    op.create_index("ix_listings_joinable_with_opened_at_ms", "listings", ["joinable_with", "opened_at_ms"])


def downgrade() -> None:
    """Listings are derived: those of an older schema are written anew as their tables change."""
    op.drop_index("ix_listings_joinable_with_opened_at_ms", "listings")
    op.drop_index("ix_listings_is_shown_opened_at_ms", "listings")
    for name in ("joinable_with", "is_shown"):
        op.drop_column("listings", name)
    for name in ("visibility", "status"):
        op.add_column("listings", sa.Column(name, sa.Text(), server_default="", nullable=False))
    op.add_column("listings", sa.Column("is_quick", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("listings", sa.Column("bot_count", sa.Integer(), server_default="0", nullable=False))
    op.create_index("ix_listings_visibility_status_opened_at_ms", "listings", ["visibility", "status", "opened_at_ms"])
    op.create_index("ix_listings_is_quick_status_opened_at_ms", "listings", ["is_quick", "status", "opened_at_ms"])
