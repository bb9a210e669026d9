### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Je apparaten
devices-this = Dit apparaat
devices-unknown = Onbekend apparaat
devices-seen = Laatst gezien: { $when }
devices-sign-out = Daar afmelden
devices-signed-out = Afgemeld: { $device }.
devices-continue = Verder op een ander apparaat
devices-continue-hint = Met een link kom je daar binnen als dezelfde speler, met je naam en je spellen. Laat hem aan niemand anders zien: hij werkt één keer en tien minuten lang.
devices-link-show = Link tonen
devices-link-picture = QR-code van de link
devices-link = Link voor het andere apparaat
devices-link-until = De link werkt tot { $time }.
devices-copy = Link kopiëren
devices-copied = De link is gekopieerd.
devices-copy-failed = Kopiëren mag hier niet. De link is geselecteerd: kopieer hem met de hand.

## On the other device

continue-title = Verder op dit apparaat
continue-offer = De link is van { $name }. Je gaat hier onder die naam verder, met alle tafels en spellen.
continue-instead = In deze browser heet je tot nu toe { $name }. Daarna kan niemand hier nog die gast zijn.
continue-already = In deze browser heet je al { $name }.
continue-take = Verdergaan als { $name }
