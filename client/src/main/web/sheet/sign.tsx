import type { ComponentChildren } from "preact";

const HEIGHT = 24;
const WIDTH = 50;
const WIDE = 196;

/** A sign of the printed map and what it means, in the legend. */
export function Sign({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const width = wide ? WIDE : WIDTH;
  return (
    <div class={wide ? "legend-sign legend-wide" : "legend-sign"}>
      <dt>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
          {children}
        </svg>
      </dt>
      <dd>{name}</dd>
    </div>
  );
}
