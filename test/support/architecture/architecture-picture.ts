import { heights, type FolderNode } from './folder-graph';
import { arrow, box, chip, hexagon, text, type Box } from './svg-shapes';

const about: Readonly<Record<string, string>> = {
  ui: 'what a customer sees',
  'view-models': 'what a screen does',
  'adapters/http': 'the real services',
  'adapters/mock': 'the services of the demo',
  'adapters/storage': 'what this device stores',
  'adapters/browser': 'clock, timers, locks',
  'adapters/fallback': 'http first, then mock',
};

const top = 120;
const height = 400;
const screens: Box = { x: 40, y: top, width: 180, height };
const viewModels: Box = { x: 280, y: top, width: 180, height };
const center = { x: 700, y: top + height / 2 };
const radius = 215;
const adaptersLeft = 960;
const adapterHeight = 68;
const app: Box = { x: 40, y: 590, width: 1120, height: 72 };
const toolsTop = 712;

/** Dark where the reader's screen is. */
export function architecturePicture(nodes: readonly FolderNode[]): string {
  const find = (name: string) => nodes.find((node) => node.name === name) ?? { name, folders: [], packages: [] };
  const domain = nodes.filter(({ name }) => name.startsWith('domain/'));
  const adapters = nodes.filter(({ name }) => name.startsWith('adapters/'));
  const places = new Map(adapters.map(({ name }, position) => [name, adapterBox(position, adapters.length)]));
  const named = ['ui', 'view-models', 'app', ...[...domain, ...adapters].map(({ name }) => name)];
  const tools = nodes.filter(({ name }) => !named.includes(name));

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 836" role="img" aria-labelledby="title">`,
    `<title id="title">Dependencies point inwards: the ui to the view-models, these and the adapters to the domain.</title>`,
    `<style>${style}</style>`,
    `<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0 1 10 5 0 9z"/></marker></defs>`,
    `<rect class="paper" width="1200" height="836" rx="24"/>`,
    text('Dependencies point inwards', 40, 62, 'headline'),
    text('Every arrow is an import in the code; npm run architecture draws it again.', 40, 88, 'note'),
    ...layerBox(screens, 'ui', find('ui'), 'outer'),
    ...layerBox(viewModels, 'view-models', find('view-models'), 'middle'),
    ...hexagonOf(domain),
    text('adapters', adaptersLeft + 100, top - 18, 'name middle-text'),
    ...adapters.flatMap((node) => adapterShapes(node, places)),
    ...appShapes(find('app')),
    ...tools.flatMap((node, position) => toolShapes(node, position, tools.length)),
    ...arrowsInwards(find, adapters, places),
    '</svg>\n',
  ].join('\n');
}

function layerBox(place: Box, name: string, { packages }: FolderNode, tone: string): string[] {
  const x = place.x + place.width / 2;
  return [
    box(place, tone),
    text(name, x, place.y + 44, 'name middle-text'),
    text(about[name] ?? '', x, place.y + 68, 'note middle-text'),
    ...packages.map((line, index) =>
      text(line, x, place.y + place.height - 24 - 20 * (packages.length - 1 - index), 'package middle-text'),
    ),
  ];
}

/** Each row of features imports only rows below it. */
function hexagonOf(domain: readonly FolderNode[]): string[] {
  const height = heights(domain);
  const rows = [...new Set(height.values())].toSorted((one, other) => other - one);
  const rowHeight = 46;
  const first = center.y - (rows.length * rowHeight) / 2 + 34;
  const chips = rows.flatMap((row, index) => {
    const features = domain.filter(({ name }) => height.get(name) === row);
    return features.map(({ name }, position) =>
      chip(
        name.slice('domain/'.length),
        center.x + (position - (features.length - 1) / 2) * 106,
        first + index * rowHeight,
      ),
    );
  });
  return [
    hexagon(center, radius),
    text('domain', center.x, center.y - radius * 0.87 + 36, 'name middle-text inverse'),
    text('rules and use-cases, no package', center.x, center.y - radius * 0.87 + 56, 'note middle-text inverse'),
    ...chips,
    text('a row imports only lower rows', center.x, center.y + radius * 0.87 - 26, 'note middle-text inverse'),
  ];
}

function adapterBox(position: number, count: number): Box {
  const step = (height - adapterHeight) / Math.max(1, count - 1);
  return { x: adaptersLeft, y: top + position * step, width: 200, height: adapterHeight };
}

function adapterShapes({ name, folders, packages }: FolderNode, places: ReadonlyMap<string, Box>): string[] {
  const place = places.get(name);
  if (!place) return [];
  const lines = [about[name] ?? '', ...packages.map((line) => `with ${line}`)];
  const start = place.y + (lines.length > 1 ? 24 : 31);
  const right = place.x + place.width;
  const arcs = folders.flatMap((folder) => {
    const target = places.get(folder);
    if (!target) return [];
    const [from, to] = [place.y + adapterHeight / 2, target.y + adapterHeight / 2];
    return [arrow(`M${right} ${from}C${right + 34} ${from} ${right + 34} ${to} ${right + 3} ${to}`, 'thin')];
  });
  return [
    box(place, 'outer'),
    text(name.slice('adapters/'.length), place.x + 16, start, 'name small'),
    ...lines.map((line, index) => text(line, place.x + 16, start + 18 + 16 * index, index === 0 ? 'note' : 'package')),
    ...arcs,
  ];
}

