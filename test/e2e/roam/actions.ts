import fc from 'fast-check';
import type { Fault } from '../../../src/tools/mock-api/faults';
import { callDescriptions } from '../../../src/tools/backend-check/calls';
import { routes } from '../../../src/domain/shared/paths';
import { address } from '../support/typed-address';
import type { Control } from './controls';
import type { ControlName, Plain, Step } from './step';

/** An intention of a walk. The page that it meets decides which step that is. */
export type Action =
  | { readonly kind: 'press' | 'type' | 'choose'; readonly pick: number; readonly isByKeyboard: boolean }
  | { readonly kind: 'buy'; readonly pick: number; readonly isByKeyboard: boolean; readonly times: number }
  | { readonly kind: 'step'; readonly step: Step };

const orderId = 'SB-20316';
const pages = [
  ...Object.values(routes).filter((path) => !path.startsWith('/demo')),
  '/menu?item=almond-cloud',
  '/menu?dietary=nut-free&sort=price',
  '/#about',
  '/#contact',
  '/nowhere',
  `/track-order?id=${orderId}`,
  `/payment-status?orderId=${orderId}`,
  '/orders?page=2',
];

const step = (made: Step) => fc.constant<Action>({ kind: 'step', step: made });
const plain = (...kinds: readonly Plain[]) =>
  fc.constantFrom(...kinds).map((what): Action => ({ kind: 'step', step: { kind: 'plain', what } }));
/** A number of fast-check is mostly near an end of its range. */
const pick = fc.noBias(fc.integer({ min: 0, max: 9_999 })).map((number) => number / 10_000);
const byKeyboard = fc.noBias(fc.integer({ min: 0, max: 3 })).map((number) => number === 0);
const onControl = (kind: 'press' | 'type' | 'choose') =>
  fc.record({ pick, isByKeyboard: byKeyboard }).map((record): Action => ({ kind, ...record }));

/** So many steps on the way to an order, one after the other. */
const buy = fc
  .record({ pick, isByKeyboard: byKeyboard, times: fc.noBias(fc.integer({ min: 1, max: 8 })) })
  .map((record): Action => ({ kind: 'buy', ...record }));

const faults: readonly Fault[] = [
  ...[401, 404, 409, 429, 500, 503].map((status): Fault => ({ kind: 'status', status })),
  ...[200, 1500].map((milliseconds): Fault => ({ kind: 'delay', milliseconds })),
  ...(['silence', 'refuse', 'lose', 'lose', 'cut'] as const).map((kind): Fault => ({ kind })),
  { kind: 'body', body: '<h1>It works!</h1>' },
];
/** Those of the purchase are met more often. */
const calls = [
  ...callDescriptions.map(({ call }) => `${call.method} ${call.path}`),
  ...Array.from({ length: 6 }, () => 'POST /api/v1/orders'),
  ...Array.from({ length: 3 }, () => ['GET /api/v1/orders/{orderId}', 'POST /api/v1/auth/refresh']).flat(),
];
const fault = fc
  .tuple(fc.constantFrom(...calls), fc.constantFrom(...faults))
  .map(([call, made]): Action => ({ kind: 'step', step: { kind: 'fault', call, fault: made } }));

const minute = 60;
/** A call's time-out, the poll of a payment, ten minutes, to a closed kitchen, past midnight, a day. */
const jumps = [3, 21, 31, 10 * minute, 5 * 60 * minute, 13 * 60 * minute, 25 * 60 * minute];
/** The third is the first at 200 %. */
const sizes = [
  [1280, 800],
  [390, 844],
  [640, 400],
  [320, 640],
  [768, 1024],
  [640, 256],
] as const;

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 30, arbitrary: buy },
  { weight: 22, arbitrary: onControl('press') },
  { weight: 6, arbitrary: onControl('type') },
  { weight: 3, arbitrary: onControl('choose') },
  { weight: 6, arbitrary: fc.constantFrom(...pages).chain((path) => step({ kind: 'open', path })) },
  { weight: 4, arbitrary: fc.constantFrom('Escape', 'Tab', 'Shift+Tab').chain((key) => step({ kind: 'key', key })) },
  { weight: 8, arbitrary: plain('back', 'back', 'forward', 'reload') },
  { weight: 4, arbitrary: plain('new tab', 'next tab', 'next tab', 'close tab') },
  { weight: 2, arbitrary: plain('go offline', 'go online', 'go online') },
  { weight: 5, arbitrary: fault },
  { weight: 6, arbitrary: plain('heal') },
  { weight: 3, arbitrary: fc.constantFrom(...jumps).chain((seconds) => step({ kind: 'jump', seconds })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...sizes).chain(([width, height]) => step({ kind: 'resize', width, height })),
  },
  { weight: 1, arbitrary: plain('translate') },
);

