### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = tu
welcome = Gang of Four, regole { $preset }, { $seats } posti. Hai il posto { $seat }; contro di te: { $others } ({ $bot }).
welcome-help = Scrivi ? per l’aiuto.
help =
    Scrivi le carte che giochi, ognuna con valore e lettera del colore, e premi Invio:
      7G 7R         gioca la coppia
      9R declare    gioca 9R e dichiara come ultima la carta che resta
      pass          passa e lascia giocare gli altri
      return 3G     restituisce una carta nello scambio
      declare       dichiara la tua ultima carta dopo la giocata che l’ha lasciata
    e in ogni momento:
      plays         elenca tutto quello che puoi giocare ora
      hint          mostra le tre scelte migliori e quanto rendono
      hand          mostra le tue carte
      table         mostra la giocata più alta e quante carte ha ogni posto
      scores        mostra il segnapunti
      quit          finisce qui
    I valori vanno da 1 a 10; i colori sono G verde, Y giallo, R rosso. 1M è l’1 multicolore,
    PG e PY sono le Fenici, DR è il Drago.
    Se una giocata ti lascia con una sola carta, aggiungi «declare». Gli altri giocano subito,
    e chi a quel punto non ha dichiarato è fuori dalla mano.
goodbye = A presto. La partita non è finita.
seed = Il seme di questa partita era { $seed }.
saved = Il registro è in { $file }.

## On turn

turn-lead = Tocca a te: apri tu.
turn-follow = Tocca a te: { $name } ha giocato { $cards } ({ $combination }). Batti la giocata, o passa.
turn-follow-no-pass = Tocca a te: { $name } ha giocato { $cards } ({ $combination }). Batti la giocata.
turn-return = Hai vinto l’ultima mano. Restituisci una carta a { $name }, per esempio: return { $card }
hand = { $count ->
    [one] La tua carta ({ $count })
   *[other] Le tue carte ({ $count })
    }: { $cards }
hand-empty = Non hai più carte.
hand-sizes = Carte rimaste: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (ultima carta)
hand-size-disqualified = { $name } { $count } (fuori da questa mano)
table-top-play = Giocata più alta ({ $name }): { $cards }, { $combination }.
table-no-top-play = Nessuna giocata da battere: { $who ->
    [you] apri tu
   *[other] { $name } apre
    } la prossima presa.
table-no-deal = Non si sta giocando nessuna mano.
plays-pass = Oppure: pass
plays-return = Carta da restituire, a scelta: { $plays }
plays-declare = Oppure: declare
plays-none = Ora non puoi giocare niente.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = La prima giocata della partita deve contenere 1M{ $most ->
    [7] {""}
   *[other] {" "}(numero massimo di carte: { $most })
    }.
limit-highest-follow = Obbligo dell’ultima carta: a chi gioca dopo di te resta una sola carta, quindi devi giocare la tua carta più alta, { $card }.
limit-highest-or-gang = Obbligo dell’ultima carta: a chi gioca dopo di te resta una sola carta, quindi devi giocare la tua carta più alta, { $card }, o un Gang.
limit-highest-lead = Obbligo dell’ultima carta: a chi gioca dopo di te resta una sola carta, quindi devi aprire con la tua carta più alta, { $card }.
limit-multi-card = Obbligo dell’ultima carta: a chi gioca dopo di te resta una sola carta, quindi devi aprire con due o più carte.
limit-gang = Obbligo dell’ultima carta: a chi gioca dopo di te resta una sola carta, quindi devi giocare un Gang.
reminder-declare = Se una giocata ti lascia con una sola carta, dichiarala: scrivi per esempio { $cards } declare
limit-declare-first = Devi dichiarare la tua ultima carta prima di giocarla: scrivi declare

## What happened

event-deal-started = Mano { $number }, { $direction ->
    [ccw] in senso antiorario
   *[cw] in senso orario
    }. Mazziere: { $dealer }. Apertura: { $leader }.
event-deck-cut = Taglio: { $cards }.
event-deck-cut-counted = Taglio: { $cards }. Prima carta → { $name }.
event-hand-dealt = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
    } { $cards }
event-dummy-hand-dealt = Messe da parte: { $cards }
event-tribute-given = Tributo: { $card } ({ $giver } → { $receiver }).
event-card-returned = Carta restituita: { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Giochi
   *[other] { $name } gioca
    } { $cards } ({ $combination }), { $left ->
    [0] non resta nessuna carta
    [one] resta { $left } carta
   *[other] restano { $left } carte
    }.
