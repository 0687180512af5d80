import { Component, type ComponentProps } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import type { GameParts, MapParts } from "../../games/parts";
import { say } from "../../i18n/translate";
import type { Place, SheetData, UnitId, View } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { type CounterState, counterName, type Ready } from "../../sheet/counter";
import { Geometry } from "../../sheet/geometry";
import { grouped } from "../../sheet/groupby";
import { Sheet } from "../../sheet/sheet";
import { useObserved } from "../../state/store";
import { riskSpoken } from "../cards/watch";
import type { Desk } from "../interaction/controller";
import { able } from "../interaction/draft";
import { onTheMove } from "../interaction/reach";
import { lookAround } from "../interaction/sighting";
import type { HandState } from "../interaction/state";
import type { Task, Walk } from "../interaction/task";
import { watchOver } from "../interaction/threats";
import { type Naming, namingOf, objectionText } from "../log/describe";
import type { TableState } from "../state/tablestore";
import { faceNow, isReduced, lying, weak } from "./face";
import { marksOf, objectionPlaces } from "./marks";
import { choosers, lately, pathOf } from "./recent";
import { SightButton, WatchButton } from "./tools";

/** The sheet with the counters of this position, and what the hand holds shown on it. */
export function Board({ desk, parts }: { desk: Desk; parts: GameParts }) {
  const table = useObserved(desk.table);
  const hand = useObserved(desk);
  const { sheet, view } = table;
  if (!sheet || !view) return null;
  return <Laid desk={desk} parts={parts} table={table} hand={hand} sheet={sheet} view={view} />;
}

interface LaidProps {
  desk: Desk;
  parts: GameParts;
  table: TableState;
  hand: HandState;
  sheet: SheetData;
  view: View;
}

function Laid({ desk, parts, table, hand, sheet, view }: LaidProps) {
  const geo = useMemo(() => new Geometry(sheet), [sheet]);
  const frame = useMemo(() => parts.map.frame(geo), [geo, parts]);
  const naming = useMemo(() => namingOf(sheet, parts), [sheet, parts]);
  const deployment = parts.map.deploying(view.step);
  const [cursor, setCursor] = useState<Place>(geo.places[0]?.id ?? "");
  const [pointed, setPointed] = useState<Place | undefined>(undefined);
  const { task } = desk;
  const marks = marksOf(task, hand, desk);
  const may = new Map(marks.filter((m) => m.kind === "may").map((m) => [m.at, m.text ?? ""]));
  const counters = useCounters({ desk, parts, table, hand, sheet, view }, geo, task);
  const nameOf = useNames(counters, { sheet, parts, view }, may);
  const past = useMemo(
    () =>
      table.past === undefined
        ? lately(table.lines, choosers(table.info?.mine ?? [], view), view.position)
        : lately(table.lines.slice(-1), [], view.position),
    [table.lines, table.info, table.past, view],
  );
  return (
    <Sheet
      geo={geo}
      frame={frame}
      title={say("table.map", parts.words.place)}
      printed={
        <>
          <Printed {...{ Print: parts.map.Print, sheet, geo, frame, deployment }} />
          {parts.map.Over && <parts.map.Over sheet={sheet} geo={geo} view={view} />}
        </>
      }
      signs={parts.map.Signs && <parts.map.Signs sheet={sheet} geo={geo} view={view} />}
      counters={counters}
      marks={marks}
      route={routeTo(hand, pointed ?? cursor, desk)}
      ways={past.ways}
      fights={past.fights}
      verdicts={parts.words.verdicts}
      fell={past.fell}
      named={namedPlaces(hand, desk)}
      note={noteOf(hand, desk, table, naming)}
      tools={
        <>
          {desk.canLook("threat") && <WatchButton desk={desk} on={hand.watching} />}
          {desk.canLook("sight") && <SightButton desk={desk} on={hand.sighting} />}
        </>
      }
      cursor={cursor}
      nameOf={nameOf}
      onCursor={setCursor}
      onPlace={useCallback((p: Place) => desk.tapPlace(p), [desk])}
      onUnit={useCallback((u: UnitId) => desk.tapUnit(u), [desk])}
      onPoint={(place) => setPointed(hand.reach ? place : undefined)}
      onLinger={useCallback((p: Place | undefined) => desk.peek(p), [desk])}
      onLift={useCallback((u: UnitId) => desk.lift(u), [desk])}
      onDrop={useCallback((u: UnitId, p: Place | undefined) => desk.drop(u, p), [desk])}
      onLeave={() => desk.clear()}
      onKey={(key) => onKey(key, desk, setCursor)}
    />
  );
}

