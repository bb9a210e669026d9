// Generated from docs/reference/protocol.schema.json by `npm run types`; do not edit.

export type ClientMessage =
  | Hello
  | TakeSeat
  | LeaveSeat
  | SeatBot
  | RemovePlayer
  | ChangeOptions
  | Ready
  | Reveal
  | Play
  | Pass
  | Declare
  | ReturnCard
  | TakeBack
  | SetAutoPass
  | Pause
  | Resume
  | Say;
export type CardName =
  | "10G"
  | "10R"
  | "10Y"
  | "1G"
  | "1M"
  | "1R"
  | "1Y"
  | "2G"
  | "2R"
  | "2Y"
  | "3G"
  | "3R"
  | "3Y"
  | "4G"
  | "4R"
  | "4Y"
  | "5G"
  | "5R"
  | "5Y"
  | "6G"
  | "6R"
  | "6Y"
  | "7G"
  | "7R"
  | "7Y"
  | "8G"
  | "8R"
  | "8Y"
  | "9G"
  | "9R"
  | "9Y"
  | "DR"
  | "PG"
  | "PY";
export type HttpRequest =
  | Arrival
  | AskMailLink
  | Depart
  | DepartToKeep
  | NewPassword
  | OfferMail
  | PasskeyAnswer
  | PasskeyWish
  | PasswordSignIn
  | TakeRecoveryCode
  | NewCode
  | NewGuest
  | NewTable
  | PlayNow
  | Rename
  | TakeLink
  | TryCode
  | NewMistakeTry
  | NewPuzzleTry
  | ChooseProfile
  | NewBot
  | NewToken
  | NewChallenge
  | NewAppeal
  | NewDecision
  | NewReport
  | NewSanction
  | NewVerdict
  | AskFriend
  | InviteFriend
  | NewPractice;
export type HttpResponse =
  | Arrived
  | DepartureAddress
  | KeptAccount
  | PasskeyOptions
  | RecoveryCodes
  | WaysInList
  | About
  | BotLevels
  | CodedTable
  | DailyDay
  | DailyStanding
  | DailyBoardResults
  | DailyTable
  | LinkOffer
  | Me
  | NewLink
  | NewSession
  | OpenedTable
  | Presets
  | Problem
  | RecordList
  | SessionList
  | ShownCode
  | TableList
  | Visitor
  | OwnConduct
  | OwnVoice
  | StaffDesk
  | Contest
  | Friend
  | FriendAsked
  | FriendList
  | TableHints
  | PracticeStanding
  | TriedMistake
  | TriedPuzzle
  | Faces
  | MatchPage
  | Profile
  | IssuedToken
  | OwnBot
  | OwnBotList
  | TokenList
  | MatchReplay
  | MatchReview
  | PlayerFigure
  | Practice
  | PuzzleList
  | ShownPuzzle;
export type DirectionName = "ccw" | "cw";
export type KindName = "flush" | "full_house" | "gang" | "pair" | "single" | "straight" | "straight_flush" | "triple";
export type Event =
  | TableOpened
  | TableCarriedOn
  | OptionsChanged
  | HostChanged
  | SeatTaken
  | SeatLeft
  | SeatPromised
  | PromiseWithdrawn
  | PlayerAway
  | PlayerBack
  | AutoPassSet
  | InviteSet
  | PlayerBanned
  | AddressBanned
  | PassDelaysCarriedOn
  | TableClosed
  | MatchPrepared
  | PreparationDropped
  | SeatReady
  | NumbersCommitted
  | NumberRevealed
  | MatchStarted
  | DeadlineSet
  | DeadlinePassed
  | SubstituteSeated
  | SeatAskedBack
  | SeatTakenBack
  | MatchPaused
  | MatchResumed
  | MatchAdjourned
  | MatchContinued
  | MatchEnded
  | DealStarted
  | DeckCut
  | HandDealt
  | DummyHandDealt
  | TributeGiven
  | CardReturned
  | CombinationPlayed
  | Passed
  | LastCardDeclared
  | SeatDisqualified
  | TrickWon
  | DealWon
  | HandsShown
  | DealScored
  | DummyHandsShown
  | MatchWon;
export type LobbyMessage = LobbyShown | LobbyChanged | Goodbye;
export type ServerMessage = Welcome | Told | Ack | Refused | Said | ChatRemoved | Watching | Goodbye;

/**
 * Every message on a socket: of clients, of the server at a table, of the server in the lobby; and every body over HTTP.
 */
export interface Wire {
  client: ClientMessage;
  http_request: HttpRequest;
  http_response: HttpResponse;
  lobby: LobbyMessage;
  server: ServerMessage;
}
/**
 * The first message of a client.
 */
export interface Hello {
  invite?: string | null;
  last_seq?: number | null;
  seat?: number | null;
  type: "hello";
  version: number;
}
/**
 * Sit down in a free seat.
 */
export interface TakeSeat {
  id: string;
  seat: number;
  type: "take_seat";
}
/**
 * Get up. In a match a bot finishes the deal for the person, who may come back with the next one.
 */
export interface LeaveSeat {
  id: string;
  type: "leave_seat";
}
/**
 * Seat a bot: in a free seat, or for a person who is away or keeps the others waiting (host only).
 */
export interface SeatBot {
  id: string;
  level: string;
  seat: number;
  type: "seat_bot";
}
/**
 * Free a seat before the match; the person may not come to the table again (host only).
 */
export interface RemovePlayer {
  id: string;
  seat: number;
  type: "remove_player";
}
/**
 * Choose other options before the match (host only).
 */
export interface ChangeOptions {
  id: string;
  options: TableOptions;
  type: "change_options";
}
/**
 * How a table plays.
 */
