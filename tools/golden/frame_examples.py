"""One example of every event and message: the format, in plain sight. `tests/golden/frames.jsonl` holds their JSON."""

from gangoffour.engine import CLASSIC, Seat, start_deal, start_match, view
from gangoffour.protocol import (
    Combined,
    Deadline,
    Entry,
    MatchInfo,
    Player,
    Preparation,
    SeatInfo,
    Snapshot,
    TableListing,
    TableOptions,
    TableView,
    TurnClock,
    match_view,
    messages,
    own_view,
    rules_values,
)
from gangoffour.protocol import events as wire

TABLE_ID = "01890000-0000-7000-8000-000000000001"
MATCH_ID = "01890000-0000-7000-8000-000000000002"
H0, H1, H2 = "00" * 32, "11" * 32, "22" * 32
NOW = 1_790_000_000_000

ANA = Player(player_id="ana", name="Ana")
BO = Player(player_id="bo", name="Bo")
BOT = Player(player_id="bot-1", name="Greedy", bot="greedy")
PLAYERS = (ANA, BO, BOT)
OPTIONS = TableOptions(
    preset="german", rules={"match_limit": 50}, seat_count=3, clock=TurnClock(turn_s=30, bank_s=60), chat="free"
)
LISTING = TableListing(
    table_id=TABLE_ID,
    options=OPTIONS,
    players=(ANA, None, BOT),
    status="playing",
    deal_number=2,
    is_quick=True,
    opened_at_ms=NOW,
)

TABLE_EVENTS: list[wire.Event] = [
    wire.TableOpened(table_id=TABLE_ID, host="ana", options=OPTIONS, is_quick=True),
    wire.TableCarriedOn(
        table_id=TABLE_ID,
        host="ana",
        options=TableOptions(),
        is_quick=False,
        players=(ANA, None, None, BOT),
        here=(True, False, False, True),
        away_since_ms=(None, NOW, None, None),
    ),
    wire.OptionsChanged(options=OPTIONS),
    wire.HostChanged(host="bo"),
    wire.SeatTaken(seat=0, player=ANA),
    wire.SeatLeft(seat=1, cause="removed"),
    wire.SeatPromised(seat=2, player=BO),
    wire.PromiseWithdrawn(seat=2),
    wire.PlayerAway(seat=0),
    wire.PlayerBack(seat=0),
    wire.AutoPassSet(seat=0, is_on=True),
    wire.InviteSet(invite_hash=H2),
    wire.PassDelaysCarriedOn(salt=H1, delays_ms=((950, 2400), (), (1800,))),
    wire.TableClosed(cause="idle"),
    wire.MatchPrepared(match_id=MATCH_ID, rules="gof-rules-1 seats=3", players=PLAYERS, commitment=H0),
    wire.PreparationDropped(match_id=MATCH_ID),
    wire.SeatReady(seat=1, commitment=H1),
    wire.NumbersCommitted(
        match_id=MATCH_ID, commitment=H0, players=("ana", "bo", "bot-1"), client_commitments=(H0, H1, H2)
    ),
    wire.NumberRevealed(seat=1, number=H2),
    wire.MatchStarted(
        match_id=MATCH_ID,
        rules=rules_values(CLASSIC),
        seat_count=3,
        first_dealer=2,
        players=PLAYERS,
        commitment=H0,
        client_commitments=(H0, H1, H2),
        numbers=(H0, None, H2),
        transcript_hash=H1,
        fingerprint="00000-11111-22222-33333",
    ),
    wire.DeadlineSet(seat=1, due_ms=NOW + 30_000, bank_ms=60_000),
    wire.DeadlinePassed(seat=1),
    wire.PlayerBanned(player_id="cy"),
    wire.AddressBanned(address_hash=H2),
    wire.SubstituteSeated(seat=1, bot="greedy", cause="deadlines"),
    wire.SeatAskedBack(seat=1),
    wire.SeatTakenBack(seat=1),
    wire.MatchPaused(),
    wire.MatchResumed(),
    wire.MatchAdjourned(),
    wire.MatchContinued(),
    wire.MatchEnded(match_id=MATCH_ID, cause="won", secret="ab" * 64),
]

