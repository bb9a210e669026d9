### What only happens at a table: seats and options that are refused there.

options-slow-clock = Chi gioca insieme ha al massimo un’ora per turno. Per un orologio più lungo gioca turno per turno.
options-turn-based-clock = Per giocare turno per turno scegli un orologio di un’ora o più per turno.
options-alone-clock = Nessuno mette fretta a chi gioca da solo contro i bot. Gioca senza orologio o con altri.
options-invited-private = Solo un tavolo privato ha una chiave per invitare. Rendi privato il tavolo o lascia sedere chiunque.
options-rated = I tavoli i cui risultati contano li apre il server. Apri un tavolo senza classifica.
seat-next-deal = Un bot finisce questa mano per te. Chiedi il tuo posto: dalla prossima mano è di nuovo tuo.
seat-no-time = Il tuo tempo per questo turno è finito e un bot lo gioca per te. Riprendi il posto subito dopo.
seat-alone = Qui una persona gioca contro i bot. Guarda o scegli un altro tavolo.
seat-promised = Quel posto è riservato a qualcun altro. Guarda o scegli un altro tavolo.
ready-late = La partita comincia senza di te e un bot gioca per te. Riprendi il posto appena è cominciata.
