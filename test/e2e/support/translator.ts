import type { Page } from '@playwright/test';

interface TranslatorOptions {
  /** Added to each text, so that the translation differs from it. */
  readonly mark: string;
  readonly waitsForCall: boolean;
}

declare global {
  interface Window {
    readonly startTranslator?: () => void;
  }
}

/**
 * Runs in the page before its own scripts. As the translators of Chrome, Edge and Safari do, it replaces each text with
 * two nested `<font>` elements, again for each text that appears or changes.
 */
export function translator({ mark, waitsForCall }: TranslatorOptions): void {
  const untouched = 'script, style, noscript, textarea, [translate=no], font';
  const translate = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(untouched)) texts.push(node);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data + mark;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (waitsForCall) {
    Object.assign(window, { startTranslator: start });
    return;
  }
  const whenBody = new MutationObserver(() => {
    if (!document.body) return;
    whenBody.disconnect();
    start();
  });
  if (document.body) start();
  else whenBody.observe(document, { childList: true, subtree: true });
}

export async function translatePages(page: Page, mark = ''): Promise<void> {
  await page.addInitScript(translator, { mark, waitsForCall: false });
}

export async function translateLater(page: Page, mark = ''): Promise<() => Promise<void>> {
  await page.addInitScript(translator, { mark, waitsForCall: true });
  return () => page.evaluate(() => window.startTranslator?.());
}

/** No translator may replace these. */
export async function textsHeldByReact(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const held: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (Object.keys(node).some((key) => key.startsWith('__reactFiber'))) held.push(node.nodeValue ?? '');
    }
    return held;
  });
}

/** Order references, the demo customer's name and address, and amounts without other words. */
const verbatim = /\b(?:SB|TL)-\d{5}\b|\b(?:Priya|Raman|Swiss Avenue)\b|^\W*\$[\d,.]+\W*$|@/;

/** A translator may change these, and must not. */
export async function unprotectedTexts(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate((untouched) => {
    const open: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(untouched)) open.push(node.nodeValue?.trim() ?? '');
    }
    return open;
  }, 'script, style, noscript, textarea, [translate=no]');
  return texts.filter((text) => verbatim.test(text));
}
