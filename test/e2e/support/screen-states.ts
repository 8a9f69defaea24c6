import type { ScreenState } from '../../../src/demo/states/screen-state';
import { statesByFeature } from '../../../src/demo/states/demo-states';
import { hasTurn } from './turns';

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

const turns = 6;

/**
 * Each commit looks at the next sixth of the states, each in one of the twelve variants. `ALL_STATES` asks for all
 * states in all variants.
 */
export const statesToCheck = statesByFeature
  .flatMap((feature) => feature.states)
  .flatMap((state, position) => {
    const fitting = variants.filter(({ device }) => (state.device ?? device) === device);
    const way = Math.floor(position / turns) % fitting.length;
    return fitting
      .filter(
        (_variant, number) =>
          process.env.ALL_STATES || ((process.env.ALL_IN_FIREFOX || hasTurn(position, turns)) && number === way),
      )
      .map((variant) => ({ state, variant, title: titleOf(state, variant) }));
  });

function titleOf({ name }: ScreenState, { theme, appearance, device }: Variant): string {
  return `${name} (${theme}, ${appearance}, ${device})`;
}

export const deviceOptions = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
