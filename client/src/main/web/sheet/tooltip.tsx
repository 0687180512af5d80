import type { ComponentChildren } from "preact";
import type { Point } from "./geometry";

const BROAD = 250;
const GAP = 12;

/** A slip of paper with words, laid beside a point of the sheet so that it stays within the pane. */
export function Tooltip({
  p,
  within,
  children,
}: {
  p: Point;
  within: HTMLElement | null;
  children: ComponentChildren;
}) {
  const [wide, high] = [within?.clientWidth ?? 0, within?.clientHeight ?? 0];
  const left = Math.max(GAP, Math.min(wide - BROAD - GAP, p.x - BROAD / 2));
  const below = p.y < high / 2;
  const up = { bottom: `${(high - p.y + 34).toFixed(0)}px` };
  const down = { top: `${(p.y + 34).toFixed(0)}px` };
  return (
    <div
      class="note"
      role="note"
      style={{ left: `${left.toFixed(0)}px`, width: `${BROAD}px`, ...(below ? down : up) }}
    >
      {children}
    </div>
  );
}
