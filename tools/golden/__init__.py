"""What golden files hold, made by the program as it is; `scripts/golden.py` writes them to `tests/golden/`."""
