import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Place, UnitId } from "../protocol/types";
import { BandPatterns } from "./bands";
import type { CounterState } from "./counter";
import { Counters, Fallen, unitUnder } from "./counters";
import { useFallen } from "./fallen";
import type { Box } from "./geometry";
import { groupBy } from "./groupby";
import { HitAreas } from "./hitareas";
import { useCounterDrag } from "./input/drag";
import { useFocusWithin } from "./input/focus";
import { useHover } from "./input/hover";
import { focusPlace, useKeyboard } from "./input/keyboard";
import { useSheetKeys } from "./input/sheetkeys";
import { useViewport } from "./input/viewport";
import { ZoomButtons } from "./input/zoom";
import { MarkPatterns, MarksAbove, MarksBelow, Named, Route } from "./marks";
import type { SheetProps } from "./props";
import { placeCounters } from "./stacks";
import { Tooltip } from "./tooltip";
import { Fights, Trails } from "./trails";

/** Land round the frame, in drawing units. */
const RIM = 12;

/** Breadths of a hex that are seen round what matters. */
const ROOM = 1.5;

/** A map with counters on it. It knows places, sides and counters, and no game. */
export function Sheet(props: SheetProps) {
  const { geo, frame, counters, cursor } = props;
  const box = useRef<HTMLDivElement>(null);
  const plate = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [fan, setFan] = useState<Place | undefined>(undefined);
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
    plate,
    svg,
    whole,
    useCallback(() => onHover(undefined, undefined, false), [onHover]),
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
  const touched = useRef(false);
  const stacks = useMemo(() => groupBy(counters, (c) => c.at), [counters]);
  const stack = stacks.get(cursor) ?? [];
  const { chosen, onKeyDown } = useKeyboard(svg, props, stack, viewport);
  const spread = focused && stack.length > 1 && chosen > 0 ? cursor : fan;
  const places = useMemo(
    () => placeCounters(geo, frame, counters, spread),
    [geo, frame, counters, spread],
  );
  useAttention(props, (part, afar) => viewport.attend(part, afar));
  useShownWhenTaken(counters, (at) => viewport.show(geo.centre(at)));
  useFocusKept(counters, () => {
    // A counter that falls takes the keyboard with it: its hex takes over.
    if (focused && document.activeElement === document.body) focusPlace(svg, cursor);
  });
  const bare = useSheetKeys(box, viewport);
  const raised = stack[chosen - 1]?.id;
  const isPile = (at: Place | undefined) => at !== undefined && (stacks.get(at) ?? []).length > 1;
  const press = (unit: UnitId) => {
    const counter = counters.find((c) => c.id === unit);
    if (!counter || hover.held()) return;
    props.onCursor(counter.at);
    const fans = touched.current && fan !== counter.at;
    if (fans) setFan(isPile(counter.at) ? counter.at : undefined);
    if (!fans || !isPile(counter.at)) props.onUnit(unit);
  };
  const point = (place: Place | undefined, by: string, over?: UnitId) => {
    if (place !== undefined && viewport.moving) return;
    if (by === "mouse") setFan(over && isPile(place) ? place : undefined);
    props.onPoint(place);
    hover.over(place, over, by);
  };
  return (
    <div class="sheet-frame">
      <div
        class="sheet-box"
        role="presentation"
        ref={box}
        style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
        onPointerLeave={(event) => {
          if (event.pointerType === "touch") return;
          point(undefined, "mouse");
        }}
      >
        <div class="plate" ref={plate}>
          <svg
            ref={svg}
            class={bare ? "sheet bare" : "sheet"}
            viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
            role="group"
            aria-label={props.title}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              touched.current = event.pointerType === "touch";
              if (touched.current) hover.press(placeOf(event, counters), unitUnder(event.target));
              else hover.rest(event.clientX, event.clientY);
            }}
            onPointerMove={(event) => {
              if (!hover.goesOn(event.clientX, event.clientY)) return;
              const over = unitUnder(event.target);
              point(placeOf(event, counters), event.pointerType, over);
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
              onPoint={(place, by) => point(place, by)}
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
              onOver={(at, unit, by) => point(at, by, unit)}
            />
            {spread === undefined && props.signs}
            {props.names && (
              <g class={spread === undefined ? "above" : "above fanned"}>{props.names}</g>
            )}
            <Fallen geo={geo} frame={frame} counters={fallen} />
            <Fights geo={geo} fights={props.fights} verdicts={props.verdicts} />
            <MarksAbove geo={geo} marks={props.marks} />
            <Named geo={geo} places={props.named} />
            {focused && <path class="cursor" d={geo.outline(cursor, 0.97)} />}
          </svg>
        </div>
        {props.note && (
          <Tooltip p={viewport.project(geo.centre(props.note.at))} within={box.current}>
            {props.note.body}
          </Tooltip>
        )}
      </div>
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

/** Comes to what matters whenever that is another matter; not while one is at the same, nor back to what is come to once. */
function useAttention(
  { geo, attention }: SheetProps,
  attend: (part: Box, afar: boolean) => void,
): void {
  const matter = attention?.matter;
  const come = useRef(new Set<string>());
  useEffect(() => {
    if (attention?.once) {
      if (come.current.has(attention.matter)) return;
      come.current.add(attention.matter);
    }
    const points = attention?.places.filter((at) => geo.has(at)).map((at) => geo.centre(at)) ?? [];
    if (points.length === 0) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const room = geo.breadth * ROOM;
    const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
    const part = { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
    attend(part, attention?.afar ?? false);
  }, [matter, geo]);
}

/** Brings a counter into view when it is taken up; afterwards the map may be moved away from it. */
function useShownWhenTaken(counters: readonly CounterState[], show: (at: Place) => void): void {
  const taken = counters.find((counter) => counter.picked);
  const takenId = taken?.id;
  useEffect(() => {
    if (taken) show(taken.at);
  }, [takenId]);
}

/** Looks after the keyboard whenever counters have come, gone or moved. */
function useFocusKept(counters: readonly CounterState[], keep: () => void): void {
  const standing = counters.map((counter) => `${counter.id} ${counter.at}`).join();
  const stood = useRef(standing);
  useEffect(() => {
    if (stood.current === standing) return;
    stood.current = standing;
    keep();
  });
}
