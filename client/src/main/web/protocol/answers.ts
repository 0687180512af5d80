/**
 * What the server answers, field for field, as its records say: written by a test, not by hand.
 * `-Dzeriba.samples=write` with AnswersTest writes it again.
 */

export interface AccountShown {
  name: string;
  /** When the account was made, in milliseconds since 1970. */
  since: number;
  /** Whether it has a password. */
  password: boolean;
  passkeys: Passkey[];
  sessions: Session[];
  /** The names of those who are kept away. */
  blocked: string[];
}

export interface AccountView {
  /** The account of whoever is signed in. */
  account: AccountShown | null;
  offers?: Offers;
}

export interface Acted {
  kind: "acted";
  rule: string;
  /** The key of its sentence. */
  text: string;
  /** What stands in it. */
  args: string[];
  verb: string;
  units: string[];
  targets: string[];
  [more: string]: unknown;
}

/** An action by what it names; its text is what is played. */
export interface ActionChoice {
  text: string;
  /** Groups of units, in the order of the text: attackers, then defenders. */
  units?: string[][];
  places?: string[];
  /** The places on the way, the last one not among them. */
  way?: string[];
  /** What is neither a unit nor a place. */
  words?: string[];
}

/** The actions of whoever chooses, by kind. */
export interface ActionChoices {
  /** How many there are; where they are very many, not all are listed. */
  total: number;
  kinds: ActionKind[];
}

export interface ActionKind {
  verb: string;
  actions: ActionChoice[];
}

export interface Actions {
  /** The side that chooses. */
  side: string | null;
  /** How many there are, listed or not. */
  total: number;
  actions: string[];
}

/** How far an analysis has come, and what it found. */
export interface Analysis {
  /** How many entries are analysed. */
  done: number;
  /** Of so many that stand. */
  of: number;
  found?: Findings;
}

export interface BadParameter {
  path: string;
  reason: string;
}

export interface Began {
  kind: "began";
  rule: string;
  /** The key of its sentence. */
  text: string;
  /** What stands in it. */
  args: string[];
  turn: number;
  step: string;
  side: string | null;
}

export interface Blurb {
  /** What happened. */
  history: string;
  /** How long a game takes. */
  length: string;
  /** Who has fun with it. */
  players: string;
  /** From 1 to 5; 0 where nothing is said. */
  complexity: number;
}

/** Which rule forbids it, and where. */
export interface Broken {
  rule: string;
  reason: string;
  /** The key of the reason's sentence. */
  key?: string;
  /** What stands in it. */
  args?: string[];
  places: string[];
}

export interface CareerLine {
  /** The game, then the side or the phase. */
  name?: string;
  games: number;
  /** How many decisions count. */
  decisions: number;
  /** What one gave away on average. */
  rate: number;
  /** The standard error of that. */
  rateError: number;
  /** What all dice gave. */
  luck: number;
  /** The standard error of that. */
  luckError: number;
  /** The standard deviation of fair dice over these games. */
  spread: number;
  /** Of a hundred such careers, so many had worse dice. */
  percentile: number;
}

/** What your finished games against others have in common. Values are parts of a winning chance. */
export interface CareerTold {
  /** How many games are analysed. */
  done: number;
  /** Of so many that are over. */
  of: number;
  whole: CareerLine;
  /** By game. */
  games: CareerLine[];
  /** By game and side. */
  sides: CareerLine[];
  /** By game and phase. */
  phases: CareerLine[];
}

export interface Catalogue {
  games: GameDef[];
}

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export interface Challenge {
  challenge: string;
  rpId: string;
  userVerification: string;
}

export interface Changed {
  kind: "changed";
  rule: string;
  /** The key of its sentence. */
  text: string;
  /** What stands in it. */
  args: string[];
  subject: string;
  what: string;
  from: string;
  to: string;
}

export interface Chapter {
  title: string;
  paragraphs: Paragraph[];
}

/** The clocks of a table; times in milliseconds. */
export interface Clock {
  pace: string;
  end: string;
  /** By side, what is left. */
  left: Record<string, number>;
  /** The side whose clock runs. */
  running: string | null;
  /** The side whose time is over, so that another may claim the win. */
  late: string | null;
  /** When this was so, since 1970. */
  at: number;
}

