/**
 * What a picture of the map takes along from the page's style, as attributes of its elements: the
 * page's policy allows no style written into an element.
 */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "stop-color",
  "stop-opacity",
  "display",
  "visibility",
  "filter",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "paint-order",
] as const;

/** Pixels of the picture along its longer side. */
const LONGER = 2000;

/** Hands the map of the table, as it lies on the screen, to the browser as a picture. */
export async function saveSheet(name: string): Promise<void> {
  const sheet = document.querySelector<SVGSVGElement>(".plate > .sheet");
  if (sheet) await savePicture(sheet, name);
}

/** Hands the map with its counters to the browser as a picture. */
async function savePicture(sheet: SVGSVGElement, name: string): Promise<void> {
  const blob = await picture(sheet);
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The map with its counters as it is drawn now, as a PNG. */
export async function picture(sheet: SVGSVGElement): Promise<Blob> {
  const { width, height } = sheet.viewBox.baseVal;
  const scale = LONGER / Math.max(width, height);
  const copy = styled(sheet);
  copy.setAttribute("width", String(width * scale));
  copy.setAttribute("height", String(height * scale));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.prepend(await fonts());
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser does not draw pictures");
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** A copy of a drawing that carries its style itself, without what is only there to be pressed. */
function styled(sheet: SVGSVGElement): SVGSVGElement {
  const copy = sheet.cloneNode(true) as SVGSVGElement;
  const [from, to] = [sheet, copy].map((root) => [root, ...root.querySelectorAll("*")]);
  from?.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of STYLES) to?.[i]?.setAttribute(name, style.getPropertyValue(name));
    // What is written into an element would go before these, and means nothing without the page: its
    // variables are not there, and where the map stands in the window is not where it is in the picture.
    const placed = i > 0 && (element as SVGElement).style.transform !== "";
    to?.[i]?.removeAttribute("style");
    if (placed) to?.[i]?.setAttribute("transform", style.transform);
  });
  for (const gone of copy.querySelectorAll(".hits, .cursor")) gone.remove();
  return copy;
}

/** The page's own fonts as a style that needs no further file. */
async function fonts(): Promise<SVGStyleElement> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const texts = await Promise.all(faces.map(embedded));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = texts.join("\n");
  return style;
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face.cssText)?.[1];
  if (!address) return "";
  const base = face.parentStyleSheet?.href ?? location.href;
  const blob = await (await fetch(new URL(address, base))).blob();
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
  return face.cssText.replace(address, data);
}
