### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = you
welcome = Gang of Four, { $preset } rules, { $seats } seats. You have seat { $seat }; { $others } ({ $bot }) play against you.
welcome-help = Type ? for help.
help =
    Type the cards that you play, each as rank and colour letter, and press Enter:
      7G 7R         play the pair
      9R declare    play 9R and declare the card that is left as your last
      pass          let the others play on
      return 3G     return a card in the exchange
      declare       declare your last card after the play that left it
    and at any time:
      plays         list all that you may play now
      hint          the three best actions, with what each should bring
      hand          show your hand
      table         show the top play and how many cards everybody has
      scores        show the score sheet
      quit          stop here
    Ranks are 1 to 10; colours are G green, Y yellow, R red. 1M is the multi-coloured 1,
    PG and PY are the phoenixes, DR is the dragon.
    When a play leaves you with one card, add "declare" to it. The others act at once,
    and a player who has not declared by then is out of the deal.
goodbye = Goodbye. The match is not finished.
seed = The seed of this match was { $seed }.
saved = The record is in { $file }.

## On turn

turn-lead = Your turn: you lead.
turn-follow = Your turn: beat { $cards } ({ $combination }) of { $name }, or pass.
turn-follow-no-pass = Your turn: beat { $cards } ({ $combination }) of { $name }.
turn-return = You won the last deal. Return a card to { $name }, for example: return { $card }
hand = { $count ->
    [one] Your hand ({ $count } card)
   *[other] Your hand ({ $count } cards)
    }: { $cards }
hand-empty = Your hand is empty.
hand-sizes = Cards left: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (last card)
hand-size-disqualified = { $name } { $count } (out of this deal)
table-top-play = Top play: { $cards } ({ $combination }) of { $name }.
table-no-top-play = No top play: { $who ->
    [you] you lead
   *[other] { $name } leads
    } the next trick.
table-no-deal = No deal is being played.
plays-pass = Or: pass
plays-return = Return one of: { $plays }
plays-declare = Or: declare
plays-none = There is nothing that you may play now.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = The first play of the match must contain 1M{ $most ->
    [7] {""}
   *[other] {" "}and have at most { $most } cards
    }.
limit-highest-follow = Last-card duty: the next player has one card left, so you must play your highest card, { $card }.
limit-highest-or-gang = Last-card duty: the next player has one card left, so you must play your highest card, { $card }, or a gang.
limit-highest-lead = Last-card duty: the next player has one card left, so you must lead your highest card, { $card }.
limit-multi-card = Last-card duty: the next player has one card left, so you must lead two or more cards.
limit-gang = Last-card duty: the next player has one card left, so you must play a gang.
reminder-declare = If a play leaves you with one card, declare it: type for example { $cards } declare
limit-declare-first = You have to declare your last card before you play it: type declare

## What happened

event-deal-started = Deal { $number }, { $direction ->
    [ccw] counter-clockwise
   *[cw] clockwise
    }. Dealer: { $dealer }. First lead: { $leader }.
event-deck-cut = Cut: { $cards }.
event-deck-cut-counted = Cut: { $cards }. The first card goes to { $name }.
event-hand-dealt = { $who ->
    [you] You get
   *[other] { $name } gets
    } { $cards }
event-dummy-hand-dealt = Set aside: { $cards }
event-tribute-given = Tribute: { $card } from { $giver } to { $receiver }.
event-card-returned = Returned card: { $card } from { $giver } to { $receiver }.
event-combination-played = { $who ->
    [you] You play
   *[other] { $name } plays
    } { $cards } ({ $combination }), { $left ->
    [0] the last cards
    [one] { $left } card left
   *[other] { $left } cards left
    }.
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
    }
event-last-card-declared = { $who ->
    [you] You call: last card!
   *[other] { $name } calls: last card!
    }
event-seat-disqualified = { $who ->
    [you] You did not declare your last card. You are out of this deal.
   *[other] { $name } did not declare the last card and is out of this deal.
    }
event-trick-won = { $who ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
    }
event-trick-won-other-leads = { $who ->
    [you] You win the trick, but are out of the deal.
   *[other] { $name } wins the trick, but is out of the deal.
    } Next lead: { $leader }.
event-deal-won = { $who ->
    [you] You are out and win the deal!
   *[other] { $name } is out and wins the deal.
    }
event-deal-won-alone = { $who ->
    [you] You are the only player still in the deal and win it!
   *[other] { $name } is the only player still in the deal and wins it.
    }
event-hand-shown = Left with { $name }: { $cards }
event-points = Points: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Set aside in deal { $number }: { $cards }
event-match-won = { $count ->
    [one] The match is over. Winner: { $names }.
   *[other] The match is over. Winners: { $names }.
    }
sheet-deal = deal
sheet-score = score

## Records

replay-title = { $preset } rules, { $seats } seats: { $names }
replay-unfinished = The record ends here; the match is not finished.
verify-fair = fair deal verified
verify-match-id = match id: { $match_id }
verify-fingerprint = fingerprint: { $fingerprint }
verify-deals = deals: { $deals }
verify-seats-without-number = Seats that sent no number: { $seats }. Each of them could have chosen between two deals together with the server.
verify-not-finished = The match is not finished in this record: only what stands in it was verified.
verify-no-transcript = No saved transcript was compared: the record agrees with itself. Give --transcript to compare it with what you saw before the match.
error-line = Line { $line }: { $sentence }

