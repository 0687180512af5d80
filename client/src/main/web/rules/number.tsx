import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { translate } from "../i18n/translate";
import { openDrawer } from "./open";

/** The game whose rules the numbers on this page are of. */
export const RulesOf = createContext("");

/** The number of a rule, as it stands after what it explains; pressed, it opens the rules there. */
export function RuleNumber({ rule }: { rule: string }) {
  const game = useContext(RulesOf);
  return (
    <>
      {" "}
      <a
        class="rule"
        href={`/rules/${game}#${rule}`}
        title={translate("log.rule", rule)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          openDrawer({ kind: "rules", game, rule });
        }}
      >
        {rule}
      </a>
    </>
  );
}
