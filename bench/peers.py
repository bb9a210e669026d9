"""`make bench-peers`: Gang of Four and its peers in random play, in turns in one run, each alone on one core.

Peers live in a virtual environment of their own; ours run in the one that runs this.
"""

import argparse
import json
import os
import subprocess
import sys
from typing import Final

from bench.__main__ import OURS, in_turns
from bench.pace import ROOT, Contender, rate, stay_on_one_core
from bench.performance import keep
from tools.figures import show

PEERS: Final = (
    Contender(
        "open_spiel_dou_dizhu",
        "OpenSpiel dou dizhu (C++), Python interface",
        "peers_open_spiel.dou_dizhu",
        "open-spiel",
        15,
    ),
    Contender(
        "open_spiel_dealt",
        "OpenSpiel dou dizhu (C++), dealt beforehand",
        "peers_open_spiel.dou_dizhu_dealt",
        "open-spiel",
    ),
    Contender("open_spiel_hearts", "OpenSpiel hearts (C++), Python interface", "peers_open_spiel.hearts", "open-spiel"),
    Contender("pgx_leduc", "Pgx Leduc hold'em, batch of 1,024", "peers_pgx.leduc_holdem", "pgx"),
    Contender("pgx_sparrow", "Pgx sparrow mahjong, batch of 1,024", "peers_pgx.sparrow_mahjong", "pgx"),
    Contender("pettingzoo_leduc", "PettingZoo Leduc hold'em", "peers_pettingzoo.leduc_holdem", "pettingzoo"),
    Contender("rlcard_bare", "RLCard dou dizhu, bare loop around `step`", "peers_rlcard.bare_loop", "rlcard", 1500),
    Contender("rlcard_own", "RLCard dou dizhu, its own agents and loop", "peers_rlcard.own_loop", "rlcard", 1500),
)
TURNS: Final = 5
SECONDS: Final = 3.0
VERSIONS: Final = (
    "import importlib.metadata, json, sys; print(json.dumps([*map(importlib.metadata.version, sys.argv[1:])]))"
)


def versions(python: str) -> dict[str, str]:
    """Return what is installed of each peer."""
    packages = list(dict.fromkeys(peer.package for peer in PEERS if peer.package))
    found = subprocess.run([python, "-c", VERSIONS, *packages], check=True, capture_output=True, text=True).stdout
    return dict(zip(packages, json.loads(found), strict=True))


def main() -> None:
    """Measure, keep what was found, draw it; end with 1 if a goal was missed."""
    parser = argparse.ArgumentParser(description="Measure ourselves beside peers.")
    parser.add_argument("--python", required=True, help="the Python that has the peers")
    parser.add_argument("--turns", type=int, default=TURNS, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for how long, in processor time")
    chosen = parser.parse_args()
    stay_on_one_core()
    load = os.getloadavg()[0]
    found = in_turns(
        dict.fromkeys(OURS, sys.executable) | dict.fromkeys(PEERS, chosen.python), chosen.turns, chosen.seconds
    )
    ours = found[OURS[0]][0]
    part = {
        "machine": ours["machine"],
        "load": load,
        "python": ours["python"],
        "turns": chosen.turns,
        "seconds": chosen.seconds,
        "versions": {"gangoffour": ours["version"], **versions(chosen.python)},
        "contenders": [
            {
                "name": contender.name,
                "title": contender.title,
                "goal": contender.goal,
                "rates": [round(rate(each)) for each in measurements],
                "first_s": [round(each["first_s"], 1) for each in measurements if "first_s" in each],
            }
            for contender, measurements in found.items()
        ],
    }
    figures = keep("peers", "make bench-peers", part)
    show("beside peers", figures)
    subprocess.run([chosen.python, "-m", "bench.peers_plot"], check=True, cwd=ROOT)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
