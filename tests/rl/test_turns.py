"""What an agent is asked, told and rewarded, in deals and in matches."""

from random import Random

import numpy as np
import pytest

from gangoffour.bots import GreedyBot
from gangoffour.encoding import ACTION_COUNT, UNDECLARED_PLAYS, encode_action, encode_view, legal_indices
from gangoffour.engine import CLASSIC, Hand, InvalidSetup, MatchState, Phase, PublicDeal, RuleSet, rule_set, start_match
from gangoffour.rl import ILLEGAL_REWARD, DealEnv, MatchEnv, TurnEnv, deal_rewards, deal_v0, match_rewards, match_v0
from tests.rl.turn_play import ENVIRONMENTS, decisions, is_over

environment = pytest.mark.parametrize("kind", ENVIRONMENTS)


def deal_of(state: MatchState) -> PublicDeal:
    assert state.public.deal is not None
    return state.public.deal


@environment
def test_the_agent_to_act_is_told_what_is_legal_and_the_others_nothing(kind: type[TurnEnv]) -> None:
    env = kind(undeclared=True)
    for agent in decisions(env, 1, 150):
        legal = legal_indices(env.view(agent), undeclared=True)
        assert env.infos[agent]["legal"].tolist() == legal.tolist() != []
        assert np.flatnonzero(env.infos[agent]["action_mask"]).tolist() == legal.tolist()
        others = [env.infos[other] for other in env.agents if other != agent]
        assert all(len(info["legal"]) == 0 and not info["action_mask"].any() for info in others)


def test_a_mask_in_the_observation_is_the_list_of_the_agent_to_act() -> None:
    env = DealEnv(dense_mask=True)
    for agent in decisions(env, 2, 60):
        for each in env.agents:
            observed = env.observe(each)
            assert isinstance(observed, dict)
            assert observed["action_mask"].shape == (ACTION_COUNT,)
            assert np.flatnonzero(observed["action_mask"]).tolist() == env.infos[each]["legal"].tolist()
            assert observed["observation"].tolist() == encode_view(env.view(each)).tolist()
        assert "action_mask" not in env.infos[agent]


@environment
def test_a_seed_governs_this_episode_and_those_after_it(kind: type[TurnEnv]) -> None:
    env, other = kind(), kind()
    env.reset(seed=5)
    other.reset(seed=5)
    hands = []
    for _ in range(3):
        assert env.match_state == other.match_state
        hands.append(env.match_state.hands)
        env.reset()
        other.reset()
    assert len(set(hands)) == 3
    other.reset(seed=6)
    assert other.match_state.hands not in hands


@environment
def test_without_a_seed_no_two_environments_are_alike(kind: type[TurnEnv]) -> None:
    env, other = kind(), kind()
    env.reset()
    other.reset()
    assert env.match_state.hands != other.match_state.hands


@environment
def test_the_state_holds_the_observation_of_every_seat(kind: type[TurnEnv]) -> None:
    env = kind()
    for _ in decisions(env, 3, 30):
        state = env.state()
        assert env.state_space.contains(state)
        assert state.tolist() == [np.asarray(env.observe(agent)).tolist() for agent in env.possible_agents]


def test_a_deal_ends_for_all_agents_at_once_with_rewards_that_sum_to_zero() -> None:
    for seed, seat_count in ((1, 3), (2, 4), (3, 4)):
        env = DealEnv(seat_count=seat_count)
        for _ in decisions(env, seed):
            assert not any(env.rewards.values())
        assert set(env.terminations.values()) == {True}
        assert set(env.truncations.values()) == {False}
        points = env.match_state.public.results[-1].points
        assert list(env.rewards.values()) == deal_rewards(points).tolist()
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert max(env.rewards, key=env.rewards.__getitem__) == f"seat_{points.index(0)}"


def test_a_share_of_deals_begins_with_an_exchange_in_either_direction() -> None:
    first, later, mixed = DealEnv(later_deals=0), DealEnv(later_deals=1), DealEnv(later_deals=0.5)
    begun: dict[TurnEnv, list[MatchState]] = {first: [], later: [], mixed: []}
    for env, states in begun.items():
        env.reset(seed=1)
        for _ in range(30):
            env.reset()
            states.append(env.match_state)
    assert {state.public.phase for state in begun[first]} == {Phase.PLAY}
    assert {deal_of(state).number for state in begun[first]} == {1}
    assert {state.public.phase for state in begun[later]} == {Phase.RETURN}
    assert len({deal_of(state).direction for state in begun[later]}) == 2
    roles = {exchange[:2] for state in begun[later] if (exchange := deal_of(state).exchange) is not None}
    assert len(roles) > 6
    assert {state.public.phase for state in begun[mixed]} == {Phase.PLAY, Phase.RETURN}


def test_a_match_rewards_every_deal_and_ends_with_the_match() -> None:
    env = MatchEnv(rules=rule_set({"match_deals": 3}))
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for _ in decisions(env, 4):
        totals = {agent: total + env.rewards[agent] for agent, total in totals.items()}
    totals = {agent: total + env.rewards[agent] for agent, total in totals.items()}
    public = env.match_state.public
    assert public.phase is Phase.OVER
    assert len(public.results) == 3
    assert list(totals.values()) == pytest.approx(deal_rewards(public.scores).tolist())


def test_every_deal_of_a_match_has_cards_of_its_own() -> None:
    env = MatchEnv(rules=rule_set({"match_deals": 4}))
    dealt: dict[int, set[Hand]] = {}
    for _ in decisions(env, 4):
        dealt.setdefault(deal_of(env.match_state).number, set(env.match_state.hands))
    assert len(set.union(*dealt.values())) == 4 * 4


