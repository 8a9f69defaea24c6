import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The beginning of the HTML of each element that moved without a press, as the browser judges it. */
    readonly moved: string[];
  }
}

/** Runs in the page, before anything else. What a web font adds to the width of a label is too little to count. */
function record() {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node?: Element }[];
      };
      if (value > 0.001 && !hadRecentInput)
        moved.push(sources.map(({ node }) => node?.outerHTML.slice(0, 80)).join(' and '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Watches from the next page on; `movesOn` says what moved. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** What has moved on this page without a press. */
export async function movesOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  return page.evaluate(() => window.moved);
}

/** Waits until the browser has judged what it has drawn. */
export async function twoFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
}
