import { expectAccessible, expectMoreContrast } from './support/axe';
import { deviceOptions, openState, statesToCheck } from './support/screen-states';
import { expectTripleA } from './support/triple-a';
import { expect, test } from './support/strict-page';
import { textsHeldByReact } from './support/translator';

for (const { state, variant, title } of statesToCheck) {
  test.describe(title, () => {
    test.use({ ...deviceOptions[variant.device], contextOptions: { reducedMotion: 'reduce' } });

    test('the state is accessible, and can be translated', async ({ page }) => {
      await openState(page, state, variant);
      expect(await textsHeldByReact(page)).toEqual([]);
      await expectAccessible(page);
      await expectTripleA(page);
      await expectMoreContrast(page);
    });
  });
}
