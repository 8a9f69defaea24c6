import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKnown, lackedBy } from './browser-data';
import { fallbacks } from './fallbacks';
import { featuresOfPage, pageFeatures } from './page-features';
import { scriptFeatures } from './script-features';
import { featuresOfSheet, styleFeatures } from './style-features';

const used = new Map([...styleFeatures(), ...scriptFeatures(), ...pageFeatures()]);
const missing = [...used].flatMap(([key, files]) => {
  const browsers = lackedBy(key);
  return browsers.length > 0 ? [{ key, where: `${key} is not in ${browsers.join(', ')}: ${files[0]}` }] : [];
});
const isCoveredBy = (key: string, feature: string) => key === feature || key.startsWith(`${feature}.`);

describe('what the oldest browsers lack', () => {
  it('each feature that the oldest browsers lack has a fallback', () => {
    const uncovered = missing.filter(({ key }) => !fallbacks.some(({ feature }) => isCoveredBy(key, feature)));
    expect(uncovered.map(({ where }) => where)).toEqual([]);
  });

  it('each feature that the oldest browsers lack is still used and still missing', () => {
    const idle = fallbacks.filter(({ feature }) => !missing.some(({ key }) => isCoveredBy(key, feature)));
    expect(idle.map(({ feature }) => feature)).toEqual([]);
  });

  it('each feature that the oldest browsers lack has the test that it names', () => {
    expect(fallbacks.flatMap(({ provedBy }) => provedBy ?? []).filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the features that are compared', () => {
  it.each([
    'api.Document.createElement',
    'api.CompressionStream',
    'api.Navigator.share',
    'javascript.builtins.Array.toSorted',
    'javascript.builtins.Intl.DateTimeFormat.formatToParts',
    'javascript.builtins.RegExp.test',
    'html.elements.img.fetchpriority',
    'html.elements.meta.name.viewport.interactive-widget',
    'css.selectors.has',
    'css.at-rules.container',
    'css.types.color.light-dark',
    'css.types.length.viewport_percentage_units_dynamic',
    'css.properties.text-wrap.pretty',
  ])('include %s, which the shop uses', (key) => {
    expect([...used.keys()]).toContain(key);
  });

  it.each([
    ['.a { interpolate-size: allow-keywords }', 'css.properties.interpolate-size'],
    ['.a:open {}', 'css.selectors.open'],
    ['@starting-style { .a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['.a { view-timeline: --a }', 'css.properties.view-timeline'],
    ['.a { field-sizing: content }', 'css.properties.field-sizing'],
  ])('are found in %s', (css, key) => {
    expect(featuresOfSheet(css)).toContain(key);
    expect(lackedBy(key)).not.toEqual([]);
  });

  it('are found in a page', () => {
    const html = '<meta name="viewport" content="interactive-widget=resizes-content" /><details name="one">';
    expect(featuresOfPage(html).filter((key) => lackedBy(key).length > 0)).toEqual([
      'html.elements.meta.name.viewport.interactive-widget',
      'html.elements.details.name',
    ]);
  });

  it.each([
    'javascript.builtins.Promise.try',
    'javascript.builtins.Set.union',
    'javascript.builtins.Iterator.map',
    'javascript.builtins.Intl.DurationFormat',
  ])('would miss %s somewhere', (key) => {
    expect(isKnown(key)).toBe(true);
    expect(lackedBy(key)).not.toEqual([]);
  });
});
