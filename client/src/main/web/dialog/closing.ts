import { translate } from "../i18n/translate";
import { settings } from "../settings/settings";
import type { Controller } from "../table/interaction/controller";
import { ask } from "./ask";

/** How many units may still come in, where the first move on the map keeps the others out. */
export function stillToCome({ verbs, table }: Controller): number {
  const { actions } = table.value;
  if (!verbs.closes || !actions.some(({ verb }) => verb === verbs.closes)) return 0;
  const coming = actions.filter(({ verb }) => verb === verbs.arrive);
  return new Set(coming.flatMap(({ groups }) => groups[0] ?? [])).size;
}

/** Whether a choice that keeps others out is meant, asked as a person has set it. */
export async function isMeant(controller: Controller, text: string): Promise<boolean> {
  const coming = stillToCome(controller);
  const closes = coming > 0 && text.split(" ")[0] === controller.verbs.closes;
  if (!closes || !settings.value.closing) return true;
  const answer = await ask({
    title: translate("closing.title"),
    text: [translate("closing.text", coming)],
    answers: [{ value: "go", label: translate("closing.do") }],
    leave: translate("closing.leave"),
  });
  return answer === "go";
}
