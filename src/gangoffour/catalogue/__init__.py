"""Every combination there is, with kind and strength: made by the engine once, read by the fast core and the page.

With it, "held" is a subset test on masks and "beats" a comparison of numbers. Nobody writes the rules of combinations
a second time.
"""

from gangoffour.catalogue.binary import (
    CATALOGUE_FILE,
    CATALOGUE_VERSION,
    format_catalogue,
    load_catalogue,
    parse_catalogue,
)
from gangoffour.catalogue.builder import build_catalogue
from gangoffour.catalogue.masks import cards_of, mask_of
from gangoffour.catalogue.model import ORDER_OPTIONS, ORDERS, Catalogue, Column, order_of

__all__ = [
    "CATALOGUE_FILE",
    "CATALOGUE_VERSION",
    "ORDERS",
    "ORDER_OPTIONS",
    "Catalogue",
    "Column",
    "build_catalogue",
    "cards_of",
    "format_catalogue",
    "load_catalogue",
    "mask_of",
    "order_of",
    "parse_catalogue",
]
