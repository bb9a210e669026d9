### Why something about friends is refused.

friend-unknown = Nessuno si chiama così. Controlla il nome o manda un link.
friend-link-unknown = Questo link non porta a nessuno, o non più. Chiedine un altro.
friend-self = Sei tu. Scegli qualcun altro.
friend-enough = Hai già { $most } amici, richieste e blocchi. Prima togline uno.
friend-not-friends = Puoi invitare solo i tuoi amici. Prima diventate amici.
