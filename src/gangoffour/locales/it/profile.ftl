### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profilo
profile-nobody = Non hai ancora giocato qui. Gioca una partita e la troverai qui.
profile-guest = Ospite
profile-guest-hint = Lo vedi solo tu. Conserva il tuo nome nelle impostazioni e il tuo profilo avrà un indirizzo per gli altri.
profile-since = { $matches ->
    [one] { $matches } partita da { $date }
   *[other] { $matches } partite da { $date }
    }
profile-joined = Da { $date }
profile-only-you = Lo vedi solo tu.

## Choosing a face, and what everybody may see

profile-edit = Modifica il profilo
profile-animal = Volto
profile-animal-cat = Gatto
profile-animal-hare = Lepre
profile-animal-fox = Volpe
profile-animal-dog = Cane
profile-animal-panda = Panda
profile-animal-mouse = Topo
profile-colour = Colore
profile-colour-jade = Verde
profile-colour-gold = Oro
profile-colour-lacquer = Rosso
profile-colour-night = Blu
profile-shown = Tutti possono vedere
profile-shown-hint = Nome e volto si vedono sempre, e una partita compare nell’elenco di tutti quelli che l’hanno giocata.
profile-part-matches = Partite
profile-part-daily = Risultati del giorno
profile-part-statistics = Statistiche
profile-address = Indirizzo del tuo profilo
profile-copy = Copia
profile-copied = L’indirizzo è copiato.
profile-copy-failed = Qui non è permesso copiare. L’indirizzo è selezionato: copialo a mano.
profile-save = Salva
profile-saved = Salvato.

## Matches

profile-matches = Partite
profile-hides = { $name } non mostra le sue partite.
profile-none = Ancora nessuna partita finita.
profile-none-found = Nessuna partita così.
profile-incomplete = Una parte del server non risponde. Le sue partite mancano qui; riprova più tardi.
profile-search = Cerca
profile-opponent = Giocata con
profile-level = Bot
profile-month = Mese
profile-month-hint = Anno e mese, per esempio 2026-11
profile-any = Tutti
profile-clear = Mostra tutte
profile-newer = Più recenti
profile-older = Più vecchie
profile-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
profile-record = Registro
profile-archive = Scarica tutti i registri
profile-archive-hint = Con tutto il resto che si conserva su di te, in un archivio ZIP.

## Figures

profile-totals = In { $seats } giocatori
profile-place = Posto
profile-share = Quota
profile-played-matches = Partite
profile-deals = Mani
profile-deals-won = Mani vinte
profile-mean = Punti per mano
profile-gangs-played = Gang giocati
profile-gangs-met = Gang degli altri
profile-disqualified = Fuori dalla mano
profile-exchange = Ranghi guadagnati per scambio
profile-figure = Come gioca { $name }
profile-daily = Mani del giorno
profile-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
    }
profile-day = Giorno
profile-day-place = { $place } su { $people }
profile-day-points = Punti