export interface TableOptions {
  assists?: boolean;
  chat?: "free" | "off" | "phrases";
  clock?: TurnClock | null;
  company?: "invited" | "open" | "rated";
  declaration?: "automatic" | "manual";
  hints?: "alone" | "everybody" | "off";
  length?: "full" | "half" | "one_deal" | "short";
  pace?: "fast" | "normal" | "relaxed";
  presence?: "alone" | "live" | "turn_based";
  preset?: "classic" | "french" | "gang" | "german";
  rules?: {
    [k: string]: string | number | boolean | number[] | null;
  };
  seat_count?: 3 | 4;
  spectators?: boolean;
  visibility?: "private" | "public" | "unlisted";
}
/**
 * How long a turn may take.
 */
export interface TurnClock {
  bank_s?: number;
  turn_s: number;
}
/**
 * Be ready for the prepared match, with a commitment; or for the next deal, without.
 */
export interface Ready {
  commitment?: string | null;
  id: string;
  match_id: string;
  type: "ready";
}
/**
 * Reveal the number that the commitment was made of.
 */
export interface Reveal {
  id: string;
  match_id: string;
  number: string;
  type: "reveal";
}
/**
 * Lay a combination.
 */
export interface Play {
  /**
   * @minItems 1
   * @maxItems 7
   */
  cards: CardName[];
  declare?: boolean;
  id: string;
  seen_seq?: number | null;
  type: "play";
}
/**
 * Decline to play.
 */
export interface Pass {
  id: string;
  seen_seq?: number | null;
  type: "pass";
}
/**
 * Declare the last card.
 */
export interface Declare {
  id: string;
  seen_seq?: number | null;
  type: "declare";
}
/**
 * Return a card to the deal loser.
 */
export interface ReturnCard {
  card: CardName;
  id: string;
  seen_seq?: number | null;
  type: "return_card";
}
/**
 * Take one's seat back from its substitute: at once, or with the next deal if the substitute finishes this one.
 */
export interface TakeBack {
  id: string;
  type: "take_back";
}
/**
 * Choose whether the seat passes by itself when nothing beats.
 */
export interface SetAutoPass {
  id: string;
  is_on: boolean;
  type: "set_auto_pass";
}
/**
 * Pause the match (host of a private table).
 */
export interface Pause {
  id: string;
  type: "pause";
}
/**
 * Let the match go on.
 */
export interface Resume {
  id: string;
  type: "resume";
}
/**
 * Say something at the table: free text, or the name of a phrase.
 */
export interface Say {
  id: string;
  phrase?: string | null;
  text?: string | null;
  type: "say";
}
/**
 * What the issuer gave the browser to come back with.
 */
export interface Arrival {
  code: string;
  iss?: string | null;
  issuer: string;
  state: string;
}
/**
 * Ask for a link by mail to come back with.
 */
export interface AskMailLink {
  address: string;
}
/**
 * Ask for the way to an issuer.
 */
export interface Depart {
  issuer: string;
}
/**
 * Ask for the way to an issuer whose account becomes a way in.
 */
export interface DepartToKeep {
  issuer: string;
  name?: string | null;
}
/**
 * Choose a password. A guest becomes a user with it.
 */
export interface NewPassword {
  name?: string | null;
  password: string;
}
/**
 * Ask for a link by mail that makes the address a way in.
 */
export interface OfferMail {
  address: string;
  name?: string | null;
}
/**
 * What a device answered.
 */
export interface PasskeyAnswer {
  credential: string;
}
/**
 * Ask for what is needed to make a passkey.
 */
export interface PasskeyWish {
  name?: string | null;
}
/**
 * Come back with a name and a password.
 */
export interface PasswordSignIn {
  name: string;
  password: string;
}
/**
 * Come back with a recovery code, which is used up.
 */
export interface TakeRecoveryCode {
  code: string;
}
/**
 * Ask for the code of a table.
 */
export interface NewCode {
  language?: "de" | "en" | "es" | "fi" | "fr" | "it" | "nl" | "pl";
}
/**
 * Become a guest. Without a name the server gives one.
 */
export interface NewGuest {
  name?: string | null;
}
/**
 * Open a table.
 */
export interface NewTable {
  /**
   * @maxItems 3
   */
  bots?: string[];
  options?: TableOptions;
}
/**
 * Play: with the next deal where others play already, or at once at a new table full of bots.
 */
export interface PlayNow {
  is_alone?: boolean;
  length?: "full" | "half" | "one_deal" | "short";
  level?: string;
  preset?: "classic" | "french" | "gang" | "german";
  seat_count?: 3 | 4;
}
/**
 * Choose another name.
 */
export interface Rename {
  name: string;
}
/**
 * Go on as the player whose link it is.
 */
export interface TakeLink {
  token: string;
}
/**
 * Find a table by its code.
 */
export interface TryCode {
  words: string;
}
/**
 * What somebody does where they once made a mistake.
 */
export interface NewMistakeTry {
  action: string;
  deal: number;
  match_id: string;
  turn: number;
}
/**
 * What somebody does in a puzzle.
 */
export interface NewPuzzleTry {
  action: string | null;
}
/**
 * Choose a face, and what everybody may see.
 */
export interface ChooseProfile {
  avatar?: string | null;
  shown?: ("daily" | "matches" | "statistics")[];
}
/**
 * Open an account for a bot.
 */
export interface NewBot {
  name: string;
}
/**
 * Ask for a token with which a program acts.
 */
export interface NewToken {
  bot_id?: string | null;
  days?: number;
  label: string;
  /**
   * @maxItems 3
   */
  scopes?: ("play" | "read" | "say")[];
}
/**
 * Dare others to beat one's own results.
 */
export interface NewChallenge {
  /**
   * @maxItems 8
   */
  match_ids: string[];
}
/**
 * Say once what speaks against a sanction, by its id.
 */
export interface NewAppeal {
  case_id: string;
  words: string;
}
/**
 * Decide a report.
 */
