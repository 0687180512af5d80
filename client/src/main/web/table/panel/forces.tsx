import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { SheetData, UnitDef, View } from "../../protocol/types";
import { CounterChip } from "../../sheet/counter";
import { groupBy } from "../../sheet/groupby";
import { currentFace } from "../board/face";

/** Each side's units: on the board, and off it by box. */
export function Forces({ sheet, view, parts }: { sheet: SheetData; view: View; parts: GameParts }) {
  const places = new Set([...sheet.hexes, ...(sheet.spaces ?? [])].map((h) => h.id));
  const at = (u: UnitDef): string => view.position.units[u.id]?.at ?? sheet.boxes[0] ?? "";
  const existing = sheet.units.filter((u) => parts.counters.exists?.(u, view) ?? true);
  const sides = groupBy(existing, (u) => u.side);
  return (
    <div class="forces">
      {[...sides].map(([side, units]) => {
        const gone = units.filter((u) => !places.has(at(u)));
        const there = units.filter((u) => places.has(at(u)));
        return (
          <section key={side} aria-label={parts.words.sides[side] ?? side}>
            <h3>
              {parts.words.sides[side] ?? side} <span class="count">{there.length}</span>
            </h3>
            <ul class="chips">
              {there.map((u) => (
                <li key={u.id}>
                  <CounterChip face={currentFace(parts, u, view)} />
                </li>
              ))}
            </ul>
            {[...groupBy(gone, at)].map(([box, lost]) => (
              <div key={box} class="box">
                <h4>
                  {parts.words.boxes?.[box] ?? (box || translate("forces.off"))}{" "}
                  <span class="count">{lost.length}</span>
                </h4>
                <ul class="chips gone">
                  {lost.map((u) => (
                    <li key={u.id}>
                      <CounterChip face={currentFace(parts, u, view)} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}
