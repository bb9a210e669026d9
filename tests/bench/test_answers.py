"""How answers to bots are found, and what of them is kept."""

from pathlib import Path

from bench.answers import configuration, keep
from bench.kept_parts import KeptPage


def test_the_newest_answer_to_each_bot_is_kept_weakest_bot_first(tmp_path: Path) -> None:
    page = KeptPage("answers", lambda _parts: {}, folder=tmp_path)
    page.page_file.write_text("", encoding="utf-8")
    for against, mean in (("champion", 0.1), ("search", 0.2), ("neural", 0.3), ("search", 0.4)):
        keep(page, {"against": against, "mean": mean})
    rows = page.kept()["answers"]["rows"]
    assert rows == [
        {"against": "search", "mean": 0.4},
        {"against": "neural", "mean": 0.3},
        {"against": "champion", "mean": 0.1},
    ]


def test_an_answer_to_the_network_meets_it_in_lockstep_and_one_to_another_bot_the_bot_itself() -> None:
    to_network, to_search = configuration("neural", 30), configuration("search", 30)
    assert to_network.rival == to_network.start
    assert to_network.shares[0].places > 100 * to_search.shares[0].places
    assert (to_search.rival, to_search.start) == ("search", to_network.start)
    assert Path(to_search.start).exists()
