### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Laitteesi
devices-this = Tämä laite
devices-unknown = Tuntematon laite
devices-seen = Nähty viimeksi { $when }
devices-sign-out = Kirjaudu ulos siellä
devices-signed-out = Kirjattu ulos: { $device }.
devices-continue = Jatka toisella laitteella
devices-continue-hint = Linkillä pääset sinne samana pelaajana, omalla nimelläsi ja omiin peleihisi. Älä näytä sitä muille: se kelpaa kerran ja kymmenen minuutin ajan.
devices-link-show = Näytä linkki
devices-link-picture = Linkin QR-koodi
devices-link = Linkki toiselle laitteelle
devices-link-until = Linkki kelpaa kello { $time } asti.
devices-copy = Kopioi linkki
devices-copied = Linkki on kopioitu.
devices-copy-failed = Kopiointi ei ole täällä sallittua. Linkki on valittuna: kopioi se käsin.

## On the other device

continue-title = Jatka tällä laitteella
continue-offer = Linkin antoi { $name }. Jatkat tässä samana pelaajana, kaikissa pöydissä ja peleissä.
continue-instead = Tässä selaimessa nimesi on toistaiseksi { $name }. Kukaan ei voi enää olla tämä vieras täällä.
continue-already = Nimesi on tässä selaimessa jo { $name }.
continue-take = Jatka nimellä { $name }
