"""`gangoffour bots`: who can be played against."""

import typer


def bots() -> None:
    """List the bots, weakest first: what --bot takes, the name of the level, and how it plays."""
    # All of it is loaded here, so that every command starts quickly.
    from gangoffour.bots import BOTS  # noqa: PLC0415
    from gangoffour.cli.language import spoken  # noqa: PLC0415
    from gangoffour.cli.words import level_character, level_name  # noqa: PLC0415

    texts = spoken()
    names = {level: level_name(level, texts) for level in BOTS}
    codes, widest = max(map(len, names)), max(map(len, names.values()))
    for level, name in names.items():
        typer.echo(f"{level:<{codes}}  {name:<{widest}}  {level_character(level, texts)}")
