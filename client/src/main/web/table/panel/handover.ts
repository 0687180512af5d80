import { ask } from "../../dialog/ask";
import type { GameParts } from "../../games/parts";
import { LEVELS, levelName } from "../../i18n/seat";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks, keptLinks } from "../../protocol/links";
import type { SideId } from "../../protocol/types";
import { letComputerPlay } from "../interaction/computer";
import type { Controller } from "../interaction/controller";
import { requestFailure } from "../state/failure";

/** Hands a seat to the computer of a level, or without one to a person. */
export async function handOver(
  controller: Controller,
  side: SideId,
  level: string | undefined,
): Promise<void> {
  const { id } = controller.table;
  const told = await api.hand(id, side, level).catch((e) => requestFailure(e).reason);
  if (typeof told === "string") controller.object(told);
  else if (told.link) keepLinks(id, { ...keptLinks(id), [side]: told.link });
  await controller.table.refresh();
}

/** Asks how long the computer is to play for a side, and how well, and lets it. */
export async function offerToComputer(
  controller: Controller,
  parts: GameParts,
  side: SideId,
  seat: string,
): Promise<void> {
  const own = seat === "you";
  const answers = [
    ...(own ? [{ value: "phase", label: translate("computer.phase") }] : []),
    ...LEVELS.map((level) => ({
      value: level,
      label: translate("computer.seat", levelName(level)),
    })),
  ];
  const always = translate("computer.always", parts.words.sidesOf[side] ?? side);
  const text = own ? [translate("computer.text"), always] : [always];
  const title = translate("computer.title");
  const answer = await ask({ title, text, answers, leave: translate("dialog.leave") });
  if (answer === "phase") void letComputerPlay(controller);
  else if (answer) await handOver(controller, side, answer);
}
