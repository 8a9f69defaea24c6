import { expect, type Page } from '@playwright/test';

let isWaiting = false;

/**
 * Lets `goto` and `reload` also wait until the shop has started or says that it cannot. Scripts are requested after the
 * first paint, which may follow the `load` event, and until then a link loads a new page. A test of the time before the
 * start asks for another event, such as `commit`.
 */
export function waitForStart(page: Page): void {
  if (isWaiting) return;
  isWaiting = true;
  const pages: Pick<Page, 'goto' | 'reload'> = Object.getPrototypeOf(page);
  const { goto, reload } = pages;
  pages.goto = async function gotoShop(this: Page, url, options) {
    const response = await goto.call(this, url, options);
    if (!options?.waitUntil) await untilStarted(this);
    return response;
  };
  pages.reload = async function reloadShop(this: Page, options) {
    const response = await reload.call(this, options);
    if (!options?.waitUntil) await untilStarted(this);
    return response;
  };
}

async function untilStarted(page: Page): Promise<void> {
  // The page may be on its way to another one. Playwright's own intervals grow to a second, and every test waits here.
  await expect.poll(() => page.evaluate(hasStarted).catch(() => false), { intervals: [50, 100] }).toBe(true);
}

function hasStarted(): boolean {
  const root = document.getElementById('root');
  // The region of toasts is an alert without a text, also on a prerendered page, long before the start.
  const told = [...(root?.querySelectorAll('[role=alert], .state--page') ?? [])].some((one) => one.textContent !== '');
  if (!root || told) return true;
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}
