import type { ComponentChildren } from "preact";
import type { GameParts } from "../../games/parts";
import { withoutStop } from "../../i18n/sentence";
import { translate } from "../../i18n/translate";
import type { Controller } from "../interaction/controller";
import { stillLeft } from "../interaction/remaining";
import { describeAction } from "../log/describe";
import type { Action } from "../state/action";
import { FoldedList } from "./fold";
import type { CardProps } from "./props";

/** Choices of no other form that are listed; the rest are pressed on the map. */
const MOST_PLAIN = 40;

/** So many stand open beside what is pressed on the map. */
const FEW = 3;

/** The choices that presses on the map have left, and the way back to all. */
export function LeftCard({ options, ...props }: CardProps & { options: readonly Action[] }) {
  const { controller } = props;
  const left = stillLeft(options, controller.value.left);
  return (
    <PlainCard {...props} options={left}>
      {left.length < options.length && (
        <button type="button" class="quiet small" onClick={() => controller.clear()}>
          {translate("left.all", options.length)}
        </button>
      )}
    </PlainCard>
  );
}

/** What a folded list holds: the verb of its choices where they have one in common. */
function foldedUnder(parts: CardProps["parts"], options: readonly Action[]): string {
  const verb = options[0]?.verb ?? "";
  const alike = options.every((option) => option.verb === verb) && parts.words.verbs[verb];
  return alike ? `${alike} (${options.length})` : translate("plain.more", options.length);
}

/** Makes a choice of the list, or takes up whoever is to be seen with its chances first. */
function choose(controller: Controller, option: Action, parts: GameParts): void {
  const unit = parts.play.takes?.(option);
  if (!unit) return void controller.play(option.text);
  controller.tapUnit(unit);
  controller.show(unit);
}

/** Choices in a list. */
export function PlainCard({
  controller,
  table: { sheet, view },
  parts,
  naming,
  options,
  children,
}: CardProps & { options: readonly Action[]; children?: ComponentChildren }) {
  if (options.length === 0) return null;
  // Beside units on the map that wait to be pressed, a long list must not push all else away.
  const folded = controller.task.kind === "walk" && options.length > FEW;
  const said = (option: Action) => sheet && view && parts.play.says?.(option, sheet, view);
  const button = (option: Action) => (
    <button key={option.text} type="button" onClick={() => choose(controller, option, parts)}>
      {said(option) ?? withoutStop(describeAction(option, parts, naming))}
    </button>
  );
  const listed = options.slice(0, MOST_PLAIN);
  return (
    <section class="card">
      {folded ? (
        <details>
          <summary>{foldedUnder(parts, options)}</summary>
          <div class="plain-choices">{listed.map(button)}</div>
        </details>
      ) : (
        <div class="plain-choices">
          <FoldedList all={listed} more={(n) => translate("plain.more", n)}>
            {button}
          </FoldedList>
        </div>
      )}
      {children}
    </section>
  );
}