def test_a_match_can_reward_the_winners_alone() -> None:
    env = MatchEnv(rules=rule_set({"match_deals": 2}), reward="win")
    for _ in decisions(env, 5):
        assert not any(env.rewards.values())
    assert list(env.rewards.values()) == match_rewards(env.match_state.public.winners, 4).tolist()
    assert max(env.rewards.values()) > 0


@environment
@pytest.mark.parametrize("skip_forced,fewest", [(False, 1), (True, 2)])
def test_who_skips_forced_turns_always_has_a_choice(kind: type[TurnEnv], *, skip_forced: bool, fewest: int) -> None:
    env = kind(skip_forced=skip_forced)
    assert min(len(env.infos[agent]["legal"]) for agent in decisions(env, 6, 200)) == fewest


def test_skipping_forced_turns_changes_nothing_else() -> None:
    rules = rule_set({"match_deals": 1})
    every, skipping = MatchEnv(rules=rules), MatchEnv(rules=rules, skip_forced=True)
    every.reset(seed=7)
    skipping.reset(seed=7)
    rng = np.random.default_rng(7)
    while not is_over(every):
        legal = every.infos[every.agent_selection]["legal"]
        if len(legal) > 1:
            assert every.agent_selection == skipping.agent_selection
            assert every.match_state == skipping.match_state
        action = int(rng.choice(legal))
        if len(legal) > 1:
            skipping.step(action)
        every.step(action)
    assert every.match_state == skipping.match_state


def test_forgetting_to_declare_is_listed_on_request_only() -> None:
    def forgets(*, undeclared: bool) -> bool:
        env = DealEnv(undeclared=undeclared)
        return any(
            index in UNDECLARED_PLAYS for agent in decisions(env, 8) for index in env.infos[agent]["legal"].tolist()
        )

    assert forgets(undeclared=True)
    assert not forgets(undeclared=False)


@environment
def test_cycles_can_be_limited_and_cut_the_episode_off(kind: type[TurnEnv]) -> None:
    env = kind(max_cycles=4)
    assert len(list(decisions(env, 9))) == 4 * 4
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


@environment
def test_an_illegal_action_is_refused_and_changes_nothing(kind: type[TurnEnv]) -> None:
    env = kind()
    env.reset(seed=10)
    before = env.match_state
    illegal = next(index for index in range(ACTION_COUNT) if index not in env.infos[env.agent_selection]["legal"])
    for action in (illegal, -1, ACTION_COUNT, None):
        with pytest.raises(ValueError, match=f"illegal action {action} of {env.agent_selection}"):
            env.step(action)
    assert env.match_state == before


@pytest.mark.parametrize(
    "env,cost",
    [(deal_v0.env(), ILLEGAL_REWARD), (match_v0.env(), ILLEGAL_REWARD), (match_v0.env(reward="win"), -1)],
    ids=["deal", "match", "win"],
)
def test_wrapped_an_illegal_action_ends_the_episode_and_costs_its_agent(env: TurnEnv, cost: float) -> None:
    env.reset(seed=11)
    agent = env.agent_selection
    env.step(ACTION_COUNT - 1)  # to return a dragon: the first turn of a match, and of this deal, is no return of it
    assert env.rewards == {each: cost if each == agent else 0 for each in env.agents}
    assert all(env.terminations.values())


@environment
def test_an_episode_can_begin_at_a_given_state(kind: type[TurnEnv]) -> None:
    env, other = kind(), kind()
    states = [env.match_state for _ in decisions(env, 12, 20)]
    other.reset(seed=13, options={"state": states[-1]})
    assert other.match_state == states[-1]
    assert list(decisions(env, 12, 20))[-1] == other.agent_selection


@environment
def test_a_state_of_another_table_or_without_a_deal_is_refused(kind: type[TurnEnv]) -> None:
    env, over = kind(), DealEnv()
    assert list(decisions(over, 14))
    with pytest.raises(ValueError, match="no deal to play on"):
        env.reset(options={"state": over.match_state})
    with pytest.raises(ValueError, match="no deal to play on"):
        env.reset(options={"state": start_match()})
    with pytest.raises(ValueError, match="other rules"):
        env.reset(options={"state": start_match(CLASSIC, 3)})


def test_a_bot_can_take_the_place_of_an_agent() -> None:
    env, bot, chance = DealEnv(), GreedyBot(), Random(15)
    env.reset(seed=15)
    while not is_over(env):
        seat_view = env.view(env.agent_selection)
        env.step(encode_action(bot.choose(seat_view, chance), seat_view))
    assert any(env.rewards.values())


@environment
@pytest.mark.parametrize("rules", ["german", CLASSIC], ids=["by name", "as a value"])
def test_rules_are_named_or_given(kind: type[TurnEnv], rules: str | RuleSet) -> None:
    env = kind(rules=rules)
    env.reset(seed=16)
    assert env.match_state.public.rules == env.rules


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        DealEnv(rules="unheard of")
    with pytest.raises(InvalidSetup):
        MatchEnv(rules="gang", seat_count=3)
    with pytest.raises(ValueError, match="render mode"):
        DealEnv(render_mode="rgb_array")
    with pytest.raises(ValueError, match="share of later deals"):
        DealEnv(later_deals=2)
    with pytest.raises(ValueError, match="unknown reward"):
        MatchEnv(reward="glory")  # type: ignore[arg-type]
