"""How the bots of the field played, to be looked back at beside one's own way."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0010"
down_revision: Final = "0009"


def upgrade() -> None:
    """Make room for their records; those of days that were made before stay unknown."""
    op.add_column("daily_ghosts", sa.Column("record", sa.Text(), nullable=True))


def downgrade() -> None:
    """Points stay; how they came about is lost."""
    op.drop_column("daily_ghosts", "record")
