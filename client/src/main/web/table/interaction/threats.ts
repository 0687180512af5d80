import { api } from "../../protocol/api";
import type { Place } from "../../protocol/types";
import { eyes } from "../board/recent";
import type { TableStore } from "../state/tablestore";
import type { Desk } from "./controller";

/** Looks the whole position over for attacks of the next turn, or stops doing so. */
export function watchOver(desk: Desk): void {
  const watching = !desk.value.watching;
  desk.set({ watching, feared: undefined, threats: undefined });
  if (watching) void lookOver(desk);
}

/** Who could attack in any place next turn, somebody standing there or not. */
export async function fear(desk: Desk, place: Place | undefined): Promise<void> {
  if (desk.value.feared && desk.value.feared.place !== place) desk.set({ feared: undefined });
  if (!place || desk.value.feared?.place === place) return;
  const { entry } = desk;
  const feared = await api.threat(desk.table.asked, place).catch(() => undefined);
  if (entry === desk.entry && desk.value.watching) desk.set({ feared });
}

/** Asks for all attacks that may come to whoever looks. */
export async function lookOver(desk: Desk): Promise<void> {
  const { entry } = desk;
  const answer = await api.threats(desk.table.asked).catch(() => ({ places: [] }));
  if (entry !== desk.entry || !desk.value.watching) return;
  desk.set({ threats: answer.places.filter((threat) => isFeared(desk.table, threat.place)) });
}

/** Whether units stand there that belong to whoever looks. */
function isFeared({ value }: TableStore, place: Place): boolean {
  const { view, info, sheet } = value;
  const side = eyes(info?.mine ?? [], view?.side ?? null);
  const there = sheet?.units.filter((u) => view?.position.units[u.id]?.at === place) ?? [];
  return side === undefined || there.some((u) => u.side === side);
}
