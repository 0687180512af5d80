const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A number above this is drawn narrower, so that it stays on its die. */
const WIDE = 99;

const NARROWED = { textLength: 30, lengthAdjust: "spacingAndGlyphs" } as const;

/** The face of a die: pips, or where it has more sides than a cube or is `numbered`, its number. */
export function Die({
  value,
  size = 28,
  tumbling = false,
  numbered = false,
}: {
  value: number;
  size?: number;
  tumbling?: boolean;
  numbered?: boolean;
}) {
  const pips = numbered ? undefined : PIPS[value];
  return (
    <svg
      class={tumbling ? "die tumbling" : "die"}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={String(value)}
    >
      <rect class="die-body" x="-18" y="-18" width="36" height="36" rx="7" />
      {pips ? (
        pips.map(([x, y]) => (
          <circle key={`${x}${y}`} class="die-pip" cx={x * 9} cy={y * 9} r="3.6" />
        ))
      ) : (
        <text class="die-number" y="7" {...(value > WIDE ? NARROWED : {})}>
          {value}
        </text>
      )}
    </svg>
  );
}