export type Closed = Record<string, never>;

export interface CommandGroup {
  /** The value of the option that they are given under. */
  under: string;
  id: string;
  ids: string[];
}

export interface CommandsDef {
  /** The option that says which groups there are. */
  by: string;
  /** The option that says how many of the holders play. */
  seats: string;
  holders: string[];
  groups: CommandGroup[];
}

export interface CurvePoint {
  /** After this entry; 0 before the first. */
  entry: number;
  /** The first side's, with the best play that was found. */
  chance: number;
}

export type Data = BadParameter | Broken | Retry | Stale;

/** A field of a game's data. */
export interface DataCell {
  /** A JSON pointer. */
  pointer: string;
  value: string;
}

export interface Descriptor {
  type: string;
  id: string;
}

export interface Dice {
  count: number;
  sides: number | number[];
  purpose: string;
}

/** A difference of two shares. */
export interface Difference {
  points: number;
  low: number;
  high: number;
  /** Whether its interval leaves out no difference at all. */
  clear: boolean;
}

export interface Ended {
  kind: "ended";
  rule: string;
  /** The key of its sentence. */
  text: string;
  /** What stands in it. */
  args: string[];
  result: Result;
  winner: string | null;
}

/** Refused; nothing has changed. */
export interface Error {
  error: RpcError;
}

/** What may be varied in a game's data. */
export interface ExperimentCells {
  /** How many were found; the first of them follow. */
  found: number;
  cells: DataCell[];
}

/** Whether an experiment can be played, and what would be. */
export interface ExperimentChecked {
  fault?: ExperimentFault;
  design?: ExperimentDesign;
}

/** What is played. */
export interface ExperimentDesign {
  question: string;
  game: string;
  scenario: string;
  /** By side, in the game's order. */
  players: string[];
  /** Whose share is asked for. */
  side: string;
  /** When it is enough, in words. */
  stop: string;
  /** How many variants there are. */
  variants: number;
  /** What the first of them are called. */
  labels: string[];
  /** How many games at most. */
  games: number;
  /** How many seeds. */
  rounds: number;
}

/** What is wrong in an experiment's file. */
export interface ExperimentFault {
  /** The field; empty for the whole. */
  path: string;
  reason: string;
}

/** The experiments of this server, the latest first. */
export interface ExperimentList {
  experiments: ExperimentRow[];
  /** What an experiment may measure, by name. */
  measures: string[];
}

/** An experiment that is gone. */
export interface ExperimentRemoved {
  id: string;
}

/** How an experiment stands. */
export interface ExperimentRow {
  id: string;
  question: string;
  game: string;
  scenario: string;
  state: "waiting" | "running" | "stopped" | "done" | "failed";
  /** Why it failed. */
  fault?: string;
  /** How many games are over. */
  done: number;
  /** Of so many at most. */
  most: number;
  /** An estimate, while it runs. */
  secondsLeft: number;
}

/** An experiment, and what its games say so far. */
export interface ExperimentTold {
  row: ExperimentRow;
  design: ExperimentDesign;
  /** What its games say, in a sentence; none without games. */
  answer?: string;
  /** Of each variant that has games, the base first. */
  shares: VariantShare[];
  /** Of a search: what it found, by its label. */
  found?: string;
  /** Of a search: the base and what was found, played again with other seeds. */
  confirmed: VariantShare[];
  /** Where its report is, once one is written. */
  report?: string;
  /** The experiment's file, as JSON. */
  file: string;
}

/** Two experiments beside one another. */
export interface ExperimentsCompared {
  one: ExperimentRow;
  other: ExperimentRow;
  /** Fields of their files that differ, apart from the question. */
  differing: string[];
  /** The variants that both have, by their labels. */
  variants: VariantPair[];
}

export interface Explanation {
  legal: boolean;
  rule?: string;
  reason?: string;
  /** The key of the reason's sentence. */
  key?: string;
  /** What stands in it. */
  args?: string[];
  places?: string[];
}

