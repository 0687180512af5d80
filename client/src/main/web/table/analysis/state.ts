import type { Findings } from "../../protocol/answers";
import { api } from "../../protocol/api";
import { Store } from "../../state/store";
import { requestFailure } from "../state/failure";

/** How much an analysis works, by the server's words. */
export const DEPTHS = ["quick", "usual", "deep"] as const;
export type Depth = (typeof DEPTHS)[number];

/** From which loss on a decision is marked, by the server's words. */
export const MARKS = ["strict", "usual", "lenient"] as const;
export type Marks = (typeof MARKS)[number];

/** Where the analysis of a table stands. */
export interface AnalysisState {
  depth: Depth;
  marks: Marks;
  running: boolean;
  /** How many entries are analysed, of how many; both 0 before the first answer. */
  done: number;
  of: number;
  found?: Findings | undefined;
  trouble?: string | undefined;
}

const IDLE: AnalysisState = {
  depth: "quick",
  marks: "usual",
  running: false,
  done: 0,
  of: 0,
};

/** The analysis of one table: asked for a little at a time, so that it can stop and go on. */
export class AnalysisStore extends Store<AnalysisState> {
  private asking = 0;

  constructor(private readonly table: string) {
    super(IDLE);
  }

  /** Begins, or goes on where it stopped. */
  async start(depth: Depth, marks: Marks): Promise<void> {
    const own = ++this.asking;
    const same = depth === this.value.depth;
    this.set({
      ...(same ? {} : { ...IDLE, depth, marks, found: undefined }),
      marks,
      running: true,
      trouble: undefined,
    });
    try {
      while (own === this.asking) {
        const { done, of, found } = await api.analyse(this.table, depth, marks);
        if (own !== this.asking) return;
        this.set({ done, of, ...(found ? { found, running: false } : {}) });
        if (found) return;
      }
    } catch (error) {
      if (own === this.asking) this.set({ running: false, trouble: requestFailure(error).reason });
    }
  }

  /** Stops; what has been found stays with the server for a while. */
  stop(): void {
    this.asking++;
    this.set({ running: false });
  }
}

const stores = new Map<string, AnalysisStore>();

/** The analysis of a table; one as long as the page lives. */
export function analysisOf(table: string): AnalysisStore {
  const known = stores.get(table) ?? new AnalysisStore(table);
  stores.set(table, known);
  return known;
}
