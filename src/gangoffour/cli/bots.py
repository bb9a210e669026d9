"""`gangoffour bots`: who can be played against."""

import typer


def bots() -> None:
    """List the bots, weakest first: what --bot takes, the name of the level, who plays there, and how.

    Behind them stand those that installed packages offer.
    """
    # All of it is loaded here, so that every command starts quickly.
    from gangoffour.bots import BOTS, CHARACTERS, offered_bots  # noqa: PLC0415
    from gangoffour.cli.language import spoken  # noqa: PLC0415
    from gangoffour.cli.words import level_character, level_name  # noqa: PLC0415

    texts = spoken()
    names = {level: level_name(level, texts) for level in BOTS}
    players = {level: ", ".join(CHARACTERS[level]) for level in BOTS}
    codes, widest, longest = (max(map(len, column)) for column in (names, names.values(), players.values()))
    for level, name in names.items():
        how = level_character(level, texts)
        typer.echo(f"{level:<{codes}}  {name:<{widest}}  {players[level]:<{longest}}  {how}")
    for name, offer in offered_bots().items():
        typer.echo(f"{name:<{codes}}  {offer.value}")
