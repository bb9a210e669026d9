### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Your devices
devices-this = This device
devices-unknown = Unknown device
devices-seen = Seen { $when }
devices-sign-out = Sign out there
devices-signed-out = Signed out: { $device }.
devices-continue = Continue on another device
devices-continue-hint = A link brings you in there as the same player, with your name and your matches. Show it to nobody else: it is good once, and for ten minutes.
devices-link-show = Show the link
devices-link-picture = QR code of the link
devices-link = Link for the other device
devices-link-until = The link is good until { $time }.
devices-copy = Copy the link
devices-copied = The link is copied.
devices-copy-failed = Copying is not allowed here. The link is selected: copy it by hand.

## On the other device

continue-title = Continue on this device
continue-offer = The link is from { $name }. You continue here as this player, with all tables and matches.
continue-instead = In this browser you are { $name } until now. Nobody can be that guest again here.
continue-already = You are { $name } in this browser already.
continue-take = Go on as { $name }