export interface NewDecision {
  act: "ban" | "dismiss" | "mute" | "warn";
  hours?: number;
}
/**
 * Report somebody for a match that is over.
 */
export interface NewReport {
  deal?: number | null;
  match_id: string;
  player_id: string;
  reason: "abuse" | "cheating" | "name" | "stalling";
  words?: string | null;
}
/**
 * Warn, mute or ban somebody without a report, or end it before its time.
 */
export interface NewSanction {
  act: "ban" | "mute" | "unban" | "unmute" | "warn";
  hours?: number;
  player_id: string;
  reason?: "abuse" | "cheating" | "name" | "stalling";
}
/**
 * Decide an appeal.
 */
export interface NewVerdict {
  is_lifted: boolean;
}
/**
 * Ask somebody to be friends: a user by name, or anybody one has met by id.
 */
export interface AskFriend {
  name?: string | null;
  player_id?: string | null;
}
/**
 * Ask a friend to a table.
 */
export interface InviteFriend {
  invite?: string | null;
  player_id: string;
  table_id: string;
}
/**
 * A position to play on from, and what its seat has done since.
 */
export interface NewPractice {
  actions?: string[];
  deal: number;
  match_id?: string | null;
  puzzle_id?: string | null;
  turn: number;
}
/**
 * Somebody who came back from an issuer, and the token of the session that they have from now on.
 */
export interface Arrived {
  avatar: string | null;
  is_guest: boolean;
  is_new_way: boolean;
  is_proved: boolean;
  name: string;
  player_id: string;
  recovery_codes: string[];
  token: string;
}
/**
 * Where the page sends the browser. A cookie that only this browser has goes with it for ten minutes.
 */
export interface DepartureAddress {
  address: string;
}
/**
 * Somebody with a new way in, and the token of the session that they have from now on.
 */
export interface KeptAccount {
  avatar: string | null;
  is_guest: boolean;
  name: string;
  player_id: string;
  recovery_codes: string[];
  token: string;
}
/**
 * What a page asks its device for, to make a passkey or to sign in with one.
 */
export interface PasskeyOptions {
  options: string;
}
/**
 * Fresh recovery codes, told this once.
 */
export interface RecoveryCodes {
  codes: string[];
}
/**
 * The ways in that the asker has.
 */
export interface WaysInList {
  has_mail: boolean;
  has_password: boolean;
  is_proved: boolean;
  issuers: IssuerWay[];
  passkeys: PasskeyListing[];
  recovery_codes: number;
}
/**
 * An issuer, and whether its account is a way in of the asker.
 */
export interface IssuerWay {
  added_at_ms: number | null;
  key: string;
  name: string;
  used_at_ms: number | null;
}
/**
 * A passkey of the asker.
 */
export interface PasskeyListing {
  created_at_ms: number;
  device: string;
  passkey_id: string;
  used_at_ms: number | null;
}
/**
 * What this server is.
 */
export interface About {
  has_daily: boolean;
  has_mail: boolean;
  issuers: IssuerListing[];
  now_ms: number;
  protocol_version: number;
  site_name: string;
  version: string;
}
/**
 * Another site by whose account one may come in (OpenID Connect).
 */
export interface IssuerListing {
  key: string;
  name: string;
}
/**
 * The bots of this server, weakest first.
 */
export interface BotLevels {
  bots: BotLevel[];
}
/**
 * A bot that can be seated.
 */
export interface BotLevel {
  level: string;
  place: number;
}
/**
 * Where a code leads.
 */
export interface CodedTable {
  invite: string | null;
  table_id: string;
}
/**
 * The deals of a day, as one player may know them.
 */
export interface DailyDay {
  anchor: string;
  better_than: string | null;
  boards: DailyBoard[];
  closes_at_ms: number;
  date: string;
  engine: string;
  freezes_left: number;
  is_closed: boolean;
  level: string;
  link: string | null;
  now_ms: number;
  opens_at_ms: number;
  people: number;
  place: number | null;
  season: string;
  seat_count: 3 | 4;
  streak: number;
  total: number;
  yesterday: DailyPlace | null;
}
/**
 * A board of a day, as one player may know it.
 */
export interface DailyBoard {
  board: number;
  cross: number | null;
  field: DailyField | null;
  margin: number | null;
  mark: ("above" | "below" | "best" | "level") | null;
  match_id: string | null;
  points: number[] | null;
  status: "begun" | "finished" | "open";
  table_id: string | null;
}
/**
 * What others made of a board. Margins are in hundredths of a point.
 */
export interface DailyField {
  expected: number;
  margins: {
    [k: string]: number;
  };
  people: number;
}
/**
 * A place among people.
 */
export interface DailyPlace {
  people: number;
  place: number;
}
/**
 * How everybody stands on a day, in a week or in a season.
 */
export interface DailyStanding {
  entries: DailyEntry[];
  first_day: string;
  last_day: string;
  people: number;
}
/**
 * A line of a standing.
 */
export interface DailyEntry {
  is_friend: boolean;
  is_guest: boolean;
  level: string | null;
  name: string;
  place: number | null;
  player_id: string | null;
  total: number;
}
/**
 * What everybody made of a board, for those who have finished it, and for all when the day is over.
 */
export interface DailyBoardResults {
  board: number;
  date: string;
  entries: DailyBoardEntry[];
  people: number;
}
/**
 * What somebody made of a board.
 */
export interface DailyBoardEntry {
  cross: number;
  level: string | null;
  margin: number;
  match_id: string | null;
  name: string;
  player_id: string | null;
  points: number[];
}
/**
 * Where a board is played.
 */
export interface DailyTable {
  board: number;
  table_id: string;
}
/**
 * A link as it is seen on the other device, before it is taken.
 */
export interface LinkOffer {
  expires_at_ms: number;
  is_me: boolean;
  name: string;
}
/**
 * Who is asking.
 */
