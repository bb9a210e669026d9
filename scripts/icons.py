"""Draw the icons that devices want as PNG, from the one that is drawn by hand: `web/public/icon.svg`."""

from pathlib import Path

from tools.browser.chromium import CHROMIUM, browser

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
SIZES = (180, 192, 512)
MASKABLE_SIZE = 512
GROUND = "#1f2740"
"""A device cuts its own shape out of a maskable icon, so its ground goes to the edges and the drawing is smaller."""
SAFE_SHARE = 0.8


def page_of(drawing: str, size: int, share: float, ground: str) -> str:
    """Return a page that shows the drawing in the middle of a square."""
    side = round(size * share)
    return (
        f"<style>body{{margin:0;display:grid;place-items:center;width:{size}px;height:{size}px;background:{ground}}}"
        f"svg{{width:{side}px;height:{side}px}}</style>{drawing}"
    )


def main() -> None:
    """Write all icons."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    wanted = [(f"icon-{size}.png", size, 1.0, "transparent") for size in SIZES]
    wanted.append((f"icon-{MASKABLE_SIZE}-maskable.png", MASKABLE_SIZE, SAFE_SHARE, GROUND))
    with browser(CHROMIUM) as started:
        page = started.new_page()
        for name, size, share, ground in wanted:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(page_of(drawing, size, share, ground))
            page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
