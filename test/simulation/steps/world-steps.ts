import * as fc from 'fast-check';
import { paths } from '../../../src/domain/shared/paths';
import { onPage, Step, toTab } from './step';

const tab = fc.constantFrom(0, 1);
const always = () => true;

const open = fc.constant(
  toTab(
    1,
    'is opened',
    ({ page, away }) => !page && !away,
    (where) => where.open('/menu'),
  ),
);
const close = tab.map((at) =>
  toTab(
    at,
    'is closed, and a new tab is opened',
    ({ page }, world) => page !== undefined && world.canEnd(page),
    (where, world) => {
      world.auditor.sawReload();
      where.close();
      return where.open('/menu');
    },
  ),
);
const reload = tab.map((at) =>
  toTab(
    at,
    'is loaded again',
    ({ page }, world) => page !== undefined && world.canEnd(page),
    (where, world) => {
      world.auditor.sawReload();
      return where.reload();
    },
  ),
);
const visit = fc.tuple(tab, fc.constantFrom(paths.home, paths.menu, paths.orders)).map(([at, path]) =>
  onPage(
    at,
    `goes to ${path}`,
    ({ url }) => url.pathname !== path,
    (page) => page.go(path),
  ),
);

const minute = 60_000;
const waits = [
  { words: '5 seconds', milliseconds: 5000 },
  { words: '35 seconds', milliseconds: 35_000 },
  { words: '2 minutes', milliseconds: 2 * minute },
  { words: '61 minutes', milliseconds: 61 * minute },
  { words: '8 hours', milliseconds: 8 * 60 * minute },
  { words: '25 hours', milliseconds: 25 * 60 * minute },
];
const wait = fc.constantFrom(...waits).map(
  ({ words, milliseconds }) =>
    new Step(
      `${words} pass`,
      // Nobody knows how old an order is that was sent before the correction, so the story ends within a day.
      ({ isClockCorrected }) => !isClockCorrected || milliseconds < 60 * minute,
      () => undefined,
      milliseconds,
    ),
);

/** A clock that was a day or more behind makes an order as old as one whose customer was away. */
const correct = fc.constant(
  new Step(
    'The clock of the device is corrected',
    ({ clockError, age }) => clockError !== 0 && clockError > -24 * 60 * minute && age < 12 * 60 * minute,
    (world) => world.correctClock(),
  ),
);

const offline = fc.boolean().map(
  (isOnline) =>
    new Step(
      isOnline ? 'The network is back' : 'The network is gone',
      // While there is no network, ordered items cannot leave a cart on the server.
      ({ device, hasServerCart }) => device.isOnline !== isOnline && !hasServerCart,
      (world) => world.setOnline(isOnline),
      0,
    ),
);
const fill = fc.boolean().map(
  (isFull) =>
    new Step(
      isFull ? 'The storage is full' : 'The storage has room again',
      // One tab could not know what another one is doing at this moment.
      ({ storage, tabs, isQuiet }) =>
        storage.state === (isFull ? 'works' : 'full') && (isQuiet || !isFull || tabs.some(({ held }) => !held)),
      ({ storage }) => void (storage.state = isFull ? 'full' : 'works'),
      0,
    ),
);
const wipe = fc.constant(
  new Step('The customer clears all site data', always, (world) => {
    world.auditor.sawWipe();
    world.storage.clear();
  }),
);
const slowPayments = fc.boolean().map(
  (areSlow) =>
    new Step(
      areSlow ? 'Payments are processed slowly' : 'Payments are processed at once',
      ({ services }) => services.paysSlowly !== areSlow,
      ({ services }) => services.processPaymentsSlowly(areSlow),
      0,
    ),
);

export const worldSteps = [open, open, close, reload, visit, visit, wait, wait, wait, correct];
export const rareSteps = [offline, fill, wipe, slowPayments];