event-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
    }
event-last-card-declared = { $who ->
    [you] Dici: «Ultima carta!»
   *[other] { $name } dice: «Ultima carta!»
    }
event-seat-disqualified = { $who ->
    [you] Non hai dichiarato l’ultima carta. Sei fuori da questa mano.
   *[other] { $name } non ha dichiarato l’ultima carta ed è fuori da questa mano.
    }
event-trick-won = { $who ->
    [you] Vinci la presa.
   *[other] { $name } vince la presa.
    }
event-trick-won-other-leads = { $who ->
    [you] Vinci la presa, ma sei fuori dalla mano.
   *[other] { $name } vince la presa, ma è fuori dalla mano.
    } Apertura: { $leader }.
event-deal-won = { $who ->
    [you] Hai finito le carte e vinci la mano!
   *[other] { $name } ha finito le carte e vince la mano.
    }
event-deal-won-alone = { $who ->
    [you] Nella mano non resta nessun altro: la vinci tu!
   *[other] Nella mano non resta nessun altro: la vince { $name }.
    }
event-hand-shown = Carte rimaste ({ $name }): { $cards }
event-points = Punti: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Messe da parte nella mano { $number }: { $cards }
event-match-won = { $count ->
    [one] La partita è finita. Vittoria: { $names }.
   *[other] La partita è finita. Vittoria condivisa: { $names }.
    }
sheet-deal = mano
sheet-score = punteggio

## Records

replay-title = Regole { $preset }, { $seats } posti: { $names }
replay-unfinished = Il registro finisce qui; la partita non è finita.
verify-fair = distribuzione equa verificata
verify-match-id = codice della partita: { $match_id }
verify-fingerprint = impronta: { $fingerprint }
verify-deals = mani: { $deals }
verify-seats-without-number = Posti che non hanno inviato un numero: { $seats }. Ognuno di loro avrebbe potuto, d’accordo con il server, scegliere tra due distribuzioni.
verify-not-finished = La partita non è finita in questo registro: è stato verificato solo ciò che contiene.
verify-no-transcript = Nessuna trascrizione salvata è stata confrontata: il registro è coerente con se stesso. Usa --transcript per confrontarlo con ciò che hai visto prima della partita.
error-line = Riga { $line }: { $sentence }

## Rules

explain-combination = { $cards }: { $combination }.
explain-nothing = { $cards } non è una combinazione: { $why }.
explain-no-cards = Questa non è una combinazione: { $why }.
explain-beats = { $cards } batte { $other }: { $reason } ({ $clause }).
explain-does-not-beat = { $cards } non batte { $other }: { $reason } ({ $clause }).
explain-no-top-play = Quindi non ci si può giocare sopra niente.
rules-preset = Preset { $preset }; tutti i preset: { $presets }
rules-differs = * diverso da classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = riusciti: { $passed }, falliti: { $failed }

## Hosting

serve-address = I tavoli sono aperti all’indirizzo { $address }
serve-lan = I tavoli sono aperti all’indirizzo { $address } per tutta la tua rete locale. Inquadra questo con un telefono:
serve-plain = La connessione non è cifrata: usala solo in casa.
serve-stop = Premi Ctrl+C per fermare. Le partite continuano quando riavvii.
demo-progress = { $done } partite giocate su { $total }
demo-address = La demo è su { $address }
demo-going-on = I bot giocano già, e le mani di oggi sono in preparazione.
demo-match = Rivedi una partita finita: { $address }
demo-stop = Premi Ctrl+C per terminare. Non resta nulla.
demo-stop-keep = Premi Ctrl+C per terminare. Tutto viene conservato.
demo-kept = Tutto è in { $folder }. Per continuare: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] Il database è aggiornato.
   *[other] { $count } database sono aggiornati.
    }
backup-done = La copia è in { $file }.
projection-status = { $name }, partizione { $shard }, versione { $version }: { $rows } aggiunte di ritardo, { $seconds } s; tavoli messi da parte: { $faults }
projection-none = { $name }, partizione { $shard }: non ancora fatta; la fa un server in funzione o gangoffour rebuild { $name }
projection-fault = { "  " }da parte: tavolo { $table } dall’evento { $seq }: { $error }
projection-retried = { $name }, partizione { $shard }: { $mended } di { $all } tavoli messi da parte sono ripresi.
rebuild-done = { $name }, partizione { $shard }: rifatta.
rebuild-busy = { $name }, partizione { $shard }: qualcun altro la sta rifacendo.

