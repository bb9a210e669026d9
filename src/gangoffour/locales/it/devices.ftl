### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = I tuoi dispositivi
devices-this = Questo dispositivo
devices-unknown = Dispositivo sconosciuto
devices-seen = Ultima visita: { $when }
devices-sign-out = Esci su quel dispositivo
devices-signed-out = Disconnesso: { $device }.
devices-continue = Continua su un altro dispositivo
devices-continue-hint = Con un link entri lì come la stessa persona, con il tuo nome e le tue partite. Non mostrarlo a nessun altro: vale una volta sola e per dieci minuti.
devices-link-show = Mostra il link
devices-link-picture = Codice QR del link
devices-link = Link per l’altro dispositivo
devices-link-until = Il link vale fino alle { $time }.
devices-copy = Copia il link
devices-copied = Il link è copiato.
devices-copy-failed = Qui non è permesso copiare. Il link è selezionato: copialo a mano.

## On the other device

continue-title = Continua su questo dispositivo
continue-offer = Il link è di { $name }. Qui continui con questo nome, con tutti i tavoli e le partite.
continue-instead = In questo browser finora ti chiami { $name }. Dopo, nessuno potrà più essere qui quell’ospite.
continue-already = In questo browser ti chiami già { $name }.
continue-take = Continua come { $name }
