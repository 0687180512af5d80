import { useCallback, useMemo, useState } from "preact/hooks";
import type { GameParts } from "../games/parts";
import type { CounterState } from "../sheet/counter";
import { Geometry } from "../sheet/geometry";
import type { Mark } from "../sheet/marks";
import { Sheet } from "../sheet/sheet";
import type { Place, SheetData, UnitId, View } from "../wire/types";
import { say } from "../words/say";
import type { Desk } from "./desk";
import { able } from "./draft";
import type { DeskState } from "./holding";
import { useObserved } from "./observed";
import type { TableState } from "./store";
import type { Task } from "./task";
import { trails, trailsOf } from "./trail";

/** The sheet with the counters of this position, and what the hand holds shown on it. */
export function Board({ desk, parts }: { desk: Desk; parts: GameParts }) {
  const table = useObserved(desk.table);
  const hand = useObserved(desk);
  const { sheet, view } = table;
  if (!sheet || !view) return null;
  return <Laid desk={desk} parts={parts} table={table} hand={hand} sheet={sheet} view={view} />;
}

function Laid({
  desk,
  parts,
  table,
  hand,
  sheet,
  view,
}: {
  desk: Desk;
  parts: GameParts;
  table: TableState;
  hand: DeskState;
  sheet: SheetData;
  view: View;
}) {
  const geo = useMemo(() => new Geometry(sheet), [sheet]);
  const frame = useMemo(() => parts.frame(geo), [geo, parts]);
  const faces = useMemo(
    () => new Map(sheet.units.map((u) => [u.id, parts.face(u)])),
    [sheet, parts],
  );
  const deployment = parts.deploying(view.step);
  const printed = useMemo(
    () => <parts.Print sheet={sheet} geo={geo} frame={frame} deployment={deployment} />,
    [sheet, geo, frame, deployment, parts],
  );
  const [cursor, setCursor] = useState<Place>(sheet.hexes[0]?.id ?? "");
  const [pointed, setPointed] = useState<Place | undefined>(undefined);
  const task = desk.task;
  const marks = marksOf(task, hand, desk);
  const may = new Map(marks.filter((m) => m.kind === "may").map((m) => [m.at, m.text ?? ""]));

  const counters: CounterState[] = sheet.units.flatMap((unit) => {
    const at = view.position.units[unit.id]?.at;
    const face = faces.get(unit.id);
    return at && face && geo.has(at)
      ? [{ id: unit.id, at, face, ...lookOf(unit.id, task, hand, table) }]
      : [];
  });
  const nameOf = (place: Place): string => {
    const hex = sheet.hexes.find((h) => h.id === place);
    const here = counters.filter((c) => c.at === place).map((c) => c.face.name);
    const cost = may.get(place);
    const said = [
      say("place.hex", place),
      parts.terrain(hex?.terrain ?? ""),
      here.length > 0 ? here.join("; ") : say("place.empty"),
      cost === undefined ? "" : cost ? say("place.may", cost) : say("place.may.plain"),
    ];
    return said.filter((s) => s !== "").join(", ");
  };
  const lately =
    table.past === undefined
      ? trails(table.lines, table.info?.mine ?? [])
      : trailsOf(table.lines.slice(-1));
  const route = routeTo(hand, pointed ?? cursor);
  return (
    <Sheet
      geo={geo}
      frame={frame}
      title={say("table.map", parts.words.place)}
      printed={printed}
      counters={counters}
      marks={marks}
      route={route}
      ways={lately.filter((t) => t.kind === "way")}
      fell={lately.flatMap((t) => (t.kind === "fell" ? [t.at] : []))}
      cursor={cursor}
      nameOf={nameOf}
      onCursor={setCursor}
      onPlace={useCallback((p: Place) => desk.tapPlace(p), [desk])}
      onUnit={useCallback((u: UnitId) => desk.tapUnit(u), [desk])}
      onPoint={setPointed}
      onLeave={() => desk.clear()}
    />
  );
}

function routeTo(hand: DeskState, place: Place | undefined): readonly Place[] {
  return hand.reach?.places.find((p) => p.at === place)?.path ?? [];
}

/** How a counter looks: picked, aimed at, bound to fight, or done for now. */
function lookOf(
  id: UnitId,
  task: Task,
  hand: DeskState,
  table: TableState,
): Omit<CounterState, "id" | "at" | "face"> {
  const own = table.sheet?.units.find((u) => u.id === id)?.side === table.view?.side;
  if (task.kind === "walk") {
    const can = task.goals.has(id);
    return { picked: hand.mover === id, can, spent: own && !can && task.done !== undefined };
  }
  if (task.kind === "battle") {
    const can = able(task, own ? "attackers" : "defenders").has(id);
    const due = own ? table.duties?.units : table.duties?.enemies;
    return {
      picked: hand.draft.attackers.includes(id),
      aimed: hand.draft.defenders.includes(id),
      can,
      spent: own && !can,
      must: due?.includes(id) ?? false,
    };
  }
  if (task.kind === "give") {
    const can = task.options.some((o) => o.units.includes(id));
    return { aimed: hand.given.includes(id), can, must: can };
  }
  return {};
}

function marksOf(task: Task, hand: DeskState, desk: Desk): Mark[] {
  const marks: Mark[] = [];
  const of = (units: readonly UnitId[], kind: Mark["kind"]) => {
    for (const at of new Set(units.map((u) => desk.placeOf(u)))) {
      if (at && desk.onSheet(at)) marks.push({ at, kind });
    }
  };
  if (task.kind === "walk" && hand.mover) {
    of([hand.mover], "from");
    const costs = new Map(hand.reach?.places.map((p) => [p.at, p.cost]));
    for (const at of task.goals.get(hand.mover)?.keys() ?? []) {
      const cost = costs.get(at);
      marks.push({ at, kind: "may", ...(cost === undefined ? {} : { text: String(cost) }) });
    }
  }
  if (task.kind === "battle") {
    of(hand.draft.attackers, "from");
    of(hand.draft.defenders, "aim");
  }
  if (task.kind === "give") of(hand.given, "aim");
  for (const at of hintPlaces(hand, desk)) marks.push({ at, kind: "spot" });
  const { objection } = hand;
  if (objection) {
    const named = objection.places.map((id) => desk.placeOf(id) ?? id);
    const places = new Set([...(objection.at ? [objection.at] : []), ...named]);
    for (const at of places) if (desk.onSheet(at)) marks.push({ at, kind: "not" });
  }
  return marks;
}

/** Where the computer's advice happens: the units it names and the place it names. */
function hintPlaces(hand: DeskState, desk: Desk): Place[] {
  if (!hand.hint) return [];
  const words = hand.hint.action.split(/[ +]/).slice(1);
  const places = words.flatMap((w) => desk.placeOf(w) ?? (desk.onSheet(w) ? [w] : []));
  return [...new Set(places)].filter((p) => desk.onSheet(p));
}
