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
