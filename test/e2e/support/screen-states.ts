import type { ScreenState } from '../../../src/demo/states/screen-state';
import { statesByFeature } from '../../../src/demo/states/demo-states';
import { isMatrix } from './matrix';

export interface Look {
  readonly theme: string;
  readonly appearance: 'light' | 'dark';
}

interface Variant extends Look {
  readonly device: 'phone' | 'tablet' | 'desktop';
}

export const variants: readonly Variant[] = ['cookies', 'home-kitchen'].flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((appearance) =>
    (['phone', 'tablet', 'desktop'] as const).map((device) => ({ theme, appearance, device })),
  ),
);

/** In every look on every device at every commit. */
const inEveryVariant = ['Menu', 'Confirmation'].map(stateNamed);

/** Each state in one of the twelve variants, and a few states in all. The matrix takes all states in all variants. */
export const statesToCheck = statesByFeature
  .flatMap((feature) => feature.states)
  .flatMap((state, position) => {
    const fitting = variants.filter(({ device }) => (state.device ?? device) === device);
    const way = position % fitting.length;
    const isInAll = isMatrix || inEveryVariant.includes(state);
    return fitting
      .filter((_variant, number) => isInAll || number === way)
      .map((variant) => ({ state, variant, title: titleOf(state, variant) }));
  });

function stateNamed(wanted: string): ScreenState {
  const found = statesByFeature.flatMap((feature) => feature.states).find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no state ${wanted}.`);
  return found;
}

function titleOf({ name }: ScreenState, { theme, appearance, device }: Variant): string {
  return `${name} (${theme}, ${appearance}, ${device})`;
}

export const deviceOptions = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
