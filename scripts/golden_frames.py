"""Write `tests/golden/frames.jsonl` anew: the JSON of one example of every event and message, a line each.

A changed line means that clients and stored events of before may no longer be read: think of `PROTOCOL_VERSION` and
`SCHEMA_VERSION`.
"""

from pathlib import Path

from gangoffour.protocol import (
    encode_client_message,
    encode_event,
    encode_lobby_message,
    encode_server_message,
)
from tools.golden import frame_examples

ROOT = Path(__file__).parents[1]


def frames() -> dict[str, list[bytes]]:
    """Return the JSON of every example, by the union it belongs to."""
    return {
        "Event": [encode_event(event) for event in (*frame_examples.TABLE_EVENTS, *frame_examples.MATCH_EVENTS)],
        "ClientMessage": [encode_client_message(message) for message in frame_examples.CLIENT_MESSAGES],
        "ServerMessage": [encode_server_message(message) for message in frame_examples.SERVER_MESSAGES],
        "LobbyMessage": [encode_lobby_message(message) for message in frame_examples.LOBBY_MESSAGES],
    }


def golden_frames() -> str:
    """Return the lines: events, then messages of clients, of tables, of the lobby."""
    return "".join(f"{frame.decode()}\n" for group in frames().values() for frame in group)


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/frames.jsonl").write_text(golden_frames(), encoding="utf-8")


if __name__ == "__main__":
    main()