export interface Me {
  avatar: string | null;
  is_guest: boolean;
  name: string;
  player_id: string;
}
/**
 * A link with which one other device goes on as the same player, once.
 */
export interface NewLink {
  expires_at_ms: number;
  url: string;
}
/**
 * A new guest and the token of the session; browsers get it as a cookie too.
 */
export interface NewSession {
  avatar: string | null;
  is_guest: boolean;
  name: string;
  player_id: string;
  token: string;
}
/**
 * A table that was opened, or found by "play now".
 */
export interface OpenedTable {
  invite: string | null;
  seat: number | null;
  table_id: string;
}
/**
 * The rule sets of the printed rulebooks: every option with its value.
 */
export interface Presets {
  presets: {
    [k: string]: {
      [k: string]: string | number | boolean | number[] | null;
    };
  };
}
/**
 * Why a request was refused: a stable code, the facts, and a sentence in the user's language.
 */
export interface Problem {
  code: string;
  facts: {
    [k: string]: string | number;
  };
  sentence: string;
}
/**
 * A page of finished matches, newest first.
 */
export interface RecordList {
  is_complete: boolean;
  newer: string | null;
  older: string | null;
  records: RecordListing[];
}
/**
 * A finished match.
 */
export interface RecordListing {
  bots: number;
  cause: "abandoned" | "won";
  day: string | null;
  deals: number;
  ended_at_ms: number;
  match_id: string;
  people: Player[];
  place: number | null;
  table_id: string;
}
/**
 * Who sits in a seat.
 */
export interface Player {
  bot: string | null;
  name: string;
  player_id: string;
}
/**
 * The asker's sessions, the one seen last first.
 */
export interface SessionList {
  sessions: SessionListing[];
}
/**
 * A device on which the asker is signed in.
 */
export interface SessionListing {
  created_at_ms: number;
  device: string;
  is_this: boolean;
  seen_at_ms: number;
  session_id: string;
}
/**
 * A code that leads to a table, while it waits for players.
 */
export interface ShownCode {
  expires_at_ms: number;
  words: string;
}
/**
 * Tables, newest first.
 */
export interface TableList {
  tables: TableListing[];
}
/**
 * A table as the lobby shows it.
 */
export interface TableListing {
  deal_number: number;
  is_attended: boolean;
  is_joinable: boolean;
  is_quick: boolean;
  opened_at_ms: number;
  options: TableOptions;
  players: (Player | null)[];
  status: "adjourned" | "closed" | "open" | "playing";
  table_id: string;
}
/**
 * Who is asking, if it is anybody we know.
 */
export interface Visitor {
  me: Me | null;
}
/**
 * How the asker stands after their last matches with other people, and what the staff has decided.
 */
export interface OwnConduct {
  cause: ("left" | "never_started" | "stalled") | null;
  is_staff: boolean;
  sanctions: OwnSanction[];
  state: "closed" | "fine" | "warned";
  until_ms: number | null;
}
/**
 * A warning, a mute or a ban, as it is told to whom it is about.
 */
export interface OwnSanction {
  case_id: string;
  kind: "ban" | "mute" | "warn";
  may_appeal: boolean;
  reason: "abuse" | "cheating" | "name" | "stalling";
  until_ms: number;
}
/**
 * How somebody may speak at a table.
 */
export interface OwnVoice {
  matches_left: number;
  may_write: boolean;
}
/**
 * What waits for the staff, and what it did.
 */
export interface StaffDesk {
  acts: StaffAct[];
  appeals: AppealCase[];
  reports: ReportCase[];
}
/**
 * What somebody of the staff did.
 */
export interface StaffAct {
  at_ms: number;
  kind: "appoint" | "ban" | "dismiss" | "lift" | "mute" | "release" | "uphold" | "warn";
  name: string;
  player_id: string;
  reason: ("abuse" | "cheating" | "name" | "stalling") | null;
  staff_id: string;
  until_ms: number | null;
}
/**
 * A sanction, and what somebody says against it.
 */
export interface AppealCase {
  case_id: string;
  is_own: boolean;
  kind: "ban" | "mute" | "warn";
  name: string;
  player_id: string;
  reason: "abuse" | "cheating" | "name" | "stalling";
  until_ms: number;
  words: string;
}
/**
 * A report that nobody has decided.
 */
export interface ReportCase {
  at_ms: number;
  deal: number | null;
  match_id: string;
  name: string;
  player_id: string;
  reason: "abuse" | "cheating" | "name" | "stalling";
  report_id: string;
  reporter: string;
  reporter_id: string;
  weight: number;
  words: string | null;
}
/**
 * Eight boards, as one player may know them.
 */
export interface Contest {
  better_than: string | null;
  boards: ContestBoard[];
  contest_id: string;
  entries: DailyEntry[];
  kind: "challenge" | "instant";
  made_at_ms: number;
  maker: string;
  maker_id: string;
  people: number;
  place: number | null;
  total: number;
}
/**
 * A board of a contest, as one player may know it.
 */
export interface ContestBoard {
  board: number;
  cross: number | null;
  level: string;
  maker_cross: number | null;
  margin: number | null;
  mark: ("above" | "below" | "best" | "level") | null;
  match_id: string | null;
  seat_count: 3 | 4;
  status: "begun" | "finished" | "open";
  table_id: string | null;
}
/**
 * A friend.
 */
export interface Friend {
  is_guest: boolean;
  name: string;
  player_id: string;
  since_ms: number;
  table: FriendTable | null;
}
/**
 * Where a friend is.
 */
export interface FriendTable {
  table_id: string | null;
  way: ("sit" | "watch") | null;
}
/**
 * What became of a request.
 */
export interface FriendAsked {
  is_friend: boolean;
  name: string;
}
/**
 * Everybody the asker has to do with. Who blocks the asker is not told.
 */
