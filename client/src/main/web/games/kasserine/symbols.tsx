import { SPRITE } from "./sprite";

/** All symbols, drawn once with the printed map; whatever shows a counter takes them from here. */
export function Sprite() {
  return (
    <defs>
      {Object.entries(SPRITE).map(([type, { lines, solid, letters }]) => (
        <g key={type} id={named(type)}>
          <path class="symbol-line symbol-fine" d={lines} />
          {solid && <path class="symbol-solid" d={solid} />}
          {letters && (
            <text class="symbol-letters" y={letters.y} font-size={letters.size}>
              {letters.text}
            </text>
          )}
        </g>
      ))}
    </defs>
  );
}

/** The symbol of a type of unit, out of the sprite. */
export function symbolOf(type: string) {
  return <use href={`#${named(type)}`} />;
}

function named(type: string): string {
  return `kasserine-${SPRITE[type] ? type : "infantry"}`;
}
