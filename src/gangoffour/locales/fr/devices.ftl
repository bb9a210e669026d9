### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Tes appareils
devices-this = Cet appareil
devices-unknown = Appareil inconnu
devices-seen = Dernière visite : { $when }
devices-sign-out = Déconnecter cet appareil
devices-signed-out = Appareil déconnecté : { $device }.
devices-continue = Continuer sur un autre appareil
devices-continue-hint = Un lien t’y fait entrer comme la même personne, avec ton nom et tes parties. Ne le montre à personne d’autre : il sert une seule fois et pendant dix minutes.
devices-link-show = Afficher le lien
devices-link-picture = Code QR du lien
devices-link = Lien pour l’autre appareil
devices-link-until = Le lien est valable jusqu’à { $time }.
devices-copy = Copier le lien
devices-copied = Le lien est copié.
devices-copy-failed = Copier n’est pas permis ici. Le lien est sélectionné : copie-le à la main.

## On the other device

continue-title = Continuer sur cet appareil
continue-offer = Le lien vient de { $name }. Tu continues ici sous ce nom, avec toutes ses tables et parties.
continue-instead = Dans ce navigateur, tu t’appelles { $name } pour l’instant. Ensuite, personne ne pourra plus jouer ici sous cette identité.
continue-already = Dans ce navigateur, tu t’appelles déjà { $name }.
continue-take = Continuer sous le nom { $name }
