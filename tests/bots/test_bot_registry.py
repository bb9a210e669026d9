import pytest

from gangoffour.bots import BOTS, UnknownBot, bot


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_found_by_the_name_it_bears(name: str) -> None:
    assert bot(name).name == name


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("oracle")
    assert refusal.value.facts == {"bot": "oracle", "bots": "random, greedy, planner"}
