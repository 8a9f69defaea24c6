import type { Locator, Page } from '@playwright/test';

const mostStops = 150;

/** Goes on with Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
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

/** Whether the middle of what has the focus can be seen and pressed. */
export function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const inTheMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
    return inTheMiddle !== null && (element.closest('label') ?? element).contains(inTheMiddle);
  });
}

/** Goes on with a key until the element has the focus, and names what had it on the way without being seen. */
export async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    if (!(await focusIsSeen(page))) hidden.push(`${key}: ${await page.locator(':focus').ariaSnapshot()}`);
    if (await target.evaluate((element) => element === document.activeElement)) return hidden;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}
