import { useEffect, useState } from "preact/hooks";
import type { Viewport } from "./viewport";

/** Where keys are for writing, or for what lies over the sheet. */
const ELSEWHERE = "input, textarea, select, dialog, [role=dialog]";

/**
 * Keys that a sheet hears wherever the keyboard is: C takes the counters off the map and lays them
 * back, Z comes near at the pointer and goes back. Answers whether the counters are off.
 */
export function useSheetKeys(box: { current: HTMLElement | null }, viewport: Viewport): boolean {
  const [bare, setBare] = useState(false);
  useEffect(() => {
    let pointer: { clientX: number; clientY: number } | undefined;
    const moved = (event: PointerEvent) => {
      pointer = event;
    };
    const left = () => {
      pointer = undefined;
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      const key = event.key.toLowerCase();
      if (key === "c") setBare((now) => !now);
      else if (key === "z") viewport.magnify(pointer);
    };
    const pane = box.current;
    pane?.addEventListener("pointermove", moved);
    pane?.addEventListener("pointerleave", left);
    document.addEventListener("keydown", pressed);
    return () => {
      pane?.removeEventListener("pointermove", moved);
      pane?.removeEventListener("pointerleave", left);
      document.removeEventListener("keydown", pressed);
    };
  }, [box, viewport]);
  return bare;
}
