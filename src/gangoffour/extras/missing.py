"""Asking for the packages of an extra before anything is imported from them."""

import importlib.util
from enum import StrEnum, unique

from gangoffour.engine import CodedError


@unique
class ExtraCode(StrEnum):
    """What an installation can lack."""

    MISSING = "install/missing_extra"


class MissingExtra(CodedError, ImportError):
    """Packages that only an extra installs are not there. An `ImportError` too, for programs that do without."""

    code: ExtraCode

    def __str__(self) -> str:
        extra, package = self.facts["extra"], self.facts["package"]
        return f"{package} is not installed: pip install 'gangoffour[{extra}]' [{self.code}]"


def require_extra(extra: str, *packages: str) -> None:
    """Raise `MissingExtra` unless all these packages can be imported."""
    for package in packages:
        try:
            is_there = importlib.util.find_spec(package) is not None
        except ValueError:  # a stand-in without a spec: whoever put it there wants it used
            is_there = True
        if not is_there:
            raise MissingExtra(ExtraCode.MISSING, extra=extra, package=package)
