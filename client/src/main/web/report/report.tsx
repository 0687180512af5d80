import { render } from "preact";
import "../style/report.css";
import { loadParts } from "../games/games";
import { speak } from "../i18n/translate";
import { drawBars, drawIntervals } from "./charts";
import type { Figure, ReportData } from "./data";
import { HeatMap } from "./heatmap";
import { offerFiles } from "./save";

/** What the page has of its own, as JSON within one of its elements. */
function read<T>(place: Element | null): T | undefined {
  const text = place?.querySelector('script[type="application/json"]')?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

function draw(figure: Figure, data: ReportData, place: Element): void {
  switch (figure.kind) {
    case "intervals":
      place.replaceChildren(drawIntervals(figure, data.language));
      break;
    case "bars":
      place.replaceChildren(drawBars(figure, data.language));
      break;
    case "heat":
      place.replaceChildren();
      render(<HeatMap data={data} figure={figure} />, place);
      break;
  }
}

/** Draws every figure of the page where what it shows is written. */
async function drawAll(data: ReportData): Promise<void> {
  await speak(data.language);
  await loadParts(data.game);
  for (const place of document.querySelectorAll(".drawing")) {
    const figure = read<Figure>(place);
    if (figure) draw(figure, data, place);
  }
  offerFiles(data.language);
}

const data = read<ReportData>(document.getElementById("report"));
if (data) void drawAll(data);
