import { statesByFeature } from '../../../src/demo/states/demo-states';
import { brokenLayout } from './support/layout-rules';
import { expect, test } from './support/journey-test';
import { openState } from './support/open-state';
import { isTurnOf } from '../support/screen-states';

const sizes = [
  { width: 390, height: 844, device: 'phone' },
  { width: 768, height: 1024, device: 'tablet' },
  { width: 1280, height: 800, device: 'desktop' },
] as const;

for (const [position, state] of statesByFeature.flatMap(({ states }) => states).entries()) {
  const fitting = sizes.filter(({ device }) => (state.device ?? device) === device);
  for (const [number, size] of fitting.entries()) {
    if (!isTurnOf(position, number, fitting.length)) continue;
    test(`${state.name} at ${size.width} px`, async ({ window }) => {
      await window.resize(size);
      await openState(window, state);
      expect(await window.evaluate(brokenLayout, undefined)).toEqual([]);
    });
  }
}
