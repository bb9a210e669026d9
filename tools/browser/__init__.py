"""The web client in a real browser: Chromium, people who play through the screen, every screen there is, its words."""
