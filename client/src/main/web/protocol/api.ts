import { asSentence } from "../i18n/sentence";
import { asSpoken, language, translate } from "../i18n/translate";
import type { Analysis, CareerTold, RolledOut, Verdict } from "./answers";
import { Queue } from "./queue";
import type {
  Arithmetic,
  ErrorData,
  Explanation,
  GameDef,
  LogPage,
  MadeTable,
  Messages,
  NewTable,
  Odds,
  OpenTable,
  Place,
  Preview,
  QueueTold,
  Reach,
  RuleBook,
  SeatsTold,
  SideId,
  Suggestion,
  TableInfo,
  TableRow,
  Threat,
  Threats,
  View,
  WireError,
} from "./types";

/** A refusal by the server, with its code and, when a rule forbids, that rule. */
export class Refused extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: ErrorData,
  ) {
    super(message);
  }
}

/** No answer at all: the server is away. */
export class Unreachable extends Error {}

/** What an answer says; a refusal is thrown. */
export async function answer(request: Promise<Response>): Promise<unknown> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new Unreachable(translate("trouble.away"));
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const error = (body as { error?: WireError } | null)?.error;
  throw new Refused(
    error?.code ?? -response.status,
    error ? asSentence(asSpoken(error.message)) : translate("trouble.answer", response.status),
    error?.data ?? {},
  );
}

/** Milliseconds after which no answer is waited for: a line may be dead without ever breaking. */
const PATIENCE = 60_000;

function ask<T>(path: string): Promise<T> {
  const headers = { accept: "application/json", "accept-language": language() };
  return answer(fetch(path, { headers, signal: AbortSignal.timeout(PATIENCE) })) as Promise<T>;
}

function tell<T>(path: string, body: object): Promise<T> {
  return answer(
    fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "accept-language": language(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    }),
  ) as Promise<T>;
}

/** What an operation answers, by its name, for parts of the page that are loaded apart. */
export const operate = <T>(name: string, given: object): Promise<T> =>
  tell<T>(`/api/${name}`, given);

/** A position that something is asked about: a table after an entry, whatever is played on there. */
export interface PositionRef {
  table: string;
  at: number;
}

const id = encodeURIComponent;

/** What a page needs of a view in which it chooses. */
export const WANTED = ["actions", "duties"] as const;

/** A view of a table as it stands, with what the page needs if it chooses there. */
const show = (operation: string, given: object): Promise<View> =>
  tell<View>(`/api/${operation}`, { ...given, with: WANTED });

/** Where one stands with what the server takes long to compute. */
export const queue = new Queue(() => tell<QueueTold>("/api/queue", {}));

function compute<T>(path: string, body: object): Promise<T> {
  return queue.through(tell<T>(path, body));
}

