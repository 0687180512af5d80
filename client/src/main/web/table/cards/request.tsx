import { capitalize, formatList, translate } from "../../i18n/translate";
import { describeWord } from "../log/describe";
import { playingAt } from "../state/tablestore";
import type { CardProps } from "./props";

/** What somebody asks for, to take something back or a draw: to be answered, or to wait for. */
export function RequestCard(props: CardProps) {
  const { request } = props.table.view ?? {};
  const { mine = [] } = props.table.info ?? {};
  if (!request || mine.length === 0) return null;
  return mine.includes(request.by) ? <AskedCard {...props} /> : <QuestionCard {...props} />;
}

/** Who a role is in a sentence: somebody with an account by name. */
function named({ table, parts }: CardProps, role: string): string {
  return table.info?.names?.[role] ?? parts.words.sidesOf[role] ?? role;
}

/** What another person asks for. */
function QuestionCard(props: CardProps) {
  const { controller, table } = props;
  const { by = "", word = "" } = table.view?.request ?? {};
  return (
    <section class="card request" role="alert">
      <h2>{translate("request.title")}</h2>
      <p>{`${capitalize(named(props, by))} ${describeWord(word)}`}</p>
      <p class="answers">
        <button type="button" onClick={() => void controller.sendWord("accept")}>
          {translate("request.accept")}
        </button>
        <button type="button" class="quiet" onClick={() => void controller.sendWord("decline")}>
          {translate("request.decline")}
        </button>
      </p>
    </section>
  );
}

/** What one has asked for oneself: it waits, and may be withdrawn. */
function AskedCard(props: CardProps) {
  const { controller, table } = props;
  const { seats = {} } = table.info ?? {};
  const { word = "" } = table.view?.request ?? {};
  const others = playingAt(table).filter((role) => seats[role] === "person");
  return (
    <section class="card request" aria-labelledby="asked-title">
      <h2 id="asked-title">{translate("request.asked")}</h2>
      <p role="status">
        {translate(
          word === "offer" ? "request.asked.draw" : "request.asked.undo",
          capitalize(formatList(others.map((role) => named(props, role)))),
        )}
      </p>
      <p class="answers">
        <button type="button" class="quiet" onClick={() => void controller.sendWord("retract")}>
          {translate("request.retract")}
        </button>
      </p>
    </section>
  );
}
