import type { GameParts } from "../games/parts";
import { filled, say } from "../words/en";
import { sameSet } from "./action";
import type { Desk } from "./desk";
import { matching } from "./draft";
import type { TableState } from "./store";
import { listed, type Naming } from "./telling";

interface Deed {
  label: string;
  act: (() => void) | undefined;
  href?: string;
}

/** The bar that never moves: the next verb, undo, a hint. */
export function DeedBar({
  desk,
  table,
  parts,
  naming,
}: {
  desk: Desk;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}) {
  const { thinking } = desk.value;
  const busy = desk.value.busy || (table.actions.length > 0 && !desk.table.ready);
  const seated = (table.info?.mine.length ?? 0) > 0;
  const chooses = table.actions.length > 0;
  const deeds = deedsOf(desk, table, parts, naming);
  return (
    <div class="deed" id="action">
      {deeds.map(({ label, act, href }, i) =>
        href ? (
          <a key={label} class="primary" href={href}>
            {label}
          </a>
        ) : (
          <button
            key={i}
            type="button"
            class={i === 0 ? "primary" : "second"}
            aria-disabled={!act || busy}
            onClick={() => !busy && act?.()}
          >
            {label}
          </button>
        ),
      )}
      {seated && (
        <>
          <UndoButton desk={desk} table={table} />
          <button
            type="button"
            class="quiet"
            disabled={busy || thinking || !chooses}
            onClick={() => void desk.askHint()}
          >
            {say(thinking ? "deed.hint.thinking" : "deed.hint")}
          </button>
        </>
      )}
    </div>
  );
}

/** Takes a choice back where that is free, else asks the other person for it. */
function UndoButton({ desk, table }: { desk: Desk; table: TableState }) {
  const { view, info } = table;
  const free = (view?.undo ?? 1) > 0;
  const asks = !free && Object.values(info?.seats ?? {}).includes("person");
  const able = (view?.entry ?? 0) > 0 && view?.pending !== "over" && (free || asks);
  return (
    <button
      type="button"
      class="quiet"
      disabled={desk.value.busy || !able}
      onClick={() => void (asks ? desk.say("undo-ask") : desk.undo())}
    >
      {say(asks ? "deed.undo.ask" : "deed.undo")}
    </button>
  );
}

function deedsOf(desk: Desk, table: TableState, parts: GameParts, naming: Naming): Deed[] {
  const { task } = desk;
  const { verbs } = parts.words;
  const word = (verb: string) => verbs[verb] ?? verb;
  switch (task.kind) {
    case "walk": {
      const { done } = task;
      if (!done) return [{ label: word(task.verb), act: undefined }];
      return [{ label: word(done.verb), act: () => void desk.play(done.text) }];
    }
    case "battle":
      return battleDeeds(desk, task, word);
    case "give": {
      const option = task.options.find((o) => sameSet(o.units, desk.value.given));
      if (!option) return [{ label: word(`${task.verb} plain`), act: undefined }];
      const units = listed(option.units.map((u) => naming.unit(u)));
      return [{ label: filled(word(task.verb), [units]), act: () => void desk.play(option.text) }];
    }
    case "plain":
    case "wait":
      return [waiting(table, parts)];
  }
}

function battleDeeds(
  desk: Desk,
  task: Extract<Desk["task"], { kind: "battle" }>,
  word: (verb: string) => string,
): Deed[] {
  const { odds, draft } = desk.value;
  const options = matching(task, draft);
  if (options.length === 0) return [{ label: word("battle plain"), act: undefined }];
  return options.map((option) => {
    const at = odds?.column ?? odds?.odds;
    const known = at !== undefined && odds?.action === option.text;
    const plain = word(`${option.verb} plain`);
    const label = known
      ? filled(word(option.verb), [at.replace("-", "–")])
      : plain === `${option.verb} plain`
        ? word(option.verb)
        : plain;
    return { label, act: () => void desk.play(option.text) };
  });
}

function waiting(table: TableState, parts: GameParts): Deed {
  const { view, info } = table;
  if (view?.pending === "over") return { label: say("deed.over"), act: undefined, href: "/" };
  if (info && info.mine.length === 0) return { label: say("deed.watch"), act: undefined };
  const side = view?.side ? (parts.words.sides[view.side] ?? view.side) : "…";
  return { label: say("deed.wait", side), act: undefined };
}
