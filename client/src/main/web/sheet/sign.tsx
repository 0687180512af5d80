import type { ComponentChildren } from "preact";

const HEIGHT = 24;
const WIDTH = 50;

/** A sign of the printed map and what it means, in the legend. */
export function Sign({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="legend-sign">
      <dt>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
          {children}
        </svg>
      </dt>
      <dd>{name}</dd>
    </div>
  );
}
