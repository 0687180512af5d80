// each drawing can be saved as SVG, the numbers beside it as CSV
const kept = (name, type, text) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
const styled = (svg) => {
  const copy = svg.cloneNode(true);
  const from = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((part, i) => {
    const look = getComputedStyle(from[i]);
    for (const name of ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'font', 'text-anchor'])
      part.style.setProperty(name, look.getPropertyValue(name));
  });
  return copy.outerHTML;
};
// numbers of a file have a point, whatever the page's language puts there
const hasCommas = (1.5).toLocaleString(document.documentElement.lang).includes(',');
const plain = (text) =>
  hasCommas && /^[+\u2212]?[\d.]*\d,\d+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
const csv = (table) =>
  [...table.rows]
    .map((row) =>
      [...row.cells].map((cell) => `"${plain(cell.textContent).replaceAll('"', '""')}"`).join(','),
    )
    .join('\r\n');
document.querySelectorAll('figure').forEach((figure, i) => {
  const offer = (label, save) => {
    const button = document.createElement('button');
    button.textContent = label;
    button.onclick = save;
    figure.querySelector('.save').append(button);
  };
  const svg = figure.querySelector('svg');
  const table = figure.querySelector('table');
  if (svg) offer('SVG', () => kept(`figure-${i + 1}.svg`, 'image/svg+xml', styled(svg)));
  if (table) offer('CSV', () => kept(`figure-${i + 1}.csv`, 'text/csv', csv(table)));
});
