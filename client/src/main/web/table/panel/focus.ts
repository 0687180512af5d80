import { useEffect } from "preact/hooks";

/** Gives the keyboard to the main button when what had it inside the panel goes away. */
export function useFocusKept(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const root = panel.current;
    if (!root) return;
    let held: Element | undefined;
    const take = (event: FocusEvent) => {
      held = event.target instanceof Element ? event.target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      held = undefined;
      root.querySelector<HTMLElement>("#action .primary")?.focus({ preventScroll: true });
    });
    root.addEventListener("focusin", take);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", take);
      observer.disconnect();
    };
  }, [panel]);
}
