/** Items that are told one by one, or a run of them that is told together. */
export type Run<T> = { one: T } | { run: readonly T[] };

/** So few items are told one by one. */
const FEW = 4;

/** The items with their runs, in the order of the items. */
export function runsOf<T>(items: readonly T[], folds: (item: T) => boolean): Run<T>[] {
  const all: Run<T>[] = [];
  let open: T[] = [];
  const close = () => {
    if (open.length < FEW) all.push(...open.map((one) => ({ one })));
    else all.push({ run: open });
    open = [];
  };
  for (const item of items) {
    if (folds(item)) open.push(item);
    else {
      close();
      all.push({ one: item });
    }
  }
  close();
  return all;
}