export function walksOf(seed: number, count: number, length: number): readonly (readonly Action[])[] {
  return fc.sample(fc.array(action, { minLength: length, maxLength: length, size: 'max' }), { seed, numRuns: count });
}

/** The controls on the way from the menu to a paid order and back; the first that is there is pressed. */
const purchase = [
  /^Confirm & Pay$/,
  /^Continue as Demo Customer$/,
  /^(?:Pay \$.*|Decline Payment|Back to Shop)$/,
  /^Continue with Google$/,
  /^(?:Continue|Login to Checkout|Checkout)$/,
  /^(?:Restore Cart|Go to Payment|Retry Payment|Try Again|Retry)$/,
  /^(?:Add .* to cart.*|Add to Cart.*|Increase .*)$/,
];

const texts = [
  '',
  'x',
  '   ',
  'Zoë O’Hara',
  'vanilla',
  '0',
  '-1',
  '999999',
  '75204',
  'not an address',
  '<b>bold</b>',
  '日本語',
];

export function stepOf(wanted: Action, controls: readonly Control[]): Step | undefined {
  if (wanted.kind === 'step') return wanted.step;
  const by = wanted.isByKeyboard ? 'keyboard' : 'pointer';
  const presses = controls.filter(({ kind }) => kind === 'press');
  switch (wanted.kind) {
    case 'press': {
      const control = pickOf(presses, wanted.pick);
      return control && { kind: 'press', control: nameOf(control), by };
    }
    case 'type': {
      const control = pickOf(
        controls.filter(({ kind, role }) => kind === 'type' && role !== 'date'),
        wanted.pick,
      );
      return control && { kind: 'type', control: nameOf(control), text: pickOf(texts, (wanted.pick * 7919) % 1) ?? '' };
    }
    case 'choose': {
      const control = pickOf(
        controls.filter(({ kind, options }) => kind === 'choose' && options > 1),
        wanted.pick,
      );
      if (!control) return undefined;
      return {
        kind: 'choose',
        control: nameOf(control),
        option: Math.floor(((wanted.pick * 7919) % 1) * control.options),
      };
    }
    case 'buy':
      return nextOfPurchase(controls, presses, wanted.pick, by);
  }
}

function nextOfPurchase(
  controls: readonly Control[],
  presses: readonly Control[],
  part: number,
  by: 'pointer' | 'keyboard',
): Step | undefined {
  for (const field of controls) {
    const text = field.kind === 'type' && field.isInDialog ? textFor(field.name) : undefined;
    if (text !== undefined && letters(field.value) !== letters(text))
      return { kind: 'type', control: nameOf(field), text };
  }
  const cart = presses.find(({ name }) => /^Cart, \d/.test(name));
  if (cart && part < 0.6) return { kind: 'press', control: nameOf(cart), by };
  for (const pattern of purchase) {
    const control = pickOf(
      presses.filter(({ name }) => pattern.test(name)),
      part,
    );
    if (control) return { kind: 'press', control: nameOf(control), by };
  }
  return { kind: 'open', path: routes.menu };
}

function textFor(label: string): string | undefined {
  const known: readonly (readonly [RegExp, string])[] = [
    [/^Address line 1/, address.line1],
    [/^City/, address.city],
    [/^ZIP code/, address.zip],
    [/^Mobile number/, address.mobile],
  ];
  return known.find(([pattern]) => pattern.test(label))?.[1];
}

/** A field may write a phone number in its own way. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

function nameOf({ role, name, nth }: Control): ControlName {
  return { role, name, nth };
}

function pickOf<Item>(items: readonly Item[], part: number): Item | undefined {
  return items[Math.floor(part * items.length)];
}
