import type { ComponentChildren } from "preact";
import { count } from "../../words/say";
import type { Action } from "../action";
import { stillLeft } from "../left";
import { actionSpoken } from "../telling";
import type { CardProps } from "./cards";

/** Choices of no other form that are listed; the rest are pressed on the map. */
const MOST_PLAIN = 40;

/** The choices that presses on the map have left, and the way back to all. */
export function LeftCard({ options, ...props }: CardProps & { options: readonly Action[] }) {
  const { desk } = props;
  const left = stillLeft(options, desk.value.left);
  return (
    <PlainCard {...props} options={left}>
      {left.length < options.length && (
        <button type="button" class="quiet small" onClick={() => desk.clear()}>
          {count("left.all", options.length)}
        </button>
      )}
    </PlainCard>
  );
}

/** Choices in a list. */
export function PlainCard({
  desk,
  table: { sheet, view },
  parts,
  naming,
  options,
  children,
}: CardProps & { options: readonly Action[]; children?: ComponentChildren }) {
  if (options.length === 0) return null;
  const said = (option: Action) => sheet && view && parts.says?.(option, sheet, view);
  return (
    <section class="card">
      <ul class="plain-choices">
        {options.slice(0, MOST_PLAIN).map((option) => (
          <li key={option.text}>
            <button type="button" onClick={() => void desk.play(option.text)}>
              {said(option) ?? actionSpoken(option.text, parts, naming)}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
