"""Rulings: files of test vectors for the rules, and what the engine says to them."""

from gangoffour.rulings.checker import Failure, Report, check_rulings, check_vector
from gangoffour.rulings.vectors import Rulings, RulingsCode, RulingsError, Vector, parse_rulings

__all__ = [
    "Failure",
    "Report",
    "Rulings",
    "RulingsCode",
    "RulingsError",
    "Vector",
    "check_rulings",
    "check_vector",
    "parse_rulings",
]
