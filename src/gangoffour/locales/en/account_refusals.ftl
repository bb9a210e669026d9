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
