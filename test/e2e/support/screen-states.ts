import type { ScreenState } from '../../../src/demo/states/screen-state';
import { statesByFeature } from '../../../src/demo/states/demo-states';
import { isMatrix } from './matrix';

export interface Look {
  readonly theme: string;
  readonly appearance: 'light' | 'dark';
}

type Device = 'phone' | 'tablet' | 'desktop';

const looks: readonly Look[] = ['cookies', 'home-kitchen'].flatMap((theme) =>
  (['light', 'dark'] as const).map((appearance) => ({ theme, appearance })),
);
const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** In every look on every device at every commit. */
const inEveryVariant = ['Menu', 'Confirmation'].map(stateNamed);

interface CheckedState {
  readonly state: ScreenState;
  readonly device: Device;
  /** The state is opened in the first of them, and the page then puts on the others. */
  readonly looks: readonly Look[];
  readonly title: string;
}

/** Each state in one look on one device, and a few states in all. The matrix takes all states in all variants. */
const statesToCheck = statesByFeature
  .flatMap((feature) => feature.states)
  .flatMap((state, position): readonly CheckedState[] => {
    const fitting = devices.filter((device) => (state.device ?? device) === device);
    if (isMatrix || inEveryVariant.includes(state)) return fitting.map((device) => checked(state, device, looks));
    const way = position % (looks.length * fitting.length);
    const look = looks.slice(Math.floor(way / fitting.length)).slice(0, 1);
    return fitting
      .slice(way % fitting.length)
      .slice(0, 1)
      .map((device) => checked(state, device, look));
  });

/** How many states a page shows one after the other: to start a page takes longer than the checks of axe in it. */
const inOnePage = isMatrix ? 1 : 4;

export const pagesToCheck = devices.flatMap((device) => {
  const states = statesToCheck.filter((one) => one.device === device);
  return states.flatMap((_state, position) =>
    position % inOnePage === 0 ? [{ device, states: states.slice(position, position + inOnePage) }] : [],
  );
});

function checked(state: ScreenState, device: Device, worn: readonly Look[]): CheckedState {
  const [look, ...others] = worn.map(({ theme, appearance }) => `${theme}, ${appearance}`);
  const title = `${state.name} (${others.length > 0 ? 'every look' : look}, ${device})`;
  return { state, device, looks: worn, title };
}

function stateNamed(wanted: string): ScreenState {
  const found = statesByFeature.flatMap((feature) => feature.states).find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no state ${wanted}.`);
  return found;
}

export const deviceOptions = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
