import { formatPattern, formatPercent, formatSigned } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { StillLeft } from "../../table/cards/cards";
import { Fold, FoldedList } from "../../table/cards/fold";
import { undone } from "../../table/interaction/able";
import type { Controller } from "../../table/interaction/controller";
import { useProposedAction } from "../../table/interaction/proposal";
import { order } from "../../table/interaction/requests";
import type { Naming } from "../../table/log/naming";
import type { Action } from "../../table/state/action";
import { useQuery } from "../../table/state/answers";
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

/** Whom the selected unit can fire at, each with its chances and what they are made of. */
export function FireCard({
  controller,
  naming,
  mover,
  entry,
}: {
  controller: Controller;
  naming: Naming;
  mover: string | undefined;
  entry: number;
}) {
  const step = controller.table.value.view?.step;
  const shots = useQuery<Shot>(async () => {
    const { task } = controller;
    const about = controller.table.positionRef;
    const goal =
      task.kind === "walk" ? [...task.goals.values()][0]?.keys().next().value : undefined;
    if (step === "window" && goal) {
      const look = { place: goal };
      const { at, firers } = await api.look<{ at: Place; firers: Shot[] }>(about, "threat", look);
      return firers.map((shot) => ({ ...shot, at }));
    }
    if (!mover) return [];
    return (await api.look<{ places: Shot[] }>(about, "targets", { unit: mover })).places;
  }, [controller, mover, entry, step]);
  const of = shots
    .filter((shot) => !mover || shot.unit === mover)
    .sort((a, b) => b.hit - a.hit || a.range - b.range);
  const { fire } = words();
  useBestOffered(controller, mover && of.length > 1 ? of[0] : undefined);
  const able = undone(controller.task, controller.table.value.sheet?.units ?? []);
  const isListed = step === "window" && !mover;
  return (
    <section class="card fire-card" aria-labelledby="fire-title">
      <h2 id="fire-title">{title(controller, naming, mover, shots[0])}</h2>
      {of.length === 0 && <p>{able.length > 0 ? fire.pick : fire.none}</p>}
      {isListed || <StillLeft controller={controller} units={able} told="end.fire" />}
      {step === "window" && <Seldom controller={controller} shots={shots} />}
      <FoldedList all={of} more={(n) => formatPattern(fire.more, [n])}>
        {(shot) => (
          <ShotRow key={`${shot.unit} ${shot.at}`} {...{ controller, naming, mover, shot }} />
        )}
      </FoldedList>
    </section>
  );
}

/** A shot: its chance, what that is made of, and the button that fires it. */
function ShotRow({
  controller,
  naming,
  mover,
  shot,
}: {
  controller: Controller;
  naming: Naming;
  mover: string | undefined;
  shot: Shot;
}) {
  const { fire, parts } = words();
  const at = shot.at ?? "";
  const off = hexesOff(shot.range);
  return (
    <div class="shot">
      <p class="sum-line">
        {mover
          ? formatPattern(fire.target, [naming.unit(target(controller, at)), at, off])
          : formatPattern(fire.shot, [naming.unit(shot.unit), off])}{" "}
        <b>{formatPercent(shot.hit)}</b>
      </p>
      <Made controller={controller} shot={shot} named={parts} />
      <Shoot controller={controller} naming={naming} shot={shot} />
    </div>
  );
}

/** Who fires, or at whom whoever fires would: in a window all shots are at the one who moves. */
function title(
  controller: Controller,
  naming: Naming,
  mover: string | undefined,
  shot: Shot | undefined,
): string {
  const { fire } = words();
  if (mover) return formatPattern(fire.by, [naming.unit(mover)]);
  const at = shot?.at;
  return at ? formatPattern(fire.at, [naming.unit(target(controller, at)), at]) : fire.title;
}

/** Of several shots of the unit in hand, the main button offers the one that hits most often. */
function useBestOffered(controller: Controller, best: Shot | undefined): void {
  const action = best && shotsOf(controller, best)[0];
  const { verbs } = words();
  const label = formatPattern(verbs["fire to"] ?? "", [best?.at ?? ""]);
  useProposedAction(controller, action?.text ?? "", label);
}