/** What an analysis found. All values are winning chances, 0 to 1, or parts of one. */
export interface Findings {
  /** The side that curve and luck are told for. */
  first: string;
  curve: CurvePoint[];
  decisions: JudgedDecision[];
  /** Runs of decisions that lost as a plan, each judged whole. */
  plans?: JudgedPlan[];
  dice: JudgedThrow[];
  sides: SideFindings[];
  /** By turn and side. */
  turns: PartFindings[];
  /** By step and side. */
  steps: PartFindings[];
}

export interface GameDef {
  id: string;
  title: string;
  blurb: Blurb;
  rulesVersion: number;
  sides: string[];
  roles: string[];
  /** By role, in the same order: its side. */
  sideOf: string[];
  scenarios: Scenario[];
  options: OptionDef[];
  /** Reactions that may be settled in advance. */
  orders: OrderDef[];
  /** Kinds of orders that may be given for one unit, as KIND@UNIT. */
  ordersForUnits: string[];
  looks: LookDef[];
  /** The forms of its actions. */
  forms: string[];
  commands?: CommandsDef;
}

export type GameEvent = Moved | Changed | Acted | Threw | Began | Ended;

export interface HandedOver {
  table: string;
  mine: string[];
  /** Who sits where: you, person, open, or computer LEVEL. */
  seats: Record<string, string>;
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  link?: string;
}

export interface HandicapDef {
  id: string;
  side: string;
  /** 1 a little, 2, 3 much. */
  grade: number;
  /** What is other. */
  told: string;
  /** Who played the games that follow, on both sides. */
  level: string;
  /** With it. */
  games: number;
  /** The side's part of what there was to win, without it. */
  without: number;
  /** The same with it. */
  with: number;
}

export interface Host {
  id: string;
  name: string;
}

export interface JudgedDecision {
  entry: number;
  by: string;
  action: string;
  /** The plan that would have been best; the action where it was. */
  better: string[];
  /** What that plan does, where the decision has a mark. */
  told?: GameEvent[];
  /** What it gave away. */
  loss: number;
  /** The standard error of that. */
  error: number;
  /** How grave that is. */
  mark: "none" | "doubtful" | "bad" | "very-bad";
  /** Whether it counts for the rate: neither forced nor obvious. */
  counted: boolean;
}

export interface JudgedPlan {
  /** Its first entry. */
  from: number;
  /** Its last. */
  to: number;
  by: string;
  /** The plan that would have been best at its beginning. */
  better: string[];
  /** What the whole run gave away. */
  loss: number;
  /** The standard error of that. */
  error: number;
  mark: "none" | "doubtful" | "bad" | "very-bad";
}

export interface JudgedThrow {
  entry: number;
  luck: number;
  error: number;
}

export interface Kind {
  type: string;
  alg: number;
}

/** A scenario between two levels. */
export interface LedgerRow {
  game: string;
  rulesVersion: number;
  scenario: string;
  /** Those that are not as usual; usual where all are. */
  options: string;
  /** Of each side, in the game's order. */
  levels: string[];
  games: number;
  /** Won by the first side. */
  won: number;
  drawn: number;
  /** The first side's part of what there was to win. */
  share: number;
  /** The lower end of its 95 % interval. */
  low: number;
  high: number;
  /** When the last of them were played, as 2026-11-26. */
  date: string;
}

/** How scenarios came out between levels. Few games say little: mind the interval. */
export interface LedgerTold {
  rows: LedgerRow[];
  /** Games between people at this server, on the present rules. */
  people?: PeopleRow[];
}

export interface Listed {
  table: string;
  listed: boolean;
}

export interface LogLine {
  entry: number;
  by: string;
  text: string;
  /** The verb of a word of the table: undo, offer, nonce. */
  word?: string;
  /** The choices and throws that it took back, by their entries. */
  takes?: number[];
  /** Who answered where no person did: order, computer, clock. */
  hand?: string;
  events: GameEvent[];
}

/** A page of the log. */
export interface LogPage {
  /** The last entry before it. */
  earlier: number;
  lines: LogLine[];
}

export interface LookDef {
  what: string;
  title: string;
  unit: boolean;
  place: boolean;
}

