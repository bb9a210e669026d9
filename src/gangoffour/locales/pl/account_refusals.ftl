### Why a way in is refused.

account-wrong-password = Nazwa i hasło do siebie nie pasują. Sprawdź je albo użyj kodu odzyskiwania.
account-password-length = Hasło ma od { $shortest } do { $longest } znaków. Wybierz inne.
account-common-password = To hasło zbyt łatwo zgadnąć. Wybierz takie, na które mało kto by wpadł.
account-prove-again = Najpierw zaloguj się jeszcze raz, żeby było wiadomo, że to ty.
account-last-way-in = Bez tego nie da się wrócić. Najpierw dodaj inny sposób logowania.
recovery-unknown = Takiego kodu odzyskiwania nie ma albo został użyty: każdy działa raz. Sprawdź go albo weź inny.
passkey-refused = Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo zaloguj się inaczej.
passkey-no-host-name = Klucze dostępu wymagają adresu z nazwą. Tutaj użyj hasła.
passkey-enough = Masz już { $most } kluczy dostępu. Najpierw usuń jeden.
passkey-unknown = Tego klucza dostępu już nie ma.
mail-closed = Ten serwer nie wysyła poczty. Wybierz inny sposób.
mail-bad-address = To nie jest adres e-mail. Sprawdź go i spróbuj jeszcze raz.