export interface FriendList {
  asked: Acquaintance[];
  asking: Acquaintance[];
  blocked: Acquaintance[];
  calls: TableCall[];
  friends: Friend[];
}
/**
 * Somebody the asker has to do with.
 */
export interface Acquaintance {
  is_guest: boolean;
  name: string;
  player_id: string;
  since_ms: number;
}
/**
 * A friend asks the asker to a table.
 */
export interface TableCall {
  expires_at_ms: number;
  invite: string | null;
  name: string;
  player_id: string;
  table_id: string;
}
/**
 * The best actions of a turn, best first.
 */
export interface TableHints {
  hints: HintedAction[];
  seq: number;
}
/**
 * An action that is advised.
 */
export interface HintedAction {
  cards: CardName[];
  declare: boolean;
  does: "declare" | "pass" | "play" | "return_card";
  facts: {
    [k: string]: number;
  };
  margin: number;
  reason: string;
}
/**
 * How somebody stands with the puzzles, and what is due.
 */
export interface PracticeStanding {
  deviation: number;
  due: OwnMistake[];
  next_due_ms: number | null;
  rating: number;
  solved: string[];
  streak: number;
  tries: number;
  waiting: number;
}
/**
 * A decision that cost one much, and that comes back.
 */
export interface OwnMistake {
  deal: number;
  lost: number;
  match_id: string;
  stage: number;
  theme: "exchange" | "follow" | "gang" | "last_card" | "lead" | "pass";
  turn: number;
}
/**
 * What came of it.
 */
export interface TriedMistake {
  again_days: number | null;
  answers: string[];
  is_right: boolean;
}
/**
 * What came of it.
 */
export interface TriedPuzzle {
  change: number;
  deviation: number;
  is_rated: boolean;
  is_right: boolean;
  puzzle_deviation: number;
  puzzle_rating: number;
  puzzle_tries: number;
  rating: number;
  streak: number;
}
/**
 * The faces that people chose.
 */
export interface Faces {
  faces: {
    [k: string]: string;
  };
}
/**
 * A page of somebody's finished matches, newest first.
 */
export interface MatchPage {
  is_complete: boolean;
  matches: MatchListing[];
  newer: string | null;
  older: string | null;
}
/**
 * A finished match of somebody.
 */
export interface MatchListing {
  cause: "abandoned" | "won";
  deals: number;
  ended_at_ms: number;
  match_id: string;
  place: number | null;
  players: PlacedPlayer[];
  points: number;
  preset: string | null;
}
/**
 * Who sat in a seat when a match was over.
 */
export interface PlacedPlayer {
  place: number | null;
  player: Player;
  points: number;
}
/**
 * A person as others see them. What they do not show is null.
 */
export interface Profile {
  avatar: string | null;
  daily: ProfileDaily | null;
  figure: PlayerFigure | null;
  is_guest: boolean;
  is_mine: boolean;
  matches: number | null;
  name: string;
  player_id: string;
  shown: ("daily" | "matches" | "statistics")[];
  since_ms: number;
  totals: SeatTotals[] | null;
}
/**
 * What somebody makes of today's deals.
 */
export interface ProfileDaily {
  days: PastDay[];
  streak: number;
}
/**
 * How somebody stood when a day was over.
 */
export interface PastDay {
  date: string;
  people: number;
  place: number;
  total: number;
}
/**
 * How many points a player loses for a decision, over the last matches.
 */
export interface PlayerFigure {
  by_kind: {
    [k: string]: KindLoss;
  };
  decisions: number;
  high: number | null;
  is_deep: boolean;
  lost: number | null;
  low: number | null;
  matches: MatchFigure[];
  plays_like: string[];
}
/**
 * What decisions of one kind cost.
 */
export interface KindLoss {
  decisions: number;
  lost: number;
}
/**
 * What somebody lost in one match.
 */
export interface MatchFigure {
  decisions: number;
  lost: number;
  match_id: string;
}
/**
 * What came of all matches of a player with as many seats. Boards of a day are not among them.
 */
export interface SeatTotals {
  deals: number;
  deals_won: number;
  disqualified: number;
  exchange_gain: number;
  exchanges: number;
  gangs_met: number;
  gangs_played: number;
  matches: number;
  places: number[];
  points: number;
  seats: number;
}
/**
 * A new token, told this once.
 */
export interface IssuedToken {
  listing: TokenListing;
  token: string;
}
/**
 * A token of the asker, as they see it later.
 */
export interface TokenListing {
  created_at_ms: number;
  expires_at_ms: number;
  label: string;
  player_id: string;
  prefix: string;
  scopes: ("play" | "read" | "say")[];
  token_id: string;
  used_at_ms: number | null;
}
/**
 * A bot that the asker owns.
 */
export interface OwnBot {
  created_at_ms: number;
  name: string;
  player_id: string;
}
/**
 * The bots that the asker owns, oldest first.
 */
export interface OwnBotList {
  bots: OwnBot[];
}
/**
 * The asker's tokens, oldest first.
 */
export interface TokenList {
  tokens: TokenListing[];
}
/**
 * A whole record, replayed. The fold of all events over `start` is the match at its end.
 */
export interface MatchReplay {
  headers: ReplayHeader[];
  is_over: boolean;
  is_verifiable: boolean;
  match_id: string | null;
  preset: string;
  seats: ReplaySeat[];
  start: MatchView;
  steps: ReplayStep[];
  version: 1;
}
/**
 * A header of the record, in the words of whoever wrote it: `Event`, `Date`, `Table`.
 */
export interface ReplayHeader {
  name: string;
  value: string;
}
/**
 * Who sat at a seat.
 */
export interface ReplaySeat {
  name: string;
  player_id: string;
}
/**
 * What a spectator knows of a match.
 */
