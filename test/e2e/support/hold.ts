import type { Page } from '@playwright/test';

interface HeldCall {
  readonly isAsked: Promise<void>;
  readonly release: () => void;
}

export async function hold(page: Page, url: string | RegExp): Promise<HeldCall> {
  let asked = (): void => undefined;
  let release = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    asked();
    await isReleased;
    await route.fallback();
  });
  return { isAsked, release: () => release() };
}
