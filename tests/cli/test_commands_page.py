"""The page about commands has each of them, as the program describes it."""

from scripts.commands_page import PAGE, commands, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make commands`"


def test_every_command_and_every_option_says_what_it_is_for() -> None:
    listed = dict(commands())
    assert {"gangoffour play", "gangoffour rules explain", "gangoffour admin ban"} <= set(listed)
    silent = [
        f"{words} {parameter.name}"
        for words, command in listed.items()
        for parameter in (command, *command.params)
        if not parameter.help
    ]
    assert silent == []
