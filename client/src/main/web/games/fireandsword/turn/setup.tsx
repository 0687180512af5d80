import { useState } from "preact/hooks";
import { formatList, formatPattern } from "../../../i18n/translate";
import type { Place, SheetData } from "../../../protocol/types";
import { CounterChip } from "../../../sheet/counter";
import { Fold } from "../../../table/cards/fold";
import type { Controller } from "../../../table/interaction/controller";
import { useProposedAction } from "../../../table/interaction/proposal";
import { sudanNow } from "../face";
import type { SudanPosition } from "../state";
import { words } from "../words/words";

/** The garrisons as they are posted: who waits, where to, and which towns are empty still. */
export function SetUp({
  controller,
  sheet,
  position,
}: {
  controller: Controller;
  sheet: SheetData;
  position: SudanPosition;
}) {
  const { mover } = controller.value;
  const waiting = sheet.units.filter((u) => postings(controller, u.id).length > 0);
  const label = (place: Place) => sheet.spaces?.find((s) => s.id === place)?.label ?? place;
  const posted = sheet.units.filter(
    (u) => u.type !== "commander" && position.towns?.[position.units[u.id]?.at ?? ""],
  );
  const held = new Set(posted.map((u) => position.units[u.id]?.at));
  const empty = Object.keys(position.towns ?? {}).filter((town) => !held.has(town));
  const { setUp } = words();
  return (
    <section class="card sudan-column" aria-labelledby="setup-title">
      <h2 id="setup-title">{setUp.title}</h2>
      <p>
        {formatPattern(setUp.posted, [posted.length])}{" "}
        {posted.length > 0 &&
          empty.length > 0 &&
          formatPattern(setUp.empty, [formatList(empty.map(label))])}
      </p>
      {waiting.length > 0 && (
        <Fold told={words().record.army}>
          <p class="faint how">{setUp.who}</p>
          <p class="chips">
            {waiting.map((unit) => (
              <button
                key={unit.id}
                type="button"
                class="chip-button"
                aria-pressed={unit.id === mover}
                aria-label={unit.name}
                onClick={() => controller.tapUnit(unit.id)}
              >
                <CounterChip face={sudanNow(unit, position)} />
              </button>
            ))}
          </p>
        </Fold>
      )}
      {mover && <Post key={mover} {...{ controller, mover, label }} />}
    </section>
  );
}

function postings(controller: Controller, unit: string) {
  return controller.table.value.actions.filter(
    (a) => a.verb === "deploy" && a.groups.some((g) => g.includes(unit)),
  );
}

/** Where one unit goes; of a battalion that may be split, where its other half goes. */
function Post({
  controller,
  mover,
  label,
}: {
  controller: Controller;
  mover: string;
  label: (place: Place) => string;
}) {
  const [to, setTo] = useState<Place>("");
  const [half, setHalf] = useState<Place>("");
  const { setUp, column } = words();
  const towns = postings(controller, mover).flatMap((a) => a.places);
  const splits = controller.table.value.actions.some(
    (a) => a.verb === "split" && a.groups.some((g) => g.includes(mover)),
  );
  const text = !to ? "" : half ? `split ${mover} ${to} ${half}` : `deploy ${mover} ${to}`;
  const says = half
    ? formatPattern(setUp.split, [label(to), label(half)])
    : formatPattern(setUp.post, [label(to)]);
  useProposedAction(controller, text, says);
  return (
    <>
      <Town {...{ label, towns }} title={column.to} none={setUp.choose} value={to} onPick={setTo} />
      {splits && to && (
        <Town
          {...{ label }}
          title={setUp.half}
          none={setUp.whole}
          towns={towns.filter((town) => town !== to)}
          value={half}
          onPick={setHalf}
        />
      )}
    </>
  );
}

interface Picking {
  title: string;
  none: string;
  towns: readonly Place[];
  value: Place;
  label: (place: Place) => string;
  onPick: (town: Place) => void;
}

function Town({ title, none, towns, value, label, onPick }: Picking) {
  return (
    <label>
      {title}
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        <option value="">{none}</option>
        {towns.map((town) => (
          <option key={town} value={town}>
            {label(town)}
          </option>
        ))}
      </select>
    </label>
  );
}