/** What the pages ask of the server; operations by the names of the engine protocol. */
export const api = {
  games: (lang: string) =>
    tell<{ games: GameDef[] }>("/api/games", { lang }).then(({ games }) => ({
      games: games.map((game) => ({
        ...game,
        blurb: asSpoken(game.blurb),
        scenarios: game.scenarios.map((one) => ({
          ...one,
          title: asSpoken(one.title),
          ...(one.told === undefined ? {} : { told: asSpoken(one.told) }),
        })),
      })),
    })),
  /** A game's map and counters, or those of a table that has its own. */
  sheet: (game: string, table?: string) =>
    ask<unknown>(`/api/sheet/${id(game)}${table ? `?table=${id(table)}` : ""}`),
  /** A game's sentences as one of its scenarios words them, or a table that has its own. */
  messages: (game: string, scenario: string, lang: string, table?: string) =>
    ask<Messages>(
      `/api/messages/${id(game)}?lang=${id(lang)}&scenario=${id(scenario)}${table ? `&table=${id(table)}` : ""}`,
    ).then(asSpoken),
  rules: (game: string, lang: string) =>
    ask<RuleBook>(`/api/rules/${id(game)}?lang=${id(lang)}`).then(({ chapters }) => ({
      chapters: chapters.map(({ title, paragraphs }) => ({
        title: asSpoken(title),
        paragraphs: paragraphs.map(({ rule, text }) => ({ rule, text: asSpoken(text) })),
      })),
    })),
  tables: () => ask<{ tables: TableRow[] }>("/api/tables"),
  open: (table: NewTable) => tell<MadeTable>("/api/tables", table),
  table: (table: string) => ask<TableInfo>(`/api/table/${id(table)}`),
  lobby: () => tell<{ tables: OpenTable[] }>("/api/lobby", {}),
  join: (table: string, role: string) => tell<SeatsTold>("/api/join", { table, role }),
  rematch: (table: string) => tell<SeatsTold>("/api/rematch", { table }),
  hand: (table: string, role: string, level?: string) =>
    tell<SeatsTold>("/api/hand", level ? { table, role, level } : { table, role }),
  claim: (table: string, secret: string) => tell<unknown>("/api/claim", { table, secret }),
  view: (table: string) => show("view", { table }),
  viewAt: (table: string, at: number) => tell<View>("/api/view", { table, at }),
  fork: (table: string, from: { at?: number; mine?: SideId[]; level?: string }) =>
    tell<View>("/api/fork", { table, ...from }),
  play: (table: string, action: string, entry: number) => show("play", { table, action, entry }),
  explain: (asked: PositionRef, action: string) =>
    tell<Explanation>("/api/explain", { ...asked, action }),
  odds: (asked: PositionRef, action: string) => compute<Odds>("/api/odds", { ...asked, action }),
  arithmetic: (asked: PositionRef, action: string) =>
    compute<Arithmetic>("/api/odds", { ...asked, action, outcomes: "none" }),
  reach: (asked: PositionRef, unit: string, way: readonly Place[] = []) =>
    compute<Reach>("/api/look", {
      ...asked,
      what: "reach",
      unit,
      ...(way.length > 0 ? { place: way.join("+") } : {}),
    }),
  /** On what map another table would play what may be chosen now. */
  preview: (table: string) => compute<Preview>("/api/preview", { table }),
  /** What a game's own look tells of a unit or a place. */
  look: <T>(asked: PositionRef, what: string, about: { unit?: string; place?: string }) =>
    compute<T>("/api/look", { ...asked, what, ...about }),
  threats: (asked: PositionRef) => compute<Threats>("/api/look", { ...asked, what: "threat" }),
  threat: (asked: PositionRef, place: string) =>
    compute<Threat>("/api/look", { ...asked, what: "threat", place }),
  exposure: (asked: PositionRef, unit: string) =>
    compute<Threats>("/api/look", { ...asked, what: "exposure", unit }),
  throwDice: (table: string, dice: readonly number[], entry: number) =>
    show("play", { table, dice, entry }),
  /** What the computer would choose here, by the level that the server has advise. */
  suggest: (table: string) => compute<Suggestion>("/api/suggest", { table }),
  /** Takes the analysis of a game further; asked again until it is done. */
  analyse: (table: string, depth: string, marks: string) =>
    tell<Analysis>("/api/analyse", { table, depth, marks }),
  /** Plays a position on with common dice, a few games more; asked again until its end is told. */
  rollout: (asked: PositionRef, candidates: readonly string[], level: string) =>
    tell<RolledOut>("/api/rollout", {
      ...asked,
      level,
      ...(candidates.length > 0 ? { candidates } : {}),
    }),
  /** What a plan gives away, against the best that is known. */
  judge: (asked: PositionRef, plan: readonly string[], known: readonly string[]) =>
    tell<Verdict>("/api/judge", { ...asked, plan, ...(known.length > 0 ? { known } : {}) }),
  /** Takes the analysis of one's finished games further. */
  career: () => tell<CareerTold>("/api/career", {}),
  adopt: (table: string) => show("adopt", { table }),
  /** Plays actions one after another, all or none. */
  playAll: (table: string, actions: readonly string[], entry: number) =>
    show("play", { table, actions, entry }),
  undo: (table: string, entry: number, n = 1) => show("undo", { table, n, entry }),
  say: (table: string, word: string, entry: number, text = "") =>
    show("say", { table, word, entry, ...(text ? { text } : {}) }),
  order: (table: string, role: string, text: string, entry: number) =>
    show("say", { table, word: "order", role, text, entry }),
  /** Adds to the dice; whatever is played meanwhile does not matter. */
  addToDice: (table: string, nonce: string) => show("say", { table, word: "nonce", text: nonce }),
  chat: (table: string, text: string) => show("say", { table, word: "chat", text }),
  /** The page of the log that ends before an entry. */
  log: (table: string, before: number) => tell<LogPage>("/api/log", { table, before }),
  record: (table: string) => tell<{ record: string }>("/api/record", { table }),
  load: (record: string) => tell<View>("/api/load", { record }),
};
