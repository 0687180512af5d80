import { translate } from "../../i18n/translate";
import type { Dice } from "../../protocol/types";
import { throwDie } from "../interaction/requests";
import { Die } from "../log/die";
import type { CardProps } from "./props";

/** Faces that are offered as dice to press; larger ones are asked for as a number. */
const MOST_FACES = 10;

/** Dice thrown by hand at one's own table, told to the page face by face. */
export function ThrowCard({ controller, table }: CardProps) {
  const { view, info } = table;
  const { dice } = view ?? {};
  if (view?.pending !== "dice" || !dice || (info?.mine.length ?? 0) === 0) return null;
  const { thrown, busy } = controller.value;
  const sides = sidesOf(dice, thrown.length);
  return (
    <section class="card throw-card" aria-labelledby="throw-title">
      <h2 id="throw-title">{translate("throw.title")}</h2>
      <p>
        {translate("throw.ask", dice.count)}
        {dice.count > 1 && ` ${translate("throw.nth", thrown.length + 1)}`}
      </p>
      {thrown.length > 0 && (
        <p class="thrown">
          {thrown.map((face, i) => (
            <Die key={`${i} ${face}`} value={face} size={28} numbered={sidesOf(dice, i) > 6} />
          ))}
        </p>
      )}
      {sides <= MOST_FACES ? (
        <div class="throw-faces">
          {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
            <button
              key={face}
              type="button"
              aria-label={String(face)}
              disabled={busy}
              onClick={() => void throwDie(controller, face, dice.count)}
            >
              <Die value={face} size={34} numbered={sides > 6} />
            </button>
          ))}
        </div>
      ) : (
        <NumberField sides={sides} onGive={(face) => void throwDie(controller, face, dice.count)} />
      )}
    </section>
  );
}

function sidesOf(dice: Dice, nth: number): number {
  return Array.isArray(dice.sides) ? (dice.sides[nth] ?? 6) : dice.sides;
}

function NumberField({ sides, onGive }: { sides: number; onGive: (face: number) => void }) {
  return (
    <form
      class="throw-number"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem("face") as HTMLInputElement;
        const face = Number(field.value);
        if (Number.isInteger(face) && face >= 1 && face <= sides) onGive(face);
        field.value = "";
      }}
    >
      <label>
        {translate("throw.number", sides)}{" "}
        <input name="face" type="number" min="1" max={sides} required />
      </label>
      <button type="submit">{translate("throw.give")}</button>
    </form>
  );
}
