### Why something about reports is refused.

report-unknown = Questa segnalazione non esiste, o qualcuno l’ha già decisa, o non sedevate entrambi a una partita finita. Guarda di nuovo la partita.
appeal-unknown = Per questo caso non c’è niente da contestare, o è già stato fatto. Controlla il caso.
staff-forbidden = Questo è per chi gestisce il sito. Chiedi a loro.
staff-own-case = Fai parte di questo caso, o lo hai deciso tu. Lascialo a qualcun altro.
person-unknown = Nessuno si chiama così o ha questo identificativo. Controlla il nome.
