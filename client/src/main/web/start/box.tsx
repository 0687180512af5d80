import type { ComponentChildren } from "preact";
import { anyPartsOf } from "../games/games";
import { translate, type WordKey } from "../i18n/translate";
import type { GameDef } from "../protocol/types";
import { quickGame } from "./newtable";
import { useOpening } from "./opening";
import { Picture } from "./picture";

/** The highest complexity that the server tells. */
const MOST = 5;

/** The front of a game's box: what it is, and a way in for everybody. */
export function GameBox({
  game,
  open,
  onSetUp,
}: {
  game: GameDef;
  /** Whether the form of a new table lies open. */
  open: boolean;
  onSetUp: () => void;
}) {
  const parts = anyPartsOf(game.id, game.title);
  const { place } = parts.words;
  const { history, length, players, complexity } = game.blurb;
  return (
    <article class="game-card" aria-labelledby={`game-${game.id}`}>
      <Picture parts={parts} />
      <div class="box-text">
        <h2 id={`game-${game.id}`} class="cartouche">
          {place}
        </h2>
        {history && <p class="history">{history}</p>}
        <ul class="facts">
          {length && <li>{length}</li>}
          {players && <li>{players}</li>}
          {complexity > 0 && (
            <li>
              {translate("box.complexity", complexity, MOST)} <Complexity of={complexity} />
            </li>
          )}
        </ul>
        <WaysIn
          game={game}
          place={place}
          setUp={
            <button
              type="button"
              class="set-up"
              aria-label={named("box.setup", place)}
              aria-expanded={open}
              aria-controls={`set-up-${game.id}`}
              onClick={onSetUp}
            >
              {translate("box.setup")}
            </button>
          }
        />
      </div>
    </article>
  );
}

/** What a button is called where several games have one like it. */
function named(key: WordKey, place: string): string {
  return `${translate(key)}: ${place}`;
}

/** The two presses that lead to a map at once, to play and to learn; below them what is smaller. */
function WaysIn({
  game,
  place,
  setUp,
}: {
  game: GameDef;
  place: string;
  setUp: ComponentChildren;
}) {
  const { open, teach, busy, trouble } = useOpening();
  const { course, battle, play } = anyPartsOf(game.id, game.title);
  return (
    <>
      <p class="ways-in">
        <button
          type="button"
          class="primary"
          aria-label={named("box.play", place)}
          disabled={busy}
          onClick={() => void open(quickGame(game, play.atTables))}
        >
          {translate("box.play")}
        </button>
        {course && (
          <button
            type="button"
            class="primary learn"
            aria-label={named("box.learn", place)}
            disabled={busy}
            onClick={() => void teach(game, course)}
          >
            {translate("box.learn")}
          </button>
        )}
      </p>
      <p class="more-ways">
        {setUp}
        {battle && (
          <button
            type="button"
            aria-label={named("box.battle", place)}
            disabled={busy}
            onClick={() => void teach(game, battle)}
          >
            {translate("box.battle")}
          </button>
        )}
      </p>
      {trouble && (
        <p class="objection" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

/** A complexity as pips, beside the same in words. */
function Complexity({ of }: { of: number }) {
  return (
    <svg class="pips" viewBox={`0 0 ${MOST * 12} 10`} aria-hidden="true">
      {Array.from({ length: MOST }, (_, i) => (
        <circle key={i} cx={i * 12 + 5} cy={5} r={4} class={i < of ? "full" : ""} />
      ))}
    </svg>
  );
}
