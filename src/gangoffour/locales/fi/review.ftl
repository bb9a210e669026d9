### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Menetetty: pisteitä ratkaisua kohti verrattuna parhaaseen sen perusteella, mitä pelaaja saattoi nähdä. Arvioija: { $engine }.
review-quick = Pikainen: vain verkko arvioi, joten pienet erot kertovat vähän.

review-player = pelaaja
review-decisions = ratkaisuja
review-lost = menetetty
review-inaccuracies = epätarkkuuksia
review-mistakes = virheitä
review-blunders = munauksia
review-like = pelaa kuin

review-luck-meaning = Etu muihin nähden: mitä kortit toivat, mitä omat ratkaisut muuttivat ja mikä jäi yli
review-margin = etu
review-cards = kortit
review-plays = ratkaisut
review-rest = muu

review-moments = Kalleimmat hetket
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Jako { $deal }, toimi { $turn }, { $name }: { $action } maksoi { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä. Parempi: { $best }. { $reason }
review-nothing = Mikään ratkaisu ei varmuudella maksanut pisteitä.

review-progress = Jakoja analysoitu: { $done } / { $total }
review-stopped = Keskeytettiin ennen loppua: mitään ei analysoitu.
puzzles-progress = Pelejä tutkittu: { $done } / { $total }
puzzles-done = Arviointitehtäviä: { $judgement }, todistettuja tehtäviä: { $proof }, tiedosto: { $file }
puzzles-stopped = Keskeytetty. Löydetty on tiedostossa { $file }; sama komento jatkaa siitä.