export interface MatchView {
  deal: DealView | null;
  dummy_hands: CardName[][] | null;
  first_dealer: number;
  results: DealResultView[];
  rules: {
    [k: string]: string | number | boolean | number[] | null;
  };
  scores: number[];
  seat_count: 3 | 4;
  winners: number[];
}
/**
 * The deal being played, or played last.
 */
export interface DealView {
  cut: CutView | null;
  deal_winner: number | null;
  dealer: number;
  declared: number[];
  disqualified: number[];
  exchange: ExchangeView | null;
  hand_sizes: number[];
  number: number;
  seat_to_act: number | null;
  shown_hands: CardName[][] | null;
  trick: TrickView;
  tricks: TrickView[];
}
/**
 * The dealing ritual.
 */
export interface CutView {
  cards: CardName[];
  first_card_to: number | null;
}
/**
 * The tribute and what came back for it.
 */
export interface ExchangeView {
  deal_loser: number;
  deal_winner: number;
  returned_card: CardName | null;
  tribute: CardName;
}
/**
 * A trick so far.
 */
export interface TrickView {
  direction: DirectionName;
  leader: number;
  turns: TurnView[];
}
/**
 * What a seat did in its turn; no combination means a pass.
 */
export interface TurnView {
  combination: Combined | null;
  seat: number;
}
/**
 * A combination on the table.
 */
export interface Combined {
  cards: CardName[];
  kind: KindName;
}
/**
 * A line of the score sheet.
 */
export interface DealResultView {
  deal_loser: number;
  deal_winner: number;
  points: number[];
  scores: number[];
}
/**
 * The start of a deal, or one action, and all that came of it.
 */
export interface ReplayStep {
  action_number: number;
  deal_number: number;
  events: Event[];
}
/**
 * A table came into being.
 */
export interface TableOpened {
  host: string;
  is_quick: boolean;
  options: TableOptions;
  policy: TablePolicy;
  table_id: string;
  type: "table_opened";
}
/**
 * What the server alone decides about a table. It names no seed: that lies in the vault, by the id of the board.
 */
export interface TablePolicy {
  board_commitment: string | null;
  board_deal: 1 | 2 | 3;
  board_id: string | null;
  contest_id: string | null;
  deals: "board" | "chain" | "own_seed";
  opener: "person" | "server";
}
/**
 * The whole table between two matches, so that a stream can be read from here on.
 */
export interface TableCarriedOn {
  away_since_ms: (number | null)[];
  here: boolean[];
  host: string;
  is_quick: boolean;
  left_by: string[];
  options: TableOptions;
  players: (Player | null)[];
  policy: TablePolicy;
  table_id: string;
  type: "table_carried_on";
}
/**
 * The host chose other options.
 */
export interface OptionsChanged {
  options: TableOptions;
  type: "options_changed";
}
/**
 * Another person is host now.
 */
export interface HostChanged {
  host: string;
  type: "host_changed";
}
/**
 * A person or a bot sat down; a person may take over from a bot, with its score.
 */
export interface SeatTaken {
  player: Player;
  seat: number;
  type: "seat_taken";
}
/**
 * A seat became free.
 */
export interface SeatLeft {
  cause: "left" | "removed";
  seat: number;
  type: "seat_left";
}
/**
 * A person gets the seat of a bot with the next deal.
 */
export interface SeatPromised {
  player: Player;
  seat: number;
  type: "seat_promised";
}
/**
 * The promised seat stays with its bot.
 */
export interface PromiseWithdrawn {
  seat: number;
  type: "promise_withdrawn";
}
/**
 * The person in a seat has no connection to the table any more.
 */
export interface PlayerAway {
  seat: number;
  type: "player_away";
}
/**
 * The person in a seat is at the table again.
 */
export interface PlayerBack {
  seat: number;
  type: "player_back";
}
/**
 * A seat chose whether it passes by itself when nothing it holds beats the top play. Only the seat sees it.
 */
export interface AutoPassSet {
  is_on: boolean;
  seat: number;
  type: "auto_pass_set";
}
/**
 * A private table has a key, of which this is the hash. Nobody sees it.
 */
export interface InviteSet {
  invite_hash: string;
  type: "invite_set";
}
/**
 * The host removed a person, who may not come to this table again. Nobody sees it.
 */
export interface PlayerBanned {
  player_id: string;
  type: "player_banned";
}
/**
 * A person who may not come again came from this address, of which this is the hash. Nobody sees it.
 */
export interface AddressBanned {
  address_hash: string;
  type: "address_banned";
}
/**
 * What the server goes by when it makes forced passes take as long as chosen ones. Nobody sees it.
 */
export interface PassDelaysCarriedOn {
  delays_ms: number[][];
  salt: string;
  type: "pass_delays_carried_on";
}
/**
 * Nothing more happens at this table.
 */
export interface TableClosed {
  cause: "adjourned_too_long" | "empty" | "idle";
  type: "table_closed";
}
/**
 * Every seat has a player; the server has committed itself to the deals of the match (gof-fair-1, step 1).
 */
export interface MatchPrepared {
  commitment: string;
  match_id: string;
  players: Player[];
  rules: string;
  type: "match_prepared";
}
/**
 * The players changed before the match began; it will be prepared anew.
 */
export interface PreparationDropped {
  match_id: string;
  type: "preparation_dropped";
}
/**
 * A seat is ready for the match, or for the next deal.
 */
export interface SeatReady {
  commitment: string | null;
  seat: number;
  type: "seat_ready";
}
/**
 * All commitments are in: the message to save before a number is revealed (step 3).
 */
export interface NumbersCommitted {
  client_commitments: string[];
  commitment: string;
  match_id: string;
  players: string[];
  type: "numbers_committed";
}
/**
 * The number of a seat, checked against its commitment (step 4).
 */
