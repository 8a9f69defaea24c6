import { expectAccessible, expectMoreContrast } from './support/axe';
import { deviceOptions, openState, statesToCheck } from './support/screen-states';
import { expectTripleA } from './support/triple-a';
import { test } from './support/strict-page';

for (const { state, variant, title } of statesToCheck) {
  test.describe(title, () => {
    test.use({ ...deviceOptions[variant.device], contextOptions: { reducedMotion: 'reduce' } });

    test('is accessible', async ({ page }) => {
      await openState(page, state, variant);
      await expectAccessible(page);
      await expectTripleA(page);
      await expectMoreContrast(page);
    });
  });
}
