import { afterEach, describe, expect, it } from 'vitest';
import { offerNewRelease } from '../../src/app/start/release';
import { ToastsViewModel } from '../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../support/in-memory-device';

afterEach(() => document.body.replaceChildren());

/** Returns what a page says after parts of it could not be loaded, while its host answers with `served`. */
async function offered(
  scripts: string | undefined,
  served: () => Promise<Response>,
  parts = 1,
): Promise<readonly string[]> {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  if (scripts) root.dataset.scripts = scripts;
  document.body.replaceChildren(root);
  const toasts = new ToastsViewModel(new FakeTime());
  for (let part = 0; part < parts; part++) await offerNewRelease(toasts, { document, fetch: served });
  return toasts.toasts.map(({ text }) => text);
}

const page = (scripts: string) => () => Promise.resolve(new Response(`<div id="root" data-scripts="${scripts}">`));

describe('a part of the page that cannot be loaded', () => {
  it('offers the new version where the host serves another entry script', async () => {
    expect(await offered('/a1.js /b1.js', page('/a2.js /b1.js'))).toEqual(['A new version is ready']);
  });

  it('offers the new version once, however many parts are missing', async () => {
    expect(await offered('/a1.js', page('/a2.js'), 3)).toEqual(['A new version is ready']);
  });

  it.each([
    ['the host still serves this release', '/a1.js /b1.js', page('/a1.js /b1.js')],
    ['this page has added the scripts of its screen', '/a1.js /b1.js /c1.js', page('/a1.js /b1.js')],
    ['the host answers with a page of its own', '/a1.js', () => Promise.resolve(new Response('<h1>Busy</h1>'))],
    ['the page of the host cannot be read', '/a1.js', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a development server started the page', undefined, page('/a2.js')],
  ])('offers nothing where %s', async (_where, scripts, served) => {
    expect(await offered(scripts, served)).toEqual([]);
  });
});
