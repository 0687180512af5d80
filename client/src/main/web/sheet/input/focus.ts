import { useEffect, useState } from "preact/hooks";

/** Whether the keyboard is in the sheet. */
export function useFocusWithin(element: { current: SVGSVGElement | null }): boolean {
  const [within, setWithin] = useState(false);
  useEffect(() => {
    const now = () => {
      const active = document.activeElement;
      setWithin(Boolean(element.current?.contains(active) && active?.matches(":focus-visible")));
    };
    document.addEventListener("focusin", now);
    document.addEventListener("focusout", now);
    return () => {
      document.removeEventListener("focusin", now);
      document.removeEventListener("focusout", now);
    };
  }, [element]);
  return within;
}
