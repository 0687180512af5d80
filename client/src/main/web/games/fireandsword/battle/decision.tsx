import { withoutStop } from "../../../i18n/sentence";
import { formatPattern } from "../../../i18n/translate";
import type { SheetData } from "../../../protocol/types";
import { ProposedMap } from "../../../table/cards/elsewhere";
import { Fold } from "../../../table/cards/fold";
import type { Controller } from "../../../table/interaction/controller";
import { type Action, namedIn } from "../../../table/state/action";
import type { AgendaStep, SudanPosition } from "../state";
import { chance, useChances } from "../turn/chances";
import { mannerTold, type Won } from "../turn/weighed";
import { words } from "../words/words";
import { battleName, MusterRoll } from "./roll";

/** A battle that so few of a hundred win is better fought quickly. */
const HOPELESS = 0.05;

interface Asked {
  controller: Controller;
  sheet: SheetData;
  now: AgendaStep;
}

/** A question of the campaign with what is known about it, and its few answers as buttons. */
export function Decision({ controller, sheet, now }: Asked & { position: SudanPosition }) {
  const { decide } = words();
  const place = sheet.spaces?.find((s) => s.id === now.at)?.label ?? now.at ?? "";
  const kind = now.muster && battleName(now);
  const title = now.step === "levy" ? decide.levies : kind ? `${place}: ${kind}` : place;
  const roll = now.muster && (
    <Fold told={words().record.army}>
      <MusterRoll
        sheet={sheet}
        muster={now.muster}
        {...(now.losses ? { losses: now.losses } : {})}
      />
    </Fold>
  );
  return (
    <section class="card sudan-decision" aria-labelledby="decision-title">
      <h2 id="decision-title">{title}</h2>
      {now.step === "call-off" && <CallOff controller={controller} now={now} place={place} />}
      {now.step === "manner" && <Quick controller={controller} />}
      {now.step === "levy" && <Levies controller={controller} stands={now.stands ?? 0} />}
      {now.won !== undefined && <p>{now.won ? decide.fieldOwn : decide.fieldLost}</p>}
      {now.step === "confirm" && roll}
      {now.step === "toll" ? (
        <Toll controller={controller} sheet={sheet} now={now} />
      ) : (
        <Answers controller={controller} sheet={sheet} now={now} />
      )}
      {now.step === "manner" && (
        <Fold told={decide.ground}>
          <ProposedMap key={controller.table.value.view?.entry} table={controller.table.id} />
        </Fold>
      )}
      {now.step !== "confirm" && roll}
    </section>
  );
}

/** How many take up arms; how is asked only where there are two ways. */
function Levies({ controller: { task }, stands }: { controller: Controller; stands: number }) {
  const { decide } = words();
  const isOpen = task.kind === "plain" && task.options.length > 1;
  return (
    <p>
      {formatPattern(decide.levy, [stands])} {isOpen && decide.arm}
    </p>
  );
}

/** How often the battle is won that is fought quickly: what it would be to fight it otherwise. */
function Quick({ controller }: { controller: Controller }) {
  const { odds } = useChances(controller.table, "fight quick");
  const { decide, column } = words();
  const { win, winInterval } = (odds ?? {}) as Won;
  if (win === undefined) return null;
  return (
    <>
      <p>
        {column.win}: <b>{chance(win, winInterval ?? 0)}</b> {decide.quickly}
      </p>
      {win < HOPELESS && <p>{decide.hopeless}</p>}
    </>
  );
}

/** How many besiege a town, and how often an attack on them is won. */
function CallOff({
  controller,
  now,
  place,
}: {
  controller: Controller;
  now: AgendaStep;
  place: string;
}) {
  const { odds } = useChances(controller.table, "attack");
  const { decide, column } = words();
  const won = (odds ?? {}) as Won;
  const count = now.count ?? 0;
  return (
    <>
      <p>{formatPattern(decide.besieged, [place, count])}</p>
      {won.win !== undefined && (
        <p>
          {column.win}: <b>{chance(won.win, won.winInterval ?? 0)}</b> {mannerTold(won)}
        </p>
      )}
    </>
  );
}

/** What an answer says: its sentence, the units in it by name. */
function useSays(sheet: SheetData): (action: Action) => string {
  const { advice, results, sidesOf } = words();
  return (action) => {
    const spoken = namedIn(action).map(
      (word) =>
        sheet.units.find((u) => u.id === word)?.name ??
        results[word]?.toLowerCase() ??
        sidesOf[word] ??
        sheet.spaces?.find((s) => s.id === word)?.label ??
        word,
    );
    return formatPattern(advice[action.verb] ?? action.verb, spoken);
  };
}

function Answers({ controller, sheet }: Asked) {
  const says = useSays(sheet);
  return (
    <ul class="plain-choices">
      {controller.table.value.actions
        .filter(({ verb }) => !controller.verbs.first?.includes(verb))
        .map((action) => (
          <li key={action.text}>
            <button type="button" onClick={() => void controller.play(action.text)}>
              {withoutStop(says(action))}
            </button>
          </li>
        ))}
    </ul>
  );
}

/** The stands that one unit has lost, as a row of numbers. */
function Toll({ controller, sheet }: Asked) {
  const says = useSays(sheet);
  const { actions } = controller.table.value;
  const [unit = ""] = actions[0]?.groups[0] ?? [];
  const { decide } = words();
  const name = sheet.units.find((u) => u.id === unit)?.name ?? unit;
  return (
    <>
      <p>
        <b>{formatPattern(decide.toll, [name])}</b>
      </p>
      <p class="sudan-numbers">
        {actions.map((action) => (
          <button
            key={action.text}
            type="button"
            aria-label={says(action)}
            onClick={() => void controller.play(action.text)}
          >
            {action.words.at(-1)}
          </button>
        ))}
      </p>
    </>
  );
}
