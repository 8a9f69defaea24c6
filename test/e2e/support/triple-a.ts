import { expect, type Page } from '@playwright/test';
import { badControls } from './triple-a-controls';

/** These texts do not say where a link leads. */
const vague = /^(?:here|click here|more|read more|learn more|details|link|this|go|change|see all|view)$/i;

/**
 * Checks what WCAG 2.2 asks for at level AAA and a program can see, of the top dialog or else the page: 1.4.9, 2.1.3, 2.3.3,
 * 2.4.8, 2.4.9, 2.4.10, 2.4.12, 2.4.13, 2.5.5 and 3.2.5.
 */
export async function expectTripleA(page: Page): Promise<void> {
  expect(await violationsOfTripleA(page)).toEqual([]);
}

async function violationsOfTripleA(page: Page): Promise<readonly string[]> {
  const onPage = await page.evaluate(badParts);
  // A focused element shows its ring only after a key press.
  await page.keyboard.press('Shift');
  return [...onPage, ...(await page.evaluate(badControls)), ...(await vagueLinks(page))];
}

/** 2.4.9: the text of a link alone says where it leads. */
async function vagueLinks(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const links = [...snapshot.matchAll(/- '?link "((?:[^"\\]|\\.)*)".*\n\s+- \/url: (.*)/g)];
  const targets = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of links) targets.set(name, (targets.get(name) ?? new Set()).add(url));
  return [...targets].flatMap(([name, urls]) =>
    urls.size > 1 || vague.test(name) ? [`2.4.9 link "${name}": ${[...urls].join(', ')}`] : [],
  );
}

/** Runs in the page before anything scrolls: on the home page the current link follows the section in view. */
function badParts(): readonly string[] {
  const found: string[] = [];
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const all = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const nameOf = ({ localName, textContent }: Element) => `${localName} "${textContent?.trim().slice(0, 40)}"`;

  for (const link of all('nav a[href]')) {
    const { pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.href);
    const isHere = pathname === location.pathname && search === '' && hash === '' && location.search === '';
    if (isHere && !link.ariaCurrent) found.push(`2.4.8 ${nameOf(link)} leads here and does not tell`);
  }

  for (const element of all('*')) {
    const isFree = !element.closest('a, button, input, select, textarea, summary, label, [tabindex="0"]');
    if (isFree && getComputedStyle(element).cursor === 'pointer')
      found.push(`2.1.3 ${nameOf(element)} needs a pointer`);
  }
  for (const section of all('section, dialog'))
    if (section.textContent && !section.closest('[aria-hidden=true]') && !section.querySelector('h1, h2, h3, h4'))
      found.push(`2.4.10 ${nameOf(section)}`);
  for (const link of all('a[target=_blank]'))
    if (!/new tab/.test(link.textContent ?? '')) found.push(`3.2.5 ${nameOf(link)} opens a tab and does not tell`);
  for (const text of all('svg text, canvas')) found.push(`1.4.9 ${nameOf(text)} is a picture of text`);
  for (const { effect } of document.getAnimations()) {
    const { duration, iterations } = effect?.getTiming() ?? {};
    if (Number(duration) > 50) found.push(`2.3.3 an animation of ${String(duration)} ms, ${iterations} times`);
  }
  return [...new Set(found)];
}
