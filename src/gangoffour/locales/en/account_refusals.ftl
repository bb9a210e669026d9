### Why a way in is refused.

account-wrong-password = Name and password don’t match. Check both, or use a recovery code.
account-password-length = A password has { $shortest } to { $longest } characters. Choose another.
account-common-password = That password is too easy to guess. Choose one that few people would think of.
account-prove-again = Sign in again first, so that we know it’s you.
account-last-way-in = Without it you couldn’t come back. Add another way in first.
recovery-unknown = No such recovery code, or it was used: each is good once. Check it, or take another.
passkey-refused = The passkey wasn’t accepted. Try again, or sign in another way.
passkey-no-host-name = Passkeys need an address with a name. Use a password here.
passkey-enough = You have { $most } passkeys already. Remove one first.
passkey-unknown = This passkey is gone already.
mail-closed = This server sends no mail. Choose another way.
mail-bad-address = That’s no e-mail address. Check it, and try again.
issuer-unknown = There’s no such way in here. Choose another.
issuer-unavailable = { $name } isn’t answering. Try again in a moment, or sign in another way.
issuer-refused = That sign-in wasn’t accepted: too old, used already, or begun in another browser. Begin again.
issuer-nobody = Nobody here signs in with this account at { $name } yet. Play as a guest, then keep your matches with it.
issuer-taken = Somebody signs in with this account at { $name } already. Sign in with it, or take another.
player-unknown = No one has that name. Check the spelling.
profile-hidden = They don’t show this to everyone.
profile-unknown-avatar = There’s no such picture. Choose another.
account-name-too-soon = { $days ->
    [one] You changed your name not long ago. You can change it again tomorrow.
   *[other] You changed your name not long ago. You can change it again in { $days } days.
    }
token-out-of-scope = A program’s token isn’t enough for this. Give it a token with the right scope, or do it yourself, signed in.
token-unknown = There is no such token any more.
token-enough = You have { $most } tokens already. Revoke one first.
token-users-only = Tokens and bots are for people with an account. Keep your account first.
own-bot-unknown = You own no such bot. It may be deleted already.
own-bot-enough = You own { $most } bots already. Delete one first.
own-bot-people-only = This is for people. A bot can open a table, or sit down at one.
sanction-banned = You are banned until { $until }. Reason: { $reason ->
    [abuse] insults or threats
    [cheating] cheating
    [stalling] letting others wait on purpose
   *[name] an offensive name
    }. If that is wrong, open /moderation on this site and appeal with the case { $case }.
