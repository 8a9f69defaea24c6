import { describe, expect, it } from 'vitest';
import { fetchFailedStyles, watchStyles } from '../../src/app/start/lazy-styles';

/** The browser's part, which fetches a sheet as soon as it is in the page. */
async function aFetchingSheet() {
  watchStyles(window);
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.crossOrigin = '';
  // An attribute would make happy-dom fetch it.
  Object.defineProperty(sheet, 'href', { value: 'http://localhost:3000/assets/cart.css' });
  document.head.append(sheet);
  await Promise.resolve();
  const file = document.head.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  if (!file) throw new Error('The file of the sheet is not fetched.');
  return { sheet, file, isInPage: () => document.head.contains(sheet) };
}

/** `wasPutIn` tells whether the sheet was put into the page since the last call. */
async function aFailedSheet() {
  const { sheet, file } = await aFetchingSheet();
  file.dispatchEvent(new Event('error'));
  sheet.dispatchEvent(new Event('error'));
  await Promise.resolve();
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.head, { childList: true });
  return { sheet, wasPutIn: () => changes.takeRecords().some(({ addedNodes }) => addedNodes.length > 0) };
}

describe('a style sheet of a lazy component', () => {
  it('is put into the page once its file is there', async () => {
    const { sheet, file, isInPage } = await aFetchingSheet();
    expect([file.href, file.crossOrigin]).toEqual([sheet.href, sheet.crossOrigin]);
    expect(isInPage()).toBe(false);

    file.dispatchEvent(new Event('load'));

    expect(isInPage()).toBe(true);
    expect(document.head.contains(file)).toBe(false);
    await Promise.resolve();
    expect(isInPage()).toBe(true);
    sheet.remove();
  });
});

describe('a style sheet that could not be fetched', () => {
  it('is fetched again, once', async () => {
    const { sheet, wasPutIn } = await aFailedSheet();
    const fetching = fetchFailedStyles();
    expect(wasPutIn()).toBe(true);
    sheet.dispatchEvent(new Event('load'));
    await fetching;
    await fetchFailedStyles();
    expect(document.head.contains(sheet)).toBe(true);
    sheet.remove();
  });

  it('a style sheet that fails again stops no other, and is fetched again the next time', async () => {
    const { sheet, wasPutIn } = await aFailedSheet();
    const fetching = fetchFailedStyles();
    sheet.dispatchEvent(new Event('error'));
    await fetching;
    wasPutIn();
    const again = fetchFailedStyles();
    expect(wasPutIn()).toBe(true);
    sheet.dispatchEvent(new Event('load'));
    await again;
    sheet.remove();
  });
});
