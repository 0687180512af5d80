import { say } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Place, View } from "../../protocol/types";
import { type Objection, trouble } from "../state/failure";
import type { Desk } from "./controller";
import { carried, cleared } from "./state";

/** Sends what the player decides; what is refused is told with its reason, and nothing has changed. */
export async function send(desk: Desk, message: (entry: number) => Promise<View>): Promise<void> {
  if (desk.value.busy) return;
  const { table } = desk;
  table.hurry();
  const entry = table.value.view?.entry ?? 0;
  desk.set({ busy: true, objection: undefined });
  try {
    await table.take(await message(entry));
    table.forgetSince();
  } catch (error) {
    const { code, ...objection } = trouble(error);
    const stale = code === -32004;
    if (stale) desk.object(say("trouble.stale"));
    else if (code === 0) desk.object(say("trouble.away"));
    else desk.set({ objection: { ...objection, at: undefined } });
    if (stale) await table.refresh().catch(() => undefined);
  } finally {
    desk.set({ busy: false });
  }
}

/** A face of a die thrown by hand; the last one that is wanted is sent with the others. */
export async function throwDie(desk: Desk, face: number, wanted: number): Promise<void> {
  const thrown = [...desk.value.thrown, face];
  desk.set({ thrown });
  if (thrown.length < wanted) return;
  await send(desk, (entry) => api.throwDice(desk.table.id, thrown, entry));
  desk.set({ thrown: [] });
}

/** Accepts changed rules. */
export async function adopt(desk: Desk): Promise<void> {
  await send(desk, () => api.adopt(desk.table.id));
}

/** Gives a role's standing order for a kind of reaction, once those given before it are in. */
export async function order(desk: Desk, role: string, kind: string, value: string): Promise<void> {
  const text = `${kind} ${value}`;
  const given = () => send(desk, (entry) => api.order(desk.table.id, role, text, entry));
  desk.ordering = desk.ordering.then(given);
  await desk.ordering;
}

/** Says something beside the game. */
export async function chat(desk: Desk, text: string): Promise<void> {
  try {
    await desk.table.take(await api.chat(desk.table.id, text));
  } catch (error) {
    const { code, reason } = trouble(error);
    desk.object(code === 0 ? say("trouble.away") : reason);
  }
}

/** Asks the computer what it would do, and shows it without doing it. */
export async function askHint(desk: Desk): Promise<void> {
  const { entry } = desk;
  const held = desk.value;
  desk.set({ ...cleared(held), thinking: true });
  try {
    const { action: text, value } = await api.suggest(desk.table.id);
    const action = desk.table.offered(text);
    if (action && entry === desk.entry) {
      desk.set({ ...carried(held, action), hint: { action, value } });
    }
  } catch (error) {
    desk.set({ objection: objected(error, undefined) });
  } finally {
    desk.set({ thinking: false });
  }
}

/** What the server objects to an action; nothing if it does not, or something else was asked since. */
export async function explained(
  desk: Desk,
  action: string,
  at: Place | undefined,
): Promise<Objection | undefined> {
  const isLatest = desk.listens();
  try {
    const answer = await api.explain(desk.table.asked, action);
    if (!isLatest() || answer.legal) return undefined;
    const reason = answer.reason ?? say("why.unknown");
    const told = answer.key ? { told: { text: answer.key, args: answer.args ?? [] } } : {};
    return { reason, ...told, rule: answer.rule, places: answer.places ?? [], at };
  } catch (error) {
    return objected(error, at);
  }
}

/** What the server did not do as an objection, made about a place or about none. */
function objected(error: unknown, at: Place | undefined): Objection {
  const { code, ...objection } = trouble(error);
  return { ...objection, at };
}
