import type { Bars, Intervals, Point, Unit } from "./data";
import { axisX, axisY, barX, dot, link, plot, ruleX, text, tickX } from "./vendor/plot";

const WIDTH = 840;
const ROW = 26;
/** Room for labels on the left, and for values in words on the right. */
const LABELS = 300;
const VALUES = 200;
const CHARACTERS = 42;

/** A label that its column has room for. */
const shortened = (label: string): string =>
  label.length <= CHARACTERS ? label : `${label.slice(0, CHARACTERS - 1)}…`;

function written(unit: Unit, language: string): (value: number) => string {
  const number = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: unit === "points" ? "exceptZero" : "auto",
  });
  return (value) => number.format(100 * value);
}

/** What all charts share: rows in the order in which they are told, the page's own type. */
function frame(points: readonly Point[], caption: string) {
  return {
    width: WIDTH,
    height: ROW * points.length + 46,
    marginLeft: LABELS,
    marginRight: VALUES,
    marginBottom: 30,
    marginTop: 16,
    ariaLabel: caption,
    style: "font: 13px var(--sans); background: none; overflow: visible;",
    y: { type: "band", domain: points.map((_, i) => i), label: null, padding: 0.4 },
  };
}

const labels = (points: readonly Point[]) =>
  axisY({ tickSize: 0, tickFormat: (i: number) => shortened(points[i]?.label ?? "") });

const row = (_: Point, i: number): number => i;

const values = (points: readonly Point[]) =>
  text(points, {
    y: row,
    text: "said",
    frameAnchor: "right",
    textAnchor: "start",
    dx: 12,
  });

/** A chart is one picture to a screen reader; its numbers are in the table beside it. */
function asPicture(chart: Element): Element {
  chart.setAttribute("role", "img");
  for (const part of chart.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return chart;
}

/** A row for each value: a dot on its interval, with a line to compare with. */
export function drawIntervals(
  { points, from, to, line, unit, caption }: Intervals,
  language: string,
): Element {
  const least = Math.min(from, ...points.map(({ low }) => low));
  const most = Math.max(to, ...points.map(({ high }) => high));
  return asPicture(
    plot({
      ...frame(points, caption),
      x: { domain: [least, most], label: null, grid: true },
      marks: [
        axisX({ ticks: 5, tickSize: 0, tickFormat: written(unit, language) }),
        labels(points),
        ruleX([line], { strokeDasharray: "4 3" }),
        link(points, { x1: "low", x2: "high", y1: row, y2: row, strokeWidth: 1.5 }),
        tickX(points, { x: "low", y: row, insetTop: 3, insetBottom: 3, strokeWidth: 1.5 }),
        tickX(points, { x: "high", y: row, insetTop: 3, insetBottom: 3, strokeWidth: 1.5 }),
        dot(points, { x: "value", y: row, r: 4.5, fill: "var(--accent)" }),
        values(points),
      ],
    }),
  );
}

/** A bar for each value, from nothing on. */
export function drawBars({ points, to, caption }: Bars, language: string): Element {
  return asPicture(
    plot({
      ...frame(points, caption),
      x: { domain: [0, Math.max(to, Number.EPSILON)], label: null },
      marks: [
        axisX({ ticks: 5, tickSize: 0, tickFormat: written("percent", language) }),
        labels(points),
        barX(points, {
          x: "value",
          y: row,
          fill: "var(--accent)",
          insetTop: 1,
          insetBottom: 1,
        }),
        values(points),
      ],
    }),
  );
}
