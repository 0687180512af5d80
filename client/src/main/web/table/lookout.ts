import { api } from "../wire/api";
import type { Field, Place } from "../wire/types";
import { isFeared } from "./question";
import { Sender } from "./sender";
import type { TableStore } from "./store";

/** A hand that can look the position over for attacks of the next turn. */
export class Lookout extends Sender {
  constructor(
    table: TableStore,
    private readonly looks: readonly string[],
  ) {
    super(table);
  }

  /** Looks the whole position over for attacks of the next turn, or stops doing so. */
  watchOver(): void {
    const watching = !this.value.watching;
    this.set({ watching, feared: undefined, threats: undefined });
    if (watching) void this.lookOver();
  }

  /** Who could attack in any place next turn, somebody standing there or not. */
  protected async fear(place: Place | undefined): Promise<void> {
    if (this.value.feared && this.value.feared.place !== place) this.set({ feared: undefined });
    if (!place || this.value.feared?.place === place) return;
    const { entry } = this;
    const feared = await api.threat(this.table.asked, place).catch(() => undefined);
    if (entry === this.entry && this.value.watching) this.set({ feared });
  }

  protected async lookOver(): Promise<void> {
    const { entry } = this;
    const answer = await api.threats(this.table.asked).catch(() => ({ places: [] }));
    if (entry !== this.entry || !this.value.watching) return;
    this.set({ threats: answer.places.filter((threat) => isFeared(this.table, threat.place)) });
  }

  /** Shows what every place sees that is pointed at, or stops doing so. */
  lookAround(): void {
    this.set({ sighting: !this.value.sighting, field: undefined });
  }

  /** What a place sees, and what is in the way of the rest. */
  protected async see(place: Place | undefined): Promise<void> {
    if (!place || this.value.field?.at === place) return;
    const { entry } = this;
    const field = await api
      .look<Field>(this.table.asked, "sight", { place })
      .catch(() => undefined);
    if (entry === this.entry && this.value.sighting) this.set({ field });
  }

  /** Whether the game's board can be asked this. */
  canLook(what: string): boolean {
    return this.looks.includes(what);
  }
}
