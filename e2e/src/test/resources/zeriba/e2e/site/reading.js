// What a reader sees of a page: the texts that show, and where one of them is cut off.
(() => {
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("select, .unseen, .counter-letters, [hidden], title, desc, script, style");

  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.replace(/\s+/g, " ").trim();
      const { parentElement } = node;
      if (!/\p{L}{2}/u.test(text) || !parentElement || !isSeen(parentElement)) continue;
      if (parentElement.closest('[translate="no"]')) continue;
      const { width, height } = parentElement.getBoundingClientRect();
      if (width > 1 && height > 1) seen.push(text);
    }
    return [...new Set(seen)];
  };

  /** An element in short: its name, its classes, the beginning of its text. */
  const told = (element) =>
    `${element.localName}.${element.getAttribute("class") ?? ""}: ${(element.textContent ?? "").slice(0, 60)}`;

  const isLettered = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && /\p{L}{2}/u.test(node.data));

  /** A box that neither scrolls nor is as broad as what stands in it. */
  const isTooNarrow = (element) => {
    const { overflowX, display } = getComputedStyle(element);
    if (display === "inline" || overflowX === "auto" || overflowX === "scroll") return false;
    return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  };

  /** A text of a drawing that reaches over its edge. Those of a map may: it is moved, and pictures of it are cropped. */
  const isOutside = (text) => {
    const drawing = text.closest("svg:not(.sheet)");
    if (!drawing || text.closest(".plate, .sheet, .picture")) return false;
    const [inner, outer] = [text.getBoundingClientRect(), drawing.getBoundingClientRect()];
    if (inner.width === 0) return false;
    return (
      inner.left < outer.left - 2 ||
      inner.right > outer.right + 2 ||
      inner.top < outer.top - 2 ||
      inner.bottom > outer.bottom + 2
    );
  };

  const cut = () => {
    const boxes = [...document.body.querySelectorAll("*:not(svg *)")].filter(
      (element) => isSeen(element) && isLettered(element) && isTooNarrow(element),
    );
    const drawn = [...document.body.querySelectorAll("svg text")].filter(
      (text) => isSeen(text) && isOutside(text),
    );
    const page = document.documentElement;
    const broad = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
    return [...broad, ...[...boxes, ...drawn].map(told)];
  };

  return { texts: texts(), cut: cut() };
})();