type PrintProps = ComponentProps<MapParts["Print"]> & Pick<MapParts, "Print">;

/** The printed map, drawn once. Not by a memo of what is drawn: that would keep the page as it was then. */
class Printed extends Component<PrintProps> {
  override shouldComponentUpdate(next: PrintProps): boolean {
    const now = this.props;
    return (Object.keys(next) as (keyof PrintProps)[]).some((key) => next[key] !== now[key]);
  }

  override render({ Print, ...print }: PrintProps) {
    return <Print {...print} />;
  }
}

/** The slip beside the place that is pointed at: who could attack there, or why something is not allowed. */
function noteOf(hand: HandState, desk: Desk, table: TableState, naming: Naming) {
  const { peek, feared, objection } = hand;
  if (feared && desk.onSheet(feared.place)) {
    const told =
      (feared.attackers ?? []).length > 0
        ? riskSpoken(feared, naming)
        : say("watch.safe", feared.place);
    return { at: feared.place, body: <p>{told}</p> };
  }
  if (!peek?.at || peek.at === objection?.at || !desk.onSheet(peek.at)) return undefined;
  const body = (
    <p>
      {objectionText(peek, table.messages, naming)}
      {peek.rule && <RuleNumber rule={peek.rule} />}
    </p>
  );
  return { at: peek.at, body };
}

/** Keys of the table beside those of the sheet; answers whether a key is one. */
function onKey(key: string, desk: Desk, setCursor: (place: Place) => void): boolean {
  if (key === "n") {
    const at = desk.placeOf(desk.next() ?? "");
    if (at && desk.onSheet(at)) setCursor(at);
  } else if (key === "e" && desk.canLook("threat")) watchOver(desk);
  else if (key === "l" && desk.canLook("sight")) lookAround(desk);
  else if (key === "u") void desk.undo();
  else return false;
  return true;
}

function useCounters(
  { desk, parts, table, hand, sheet, view }: LaidProps,
  geo: Geometry,
  task: Task,
): CounterState[] {
  const faces = useMemo(
    () => new Map(sheet.units.map((u) => [u.id, parts.counters.face(u)])),
    [sheet, parts],
  );
  const weaker = useMemo(
    () => new Map(sheet.units.map((u) => [u.id, parts.counters.face(weak(u))])),
    [sheet, parts],
  );
  const ways = useMemo(() => {
    const events = table.lines.slice(-40).flatMap((line) => line.events);
    return new Map(
      events.flatMap((e) => (e.kind === "moved" && e.unit ? [[e.unit, pathOf(e)] as const] : [])),
    );
  }, [table.lines]);
  const fits = {
    own: task.kind === "battle" ? able(task, "attackers") : new Set<UnitId>(),
    other: task.kind === "battle" ? able(task, "defenders") : new Set<UnitId>(),
  };
  return sheet.units.flatMap((unit) => {
    const now = lying(parts, view.position.units[unit.id]);
    const reduced = isReduced(now);
    const printed = (reduced ? weaker : faces).get(unit.id);
    const face = now && parts.counters.worn ? faceNow(parts, unit, view) : printed;
    if (!now || !face || !geo.has(now.at)) return [];
    const way = ways.get(unit.id);
    return [
      {
        id: unit.id,
        at: now.at,
        face,
        ...(way ? { way } : {}),
        ...(onTheMove(desk) === unit.id ? { moving: say("unit.moving") } : {}),
        ...(reduced ? { reduced: true } : {}),
        ...(Array.isArray(now.markers) ? { tabs: now.markers.map(String) } : {}),
        ...lookOf(unit.id, task, hand, table, desk, parts, fits),
      },
    ];
  });
}

