import { translate } from "../i18n/translate";
import type { TakeBack, Talk } from "../protocol/types";

const WAYS: readonly TakeBack[] = ["consent", "free"];

const TALKS: readonly Talk[] = ["players", "everybody"];

/** Who may talk at the table. */
export function TalkField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: Talk;
  onChange: (talk: Talk) => void;
}) {
  return (
    <fieldset>
      <legend>{translate("talk.title")}</legend>
      <label for={`talk-${id}`} class="pace-choice">
        <span>{translate("talk.who")}</span>
        <select
          id={`talk-${id}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Talk)}
        >
          {TALKS.map((talk) => (
            <option key={talk} value={talk}>
              {translate(`talk.${talk}`)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** Whether choices may be taken back across phases without asking the other player. */
export function UndoField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: TakeBack;
  onChange: (way: TakeBack) => void;
}) {
  return (
    <fieldset>
      <legend>{translate("undo.title")}</legend>
      <label for={`undo-${id}`} class="pace-choice">
        <span>{translate("undo.across")}</span>
        <select
          id={`undo-${id}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as TakeBack)}
        >
          {WAYS.map((way) => (
            <option key={way} value={way}>
              {translate(`undo.${way}`)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
