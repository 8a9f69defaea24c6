import type { Locator, Page, WebError } from '@playwright/test';

let original: Locator['fill'] | undefined;

/** Lets `fill` type: in Firefox, React does not notice a text that Playwright fills in at once. */
export function typeIntoFields(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('input'));
  const fillAtOnce = (original ??= locators.fill);
  locators.fill = async function fill(this: Locator, text, options) {
    const isDate = (await this.getAttribute('type')) === 'date';
    await fillAtOnce.call(this, isDate ? text : '', options);
    if (!isDate) await this.pressSequentially(text);
  };
}

/** In the page, before its scripts: Firefox stops the loads of a page that is being left, which React then reports. */
export function forgetLeftPages(): void {
  const { error } = console;
  let isBeingLeft = false;
  addEventListener('beforeunload', () => (isBeingLeft = true));
  addEventListener('pageshow', () => (isBeingLeft = false));
  console.error = (...words: readonly unknown[]) => {
    if (!isBeingLeft) error(...words);
  };
}

/** A failed call to another origin, or a file that is gone. */
export function isReportedByFirefoxAlone(found: WebError): boolean {
  return /^(?:The Same Origin Policy|Loading module from|The stylesheet) /.test(found.error().message);
}
