import type { UnitId } from "../../protocol/types";

/** Names as sentences need them: of units, of sides and results, and of who does something. */
export interface Naming {
  unit: (id: UnitId) => string;
  /** A unit alone, as headings and tables have it. */
  called: (id: UnitId) => string;
  side: (id: string) => string;
  doer: (role: string) => string;
}
