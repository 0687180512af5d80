import { filled, percent } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { StillLeft } from "../../table/cards/cards";
import { undone } from "../../table/interaction/able";
import type { Desk } from "../../table/interaction/controller";
import type { Naming } from "../../table/log/describe";
import { useAnswers } from "../../table/state/answers";
import { type Part, Parts } from "./parts";
import { hexesOff, words } from "./words/words";

/** A shot as the server weighs it. */
interface Shot {
  unit: UnitId;
  at?: Place;
  range: number;
  hit: number;
  double: number;
  leader: number;
  modifiers: Part[];
}

/** Whom the unit in hand can fire at, each with its chances and what they are made of. */
export function FireCard({
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
  const step = desk.table.value.view?.step;
  const shots = useAnswers<Shot>(async () => {
    const { task } = desk;
    const about = desk.table.asked;
    const goal =
      task.kind === "walk" ? [...task.goals.values()][0]?.keys().next().value : undefined;
    if (step === "window" && goal) {
      const look = { place: goal };
      const { at, firers } = await api.look<{ at: Place; firers: Shot[] }>(about, "threat", look);
      return firers.map((shot) => ({ ...shot, at }));
    }
    if (!mover) return [];
    return (await api.look<{ places: Shot[] }>(about, "targets", { unit: mover })).places;
  }, [desk, mover, entry, step]);
  const of = shots.filter((shot) => !mover || shot.unit === mover);
  const { fire, parts } = words();
  return (
    <section class="card fire-card" aria-labelledby="fire-title">
      <h2 id="fire-title">{fire.title}</h2>
      {of.length === 0 && <p>{fire.pick}</p>}
      <StillLeft
        desk={desk}
        units={undone(desk.task, desk.table.value.sheet?.units ?? [])}
        told="end.fire"
      />
      {of.map((shot) => (
        <div key={`${shot.unit} ${shot.at}`} class="shot">
          <p class="sum-line">
            {filled(fire.shot, [
              naming.unit(shot.unit),
              naming.unit(target(desk, shot.at ?? "")),
              shot.at ?? "",
              hexesOff(shot.range),
            ])}{" "}
            <b>{percent(shot.hit)}</b>
          </p>
          <p class="faint">
            {shot.double > 0 && filled(fire.double, [percent(shot.double)])}{" "}
            {accompanied(desk, shot.at ?? "") && filled(fire.leaders, [percent(shot.leader)])}
          </p>
          <Parts all={shot.modifiers} named={parts} />
          <Shoot desk={desk} naming={naming} shot={shot} />
        </div>
      ))}
    </section>
  );
}

/** Whom a shot into a hex is aimed at: the combat unit there, or else a leader. */
function target(desk: Desk, at: Place): UnitId {
  const there = desk.unitsAt(at).filter((unit) => !desk.isOwn(unit));
  return there.find((unit) => !leads(desk, unit)) ?? there[0] ?? "";
}

/** Whether a shot into a hex is aimed at a unit that has leaders with it, who are thrown for. */
function accompanied(desk: Desk, at: Place): boolean {
  return !leads(desk, target(desk, at)) && desk.unitsAt(at).some((unit) => leads(desk, unit));
}

function leads(desk: Desk, unit: UnitId): boolean {
  return desk.table.unit(unit)?.type === "leader";
}

/** The buttons that fire: one, or one for each leader who stands alone in the hex. */
function Shoot({ desk, naming, shot }: { desk: Desk; naming: Naming; shot: Shot }) {
  const { fire } = words();
  const shots = desk.table.value.actions.filter(
    ({ verb, groups, places }) =>
      verb === "fire" && groups[0]?.join() === shot.unit && places.at(-1) === shot.at,
  );
  return (
    <p class="answers">
      {shots.map(({ text, groups }) => (
        <button key={text} type="button" class="quiet small" onClick={() => void desk.play(text)}>
          {groups[1] ? filled(fire.shootAt, [naming.unit(groups[1].join("+"))]) : fire.shoot}
        </button>
      ))}
    </p>
  );
}
