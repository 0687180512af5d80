import { formatDecimal, formatPattern, formatPercent } from "../../i18n/translate";
import type { Danger, Field, SightLine } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import type { Controller } from "../../table/interaction/controller";
import { toggleSight } from "../../table/interaction/sighting";
import type { Naming } from "../../table/log/naming";
import { hexesOff, words } from "./words/words";

/** What the hex that is pointed at sees, the line to it from one that was pressed, and the fire to fear there. */
export function SightCard({ controller, naming }: { controller: Controller; naming: Naming }) {
  const { sight } = words();
  const { field, line, danger } = controller.value;
  return (
    <section class="card sight-card" aria-labelledby="sight-title">
      <h2 id="sight-title">{sight.title}</h2>
      {line ? <Line line={line} /> : <Seen field={field} />}
      {danger && <Feared danger={danger} naming={naming} />}
      <button type="button" class="quiet small" onClick={() => toggleSight(controller)}>
        {sight.stop}
      </button>
    </section>
  );
}

/** The field of a hex, and what hides the rest, by kind. */
function Seen({ field }: { field: Field | undefined }) {
  const { sight, grounds } = words();
  if (!field) return <p>{sight.point}</p>;
  const kinds = new Map<string, number>();
  for (const { by } of field.blocked) {
    const what = by[0]?.what ?? "";
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
  }
  return (
    <>
      <p>
        {formatPattern(sight.seen, [
          field.at,
          String(field.level),
          String(field.seen.length),
          String(field.seen.length + field.blocked.length),
          String(field.range),
        ])}
      </p>
      <ul class="modifiers">
        {[...kinds].map(([what, many]) => (
          <li key={what}>
            {formatPattern(sight.hidden, [String(many), sight.by[what] ?? grounds[what] ?? what])}
            <RuleNumber rule="4.2" />
          </li>
        ))}
      </ul>
      <p class="faint">{sight.press}</p>
    </>
  );
}

/** Hex after hex of a line: its height, what stands there, whether it blocks. */
function Line({ line }: { line: SightLine }) {
  const { sight, grounds } = words();
  const { at, to, distance, range, sees, rule } = line;
  return (
    <>
      <p>
        <b>{formatPattern(sees ? sight.sees : sight.not, [at, to, hexesOff(distance)])}</b>
        {distance > range && ` (${sight.far})`}
        <RuleNumber rule={rule} />
      </p>
      <ol class="sight-line">
        {line.line.map((hex) => (
          <li key={hex.at} class={hex.blocks ? "blocks" : ""}>
            <span>{hex.at}</span>
            <span>{formatPattern(sight.level, [String(hex.level)])}</span>
            <span>
              {[grounds[hex.ground] ?? hex.ground, hex.unit ? sight.occupied : ""]
                .filter((s) => s)
                .join(", ")}
              {hex.blocks && (
                <b>
                  {" "}
                  {formatPattern(sight.blocks, [
                    sight.by[hex.blocks] ?? grounds[hex.blocks] ?? hex.blocks,
                  ])}
                </b>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Who could fire at a unit that steps into the hex. */
function Feared({ danger, naming }: { danger: Danger; naming: Naming }) {
  const { sight } = words();
  const { at, hits, firers } = danger;
  if (firers.length === 0) return <p>{formatPattern(sight.safe, [at])}</p>;
  return (
    <>
      <p class="risk-text">{formatPattern(sight.danger, [at, formatDecimal(hits, 2)])}</p>
      <ul class="modifiers">
        {firers.map(({ unit, hit, range }) => (
          <li key={unit}>
            {formatPattern(sight.shot, [naming.unit(unit), hexesOff(range), formatPercent(hit)])}
          </li>
        ))}
      </ul>
    </>
  );
}
