"""The tour: a story in which every operation of the interface is asked for once, at a server in this process."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.interface.described import Description
from tools.interface.guide import Example, Guide
from tools.interface.tour_of_conduct import see_to_trouble
from tools.interface.tour_of_matches import see_bots, see_days, see_matches, see_puzzles, see_tables
from tools.interface.tour_of_people import bring_programs, come_and_go, come_by_an_issuer, keep_an_account, make_friends
from tools.servers.gateway import gateway
from tools.servers.issuer import SmallIssuer, small_issuer
from tools.servers.letter_box import LetterBox, letter_box


@asynccontextmanager
async def _opened() -> AsyncIterator[tuple[Guide, LetterBox, SmallIssuer]]:
    with small_issuer() as issuer, TemporaryDirectory() as folder:
        post, issuers = "tables@cards.example", (issuer.setting(Path(folder)),)
        async with letter_box() as box, gateway(smtp_url=box.url, mail_from=post, issuers=issuers) as server:
            document = (await server.http.get("/schema/openapi.json")).json()
            yield Guide(server, Description(document)), box, issuer


def demand_all(description: Description, examples: Mapping[str, Example]) -> None:
    """Raise unless there is an example of every operation."""
    missing = [each.name for each in description.operations if each.name not in examples]
    assert not missing, f"the tour leaves out: {', '.join(missing)}"


async def tour() -> tuple[Description, Mapping[str, Example]]:
    """Ask for everything once; return the description, and the examples by the names of their operations.

    Raises:
        AssertionError: An answer is not as described, or an operation was left out.
    """
    async with _opened() as (guide, box, issuer):
        await see_bots(guide)
        await come_and_go(guide)
        await keep_an_account(guide, box)
        await come_by_an_issuer(guide, issuer)
        await make_friends(guide)
        await bring_programs(guide)
        await see_tables(guide)
        await see_matches(guide)
        await see_to_trouble(guide)
        await see_puzzles(guide)
        await see_days(guide)
    demand_all(guide.description, guide.examples)
    return guide.description, guide.examples