## Rules

explain-combination = { $cards }: { $combination }.
explain-nothing = { $cards } is no combination: { $why }.
explain-no-cards = That is no combination: { $why }.
explain-beats = { $cards } beats { $other }: { $reason } ({ $clause }).
explain-does-not-beat = { $cards } does not beat { $other }: { $reason } ({ $clause }).
explain-no-top-play = So nothing can be played on it.
rules-preset = Preset { $preset }; all presets: { $presets }
rules-differs = * differs from classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = { $passed } passed, { $failed } failed

## Hosting

serve-address = The tables are open at { $address }
serve-lan = The tables are open at { $address } for everybody in your local network. Scan this with a phone:
serve-plain = The connection is not encrypted: use it at home only.
serve-stop = Press Ctrl+C to stop. Matches go on when you start again.
demo-progress = { $done } of { $total } matches played
demo-address = The demo is at { $address }
demo-going-on = Bots are playing, and today’s deals are being made.
demo-match = Look back at a finished match: { $address }
demo-stop = Press Ctrl+C to stop. Nothing is left behind.
demo-stop-keep = Press Ctrl+C to stop. Everything is kept.
demo-kept = Everything is in { $folder }. To go on: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] The database is up to date.
   *[other] { $count } databases are up to date.
    }
backup-done = The copy is in { $file }.
projection-status = { $name }, shard { $shard }, version { $version }: { $rows } appends behind, { $seconds } s; parked tables: { $faults }
projection-none = { $name }, shard { $shard }: not made yet; it is made when a server runs, or by gangoffour rebuild { $name }
projection-fault = { "  " }parked: table { $table } from event { $seq }: { $error }
projection-retried = { $name }, shard { $shard }: { $mended } of { $all } parked tables are projected again.
rebuild-done = { $name }, shard { $shard }: rebuilt.
rebuild-busy = { $name }, shard { $shard }: somebody else is rebuilding it.

# training
train-progress = minute { $minutes } of { $all }: { $decisions } million decisions, { $rate } a second, loss { $loss }, { $strength } points a deal against plain players
train-stopped = Stopped. The last checkpoint is in { $folder }; the same command goes on from there.
train-done = Done. The network is in { $folder }.

## Measuring bots

arena-conditions = { $preset } rules, { $seats } seats, seed { $seed }
arena-margin-meaning = Margin: points of the others (mean) less those of the lone bot, per deal
arena-won-meaning = Won: the lone bot's part of the matches; equal players would have { $even }
arena-lone = lone bot
arena-among = among
arena-deals = deals
arena-margin = margin
arena-interval = 95 % interval
arena-matches = matches
arena-won = won
arena-lineup = { $bot } among { $against }
arena-progress-deals = { $done } of { $total } deals played
arena-progress-matches = { $done } of { $total } matches played
arena-stopped = Stopped before the end: nothing was measured.
arena-picture-done = The picture is in { $file }.

## Speed

bench-progress = Playing
bench-speed = { $bench } ({ $build ->
    [compiled] compiled
   *[plain] not compiled
    }): { $decisions_per_s } decisions a second
bench-how = Random play, { $rules } rules, { $seats } seats, { $deals } deals side by side: { $decisions } decisions in { $ms } ms of one processor core.

## Today's deals

daily-season = Season { $season }: { $first } to { $last }
daily-anchor = Anchor, to be published before the first day: { $anchor }
daily-progress = { $done } of { $total } deals played
daily-made = Ready: the bots have played every deal from { $first } to { $last }.
daily-fair = The sheet of { $date } is right: all boards and places follow from its link, and the link leads to the anchor.
daily-people = { $count ->
    [one] { $count } person has a place.
   *[other] { $count } people have a place.
    }
daily-anchor-unknown = Compare the anchor with the one that was published before the season: { $anchor }
daily-bots-same = The bots have played again, and all came out the same.
daily-bots-other = The bots of this program are not those of the sheet, so they have not played again.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = The core is not compiled, so strong bots think slowly. Install a wheel, or a C compiler and then the package again.
doctor-page-missing = The web page is not part of this installation. Install a released wheel, or run "npm ci && npm run build" in web/.
doctor-database-ready = The database { $file } can be used.
doctor-database-folder = The folder { $folder } cannot be written to. Choose another file with GOF_DATABASE_URLS, or change who may write there.
doctor-disk-full = Only { $free } MB are free where the database is. Make room before the disk is full.
doctor-answers = { $name } answers at { $address }.
doctor-silent = { $name } does not answer at { $address }. Check that it is running, and the firewall.
doctor-port-free = Port { $port } is free.
doctor-port-ours = A server of ours answers on port { $port }.
doctor-port-taken = Another program has port { $port }. Choose another one with GOF_PORT.
doctor-lan = In the local network the address is { $address }. If others cannot open it, let port { $port } through the firewall.
doctor-lan-missing = No address in the local network was found. Check the network, or name the address with GOF_LAN_ADDRESS.
doctor-passkeys = Passkeys are bound to { $names }. If the site moves to another name, people need their passwords or recovery codes.
doctor-no-passkeys = Over plain http there are no passkeys; people choose passwords. With GOF_TLS and a name there are.
doctor-well = All is well.
doctor-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
    }
dataset-done = { $matches } matches with { $decisions } decisions are in { $folder }.
bot-run-begun = { $name } plays at { $url }.
bot-run-result = Match { $number }: { $scores }
