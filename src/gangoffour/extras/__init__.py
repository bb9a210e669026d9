"""What an installation lacks: one question and one answer for every room that needs more than the package brings."""

from gangoffour.extras.missing import ExtraCode, MissingExtra, require_extra

__all__ = ["ExtraCode", "MissingExtra", "require_extra"]
