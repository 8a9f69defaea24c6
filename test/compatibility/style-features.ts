import { readdirSync, readFileSync } from 'node:fs';
import postcss, { AtRule, type Declaration } from 'postcss';
import { isKnown, keysByName } from './browser-data';

/** Types are filed in groups: `css.types.color.light-dark`. */
const types = keysByName('css.types');
const units: Readonly<Record<string, string>> = {
  dvh: 'viewport_percentage_units_dynamic',
  lvh: 'viewport_percentage_units_large',
  svh: 'viewport_percentage_units_small',
  cqi: 'container_query_length_units',
  cqw: 'container_query_length_units',
};

export function styleFeatures(): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    for (const key of featuresOfSheet(readFileSync(`src/${file}`, 'utf8')))
      users.set(key, [...(users.get(key) ?? []), `src/${file}`]);
  }
  return users;
}

export function featuresOfSheet(css: string): readonly string[] {
  const keys = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') ofDeclaration(node).forEach((key) => keys.add(key));
    if (node.type === 'atrule') ofAtRule(node).forEach((key) => keys.add(key));
    if (node.type !== 'rule') return;
    for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) keys.add(`css.selectors.${name}`);
    if (node.selector.includes('&')) keys.add('css.selectors.nesting');
  });
  return [...keys].filter(isKnown);
}

function ofAtRule({ name, params }: AtRule): readonly string[] {
  const named = [...params.matchAll(/([a-z-]+)(?=\s*[:<>=)])/g)].map(
    ([, feature]) => `css.at-rules.${name}.${feature}`,
  );
  const range = /[<>]/.test(params) ? ['css.at-rules.media.range_syntax'] : [];
  return [`css.at-rules.${name}`, ...named, ...(name === 'media' ? range : [])];
}

function ofDeclaration({ prop, value, parent }: Declaration): readonly string[] {
  // An at-rule such as `@page` sets its descriptor directly, not the property of the same name.
  if (parent instanceof AtRule && parent.name === 'page') return [`css.at-rules.${parent.name}.${prop}`];
  if (prop.startsWith('--')) return typesIn(value);
  const words = [...value.matchAll(/[a-z][a-z-]*/g)].map(([word]) => `css.properties.${prop}.${word}`);
  const legacyPrefix = prop.startsWith('-') ? [] : [`css.properties.${prop}`];
  return [...legacyPrefix, ...words, ...typesIn(value)];
}

function typesIn(value: string): readonly string[] {
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name = '']) =>
    (types.get(name) ?? []).filter((key) => !key.includes('.timeline-range-name.')),
  );
  const relative = /\b(?:rgb|hsl|oklch|oklab|lch|lab)\(from /.test(value)
    ? ['css.types.color.oklch.relative_syntax']
    : [];
  const lengths = [...value.matchAll(/\d([a-z]+)\b/g)].map(
    ([, unit = '']) => `css.types.length.${units[unit] ?? unit}`,
  );
  return [...functions, ...relative, ...lengths];
}
