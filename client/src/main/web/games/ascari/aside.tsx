import { useEffect, useState } from "preact/hooks";
import { RuleNumber } from "../../rules/number";
import type { Desk } from "../../table/desk";
import type { TableState } from "../../table/store";
import type { Naming } from "../../table/telling";
import { api } from "../../wire/api";
import type { Field, Place } from "../../wire/types";
import { filled, percent } from "../../words/say";
import { words } from "./words/words";

/** A part of a sum, with its rule. */
interface Part {
  what: string;
  value: number;
  rule: string;
}

/** A shot as the server weighs it. */
interface Shot {
  unit: string;
  at?: Place;
  range: number;
  hit: number;
  double: number;
  leader: number;
  modifiers: Part[];
}

/** A melee as the server weighs it. */
interface Melee {
  attack?: number;
  defence?: number;
  attackers?: Part[];
  defenders?: Part[];
  outcomes?: { result?: string; probability: string; p?: number }[];
}

/** Points of the battle as they stand, fire and melee of the unit in hand, the field of sight. */
export function AscariAside({
  desk,
  table,
  naming,
}: {
  desk: Desk;
  table: TableState;
  naming: Naming;
}) {
  const { task } = desk;
  const { mover, field, sighting } = desk.value;
  const verb = task.kind === "walk" ? task.verb : "";
  const entry = table.view?.entry ?? 0;
  return (
    <>
      {verb === "fire" && <FireCard {...{ desk, naming, mover, entry }} />}
      {verb === "move" && mover && <MeleeCards {...{ desk, naming, mover, entry }} />}
      {sighting && <SightCard field={field} />}
    </>
  );
}

/** Whom the unit in hand can fire at, each with its chances and what they are made of. */
function FireCard({
  desk,
  naming,
  mover,
  entry,
}: {
  desk: Desk;
  naming: Naming;
  mover: string | undefined;
  entry: number;
}) {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const step = desk.table.value.view?.step;
  useEffect(() => {
    let asked = true;
    const { task } = desk;
    const about = desk.table.asked;
    const goal =
      task.kind === "walk" ? [...task.goals.values()][0]?.keys().next().value : undefined;
    const told =
      step === "window" && goal
        ? api
            .look<{ at: Place; firers: Shot[] }>(about, "threat", { place: goal })
            .then(({ at, firers }) => firers.map((shot) => ({ ...shot, at })))
        : mover
          ? api
              .look<{ places: Shot[] }>(about, "targets", { unit: mover })
              .then(({ places }) => places)
          : Promise.resolve([]);
    void told.then((all) => asked && setShots(all)).catch(() => undefined);
    return () => {
      asked = false;
    };
  }, [desk, mover, entry, step]);
  const of = shots.filter((shot) => !mover || shot.unit === mover);
  const { fire, parts } = words();
  return (
    <section class="card fire-card" aria-labelledby="fire-title">
      <h2 id="fire-title">{fire.title}</h2>
      {of.length === 0 && <p>{fire.pick}</p>}
      {of.map((shot) => (
        <div key={`${shot.unit} ${shot.at}`} class="shot">
          <p class="sum-line">
            {filled(fire.shot, [naming.unit(shot.unit), shot.at ?? "", String(shot.range)])}
            <b>{percent(shot.hit)}</b>
          </p>
          <p class="faint">{filled(fire.chances, [percent(shot.double), percent(shot.leader)])}</p>
          <Parts all={shot.modifiers} named={parts} />
        </div>
      ))}
    </section>
  );
}

/** The melees that the unit in hand could step into, with all outcomes. */
function MeleeCards({
  desk,
  naming,
  mover,
  entry,
}: {
  desk: Desk;
  naming: Naming;
  mover: string;
  entry: number;
}) {
  const [melees, setMelees] = useState<readonly [Place, Melee][]>([]);
  useEffect(() => {
    let asked = true;
    const { task } = desk;
    const about = desk.table.asked;
    const goals = task.kind === "walk" ? [...(task.goals.get(mover) ?? [])] : [];
    const enemies = goals.filter(
      ([at, text]) => text !== at && desk.unitsAt(at).some((unit) => !desk.isOwn(unit)),
    );
    void Promise.all(
      enemies.map(
        async ([at, text]): Promise<[Place, Melee]> => [at, (await api.odds(about, text)) as Melee],
      ),
    )
      .then((all) => asked && setMelees(all.filter(([, melee]) => melee.attack !== undefined)))
      .catch(() => undefined);
    return () => {
      asked = false;
    };
  }, [desk, mover, entry]);
  const { melee, parts, results } = words();
  return (
    <>
      {melees.map(([at, odds]) => (
        <section key={at} class="card melee-card" aria-label={filled(melee.title, [at])}>
          <h2>{filled(melee.title, [at])}</h2>
          <p class="sum-line">
            {filled(melee.sum, [naming.unit(mover), String(odds.attack), String(odds.defence)])}
          </p>
          <Parts all={odds.attackers ?? []} named={parts} />
          <Parts all={odds.defenders ?? []} named={parts} />
          <ul class="chances">
            {(odds.outcomes ?? []).map((outcome) => (
              <li key={outcome.result}>
                <span>{results[outcome.result ?? ""] ?? outcome.result}</span>
                <b>{percent(outcome.p ?? fraction(outcome.probability))}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function fraction(text: string): number {
  const [part = "0", whole = "1"] = text.split("/");
  return Number(part) / Number(whole);
}

/** The parts of a sum, each with its rule. */
function Parts({ all, named }: { all: readonly Part[]; named: Record<string, string> }) {
  return (
    <ul class="modifiers">
      {all.map(({ what, value, rule }) => (
        <li key={`${what} ${rule}`}>
          {value < 0 ? `−${-value}` : `+${value}`} {partName(what, named)}
          <RuleNumber rule={rule} />
        </li>
      ))}
    </ul>
  );
}

function partName(what: string, named: Record<string, string>): string {
  const own = named[what];
  if (own) return own;
  const [from, ground] = what.startsWith("from ") ? [named.from, what.slice(5)] : ["", what];
  return [from, words().grounds[ground] ?? ground].filter((s) => s).join(" ");
}

/** What the hex that is pointed at sees, and what hides the rest, by kind. */
function SightCard({ field }: { field: Field | undefined }) {
  const { sight, grounds } = words();
  const kinds = new Map<string, number>();
  for (const { by } of field?.blocked ?? []) {
    const what = by[0]?.what ?? "";
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
  }
  return (
    <section class="card sight-card" aria-labelledby="sight-title">
      <h2 id="sight-title">{sight.title}</h2>
      {!field && <p>{sight.point}</p>}
      {field && (
        <>
          <p>
            {filled(sight.seen, [
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
                {filled(sight.hidden, [String(many), sight.by[what] ?? grounds[what] ?? what])}
                <RuleNumber rule="4.2" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
