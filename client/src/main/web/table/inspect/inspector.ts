import { createContext } from "preact";
import { api } from "../../protocol/api";
import type { Inspection, Place, UnitId } from "../../protocol/types";
import { Store } from "../../state/store";
import type { TableStore } from "../state/tablestore";

/** A place that is looked at, with the unit there that is meant, if one is. */
export interface Subject {
  place: Place;
  unit: UnitId | undefined;
}

/** What is looked at, and what the server has told of it. */
export interface Looking {
  subject: Subject | undefined;
  unit: Inspection | undefined;
  ground: Inspection | undefined;
  /** Whether it stays until it is closed; else it goes with the pointer. */
  held: boolean;
}

const NOTHING: Looking = { subject: undefined, unit: undefined, ground: undefined, held: false };

/** What is to be known of the unit or the place that is looked at. It asks, and decides nothing. */
export class Inspector extends Store<Looking> {
  private entry = -1;

  constructor(private readonly table: TableStore) {
    super(NOTHING);
    table.subscribe(() => this.renewed());
  }

  /** The pointer rests on a place, or leaves it. */
  hover(place: Place | undefined, unit: UnitId | undefined): void {
    if (this.value.held) return;
    if (place === undefined) this.set(NOTHING);
    else void this.ask({ place, unit }, false);
  }

  /** Somebody wants to know, and to read on: by a key or a long press. */
  hold(place: Place, unit: UnitId | undefined): void {
    void this.ask({ place, unit }, true);
  }

  close(): void {
    this.set(NOTHING);
  }

  /** Another position: what was told is told anew. */
  private renewed(): void {
    const entry = this.table.value.view?.entry ?? -1;
    if (entry === this.entry) return;
    this.entry = entry;
    const { subject, held } = this.value;
    if (!subject) return;
    const at = subject.unit && this.table.value.view?.position.units[subject.unit]?.at;
    void this.ask(at ? { ...subject, place: at } : subject, held);
  }

  /** The units in a place, the one that is meant first. */
  unitsAt({ place, unit }: Subject): UnitId[] {
    const { sheet, view } = this.table.value;
    const here = (sheet?.units ?? [])
      .map((u) => u.id)
      .filter((id) => view?.position.units[id]?.at === place);
    return unit && here.includes(unit) ? [unit, ...here.filter((id) => id !== unit)] : here;
  }

  private async ask(wanted: Subject, held: boolean): Promise<void> {
    const subject = { place: wanted.place, unit: this.unitsAt(wanted)[0] };
    const known = this.value.subject;
    if (known?.place !== subject.place || known.unit !== subject.unit)
      this.set({ ...NOTHING, subject, held });
    else this.set({ held });
    const look = (about: { unit?: string; place?: string }) =>
      api.look<Inspection>(this.table.positionRef, "inspect", about).catch(() => undefined);
    const [unit, ground] = await Promise.all([
      subject.unit ? look({ unit: subject.unit }) : undefined,
      look({ place: subject.place }),
    ]);
    const { subject: now } = this.value;
    if (now?.place === subject.place && now.unit === subject.unit) this.set({ unit, ground });
  }
}

/** The inspector of the table on this page. */
export const InspectorOf = createContext<Inspector | undefined>(undefined);
