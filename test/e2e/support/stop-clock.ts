import { expect, type Locator, type Page } from '@playwright/test';

/** Time passes only with `runFor` then, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1000);
}

/** Lets a tenth of a second pass at a time until the target is shown: on its way there a page may wait for timers. */
export async function runUntilShown(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass();
}