export interface MadeTable {
  table: string;
  /** By role, the secret links of the seats. */
  links: Record<string, string>;
  /** The page for those who look on. */
  spectate: string;
}

export interface Moved {
  kind: "moved";
  rule: string;
  /** The key of its sentence. */
  text: string;
  /** What stands in it. */
  args: string[];
  manner:
    | "moved"
    | "deployed"
    | "advanced"
    | "retreated"
    | "arrived"
    | "left"
    | "captured"
    | "eliminated"
    | "carried";
  unit: string;
  from: string;
  to: string;
  /** The places entered on the way, the last being to. */
  path?: string[];
}

export interface MyTables {
  tables: TableRow[];
}

export interface NewPasskey {
  challenge: string;
  rp: Host;
  user: User;
  pubKeyCredParams: Kind[];
  authenticatorSelection: Selection;
  excludeCredentials: Descriptor[];
  ticket?: string;
}

export interface Next {
  table: string;
  mine: string[];
  /** Who sits where: you, person, open, or computer LEVEL. */
  seats: Record<string, string>;
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  /** By role, the secret links of the seats. */
  links?: Record<string, string>;
}

export interface NoticesShown {
  /** The kinds of notices that this server sends. */
  offers: Record<string, boolean>;
  /** The server's key for web push. */
  key: string | null;
  ways: Told[];
  /** Those that are not confirmed yet. */
  waiting: Told[];
}

/** What an action may lead to, and the game's arithmetic. */
export interface Odds {
  action: string;
  /** Whether every branch was counted, and none drawn. */
  exact?: boolean;
  /** How the others reply: none, worst, orders. */
  assuming?: string;
  outcomes?: Outcome[];
  /** The mean chance to win afterwards, 0 to 1. */
  value?: number;
  /** How many were drawn. */
  samples?: number;
  /** The greatest half width of the 95 % intervals. */
  interval?: number;
  [more: string]: unknown;
}

export interface Offers {
  accounts: boolean;
  passkeys: boolean;
}

export interface OpenTable {
  table: string;
  mine: string[];
  /** Who sits where: you, person, open, or computer LEVEL. */
  seats: Record<string, string>;
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  pace: string;
  undoing: "free" | "consent";
  talk: "players" | "everybody";
  /** The handicap it is played with, as games lists them. */
  handicap?: string;
  level: string;
  /** The seats that nobody has taken. */
  open: string[];
  /** Milliseconds since 1970. */
  since: number;
}

export interface OpenTables {
  tables: OpenTable[];
  /** Whether another page follows. */
  more?: boolean;
}

export interface OptionDef {
  id: string;
  title: string;
  rule: string;
  type: "flag" | "choice" | "number";
  values?: string[];
  /** The least number. */
  from?: number;
  /** The greatest. */
  to?: number;
  default: unknown;
}

export interface OrderDef {
  id: string;
  title: string;
  rule: string;
  type: "flag" | "choice" | "number";
  values?: string[];
  /** The least number. */
  from?: number;
  /** The greatest. */
  to?: number;
  default: unknown;
  sensible: unknown;
}

export interface Outcome {
  dice?: number[];
  /** How many throws have the effect, where not one. */
  rolls?: number;
  /** As a fraction. */
  probability: string;
  p: number;
  /** The game's word for it. */
  result?: string;
}

export interface Paragraph {
  rule: string;
  text: string;
}

export interface PartFindings {
  turn?: number;
  /** By the game's own word. */
  step?: string;
  side: string;
  /** How many decisions count. */
  decisions: number;
  /** What its play gave away, each run judged as a plan. */
  lost: number;
  lostError: number;
  /** What the dice gave it. */
  luck: number;
  luckError: number;
}

export interface Passkey {
  id: string;
  label: string;
  since: number;
}

/** The first entry that the present rules lead elsewhere, or do not allow. */
export interface Paused {
  /** The version of the rules that the game was played under. */
  from: number;
  /** The present one. */
  to: number;
  entry: number;
  line: string;
  /** The digest of the position after it; empty where none was kept. */
  was: string;
  /** The digest now; empty where it is not allowed. */
  is: string;
  legal: boolean;
  reason: string;
  /** The last entry that counts when the game goes on. */
  stands: number;
  accepted: string[];
  waiting: string[];
}

