const IMPORT = /^(?:import|export)\s+[^;"']*?\sfrom\s+"(\.[^"]*)";/gm;

/** The neighbours that a source file imports something of, were it a type alone, as it names them. */
export function imported(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, path = ""]) => path);
}

/** The groups of files each of which leads, by what it imports, to itself again; sorted. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = new Map([...imports.keys()].map((file) => [file, reached(imports, file)]));
  const round = [...imports.keys()].filter((file) => reach.get(file)?.has(file));
  const groups = round.map((file) =>
    round.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file)).sort(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** All files that one leads to. */
function reached(imports: ReadonlyMap<string, readonly string[]>, from: string): Set<string> {
  const found = new Set<string>();
  const open = [...(imports.get(from) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return found;
}
