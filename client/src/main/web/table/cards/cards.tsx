import { stillToCome } from "../../dialog/closing";
import { withoutStop } from "../../i18n/sentence";
import {
  capitalize,
  formatDecimal,
  formatList,
  formatPercent,
  translate,
} from "../../i18n/translate";
import type { Messages, ReachPlace, SheetData, UnitId } from "../../protocol/types";
import { Linked } from "../../rules/linked";
import { RuleNumber } from "../../rules/number";
import { PipSample } from "../../sheet/counter";
import { groupBy } from "../../sheet/groupby";
import { RISKS } from "../../sheet/marks";
import { arriving, undone } from "../interaction/able";
import type { Controller } from "../interaction/controller";
import { offeredFirst } from "../interaction/only";
import { committedUnit } from "../interaction/reach";
import { isAiming } from "../interaction/step";
import type { Give, Walk } from "../interaction/task";
import { describeAction, describeEvent, describeObjection, lastThrow } from "../log/describe";
import { drawn, EventText, RolledDice } from "../log/thrown";
import { type Action, sameSet } from "../state/action";
import type { Objection } from "../state/failure";
import { BattleCard, chips } from "./battle";
import { Fold } from "./fold";
import { LeftCard, PlainCard } from "./plain";
import type { CardProps } from "./props";
import { describeThreat } from "./watch";
import { PathCard } from "./way";
import { Weighed } from "./weighed";

/** The card of what is to be done now. */
export function TaskCard(props: CardProps) {
  const { task } = props.controller;
  switch (task.kind) {
    case "walk":
      return (
        <>
          <WalkCard {...props} task={task} />
          {props.controller.value.mover && <BesideCard {...props} />}
        </>
      );
    case "battle":
      return (
        <>
          <BattleCard {...props} />
          {task.rest.length > 0 && <PlainCard {...props} options={task.rest} />}
        </>
      );
    case "give":
      return <GiveCard {...props} task={task} />;
    case "plain":
      return props.parts.play.verbs.weigh?.includes(task.options[0]?.verb ?? "") ? (
        <Weighed key={props.table.view?.entry} {...props} options={task.options} />
      ) : (
        <LeftCard {...props} options={task.options} />
      );
    case "wait":
      return null;
  }
}

/** What may be chosen while units may go somewhere: near the unit in hand, else after the news. */
export function BesideCard(props: CardProps) {
  const { task } = props.controller;
  if (task.kind !== "walk") return null;
  return <PlainCard {...props} options={besideWalk(props, task)} />;
}

/** What may be chosen beside a walk and is said nowhere else: not on the main button, nor by a formation. */
function besideWalk({ controller, table, parts }: CardProps, { rest }: Walk): Action[] {
  const first = offeredFirst(controller, table);
  const { formed } = parts.play.verbs;
  return rest.filter((one) => one !== first && !formed?.includes(one.verb));
}

/** How many units can still do something before the phase ends, and the way to the next of them. */
export function StillLeft({
  controller,
  units,
  told = "end.left",
}: {
  controller: Controller;
  units: readonly UnitId[];
  told?: "end.left" | "end.fire";
}) {
  if (!units.some((unit) => unit !== controller.value.mover)) return null;
  return (
    <p class="left">
      <span>
        <PipSample />
        {translate(told, units.length)}
      </span>
      <button
        type="button"
        class="quiet small"
        aria-keyshortcuts="n"
        title={translate("end.next.key")}
        onClick={() => controller.next()}
      >
        {translate("end.next")}
      </button>
    </p>
  );
}

/** So many places at which a unit must stop are named; more are only counted, since the map shows them. */
const MOST_STOPS = 6;

