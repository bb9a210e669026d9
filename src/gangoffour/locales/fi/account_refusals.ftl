### Why a way in is refused.

account-wrong-password = Nimi ja salasana eivät sovi yhteen. Tarkista ne tai käytä palautuskoodia.
account-password-length = Salasanassa on { $shortest }–{ $longest } merkkiä. Valitse toinen.
account-common-password = Tuo salasana on liian helppo arvata. Valitse sellainen, jota harva keksisi.
account-prove-again = Kirjaudu ensin uudelleen, jotta tiedämme, että se olet sinä.
account-last-way-in = Ilman sitä et pääsisi takaisin. Lisää ensin toinen kirjautumistapa.
recovery-unknown = Tuota palautuskoodia ei ole tai se on käytetty: jokainen käy kerran. Tarkista se tai ota toinen.
passkey-refused = Pääsyavainta ei hyväksytty. Yritä uudelleen tai kirjaudu muulla tavalla.
passkey-no-host-name = Pääsyavain vaatii osoitteen, jolla on nimi. Käytä täällä salasanaa.
passkey-enough = Sinulla on jo { $most } pääsyavainta. Poista ensin yksi.
passkey-unknown = Tuota pääsyavainta ei enää ole.
mail-closed = Tämä palvelin ei lähetä sähköpostia. Valitse toinen tapa.
mail-bad-address = Tuo ei ole sähköpostiosoite. Tarkista se ja yritä uudelleen.
issuer-unknown = Tuota kirjautumistapaa ei täällä ole. Valitse toinen.
issuer-unavailable = { $name } ei vastaa juuri nyt. Yritä hetken päästä uudelleen tai kirjaudu muulla tavalla.
issuer-refused = Tuota kirjautumista ei hyväksytty: se on liian vanha, jo käytetty tai aloitettu toisessa selaimessa. Aloita alusta.
issuer-nobody = Kukaan ei vielä kirjaudu täällä tällä tilillä ({ $name }). Pelaa vieraana ja tallenna sitten ottelusi sillä.
issuer-taken = Joku kirjautuu jo tällä tilillä ({ $name }). Kirjaudu sillä tai ota toinen.
player-unknown = Kenelläkään ei ole tuota nimeä. Tarkista kirjoitusasu.
profile-hidden = Tämä ei ole julkista tässä profiilissa.
profile-unknown-avatar = Sellaista kuvaa ei ole. Valitse toinen.
account-name-too-soon = { $days ->
    [one] Vaihdoit nimesi vasta äskettäin. Voit vaihtaa sen uudelleen huomenna.
   *[other] Vaihdoit nimesi vasta äskettäin. Voit vaihtaa sen uudelleen { $days } päivän päästä.
    }
token-out-of-scope = Ohjelman tunnus ei riitä tähän. Anna sille tunnus, jolla on oikea oikeus, tai tee se itse kirjautuneena.
token-unknown = Tuota tunnusta ei enää ole.
token-enough = Sinulla on jo { $most } tunnusta. Peruuta ensin yksi.
token-users-only = Tunnukset ja botit ovat niille, joilla on tili. Luo tili ensin.
own-bot-unknown = Sinulla ei ole tuollaista bottia. Ehkä se on jo poistettu.
own-bot-enough = Sinulla on jo { $most } bottia. Poista ensin yksi.
own-bot-people-only = Tämä on ihmisille. Botti voi avata pöydän tai istua pöytään.
sanction-banned = Pääsysi on estetty { $until } asti. Syy: { $reason ->
    [abuse] loukkaukset tai uhkaukset
    [cheating] huijaaminen
    [stalling] tahallinen viivyttely
   *[name] loukkaava nimi
    }. Jos se on väärin, avaa tämän sivuston /moderation ja valita tapauksesta { $case }.
