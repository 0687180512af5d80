import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Folds that may be shut: not one that the reader opened or shut, nor one that the keyboard is in. */
const FREE = ":is(.fold, .lesson-text):not([data-by-hand], :focus-within)";

const ODDS = ".sum-line";

/**
 * What is shut beside odds, the first kind first: what advises (a lesson, a hint's reasons), what
 * odds are made of, all else, and odds themselves. Where there are none advice is shut last of all.
 */
const BESIDE_ODDS = [
  "[data-beside='advice']",
  "[data-beside='makeup']",
  `:not(:has(${ODDS}))`,
  "*",
];

/** How small cards are drawn at last: at the smallest, what is 13 px high is 12. */
const SCALES = ["0.97", "0.94", "0.92"];

/**
 * Fits the cards between the heading and the log: where they are too tall, the space between
 * them gives way first, then their folds are shut, the last one first, and in the end all is
 * drawn a little smaller.
 */
export function useFit(cards: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const box = cards.current;
    if (!box) return;
    let due = false;
    const watched = new WeakSet<Element>();
    // Once only: what is observed anew is reported anew, frame after frame.
    const watch = (part: Element) => {
      if (watched.has(part)) return;
      watched.add(part);
      sizes.observe(part);
    };
    const refit = () => {
      if (due) return;
      due = true;
      requestAnimationFrame(() => {
        due = false;
        fitInto(box);
        for (const card of box.children) watch(card);
      });
    };
    // Beside what changes in them: fonts that load, pictures, and folds that are opened by hand.
    const sizes = new ResizeObserver(refit);
    watch(box);
    if (box.parentElement) watch(box.parentElement);
    new MutationObserver(refit).observe(box, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    box.addEventListener("click", markFold);
    refit();
    // Observers go with what they observe.
  }, [cards]);
}

function fitInto(box: HTMLElement): void {
  const panel = box.closest(".panel");
  const folds = foldsIn(box);
  const asItStands = !panel?.hasAttribute("data-tight") && folds.every(({ open }) => open);
  if (asItStands && fits(box)) return;
  panel?.removeAttribute("data-tight");
  scale(box, "1");
  for (const fold of folds) fold.open = true;
  if (fits(box)) return;
  panel?.setAttribute("data-tight", "");
  for (const fold of folds.reverse()) {
    if (fits(box)) break;
    fold.open = false;
  }
  // What was thrown last is told by the log too.
  if (!fits(box)) panel?.setAttribute("data-tight", "most");
  if (!fits(box)) shrink(box);
  // Where a large one was shut for little, a smaller one may have room again.
  for (const fold of folds.reverse()) {
    fold.open = true;
    if (!fits(box)) fold.open = false;
  }
}

/** What may be shut, the first to be shut last. */
function foldsIn(box: HTMLElement): HTMLDetailsElement[] {
  const folds = [...box.querySelectorAll<HTMLDetailsElement>(FREE)];
  if (!box.querySelector(ODDS)) return folds;
  const rank = (fold: HTMLElement) => BESIDE_ODDS.findIndex((kind) => fold.matches(kind));
  return folds.sort((a, b) => rank(b) - rank(a));
}

/** Draws the cards as much smaller as they need; not at all where that does not do, as they scroll then. */
function shrink(box: HTMLElement): void {
  for (const one of SCALES) {
    scale(box, one);
    if (fits(box)) return;
  }
  scale(box, "1");
}

function scale(box: HTMLElement, scale: string): void {
  box.style.setProperty("--scale", scale);
}

function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight;
}

/** A fold stays as the reader puts it, and what it holds is open with it. */
function markFold({ target }: Event): void {
  const fold = (target as Element).closest("summary")?.closest(":is(.fold, .lesson-text)");
  fold?.setAttribute("data-by-hand", "itself");
  for (const inner of fold?.querySelectorAll("details.fold") ?? []) {
    inner.setAttribute("data-by-hand", "nested");
    inner.setAttribute("open", "");
  }
}
