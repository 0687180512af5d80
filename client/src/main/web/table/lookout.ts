import { api } from "../wire/api";
import type { Danger, Field, Place, SightLine } from "../wire/types";
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
    const none = { field: undefined, pinned: undefined, line: undefined, danger: undefined };
    this.set({ sighting: !this.value.sighting, ...none });
  }

  /** What a place sees, and what is in the way of the rest. */
  protected async see(place: Place | undefined): Promise<void> {
    const { pinned, danger } = this.value;
    if (!place || danger?.at === place) return;
    const { entry } = this;
    const ask = <T>(what: string, at: Place) =>
      api.look<T>(this.table.asked, what, { place: at }).catch(() => undefined);
    const [field, line, now] = await Promise.all([
      ask<Field>("sight", pinned ?? place),
      pinned && pinned !== place ? ask<SightLine>("sight", `${pinned}+${place}`) : undefined,
      ask<Danger>("threat", place),
    ]);
    if (entry === this.entry && this.value.sighting) this.set({ field, line, danger: now });
  }

  /** Lines are drawn from this hex, or no more from it. */
  protected pin(place: Place): void {
    const pinned = this.value.pinned === place ? undefined : (this.value.pinned ?? place);
    this.set({ pinned, line: undefined, danger: undefined });
    void this.see(place);
  }

  /** Whether the game's board can be asked this. */
  canLook(what: string): boolean {
    return this.looks.includes(what);
  }
}
