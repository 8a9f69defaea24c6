import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { fallbacks } from '../../compatibility/fallbacks';

const provedBy = 'test/e2e/old-styles.spec.ts';
const features = fallbacks.filter((fallback) => fallback.provedBy === provedBy).map(({ feature }) => feature);
const ends = (prefix: string) =>
  features.flatMap((feature) => (feature.startsWith(prefix) ? [feature.slice(prefix.length)] : []));
const properties = ends('css.properties.');
const functions = ends('css.types.').map((name) => `${name}(`);
const atRules = ends('css.at-rules.');

/** The style sheet as the oldest browsers read it, without what they lack. */
export function olderStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (atRules.includes(rule.name)) rule.remove();
    else if (rule.name === 'supports' && properties.some((name) => rule.params.includes(`(${name}:`))) {
      if (rule.params.startsWith('not') && rule.nodes) rule.replaceWith(rule.nodes);
      else rule.remove();
    }
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (properties.includes(prop) || functions.some((name) => value.includes(name))) declaration.remove();
  });
  return root.toString();
}

/** The policy of a page knows its styles by their hashes, so it goes with them. */
export async function useOlderStyles(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRetries: 3 });
    const text = await response.text();
    const body =
      type === 'stylesheet'
        ? olderStyles(text)
        : text
            .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
            .replaceAll(/(<style>)([^]*?)(<\/style>)/g, (_all, start: string, css: string, end: string) =>
              [start, olderStyles(css), end].join(''),
            );
    return route.fulfill({ response, body });
  });
}
