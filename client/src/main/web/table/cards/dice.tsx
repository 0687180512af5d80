import { translate } from "../../i18n/translate";
import type { TableState } from "../state/tablestore";
import { Fold } from "./fold";

/** The number that bound the table's dice before the first throw, from the head of its record. */
export function commitmentOf(record: string | null | undefined): string | undefined {
  return /^commitment ([0-9a-f]{64})$/m.exec(record ?? "")?.[1];
}

/** How players can check, once the game is over, that every die fell as it was bound to. */
export function DiceCard({ table }: { table: TableState }) {
  const commitment = commitmentOf(table.info?.record);
  if (!commitment || !table.info) return null;
  return (
    <section class="card dice-card" aria-labelledby="dice-card">
      <Fold told={translate("dice.title")}>
        <h2 id="dice-card">{translate("dice.title")}</h2>
        <p>{translate("dice.bound")}</p>
        <p>
          <code>{commitment}</code>
        </p>
        <details>
          <summary>{translate("dice.how")}</summary>
          <ol class="steps">
            <li>{translate("dice.step.record", translate("tab.table"))}</li>
            <li>
              {translate("dice.step.script")}{" "}
              <a href="/assets/verify.py" download="verify.py">
                verify.py
              </a>
            </li>
            <li>
              {translate("dice.step.run")}{" "}
              <code>python3 verify.py {`${table.info.game}-${table.info.table}.txt`}</code>
            </li>
          </ol>
          <p>
            <a href="/assets/fair-dice.txt" target="_blank" rel="noreferrer">
              {translate("dice.proves")}
            </a>
          </p>
        </details>
      </Fold>
    </section>
  );
}