export interface NumberRevealed {
  number: string;
  seat: number;
  type: "number_revealed";
}
/**
 * A match began.
 */
export interface MatchStarted {
  client_commitments: string[];
  commitment: string;
  fingerprint: string;
  first_dealer: number;
  match_id: string;
  numbers: (string | null)[];
  players: Player[];
  rules: {
    [k: string]: string | number | boolean | number[] | null;
  };
  seat_count: 3 | 4;
  transcript_hash: string;
  type: "match_started";
}
/**
 * A turn has to be taken, or the next deal begins, by this moment.
 */
export interface DeadlineSet {
  bank_ms: number;
  due_ms: number;
  seat: number | null;
  type: "deadline_set";
}
/**
 * A turn was not taken in time; the server acted for the seat (O2).
 */
export interface DeadlinePassed {
  is_idle: boolean;
  seat: number;
  type: "deadline_passed";
}
/**
 * A bot plays for the person in a seat until the person takes it back (O3, O7).
 */
export interface SubstituteSeated {
  bot: string;
  cause: "away" | "deadlines" | "host" | "late" | "left";
  seat: number;
  type: "substitute_seated";
}
/**
 * The person asked for the seat in a deal that the substitute finishes, and gets it with the next one (O4).
 */
export interface SeatAskedBack {
  seat: number;
  type: "seat_asked_back";
}
/**
 * The person plays again (O4).
 */
export interface SeatTakenBack {
  seat: number;
  type: "seat_taken_back";
}
/**
 * The host paused the match (O7).
 */
export interface MatchPaused {
  type: "match_paused";
}
/**
 * The match goes on after a pause.
 */
export interface MatchResumed {
  type: "match_resumed";
}
/**
 * All people were away for long; the match waits for one of them (O6).
 */
export interface MatchAdjourned {
  type: "match_adjourned";
}
/**
 * Somebody came back to an adjourned match.
 */
export interface MatchContinued {
  type: "match_continued";
}
/**
 * A match ended, for whatever cause; the server's secret is public now (step 7).
 */
export interface MatchEnded {
  cause: "abandoned" | "won";
  match_id: string;
  secret: string;
  type: "match_ended";
}
/**
 * A deal began.
 */
export interface DealStarted {
  deal_number: number;
  dealer: number;
  direction: DirectionName;
  leader: number;
  type: "deal_started";
}
/**
 * The dealing ritual was held.
 */
export interface DeckCut {
  cards: CardName[];
  first_card_to: number | null;
  type: "deck_cut";
}
/**
 * A seat got its cards. Only that seat sees it.
 */
export interface HandDealt {
  hand: CardName[];
  seat: number;
  type: "hand_dealt";
}
/**
 * With three seats, sixteen cards went aside. Nobody sees it.
 */
export interface DummyHandDealt {
  hand: CardName[];
  type: "dummy_hand_dealt";
}
/**
 * The deal loser gave its highest card.
 */
export interface TributeGiven {
  card: CardName;
  giver: number;
  receiver: number;
  type: "tribute_given";
}
/**
 * The deal winner returned a card.
 */
export interface CardReturned {
  card: CardName;
  giver: number;
  receiver: number;
  type: "card_returned";
}
/**
 * A seat laid a combination.
 */
export interface CombinationPlayed {
  combination: Combined;
  next_seat: number | null;
  seat: number;
  type: "combination_played";
}
/**
 * A seat passed.
 */
export interface Passed {
  next_seat: number | null;
  seat: number;
  type: "passed";
}
/**
 * A seat declared its last card.
 */
export interface LastCardDeclared {
  seat: number;
  type: "last_card_declared";
}
/**
 * A seat failed to declare its last card and is out of this deal.
 */
export interface SeatDisqualified {
  seat: number;
  type: "seat_disqualified";
}
/**
 * All other active seats passed.
 */
export interface TrickWon {
  direction: DirectionName;
  leader: number;
  seat: number;
  type: "trick_won";
}
/**
 * The deal is over.
 */
export interface DealWon {
  seat: number;
  type: "deal_won";
}
/**
 * The cards left in every hand, by seat.
 */
export interface HandsShown {
  hands: CardName[][];
  type: "hands_shown";
}
/**
 * Points were written down.
 */
export interface DealScored {
  deal_loser: number;
  points: number[];
  scores: number[];
  type: "deal_scored";
}
/**
 * After a match with three seats, the dummy hands of all its deals.
 */
export interface DummyHandsShown {
  hands: CardName[][];
  type: "dummy_hands_shown";
}
/**
 * The match is over by the rules.
 */
export interface MatchWon {
  type: "match_won";
  winners: number[];
}
/**
 * What is known of how a match was played.
 */
export interface MatchReview {
  analysis: MatchAnalysis | null;
  deals: number;
  deals_done: number;
  deep: "done" | "none" | "waiting" | "working";
  is_deep: boolean;
}
/**
 * An analysis of a match, `gof-analysis 1`.
 */
export interface MatchAnalysis {
  deals: AnalysedDeal[];
  engine: AnalysisEngine;
  format: "gof-analysis";
  levels: {
    [k: string]: number;
  };
  match_id: string | null;
  seats: number;
  version: 1;
}
/**
 * A deal.
 */
export interface AnalysedDeal {
  deal: number;
  decisions: AnalysedDecision[];
  luck: SeatLuck[];
}
/**
 * A turn in which there was a choice, with the points that it cost.
 */
export interface AnalysedDecision {
  action: string;
  candidates: never[][];
  error: number;
  errors: number[];
  kind: "exchange" | "follow" | "gang" | "last_card" | "lead" | "pass";
  loss: number;
  maker: "clock" | "player" | "substitute";
  reason: {
    [k: string]: number | string;
  } | null;
  seat: number;
  taken: number;
  turn: number;
  verdict: "as_good" | "blunder" | "inaccuracy" | "mistake";
  worlds: number;
}
/**
 * The margin of a deal for a seat, in parts.
 */
