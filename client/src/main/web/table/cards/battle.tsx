import type { GameParts } from "../../games/parts";
import {
  formatList,
  formatOdds,
  formatPercent,
  formatSigned,
  translate,
} from "../../i18n/translate";
import type {
  Arithmetic,
  Messages,
  Modifier,
  Outcome,
  SheetData,
  UnitId,
} from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { CounterChip } from "../../sheet/counter";
import { groupBy } from "../../sheet/groupby";
import { currentFace } from "../board/face";
import type { Controller } from "../interaction/controller";
import { matching } from "../interaction/draft";
import { Die } from "../log/die";
import { facesOf } from "../log/faces";
import type { Naming } from "../log/naming";
import { battleLabel, placesOf } from "../panel/primary";
import type { TableState } from "../state/tablestore";
import { Fold } from "./fold";
import { Retreats } from "./retreats";

/** The battle card: who attacks whom, the arithmetic, the column, and each throw with its result. */
export function BattleCard({
  controller,
  table,
  parts,
  naming,
}: {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}) {
  const { draft, odds } = controller.value;
  const { sheet, duties } = table;
  if (!sheet) return null;
  const { task } = controller;
  const isNear = task.kind !== "battle" || task.options.some((one) => one.attackers.length > 0);
  const started = draft.attackers.length + draft.defenders.length > 0;
  const isAfar = task.kind === "battle" && matching(task, draft)[0]?.attackers.length === 0;
  const afar = isAfar ? parts.words.afar : undefined;
  return (
    <section class="card battle" aria-labelledby="battle-title">
      <h2 id="battle-title" class="unseen">
        {translate("battle.title")}
      </h2>
      {started ? (
        <div class="battle-sides">
          <Force
            title={translate("battle.attackers")}
            units={draft.attackers}
            none={afar?.attackers}
            {...{ controller, sheet, parts }}
          />
          <Force
            title={translate("battle.defenders")}
            units={draft.defenders}
            {...{ controller, sheet, parts }}
          />
        </div>
      ) : (
        <p>{translate(isNear ? "battle.pick" : "battle.pick.far")}</p>
      )}
      {odds && <Sum odds={odds} naming={naming} messages={table.messages} />}
      {afar && <p>{afar.next}</p>}
      {odds && !afar && <Throws outcomes={facesOf(odds)} parts={parts} />}
      {odds?.results && !afar && parts.words.unsupported && (
        <p class="faint">{parts.words.unsupported}</p>
      )}
      {odds?.retreats && (
        <Retreats ways={odds.retreats} attackers={draft.attackers} naming={naming} />
      )}
      <OtherWays controller={controller} parts={parts} />
      {duties && (
        <Duties
          units={duties.units.filter((unit) => !draft.attackers.includes(unit))}
          enemies={duties.enemies.filter((unit) => !draft.defenders.includes(unit))}
          rule={duties.rule}
          named={(unit) => standing(unit, controller, sheet, naming)}
        />
      )}
    </section>
  );
}

export function Force({
  title,
  units,
  none = translate("battle.none"),
  controller,
  sheet,
  parts,
}: {
  title: string;
  units: readonly UnitId[];
  none?: string | undefined;
  controller: Controller;
  sheet: SheetData;
  parts: GameParts;
}) {
  return (
    <div class="force">
      <h3>{title}</h3>
      {units.length === 0 && <p class="faint">{none}</p>}
      <div class="chips">
        {chips(units, controller, sheet, parts, (u) => controller.tapUnit(u))}
      </div>
    </div>
  );
}

/** Units as small counters that may be pressed. */
export function chips(
  units: readonly UnitId[],
  controller: Controller,
  sheet: SheetData,
  parts: GameParts,
  onPress: (unit: UnitId) => void,
  pressed?: UnitId,
) {
  return sheet.units
    .filter((u) => units.includes(u.id))
    .map((unit) => {
      const face = currentFace(parts, unit, controller.table.value.view);
      return (
        <button
          key={unit.id}
          type="button"
          class="chip-button"
          data-chip={unit.id}
          aria-label={face.name}
          {...(pressed === undefined ? {} : { "aria-pressed": pressed === unit.id })}
          onClick={() => onPress(unit.id)}
        >
          <CounterChip face={face} />
        </button>
      );
    });
}

