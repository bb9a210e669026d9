### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = «{ $text }» non è una carta. Scrivi il valore e la lettera del colore, come 7G, 10R o 1M; le Fenici sono PG e PY, il Drago è DR.
text-action = «{ $text }» non è un’azione. Scrivi le carte che giochi, oppure «pass», «declare», o «return» con una carta.
text-too-many-copies = Nel mazzo { $card } c’è solo { $copies ->
    [one] una volta
   *[other] { $copies } volte
    }, non { $count }. Scrivi ogni carta tante volte quante ne hai.

## Matches and deals

match-seat-count = Numero di posti non previsto da queste regole: { $seats }. Scegline uno tra: { $allowed }.
match-unknown-seat = A questo tavolo quel posto non c’è. Scegline un altro.
match-over = La partita è finita. Iniziane un’altra per continuare a giocare.
deal-not-started = Le carte non sono ancora state distribuite. Aspetta la prossima mano.
deal-in-progress = Si sta ancora giocando una mano. Finiscila prima di distribuire la prossima.
deal-bad-deck = L’ordine del mazzo non nomina una volta ciascuna delle 64 carte. Distribuisci di nuovo con un mazzo intero.
deal-bad-hands = Queste carte non possono venire da un solo mazzo. Dai almeno una carta a ogni posto, e nessuna carta troppe volte.
deal-bad-cut = Le carte tagliate { $cards } non vanno bene con queste regole (rituale della distribuzione: { $ritual }). Taglia di nuovo, o distribuisci senza rituale.

## Fair deals: a record that does not follow from its commitments

fair-seats = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Chiedi il registro completo.
fair-match-id = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Controlla che questo sia il registro della tua partita.
fair-rules = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Confronta con le regole concordate.
fair-commitment = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-secret = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-player = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Controlla chi sedeva a quel posto.
fair-client-commitment = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-client-number = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-transcript = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-saved-transcript = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Controlla che il registro e la trascrizione siano della stessa partita.
fair-dealer = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-deal-number = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Chiedi il registro completo.
fair-cut = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-hand = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-exchange = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-tribute = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-returned-card = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-plays = Distribuzione non equa: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo registro.
fair-malformed-transcript = La trascrizione salvata non si può leggere: { $reason }. Usa il file così com’è stato salvato.

## Records

record-unknown-version = Questo registro è della versione { $found }, e questo programma legge { $known }. Aggiorna il programma.
record-unknown-rules = Le regole di questo registro sono scritte come { $found }, e questo programma legge { $known }. Aggiorna il programma.
record-not-a-record = Questo non è il registro di una partita. Scegli un file in cui è stata salvata una partita.
record-line = «{ $text }» non significa niente in un registro. Usa il file così com’è stato salvato.
record-misplaced = «{ $text }» non può stare qui. Usa il file così com’è stato salvato.
record-duplicate = Il campo «{ $field }» compare due volte. Usa il file così com’è stato salvato.
record-missing = Manca il campo «{ $field }». Usa il file così com’è stato salvato.
record-value = Il campo «{ $field }» non può avere questo valore. Usa il file così com’è stato salvato.
record-seat = Il tavolo di questo registro non ha il posto numero { $seat }; il posto 1 ha il numero 0. Usa il file così com’è stato salvato.
record-bad-match = Questa partita non sarebbe mai potuta cominciare. Non fidarti di questo registro.
record-bad-deal = La mano { $deal } non sarebbe mai potuta cominciare così. Non fidarti di questo registro.
record-bad-hands = Le carte distribuite nella mano { $deal } non sono le 64 carte, sedici per posto. Non fidarti di questo registro.
record-illegal-action = Nella mano { $deal } le regole non ammettono «{ $action }» del posto numero { $seat }; il posto 1 ha il numero 0. Non fidarti di questo registro.
record-contradiction = Il registro dice «{ $found }», ma le giocate portano a «{ $expected }». Non fidarti di questo registro.
record-not-verifiable = Questo registro non si può verificare: manca «{ $missing }». Si possono verificare solo partite finite con una distribuzione equa dimostrabile.

## Files of rulings

rulings-not-json = Il file non è JSON: la riga { $line } non si può leggere. Usa il file così com’è stato pubblicato.
rulings-wrong-format = Questo non è un file di decisioni: non dice «{ $wanted }». Scegli un altro file.
rulings-wrong-version = Queste decisioni sono della versione { $version }, e questo programma legge la versione { $wanted }. Usa file e programma della stessa versione.
rulings-wrong-count = Numero di vettori che il file dichiara: { $count }; numero che contiene: { $found }. Usa il file completo.
rulings-bad-vector = Il vettore { $vector } non si può usare: { $reason }. Usa il file così com’è stato pubblicato.

## Bots, files and the command line

