import { statesByFeature } from '../../../src/demo/states/demo-states';
import { brokenLayout } from './support/layout-rules';
import { expect, test } from './support/journey-test';
import { openState } from './support/open-state';

const sizes = [
  { width: 1280, height: 800, device: 'desktop' },
  { width: 768, height: 1024, device: 'tablet' },
  { width: 390, height: 844, device: 'phone' },
] as const;

const eventually = expect.configure({ soft: true, timeout: 10_000 });

/** A state is opened in the widest window that has it, which then becomes narrower. */
for (const state of statesByFeature.flatMap(({ states }) => states)) {
  test(`${state.name} keeps the rules of layout`, async ({ window }) => {
    const keepsRules = ({ width }: { readonly width: number }) =>
      eventually.poll(() => window.evaluate(brokenLayout, undefined), `${width} px`).toEqual([]);
    const [widest, ...narrower] = sizes.filter(({ device }) => (state.device ?? device) === device);
    if (!widest) throw new Error(`No window has ${state.name}.`);
    await window.resize(widest);
    await openState(window, state);
    await keepsRules(widest);
    for (const size of narrower) {
      // WebKit tells the new width before it has laid out the page.
      await window.resize(size);
      await keepsRules(size);
    }
  });
}
