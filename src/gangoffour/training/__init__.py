"""The code behind `gangoffour train`: a network learns by playing against itself. Needs the extra `[train]`."""

from gangoffour.training.configuration import Configuration, Share, configuration_from
from gangoffour.training.curves import curve_lines, draw_curve
from gangoffour.training.imitation import ImitationProgress, save_imitation
from gangoffour.training.means import save_mean
from gangoffour.training.run import Progress, Run

__all__ = [
    "Configuration",
    "ImitationProgress",
    "Progress",
    "Run",
    "Share",
    "configuration_from",
    "curve_lines",
    "draw_curve",
    "save_imitation",
    "save_mean",
]
