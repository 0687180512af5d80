import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameParts } from "../games/parts";
import { translate } from "../i18n/translate";
import { Linked } from "../rules/linked";
import { useStore } from "../state/store";
import type { Controller } from "../table/interaction/controller";
import { hasSelection } from "../table/interaction/state";
import { lessonsDone, noteLessons, stopLessons } from "./kept";
import { current, doneNow } from "./lesson";

/** The first game's lesson of this moment, at a table that was opened for it. */
export function LessonCard({ controller, parts }: { controller: Controller; parts: GameParts }) {
  const store = controller.table;
  const { view, lines, past } = useStore(store);
  const course = [parts.battle, parts.course].find((c) => c && c.scenario === view?.scenario);
  const interaction = useStore(controller);
  const kept = useMemo(() => lessonsDone(store.id), [store]);
  const [before, setBefore] = useState<ReadonlySet<string> | undefined>(kept);
  const taught = course && before && view && past === undefined;
  const situation = taught ? { view, interaction, lines } : undefined;
  const done =
    situation && course && before ? doneNow(course.lessons, before, situation) : undefined;
  const lesson = situation && course && done ? current(course.lessons, done, situation) : undefined;
  useEffect(() => {
    if (!done || !before || done.size === before.size) return;
    setBefore(done);
    noteLessons(store.id, done);
  });
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    store.point(lesson?.spots ?? []);
  }, [store, lesson]);
  useLayoutEffect(() => {
    // The player may have read on below, and would not see that there is something new.
    if (lesson) card.current?.scrollIntoView({ block: "start" });
  }, [lesson]);
  if (!lesson || !course || !done) return null;
  const words = parts.words.lessons[lesson.id];
  const selected = hasSelection(interaction);
  const number = course.lessons.indexOf(lesson) + 1;
  const last = number === course.lessons.length;
  const stop = () => {
    stopLessons(store.id);
    setBefore(undefined);
  };
  const next = () => {
    const more = new Set([...done, lesson.id]);
    setBefore(more);
    noteLessons(store.id, more);
  };
  return (
    <section
      ref={card}
      class={lesson.until ? "card lesson" : "card lesson read-only"}
      aria-labelledby="lesson-title"
      aria-live="polite"
    >
      <p class="lesson-count">{translate("lesson.count", number, course.lessons.length)}</p>
      <details
        key={lesson.id}
        class={selected ? undefined : "lesson-text"}
        data-beside="advice"
        open={!selected}
      >
        <summary>
          <h2 id="lesson-title">{words?.title}</h2>
        </summary>
        <p>
          <Linked text={words?.text ?? ""} />
        </p>
      </details>
      <p class="answers">
        {last ? (
          <button type="button" onClick={stop}>
            {translate("lesson.finish")}
          </button>
        ) : (
          <>
            <button type="button" class={lesson.until ? "quiet" : ""} onClick={next}>
              {translate(lesson.until ? "lesson.pass" : "lesson.next")}
            </button>
            <button type="button" class="quiet" onClick={stop}>
              {translate("lesson.stop")}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
