import { api, Refused } from "../../protocol/api";
import { requestFailure } from "../state/failure";
import { isWord } from "../state/undone";
import type { Controller } from "./controller";
import { objected } from "./requests";

/** More choices than a phase has. */
const MOST = 400;

/** Whether a phase has begun since an entry. */
function isPhaseOver(controller: Controller, from: number): boolean {
  const { lines } = controller.table.value;
  const reaction = controller.reaction;
  return lines.some(
    (line) =>
      line.entry > from &&
      !isWord(line) &&
      line.events.some((e) => e.kind === "began" && e.step !== reaction),
  );
}

/** Resolves at the next change of the table. */
function changed(controller: Controller): Promise<void> {
  return new Promise((resolve) => {
    const leave = controller.table.subscribe(() => {
      leave();
      resolve();
    });
  });
}

/**
 * Lets the computer make the choices of whoever sits here to the end of the phase, each as one's
 * own, so that they can be taken back; until a phase begins, the game is over, or it is stopped.
 */
export async function letComputerPlay(controller: Controller): Promise<void> {
  const { table } = controller;
  const from = table.newest;
  controller.set({ ...CLEARED, computing: true });
  try {
    for (let choices = 0; choices < MOST && goesOn(controller, from); ) {
      if (!table.ready) {
        await changed(controller);
        continue;
      }
      choices++;
      await choose(controller);
    }
  } catch (error) {
    controller.set({ objection: objected(error, undefined) });
  } finally {
    controller.set({ computing: false });
  }
}

const CLEARED = { mover: undefined, reach: undefined, way: [], given: [], warned: false };

function goesOn(controller: Controller, from: number): boolean {
  const { view, past } = controller.table.value;
  const waits = view?.pending === "choice" || view?.pending === "nonces";
  return (
    controller.value.computing && past === undefined && waits && !isPhaseOver(controller, from)
  );
}

/** One choice as the computer would make it; a server that is busy is asked again when it says so. */
async function choose(controller: Controller): Promise<void> {
  const { table } = controller;
  const entry = table.value.view?.entry ?? 0;
  try {
    const { action } = await api.suggest(table.id);
    if (!controller.value.computing || entry !== table.value.view?.entry) return;
    await table.take(await api.play(table.id, action, entry));
  } catch (error) {
    const wait = error instanceof Refused ? error.data.retryAfter : undefined;
    if (wait === undefined && requestFailure(error).code !== -32004) throw error;
    await new Promise((resolve) => setTimeout(resolve, (wait ?? 0) * 1_000));
    if (wait === undefined) await table.refresh();
  }
}

/** The computer makes no more choices. */
export function stopComputer(controller: Controller): void {
  controller.set({ computing: false });
}