function appShapes({ packages }: FolderNode): string[] {
  return [
    box(app, 'root'),
    text('app', app.x + 24, app.y + 32, 'name'),
    text('the composition root: binds every port to an adapter, and knows all', app.x + 24, app.y + 54, 'note'),
    text(packages.join(', '), app.x + app.width - 24, app.y + 44, 'package end-text'),
  ];
}

function toolShapes({ name, folders }: FolderNode, position: number, count: number): string[] {
  const gap = 16;
  const width = (app.width - gap * (count - 1)) / count;
  const place = { x: app.x + position * (width + gap), y: toolsTop, width, height: 84 };
  const known = [...new Set(folders.map((folder) => folder.split('/')[0]))];
  return [
    box(place, 'tool'),
    text(name, place.x + 16, place.y + 28, 'name small'),
    text(`imports ${known.join(', ')}`, place.x + 16, place.y + 52, 'note'),
  ];
}

function arrowsInwards(
  find: (name: string) => FolderNode,
  adapters: readonly FolderNode[],
  places: ReadonlyMap<string, Box>,
): string[] {
  const importsOf = (name: string) => find(name).folders.map((folder) => folder.split('/')[0]);
  const line = (from: string, to: string, d: string) => (importsOf(from).includes(to) ? [arrow(d)] : []);
  const left = center.x - radius;
  const middle = center.y;
  const lower = top + height;
  const upwards = [
    ['ui', screens.x + screens.width / 2, lower],
    ['view-models', viewModels.x + viewModels.width / 2, lower],
    ['domain', center.x, center.y + radius * 0.87],
    ['adapters', adaptersLeft + 100, lower],
  ] as const;
  return [
    ...line('ui', 'view-models', `M${screens.x + screens.width} ${middle}H${viewModels.x - 4}`),
    ...line(
      'ui',
      'domain',
      `M${screens.x + screens.width - 40} ${lower}C${screens.x + 260} ${lower + 62} ${left + 40} ${lower + 42} ${center.x - radius * 0.6} ${middle + radius * 0.74}`,
    ),
    ...line('view-models', 'domain', `M${viewModels.x + viewModels.width} ${middle}H${left - 4}`),
    ...adapters.flatMap(({ name }) => {
      const y = (places.get(name)?.y ?? 0) + adapterHeight / 2;
      const end = middle + (y - middle) * 0.62;
      const edge = center.x + radius - Math.abs(end - middle) / 1.732 + 5;
      return line(name, 'domain', `M${adaptersLeft} ${y}C${adaptersLeft - 44} ${y} ${edge + 50} ${end} ${edge} ${end}`);
    }),
    ...upwards.flatMap(([to, x, y]) => line('app', to, `M${x} ${app.y}V${y + 6}`)),
  ];
}

const style = `
svg{font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',sans-serif;color-scheme:light dark;
--paper:#fffdf8;--ink:#2b1d14;--soft:#6d5a4c;--line:#c9b7a4;--outer:#f6ecdf;--middle:#fbe3b4;--core:#5b2c16;--core-ink:#fff6e8;--chip:#7a4325;--root:#e5efe9;--tool:#f3f1ed;--arrow:#8a6a4f}
@media (prefers-color-scheme:dark){svg{--paper:#17120e;--ink:#f6ebdf;--soft:#c1ad9b;--line:#54443a;--outer:#2a211b;--middle:#4a3716;--core:#e9b872;--core-ink:#2a1709;--chip:#f6d7a5;--root:#1e2c26;--tool:#231f1c;--arrow:#c99b6e}}
.paper{fill:var(--paper)}.box{stroke:var(--line);stroke-width:1.5}
.outer{fill:var(--outer)}.middle{fill:var(--middle)}.root{fill:var(--root)}.tool{fill:var(--tool);stroke-dasharray:5 4}
.core{fill:var(--core)}.chip{fill:var(--chip)}
text{fill:var(--ink)}.headline{font-size:26px;font-weight:700}.name{font-size:19px;font-weight:700}.small{font-size:15px}
.note{font-size:14px;fill:var(--soft)}.package{font-size:13px;fill:var(--soft);font-family:ui-monospace,Menlo,Consolas,monospace}
.middle-text{text-anchor:middle}.end-text{text-anchor:end}.inverse,.feature{fill:var(--core-ink)}.feature{font-size:14px;font-weight:600;text-anchor:middle}
.arrow{fill:none;stroke:var(--arrow);stroke-width:2.5}.thin{stroke-width:1.5;stroke-dasharray:3 3}.tip{fill:var(--arrow)}`;
