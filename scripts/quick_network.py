"""Let a small network learn to do as a large one does, for the worlds of `champion`; needs torch.

python -m scripts.quick_network network.npz quick.npz
"""

import argparse
from pathlib import Path

from gangoffour.training import ImitationProgress, save_imitation

WIDTH = 128
MINUTES = 20.0


def told(progress: ImitationProgress) -> None:
    """Say how far it has come."""
    print(
        f"\r{progress.share:4.0%}  {progress.actions:,} actions  the same in {progress.agreement:.1%}"
        f"  {progress.points:.2f} points lost",
        end="",
        flush=True,
    )


def main() -> None:
    """Learn, and write the network."""
    parser = argparse.ArgumentParser(description="Let a small network learn from a large one.")
    parser.add_argument("large", type=Path, help="the network to learn from")
    parser.add_argument("quick", type=Path, help="the file to write")
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    chosen = parser.parse_args()
    save_imitation(chosen.large, chosen.quick, width=chosen.width, minutes=chosen.minutes, tell=told)
    print()


if __name__ == "__main__":
    main()
