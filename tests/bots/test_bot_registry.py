import pytest

from gangoffour.bots import BOTS, UnknownBot, bot


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_found_by_the_name_it_bears(name: str) -> None:
    assert bot(name).name == name


@pytest.mark.parametrize("worlds", [1, 16, 1_024])
@pytest.mark.parametrize("thinker", ["search", "champion"])
def test_a_thinker_is_found_by_how_many_worlds_it_draws(thinker: str, worlds: int) -> None:
    assert bot(f"{thinker}-{worlds}").name == f"{thinker}-{worlds}"


@pytest.mark.parametrize(
    "name", ["search-0", "search-016", "search--1", "search-1025", "champion-99999", "champion-", "Search", "neural-4"]
)
def test_a_thinker_in_no_worlds_or_too_many_is_unknown(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("oracle")
    assert refusal.value.facts == {"bot": "oracle", "bots": "random, greedy, planner, search, neural, champion"}