/** The same units may also be used otherwise, such as to bombard. */
function OtherWays({ controller, parts }: { controller: Controller; parts: GameParts }) {
  const { task } = controller;
  if (task.kind !== "battle") return null;
  return (
    <>
      {matching(task, controller.value.draft)
        .slice(1)
        .map((option) => (
          <button
            key={option.text}
            type="button"
            class="quiet"
            onClick={() => void controller.play(option.text)}
          >
            {battleLabel(controller, option, parts, placesOf(controller.table.value, parts))}
          </button>
        ))}
    </>
  );
}

/** Arithmetic in one line, the modifiers under it with their rules. */
export function Sum({
  odds,
  naming,
  messages,
}: {
  odds: Arithmetic;
  naming: Naming;
  messages: Messages;
}) {
  if (odds.attack === undefined || odds.defence === undefined) return null;
  return (
    <div class="sum">
      <p class="sum-line">
        {translate("battle.sum", odds.attack, odds.defence)}
        {odds.odds && <b>{formatOdds(odds.odds)}</b>}
        {odds.column && odds.column !== odds.odds && (
          <span>{translate("battle.column", formatOdds(odds.column))}</span>
        )}
      </p>
      {odds.modifiers && odds.modifiers.length > 0 && (
        <ul class="modifiers">
          {odds.modifiers.map((m, i) => (
            <li key={i}>
              {modifierText(m, naming, messages)}
              {m.rule && <RuleNumber rule={m.rule} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function modifierText(m: Modifier, naming: Naming, messages: Messages): string {
  const amount = m.amount === undefined ? "" : formatSigned(m.amount);
  const who = m.unit ? naming.unit(m.unit) : m.place;
  const told = (m.key && messages[m.key]) ?? m.text;
  const what = [told, who].filter((s) => s !== undefined && s !== "").join(", ");
  return [amount, what].filter((s) => s !== "").join(" ");
}

/** Each face of the die with its result, and under them the chance of each result. */
function Throws({ outcomes, parts }: { outcomes: readonly Outcome[]; parts: GameParts }) {
  const thrown = outcomes.filter((o) => o.dice?.length === 1);
  const byResult = groupBy(outcomes, (o) => o.result ?? "");
  if (thrown.length === 0) return <p>{translate("battle.fixed")}</p>;
  return (
    <div class="throws">
      <Fold told={translate("battle.chances")}>
        <h3>{translate("battle.chances")}</h3>
        <ol class="faces">
          {thrown.map((o) => (
            <li key={o.dice?.join()} class={`face result-${o.result}`}>
              <Die value={o.dice?.[0] ?? 0} size={34} />
              <abbr title={`${parts.words.results[o.result ?? ""] ?? o.result}, ${o.probability}`}>
                {o.result}
              </abbr>
            </li>
          ))}
        </ol>
      </Fold>
      <ul class="chances">
        {[...byResult].map(([result, same]) => (
          <li key={result} class={`result-${result}`}>
            <span class="result-code">{result}</span>
            <span>{parts.words.results[result] ?? ""}</span>
            <b>{chance(same)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The chance of a result as it was counted, 2/6, and in percent. */
function chance(outcomes: readonly Outcome[]): string {
  const share = formatPercent(outcomes.reduce((sum, o) => sum + o.p, 0));
  const [first, ...others] = outcomes.map((o) => o.probability.split("/"));
  const same = first?.length === 2 && others.every(([, of]) => of === first[1]);
  if (!same || Number(first[1]) > MOST_PARTS) return share;
  const parts = [first, ...others].reduce((sum, [part]) => sum + Number(part), 0);
  return `${parts}/${first[1]} · ${share}`;
}

/** Of more parts than this a fraction tells less than its share. */
const MOST_PARTS = 36;

/** A unit by name and place: several may bear the same name. */
function standing(unit: UnitId, controller: Controller, sheet: SheetData, naming: Naming): string {
  const at = controller.placeOf(unit) ?? "";
  const label = sheet.spaces?.find((space) => space.id === at)?.label;
  return translate("unit.at", naming.unit(unit), label ?? at);
}

/** Who must still fight and who be attacked, by the rule. */
function Duties({
  units,
  enemies,
  rule,
  named,
}: {
  units: readonly UnitId[];
  enemies: readonly UnitId[];
  rule: string | undefined;
  named: (unit: UnitId) => string;
}) {
  if (units.length + enemies.length === 0) return null;
  return (
    <p class="duties">
      {units.length > 0 && translate("battle.duty", formatList(units.map(named)))}{" "}
      {enemies.length > 0 && translate("battle.duty.enemies", formatList(enemies.map(named)))}
      {rule && <RuleNumber rule={rule} />}
    </p>
  );
}
