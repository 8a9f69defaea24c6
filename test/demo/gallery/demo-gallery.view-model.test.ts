import { describe, expect, it } from 'vitest';
import { DemoGalleryViewModel, type DemoLook } from '../../../src/demo/gallery/demo-gallery.view-model';
import { flushPromises } from '../../support/in-memory-device';

const light = { theme: '', appearance: 'light' };
const dark = { theme: 'cookies', appearance: 'dark' };

describe('gallery', () => {
  it('has a link to every state in the chosen look', async () => {
    const gallery = new DemoGalleryViewModel({
      themes: [{ value: 'cookies', label: 'Cookies' }],
      linkTo: async ({ name }, { appearance }) => `${name} ${appearance}`,
      thumbnails: async () => undefined,
    });
    await gallery.load(dark);
    expect(gallery.links.get('Sold out')).toBe('Sold out dark');
    expect(gallery.themes.map(({ label }) => label)).toEqual(["Shop's own", 'Cookies']);
  });

  it('ignores the links of a look that was left', async () => {
    const waiting: (() => void)[] = [];
    const linkTo = (_state: unknown, { appearance }: DemoLook) =>
      new Promise<string>((resolve) => void waiting.push(() => resolve(appearance)));
    const gallery = new DemoGalleryViewModel({ themes: [], linkTo, thumbnails: async () => undefined });
    void gallery.load(light);
    void gallery.load(dark);
    for (const answer of waiting.toReversed()) answer();
    await flushPromises();
    expect(new Set(gallery.links.values())).toEqual(new Set(['dark']));
  });
});
