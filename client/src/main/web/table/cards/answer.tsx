import { useEffect, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { capitalize, translate } from "../../i18n/translate";
import { settings } from "../../settings/settings";
import { useStore } from "../../state/store";
import type { Controller } from "../interaction/controller";
import type { TableState } from "../state/tablestore";

/** How long one who is asked still has, by one's own wish: then the answer is the pass. */
export function AnswerCard({
  controller,
  table,
  parts,
}: {
  controller: Controller;
  table: TableState;
  parts: GameParts;
}) {
  const { answer } = useStore(settings);
  const { view, actions } = table;
  const pass = actions.find((a) => a.verb === parts.play.answers?.pass);
  const asked =
    view?.step === parts.play.answers?.step && pass !== undefined && controller.table.ready;
  return asked && answer > 0 ? (
    <Countdown key={view?.entry} seconds={answer} onEnd={() => void controller.play(pass.text)} />
  ) : null;
}

function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    if (left <= 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, held]);
  return (
    <section class="card answer-card" role="timer">
      <p>{held ? translate("answer.held") : translate("answer.left", left)}</p>
      <meter min={0} max={seconds} value={left} aria-label={translate("answer.left", left)} />
      {!held && (
        <button type="button" class="quiet small" onClick={() => setHeld(true)}>
          {translate("answer.hold")}
        </button>
      )}
    </section>
  );
}

/** That the other side is asked in the middle of one's own move, and that the table waits for it. */
export function HeldCard({ table, parts }: { table: TableState; parts: GameParts }) {
  const { view, info, actions } = table;
  const { side, step } = view ?? {};
  const theirs = side && info && info.mine.length > 0 && !info.mine.includes(side);
  if (
    !theirs ||
    actions.length > 0 ||
    step !== parts.play.answers?.step ||
    view?.pending !== "choice"
  ) {
    return null;
  }
  const seat = info.seats[side] ?? "";
  if (seat.startsWith("computer")) return null;
  return (
    <section class="card held-card" role="status">
      <p>{translate("held.waits", capitalize(parts.words.sidesOf[side] ?? side))}</p>
    </section>
  );
}
