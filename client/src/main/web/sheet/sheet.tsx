import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Place, UnitId } from "../protocol/types";
import { BandPatterns } from "./bands";
import type { CounterState } from "./counter";
import { Counters, Fallen, unitUnder } from "./counters";
import { useCounterDrag } from "./drag";
import { useFallen } from "./fallen";
import { useFocusWithin } from "./focus";
import type { Box, Geometry, Point } from "./geometry";
import { groupBy } from "./groupby";
import { HitAreas } from "./hitareas";
import { useHover } from "./hover";
import { type Mark, MarkPatterns, MarksAbove, MarksBelow, Named, Route } from "./marks";
import { placeCounters } from "./stacks";
import { Tooltip } from "./tooltip";
import { Fights, Trails } from "./trails";
import { useViewport } from "./viewport";
import { ZOOM, ZoomButtons } from "./zoom";

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Land round the frame, in drawing units. */
const RIM = 12;

export interface SheetProps {
  geo: Geometry;
  frame: Box;
  title: string;
  /** The printed map, drawn once. */
  printed: ComponentChildren;
  /** What lies above the counters; below them while a stack is fanned out. */
  signs?: ComponentChildren;
  counters: readonly CounterState[];
  marks: readonly Mark[];
  route: readonly Place[];
  /** Ways lately gone, hexes fought over, and places where units lately fell. */
  ways: readonly { unit: UnitId; path: readonly Place[] }[];
  fights: readonly {
    from: readonly Place[];
    at: readonly Place[];
    dice: readonly number[];
    result: string;
  }[];
  fell: readonly Place[];
  /** Places whose numbers are shown at any distance. */
  named: readonly Place[];
  /** Words held beside a place. */
  note: { at: Place; body: ComponentChildren } | undefined;
  /** Further buttons beside those that zoom. */
  tools?: ComponentChildren;
  cursor: Place;
  nameOf: (place: Place) => string;
  onCursor: (place: Place) => void;
  /** Results of fights in a word or two. */
  verdicts?: Readonly<Record<string, string>> | undefined;
  onPlace: (place: Place) => void;
  onUnit: (unit: UnitId) => void;
  onPoint: (place: Place | undefined) => void;
  /** The pointer rests on a place, or a finger stays on it. */
  onHover: (place: Place | undefined) => void;
  onLift: (unit: UnitId) => void;
  onDrop: (unit: UnitId, place: Place | undefined) => Promise<boolean>;
  onLeave: () => void;
  /** A key that the sheet does not know; answers whether it was taken. */
  onKey: (key: string) => boolean;
}

