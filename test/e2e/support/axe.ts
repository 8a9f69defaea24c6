import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Text that is still fading in has less contrast. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Not `finished`: that never resolves for an element that has left the view.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
  });
}

/** Automated WCAG 2.2 AA checks. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsOf(page, {
    runOnly: { type: 'tag', values: standards },
    rules: { 'target-size': { enabled: true } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
}

/** WCAG 1.4.6 asks for 7:1. */
export async function expectMoreContrast(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  const violations = await violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(faintTexts(violations)).toEqual([]);
}

function faintTexts(violations: readonly axe.Result[]): readonly string[] {
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
}

/** WCAG 1.4.3 asks for 4.5:1, and 3:1 where texts are large. */
export async function expectEnoughContrast(page: Page, where: string): Promise<void> {
  const violations = await violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  expect(faintTexts(violations), where).toEqual([]);
}

async function violationsOf(page: Page, options: axe.RunOptions) {
  await finishAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  // Only violations are described, and frames are left out: the shop has none.
  return page.evaluate(async (wanted) => {
    const { violations } = await window.axe.run({ ...wanted, resultTypes: ['violations'], iframes: false });
    return violations;
  }, options);
}
