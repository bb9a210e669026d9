"""Predictions are compared with what came, by decile."""

import numpy as np

from bench.calibration import by_decile, calibration


def test_deciles_go_by_the_prediction() -> None:
    predicted = np.arange(20, dtype=np.float64)[::-1]
    deciles = by_decile(predicted, 100 + predicted)
    assert deciles[0] == {"predicted": 0.5, "realised": 100.5}
    assert deciles[-1] == {"predicted": 18.5, "realised": 118.5}


def test_every_place_plays_its_deals_and_high_predictions_come_with_more_points() -> None:
    found = calibration(3, places=32, deals=2)
    deciles = found["deciles"]
    assert found["deals"] == 64
    assert found["decisions"] > 64 * 10
    assert deciles[-1]["realised"] > deciles[0]["realised"] + 5
    assert found["difference"] == round(sum(abs(d["predicted"] - d["realised"]) for d in deciles) / 10, 3)
