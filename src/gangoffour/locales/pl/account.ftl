### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Zachowaj tę partię
keep-account = Zachowaj swoje partie
keep-text = Zapisz ją pod swoją nazwą i znajdź na każdym urządzeniu.
keep-name = Nazwa
keep-passkey = Zapisz kluczem dostępu
keep-passkey-hint = Jedno dotknięcie: twarz, palec albo PIN. Nic do zapamiętania.
keep-no-passkey = Klucze dostępu wymagają https i adresu z nazwą. Tutaj użyj hasła.
keep-password-choose = Wolę hasło
keep-password = Nowe hasło
keep-password-hint = Co najmniej 8 znaków. Krótkie zdanie łatwo zapamiętać.
keep-password-save = Zapisz hasłem
keep-mail = Link e-mailem
keep-issuer = Zapisz przez { $issuer }
mail-address = Adres e-mail
mail-send = Wyślij link
mail-sent = Zajrzyj do poczty: jeśli adres jest poprawny, link jest w drodze. Działa dziesięć minut.
keep-later = Nie teraz
recovery-title = Twoje kody odzyskiwania
recovery-text = Zapisz je: każdy raz pozwoli ci wrócić, cokolwiek innego zgubisz. Widać je tylko teraz.
recovery-copy = Kopiuj kody
recovery-copied = Kody skopiowane.
recovery-done = Mam je

## Coming back

sign-in-title = Logowanie
sign-in-text = Twoja nazwa, partie i seria idą z tobą.
sign-in-passkey = Zaloguj się kluczem dostępu
sign-in-name = Nazwa
sign-in-password = Hasło
sign-in-submit = Zaloguj się
sign-in-mail = Zaloguj się e-mailem
sign-in-issuer = Zaloguj się przez { $issuer }
sign-in-waiting = Trwa logowanie…
sign-in-stopped = Logowanie tam nie doszło do skutku. Spróbuj jeszcze raz albo wybierz inny sposób.
sign-in-no-proof = Logowanie się udało, ale druga strona nie podała, kiedy ostatnio pytała, kim jesteś. Aby zmienić sposoby logowania, zaloguj się inaczej, na przykład kodem odzyskiwania.
sign-in-recovery = Klucz albo hasło przepadły?
sign-in-code = Kod odzyskiwania
sign-in-code-submit = Zaloguj się kodem
sign-in-instead = W tej przeglądarce twoja nazwa gościa to { $name }. Potem nikt tu już nie będzie tym gościem.

## In the settings

ways-title = Sposoby logowania
ways-guest = Zna cię tylko ta przeglądarka. Zapisz nazwę i partie i loguj się wszędzie.
ways-password = Hasło
ways-password-none = Jeszcze nie ma
ways-password-set = Ustawione
ways-password-add = Dodaj hasło
ways-password-change = Zmień hasło
ways-passkey = Klucz dostępu: { $device }
ways-passkey-made = Utworzony: { $when }
ways-passkey-add = Dodaj klucz dostępu
ways-passkey-remove = Usuń
ways-mail = E-mail
ways-mail-add = Ustaw adres
ways-issuer-added = Dodano { $when }
ways-issuer-add = Dodaj { $issuer }
ways-recovery = Kody odzyskiwania
ways-recovery-left = Zostało: { $count }
ways-recovery-new = Pobierz nowe kody
ways-prove = Zaloguj się jeszcze raz, aby je zmienić
ways-saved = Zapisano.
ways-sign-out-others = Wyloguj wszędzie indziej
ways-signed-out-others = Wylogowano na wszystkich innych urządzeniach.