# training
train-progress = minuto { $minutes } di { $all }: { $decisions } milioni di decisioni, { $rate } al secondo, perdita { $loss }, { $strength } punti a mano contro giocatori semplici
train-stopped = Fermato. L’ultimo stato è in { $folder }; lo stesso comando riprende da lì.
train-done = Finito. La rete è in { $folder }.

## Misurare i bot

arena-conditions = Regole { $preset }, { $seats } posti, seme { $seed }
arena-margin-meaning = Vantaggio: punti degli altri (media) meno quelli del bot singolo, per mano
arena-won-meaning = Vinte: la parte delle partite che va al bot singolo; fra pari sarebbe { $even }
arena-lone = bot singolo
arena-among = tra
arena-deals = mani
arena-margin = vantaggio
arena-interval = intervallo al 95 %
arena-matches = partite
arena-won = vinte
arena-lineup = { $bot } tra { $against }
arena-progress-deals = { $done } mani giocate su { $total }
arena-progress-matches = { $done } partite giocate su { $total }
arena-stopped = Fermato prima della fine: non è stato misurato nulla.
arena-picture-done = L’immagine è in { $file }.

## Speed

bench-progress = In gioco
bench-speed = { $bench } ({ $build ->
    [compiled] compilato
   *[plain] non compilato
    }): { $decisions_per_s } decisioni al secondo
bench-how = Gioco casuale, regole { $rules }, { $seats } posti, { $deals } mani affiancate: { $decisions } decisioni in { $ms } ms di un solo core del processore.

## Today's deals

daily-season = Stagione { $season }: dal { $first } al { $last }
daily-anchor = Ancora, da pubblicare prima del primo giorno: { $anchor }
daily-progress = { $done } mani giocate su { $total }
daily-made = Pronto: i bot hanno giocato tutte le mani dal { $first } al { $last }.
daily-fair = Il foglio del { $date } è giusto: tutte le mani e i posti seguono dal suo anello, e l’anello porta all’ancora.
daily-people = { $count ->
    [one] { $count } persona ha un posto.
   *[other] { $count } persone hanno un posto.
    }
daily-anchor-unknown = Confronta l’ancora con quella pubblicata prima della stagione: { $anchor }
daily-bots-same = I bot hanno rigiocato, con gli stessi risultati.
daily-bots-other = I bot di questo programma non sono quelli del foglio, perciò non hanno rigiocato.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = Il nucleo non è compilato, quindi i bot forti pensano lentamente. Installa un wheel, oppure un compilatore C e poi di nuovo il pacchetto.
doctor-page-missing = La pagina web non fa parte di questa installazione. Installa un wheel pubblicato, oppure esegui «npm ci && npm run build» in web/.
doctor-database-ready = Il database { $file } si può usare.
doctor-database-folder = Non si può scrivere nella cartella { $folder }. Scegli un altro file con GOF_DATABASE_URLS, oppure cambia i permessi.
doctor-disk-full = Accanto al database sono liberi solo { $free } MB. Fai spazio prima che il disco sia pieno.
doctor-answers = { $name } risponde a { $address }.
doctor-silent = { $name } non risponde a { $address }. Controlla che sia in esecuzione, e il firewall.
doctor-port-free = La porta { $port } è libera.
doctor-port-ours = Questo server risponde già sulla porta { $port }.
doctor-port-taken = Un altro programma occupa la porta { $port }. Scegline un’altra con GOF_PORT.
doctor-lan = Nella rete locale l’indirizzo è { $address }. Se gli altri non riescono ad aprirlo, consenti la porta { $port } nel firewall.
doctor-lan-missing = Nessun indirizzo trovato nella rete locale. Controlla la rete, oppure indica l’indirizzo con GOF_LAN_ADDRESS.
doctor-passkeys = Le passkey sono legate a { $names }. Se il sito cambia nome, servono la password o un codice di recupero.
doctor-no-passkeys = Con http semplice non ci sono passkey; si scelgono password. Con GOF_TLS e un nome ci sono.
doctor-well = Va tutto bene.
doctor-faults = { $count ->
    [one] Una cosa non va.
   *[other] { $count } cose non vanno.
    }
dataset-done = In { $folder } ci sono { $matches } partite con { $decisions } decisioni.
bot-run-begun = { $name } gioca su { $url }.
bot-run-result = Partita { $number }: { $scores }
