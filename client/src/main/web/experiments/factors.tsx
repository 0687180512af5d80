import { useEffect, useState } from "preact/hooks";
import type { ExperimentCells } from "../protocol/answers";
import type { GameDef, Messages } from "../protocol/types";
import { optionsOf } from "../start/options";
import { experiments } from "./calls";
import { type Draft, type Factor, isWhole } from "./file";
import { Pick } from "./pick";
import { say } from "./words/words";

interface Props {
  game: GameDef;
  draft: Draft;
  messages: Messages;
  change: (part: Partial<Draft>) => void;
  sideName: (side: string) => string;
}

/** What varies, and how to add to it. */
export function Factors({ game, draft, messages, change, sideName }: Props) {
  const { factors } = draft;
  const options = optionsOf(game, draft.scenario);
  const [kind, setKind] = useState<Factor["kind"]>("data");
  const set = (at: number, factor: Factor) =>
    change({ factors: factors.map((one, i) => (i === at ? factor : one)) });
  const fresh: Readonly<Record<Factor["kind"], Factor>> = {
    option: { kind: "option", option: options[0]?.id ?? "" },
    data: { kind: "data", pointer: "", value: "0", words: "-1, 1" },
    restrict: { kind: "restrict", forbid: "", side: "" },
  };
  const kinds = (["option", "data", "restrict"] as const).filter(
    (one) => one !== "option" || options.length > 0,
  );
  return (
    <fieldset class="experiment-factors">
      <legend>{say("varies")}</legend>
      {factors.length === 0 && <p class="faint">{say("varies.none")}</p>}
      {factors.map((factor, i) => (
        <div key={i} class="experiment-factor">
          {factor.kind === "option" && (
            <Pick
              title={say("vary.option")}
              value={factor.option}
              choices={options.map(({ id, title }) => [id, messages[`option.${id}`] ?? title])}
              onPick={(option) => set(i, { kind: "option", option })}
            />
          )}
          {factor.kind === "data" && (
            <DataFactor game={game.id} factor={factor} onChange={(next) => set(i, next)} />
          )}
          {factor.kind === "restrict" && (
            <>
              <label class="field">
                <span>{say("forbid")}</span>
                <input
                  value={factor.forbid}
                  placeholder={`${game.forms[0]?.split(" ")[0] ?? ""} .*`}
                  onInput={(event) => set(i, { ...factor, forbid: event.currentTarget.value })}
                />
              </label>
              <Pick
                title={say("forbid.whom")}
                value={factor.side}
                choices={[
                  ["", say("forbid.all")],
                  ...game.sides.map((side) => [side, sideName(side)] as const),
                ]}
                onPick={(side) => set(i, { ...factor, side })}
              />
            </>
          )}
          <button
            type="button"
            class="quiet"
            onClick={() => change({ factors: factors.filter((_, at) => at !== i) })}
          >
            {say("vary.remove")}
          </button>
        </div>
      ))}
      <div class="experiment-row experiment-add">
        <Pick
          title={say("vary.what")}
          value={kind}
          choices={kinds.map((one) => [one, say(`vary.${one}`)])}
          onPick={(one) => setKind(one as Factor["kind"])}
        />
        <button
          type="button"
          class="quiet"
          onClick={() => change({ factors: [...factors, fresh[kind]] })}
        >
          {say("vary.add")}
        </button>
        {factors.length > 1 && (
          <Pick
            title={say("design")}
            value={draft.design}
            choices={(["one-at-a-time", "grid"] as const).map((one) => [one, say(`design.${one}`)])}
            onPick={(design) => change({ design: design as Draft["design"] })}
          />
        )}
      </div>
    </fieldset>
  );
}

type DataChosen = Extract<Factor, { kind: "data" }>;

/** A field of the game's data: found by words, and what it is to be instead. */
function DataFactor({
  game,
  factor,
  onChange,
}: {
  game: string;
  factor: DataChosen;
  onChange: (factor: DataChosen) => void;
}) {
  const [find, setFind] = useState("");
  const [cells, setCells] = useState<ExperimentCells>();
  useEffect(() => {
    let left = false;
    experiments.data(game, find.trim()).then(
      (told) => left || setCells(told),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game, find]);
  const choose = (pointer: string) => {
    const value = cells?.cells.find((cell) => cell.pointer === pointer)?.value ?? factor.value;
    onChange({ ...factor, pointer, value, words: isWhole(value) ? "-1, 1" : `${value}, ` });
  };
  const known = cells?.cells ?? [];
  const listed = known.some(({ pointer }) => pointer === factor.pointer);
  return (
    <>
      <label class="field">
        <span>{say("find")}</span>
        <input type="search" value={find} onInput={(event) => setFind(event.currentTarget.value)} />
      </label>
      <Pick
        title={`${say("field")}: ${say("field.found", cells?.found ?? 0)}`}
        value={factor.pointer}
        choices={[
          ...(listed ? [] : [[factor.pointer, factor.pointer || "–"] as const]),
          ...known.map(({ pointer, value }) => [pointer, `${pointer} = ${value}`] as const),
        ]}
        onPick={choose}
      />
      <label class="field">
        <span>{say(isWhole(factor.value) ? "by" : "values")}</span>
        <input
          value={factor.words}
          onInput={(event) => onChange({ ...factor, words: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
