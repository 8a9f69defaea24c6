import type { ElementHandle, Locator, Page } from '@playwright/test';

const maxStops = 60;

declare global {
  interface Window {
    said?: string[];
  }
}

/**
 * Writes down what a screen reader says: each focused element by role, name, state and description, each dialog that is
 * entered, and what live regions say meanwhile.
 */
export class ScreenReader {
  readonly lines: string[] = [];
  keys = 0;
  private dialog = '';

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordLiveRegions);
    return new ScreenReader(page);
  }

  /** Reads every stop on the way. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    const wanted = await target.elementHandle();
    if (await target.evaluate((element) => element === document.activeElement)) return;
    for (let stop = 0; stop < maxStops; stop++) {
      await this.press(key);
      if (await this.readFocus(key, wanted)) return;
    }
    throw new Error(`${key} does not lead to ${target.toString()}`);
  }

  /** The next call reads what the key leads to. */
  async press(key: string): Promise<void> {
    this.keys++;
    await this.page.keyboard.press(key);
    if (key === 'Enter' || key === 'Space') this.lines.push(`[${key}]`);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
    this.lines.push(`[types ${text}]`);
  }

  async read(title: string, region: Locator): Promise<void> {
    const { said } = await this.page.evaluate(stateOf, null);
    this.lines.push(...said.map((text) => `says: ${text}`), `-- ${title}`, await region.ariaSnapshot());
  }

  private async readFocus(how: string, wanted: ElementHandle | null): Promise<boolean> {
    const { said, dialog, description, isWanted } = await this.page.evaluate(stateOf, wanted);
    this.lines.push(...said.map((text) => `says: ${text}`));
    if (dialog !== this.dialog && dialog !== '') this.lines.push(`-- dialog: ${dialog}`);
    this.dialog = dialog;
    const [first = ''] = (await this.page.locator(':focus').ariaSnapshot()).split('\n');
    this.lines.push(`${how}: ${first.replace(/^- /, '').replace(/:$/, '')}${description && ` (${description})`}`);
    return isWanted;
  }
}

/** Runs in the page. Returns what was said since the last call. */
function stateOf(wanted: Node | null) {
  const focused = document.activeElement;
  const dialog = focused?.closest('dialog');
  const label = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const descriptions = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    said: window.said?.splice(0) ?? [],
    dialog: dialog?.getAttribute('aria-label') ?? label?.textContent ?? '',
    description: descriptions.flatMap((id) => document.getElementById(id)?.textContent ?? []).join(' '),
    isWanted: focused === wanted,
  };
}

function recordLiveRegions() {
  const said: string[] = (window.said = []);
  const last = new WeakMap<Element, string>();
  const read = (region: Element) => {
    const text = (region instanceof HTMLElement ? region.innerText : '').replaceAll(/\s+/g, ' ').trim();
    if (text === (last.get(region) ?? '')) return;
    last.set(region, text);
    if (text !== '') said.push(text);
  };
  new MutationObserver((records) => {
    const regions = records.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]');
      return region ? [region] : [];
    });
    for (const region of new Set(regions)) read(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
