"""Takes the pictures of the documentation anew, of a real server in a real browser. What lies on the tables differs."""

import argparse
import io
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tools.browser.chromium import CHROMIUM, Person, browser, person
from tools.browser.client_build import built_client
from tools.browser.pictures import MATCH_OVER, PICTURES, SEATING, Picture, moments, take
from tools.browser.players import MousePlayer
from tools.browser.scenes import Scene
from tools.servers.site import Site, serving

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
LARGEST = 350_000
COLOURS = 256
"""A picture that would be too heavy gets no more colours than a palette holds."""
HOSTS = (("Mei", ("planner",), {"seat_count": 3}), ("Tomek", ("greedy", "planner"), {"length": "short"}))


@contextmanager
def open_tables(started: Browser, site: Site) -> Iterator[None]:
    """Let others wait at tables, as on a busy evening."""
    with ExitStack() as stack:
        for name, bots, options in HOSTS:
            host = stack.enter_context(person(started, site, name=name, vibrate=False))
            host.visit(host.open_table(*bots, **options))
        yield


def play(somebody: Person) -> str:
    """Play a short match to its end; return its address."""
    address = somebody.open_table("planner", "planner", "planner", length="short", visibility="private")
    somebody.visit(address)
    MousePlayer(somebody).play_match()
    return address


def keep(somebody: Person, picture: Picture, places: Mapping[str, Scene | str]) -> None:
    """Take a picture and write it."""
    content = take(somebody, picture, places.get(picture.place, picture.place))
    if len(content) > LARGEST:
        content = with_few_colours(content)
    (FOLDER / f"{picture.name}.png").write_bytes(content)
    print(f"{picture.name}: {len(content) / 1000:.0f} kB{' (LARGE)' if len(content) > LARGEST else ''}", flush=True)


def with_few_colours(content: bytes) -> bytes:
    """Return a picture with the colours of a palette."""
    packed = io.BytesIO()
    Image.open(io.BytesIO(content)).convert("RGB").quantize(COLOURS).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description="Take the pictures of the documentation anew.")
    parser.add_argument("names", nargs="*", help="only these pictures")
    names = parser.parse_args().names
    wanted = [picture for picture in PICTURES if not names or picture.name in names]
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), built_client()) as site,
        browser(CHROMIUM) as started,
        person(started, site, name="Ana", vibrate=False) as player,
        person(started, site, name="Ana") as visitor,
    ):
        places: dict[str, Scene | str] = dict(moments(site))
        if any(picture.place == MATCH_OVER for picture in wanted):
            places[MATCH_OVER] = play(player)
        places[SEATING] = player.open_table("planner", visibility="private", chat="free")
        with open_tables(started, site):
            for picture in wanted:
                keep(player if picture.place in places else visitor, picture, places)


if __name__ == "__main__":
    main()
