import type { ComponentChildren } from "preact";
import { formatPattern, formatPercent } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { groupBy } from "../../sheet/groupby";
import { Fold } from "../../table/cards/fold";
import type { Controller } from "../../table/interaction/controller";
import { partyOf } from "../../table/interaction/reach";
import type { Naming } from "../../table/log/naming";
import { useQuery } from "../../table/state/answers";
import { type Part, Parts } from "./parts";
import { words } from "./words/words";

/** One throw of both dice, or several that come to the same. */
interface Outcome {
  result?: string;
  p?: number;
}

/** A melee as the server weighs it. */
interface Melee {
  attack?: number;
  defence?: number;
  attackers?: Part[];
  defenders?: Part[];
  outcomes?: Outcome[];
  /** The results in which the beaten is lost, some only because it has nowhere to go. */
  lost?: string[];
}

/** How many throws of two dice there are. */
const THROWS = 36;

/** Results from the best for who steps in to the worst. */
const ORDER = [
  "defender-overrun",
  "defender-hit",
  "defender-retreats",
  "tie",
  "attacker-retreats",
  "attacker-hit",
  "attacker-overrun",
];

/** So many melees stand open; of more each is a line. */
const UNFOLDED = 1;

/** The melees that the selected unit could step into, with all outcomes. */
export function MeleeCards({
  controller,
  naming,
  mover,
  entry,
}: {
  controller: Controller;
  naming: Naming;
  mover: UnitId;
  entry: number;
}) {
  const party = partyOf(controller, mover).join("+");
  const melees = useQuery<[Place, Melee]>(async () => {
    const { task } = controller;
    const about = controller.table.positionRef;
    const goals = task.kind === "walk" ? [...(task.goals.get(mover) ?? [])] : [];
    const enemies = goals.filter(
      ([at, text]) => text !== at && controller.unitsAt(at).some((unit) => !controller.isOwn(unit)),
    );
    const all = await Promise.all(
      enemies.map(
        async ([at, text]): Promise<[Place, Melee]> => [at, (await api.odds(about, text)) as Melee],
      ),
    );
    return all.filter(([, melee]) => melee.attack !== undefined);
  }, [controller, mover, party, entry]);
  return (
    <>
      {melees.map(([at, melee]) => (
        <MeleeCard
          key={at}
          {...{ controller, naming, mover, at, melee }}
          folded={melees.length > UNFOLDED}
        />
      ))}
    </>
  );
}

function MeleeCard({
  controller,
  naming,
  mover,
  at,
  melee,
  folded,
}: {
  controller: Controller;
  naming: Naming;
  mover: UnitId;
  at: Place;
  melee: Melee;
  /** Whether only the line with its chance stands open. */
  folded: boolean;
}) {
  const told = words().melee;
  const leads = (unit: UnitId) => controller.table.unit(unit)?.type === "leader";
  const enemies = controller.unitsAt(at).filter((unit) => !controller.isOwn(unit));
  const enemy = enemies.find((unit) => !leads(unit)) ?? enemies[0] ?? "";
  const title = formatPattern(told.title, [at]);
  return (
    <section class="card melee-card" aria-label={title}>
      <Opened title={title} won={wonShare(melee)} folded={folded}>
        <div class="battle-sides">
          <Force name={naming.called(mover)} sum={melee.attack} parts={melee.attackers} />
          <Force name={naming.called(enemy)} sum={melee.defence} parts={melee.defenders} />
        </div>
        <p class="faint how">{told.dice}</p>
        <Outcomes all={melee.outcomes ?? []} lost={melee.lost ?? []} />
      </Opened>
    </section>
  );
}

/** The chance that the enemy is beaten, by whatever result. */
function wonShare({ outcomes = [] }: Melee): number {
  const won = outcomes.filter(({ result }) => result?.startsWith("defender"));
  return won.reduce((sum, { p = 0 }) => sum + p, 0);
}

/** A melee under its heading, shut for want of room alone; among several a line each, of which one is open at a time. */
function Opened({
  title,
  won,
  folded,
  children,
}: {
  title: string;
  won: number;
  folded: boolean;
  children: ComponentChildren;
}) {
  const chance = formatPattern(words().melee.won, [formatPercent(won)]);
  if (!folded)
    return (
      <Fold told={`${title} ${chance}`}>
        <h2>{title}</h2>
        {children}
      </Fold>
    );
  return (
    <details name="melee">
      <summary>
        <h2>{title}</h2> {chance}
      </summary>
      {children}
    </details>
  );
}

/** What one side brings into a melee: its sum, and what that is made of. */
function Force({
  name,
  sum = 0,
  parts = [],
}: {
  name: string;
  sum: number | undefined;
  parts: readonly Part[] | undefined;
}) {
  return (
    <div class="force">
      <p class="sum-line">
        {name} <b>{sum < 0 ? `−${-sum}` : sum}</b>
      </p>
      <Parts all={parts} named={words().parts} />
    </div>
  );
}

/** A result in words, and that the beaten is lost by it where its name does not say so. */
function told(
  result: string,
  lost: readonly string[],
  results: Readonly<Record<string, string>>,
  pattern: string,
): string {
  const name = results[result] ?? result;
  return lost.includes(result) && !result.endsWith("overrun")
    ? formatPattern(pattern, [name])
    : name;
}

/** Each result with its chance, and in how many of the throws it comes. */
function Outcomes({ all, lost }: { all: readonly Outcome[]; lost: readonly string[] }) {
  const { results, melee } = words();
  const chances = new Map(
    [...groupBy(all, (o) => o.result ?? "")].map(([result, same]) => [
      result,
      same.reduce((sum, { p = 0 }) => sum + p, 0),
    ]),
  );
  return (
    <table class="outcomes">
      <tbody>
        {ORDER.filter((result) => chances.has(result)).map((result) => {
          const chance = chances.get(result) ?? 0;
          return (
            <tr key={result} class={`outcome-${result.split("-")[0]}`}>
              <th scope="row">{told(result, lost, results, melee.lost)}</th>
              <td class="faint">
                {formatPattern(melee.of, [Math.round(chance * THROWS), THROWS])}
              </td>
              <td>{formatPercent(chance)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
