import type { ComponentChildren } from "preact";

/** What a part of a card is to the odds beside it: it advises on the choice, or says what they are made of. */
export type BesideOdds = "advice" | "makeup";

/** A part of a card that is shut while the card would not fit above the log otherwise. */
export function Fold({
  told,
  beside,
  children,
}: {
  told: string;
  beside?: BesideOdds;
  children: ComponentChildren;
}) {
  return (
    <details class="fold" data-beside={beside} open>
      <summary>{told}</summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}

/** As many of these as there is room for, and how many more there are: each is folded with all that follow. */
export function FoldedList<T>({
  all,
  more,
  children,
}: {
  all: readonly T[];
  /** What is told of so many that are folded. */
  more: (count: number) => string;
  children: (one: T) => ComponentChildren;
}) {
  const [first, ...others] = all;
  if (first === undefined) return null;
  return (
    <Fold told={more(all.length)}>
      {children(first)}
      <FoldedList all={others} more={more}>
        {children}
      </FoldedList>
    </Fold>
  );
}
