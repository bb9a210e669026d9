"""Friends, blocks and invitations, in memory: they stand beside the people, and go with them."""

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import FriendLink, PlayerId, Relation, Stance, TableId, TableInvitation


class MemoryRelations:
    """Who is whose friend, and who is kept apart from whom, in memory."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._rows = players.rows

    async def of_player(self, player_id: PlayerId, limit: int) -> list[Relation]:
        """Return what a person says, and who wants to be friends."""
        rows = sorted(self._rows.relations.values(), key=lambda each: (-each.since_ms, each.player_id, each.other_id))
        own = [each for each in rows if each.player_id == player_id]
        asking = [each for each in rows if each.other_id == player_id and each.stance is Stance.FRIEND]
        told = {*own[:limit], *asking[:limit]}
        return [each for each in rows if each in told]

    async def put(self, relation: Relation) -> None:
        """Keep what one person says of another."""
        pair = relation.player_id, relation.other_id
        if relation.stance is Stance.BLOCK:
            self._part(*pair)
        before = self._rows.relations.get(pair)
        if before is None or before.stance is not relation.stance:
            self._rows.relations[pair] = relation

    async def remove(self, player_id: PlayerId, other_id: PlayerId) -> None:
        """Take back what a person says of another."""
        self._part(player_id, other_id)
        self._rows.relations.pop((player_id, other_id), None)

    def _part(self, player_id: PlayerId, other_id: PlayerId) -> None:
        asked = self._rows.relations.get((other_id, player_id))
        if asked is not None and asked.stance is Stance.FRIEND:
            del self._rows.relations[other_id, player_id]
        both = {player_id, other_id}
        self._rows.invitations = {
            each: row for each, row in self._rows.invitations.items() if {row.player_id, row.host_id} != both
        }

    async def apart_from(self, player_id: PlayerId) -> frozenset[PlayerId]:
        """Return whom a person blocks, and who blocks them."""
        pairs = [pair for pair, row in self._rows.relations.items() if row.stance is Stance.BLOCK]
        return frozenset(each for pair in pairs if player_id in pair for each in pair if each != player_id)

    async def friends_of(self, player_id: PlayerId) -> frozenset[PlayerId]:
        """Return the friends of a person."""
        wishes = {pair for pair, row in self._rows.relations.items() if row.stance is Stance.FRIEND}
        return frozenset(other for player, other in wishes if player == player_id and (other, player) in wishes)

    async def put_link(self, link: FriendLink) -> None:
        """Keep a link."""
        self._rows.friend_links[link.token_hash] = link

    async def link(self, token_hash: bytes, now_ms: int) -> FriendLink | None:
        """Return a link."""
        found = self._rows.friend_links.get(token_hash)
        return None if found is None or found.expires_at_ms < now_ms else found

    async def put_invitation(self, invitation: TableInvitation) -> None:
        """Keep an invitation."""
        self._rows.invitations[invitation.player_id, invitation.table_id] = invitation

    async def invitations_of(self, player_id: PlayerId, now_ms: int) -> list[TableInvitation]:
        """Return the invitations to a person."""
        rows = self._rows.invitations.values()
        found = [row for row in rows if row.player_id == player_id and row.expires_at_ms >= now_ms]
        return sorted(found, key=lambda each: (-each.expires_at_ms, each.table_id))

    async def drop_invitation(self, player_id: PlayerId, table_id: TableId) -> None:
        """Forget an invitation."""
        self._rows.invitations.pop((player_id, table_id), None)
