import { translate } from "../i18n/translate";
import type { CommandGroup, GameDef } from "../protocol/types";

/** Roles by the id of a group of commands. */
export type Holders = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, unknown>>;

/** What can be given as the options stand, and to whom: nothing where one commands alone. */
export function givable(game: GameDef, options: Values): { groups: CommandGroup[]; to: string[] } {
  const { commands } = game;
  const to = commands?.holders.slice(0, Number(options[commands.seats] ?? 1)) ?? [];
  if (!commands || to.length < 2) return { groups: [], to };
  return { groups: commands.groups.filter((g) => g.under === options[commands.by]), to };
}

/** Who holds which command, of all that were given to somebody who plays. */
export function given(game: GameDef, options: Values, holders: Holders): Record<string, string> {
  const { groups, to } = givable(game, options);
  return Object.fromEntries(
    groups.flatMap(({ id, ids }) => {
      const role = holders[id];
      return role && to.includes(role) ? ids.map((command) => [command, role]) : [];
    }),
  );
}

/** Who holds the commands of a group: whoever was given it, or a command alone was dealt to. */
function holder(groups: CommandGroup[], group: CommandGroup, to: string[], holders: Holders) {
  const role = holders[group.id];
  if (role && to.includes(role)) return role;
  return group.ids.length === 1 ? to[groups.indexOf(group) % to.length] : "";
}

/** The commands of a game, each to be given to a seat. */
export function CommandsField({
  game,
  options,
  holders,
  names,
  seats,
  onChange,
}: {
  game: GameDef;
  options: Values;
  holders: Holders;
  /** What the groups of commands are called. */
  names: Readonly<Record<string, string>>;
  /** What the roles are called. */
  seats: Readonly<Record<string, string>>;
  onChange: (group: string, role: string) => void;
}) {
  const { groups, to } = givable(game, options);
  if (groups.length === 0) return null;
  return (
    <fieldset class="commands">
      <legend>{translate("start.commands")}</legend>
      {groups.map((group) => (
        <label key={group.id} for={`command-${game.id}-${group.id}`} class="seat-choice">
          <span>{names[group.id] ?? group.id}</span>
          <select
            id={`command-${game.id}-${group.id}`}
            value={holder(groups, group, to, holders)}
            onChange={(event) => onChange(group.id, event.currentTarget.value)}
          >
            {group.ids.length > 1 && <option value="">{translate("start.commands.dealt")}</option>}
            {to.map((role) => (
              <option key={role} value={role}>
                {seats[role] ?? role}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
