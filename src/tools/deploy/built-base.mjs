import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path that a built shop is served at, like `/` or `/shop/`; undefined for what is no build of a shop. @param {string} build */
export function builtBase(build) {
  const index = join(build, 'index.html');
  const html = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return /<link rel="manifest" href="(\/.*?)manifest\.webmanifest"/.exec(html)?.[1];
}
