import type { Page } from '@playwright/test';

/** The service answers, and the page gets what `change` makes of the JSON. */
export async function changeReply<Reply>(page: Page, url: string, change: (reply: Reply) => unknown): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: change((await response.json()) as Reply) });
  });
}

export interface MenuReply {
  readonly scheduledMenusDetails: readonly Record<string, unknown>[];
}

export interface OrdersReply {
  readonly orders: readonly { readonly items?: readonly object[] }[];
}
