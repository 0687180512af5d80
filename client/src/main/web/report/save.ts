/** Properties by which a drawing looks as it does, beside those that it has of its own. */
const LOOK = [
  "display",
  "fill",
  "fill-opacity",
  "font",
  "letter-spacing",
  "mix-blend-mode",
  "opacity",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
];

/** Offers each drawing as SVG, and the numbers beside it as CSV. */
export function offerFiles(language: string): void {
  document.querySelectorAll("figure").forEach((figure, i) => {
    const [svg, table] = [figure.querySelector("svg"), figure.querySelector("table")];
    if (svg) offer(figure, "SVG", () => keep(`figure-${i + 1}.svg`, "image/svg+xml", styled(svg)));
    if (table) {
      const text = () => csv(rowsOf(table), language);
      offer(figure, "CSV", () => keep(`figure-${i + 1}.csv`, "text/csv", text()));
    }
  });
}

function offer(figure: HTMLElement, label: string, save: () => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.onclick = save;
  figure.querySelector(".save")?.append(button);
}

function keep(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A drawing as it looks here, whatever page it comes to stand in. */
function styled(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const shown = [svg, ...svg.querySelectorAll<SVGElement>("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((part, i) => {
    const from = shown[i];
    if (!from) return;
    const look = getComputedStyle(from);
    for (const name of LOOK) part.style.setProperty(name, look.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent ?? ""));

/** Rows as CSV; numbers have a point there, whatever the language of the page puts in its place. */
export function csv(rows: readonly (readonly string[])[], language: string): string {
  const hasCommas = (1.5).toLocaleString(language).includes(",");
  const plain = (text: string) =>
    hasCommas && /^[+−]?[\d.]*\d,\d+$/.test(text)
      ? text.replaceAll(".", "").replace(",", ".")
      : text;
  return rows
    .map((row) => row.map((cell) => `"${plain(cell).replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}
