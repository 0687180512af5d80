import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useStore } from "../state/store";
import { asked, give } from "./ask";

/** A window over the page: it takes the keyboard, Escape leaves it, and where one was gets it back. */
export function Dialog({
  title,
  onLeave,
  children,
}: {
  title: string;
  onLeave: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

/** The question that stands open, if one does. */
export function Questions() {
  const { question } = useStore(asked);
  if (!question) return null;
  const [usual, ...others] = question.answers;
  return (
    <Dialog key={question.title} title={question.title} onLeave={() => give(undefined)}>
      {question.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p class="dialog-answers">
        {usual && (
          <button type="button" class="primary" onClick={() => give(usual.value)}>
            {usual.label}
          </button>
        )}
        {others.map(({ value, label }) => (
          <button key={value} type="button" onClick={() => give(value)}>
            {label}
          </button>
        ))}
        <button type="button" class="quiet" onClick={() => give(undefined)}>
          {question.leave}
        </button>
      </p>
    </Dialog>
  );
}
