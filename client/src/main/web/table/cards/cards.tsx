import type { GameParts } from "../../games/parts";
import { capital, listed, percent, say, type WordKey } from "../../i18n/translate";
import type { Messages, ReachPlace, SheetData, UnitId } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { PipSample } from "../../sheet/counter";
import { grouped } from "../../sheet/groupby";
import { undone } from "../interaction/able";
import type { Desk } from "../interaction/controller";
import { isAiming } from "../interaction/step";
import type { Give, Walk } from "../interaction/task";
import {
  actionSpoken,
  lastThrow,
  type Naming,
  objectionText,
  sentence,
  wordSpoken,
} from "../log/describe";
import { drawn, Thrown, Told } from "../log/thrown";
import { type Action, sameSet } from "../state/action";
import type { Objection } from "../state/failure";
import type { TableState } from "../state/tablestore";
import { BattleCard, chips } from "./battle";
import { LeftCard, PlainCard } from "./plain";
import { riskSpoken } from "./watch";
import { WayCard } from "./way";
import { Weighed } from "./weighed";

export interface CardProps {
  desk: Desk;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

/** The card of what is to be done now. */
export function TaskCard(props: CardProps) {
  const { task } = props.desk;
  switch (task.kind) {
    case "walk":
      return (
        <>
          <WalkCard {...props} task={task} />
          <PlainCard {...props} options={task.rest.filter((a) => !isFormed(props, a))} />
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

function isFormed({ parts }: CardProps, action: Action): boolean {
  return parts.play.verbs.formed?.includes(action.verb) ?? false;
}

/** How many units can still do something before the phase ends, and the way to the next of them. */
export function StillLeft({
  desk,
  units,
  told = "end.left",
}: {
  desk: Desk;
  units: readonly UnitId[];
  told?: "end.left" | "end.fire";
}) {
  if (!units.some((unit) => unit !== desk.value.mover)) return null;
  return (
    <p class="left">
      <span>
        <PipSample />
        {say(told, units.length)}
      </span>
      <button
        type="button"
        class="quiet small"
        aria-keyshortcuts="n"
        title={say("end.next.key")}
        onClick={() => desk.next()}
      >
        {say("end.next")}
      </button>
    </p>
  );
}

function WalkCard({ desk, table, naming, parts, task }: CardProps & { task: Walk }) {
  const { mover, reach, exposure } = desk.value;
  const threat = exposure.get(desk.placeOf(mover ?? "") ?? "");
  const { sheet } = table;
  const waiting = sheet ? shown(desk, sheet, task, parts.play.reaches(task.verb)) : [];
  const goals = mover ? task.goals.get(mover) : undefined;
  const name = mover ? naming.unit(mover) : "";
  if (task.goals.size === 0 && (!mover || isAiming(desk))) return null;
  if (parts.play.tells?.includes(task.verb) && !desk.value.warned) return null;
  const left = undone(task, sheet?.units ?? []);
  const stops = reach?.places.filter((p) => p.stops && goals?.has(p.at)) ?? [];
  const releases = reach?.places.filter((p) => p.releases && goals?.has(p.at)) ?? [];
  const told = !mover
    ? say(parts.play.reaches(task.verb) ? "walk.pick" : "walk.pick.plain")
    : !goals
      ? say("walk.none", name)
      : say(parts.play.reaches(task.verb) ? "walk.where" : "walk.where.plain", name);
  return (
    <section class="card" aria-labelledby="walk-title">
      <h2 id="walk-title">{mover ? name : (parts.words.verbs[task.verb] ?? task.verb)}</h2>
      <p>{told}</p>
      {desk.value.warned && (
        <p class="warning" role="alert">
          {say("end.warn", listed(left.map((u) => naming.unit(u))))}
        </p>
      )}
      {parts.play.reaches(task.verb) && <StillLeft desk={desk} units={left} />}
      <WayCard desk={desk} naming={naming} />
      {[...grouped(stops, (p) => p.stops ?? "")].map(([rule, same]) => (
        <p key={rule} class="risk-text">
          {say("walk.stops", listed(same.map((p) => p.at)), rule)}
        </p>
      ))}
      {[...grouped(releases, (p) => released(p, table.messages))].map(([events, same]) => (
        <p key={events} class="risk-text">
          {say("walk.releases", same.length, events)}
        </p>
      ))}
      {mover && threat?.attackers && threat.attackers.length > 0 && (
        <p class="risk-text">{riskSpoken(threat, naming)}</p>
      )}
      {sheet && waiting.length > 0 && (
        <div class="chips">
          {chips(waiting, desk, sheet, parts, (u) => desk.tapUnit(u), mover ?? "")}
        </div>
      )}
    </section>
  );
}

function released({ releases = [] }: ReachPlace, messages: Messages): string {
  return listed(releases.map((event) => messages[`releases.${event}`] ?? event));
}

/** Units that are not on the sheet. */
export function offBoard(desk: Desk, sheet: SheetData): string[] {
  return sheet.units.filter((u) => !desk.onSheet(desk.placeOf(u.id) ?? "")).map((u) => u.id);
}

/** Who is offered in the card: those off the sheet, or, where nobody looks for a way, all. */
function shown(desk: Desk, sheet: SheetData, { goals }: Walk, reaches: boolean): string[] {
  const off = offBoard(desk, sheet).filter((u) => goals.has(u));
  if (off.length > 0 || reaches) return off;
  return sheet.units.map((u) => u.id).filter((u) => goals.has(u));
}

function GiveCard({ desk, table, parts, naming, task }: CardProps & { task: Give }) {
  const { sheet } = table;
  if (!sheet) return null;
  return (
    <section class="card" aria-labelledby="give-title">
      <h2 id="give-title">{say("give.pick")}</h2>
      <ul class="gifts" aria-label={say("give.options")}>
        {task.options.map((option) => (
          <li key={option.text}>
            <label class="gift">
              <input
                type="radio"
                name="gift"
                checked={sameSet(option.units, desk.value.given)}
                onChange={() => desk.give(option.units)}
              />
              <span class="chips">
                {chips(option.units, desk, sheet, parts, () => desk.give(option.units))}
              </span>
              <span>{listed(option.units.map((u) => naming.unit(u)))}</span>
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
  desk,
  table,
  naming,
}: CardProps & { objection: Objection }) {
  return (
    <section class="card objection" role="alert">
      <h2>{say(objection.rule ? "why.title" : "trouble.title")}</h2>
      <p>
        {objectionText(objection, table.messages, naming)}
        {objection.rule && <RuleNumber rule={objection.rule} />}
      </p>
      <button type="button" class="quiet" onClick={() => desk.dismiss()}>
        {say("why.close")}
      </button>
    </section>
  );
}

/** What the computer would do. */
export function HintCard({ desk, parts, naming }: CardProps) {
  const { hint } = desk.value;
  if (!hint) return null;
  const { action } = hint;
  return (
    <section class="card hint" aria-live="polite">
      <h2>{say("hint.title")}</h2>
      <p>{actionSpoken(action, parts, naming)}</p>
      {hint.value !== undefined && <p class="faint">{say("hint.value", percent(hint.value))}</p>}
      <button type="button" class="quiet" onClick={() => void desk.play(action.text)}>
        {say("hint.do")}
      </button>
    </section>
  );
}

/** The battle that was fought last: its die and what came of it. */
export function LastBattleCard({ table, naming, parts }: CardProps) {
  const last = lastThrow(table.lines);
  if (!last) return null;
  const result = String(last.threw.result ?? "");
  const told = [last.acted, last.threw, ...last.after].filter((e) => e !== undefined);
  const drew = drawn(last.threw, parts).length > 0;
  const heading = (drew ? parts.words.drawn : undefined) ?? parts.words.last;
  return (
    <section class="card last" aria-labelledby="last-title">
      <h2 id="last-title">
        {parts.words.results[result] ?? heading ?? say("last.title")}
        {last.threw.rule && <RuleNumber rule={last.threw.rule} />}
      </h2>
      <div class={`last-row result-${result}`}>
        <Thrown key={last.entry} event={last.threw} parts={parts} size={44} tumbling />
        <div>
          {told.map((event, i) => (
            <p key={i}>
              <Told event={event} text={sentence(event, table.messages, naming)} parts={parts} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** What another person asks for: to take something back, a draw. */
export function RequestCard({ table, desk, parts }: CardProps) {
  const request = table.view?.request;
  const mine = table.info?.mine ?? [];
  if (!request || mine.length === 0 || mine.includes(request.by)) return null;
  const who = parts.words.sidesOf[request.by] ?? request.by;
  return (
    <section class="card request" role="alert">
      <h2>{say("request.title")}</h2>
      <p>{`${capital(who)} ${wordSpoken(request.word)}`}</p>
      <p class="answers">
        <button type="button" onClick={() => void desk.say("accept")}>
          {say("request.accept")}
        </button>
        <button type="button" class="quiet" onClick={() => void desk.say("decline")}>
          {say("request.decline")}
        </button>
      </p>
    </section>
  );
}

/** Ends that the players make, and no paragraph of the rules. */
const AGREED: Readonly<Record<string, WordKey>> = {
  resigned: "result.resigned",
  agreed: "result.agreed",
  time: "result.time",
};

/** How the game ended, and by which rule. */
export function ResultCard({ desk, table, parts }: CardProps) {
  const result = table.view?.result;
  if (!result) return null;
  const winner = result.winner && (parts.words.sidesOf[result.winner] ?? result.winner);
  const title = winner ? say("table.won", winner) : say("table.draw");
  const agreed = AGREED[result.rule];
  const grade = result.grade && (table.messages[`grade.${result.grade}`] ?? result.grade);
  return (
    <section class="card result" aria-labelledby="result-title">
      <h2 id="result-title">{capital(grade ? `${title}: ${grade}` : title)}</h2>
      <p>
        {agreed ? say(agreed) : (table.messages[`result.${result.rule}`] ?? say("table.over"))}
        {!agreed && <RuleNumber rule={result.rule} />}
      </p>
      {parts.cards.Score && table.view && <parts.cards.Score view={table.view} desk={desk} />}
    </section>
  );
}
