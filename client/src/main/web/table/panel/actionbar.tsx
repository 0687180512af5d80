import { useEffect, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { Controller } from "../interaction/controller";
import { askHint } from "../interaction/requests";
import { hasSelection } from "../interaction/state";
import { extentNow, redo, redoNow, takeBack, undoing } from "../interaction/takingback";
import { describeAction, describeLine, isAdvised } from "../log/describe";
import type { Naming } from "../log/naming";
import { writtenAction } from "../state/action";
import type { TableState } from "../state/tablestore";
import { primaryAction } from "./primary";

/** The action bar, which never moves: the primary action, what lets it go by, undo, a hint. */
export function ActionBar({
  controller,
  table,
  parts,
  naming,
}: {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}) {
  const playing = table.past === undefined && table.view?.pending !== "over";
  const seated = (table.info?.mine.length ?? 0) > 0 && playing;
  const busy = controller.value.busy || table.behind;
  const { label, act, href, refusal } = primaryAction(controller, table, parts);
  return (
    <div class="deed" id="action">
      {href ? (
        <WayOut href={href} label={label} />
      ) : (
        <button
          type="button"
          class={act ? "primary" : "primary waits"}
          aria-disabled={!act || busy}
          aria-keyshortcuts="g"
          onClick={() => !busy && act?.()}
        >
          {label}
        </button>
      )}
      {refusal && (
        <button type="button" class="quiet refusal" onClick={() => !busy && refusal.act()}>
          {refusal.label}
        </button>
      )}
      {seated && <UndoButton {...{ controller, table, parts, naming }} />}
      {seated && <RedoButton controller={controller} />}
      {seated && <HintButton controller={controller} able={table.actions.length > 0 && !busy} />}
    </div>
  );
}

/** [design] Milliseconds without a press: who presses the primary action in a rhythm has stopped by then. */
const NOTICED_AFTER = 1000;

/** Where the primary action leads away from the table; open only once one can have seen that it does. */
function WayOut({ href, label }: { href: string; label: string }) {
  const [noticed, setNoticed] = useState(false);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER);
    return () => clearTimeout(timer);
  }, [presses]);
  return (
    <a
      class="primary"
      href={href}
      aria-disabled={!noticed}
      onClick={(event) => {
        if (noticed) return;
        event.preventDefault();
        setPresses(presses + 1);
      }}
    >
      {label}
    </a>
  );
}

/** Puts down what is laid out; else takes a choice back, or asks the other person where that is not free. */
function UndoButton({
  controller,
  table,
  parts,
  naming,
}: {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}) {
  const way = undoing(table);
  const selected = hasSelection(controller.value);
  const { request } = table.view ?? {};
  const { mine = [] } = table.info ?? {};
  const asked = !selected && request?.word.startsWith("undo-ask") && mine.includes(request.by);
  const able = ((way !== "none" && !asked) || selected) && !controller.value.busy;
  const told = selected || way !== "free" ? undefined : undoTold(controller, table, parts, naming);
  return (
    <button
      type="button"
      class="quiet"
      aria-disabled={!able}
      aria-keyshortcuts="u"
      {...(told ? { title: told, "aria-description": told } : {})}
      onClick={() => able && void takeBack(controller)}
    >
      {translate(
        asked ? "deed.undo.asked" : way === "ask" && !selected ? "deed.undo.ask" : "deed.undo",
      )}
    </button>
  );
}

/** What a press on Undo takes back, in words. */
function undoTold(
  controller: Controller,
  table: TableState,
  parts: GameParts,
  naming: Naming,
): string | undefined {
  const { own, throws, others } = extentNow(controller);
  if (own.length === 0) return undefined;
  const said = own.map(
    (line) =>
      describeLine(line, table.messages, naming) || choiceTold(line.text, parts, table, naming),
  );
  const also = [
    ...(throws > 0 ? [translate("undo.throws", throws)] : []),
    ...(others > 0 ? [translate("undo.others", others)] : []),
  ];
  return [translate("undo.back", said.join(" ")), ...also].join(" ");
}

/** A choice of which nothing is told yet, as advice would put it; never as it is written. */
export function choiceTold(
  text: string,
  parts: GameParts,
  { sheet }: TableState,
  naming: Naming,
): string {
  const action = sheet && writtenAction(text, sheet);
  return action && isAdvised(action, parts)
    ? describeAction(action, parts, naming)
    : translate("undo.choice");
}

/** Makes the choices again that were taken back; there only while there are some. */
function RedoButton({ controller }: { controller: Controller }) {
  const texts = redoNow(controller);
  if (texts.length === 0 || controller.value.busy || hasSelection(controller.value)) return null;
  return (
    <button
      type="button"
      class="quiet redo"
      aria-keyshortcuts="r"
      title={translate("redo.told", texts.length)}
      aria-description={translate("redo.told", texts.length)}
      onClick={() => void redo(controller)}
    >
      {translate("redo.do")}
    </button>
  );
}

function HintButton({ controller, able }: { controller: Controller; able: boolean }) {
  const { thinking } = controller.value;
  return (
    <button
      type="button"
      class="quiet"
      aria-disabled={!able || thinking}
      aria-keyshortcuts="h"
      onClick={() => able && !thinking && void askHint(controller)}
    >
      {translate(thinking ? "deed.hint.thinking" : "deed.hint")}
    </button>
  );
}