/** A map with counters on it. It knows places, sides and counters, and no game. */
export function Sheet(props: SheetProps) {
  const { geo, frame, counters, cursor } = props;
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [fan, setFan] = useState<Place | undefined>(undefined);
  const [chosen, setChosen] = useState(0);
  const fallen = useFallen(counters);
  const whole = useMemo(
    () => ({
      x: frame.x - RIM,
      y: frame.y - RIM,
      width: frame.width + 2 * RIM,
      height: frame.height + 2 * RIM,
    }),
    [frame],
  );
  const outlines = useMemo(() => new Map(geo.places.map(({ id }) => [id, geo.outline(id)])), [geo]);
  const hover = useHover(props.onHover);
  const { onHover } = props;
  const viewport = useViewport(
    box,
    svg,
    whole,
    useCallback(() => onHover(undefined), [onHover]),
  );
  useCounterDrag(svg, {
    at: (x, y) => viewport.at(x, y),
    under: (p) => geo.under(p),
    onLift: (unit) => {
      setFan(undefined);
      hover.leave();
      props.onLift(unit);
    },
    onOver: props.onPoint,
    onDrop: props.onDrop,
  });
  const focused = useFocusWithin(svg);
  const lane = useRef<{ at: Place; start: Point } | undefined>(undefined);
  const touched = useRef(false);
  const stacks = useMemo(() => groupBy(counters, (c) => c.at), [counters]);
  const stack = stacks.get(cursor) ?? [];
  const spread = focused && stack.length > 1 && chosen > 0 ? cursor : fan;
  const places = useMemo(
    () => placeCounters(geo, frame, counters, spread),
    [geo, frame, counters, spread],
  );

  const focus = (selector: string) =>
    svg.current?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true });
  const go = (to: Place) => {
    setChosen(0);
    props.onCursor(to);
    viewport.show(geo.centre(to));
    focus(`[data-place="${to}"]`);
  };
  const taken = counters.find((counter) => counter.picked);
  const takenId = taken?.id;
  useEffect(() => {
    // Only when another is taken up: afterwards the map may be moved away from it.
    if (taken) viewport.show(geo.centre(taken.at));
  }, [takenId]);
  const standing = counters.map((counter) => `${counter.id} ${counter.at}`).join();
  const stood = useRef(standing);
  useEffect(() => {
    if (stood.current === standing) return;
    stood.current = standing;
    // A counter that falls takes the keyboard with it: its hex takes over.
    if (focused && document.activeElement === document.body) focus(`[data-place="${cursor}"]`);
  });
  const walk = (direction: Point) => {
    const kept = lane.current?.at === cursor && direction.x !== 0 ? lane.current.start : undefined;
    const start = kept ?? geo.centre(cursor);
    const to = geo.towards(cursor, direction, start);
    if (!to) return;
    lane.current = { at: to, start };
    go(to);
  };
  const choose = (n: number) => {
    setChosen(n);
    const unit = stack[n - 1];
    focus(unit ? `[data-unit="${unit.id}"]` : `[data-place="${cursor}"]`);
  };
  const act = () => {
    const unit = stack[chosen - 1];
    if (unit) props.onUnit(unit.id);
    else props.onPlace(cursor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) walk(arrow);
    else if (event.key === "Enter" || event.key === " ") act();
    else if (event.key === "Escape") props.onLeave();
    else if (event.key === "+") viewport.zoom(ZOOM);
    else if (event.key === "-") viewport.zoom(1 / ZOOM);
    else if (event.key === "0") viewport.zoom(0);
    else if (event.key === "]") choose((chosen + 1) % (stack.length + 1));
    else if (event.key === "[") choose((chosen + stack.length) % (stack.length + 1));
    else if (event.key === "?") props.onHover(cursor);
    else if (!props.onKey(event.key)) return;
    event.preventDefault();
  };
  const raised = stack[chosen - 1]?.id;
  const press = (unit: UnitId) => {
    const counter = counters.find((c) => c.id === unit);
    if (!counter || hover.held()) return;
    props.onCursor(counter.at);
    const pile = (stacks.get(counter.at) ?? []).length > 1;
    if (touched.current && pile && fan !== counter.at) setFan(counter.at);
    else props.onUnit(unit);
  };
  const point = (place: Place | undefined, by: string, overStack: boolean) => {
    if (place !== undefined && viewport.moving) return;
    if (by === "mouse") setFan(overStack ? place : undefined);
    props.onPoint(place);
    hover.over(place, by);
  };
  return (
    <div
      class="sheet-box"
      role="presentation"
      ref={box}
      style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
      onPointerLeave={(event) => {
        if (event.pointerType === "touch") return;
        point(undefined, "mouse", false);
      }}
    >
      <svg
        ref={svg}
        class="sheet"
        viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
        role="group"
        aria-label={props.title}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          touched.current = event.pointerType === "touch";
          if (touched.current) hover.press(placeOf(event, counters));
        }}
        onPointerUp={() => hover.release()}
        onContextMenu={(event) => event.preventDefault()}
      >
        <BandPatterns />
        <MarkPatterns />
        {props.printed}
        <MarksBelow outlines={outlines} geo={geo} marks={props.marks} />
        <HitAreas
          geo={geo}
          outlines={outlines}
          cursor={cursor}
          nameOf={props.nameOf}
          onPress={(place) => {
            if (hover.held()) return;
            setFan(undefined);
            props.onCursor(place);
            props.onPlace(place);
          }}
          onFocus={props.onCursor}
          onPoint={(place, by) => point(place, by, false)}
        />
        <Trails geo={geo} ways={props.ways} fell={props.fell} />
        <Route geo={geo} path={props.route} />
        {spread !== undefined && props.signs}
        <Counters
          geo={geo}
          counters={counters}
          places={places}
          raised={raised}
          onUnit={press}
          onOver={(at, by) => point(at, by, true)}
        />
        {spread === undefined && props.signs}
        <Fallen geo={geo} frame={frame} counters={fallen} />
        <Fights geo={geo} fights={props.fights} verdicts={props.verdicts} />
        <MarksAbove geo={geo} marks={props.marks} />
        <Named geo={geo} places={props.named} />
        {focused && <path class="cursor" d={geo.outline(cursor, 0.97)} />}
      </svg>
      {props.note && (
        <Tooltip p={viewport.project(geo.centre(props.note.at))} within={box.current}>
          {props.note.body}
        </Tooltip>
      )}
      <div class="map-tools">
        {props.tools}
        <ZoomButtons zoom={(factor) => viewport.zoom(factor)} />
      </div>
    </div>
  );
}

function placeOf(event: PointerEvent, counters: readonly CounterState[]): Place | undefined {
  const unit = unitUnder(event.target);
  return unit
    ? counters.find((c) => c.id === unit)?.at
    : (event.target as SVGElement).dataset.place;
}
