import type { Locator, Page } from '@playwright/test';

const maxStops = 150;

/**
 * Moves the focus to an element with Tab, or with Shift and Tab if the element comes earlier in the page. At the end of a
 * page, Tab would lead into the browser's own controls.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop++) {
    const key = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (element === focused) return undefined;
      const isPassed = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isPassed ? 'Shift+Tab' : 'Tab';
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

export function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const atCenter = document.elementFromPoint(left + width / 2, top + height / 2);
    return atCenter !== null && (element.closest('label') ?? element).contains(atCenter);
  });
}

/** Returns the stops on the way that were hidden while focused. */
export async function hiddenStopsUntil(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    if (!(await isFocusVisible(page))) hidden.push(`${key}: ${await page.locator(':focus').ariaSnapshot()}`);
    if (await target.evaluate((element) => element === document.activeElement)) return hidden;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}
