"""Commands of the project, run at its root as `python -m scripts.<name>`; `make` has short names for most of them."""
