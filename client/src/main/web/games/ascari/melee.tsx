import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../../table/desk";
import type { Naming } from "../../table/telling";
import { api } from "../../wire/api";
import type { Place } from "../../wire/types";
import { filled, percent } from "../../words/say";
import { type Part, Parts } from "./parts";
import { words } from "./words/words";

/** A melee as the server weighs it. */
interface Melee {
  attack?: number;
  defence?: number;
  attackers?: Part[];
  defenders?: Part[];
  outcomes?: { result?: string; probability: string; p?: number }[];
}

/** The melees that the unit in hand could step into, with all outcomes. */
export function MeleeCards({
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