function WalkCard({ controller, table, naming, parts, task }: CardProps & { task: Walk }) {
  const { mover, reach, exposure } = controller.value;
  const threat = exposure.get(controller.placeOf(mover ?? "") ?? "");
  const { sheet } = table;
  const waiting = sheet ? shown(controller, sheet, task, parts.play.reaches(task.verb)) : [];
  const goals = mover ? task.goals.get(mover) : undefined;
  const name = mover ? naming.unit(mover) : "";
  if (task.goals.size === 0 && (!mover || isAiming(controller))) return null;
  if (parts.play.tells?.includes(task.verb) && !controller.value.warned) return null;
  const left = undone(task, sheet?.units ?? []);
  const due = arriving(controller);
  const coming = stillToCome(controller);
  const stops = reach?.places.filter((p) => p.stops && goals?.has(p.at)) ?? [];
  const releases = reach?.places.filter((p) => p.releases && goals?.has(p.at)) ?? [];
  const told = !mover
    ? translate(parts.play.reaches(task.verb) ? "walk.pick" : "walk.pick.plain")
    : !goals
      ? translate("walk.none", name)
      : translate(parts.play.reaches(task.verb) ? "walk.where" : "walk.where.plain", name);
  return (
    <section class="card walk-card" aria-labelledby="walk-title">
      <h2 id="walk-title">
        {mover ? capitalize(naming.called(mover)) : (parts.words.verbs[task.verb] ?? task.verb)}
      </h2>
      <p class={mover && goals ? "how" : undefined}>{told}</p>
      {controller.value.warned && (
        <p class="warning" role="alert">
          {idleTold(
            due.length > 0 ? "end.warn.come" : isAiming(controller) ? "end.warn.fire" : "end.warn",
            (due.length > 0 ? due : left).map((u) => naming.unit(u)),
          )}
        </p>
      )}
      {coming > 0 && <p class="risk-text">{translate("closing.note", coming)}</p>}
      {parts.play.reaches(task.verb) && <StillLeft controller={controller} units={left} />}
      <PathCard controller={controller} naming={naming} />
      <Fold told={translate("walk.more")}>
        <RiskKey
          attacks={[...(goals?.keys() ?? [])].some((at) => exposure.get(at)?.best)}
          fire={reach?.places.some((p) => goals?.has(p.at) && p.hits) ?? false}
        />
        {[...groupBy(stops, (p) => p.stops ?? "")].map(([rule, same]) => (
          <p key={rule} class="risk-text">
            <Linked
              text={
                same.length > MOST_STOPS
                  ? translate("walk.stops.many", same.length, rule)
                  : translate("walk.stops", formatList(same.map((p) => p.at)), rule)
              }
            />
          </p>
        ))}
        {[...groupBy(releases, (p) => released(p, table.messages))].map(([events, same]) => (
          <p key={events} class="risk-text">
            {translate("walk.releases", same.length, events)}
          </p>
        ))}
      </Fold>
      {mover && threat?.attackers && threat.attackers.length > 0 && (
        <p class="risk-text">{describeThreat(threat, naming)}</p>
      )}
      {sheet && waiting.length > 0 && (
        <div class="chips">
          {chips(waiting, controller, sheet, parts, (u) => controller.tapUnit(u), mover ?? "")}
        </div>
      )}
    </section>
  );
}

/** What the signs on the places mean, where they stand for words. */
function RiskKey({ attacks, fire }: { attacks: boolean; fire: boolean }) {
  const sign = attacks ? "attack" : "fire";
  if (!attacks && !fire) return null;
  return (
    <p class="risk-key">
      <svg viewBox="0 0 13 13" aria-hidden="true">
        <path class={`risk-${sign}`} d={RISKS[sign]} />
      </svg>
      {translate(`walk.key.${sign}`)}
    </p>
  );
}

/** So many who could still do something are named; more are counted, since the map shows them. */
const MOST_IDLE = 4;

function idleTold(
  key: "end.warn" | "end.warn.fire" | "end.warn.come",
  left: readonly string[],
): string {
  return left.length > MOST_IDLE
    ? translate(`${key}.many`, left.length)
    : translate(key, formatList(left));
}

function released({ releases = [] }: ReachPlace, messages: Messages): string {
  return formatList(releases.map((event) => messages[`releases.${event}`] ?? event));
}

/** Units that are not on the sheet. */
export function offBoard(controller: Controller, sheet: SheetData): string[] {
  return sheet.units
    .filter((u) => !controller.onSheet(controller.placeOf(u.id) ?? ""))
    .map((u) => u.id);
}

/** Who is offered in the card: those off the sheet, or, where nobody looks for a way, all. */
function shown(
  controller: Controller,
  sheet: SheetData,
  { goals }: Walk,
  reaches: boolean,
): string[] {
  const off = offBoard(controller, sheet).filter((u) => goals.has(u));
  if (off.length > 0 || reaches) return off;
  return sheet.units.map((u) => u.id).filter((u) => goals.has(u));
}

