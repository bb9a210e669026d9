"""The whole in a real browser. A package, so that its tests share one browser (`chromium` in conftest.py)."""
