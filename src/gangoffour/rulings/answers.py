"""What the engine says to vectors about cards, combinations, points and roles."""

from collections import Counter

from gangoffour.engine import (
    DECK,
    DRAGON,
    HAND_SIZE,
    MULTI_ONE,
    Colour,
    DealResult,
    DealStarted,
    Direction,
    InvalidSetup,
    MatchState,
    Pass,
    Phase,
    Play,
    Rank,
    ReturnCard,
    RuleSet,
    Seat,
    Step,
    TributeGiven,
    apply,
    beats,
    classify,
    deal_loser,
    deal_points,
    dealing_start,
    duty_seats,
    exchange_due,
    match_winners,
    next_seat,
    parse_card,
    set_up_position,
    start_deal,
    start_match,
    view,
)
from gangoffour.rulings.stage import cards_of, combination_of, deal_of, fillers, is_legal
from gangoffour.rulings.vectors import Facts

_IN_ORDER = tuple(range(len(DECK)))


def deck(_given: Facts, _rules: RuleSet) -> Facts:
    """R1."""
    ranked = Counter(card for card in DECK if card.is_ranked and card.colour is not Colour.MULTI)
    (copies,) = set(ranked.values())
    ranks = Counter(card.rank for card in DECK)
    return {
        "cards": len(DECK),
        "ranked_cards": ranked.total(),
        "copies_of_each_ranked_card": copies,
        "ones": ranks[Rank.ONE],
        "phoenixes": ranks[Rank.PHOENIX],
        "dragons": DECK.count(DRAGON),
    }


def seats_allowed(given: Facts, rules: RuleSet) -> Facts:
    """R2."""
    try:
        start_match(rules, given["seats"])
    except InvalidSetup:
        return {"allowed": False}
    return {"allowed": True}


def dealing(given: Facts, rules: RuleSet) -> Facts:
    """R3, R4."""
    state = start_deal(start_match(rules, given["seats"]), _IN_ORDER).after
    (cards_each,) = {len(hand) for hand in state.hands}
    return {"cards_each": cards_each, "dummy_hand_cards": sum(map(len, state.dummy_hands))}


def ritual(given: Facts, rules: RuleSet) -> Facts:
    """R7."""
    direction = Direction(given.get("direction", Direction.COUNTER_CLOCKWISE))
    first = dealing_start(Seat(given["dealer"]), parse_card(given["cut_card"]), direction, given["seats"], rules)
    return {"first_card_to": first, "recut": first is None}


def _between_deals(rules: RuleSet, seat_count: int, deal_number: int, winner: int, loser: int) -> MatchState:
    """Return a match that has finished the deal before this one, with these roles."""
    state = set_up_position(fillers((), [1] * seat_count), rules=rules, deal_number=deal_number - 1)
    points = (0,) * seat_count
    result = DealResult(Seat(winner), Seat(loser), points, points)
    deal = deal_of(state)._replace(deal_winner=Seat(winner), seat_to_act=None)
    return state._replace(public=state.public._replace(deal=deal, results=(result,)))


def roles(given: Facts, rules: RuleSet) -> Facts:
    """R6, R66."""
    number = given["deal_number"]
    if number == 1:
        state = start_match(rules, 4, Seat(given["first_dealer"]))
    else:
        state = _between_deals(rules, 4, number, given["previous_deal_winner"], given["previous_deal_loser"])
    events = start_deal(state, _IN_ORDER).events
    started = next(event for event in events if isinstance(event, DealStarted))
    tribute = next((event for event in events if isinstance(event, TributeGiven)), None)
    return {
        "dealer": started.dealer,
        "leader": started.leader,
        "tribute_from": None if tribute is None else tribute.giver,
        "tribute_to": None if tribute is None else tribute.receiver,
    }


def first_lead(given: Facts, rules: RuleSet) -> Facts:
    """R8-R10."""
    seats, number, holder = given["seats"], given["deal_number"], given["multi_one_holder"]
    if number == 1:
        state = start_match(rules, seats, Seat(given["dealer"]))
    else:
        winner = given["previous_deal_winner"]
        state = _between_deals(rules, seats, number, winner, (winner + 1) % seats)
    step = _dealt_with_multi_one(state, holder)
    if step.after.public.phase is Phase.RETURN:
        leader = deal_of(step.after).trick.leader
        step = apply(step.after, leader, ReturnCard(step.after.hands[leader][-1]))
    leader = deal_of(step.after).trick.leader
    limits = view(step.after, leader).limits
    return {"leader": leader, "must_include_1M": limits is not None and limits.must_contain == MULTI_ONE}