/** A scenario between people, whoever they were. */
export interface PeopleRow {
  game: string;
  rulesVersion: number;
  scenario: string;
  /** Those that are not as usual; usual where all are. */
  options: string;
  games: number;
  /** Won by the first side. */
  won: number;
  drawn: number;
  /** The first side's part of what there was to win. */
  share: number;
  /** The lower end of its 95 % interval. */
  low: number;
  high: number;
}

export interface PlaceInQueue {
  kind: "seat" | "advice" | "odds" | "look" | "analysis" | "experiment";
  table: string;
  /** 1 for the next. */
  place: number;
  of: number;
}

export interface Preview {
  proposed?: Proposal;
}

export interface Proposal {
  /** The game's id. */
  game: string;
  scenario: string;
  /** Its map and counters. */
  sheet: Record<string, unknown>;
}

export interface QueueTold {
  /** How many wait, of everybody. */
  waiting: number;
  yours: PlaceInQueue[];
}

export interface Rated {
  action: string;
  value: number;
}

export interface Remark {
  /** The speaker's role; empty for somebody who looks on. */
  by: string;
  /** The speaker's name, where one has an account. */
  name?: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Request {
  by: string;
  word: string;
}

export interface Result {
  winner: string | null;
  rule: string;
  grade?: string;
  score?: number;
}

export interface Retry {
  retryAfter: number;
}

export interface RolledCandidate {
  action: string;
  /** What it does. */
  told: GameEvent[];
  /** The side's winning chance, the dice's luck taken out. */
  chance: number;
  error: number;
  /** What it is behind the best. */
  behind: number;
  /** The standard error of that, over the same dice. */
  behindError: number;
  /** By what part taking the luck out narrows the interval. */
  spared: number;
}

/** Games that were played on from a position. */
export interface RolledOut {
  /** How many from each candidate. */
  games: number;
  /** How many at most. */
  most: number;
  /** Why it goes on no further: every chance is known well enough, one leads clearly, all games were played; or open. */
  end: "open" | "narrow" | "clear" | "played";
  side: string;
  /** The best first. */
  candidates: RolledCandidate[];
}

/** Why something was refused; nothing has changed. */
export interface RpcError {
  /** As JSON-RPC and the protocol number them. */
  code: number;
  message: string;
  data?: Data;
}

export interface RuleBook {
  chapters: Chapter[];
}

export interface RungDef {
  level: string;
  /** The next level below. */
  below: string;
  games: number;
  /** The level's part of what there was to win; a draw is half. */
  share: number;
  /** The lower end of its 95 % interval. */
  low: number;
  high: number;
}

export interface Scenario {
  id: string;
  title: string;
  /** What one is in for. */
  told?: string;
  /** Who the roles are in it, where it names them. */
  sides?: Record<string, string>;
  /** The options that change nothing in it. */
  idle?: string[];
  /** What may help a side, a little first. */
  handicaps?: HandicapDef[];
  /** What levels scored against the next below, the weakest first. */
  rungs?: RungDef[];
}

export interface SeatsTold {
  table: string;
  mine: string[];
  /** Who sits where: you, person, open, or computer LEVEL. */
  seats: Record<string, string>;
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
}

export interface Selection {
  residentKey: string;
  userVerification: string;
}

export interface Session {
  device: string;
  since: number;
  used: number;
  /** Whether it is this one. */
  current?: boolean;
}

export interface SideFindings {
  side: string;
  /** How many decisions count. */
  decisions: number;
  /** What they gave away in all. */
  lost: number;
  lostError: number;
  /** What one gave away on average. */
  rate: number;
  /** What all dice gave it. */
  luck: number;
  luckError: number;
  /** Of a hundred games, so many had worse dice. */
  percentile: number;
  /** The result with luck taken off, once the game is over. */
  adjusted?: number;
}

export interface Stale {
  entry: number;
}

export interface Status {
  status: string;
}

/** What a computer player would choose; values are chances from 0, lost, to 1, won, as analyses tell them. */
export interface Suggestion {
  action: string;
  /** Own actions that it has in mind, beginning with the action. */
  line: string[];
  value: number;
  others: Rated[];
}

export interface TableInfo {
  table: string;
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  game: string;
  seats: Record<string, string>;
  mine: string[];
  /** What the game's board can be asked. */
  looks: string[];
  /** The kinds of standing orders. */
  orders: OrderDef[];
  /** Whether its sheet and words are its own, not those of the game. */
  own?: boolean;
  /** The handicap it is played with, as games lists them. */
  handicap?: string;
  record: string | null;
}

export interface TableRow {
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  table: string;
  game: string;
  /** The roles that may choose now. */
  roles: string[];
  scenario: string;
  turn: number;
  side: string | null;
  over: boolean;
  mine: string[];
  seats: Record<string, string>;
}

export interface Threw {
  kind: "threw";
  rule: string;
  /** The key of its sentence. */
  text: string;
  /** What stands in it. */
  args: string[];
  purpose: string;
  dice: number[];
  [more: string]: unknown;
}

export interface Told {
  kind: "push" | "email" | "webhook";
  target: string;
}

export interface User {
  id: string;
  name: string;
  displayName: string;
}

/** A variant in two experiments. */
export interface VariantPair {
  one: VariantShare;
  other: VariantShare;
  difference: Difference;
}

/** What the side asked about came to in a variant. */
export interface VariantShare {
  label: string;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  /** Broken off; they count as half won. */
  broken: number;
  share: number;
  low: number;
  high: number;
  difference?: Difference;
}

/** What a plan is worth beside the best that is known. */
export interface Verdict {
  /** What it gives away. */
  loss: number;
  /** The standard error of that. */
  error: number;
  mark: "none" | "doubtful" | "bad" | "very-bad";
  /** The winning chance of its side. */
  chance: number;
  /** The best plan; the one that was given where there is no better. */
  better: string[];
  /** What that does. */
  told: GameEvent[];
}

/** A table as it stands, or stood, and what happened at it. */
export interface View {
  table: string;
  /** The last entry of the record. */
  entry: number;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  /** Whether choices are taken back across phases freely, or by consent. */
  undoing: "free" | "consent";
  turn: number;
  step: string;
  /** The side that chooses. */
  side: string | null;
  pending: "choice" | "dice" | "nonces" | "elsewhere" | "over" | "paused";
  /** The roles that may choose, where not the one called as its side. */
  roles?: string[];
  dice?: Dice;
  result?: Result;
  /** The position, as the game writes it. */
  position: Record<string, unknown>;
  /** By role, whom the dice wait for. */
  awaited?: Record<string, "seat" | "nonce">;
  clock?: Clock;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  paused?: Paused;
  /** The table that plays what this one waits for. */
  elsewhere?: string;
  /** The table that waits for what is played here. */
  for?: string;
  /** One's own roles. */
  mine?: string[];
  /** How many of one's own choices may be taken back now. */
  undo?: number;
  /** The standing orders in force, by one's own role and kind, or KIND@UNIT. */
  orders?: Record<string, Record<string, unknown>>;
  /** What is left of one's plans, by role. */
  plans?: Record<string, string[]>;
  /** Where they lead, by role. */
  goals?: Record<string, string>;
  /** Who sits where: you, person, open, or computer LEVEL. */
  seats?: Record<string, string>;
  /** The roles that have something to do, where some have nothing. */
  playing?: string[];
  /** By role, the names of those who sit there with an account. */
  names?: Record<string, string>;
  /** The roles whose holders have the table open, as far as this server knows. */
  here?: string[];
  /** Who may talk: those who play, or everybody. */
  talk?: "players" | "everybody";
  /** One's own roles that have not yet added to the dice. */
  silent?: string[];
  request?: Request | null;
  /** The table at which the same game is played once more. */
  rematch?: string;
  chat?: Remark[];
  /** The last entry that the page leaves out of what is new. */
  earlier?: number;
  last?: LogLine[];
  /** After a long time, the last entry that the events do not tell of. */
  untold?: number;
  events?: GameEvent[];
  actions?: ActionChoices;
  /** What whoever chooses has to do. */
  duties?: Record<string, unknown>;
}

export interface WrittenRecord {
  record: string;
}