function GiveCard({ controller, table, parts, naming, task }: CardProps & { task: Give }) {
  const { sheet } = table;
  if (!sheet) return null;
  return (
    <section class="card" aria-labelledby="give-title">
      <h2 id="give-title">{translate("give.pick")}</h2>
      <ul class="gifts" aria-label={translate("give.options")}>
        {task.options.map((option) => (
          <li key={option.text}>
            <label class="gift">
              <input
                type="radio"
                name="gift"
                checked={sameSet(option.units, controller.value.given)}
                onChange={() => controller.give(option.units)}
              />
              <span class="chips">
                {chips(option.units, controller, sheet, parts, () => controller.give(option.units))}
              </span>
              <span>{formatList(option.units.map((u) => naming.called(u)))}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why something is not allowed: the reason, the rule, a way on. */
export function ObjectionCard({
  objection,
  controller,
  table,
  naming,
}: CardProps & { objection: Objection }) {
  return (
    <section class="card objection" role="alert">
      <h2>{translate(objection.rule ? "why.title" : "trouble.title")}</h2>
      <p>
        {describeObjection(objection, table.messages, naming)}
        {objection.rule && <RuleNumber rule={objection.rule} />}
      </p>
      <button type="button" class="quiet" onClick={() => controller.dismiss()}>
        {translate("why.close")}
      </button>
    </section>
  );
}

/** So many actions of a plan are told. */
const SHOWN = 4;

/** The next best choice and the points of winning chance that it gives away; too few to show are none. */
function nextBest(action: string, loss: number): string {
  const points = loss * 100;
  return points < 0.05
    ? translate("hint.equal", action)
    : translate("hint.next", action, formatDecimal(points, 1));
}

/** What the computer would do, and what it thinks of the next best, in the words of the analysis. */
export function HintCard({ controller, parts, naming }: CardProps) {
  const { hint } = controller.value;
  if (!hint) return null;
  const { action, line, next } = hint;
  const coming = action.groups.length === 0 ? committedUnit(controller) : undefined;
  const plan = line.slice(0, SHOWN).map((one) => withoutStop(describeAction(one, parts, naming)));
  return (
    <section class="card hint" aria-live="polite">
      <h2>{translate("hint.title")}</h2>
      {coming && <p class="faint">{capitalize(naming.called(coming))}</p>}
      <p>{describeAction(action, parts, naming)}</p>
      <Fold told={translate("hint.more")} beside="advice">
        {hint.value !== undefined && (
          <p class="faint">{translate("hint.value", formatPercent(hint.value))}</p>
        )}
        {plan.length > 0 && <p>{translate("hint.line", plan.join("; "))}</p>}
        {next && (
          <p class="faint">
            {nextBest(withoutStop(describeAction(next.action, parts, naming)), next.loss)}
          </p>
        )}
      </Fold>
      <button type="button" class="quiet" onClick={() => void controller.play(action.text)}>
        {translate("hint.do")}
      </button>
    </section>
  );
}

/** The battle that was fought last: its dice and what came of them. */
export function LastBattleCard({ table, naming, parts }: CardProps) {
  const last = lastThrow(table.lines);
  if (!last) return null;
  const rows = [...last.earlier, last];
  const { threw } = rows[0] ?? last;
  const drew = drawn(threw, parts).length > 0;
  const heading = (drew ? parts.words.drawn : undefined) ?? parts.words.last;
  const title =
    parts.words.results[String(threw.result ?? "")] ?? heading ?? translate("last.title");
  return (
    <section class="card last" aria-labelledby="last-title">
      <Fold told={title}>
        <h2 id="last-title">
          {title}
          {threw.rule && <RuleNumber rule={threw.rule} />}
        </h2>
        {rows.map((row, i) => (
          <div key={row.entry} class={`last-row result-${row.threw.result ?? ""}`}>
            <RolledDice event={row.threw} parts={parts} size={rows.length > 1 ? 32 : 44} tumbling />
            <div>
              {[i === 0 ? last.acted : undefined, row.threw, ...row.after]
                .filter((event) => event !== undefined)
                .map((event, nth) => (
                  <p key={nth}>
                    <EventText
                      event={event}
                      text={describeEvent(event, table.messages, naming)}
                      parts={parts}
                    />
                  </p>
                ))}
            </div>
          </div>
        ))}
      </Fold>
    </section>
  );
}
