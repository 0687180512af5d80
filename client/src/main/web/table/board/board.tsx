import { Component } from "preact";
import { useCallback, useContext, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { GameParts, MapParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { Place, SheetData, UnitId, View } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { type CounterState, counterName, type Ready } from "../../sheet/counter";
import { Geometry } from "../../sheet/geometry";
import { groupBy } from "../../sheet/groupby";
import type { PrintProps } from "../../sheet/props";
import { Sheet } from "../../sheet/sheet";
import { useStore } from "../../state/store";
import { describeThreat } from "../cards/watch";
import { InspectorOf } from "../inspect/inspector";
import { goalTold } from "../interaction/announcement";
import type { Controller } from "../interaction/controller";
import { able } from "../interaction/draft";
import { committedUnit, movingUnit, startOf, verbOf } from "../interaction/reach";
import type { InteractionState } from "../interaction/state";
import type { Task, Walk } from "../interaction/task";
import { describeObjection, namingOf } from "../log/describe";
import type { Naming } from "../log/naming";
import type { TableState } from "../state/tablestore";
import { attentionOf } from "./attention";
import { currentFace, isReduced, reducedUnit, shownUnit } from "./face";
import { lessonPlaces, marksOf, objectionPlaces } from "./marks";
import { choosers, foreseenEvents, pathOf, recentEvents } from "./recent";
import { SightButton, WatchButton } from "./tools";

/** The sheet with the counters of this position, and the selection shown on it. */
export function Board({ controller, parts }: { controller: Controller; parts: GameParts }) {
  const table = useStore(controller.table);
  const interaction = useStore(controller);
  const { sheet, view } = table;
  if (!sheet || !view) return null;
  return (
    <BoardView
      controller={controller}
      parts={parts}
      table={table}
      interaction={interaction}
      sheet={sheet}
      view={view}
    />
  );
}

interface BoardViewProps {
  controller: Controller;
  parts: GameParts;
  table: TableState;
  interaction: InteractionState;
  sheet: SheetData;
  view: View;
}

function BoardView({ controller, parts, table, interaction, sheet, view }: BoardViewProps) {
  const inspector = useContext(InspectorOf);
  const geo = useMemo(() => new Geometry(sheet), [sheet]);
  const frame = useMemo(() => parts.map.frame(geo), [geo, parts]);
  const naming = useMemo(() => namingOf(sheet, parts), [sheet, parts]);
  const deployment = parts.map.deploying(view.step);
  const [cursor, setCursor] = useState<Place>(geo.places[0]?.id ?? "");
  const [pointed, setPointed] = useState<Place | undefined>(undefined);
  const { shown } = interaction;
  useLayoutEffect(() => {
    if (!shown) return;
    if (geo.has(shown.at)) setCursor(shown.at);
    else document.querySelector<HTMLElement>(`[data-chip="${shown.unit}"]`)?.focus();
  }, [shown, geo]);
  const { task } = controller;
  const gate = gateOf(interaction, task, controller);
  useLayoutEffect(() => {
    if (gate) setCursor(gate);
  }, [gate]);
  const marks = marksOf(task, interaction, controller);
  const may = new Map(marks.filter((m) => m.kind === "may").map((m) => [m.at, m.text ?? ""]));
  const counters = useCounters({ controller, parts, table, interaction, sheet, view }, geo, task);
  const nameOf = useNames(counters, { sheet, parts, view }, may, goalTold(controller));
  const past = useMemo(
    () =>
      table.past === undefined
        ? recentEvents(
            // A game that is over shows its last position, without the ways that led there.
            view.pending === "over" ? [] : table.lines,
            choosers(table.info?.mine ?? [], view),
            view.position,
            parts.play.answers?.step,
          )
        : table.foreseen.length > 0
          ? foreseenEvents(table.foreseen, view.position)
          : recentEvents(table.lines.slice(-1), [], view.position),
    [table.lines, table.info, table.past, table.foreseen, view, parts],
  );
  return (
    <Sheet
      geo={geo}
      frame={frame}
      title={translate("table.map", parts.words.place)}
      printed={
        <>
          <Printed {...{ Print: parts.map.Print, sheet, geo, frame, deployment }} />
          {parts.map.Over && <parts.map.Over sheet={sheet} geo={geo} view={view} />}
        </>
      }
      names={
        parts.map.Names && (
          <Printed
            {...{ Print: parts.map.Names, sheet, geo, frame }}
            deployment={false}
            taken={[...new Set(counters.map(({ at }) => at))].sort().join(" ")}
          />
        )
      }
      signs={parts.map.Signs && <parts.map.Signs sheet={sheet} geo={geo} view={view} />}
      counters={counters}
      marks={marks}
      route={routeTo(interaction, pointed ?? cursor, controller)}
      ways={past.ways}
      // What the dice said would lie over the rings of the unit in hand.
      fights={
        interaction.mover ? past.fights.map((fight) => ({ ...fight, result: "" })) : past.fights
      }
      verdicts={parts.words.verdicts}
      fell={past.fell}
      named={geo.spaces.length > 0 ? [] : namedPlaces(interaction, controller)}
      note={noteOf(interaction, controller, table, naming)}
      tools={
        <>
          {controller.canQuery("threat") && (
            <WatchButton controller={controller} on={interaction.watching} />
          )}
          {controller.canQuery("sight") && (
            <SightButton controller={controller} on={interaction.sighting} />
          )}
        </>
      }
      cursor={cursor}
      nameOf={nameOf}
      onCursor={setCursor}
      onPlace={useCallback((p: Place) => controller.tapPlace(p), [controller])}
      onUnit={useCallback((u: UnitId) => controller.tapUnit(u), [controller])}
      onPoint={(place) => setPointed(interaction.reach ? place : undefined)}
      onHover={useCallback(
        (p: Place | undefined, unit: UnitId | undefined, long: boolean) => {
          controller.peek(p);
          if (long && p) inspector?.hold(p, unit);
          else inspector?.hover(p, unit);
        },
        [controller, inspector],
      )}
      onInspect={(p, unit) => inspector?.hold(p, unit)}
      onLift={useCallback((u: UnitId) => controller.lift(u), [controller])}
      onDrop={useCallback((u: UnitId, p: Place | undefined) => controller.drop(u, p), [controller])}
      onLeave={() => controller.clear()}
      shown={interaction.shown}
      attention={attentionOf(controller, table, parts.map.news, parts.map.fought)}
    />
  );
}

type PrintedProps = PrintProps & Pick<MapParts, "Print">;

/** The printed map, or its names, drawn once. Not by a memo of what is drawn: that would keep the page as it was then. */
class Printed extends Component<PrintedProps> {
  override shouldComponentUpdate(next: PrintedProps): boolean {
    const now = this.props;
    return (Object.keys(next) as (keyof PrintedProps)[]).some((key) => next[key] !== now[key]);
  }

  override render({ Print, ...print }: PrintedProps) {
    return <Print {...print} />;
  }
}

/** The slip beside the place that is pointed at: who could attack there, or why something is not allowed. */
function noteOf(
  interaction: InteractionState,
  controller: Controller,
  table: TableState,
  naming: Naming,
) {
  const { peek, hoveredThreat, objection } = interaction;
  if (hoveredThreat && controller.onSheet(hoveredThreat.place)) {
    const told =
      (hoveredThreat.attackers ?? []).length > 0
        ? describeThreat(hoveredThreat, naming)
        : translate("watch.safe", hoveredThreat.place);
    return { at: hoveredThreat.place, body: <p>{told}</p> };
  }
  if (!peek?.at || peek.at === objection?.at || !controller.onSheet(peek.at)) return undefined;
  const body = (
    <p>
      {describeObjection(peek, table.messages, naming)}
      {peek.rule && <RuleNumber rule={peek.rule} />}
    </p>
  );
  return { at: peek.at, body };
}

function useCounters(
  { controller, parts, table, interaction, sheet, view }: BoardViewProps,
  geo: Geometry,
  task: Task,
): CounterState[] {
  const faces = useMemo(
    () => new Map(sheet.units.map((u) => [u.id, parts.counters.face(u)])),
    [sheet, parts],
  );
  const weaker = useMemo(
    () => new Map(sheet.units.map((u) => [u.id, parts.counters.face(reducedUnit(u))])),
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
  const committed = committedUnit(controller);
  return sheet.units.flatMap((unit) => {
    const now = shownUnit(parts, view.position.units[unit.id]);
    const reduced = isReduced(now);
    const printed = (reduced ? weaker : faces).get(unit.id);
    const face = now && parts.counters.current ? currentFace(parts, unit, view) : printed;
    // Who comes in and must say where he goes is seen where he comes in.
    const at = committed === unit.id ? startOf(controller, unit.id) : now?.at;
    if (!now || !face || !at || !geo.has(at)) return [];
    const way = ways.get(unit.id);
    return [
      {
        id: unit.id,
        at,
        face,
        ...(way ? { way } : {}),
        ...(movingUnit(controller) === unit.id ? { moving: translate("unit.moving") } : {}),
        ...(reduced ? { reduced: true } : {}),
        ...(Array.isArray(now.markers) ? { tabs: now.markers.map(String) } : {}),
        ...lookOf(unit.id, task, interaction, table, controller, parts, fits),
      },
    ];
  });
}

/** What a screen reader is told of each place. */
function useNames(
  counters: readonly CounterState[],
  { sheet, parts, view }: Pick<BoardViewProps, "sheet" | "parts" | "view">,
  may: ReadonlyMap<Place, string>,
  plain: string,
): (place: Place) => string {
  const grounds = useMemo(
    () =>
      new Map([
        ...sheet.hexes.map((h) => [h.id, parts.map.terrain(h.terrain)] as const),
        ...(sheet.spaces ?? []).map((s) => [s.id, s.label ?? s.kind] as const),
      ]),
    [sheet, parts],
  );
  const spaces = new Set(sheet.spaces?.map((s) => s.id));
  const here = groupBy(counters, (c) => c.at);
  return (place) => {
    const cost = may.get(place);
    const said = [
      spaces.has(place) ? "" : translate("place.hex", place),
      grounds.get(place) ?? "",
      here.get(place)?.map(counterName).join("; ") ?? translate("place.empty"),
      parts.map.lying?.(place, view) ?? "",
      cost === undefined ? "" : cost ? translate("place.may", cost) : plain,
    ];
    return said.filter((s) => s !== "").join(", ");
  };
}

/** The way to the place that is pointed at, or the one that is proposed; or a line of sight. */
function routeTo(
  interaction: InteractionState,
  place: Place | undefined,
  controller: Controller,
): readonly Place[] {
  if (interaction.sighting)
    return interaction.line ? [interaction.line.at, interaction.line.to] : [];
  const to = (at: Place | undefined) => interaction.reach?.places.find((p) => p.at === at)?.path;
  const path = to(place) ?? to(interaction.aim) ?? interaction.way;
  const from = controller.placeOf(interaction.mover ?? "");
  return path.length > 0 && from && path[0] !== from ? [from, ...path] : path;
}

/** The places of the attack and of the way that are laid out, which the button and the card name. */
function laidOut({ draft, way, aim }: InteractionState, controller: Controller): Place[] {
  const fighting = [...draft.attackers, ...draft.defenders].flatMap(
    (unit) => controller.placeOf(unit) ?? [],
  );
  const offered =
    controller.task.kind === "walk" && !controller.task.done ? onlyGoals(controller) : [];
  return [...fighting, ...way.slice(-1), aim, ...offered].filter((at) => controller.onSheet(at));
}

/** Where the unit in hand may go, where that is a place or two. */
function onlyGoals(controller: Controller): Place[] {
  const { task, value } = controller;
  const goals = task.kind === "walk" ? [...(task.goals.get(value.mover ?? "")?.keys() ?? [])] : [];
  return goals.length <= FEW ? goals : [];
}

/** So many places a button may speak of. */
const FEW = 2;

/** Where a unit that is brought in may enter, or has: the keyboard need not walk there over the whole map. */
function gateOf(
  { mover }: InteractionState,
  task: Task,
  controller: Controller,
): Place | undefined {
  if (task.kind !== "walk" || !mover || controller.onSheet(controller.placeOf(mover) ?? ""))
    return undefined;
  const start = startOf(controller, mover);
  if (start && controller.onSheet(start)) return start;
  return [...(task.goals.get(mover)?.keys() ?? [])].find((place) => controller.onSheet(place));
}

/** Places that words beside the map speak of. */
function namedPlaces(interaction: InteractionState, controller: Controller): Place[] {
  const stops = interaction.mover
    ? (interaction.reach?.places.filter((p) => p.stops).map((p) => p.at) ?? [])
    : [];
  const all = [
    ...stops,
    ...laidOut(interaction, controller),
    ...lessonPlaces(controller),
    ...objectionPlaces(interaction.objection ?? interaction.peek, controller),
    ...(interaction.hint?.action.places ?? []),
    ...(interaction.hint?.action.way ?? []),
  ];
  return [...new Set(all)];
}

/** What a unit can still do before the phase ends; nothing of units that are done, or must go on. */
function readyTo(
  id: UnitId,
  task: Walk,
  controller: Controller,
  parts: GameParts,
): Ready | undefined {
  const goals = task.goals.get(id);
  if (!goals || !task.done) return undefined;
  const verb = verbOf(controller, task, id);
  const steps = parts.play.reaches(verb);
  const enemy = (at: Place) => controller.unitsAt(at).some((unit) => !controller.isOwn(unit));
  const fights = !steps || [...goals].some(([at, text]) => text !== at && enemy(at));
  const { still } = parts.words;
  const told = (steps && fights && still?.[`${verb} fight`]) || still?.[verb];
  return { fights, told: told ?? translate("unit.still") };
}

/** How a counter looks: picked, aimed at, bound to fight, or done for now. */
function lookOf(
  id: UnitId,
  task: Task,
  interaction: InteractionState,
  table: TableState,
  controller: Controller,
  parts: GameParts,
  fits: { own: ReadonlySet<UnitId>; other: ReadonlySet<UnitId> },
): Omit<CounterState, "id" | "at" | "face"> {
  const own = controller.isOwn(id);
  if (task.kind === "walk") {
    const can = task.goals.has(id);
    const ready = readyTo(id, task, controller, parts);
    return {
      picked: interaction.mover === id,
      can,
      spent: own && !can && task.done !== undefined,
      ...(ready ? { ready } : {}),
    };
  }
  if (task.kind === "battle") {
    const can = (own ? fits.own : fits.other).has(id);
    const due = own ? table.duties?.units : table.duties?.enemies;
    return {
      picked: interaction.draft.attackers.includes(id),
      aimed: interaction.draft.defenders.includes(id),
      can,
      spent: own && !can,
      must: due?.includes(id) ?? false,
    };
  }
  if (task.kind === "give") {
    const can = task.options.some((o) => o.units.includes(id));
    return { aimed: interaction.given.includes(id), can, must: can };
  }
  return {};
}
