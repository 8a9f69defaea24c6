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

export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(record);
}

export async function movesOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  return page.evaluate(() => window.moved);
}

/** The browser has then judged what it has drawn. */
export async function twoFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
}
