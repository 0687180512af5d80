import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Place, View } from "../../protocol/types";
import { type Action, writtenAction } from "../state/action";
import { type Objection, requestFailure } from "../state/failure";
import type { Controller } from "./controller";
import { mayTakeUp } from "./reach";
import { cleared, keptForHint } from "./state";

/** Sends what the player decides; what is refused is told with its reason, and nothing has changed. */
export async function send(
  controller: Controller,
  message: (entry: number) => Promise<View>,
): Promise<void> {
  if (controller.value.busy) return;
  const { table } = controller;
  table.hurry();
  const entry = table.value.view?.entry ?? 0;
  controller.set({ busy: true, objection: undefined });
  try {
    await table.take(await message(entry));
    table.forgetSince();
  } catch (error) {
    const { code, ...objection } = requestFailure(error);
    const stale = code === -32004;
    if (stale) controller.object(translate("trouble.stale"));
    else if (code === 0) controller.object(translate("trouble.away"));
    else controller.set({ objection: { ...objection, at: undefined } });
    if (stale) await table.refresh().catch(() => undefined);
  } finally {
    controller.set({ busy: false });
  }
}

/** A face of a die thrown by hand; the last one that is wanted is sent with the others. */
export async function throwDie(
  controller: Controller,
  face: number,
  wanted: number,
): Promise<void> {
  const thrown = [...controller.value.thrown, face];
  controller.set({ thrown });
  if (thrown.length < wanted) return;
  await send(controller, (entry) => api.throwDice(controller.table.id, thrown, entry));
  controller.set({ thrown: [] });
}

/** Accepts changed rules. */
export async function adopt(controller: Controller): Promise<void> {
  await send(controller, () => api.adopt(controller.table.id));
}

/** Gives a role's standing order for a kind of reaction, once those given before it are in. */
export async function order(
  controller: Controller,
  role: string,
  kind: string,
  value: string,
): Promise<void> {
  const text = `${kind} ${value}`;
  const given = () =>
    send(controller, (entry) => api.order(controller.table.id, role, text, entry));
  controller.ordering = controller.ordering.then(given);
  await controller.ordering;
}

/** Says something beside the game. */
export async function chat(controller: Controller, text: string): Promise<void> {
  try {
    await controller.table.take(await api.chat(controller.table.id, text));
  } catch (error) {
    const { code, reason } = requestFailure(error);
    controller.object(code === 0 ? translate("trouble.away") : reason);
  }
}

/** Asks the computer what it would do, and shows it without doing it. */
export async function askHint(controller: Controller): Promise<void> {
  const { entry } = controller;
  const held = controller.value;
  controller.set({ ...cleared(held), thinking: true });
  try {
    const { action: text, value, line, others } = await api.suggest(controller.table.id);
    const action = advised(controller, text);
    if (action && entry === controller.entry) {
      const second = others.find((other) => other.action !== text);
      const next = second && advised(controller, second.action);
      const hint = {
        action,
        value,
        line: planned(controller, line.slice(1)),
        ...(next ? { next: { action: next, loss: Math.max(0, value - second.value) } } : {}),
      };
      controller.set({ ...keptForHint(held, action), hint });
    }
  } catch (error) {
    controller.set({ objection: objected(error, undefined) });
  } finally {
    controller.set({ thinking: false });
  }
}

/** An action that is advised: an offered one, or where a unit that may be taken up would go in one line. */
function advised(controller: Controller, text: string): Action | undefined {
  const { table, verbs } = controller;
  const { sheet } = table.value;
  const known = table.offered(text);
  if (known || !sheet) return known;
  const written = writtenAction(text, sheet);
  const unit = written.groups[0]?.join() ?? "";
  return written.verb === verbs.take && mayTakeUp(controller, unit) ? written : undefined;
}

/** A plan in the words that its actions will have when they come up; of a way that is gone hex by hex, its end. */
function planned({ table }: Controller, line: readonly string[]): Action[] {
  const { sheet } = table.value;
  if (!sheet) return [];
  const written = line.map((text) => writtenAction(text, sheet));
  return written.filter((one, i) => {
    const then = written[i + 1];
    return !then || !goesOn(one, then);
  });
}

/** Whether an action is the next hex of the way that another has begun. */
function goesOn(one: Action, then: Action): boolean {
  const [units, others] = [one.groups, then.groups].map((groups) => groups[0]?.join());
  return one.verb === then.verb && units !== undefined && units === others && one.places.length > 0;
}

/** What the server objects to an action; nothing if it does not, or something else was asked since. */
export async function explained(
  controller: Controller,
  action: string,
  at: Place | undefined,
): Promise<Objection | undefined> {
  const isLatest = controller.listens();
  try {
    const answer = await api.explain(controller.table.positionRef, action);
    if (!isLatest() || answer.legal) return undefined;
    const reason = answer.reason ?? translate("why.unknown");
    const told = answer.key ? { told: { text: answer.key, args: answer.args ?? [] } } : {};
    return { reason, ...told, rule: answer.rule, places: answer.places ?? [], at };
  } catch (error) {
    return objected(error, at);
  }
}

/** What the server did not do as an objection, made about a place or about none. */
export function objected(error: unknown, at: Place | undefined): Objection {
  const { code, ...objection } = requestFailure(error);
  return { ...objection, at };
}