def _dealt_with_multi_one(state: MatchState, holder: int | None) -> Step:
    """Deal so that the seat, or with None the dummy hand, holds 1M."""
    order = [position for position in _IN_ORDER if DECK[position] != MULTI_ONE]
    target = HAND_SIZE * (state.public.seat_count if holder is None else holder)
    order.insert(target, DECK.index(MULTI_ONE))
    return start_deal(state, order)


def direction(given: Facts, rules: RuleSet) -> Facts:
    """R11: play tricks until the one asked for."""
    hands = fillers((), [3, 3, 3])
    leads = cards_of(["10R", "10Y", "10G"])
    state = set_up_position([leads, *hands], rules=rules, deal_number=given["deal_number"])
    state = _play_tricks(state, given["trick_number"] - 1)
    return {"direction": deal_of(state).direction}


def _play_tricks(state: MatchState, count: int) -> MatchState:
    for _ in range(count):
        state = apply(state, Seat(0), Play(state.hands[0][-1:])).after
        while deal_of(state).trick.turns:
            state = apply(state, deal_of(state).seat_to_act or Seat(0), Pass()).after
    return state


def turn(given: Facts, _rules: RuleSet) -> Facts:
    """R36."""
    disqualified = [Seat(seat) for seat in given["disqualified"]]
    return {"next_seat": next_seat(Seat(given["seat"]), Direction(given["direction"]), given["seats"], disqualified)}


def recognise(given: Facts, _rules: RuleSet) -> Facts:
    """R15-R26."""
    combination = classify(cards_of(given["cards"]))
    if combination is None:
        return {"kind": "invalid"}
    return {"kind": combination.kind.name.lower(), "gang_size": len(combination.cards)}


def compare(given: Facts, rules: RuleSet) -> Facts:
    """R27-R35."""
    first, second = combination_of(given["a"]), combination_of(given["b"])
    return {"a_beats_b": beats(first, second, rules), "b_beats_a": beats(second, first, rules)}


def duty(given: Facts, rules: RuleSet) -> Facts:
    """R51."""
    declared, disqualified = ([Seat(seat) for seat in given[key]] for key in ("declared", "disqualified"))
    seats = duty_seats(declared, disqualified, Direction(given["direction"]), given["seats"], rules)
    return {"duty_seats": sorted(seats)}


def points(given: Facts, rules: RuleSet) -> Facts:
    """R46, R53."""
    disqualified = frozenset({Seat(0)}) if given["disqualified"] else frozenset[Seat]()
    return {"points": deal_points((given["cards_left"], 0), Seat(1), disqualified, rules)[0]}


def scores(given: Facts, rules: RuleSet) -> Facts:
    """R54."""
    winner = Seat(given["cards_left"].index(0))
    added = deal_points(given["cards_left"], winner, frozenset(), rules)
    return {"scores_after": [before + more for before, more in zip(given["scores_before"], added, strict=True)]}


def loser_of_deal(given: Facts, rules: RuleSet) -> Facts:
    """R58, R59."""
    results = sorted(given["results"], key=lambda result: int(result["seat"]))
    counts = [result["cards_left"] for result in results]
    hands = [
        cards_of(result["leftover"]) if "leftover" in result else hand
        for result, hand in zip(results, fillers((), counts), strict=True)
    ]
    return {"deal_loser": deal_loser(Seat(given["deal_winner"]), hands, [result["score"] for result in results], rules)}


def exchange_is_due(given: Facts, _rules: RuleSet) -> Facts:
    """R57."""
    return {"exchange": exchange_due(given["deal_number"])}


def exchange(given: Facts, rules: RuleSet) -> Facts:
    """R60, R61."""
    winner_hand, loser_hand = cards_of(given["deal_winner_hand"]), cards_of(given["deal_loser_hand"])
    hands = [winner_hand, loser_hand, *fillers(winner_hand + loser_hand, [2, 2])]
    state = set_up_position(hands, rules=rules, deal_loser=Seat(1))
    taken = deal_of(state).exchange
    tribute_legal = taken is not None and taken.tribute == parse_card(given["tribute"])
    return {"legal": tribute_legal and is_legal(state, Seat(0), ReturnCard(parse_card(given["returned_card"])))}


def match_end(given: Facts, rules: RuleSet) -> Facts:
    """R55, R56."""
    last_winner = Seat(given.get("last_deal_winner", 0))
    winners = match_winners(given["scores"], given.get("deal_number", 1), last_winner, rules)
    return {"match_over": bool(winners), "match_winners": sorted(winners)}
