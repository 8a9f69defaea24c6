/** @typedef {Record<string, Record<string, number>>} Rows */

/** The rows of the table: what is measured, where, and what it is compared with. */
const rows = /** @type {const} */ ([
  ['`/` first paint, ms', 'visits', 'first', '/', 'twin of /'],
  ['`/` largest paint, ms', 'visits', 'largest', '/', 'twin of /'],
  ['`/menu` first paint, ms', 'visits', 'first', '/menu', 'twin of /menu'],
  ['`/menu` largest paint, ms', 'visits', 'largest', '/menu', 'twin of /menu'],
  ['`/menu` first dish, ms', 'visits', 'firstDish', '/menu', 'twin of /menu'],
  ['`/` style and layout, ms', 'visits', 'rendering', '/', 'stack floor'],
  ['`/` blocking time, ms', 'visits', 'blocked', '/', 'stack floor'],
  ['`/` layout shift', 'visits', 'shift', '/', undefined],
  ['`/` scripts before it is idle, KiB', 'visits', 'scripts', '/', 'stack floor'],
  ['`/` in all before it is idle, KiB', 'visits', 'total', '/', 'stack floor'],
  ['`/` requests before it is idle', 'visits', 'requests', '/', 'stack floor'],
  ['`/` first paint, second visit, ms', 'again', 'first', '/', undefined],
  ['`/` requests, second visit', 'again', 'requests', '/', undefined],
  ['`/menu` first dish, second visit, ms', 'again', 'firstDish', '/menu', undefined],
  ['`/menu` first Add that answers, ms', 'adds', 'firstAdd', '/menu', 'twin of /menu'],
  ['`/menu` first Add in the cart, ms', 'adds', 'inCart', '/menu', 'twin of /menu'],
  ['open the cart, ms', 'presses', 'openCart', '/menu', 'twin of /menu'],
  ['Add, ms', 'presses', 'add', '/menu', 'twin of /menu'],
  ['first key of a search, ms', 'presses', 'search', '/menu', 'twin of /menu'],
  ['first change of page, ms', 'presses', 'firstChange', 'change of page', 'twin changes the page'],
  ['slowest of the next five, ms', 'presses', 'slowestChange', 'change of page', 'twin changes the page'],
  ['style and layout of an Add, mean of 200, ms', 'presses', 'renderingOfAdd', 'many Adds', undefined],
  ['heap that 200 Adds leave, MiB', 'presses', 'heapOfAdds', 'many Adds', undefined],
  ['presses of a whole order, median, ms', 'journey', 'median', 'every press', undefined],
  ['presses of a whole order, 98th percentile, ms', 'journey', 'percentile98', 'every press', undefined],
  ['presses of a whole order, slowest, ms', 'journey', 'slowest', 'every press', undefined],
  ['Firefox: open the cart, ms', 'firefox', 'openCart', '/menu', 'twin of /menu'],
  ['Firefox: Add, ms', 'firefox', 'add', '/menu', 'twin of /menu'],
  ['Firefox: first key of a search, ms', 'firefox', 'search', '/menu', 'twin of /menu'],
  [
    'Firefox: slowest of five changes of page, ms',
    'firefox',
    'slowestChange',
    'change of page',
    'twin changes the page',
  ],
]);

const written = (/** @type {number} */ value) => (value < 1 ? value.toFixed(3) : value.toFixed(value < 10 ? 1 : 0));

/** The last results as the tables of the paper on speed. @param {any} result */
export function tableOf(result) {
  const lines = [
    `Measured on ${result.date} with ${result.machine}; medians of ${result.runs}, in turn.`,
    '',
    '| | compared with | that | this shop | ratio |',
    '|---|---|---|---|---|',
  ];
  for (const [title, part, name, page, other] of rows) {
    const value = result[part]?.[page]?.[name];
    if (value === undefined) continue;
    const that = other === undefined ? undefined : result[part][other]?.[name];
    const ratio = that ? `${(value / that).toFixed(2)}x` : '';
    lines.push(
      `| ${title} | ${other ?? ''} | ${that === undefined ? '' : written(that)} | ${written(value)} | ${ratio} |`,
    );
  }
  if (result.growth) {
    lines.push(
      '',
      '| | dishes on the menu | first dish, ms | longest key, ms | heap, MiB | elements |',
      '|---|---|---|---|---|---|',
    );
    for (const [name, { firstDish, worstKey, heap, dom }] of Object.entries(/** @type {Rows} */ (result.growth))) {
      const [path, items] = name.split(' ');
      const figures = [firstDish, worstKey, heap].map((value) => (value === undefined ? '' : written(value)));
      lines.push(`| \`${path}\` | ${[Number(items).toLocaleString('en-US'), ...figures, dom].join(' | ')} |`);
    }
  }
  return lines.join('\n');
}

/** Bars of the times to the first paint and to the first dish. @param {any} result */
export function chartOf({ visits, date, machine }) {
  const bars = /** @type {const} */ ([
    ['/ first paint', 'first', ['twin of /', 'stack floor', '/']],
    ['/menu first dish', 'firstDish', ['twin of /menu', 'stack floor', '/menu']],
  ]).flatMap(([title, name, pages]) =>
    pages.map((page) => ({ title, page: page.startsWith('/') ? 'this shop' : page, value: visits[page]?.[name] ?? 0 })),
  );
  const longest = Math.max(...bars.map(({ value }) => value));
  const drawn = bars.map(({ title, page, value }, position) => {
    const y = 30 + position * 26 + Math.floor(position / 3) * 14;
    const width = ((value / longest) * 360).toFixed(1);
    const fill = page === 'this shop' ? '#b4532a' : '#8a8f98';
    return `<text x="250" y="${y + 14}" text-anchor="end">${title}, ${page}</text><rect x="260" y="${y}" width="${width}" height="18" rx="3" fill="${fill}"/><text x="${268 + Number(width)}" y="${y + 14}">${value.toFixed(0)} ms</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 220" font-family="sans-serif" font-size="13" fill="#6b7078"><title>Times on a slow phone, ${date}, ${machine}</title>${drawn.join('')}</svg>\n`;
}

const marks = { from: '<!-- bench -->', to: '<!-- /bench -->' };

/** The paper with these tables between its marks. @param {string} paper @param {string} tables */
export function withTables(paper, tables) {
  const [from, to] = [paper.indexOf(marks.from), paper.indexOf(marks.to)];
  if (from < 0 || to < from) throw new Error(`The paper has no ${marks.from} … ${marks.to}.`);
  return `${paper.slice(0, from + marks.from.length)}\n${tables}\n${paper.slice(to)}`;
}
