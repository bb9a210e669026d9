### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

# The feminine goes with "Fenice" and "scala".
colour = { $colour ->
    [green] verde
    [yellow] giallo
    [red] rosso
   *[multi] multicolore
    }
    .feminine = { $colour ->
        [green] verde
        [yellow] gialla
        [red] rossa
       *[multi] multicolore
        }
card = { $rank ->
    [12] Drago
    [11] Fenice { colour.feminine }
   *[other] { $rank } { colour }
    }
# 8 begins with a vowel, so the article before it is another.
ranks = { $rank ->
    [11] Fenici
   *[other] { $rank }
    }
    .up-to = { $rank ->
        [8] all’8
       *[other] al { $rank }
        }
pair-ranks = { $pair_rank ->
    [11] Fenici
   *[other] { $pair_rank }
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = coppia di { ranks }
combination-triple = tris di { ranks }
combination-straight = scala fino { ranks.up-to }
combination-flush = colore { colour } fino { ranks.up-to }
combination-full-house = full di { ranks } con coppia di { pair-ranks }
combination-straight-flush = scala reale { colour.feminine } fino { ranks.up-to }
combination-gang = { $size ->
    [4] Gang of Four
    [5] Gang of Five
    [6] Gang of Six
   *[7] Gang of Seven
    } di { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Carta singola
   *[other] Carte singole ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Coppia
   *[other] Coppie ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Tris
   *[other] Tris ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Scala
   *[other] Scale ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Colore
   *[other] Colori ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Full
   *[other] Full ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Scala reale
   *[other] Scale reali ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gang ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = serve almeno una carta
nothing-dragon = il Drago si gioca da solo, mai con altre carte
nothing-phoenix = una Fenice si gioca da sola, con l’altra Fenice, o con questa come coppia di un full
nothing-two-cards = due carte devono essere una coppia, cioè avere lo stesso valore
nothing-three-cards = tre carte devono essere un tris, cioè avere lo stesso valore
nothing-four-cards = quattro carte devono essere un Gang, cioè avere lo stesso valore
nothing-five-cards = cinque carte devono essere una scala, un colore, un full, una scala reale o un Gang
nothing-many-cards = più di cinque carte devono essere un Gang, cioè avere lo stesso valore

## What decides between two combinations

reason-gang-beats-all = un Gang batte tutto ciò che non è un Gang
reason-gang-size = il Gang con più carte è il più alto
reason-gang-rank = tra due Gang con lo stesso numero di carte vince il valore più alto
reason-card-count = non hanno lo stesso numero di carte, quindi nessuna delle due si può giocare sull’altra
reason-kind = decide il tipo di combinazione, dal più basso al più alto: scala, colore, full, scala reale
reason-rank = decide il valore più alto
reason-colour = i valori più alti sono uguali, quindi decide il colore della carta più alta, dal più basso al più alto: verde, giallo, rosso
reason-further-card = le carte più alte sono uguali, quindi decide la prima carta diversa
reason-triple = i tris hanno lo stesso valore, quindi decidono i loro colori
reason-pair-of-full-house = i tris sono uguali, quindi decide la coppia
reason-multi-one = differiscono solo per un 1, e l’1 multicolore è l’1 più alto
reason-equal = sono uguali, e batte solo una giocata davvero più alta

## Options of the rules

option-players-allowed = quanti posti può avere una partita
option-opening-max-cards = numero massimo di carte nella prima giocata della partita
option-tiebreak-order = come si confrontano combinazioni dello stesso tipo e con lo stesso valore più alto
option-full-house-tiebreak = se la coppia conta tra full con tris uguali
option-multi-one-in-flush = quanto vale l’1 multicolore in un colore
option-passing = se chi ha passato può giocare ancora nella stessa presa
option-direction-change = quando cambia la direzione di gioco
option-declaration = chi dichiara un’ultima carta: la persona o il programma
option-declaration-window = fino a quando si può dichiarare un’ultima carta
option-undeclared-points = punti di un posto che non ha dichiarato l’ultima carta
option-last-card-duty = se il posto prima di un’ultima carta ha un obbligo
option-duty-gang = se un Gang può, deve o non può sostituire la carta più alta dovuta
option-duty-lead-highest-single = se un posto obbligato che ha solo carte singole apre con la più alta
option-loser-tiebreak = chi dà il tributo se più posti hanno il maggior numero di carte rimaste
option-exchange-return-same = se si può restituire la carta ricevuta come tributo
option-match-limit = il punteggio che conclude la partita
option-match-deals = il numero di mani che conclude la partita
option-match-limit-test = se quel punteggio va raggiunto o superato
option-winner-tie = che cosa succede in caso di parità al punteggio più basso
option-deal-ritual = se si taglia il mazzo prima di una mano, per cerimonia
option-ritual-count-direction = come si contano i posti a partire dalla carta tagliata
option-discard-face = come stanno le carte giocate dopo la loro presa
option-discard-info = quali giocate mostra lo schermo