MATCH_EVENTS: list[wire.Event] = [
    wire.DealStarted(deal_number=1, dealer=0, direction="ccw", leader=1),
    wire.DeckCut(cards=("PG", "7R"), first_card_to=None),
    wire.HandDealt(seat=0, hand=("1G", "1M", "10R", "PY", "DR")),
    wire.DummyHandDealt(hand=("2G", "2Y")),
    wire.TributeGiven(giver=2, receiver=0, card="DR"),
    wire.CardReturned(giver=0, receiver=2, card="1G"),
    wire.CombinationPlayed(
        seat=0, combination=Combined(kind="full_house", cards=("3G", "3Y", "9G", "9Y", "9R")), next_seat=1
    ),
    wire.Passed(seat=1, next_seat=None),
    wire.LastCardDeclared(seat=0),
    wire.SeatDisqualified(seat=2),
    wire.TrickWon(seat=0, leader=0, direction="cw"),
    wire.DealWon(seat=0),
    wire.HandsShown(hands=((), ("4G",), ("5R", "6R"))),
    wire.DealScored(points=(0, 1, 2), scores=(10, 31, 22), deal_loser=2),
    wire.DummyHandsShown(hands=(("2G", "2Y"), ("3G",))),
    wire.MatchWon(winners=(0, 2)),
]

CLIENT_MESSAGES: list[messages.ClientMessage] = [
    messages.Hello(version=1),
    messages.Hello(version=1, last_seq=41, seat=2, invite="k7"),
    messages.TakeSeat(id="c1", seat=0),
    messages.LeaveSeat(id="c2"),
    messages.SeatBot(id="c3", seat=2, level="greedy"),
    messages.RemovePlayer(id="c4", seat=1),
    messages.ChangeOptions(id="c5", options=OPTIONS),
    messages.Ready(id="c6", match_id=MATCH_ID, commitment=H1),
    messages.Reveal(id="c7", match_id=MATCH_ID, number=H2),
    messages.Play(id="c8", cards=("7G", "7R"), declare=True),
    messages.Pass(id="c9"),
    messages.Declare(id="c10"),
    messages.ReturnCard(id="c11", card="1G"),
    messages.TakeBack(id="c12"),
    messages.SetAutoPass(id="c13", is_on=False),
    messages.Pause(id="c14"),
    messages.Resume(id="c15"),
    messages.Say(id="c16", text="déjà vu"),
    messages.Say(id="c17", phrase="well_played"),
]

_DEALT = view(start_deal(start_match(seat_count=3), range(64)).after, Seat(0))
_TABLE = TableView(
    table_id=TABLE_ID,
    host="ana",
    options=OPTIONS,
    seats=(
        SeatInfo(player=ANA, is_here=True, is_ready=True, commitment=H0, number=H1, bank_ms=60_000),
        SeatInfo(player=BO, away_since_ms=NOW, substitute="greedy", missed_deadlines=2),
        SeatInfo(player=BOT, is_here=True, promised_to=Player(player_id="cy", name="Cy")),
    ),
    preparation=Preparation(
        match_id=MATCH_ID, rules="gof-rules-1 seats=3", players=PLAYERS, commitment=H0, committed_at_ms=NOW
    ),
    match=MatchInfo(
        match_id=MATCH_ID,
        players=PLAYERS,
        commitment=H0,
        client_commitments=(H0, H1, H2),
        numbers=(H0, None, H2),
        transcript_hash=H1,
        fingerprint="00000-11111-22222-33333",
        ended="won",
        secret="ab" * 64,
    ),
    deadline=Deadline(seat=None, due_ms=NOW + 5_000),
)

SERVER_MESSAGES: list[messages.ServerMessage] = [
    messages.Welcome(version=1, now_ms=NOW, player_id=None, seat=None, seq=41),
    messages.Welcome(
        version=1,
        now_ms=NOW,
        player_id="ana",
        seat=0,
        seq=41,
        snapshot=Snapshot(table=_TABLE, match=match_view(_DEALT.public), own=own_view(_DEALT, auto_pass=True)),
    ),
    messages.Told(
        after=41,
        seq=44,
        now_ms=NOW,
        entries=(
            Entry(seq=42, at_ms=NOW - 5, event=MATCH_EVENTS[7]),
            Entry(seq=44, at_ms=NOW - 5, event=TABLE_EVENTS[20]),
        ),
        own=own_view(_DEALT, auto_pass=False),
    ),
    messages.Ack(id="c8", seq=44),
    messages.Refused(id="c9", code="pass/on_lead"),
    messages.Refused(id=None, code="protocol/bad_field", facts={"at": "$.cards[0]"}),
    messages.Said(chat_id="s1", at_ms=NOW, player=ANA, text="déjà vu"),
    messages.ChatRemoved(chat_id="s1"),
    messages.Watching(spectators=3),
    messages.Goodbye(code="server/stopping"),
]

LOBBY_MESSAGES: list[messages.LobbyMessage] = [
    messages.LobbyShown(tables=(LISTING,), people=2),
    messages.LobbyChanged(changed=(LISTING,), gone=(TABLE_ID,), people=1),
    messages.Goodbye(code="server/stopping"),
]
