import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Text that is still fading in has less contrast. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Not `finished`: that never resolves for an element that has left the view.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
  });
}

/** Expects no violations in automated WCAG 2.2 AA checks of the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsOf(page, {
    runOnly: { type: 'tag', values: standards },
    rules: { 'target-size': { enabled: true } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Expects 7:1 for every text (1.4.6) once the customer asks for more contrast. */
export async function expectMoreContrast(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  const violations = await violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`),
  );
  expect(faint).toEqual([]);
}

async function violationsOf(page: Page, options: Parameters<AxeBuilder['options']>[0]) {
  await finishAnimations(page);
  // Only violations are described, and no second page is opened to merge the results of frames: the shop has none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...options, resultTypes: ['violations'] });
  return (await builder.analyze()).violations;
}