export interface SeatLuck {
  cards: number;
  cards_error: number;
  margin: number;
  plays: number;
  plays_error: number;
  rest: number;
  seat: number;
}
/**
 * What judged: the analyses of two engines do not compare.
 */
export interface AnalysisEngine {
  id: string;
  network: string;
  quick_network: string;
  settings: {
    [k: string]: number | string;
  };
}
/**
 * How it goes on. With no actions: the position; else what the last of them led to, until the seat acts again.
 */
export interface Practice {
  is_over: boolean;
  seat: number;
  start: Snapshot | null;
  told: Told[];
}
/**
 * Everything an audience knows, at one sequence number.
 */
export interface Snapshot {
  match: MatchView | null;
  own: OwnView | null;
  table: TableView;
}
/**
 * What only the seat itself knows of the match.
 */
export interface OwnView {
  auto_pass: boolean;
  hand: CardName[];
  limits: LimitsView | null;
  may_declare: boolean;
  seat: number;
}
/**
 * What binds a seat on turn, beyond holding the cards and beating the top play.
 */
export interface LimitsView {
  gang: "allowed" | "barred" | "free" | "required";
  max_cards: number;
  may_pass: boolean;
  min_cards: number;
  must_contain: CardName | null;
  must_declare_first: boolean;
  single_only: boolean;
}
/**
 * What everybody knows of a table, apart from the cards.
 */
export interface TableView {
  deadline: Deadline | null;
  host: string;
  is_adjourned: boolean;
  is_closed: boolean;
  is_paused: boolean;
  is_quick: boolean;
  match: MatchInfo | null;
  options: TableOptions;
  preparation: Preparation | null;
  remaining_ms: number | null;
  seats: SeatInfo[];
  table_id: string;
}
/**
 * When a turn expires, or the next deal begins.
 */
export interface Deadline {
  bank_ms: number;
  due_ms: number;
  seat: number | null;
}
/**
 * A match being played, or played last.
 */
export interface MatchInfo {
  client_commitments: string[];
  commitment: string;
  ended: ("abandoned" | "won") | null;
  fingerprint: string;
  match_id: string;
  numbers: (string | null)[];
  players: Player[];
  secret: string | null;
  transcript_hash: string;
}
/**
 * A match that is about to begin.
 */
export interface Preparation {
  commitment: string;
  committed_at_ms: number | null;
  match_id: string;
  players: Player[];
  ready_at_ms: number | null;
  rules: string;
}
/**
 * What everybody knows of a seat apart from the match.
 */
export interface SeatInfo {
  asked_back: boolean;
  away_since_ms: number | null;
  bank_ms: number;
  commitment: string | null;
  is_here: boolean;
  is_ready: boolean;
  missed_deadlines: number;
  number: string | null;
  player: Player | null;
  promised_to: Player | null;
  returns_with_deal: boolean;
  substitute: string | null;
  substitute_turns: number;
}
/**
 * What happened since `after`, as far as the audience may know.
 */
export interface Told {
  after: number;
  entries: Entry[];
  now_ms: number;
  own: OwnView | null;
  seq: number;
  type: "told";
}
/**
 * An event at its place in the stream of a table.
 */
export interface Entry {
  at_ms: number;
  event: Event;
  seq: number;
}
/**
 * All puzzles, always in the same order.
 */
export interface PuzzleList {
  puzzles: PuzzleListing[];
  today: string | null;
}
/**
 * A puzzle, before it is seen.
 */
export interface PuzzleListing {
  kind: "judgement" | "proof";
  missed: number;
  puzzle_id: string;
  theme: "exchange" | "follow" | "gang" | "last_card" | "lead" | "pass";
}
/**
 * A puzzle with its answer.
 */
export interface ShownPuzzle {
  answers: string[];
  deal: number;
  error: number;
  gap: number;
  kind: "judgement" | "proof";
  missed_by: string[];
  puzzle_id: string;
  seat: number;
  theme: "exchange" | "follow" | "gang" | "last_card" | "lead" | "pass";
  turn: number;
  worlds: number;
}
/**
 * The open tables, all of them (on `/ws/lobby`).
 */
export interface LobbyShown {
  people: number;
  tables: TableListing[];
  type: "lobby_shown";
}
/**
 * Tables that opened or changed, ids of tables that are not open any more, and how many people play now.
 */
export interface LobbyChanged {
  changed: TableListing[];
  gone: string[];
  people: number;
  type: "lobby_changed";
}
/**
 * The server closes the socket, and says why (`Farewell`).
 */
export interface Goodbye {
  code: string;
  type: "goodbye";
}
/**
 * The answer to `Hello`: where the client stands. Missing events follow as `Told`, unless there is a snapshot.
 */
export interface Welcome {
  now_ms: number;
  player_id: string | null;
  seat: number | null;
  seq: number;
  snapshot: Snapshot | null;
  type: "welcome";
  version: number;
}
/**
 * A command took effect, once, at this sequence number; or it is kept as a wish.
 */
export interface Ack {
  id: string;
  is_wish: boolean;
  seq: number;
  type: "ack";
}
/**
 * A command had no effect. The code names a sentence; the facts fill it.
 */
export interface Refused {
  code: string;
  facts: {
    [k: string]: string | number;
  };
  id: string | null;
  type: "refused";
}
/**
 * Somebody said something.
 */
export interface Said {
  at_ms: number;
  chat_id: string;
  phrase: string | null;
  player: Player;
  text: string | null;
  type: "said";
}
/**
 * Something said was taken back.
 */
export interface ChatRemoved {
  chat_id: string;
  type: "chat_removed";
}
/**
 * How many people watch.
 */
export interface Watching {
  spectators: number;
  type: "watching";
}
