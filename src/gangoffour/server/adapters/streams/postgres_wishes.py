"""Wishes in PostgreSQL: the statements of what is kept beside a stream."""

from typing import Final

KEEP_WISH: Final = """
WITH done AS (
    SELECT seq FROM commands WHERE table_id = $1 AND player_id = $3 AND command_id = $4
), kept AS (
    INSERT INTO wishes (table_id, turn_seq, player_id, command_id, due_ms)
    SELECT $1, $2::int, $3, $4, $5::bigint WHERE NOT EXISTS (SELECT FROM done)
    ON CONFLICT (table_id) DO UPDATE SET turn_seq = excluded.turn_seq, player_id = excluded.player_id,
        command_id = excluded.command_id, due_ms = excluded.due_ms, leased_until_ms = 0
    WHERE wishes.turn_seq <= excluded.turn_seq
)
SELECT seq FROM done
"""
"""Its answer is where the command took effect before, if it did. A command that takes effect at this very moment is not
seen; then the turn is over, and the wish void."""

WISH: Final = "SELECT turn_seq, player_id, command_id, due_ms FROM wishes WHERE table_id = $1"
DROP_WISH: Final = "DELETE FROM wishes WHERE table_id = $1 AND player_id = $2 AND command_id = $3"
