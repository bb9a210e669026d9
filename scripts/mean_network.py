"""Write the mean of networks, weight by weight, with what roles are worth to it found by playing; some minutes.

python -m scripts.mean_network first.npz second.npz mean.npz
"""

import argparse
from pathlib import Path

from gangoffour.training import save_mean

DEALS = 20_000
"""How many deals the mean plays with itself at tables of each size."""


def main() -> None:
    """Write it, and say what roles are worth to it."""
    parser = argparse.ArgumentParser(description="Write the mean of networks.")
    parser.add_argument("networks", type=Path, nargs="+", help="the networks, the last run last")
    parser.add_argument("mean", type=Path, help="the file to write")
    parser.add_argument("--deals", type=int, default=DEALS, help="deals at tables of each size")
    chosen = parser.parse_args()
    described = save_mean(chosen.networks, chosen.mean, deals=chosen.deals)
    for seats, values in described["role_values"].items():
        print(f"{seats} seats: deal winner {values[0]:+.2f}, deal loser {values[1]:+.2f}, others {values[2]:+.2f}")


if __name__ == "__main__":
    main()
