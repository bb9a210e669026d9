### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Säilytä tämä ottelu
keep-account = Säilytä ottelusi
keep-text = Tallenna se nimelläsi, niin löydät sen kaikilta laitteiltasi.
keep-name = Nimi
keep-passkey = Tallenna pääsyavaimella
keep-passkey-hint = Yksi kosketus: kasvot, sormi tai PIN. Ei mitään muistettavaa.
keep-no-passkey = Pääsyavain vaatii https-yhteyden ja osoitteen, jolla on nimi. Käytä täällä salasanaa.
keep-password-choose = Mieluummin salasana
keep-password = Uusi salasana
keep-password-hint = Vähintään 8 merkkiä. Lyhyt lause on helppo muistaa.
keep-password-save = Tallenna salasanalla
keep-mail = Linkki sähköpostiin
keep-issuer = Tallenna: { $issuer }
mail-address = Sähköpostiosoite
mail-send = Lähetä linkki
mail-sent = Katso sähköpostiasi: jos osoite on oikein, linkki on tulossa. Se toimii kymmenen minuuttia.
keep-later = Ei nyt
recovery-title = Palautuskoodisi
recovery-text = Kirjoita ne muistiin: jokainen tuo sinut kerran takaisin, vaikka kadottaisit kaiken muun. Ne näytetään vain nyt.
recovery-copy = Kopioi koodit
recovery-copied = Koodit on kopioitu.
recovery-done = Ne ovat tallessa

## Coming back

sign-in-title = Kirjaudu
sign-in-text = Nimesi, ottelusi ja putkesi tulevat mukaan.
sign-in-passkey = Kirjaudu pääsyavaimella
sign-in-name = Nimi
sign-in-password = Salasana
sign-in-submit = Kirjaudu
sign-in-mail = Kirjaudu sähköpostilla
sign-in-issuer = Kirjaudu: { $issuer }
sign-in-waiting = Sinua kirjataan sisään…
sign-in-stopped = Et kirjautunut siellä. Yritä uudelleen tai valitse toinen tapa.
sign-in-no-proof = Olet kirjautunut, mutta toinen sivusto ei kertonut, milloin se viimeksi kysyi, kuka olet. Jos haluat muuttaa kirjautumistapojasi, kirjaudu muulla tavalla, esimerkiksi palautuskoodilla.
sign-in-recovery = Onko pääsyavain tai salasana kadonnut?
sign-in-code = Palautuskoodi
sign-in-code-submit = Kirjaudu koodilla
sign-in-instead = Tässä selaimessa olet ollut vieras { $name }. Kukaan ei voi enää olla täällä se vieras.

## In the settings

ways-title = Kirjautumistavat
ways-guest = Vain tämä selain tuntee sinut. Tallenna nimesi ja ottelusi ja kirjaudu missä vain.
ways-password = Salasana
ways-password-none = Ei vielä
ways-password-set = Asetettu
ways-password-add = Lisää salasana
ways-password-change = Vaihda salasana
ways-passkey = Pääsyavain: { $device }
ways-passkey-made = Luotu: { $when }
ways-passkey-add = Lisää pääsyavain
ways-passkey-remove = Poista
ways-mail = Sähköposti
ways-mail-add = Aseta osoite
ways-issuer-added = Lisätty { $when }
ways-issuer-add = Lisää { $issuer }
ways-recovery = Palautuskoodit
ways-recovery-left = Jäljellä: { $count }
ways-recovery-new = Hae uudet koodit
ways-prove = Kirjaudu uudelleen, jos haluat muuttaa niitä
ways-saved = Tallennettu.
ways-sign-out-others = Kirjaudu ulos kaikkialta muualta
ways-signed-out-others = Kirjauduit ulos kaikilta muilta laitteilta.