/** What a screen reader is told of each place. */
function useNames(
  counters: readonly CounterState[],
  { sheet, parts, view }: Pick<LaidProps, "sheet" | "parts" | "view">,
  may: ReadonlyMap<Place, string>,
): (place: Place) => string {
  const grounds = useMemo(
    () =>
      new Map([
        ...sheet.hexes.map((h) => [h.id, parts.map.terrain(h.terrain)] as const),
        ...(sheet.spaces ?? []).map((s) => [s.id, s.label ?? s.kind] as const),
      ]),
    [sheet, parts],
  );
  const here = grouped(counters, (c) => c.at);
  return (place) => {
    const cost = may.get(place);
    const said = [
      say("place.hex", place),
      grounds.get(place) ?? "",
      here.get(place)?.map(counterName).join("; ") ?? say("place.empty"),
      parts.map.lying?.(place, view) ?? "",
      cost === undefined ? "" : cost ? say("place.may", cost) : say("place.may.plain"),
    ];
    return said.filter((s) => s !== "").join(", ");
  };
}

/** The way to the place that is pointed at, or the one that is proposed; or a line of sight. */
function routeTo(hand: HandState, place: Place | undefined, desk: Desk): readonly Place[] {
  if (hand.sighting) return hand.line ? [hand.line.at, hand.line.to] : [];
  const to = (at: Place | undefined) => hand.reach?.places.find((p) => p.at === at)?.path;
  const path = to(place) ?? to(hand.aim) ?? hand.way;
  const from = desk.placeOf(hand.mover ?? "");
  return path.length > 0 && from && path[0] !== from ? [from, ...path] : path;
}

/** Places that words beside the map speak of. */
function namedPlaces(hand: HandState, desk: Desk): Place[] {
  const stops = hand.mover
    ? (hand.reach?.places.filter((p) => p.stops).map((p) => p.at) ?? [])
    : [];
  const all = [
    ...stops,
    ...objectionPlaces(hand.objection ?? hand.peek, desk),
    ...(hand.hint?.action.places ?? []),
    ...(hand.hint?.action.way ?? []),
  ];
  return [...new Set(all)];
}

/** What a unit can still do before the phase ends; nothing of units that are done, or must go on. */
function readyTo(id: UnitId, task: Walk, desk: Desk, parts: GameParts): Ready | undefined {
  const goals = task.goals.get(id);
  if (!goals || !task.done) return undefined;
  const steps = parts.play.reaches(task.verb);
  const enemy = (at: Place) => desk.unitsAt(at).some((unit) => !desk.isOwn(unit));
  const fights = !steps || [...goals].some(([at, text]) => text !== at && enemy(at));
  const { still } = parts.words;
  const told = (steps && fights && still?.[`${task.verb} fight`]) || still?.[task.verb];
  return { fights, told: told ?? say("unit.still") };
}

/** How a counter looks: picked, aimed at, bound to fight, or done for now. */
function lookOf(
  id: UnitId,
  task: Task,
  hand: HandState,
  table: TableState,
  desk: Desk,
  parts: GameParts,
  fits: { own: ReadonlySet<UnitId>; other: ReadonlySet<UnitId> },
): Omit<CounterState, "id" | "at" | "face"> {
  const own = desk.isOwn(id);
  if (task.kind === "walk") {
    const can = task.goals.has(id);
    const ready = readyTo(id, task, desk, parts);
    return {
      picked: hand.mover === id,
      can,
      spent: own && !can && task.done !== undefined,
      ...(ready ? { ready } : {}),
    };
  }
  if (task.kind === "battle") {
    const can = (own ? fits.own : fits.other).has(id);
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
