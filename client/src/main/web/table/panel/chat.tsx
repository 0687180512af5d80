import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { formatDateTime, translate } from "../../i18n/translate";
import type { ChatMessage } from "../../protocol/types";
import type { Controller } from "../interaction/controller";
import { chat } from "../interaction/requests";
import { coloursOf } from "../log/colours";
import type { TableState } from "../state/tablestore";

const LONGEST = 1000;

/** Who said something: by name where there is one, and from which side of the table. */
export function speaker({ by, name }: ChatMessage, parts: GameParts): string {
  const side = by === "" ? translate("chat.onlooker") : (parts.words.sides[by] ?? by);
  return name ? `${name}, ${side}` : side;
}

/** What was said at the table beside the game, and a line to say something. */
export function Chat({
  table,
  parts,
  controller,
}: {
  table: TableState;
  parts: GameParts;
  controller: Controller;
}) {
  const [text, setText] = useState("");
  const remarks = table.view?.chat ?? [];
  const seated = (table.info?.mine.length ?? 0) > 0;
  const speaks = seated || table.view?.talk === "everybody";
  const send = async () => {
    const said = text.trim();
    if (said === "") return;
    setText("");
    await chat(controller, said);
  };
  return (
    <div class="chat">
      {remarks.length === 0 && <p class="faint">{translate("chat.none")}</p>}
      <ol aria-label={translate("tab.chat")}>
        {remarks.map((remark) => (
          <li
            key={`${remark.at} ${remark.by}`}
            class={`remark ${coloursOf(remark.by, table.sheet, parts)}`}
          >
            <b>{speaker(remark, parts)}</b>{" "}
            <time dateTime={new Date(remark.at).toISOString()}>{formatDateTime(remark.at)}</time>
            <p>{remark.text}</p>
          </li>
        ))}
      </ol>
      {!speaks && <p class="faint">{translate("chat.players")}</p>}
      {speaks && !seated && <p class="faint">{translate("chat.watching")}</p>}
      {speaks && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label>
            <span class="unseen">{translate("chat.label")}</span>
            <input
              type="text"
              value={text}
              maxLength={LONGEST}
              placeholder={translate("chat.label")}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{translate("chat.send")}</button>
        </form>
      )}
    </div>
  );
}
