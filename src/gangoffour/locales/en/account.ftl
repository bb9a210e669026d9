### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Keep this match
keep-account = Keep your matches
keep-text = Save it with your name, and find it on every device.
keep-name = Name
keep-passkey = Save with a passkey
keep-passkey-hint = One touch: face, finger or PIN. Nothing to remember.
keep-no-passkey = Passkeys need https and an address with a name. Here, take a password.
keep-password-choose = Password instead
keep-password = New password
keep-password-hint = At least 8 characters. A short sentence is easy to remember.
keep-password-save = Save with a password
keep-mail = E-mail link
keep-issuer = Save with { $issuer }
mail-address = E-mail address
mail-send = Send the link
mail-sent = Look in your mail: if the address is right, a link is on its way. It’s good for ten minutes.
keep-later = Not now
recovery-title = Your recovery codes
recovery-text = Write them down: each brings you back once, whatever else you lose. They’re shown only now.
recovery-copy = Copy the codes
recovery-copied = The codes are copied.
recovery-done = I have them

## Coming back

sign-in-title = Sign in
sign-in-text = Your name, your matches and your streak come with you.
sign-in-passkey = Sign in with a passkey
sign-in-name = Name
sign-in-password = Password
sign-in-submit = Sign in
sign-in-mail = Sign in by e-mail
sign-in-issuer = Sign in with { $issuer }
sign-in-waiting = Signing you in…
sign-in-stopped = You didn’t sign in there. Try again, or choose another way.
sign-in-no-proof = You’re signed in, but the other site didn’t say when it last asked who you are. To change your ways in, sign in by another way, such as a recovery code.
sign-in-recovery = Lost your passkey or password?
sign-in-code = Recovery code
sign-in-code-submit = Sign in with the code
sign-in-instead = In this browser you’re the guest { $name } until now. Nobody can be that guest again here.

## In the settings

ways-title = Ways to sign in
ways-guest = Only this browser knows you. Save your name and matches, and sign in anywhere.
ways-password = Password
ways-password-none = None yet
ways-password-set = Set
ways-password-add = Add a password
ways-password-change = Change the password
ways-passkey = Passkey: { $device }
ways-passkey-made = Made { $when }
ways-passkey-add = Add a passkey
ways-passkey-remove = Remove
ways-mail = E-mail
ways-mail-add = Set an address
ways-issuer-added = Added { $when }
ways-issuer-add = Add { $issuer }
ways-recovery = Recovery codes
ways-recovery-left = { $count } left
ways-recovery-new = Get new codes
ways-prove = Sign in again to change them
ways-saved = Saved.
ways-sign-out-others = Sign out everywhere else
ways-signed-out-others = Signed out on all other devices.
