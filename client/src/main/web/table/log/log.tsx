import { Component } from "preact";
import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { GameEvent, LogLine, Messages, SheetData } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { isNonce, isPlan, undone } from "../state/undone";
import { coloursOf } from "./colours";
import { describeEvent, describeWord, showsDice } from "./describe";
import type { Naming } from "./naming";
import { runsOf } from "./runs";
import { EventText, RolledDice } from "./thrown";

/** What happened, latest first, in sentences with their rules and dice. */
export function Log({
  lines,
  shown,
  onEntry,
  onEnd,
  messages,
  naming,
  parts,
  sheet,
}: {
  lines: readonly LogLine[];
  /** The entry that is looked back at. */
  shown: number | undefined;
  /** The table is to be shown after an entry. */
  onEntry: (entry: number) => void;
  /** Fetches what happened earlier, where that is not known yet. */
  onEnd: (() => void) | undefined;
  messages: Messages;
  naming: Naming;
  parts: GameParts;
  sheet: SheetData | undefined;
}) {
  const told = lines.filter((line) => !isNonce(line) && !isPlan(line) && line.word !== OUTCOME);
  if (told.length === 0) return <p class="faint">{translate("log.none")}</p>;
  const gone = undone(lines);
  const newest = lines.at(-1)?.entry;
  const row = ({ line, last, passed }: Row) => (
    <Line
      key={line.entry}
      line={line}
      passed={passed}
      settled={line.entry !== newest}
      gone={gone.has(line.entry)}
      shown={shown !== undefined && line.entry <= shown && shown <= last}
      later={shown !== undefined && line.entry > shown}
      onEntry={onEntry}
      {...{ messages, naming, parts, sheet }}
    />
  );
  const rows = folded(told, gone, parts);
  return (
    <ol class="log" reversed>
      {runsOf(rows, ({ line }) => parts.log.folds?.line(line) ?? false)
        .reverse()
        .map((some) => {
          if ("one" in some) return row(some.one);
          const { run } = some;
          const open = run.some(({ line: { entry } }) => entry === shown || entry === newest);
          return (
            <li key={`from ${run[0]?.line.entry}`} class="log-fold">
              <details open={open}>
                <summary>{parts.log.folds?.told(run.map(({ line }) => line))}</summary>
                <ol class="log" reversed>
                  {[...run].reverse().map(row)}
                </ol>
              </details>
            </li>
          );
        })}
      {onEnd && <Earlier key={`before ${lines[0]?.entry}`} onSeen={onEnd} />}
    </ol>
  );
}

/** Where the log that is known ends: what comes before is fetched when one scrolls there. */
class Earlier extends Component<{ onSeen: () => void }> {
  private readonly seen = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) this.props.onSeen();
  });

  private readonly watch = (place: HTMLElement | null): void => {
    if (place) this.seen.observe(place);
    else this.seen.disconnect();
  };

  override render() {
    return (
      <li ref={this.watch}>
        <button type="button" onClick={this.props.onSeen}>
          {translate("log.earlier")}
        </button>
      </li>
    );
  }
}

/** An entry with those that only let a unit pass after it. */
interface Row {
  line: LogLine;
  /** The last entry that is told here. */
  last: number;
  /** The first pass among them. */
  passed: GameEvent | undefined;
}

/** The entries in order; one who is asked and lets pass is told with what was asked about. */
function folded(lines: readonly LogLine[], gone: ReadonlySet<number>, parts: GameParts): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const before = rows.at(-1);
    const [event, ...more] = line.events;
    const passes = event?.kind === "acted" && event.verb === parts.play.answers?.pass;
    const together = before && gone.has(before.line.entry) === gone.has(line.entry);
    if (passes && more.length === 0 && together) {
      before.last = line.entry;
      before.passed ??= event;
    } else rows.push({ line, last: line.entry, passed: undefined });
  }
  return rows;
}

/** The word by which a battle at another table comes back: what it came to is told after it. */
const OUTCOME = "outcome";

/** What stands for a word that is nobody else's business. */
const SECRET = "*";

interface LineProps {
  line: LogLine;
  passed: GameEvent | undefined;
  /** Whether something has followed, so that it need not be said who is asked. */
  settled: boolean;
  gone: boolean;
  shown: boolean;
  later: boolean;
  onEntry: (entry: number) => void;
  messages: Messages;
  naming: Naming;
  parts: GameParts;
  sheet: SheetData | undefined;
}

/**
 * One entry, drawn once and not again for each that follows it. Not by a memo of what is drawn:
 * that would keep the whole page as it was when the line was new.
 */
class Line extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    const now = this.props;
    return (Object.keys(next) as (keyof LineProps)[]).some((key) => next[key] !== now[key]);
  }

  override render({ line, gone, shown, later, onEntry, messages, naming, parts }: LineProps) {
    const { passed, settled, sheet } = this.props;
    const asks = (event: GameEvent) =>
      event.kind === "began" && event.text === `began.${parts.play.answers?.step}`;
    const told = [
      ...line.events.filter((event) => !settled || !asks(event)),
      ...(passed ? [passed] : []),
    ]
      .map((event) => ({ event, text: describeEvent(event, messages, naming) }))
      .filter(({ event, text }) => text !== "" || event.kind === "threw");
    const by = parts.words.sides[line.by]
      ? `log-line ${coloursOf(line.by, sheet, parts)}`
      : "log-line";
    const word = describeWord(line.text);
    const side = word ? naming.doer(line.by) : naming.side(line.by);
    const plain =
      line.text === SECRET ? translate("log.secret", side) : `${side} ${word || line.text}`;
    return (
      <li
        class={[by, gone && "undone", shown && "shown", later && "later"].filter(Boolean).join(" ")}
        value={line.entry}
        {...(shown ? { "aria-current": "true" as const } : {})}
      >
        <button
          type="button"
          class="log-entry"
          aria-label={translate("log.show", line.entry)}
          onClick={() => onEntry(line.entry)}
        >
          {line.entry}
        </button>
        {told.length === 0 && <span class="log-plain">{plain}</span>}
        {told.map(({ event, text }, i) => (
          <span key={i} class={`log-event log-${event.kind}`}>
            {showsDice(event) && <RolledDice event={event} parts={parts} size={20} />}
            <EventText event={event} text={text} parts={parts} />
            {event.rule && event.rule !== told[i + 1]?.event.rule && (
              <RuleNumber rule={event.rule} />
            )}
          </span>
        ))}
      </li>
    );
  }
}
