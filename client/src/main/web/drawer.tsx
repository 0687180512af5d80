import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { translate } from "./i18n/translate";
import { drawer, openDrawer } from "./rules/open";
import { RulesText } from "./rules/slot";
import { SettingsForm } from "./settings/form";
import { useStore } from "./state/store";

/** The drawer at the side, over the panel; the map stays free. */
export function Drawer() {
  const { open } = useStore(drawer);
  switch (open?.kind) {
    case "rules":
      return (
        <Side title={translate("rules.title")}>
          <RulesText game={open.game} {...(open.rule ? { rule: open.rule } : {})} />
          <a class="quiet" href={`/rules/${open.game}${open.rule ? `#${open.rule}` : ""}`}>
            {translate("rules.page")}
          </a>
        </Side>
      );
    case "settings":
      return (
        <Side title={translate("settings.title")}>
          <SettingsForm />
        </Side>
      );
    case undefined:
      return null;
  }
}

function Side({ title, children }: { title: string; children: ComponentChildren }) {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    side.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside
      ref={side}
      class="drawer"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        openDrawer(undefined);
      }}
    >
      <header class="drawer-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => openDrawer(undefined)}>
          {translate("drawer.close")}
        </button>
      </header>
      <div class="drawer-body">{children}</div>
    </aside>
  );
}
