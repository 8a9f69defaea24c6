import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

interface Rule {
  readonly selectors: readonly string[];
  readonly style: string;
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, '');
const mediaBlock = /@media ([^{]+) \{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** All rules of the sheet, or those that hold for these media alone. */
function rulesOf(css: string, media?: string): readonly Rule[] {
  const blocks = [...withoutComments(css).matchAll(mediaBlock)].filter(([, of]) => of === media);
  const text = media === undefined ? withoutComments(css) : blocks.map(([, , rules]) => rules).join('\n');
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', style = '']) => ({
    selectors: selectors.split(/,\s*(?![^(]*\))/).map((selector) => selector.trim()),
    style,
  }));
}

const selectorsOf = (rules: readonly Rule[]) => rules.flatMap(({ selectors }) => selectors);
const selectorsWith = (css: string, isMeant: (style: string) => boolean) =>
  selectorsOf(rulesOf(css).filter(({ style }) => isMeant(style)));

/** The browser draws its ring around the radio, which is invisible in such a label. */
function withoutRing(css: string): readonly string[] {
  const ringed = selectorsWith(css, (style) => /outline: \dpx/.test(style));
  return selectorsOf(rulesOf(css)).filter(
    (selector) =>
      /(?:label|\.k-pick):has\(:checked\)$/.test(selector) &&
      !ringed.includes(selector.replace(':checked', ':focus-visible')),
  );
}

const colors = ['background', 'border-color', 'box-shadow', 'color', 'font-weight'];
const areColors = (style: string) => [...style.matchAll(/([\w-]+):/g)].every(([, name = '']) => colors.includes(name));
const isChosen = /(?::has\(:checked\)|\[aria-pressed='true'\]|\[aria-current\])$/;
const isForced = '(forced-colors: active)';
/** Something else beside these tells them: a radio, a tick, a line, a word. */
const toldOtherwise = [
  '.pick label:has(:checked)',
  '.demo__list label:has(:checked)',
  '.segment label:has(:checked)',
  '.k-pick:has(:checked)',
  '.menu-tabs [aria-current]',
  ".k-tool[aria-pressed='true']",
];

function chosenByColors(css: string): readonly string[] {
  const forced = selectorsOf(rulesOf(css, isForced));
  return selectorsWith(css, areColors).filter(
    (selector) =>
      isChosen.test(selector) &&
      !toldOtherwise.includes(selector) &&
      !forced.some((named) => named.startsWith(selector)),
  );
}

const floats = (style: string) => style.includes('box-shadow: var(--shadow-3)');

function withoutEdge(css: string): readonly string[] {
  const forced = selectorsOf(rulesOf(css, isForced));
  return selectorsWith(css, floats).filter((selector) => !forced.includes(selector));
}

/** Only text in the shop's colors is faint enough behind it. Text in those of a device can still be read through it. */
const isGlass = (style: string) => style.includes('backdrop-filter:');

function seenThrough(css: string): readonly string[] {
  const forced = selectorsOf(rulesOf(css, isForced));
  return selectorsWith(css, isGlass).filter((selector) => !forced.includes(selector));
}

/** The bar of a meter is a color alone. */
function barsByColors(css: string): readonly string[] {
  const forced = selectorsOf(rulesOf(css, isForced));
  return selectorsOf(rulesOf(css)).filter(
    (selector) => selector.endsWith('::-webkit-progress-value') && !forced.includes(selector),
  );
}

function withoutLevel(css: string): readonly string[] {
  const covers = (style: string) =>
    (style.includes('position: sticky') && style.includes('background:')) ||
    (style.includes('position: absolute') && style.includes('--shadow-3'));
  return selectorsWith(css, (style) => covers(style) && !style.includes('z-index:'));
}

/** Dialogs have a rule of their own for paper, and the kitchen prints its ticket alone. */
const ofDialogs = ['.modal', '.drawer', '.sheet', '.k-sheet', '.k-box', 'main:empty + .spinner--screen'];

function fixedOnPaper(css: string): readonly string[] {
  const printed = selectorsOf(rulesOf(css, 'print'));
  return selectorsWith(css, (style) => style.includes('position: fixed')).filter(
    (selector) => !printed.includes(selector) && !ofDialogs.includes(selector),
  );
}

function underTheSwipe(css: string): readonly string[] {
  const isAtLowerEdge = (style: string) => style.includes('position: fixed') && /inset: auto 0 /.test(style);
  return selectorsWith(css, (style) => isAtLowerEdge(style) && !style.includes('env(safe-area-inset-bottom)'));
}

const rules: readonly (readonly [string, (css: string) => readonly string[]])[] = [
  ['shows which choice has the focus', withoutRing],
  ['tells what is chosen where a device has colors of its own', chosenByColors],
  ['draws an edge where a device has colors of its own, and no shadows', withoutEdge],
  ['lets no text be seen through it where a device has colors of its own', seenThrough],
  ['shows how full a bar is where a device has colors of its own', barsByColors],
  ['puts what covers something above it', withoutLevel],
  ['keeps what is fixed in the window off each page of paper', fixedOnPaper],
  ['keeps what is fixed at the lower edge above the line to swipe over', underTheSwipe],
];

it.each(rules)('each style sheet %s', (_rule, broken) => {
  const found = styleSheets.flatMap((file) =>
    broken(readFileSync(`src/${file}`, 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

describe('the rules for looks of devices refuse', () => {
  it.each([
    ['a choice without a ring', withoutRing, '.how label:has(:checked) { color: red; }'],
    ['a chip that is red when it is chosen', chosenByColors, ".chip[aria-pressed='true'] { background: red; }"],
    ['a dialog without an edge', withoutEdge, '.modal { box-shadow: var(--shadow-3); }'],
    ['a header of glass', seenThrough, '.header { backdrop-filter: blur(4px); }'],
    ['a red bar', barsByColors, '.goal progress::-webkit-progress-value { background: red; }'],
    ['a header under the page', withoutLevel, '.header { position: sticky; background: red; }'],
    ['a bar on paper', fixedOnPaper, '.bar { position: fixed; }'],
    ['a bar at the edge', underTheSwipe, '.bar { position: fixed; inset: auto 0 0; }'],
  ])('%s', (_what, broken, css) => {
    expect(broken(css)).toHaveLength(1);
  });
});

it('the code for the counter is dark on white in every look, because a scanner reads nothing else reliably', () => {
  const [code] = rulesOf(readFileSync('src/ui/payment/counter-view.css', 'utf8')).filter(({ selectors }) =>
    selectors.includes('.counter__code'),
  );
  for (const part of ['background: var(--c-code-ground);', 'color: var(--c-code);', 'forced-color-adjust: none;'])
    expect(code?.style).toContain(part);
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect([...tokens.matchAll(/--c-code(?:-ground)?: ([^;]+);/g)].map(([, color]) => color)).not.toContainEqual(
    expect.stringContaining('light-dark'),
  );
});
