import type { ElementHandle, Locator, Page } from '@playwright/test';

const maxStops = 150;

/**
 * Moves the focus to an element with Tab, or with Shift and Tab if the element comes earlier in the page. At the end of a
 * page, Tab would lead into the browser's own controls.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  let wanted = await target.elementHandle();
  for (let stop = 0; stop < maxStops; stop++) {
    const key = await page.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (element === focused) return undefined;
      if (!element?.isConnected) return 'gone';
      const isPassed = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isPassed ? 'Shift+Tab' : 'Tab';
    }, wanted);
    if (key === undefined) return;
    // It is not looked for at each stop: to find it by its role takes longer than all else.
    if (key === 'gone') wanted = await target.elementHandle();
    else await page.keyboard.press(key);
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

export async function isFocusVisible(page: Page): Promise<boolean> {
  return (await lookAtFocus(page)).isVisible;
}

/** In one question to the page. */
export function lookAtFocus(page: Page, wanted: ElementHandle | null = null) {
  return page.evaluate((end) => {
    const element = document.activeElement;
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const atCenter = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      isVisible: element !== null && atCenter !== null && (element.closest('label') ?? element).contains(atCenter),
      isWanted: element === end,
      html: element?.outerHTML.slice(0, 160),
    };
  }, wanted);
}

/** Returns the stops on the way that were hidden while focused. */
export async function hiddenStopsUntil(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<string[]> {
  const hidden: string[] = [];
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    const { isVisible, isWanted } = await lookAtFocus(page, wanted);
    if (!isVisible) hidden.push(`${key}: ${await page.locator(':focus').ariaSnapshot()}`);
    if (isWanted) return hidden;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}