bot-unknown = Non c’è nessun bot chiamato «{ $bot }». Scegline uno tra: { $bots }.
bot-not-loaded = Il bot «{ $bot }» non si può caricare: { $reason }. Scrivilo come modulo:Classe e controlla che Python trovi il modulo.
install-missing-extra = Servono altri pacchetti. Installali con: pip install "gangoffour[{ $extra }]".
file-unreadable = Il file { $file } non si può leggere: { $reason }. Controlla il nome.
file-not-text = Il file { $file } non è testo. Scegli un file scritto da questo programma.
file-unwritable = Il file { $file } non si può scrivere: { $reason }. Scegli un’altra posizione.
file-exists = Il file { $file } esiste già. Scegli un nome nuovo, così niente va perso.
file-no-such-deal = Il registro non ha la mano { $deal }; { $deals ->
    [0] non ne ha nessuna
    [one] ha { $deals } mano
   *[other] ha { $deals } mani
    }. Scegli una mano che c’è.

## Stored events

event-unknown-type = Questo server non conosce eventi salvati di tipo «{ $type }». Usa una versione più recente del server.
event-unknown-version = L’evento salvato «{ $type }» ha la versione { $found }, ma questo server legge fino alla { $known }. Usa una versione più recente del server.
event-malformed = Un evento salvato di tipo «{ $type }» è danneggiato. Recuperalo da una copia di sicurezza.

## Hosting

settings-invalid = L’impostazione { $name } non può essere «{ $value }». Valore atteso: { $allowed }.
host-port-in-use = Non si può ascoltare su { $host }, porta { $port }; forse la usa un altro programma. Scegli un’altra porta con --port.
host-not-sqlite = Questo comando copia solo file SQLite. Usa pg_dump per PostgreSQL.
host-no-database = Non c’è nessun database in { $file }. Avvia il server una volta, o indica il file con --database.
host-no-nats = I bot pensano per un gruppo di server tramite NATS. Indica il suo indirizzo con --nats o GOF_NATS_URL.
host-unknown-projection = Non c’è nessuna proiezione { $name }. Ci sono: { $names }.
train-bad-configuration = { $file } non dice come allenare: { $reason }. Confrontalo con training/classic.toml.
store-outdated = Lo schema del database non è quello di questo programma. Aggiornalo con «gangoffour migrate», poi riavvia.

## Programs that play on a server

client-unreachable = Nessun server risponde a { $url }. Controlla l’indirizzo e la rete, poi riprova.
client-outcome-unknown = Il comando { $command } non ha avuto risposta in tempo. Guarda il tavolo per vedere se ha avuto effetto.
client-connection-closed = La connessione al tavolo è chiusa. Collegati di nuovo per continuare.
client-view-mismatch = All’evento { $seq } il server dice una cosa diversa da quella che risulta dai suoi eventi. Collegati di nuovo, e segnalalo se succede ancora.
client-unfair-start = La distribuzione equa non è stata rispettata: { $field } è sbagliato. Smetti di giocare e mostra la tua trascrizione agli altri.
client-no-match = Non c’è nessuna partita finita da verificare. Aspetta che la partita finisca.

## Misurare i bot

arena-too-few-bots = Un bot da solo non si può misurare. Indicane almeno due con --bots, o dai gli avversari con --field.
arena-field-size = Avversari indicati: { $count }; posti per loro: { $needed }. Indica un bot per ciascuno, o uno solo per tutti.
arena-too-few-deals = Una sola mano non dice nulla del caso. Chiedine almeno due con --deals, o delle partite con --matches.
arena-bot-failed = Il bot { $bot } ha fallito: { $reason }. Cerca il suo errore con gangoffour.bots.testing.check_bot.
arena-worker-lost = Un processo che giocava le mani è terminato da solo, forse per mancanza di memoria. Riprova con meno --jobs.
arena-picture-format = { $file } non è un nome per un’immagine. Scegline uno che finisca con uno di questi: { $endings }.

## Sheets of today's deals

daily-malformed = Questo non è un foglio dei risultati: «{ $field }» è sbagliato ({ $reason }). Scaricalo di nuovo.
daily-unfair = Non è corretto: «{ $field }» è sbagliato ({ $reason }). Non fidarti di questo foglio.

## Analyses and puzzles

analysis-malformed = Questa non è un’analisi leggibile: { $reason }. Rifalla con gangoffour analyse.
analysis-unknown-version = Questa analisi ha la versione { $version }, che questo programma non conosce. Usa un programma più recente o analizza di nuovo il registro.
puzzles-malformed = { $file } non è un file di problemi leggibile. Scegli un altro file o un nome nuovo.
puzzles-other-run = { $file } viene da un’altra valutazione, e i suoi problemi non vanno con quelli nuovi. Scegli un file nuovo.
file-no-such-seat = Il registro non ha quel posto; i suoi posti vanno da 1 a { $seats }. Scegline uno.
