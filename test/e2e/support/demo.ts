import type { Page } from '@playwright/test';

export async function showScenario(page: Page, name: string): Promise<void> {
  await page.evaluate((scenario) => {
    const state: Record<string, unknown> = JSON.parse(localStorage.getItem('storefront.mock') ?? '{}');
    state.scenario = { name: scenario, since: new Date().toISOString() };
    localStorage.setItem('storefront.mock', JSON.stringify(state));
  }, name);
  await page.reload();
}