/** The actions by which a shot is fired: one, or one for each leader who stands alone in the hex. */
function shotsOf(controller: Controller, shot: Shot): readonly Action[] {
  return controller.table.value.actions.filter(
    ({ verb, groups, places }) =>
      verb === "fire" && groups[0]?.join() === shot.unit && places.at(-1) === shot.at,
  );
}

/** [design] Up to this chance of the best shot one may want to be asked no more about its like. */
const POOR = 0.5;

/** The faces of a die. */
const FACES = 6;

/** Offers to be asked no more about shots as poor as these: a standing order. */
function Seldom({ controller, shots }: { controller: Controller; shots: readonly Shot[] }) {
  const { info, view } = controller.table.value;
  const [role, ...others] = info?.mine ?? [];
  const best = Math.max(0, ...shots.map((shot) => shot.hit));
  if (!role || others.length > 0 || !view?.orders?.[role] || best === 0 || best > POOR) return null;
  const faces = Math.round(best * FACES) + 1;
  return (
    <p class="answers">
      <button
        type="button"
        class="quiet small"
        onClick={() => void order(controller, role, "ask-chance", String(faces))}
      >
        {formatPattern(words().fire.seldom, [formatPercent(faces / FACES)])}
      </button>
    </p>
  );
}

/** What the chance of a shot is made of, and what else the shot may do. */
function Made({
  controller,
  shot,
  named,
}: {
  controller: Controller;
  shot: Shot;
  named: Record<string, string>;
}) {
  const { modifiers } = shot;
  if (modifiers.length === 0) return <Besides controller={controller} shot={shot} />;
  const sum = modifiers.reduce((all, { value }) => all + value, 0);
  return (
    <Fold told={formatPattern(words().fire.modifiers, [formatSigned(sum)])} beside="makeup">
      <Besides controller={controller} shot={shot} />
      <Parts all={modifiers} named={named} />
    </Fold>
  );
}

/** What a shot may do beside a hit: a double hit, and hits of leaders who are with the target. */
function Besides({ controller, shot }: { controller: Controller; shot: Shot }) {
  const { fire } = words();
  const all = [
    ...(shot.double > 0 ? [formatPattern(fire.double, [formatPercent(shot.double)])] : []),
    ...(accompanied(controller, shot.at ?? "")
      ? [formatPattern(fire.leaders, [formatPercent(shot.leader)])]
      : []),
  ];
  return all.length > 0 ? <p class="faint">{all.join(" ")}</p> : null;
}

/** Whom a shot into a hex is aimed at: the combat unit there, or else a leader. */
function target(controller: Controller, at: Place): UnitId {
  const there = controller.unitsAt(at).filter((unit) => !controller.isOwn(unit));
  return there.find((unit) => !leads(controller, unit)) ?? there[0] ?? "";
}

/** Whether a shot into a hex is aimed at a unit that has leaders with it, who are thrown for. */
function accompanied(controller: Controller, at: Place): boolean {
  return (
    !leads(controller, target(controller, at)) &&
    controller.unitsAt(at).some((unit) => leads(controller, unit))
  );
}

function leads(controller: Controller, unit: UnitId): boolean {
  return controller.table.unit(unit)?.type === "leader";
}

/** The buttons that fire. */
function Shoot({
  controller,
  naming,
  shot,
}: {
  controller: Controller;
  naming: Naming;
  shot: Shot;
}) {
  const { fire } = words();
  const shots = shotsOf(controller, shot);
  return (
    <p class="answers">
      {shots.map(({ text, groups }) => (
        <button
          key={text}
          type="button"
          class="quiet small"
          onClick={() => void controller.play(text)}
        >
          {groups[1] ? formatPattern(fire.shootAt, [naming.unit(groups[1].join("+"))]) : fire.shoot}
        </button>
      ))}
    </p>
  );
}
