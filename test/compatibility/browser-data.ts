import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
  VersionValue,
} from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../src/site/oldest-browsers';

/** Android has the browsers of the desktop; an iPhone has Safari alone. */
const browsersOf = new Map<string, readonly BrowserName[]>([
  ['chrome', ['chrome', 'chrome_android']],
  ['edge', ['edge']],
  ['firefox', ['firefox', 'firefox_android']],
  ['safari', ['safari']],
  ['ios', ['safari_ios']],
]);

const oldest = oldestBrowsers.flatMap((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return (browsersOf.get(name) ?? []).map((browser) => ({ name, browser, version }));
});

const data: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** Keys are like `api.Document.startViewTransition`; undefined if the data does not know one. */
export function featureOf(key: string): Identifier | undefined {
  let found: Identifier | undefined = { api: data.api, css: data.css, html: data.html, javascript: data.javascript };
  for (const part of key.split('.')) found = found && Object.hasOwn(found, part) ? found[part] : undefined;
  return found;
}

export const isKnown = (key: string) => featureOf(key)?.__compat !== undefined;

export function keysByName(scope: string): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  const walk = (key: string, feature: Identifier) => {
    for (const name of Object.keys(feature)) {
      const inner = feature[name];
      if (name === '__compat' || !inner) continue;
      keys.set(name, [...(keys.get(name) ?? []), `${key}.${name}`]);
      walk(`${key}.${name}`, inner);
    }
  };
  walk(scope, featureOf(scope) ?? {});
  return keys;
}

/** A feature that needs a prefix or a flag counts as lacking. */
export function lackedBy(key: string): readonly string[] {
  const support = featureOf(key)?.__compat?.support;
  const lacking = oldest.filter(
    ({ browser, version }) => !statementsOf(support?.[browser]).some((statement) => has(statement, version)),
  );
  return [...new Set(lacking.map(({ name }) => name))];
}

function statementsOf(statement: SupportStatement | undefined): readonly SimpleSupportStatement[] {
  if (!statement) return [];
  return Array.isArray(statement) ? statement : [statement];
}

function has(statement: SimpleSupportStatement, version: string): boolean {
  if (statement.flags || statement.prefix || statement.alternative_name) return false;
  const removed = statement.version_removed;
  return isUpTo(statement.version_added, version) && !(typeof removed === 'string' && isUpTo(removed, version));
}

function isUpTo(added: VersionValue, version: string): boolean {
  if (typeof added !== 'string' || added === 'preview') return false;
  const [ours = [], theirs = []] = [version, added.replace('≤', '')].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = theirs;
  const [ourMajor = 0, ourMinor = 0] = ours;
  return major < ourMajor || (major === ourMajor && minor <= ourMinor);
}
