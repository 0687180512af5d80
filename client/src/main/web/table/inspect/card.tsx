import { useContext, useEffect, useRef } from "preact/hooks";
import { hexName } from "../../games/hexname";
import type { GameParts } from "../../games/parts";
import { capitalize, translate } from "../../i18n/translate";
import type { Fact, Inspection, SheetData, UnitDef, View } from "../../protocol/types";
import { CounterChip } from "../../sheet/counter";
import { useStore } from "../../state/store";
import { currentFace, isReduced, reducedUnit, shownUnit } from "../board/face";
import { namingOf } from "../log/describe";
import type { TableState } from "../state/tablestore";
import { Facts } from "./facts";
import { type Inspector, InspectorOf, type Looking } from "./inspector";

/** Breadth of the counter that is looked at, and of the others with it. */
const LARGE = 84;
const SMALL = 44;

/** What is looked at, large and in words: quiet while the pointer rests, or held to be read. */
export function InspectorCard({ table, parts }: { table: TableState; parts: GameParts }) {
  const inspector = useContext(InspectorOf);
  if (!inspector) return null;
  return <Shown {...{ inspector, table, parts }} />;
}

interface Props {
  inspector: Inspector;
  table: TableState;
  parts: GameParts;
}

function Shown({ inspector, table, parts }: Props) {
  const looking = useStore(inspector);
  const { sheet, view } = table;
  const { subject, held } = looking;
  if (!sheet || !view || !subject) return null;
  const body = <Body {...{ inspector, looking, table, sheet, view, parts }} />;
  return held ? (
    <Held inspector={inspector} place={subject.place}>
      {body}
    </Held>
  ) : (
    <aside class={`inspector quiet-card ${sideOf(sheet, subject.place)}`}>{body}</aside>
  );
}

/** On which side of the map the card lies: not on that of the place. */
function sideOf(sheet: SheetData, place: string): string {
  const places = [...sheet.hexes, ...(sheet.spaces ?? [])];
  const at = places.find((p) => p.id === place);
  const xs = places.map((p) => p.x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return at && at.x < middle ? "on-right" : "on-left";
}

function Held({
  inspector,
  place,
  children,
}: {
  inspector: Inspector;
  place: string;
  children: preact.ComponentChildren;
}) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof Element && before.isConnected)
        (before as HTMLElement | SVGElement).focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={card}
      class="inspector on-left"
      role="dialog"
      aria-label={translate("inspect.title", place)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        inspector.close();
      }}
    >
      <button
        type="button"
        class="inspector-close"
        aria-label={translate("inspect.close")}
        onClick={() => inspector.close()}
      >
        ×
      </button>
      {children}
    </aside>
  );
}

function Body({
  inspector,
  looking,
  table,
  sheet,
  view,
  parts,
}: Props & { looking: Looking; sheet: SheetData; view: View }) {
  const { subject, unit: told, ground } = looking;
  const naming = namingOf(sheet, parts);
  const { messages } = table;
  if (!subject) return null;
  const here = inspector
    .unitsAt(subject)
    .flatMap((id) => sheet.units.find((u) => u.id === id) ?? []);
  const [first, ...others] = here;
  return (
    <>
      {first && (
        <section class="inspected">
          <Faces {...{ unit: first, view, parts }} />
          <h2>{fullName(first, parts)}</h2>
          {told && told.unit === first.id && (
            <Facts facts={told.facts} messages={messages} naming={naming} />
          )}
        </section>
      )}
      {others.length > 0 && (
        <ul class="chips" aria-label={translate("inspect.others")}>
          {others.map((other) => (
            <li key={other.id}>
              <button
                type="button"
                class="chip-button"
                onClick={() => inspector.hold(subject.place, other.id)}
              >
                <CounterChip face={currentFace(parts, other, view)} size={SMALL} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <section class="inspected">
        <h3>{placeName(sheet, subject.place, parts)}</h3>
        {ground && (
          <Facts
            facts={ground.facts.filter((fact) => !spoken(told, fact))}
            messages={messages}
            naming={naming}
          />
        )}
      </section>
    </>
  );
}

/** Whether the same has been told of the unit already. */
function spoken(unit: Inspection | undefined, fact: Fact): boolean {
  return (
    unit?.facts.some(({ key, args }) => key === fact.key && `${args}` === `${fact.args}`) ?? false
  );
}

/** The counter as it lies, and beside it its other side, if it has one. */
function Faces({ unit, view, parts }: { unit: UnitDef; view: View; parts: GameParts }) {
  const now = shownUnit(parts, view.position.units[unit.id]);
  const reduced = isReduced(now);
  const other = unit.reduced ? parts.counters.face(reduced ? unit : reducedUnit(unit)) : undefined;
  return (
    <p class="faces">
      <CounterChip face={currentFace(parts, unit, view)} size={LARGE} />
      {other && (
        <span class="other-face">
          <CounterChip face={other} size={LARGE / 1.6} />
          <span class="faint">{translate(reduced ? "inspect.front" : "inspect.back")}</span>
        </span>
      )}
    </p>
  );
}

/** The whole historical name of a unit. */
export function fullName(unit: UnitDef, parts: GameParts): string {
  const { full, short } = parts.counters.face(unit);
  return capitalize(full ?? short);
}

/** A place with its name, where the map has one, and its number. */
function placeName(sheet: SheetData, place: string, { map }: GameParts): string {
  const hex = sheet.hexes.find((h) => h.id === place);
  const label = hex ? hexName(hex, map) : sheet.spaces?.find((s) => s.id === place)?.label;
  if (!hex) return label ?? place;
  return label
    ? `${label}, ${translate("place.hex", place)}`
    : capitalize(translate("place.hex", place));
}
