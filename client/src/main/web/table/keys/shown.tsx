import type { ComponentType } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Controller } from "../interaction/controller";
import { useTableKeys } from "./keys";
import type { KeysOverlay } from "./overlay";

/** Hears the keys of the table, and shows on demand which there are; that page is loaded then. */
export function Keys({ controller }: { controller: Controller }) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Overlay: ComponentType<OverlayProps> } | undefined>();
  const show = useCallback(() => setOpen(true), []);
  useTableKeys(controller, show);
  useEffect(() => {
    document.addEventListener("zeriba-keys", show);
    return () => document.removeEventListener("zeriba-keys", show);
  }, [show]);
  useEffect(() => {
    if (open && !loaded)
      void import("./overlay").then((found) => setLoaded({ Overlay: found.KeysOverlay }));
  }, [open, loaded]);
  if (!open || !loaded) return null;
  const { Overlay } = loaded;
  return <Overlay asks={(what) => controller.canQuery(what)} onLeave={() => setOpen(false)} />;
}

type OverlayProps = Parameters<typeof KeysOverlay>[0];

/** Asks the table to show its keys. */
export function showKeys(): void {
  document.dispatchEvent(new Event("zeriba-keys"));
}
