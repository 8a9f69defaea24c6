import { brokenPromises } from '../support/broken-promises';
import type { Page } from '@playwright/test';
import type { Entries } from './places';

/** The contents of the page and of its storage at one moment. */
export interface Look {
  readonly url: URL;
  readonly broken: readonly string[];
  readonly heading: string;
  readonly dialog: string;
  readonly hasFocus: boolean;
  readonly busy: string;
  readonly changes: number;
  /** By the clock of the page. */
  readonly at: number;
  /** Another one for each page that was loaded. */
  readonly document: number;
  readonly stored: Entries;
}

/** Undefined while the page is being left, or is no page of the shop. */
export async function lookAt(page: Page, shopOrigin: string): Promise<Look | undefined> {
  try {
    const seen = await page.evaluate<Seen | undefined>(
      `location.origin === '${shopOrigin}' && document.body ? (${see.toString()})((${brokenPromises.toString()})()) : undefined`,
    );
    return seen && { ...seen, url: new URL(seen.url) };
  } catch (error) {
    if (isLeaving(error)) return undefined;
    throw error;
  }
}

export function isLeaving(error: unknown): boolean {
  return /context was destroyed|navigat|detached|Target .*closed|no such|Cannot find context|body|discarded|Access is denied/i.test(
    String(error),
  );
}

type Seen = ReturnType<typeof see>;

/** Runs in the page. */
function see(broken: readonly string[]) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const label = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const busy = [...document.querySelectorAll('[aria-busy=true], .sk, .spinner')].find(isShown);
  const focused = document.activeElement;
  const stored: Record<string, string> = {};
  const places: readonly (readonly [Storage, string])[] = [
    [localStorage, 'storefront.cart'],
    [localStorage, 'storefront.pendingOrderItems'],
    [sessionStorage, 'storefront.earlyAdds'],
  ];
  for (const [storage, key] of places) {
    const text = storage.getItem(key);
    if (text !== null) stored[key] = text;
  }
  // A page whose scripts did not come can only say so.
  const isWithoutScripts = document.querySelector('#root > p[role=alert]') !== null;
  const isDiscounted = document.body.innerText.includes('Discount');
  return {
    broken: broken.filter(
      (sentence) =>
        !(isWithoutScripts && sentence.includes('headings of level 1')) && !(isDiscounted && sentence.includes('−$')),
    ),
    url: location.href,
    heading: document.querySelector('h1')?.innerText.trim() ?? '',
    dialog: dialog?.getAttribute('aria-label') ?? label?.textContent ?? '',
    hasFocus: focused !== null && focused !== document.body && focused.isConnected,
    busy: busy && !isWithoutScripts ? busy.outerHTML.slice(0, 80) : '',
    changes: Number(Reflect.get(globalThis, 'roamChanges') ?? 0),
    at: Date.now(),
    document: Number(Reflect.get(globalThis, 'roamDocument')),
    stored,
  };
}
