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
issuer-unknown = Takiego sposobu logowania tu nie ma. Wybierz inny.
issuer-unavailable = { $name } teraz nie odpowiada. Spróbuj za chwilę albo zaloguj się inaczej.
issuer-refused = To logowanie nie zostało przyjęte: jest za stare, już użyte albo zaczęte w innej przeglądarce. Zacznij od nowa.
issuer-nobody = Nikt jeszcze nie loguje się tu tym kontem ({ $name }). Zagraj jako gość, a potem zapisz nim swoje partie.
issuer-taken = Ktoś już loguje się tym kontem ({ $name }). Zaloguj się nim albo weź inne.
player-unknown = Nikt się tak nie nazywa. Sprawdź pisownię.
profile-hidden = Ta część profilu nie jest publiczna.
profile-unknown-avatar = Nie ma takiego obrazka. Wybierz inny.
account-name-too-soon = { $days ->
    [one] Nazwa została niedawno zmieniona. Jutro możesz ją zmienić ponownie.
    [few] Nazwa została niedawno zmieniona. Możesz ją zmienić ponownie za { $days } dni.
    [many] Nazwa została niedawno zmieniona. Możesz ją zmienić ponownie za { $days } dni.
   *[other] Nazwa została niedawno zmieniona. Możesz ją zmienić ponownie za { $days } dnia.
    }
token-out-of-scope = Token programu do tego nie wystarczy. Daj mu token z odpowiednim uprawnieniem albo zrób to po zalogowaniu.
token-unknown = Tego tokenu już nie ma.
token-enough = Masz już { $most } tokenów. Najpierw unieważnij jeden.
token-users-only = Tokeny i boty są dla osób z kontem. Najpierw załóż konto.
own-bot-unknown = Nie masz takiego bota. Może jest już usunięty.
own-bot-enough = Masz już { $most } botów. Najpierw usuń jednego.
own-bot-people-only = To jest dla ludzi. Bot może otworzyć stół albo usiąść przy stole.
sanction-banned = Masz zakaz wstępu do { $until }. Powód: { $reason ->
    [abuse] obelgi lub groźby
    [cheating] oszustwo
    [stalling] celowe zwlekanie
   *[name] obraźliwa nazwa
    }. Jeśli to pomyłka, otwórz /moderation na tej stronie i odwołaj się, podając sprawę { $case }.
