import type { ComponentChildren } from "preact";
import { translate } from "../../i18n/translate";
import type { Controller } from "../interaction/controller";
import { toggleSight } from "../interaction/sighting";
import { toggleThreats } from "../interaction/threats";

/** Switches the look over the whole position on and off. */
export function WatchButton({ controller, on }: { controller: Controller; on: boolean }) {
  return (
    <ToolButton name={translate("watch.title")} on={on} onPress={() => toggleThreats(controller)}>
      <path class="shield" d="M8 1L14 3V8C14 11.5 11 13.8 8 15C5 13.8 2 11.5 2 8V3Z" />
      <path class="shield-mark" d="M8 4.4V9M8 11V12.4" />
    </ToolButton>
  );
}

/** Switches the field of sight of the place that is pointed at on and off. */
export function SightButton({ controller, on }: { controller: Controller; on: boolean }) {
  return (
    <ToolButton name={translate("sight.title")} on={on} onPress={() => toggleSight(controller)}>
      <path
        class="shield"
        d="M1 8C3 4.4 5.4 3 8 3C10.6 3 13 4.4 15 8C13 11.6 10.6 13 8 13C5.4 13 3 11.6 1 8Z"
      />
      <circle class="shield-mark" cx="8" cy="8" r="2.4" />
    </ToolButton>
  );
}

/** A button beside the map that is on or off, with its sign. */
function ToolButton({
  name,
  on,
  onPress,
  children,
}: {
  name: string;
  on: boolean;
  onPress: () => void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="watch"
      aria-pressed={on}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
