### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Deine Geräte
devices-this = Dieses Gerät
devices-unknown = Unbekanntes Gerät
devices-seen = Zuletzt da: { $when }
devices-sign-out = Dort abmelden
devices-signed-out = Abgemeldet: { $device }.
devices-continue = Auf einem anderen Gerät weiterspielen
devices-continue-hint = Mit einem Link bist du dort dieselbe Person, mit deinem Namen und deinen Partien. Zeig ihn niemandem sonst: Er gilt einmal und zehn Minuten lang.
devices-link-show = Link zeigen
devices-link-picture = QR-Code des Links
devices-link = Link für das andere Gerät
devices-link-until = Der Link gilt bis { $time }.
devices-copy = Link kopieren
devices-copied = Der Link ist kopiert.
devices-copy-failed = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn von Hand.

## On the other device

continue-title = Auf diesem Gerät weiterspielen
continue-offer = Der Link ist von { $name }. Du spielst hier unter diesem Namen weiter, mit allen Tischen und Partien.
continue-instead = In diesem Browser heißt du bisher { $name }. Dieser Gast kann hier danach niemand mehr sein.
continue-already = In diesem Browser bist du schon { $name }.
continue-take = Als { $name } weiterspielen
