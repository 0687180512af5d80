import { api } from "../../protocol/api";
import type { Place } from "../../protocol/types";
import { perspective } from "../board/recent";
import type { TableStore } from "../state/tablestore";
import type { Controller } from "./controller";

/** Looks the whole position over for attacks of the next turn, or stops doing so. */
export function toggleThreats(controller: Controller): void {
  const watching = !controller.value.watching;
  controller.set({ watching, hoveredThreat: undefined, threats: undefined });
  if (watching) void loadThreats(controller);
}

/** Who could attack in any place next turn, somebody standing there or not. */
export async function loadThreatsAt(
  controller: Controller,
  place: Place | undefined,
): Promise<void> {
  if (controller.value.hoveredThreat && controller.value.hoveredThreat.place !== place)
    controller.set({ hoveredThreat: undefined });
  if (!place || controller.value.hoveredThreat?.place === place) return;
  const { entry } = controller;
  const hoveredThreat = await api
    .threat(controller.table.positionRef, place)
    .catch(() => undefined);
  if (entry === controller.entry && controller.value.watching) controller.set({ hoveredThreat });
}

/** Asks for all attacks that may come to whoever looks. */
export async function loadThreats(controller: Controller): Promise<void> {
  const { entry } = controller;
  const answer = await api.threats(controller.table.positionRef).catch(() => ({ places: [] }));
  if (entry !== controller.entry || !controller.value.watching) return;
  controller.set({
    threats: answer.places.filter((threat) => isThreatened(controller.table, threat.place)),
  });
}

/** Whether units stand there that belong to whoever looks. */
function isThreatened({ value }: TableStore, place: Place): boolean {
  const { view, info, sheet } = value;
  const side = perspective(info?.mine ?? [], view?.side ?? null);
  const there = sheet?.units.filter((u) => view?.position.units[u.id]?.at === place) ?? [];
  return side === undefined || there.some((u) => u.side === side);
}
