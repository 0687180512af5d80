import { afterEach, beforeEach, vi } from "vitest";
import { kassala } from "../../../main/web/games/kassala/kassala";
import type { Duties, View } from "../../../main/web/protocol/types";
import type { Controller } from "../../../main/web/table/interaction/controller";
import { TableController } from "../../../main/web/table/interaction/tablecontroller";
import { TableStore } from "../../../main/web/table/state/tablestore";
import { offered } from "./offered";
import { small } from "./small";

type Answer = (params: Record<string, unknown>) => unknown;

export const at = (places: Record<string, string>) =>
  Object.fromEntries(Object.entries(places).map(([unit, place]) => [unit, { at: place }]));

export const view = (entry: number, more: Partial<View> = {}): View => ({
  table: "t",
  entry,
  game: "small",
  scenario: "s",
  options: {},
  undoing: "free",
  turn: 1,
  step: "movement",
  side: "red",
  pending: "choice",
  position: { turn: 1, units: at({ A: "0101", B: "0301", X: "0303" }) },
  ...more,
});

/** What the server answers in this test, by operation. */
export const server: Record<string, Answer> = {};

/** What it was asked, in order. */
export const asked: { operation: string; params: Record<string, unknown> }[] = [];

/** Who sits at the browser. */
const MINE = ["red"];

/** A view carries what may be chosen, and the duties, if that was asked for by whoever chooses. */
function withWanted(body: unknown, { with: wanted }: Record<string, unknown>): unknown {
  return wanted ? chosenIn(body as View) : body;
}

function chosenIn(body: View): View {
  const { pending, side, mine = MINE } = body ?? {};
  return pending === "choice" && side && mine.includes(side) ? { ...body, ...chosen() } : body;
}

/** What may be chosen, by the texts of `server.actions`, and the duties of `server.duties`. */
function chosen(): Pick<View, "actions" | "duties"> {
  const texts = (server.actions?.({}) ?? []) as string[];
  const duties = server.duties?.({}) as Duties | undefined;
  return { actions: offered(texts), ...(duties ? { duties } : {}) };
}

/** Puts a server of a few answers in place of the network, anew for each test of a file. */
export function served(): void {
  beforeEach(() => {
    asked.length = 0;
    for (const operation of Object.keys(server)) delete server[operation];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      const operation = path.replace("/api/", "");
      const params = JSON.parse(String(init.body)) as Record<string, unknown>;
      asked.push({ operation, params });
      const body = withWanted(server[operation]?.(params), params) as { error?: unknown };
      return new Response(JSON.stringify(body ?? {}), { status: body?.error ? 409 : 200 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** A table at which these are the legal actions. */
export async function table(
  actions: string[],
  first: View = view(4),
  { play } = kassala,
): Promise<Controller> {
  const usual: Record<string, Answer> = {
    actions: () => actions,
    duties: () => ({ units: [], enemies: [] }),
    look: () => ({ unit: "A", places: [{ at: "0102", cost: 1 }] }),
  };
  Object.assign(server, { ...usual, ...server });
  const store = new TableStore("t", "en");
  store.set({
    sheet: small,
    info: {
      table: "t",
      game: "small",
      seats: {},
      mine: MINE,
      looks: ["duties"],
      orders: [],
      record: null,
    },
  });
  const controller = new TableController(store, { ...play, boardQueries: [] });
  await store.take(chosenIn(first));
  return controller;
}

/** A moment in which answers arrive. */
export const settled = () => vi.waitFor(() => Promise.resolve());
