import { api } from "../../protocol/api";
import { keepWayBack } from "../replay/back";

/** What is to be found at a table that was branched off for it. */
export interface Quiz {
  table: string;
  /** The entry after which one is to do better. */
  at: number;
  /** What was lost there. */
  loss: number;
  /** The plan that an analysis found. */
  known: string[];
}

const key = (line: string): string => `zeriba.quiz.${line}`;

/** Opens a table on from an entry, with these actions played, shown from its beginning. */
export async function playLine(table: string, at: number, actions: readonly string[]) {
  const line = await api.fork(table, { at });
  keepWayBack(line.table, table, at);
  if (actions.length > 0) await api.playAll(line.table, actions, line.entry);
  location.assign(`/table/${encodeURIComponent(line.table)}?at=${line.entry}`);
}

/** Opens a table on from a mistake, where one is to do better. */
export async function openQuiz(quiz: Quiz) {
  const line = await api.fork(quiz.table, { at: quiz.at });
  keepWayBack(line.table, quiz.table, quiz.at);
  sessionStorage.setItem(key(line.table), JSON.stringify({ ...quiz, from: line.entry }));
  location.assign(`/table/${encodeURIComponent(line.table)}`);
}

/** What is to be found at this table, and the entry that it begins after; nothing at others. */
export function quizOf(line: string): (Quiz & { from: number }) | undefined {
  try {
    const kept = sessionStorage.getItem(key(line));
    return kept ? (JSON.parse(kept) as Quiz & { from: number }) : undefined;
  } catch {
    return undefined;
  }
}
