import { Store } from "../state/store";

/** One answer that may be given to a question. */
export interface Answer {
  value: string;
  label: string;
}

/** A question that is asked in a window of its own. */
export interface Question {
  title: string;
  /** What hangs on the answer, in sentences, a paragraph each. */
  text: readonly string[];
  /** What may be answered, the usual answer first; to leave the window is none of them. */
  answers: readonly Answer[];
  /** What the button says that leaves the window. */
  leave: string;
}

interface Asked {
  question: Question | undefined;
}

/** The question that stands open, for the window that shows it. */
export const asked = new Store<Asked>({ question: undefined });

let tell: (answer: string | undefined) => void = () => undefined;

/** Asks in a window of the page's own; tells the answer, nothing where the window was left. */
export function ask(question: Question): Promise<string | undefined> {
  give(undefined);
  asked.set({ question });
  return new Promise((resolve) => {
    tell = resolve;
  });
}

/** Answers the question that stands open. */
export function give(answer: string | undefined): void {
  if (!asked.value.question) return;
  asked.set({ question: undefined });
  tell(answer);
}
