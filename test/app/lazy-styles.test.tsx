import { describe, expect, it } from 'vitest';
import { fetchFailedStyles, watchStyles } from '../../src/app/start/lazy-styles';

/** `wasPutIn` tells whether the link was put into the page since the last call. */
function aFailedSheet() {
  watchStyles(window);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.head, { childList: true });
  return { link, wasPutIn: () => changes.takeRecords().some(({ addedNodes }) => addedNodes.length > 0) };
}

describe('a style sheet of a lazy component', () => {
  it('applies once it is loaded, before its component is shown', async () => {
    watchStyles(window);
    const link = document.createElement('link');
    const media = { mediaText: 'print' };
    Object.defineProperty(link, 'sheet', { value: { media } });
    link.rel = 'stylesheet';
    document.head.append(link);
    const shownWith = new Promise((resolve) => link.addEventListener('load', () => resolve(media.mediaText)));
    await Promise.resolve();
    expect(link.media).toBe('print');

    link.dispatchEvent(new Event('load'));

    expect(await shownWith).toBe('all');
    link.remove();
  });
});

describe('a style sheet that could not be fetched', () => {
  it('a style sheet that could not be fetched is fetched again, once', async () => {
    const { link, wasPutIn } = aFailedSheet();
    const fetching = fetchFailedStyles();
    expect(wasPutIn()).toBe(true);
    link.dispatchEvent(new Event('load'));
    await fetching;
    await fetchFailedStyles();
    expect(document.head.contains(link)).toBe(true);
    link.remove();
  });

  it('a style sheet that fails again stops no other, and is fetched again the next time', async () => {
    const { link, wasPutIn } = aFailedSheet();
    const fetching = fetchFailedStyles();
    link.dispatchEvent(new Event('error'));
    await fetching;
    wasPutIn();
    const again = fetchFailedStyles();
    expect(wasPutIn()).toBe(true);
    link.dispatchEvent(new Event('load'));
    await again;
    link.remove();
  });
});
