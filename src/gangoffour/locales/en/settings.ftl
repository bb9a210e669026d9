### What a person can choose, and who they are here.

settings-title = Settings
settings-kept = These settings stay in this browser. Your name, your matches and your devices are kept on the server.
settings-account = You
settings-friends = Your friends
name-label = Your name
name-hint = No account needed.
name-save = Save
name-saved = Saved. Hi, { $name }!

settings-look = Look
settings-theme = Theme
settings-theme-auto = Device
settings-theme-dark = Dark
settings-theme-light = Light
settings-cloth = Table cloth
settings-cloth-indigo = Indigo
settings-cloth-plum = Plum
settings-back = Card backs
settings-back-night = Night
settings-back-red = Lacquer
settings-motion = Animation
settings-motion-hint = Off also stops card flights
settings-motion-relaxed = Relaxed
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-language = Language
settings-language-browser = Same as browser

settings-help = Table
settings-suggestions = Suggest plays
settings-suggestions-hint = Legal plays as chips above your hand
settings-tone-down = Dim cards you can’t play
settings-double-tap = Double-tap to play
settings-hold-pass = Undo a pass
settings-hold-pass-hint = You get a moment to change your mind

settings-sound = Sound
settings-table-volume = Cards and passes
settings-alert-volume = “Your turn” and “Last card!”
settings-vibrate = Vibrate on my turn

settings-keys = Keyboard and screen reader
settings-letter-keys = Play with letter and number keys
settings-text-mode = Text mode
settings-text-mode-hint = Lists and typed plays instead of pictures
settings-zen = Zen
settings-zen-hint = No chat, no decoration

sign-out = Sign out
sign-out-guest = You are the guest { $name }
sign-out-user = You’re signed in as { $name }
sign-out-question = Sign out?
sign-out-lost = A guest has no password, so nobody can be this { $name } again. The name, the list of your matches and your seats in matches that are not over are lost.
sign-out-kept = Settings, transcripts and the score pad stay in this browser.
sign-out-stay = Stay
sign-out-done = You are signed out.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
