import { describe, expect, it } from 'vitest';
import { loadProfile } from '../../src/app/profiles';
import { loadSample } from '../../src/app/profiles/samples';
import { momentOf } from '../../src/demo/gallery/state-moments';
import { statesByFeature } from '../../src/demo/states/demo-states';
import type { DemoStep, ScreenState } from '../../src/demo/states/screen-state';
import { button, link } from '../e2e/journeys/support/targets';
import type { Target } from '../e2e/journeys/support/shop-window';
import { anAccountGateway } from '../support/in-memory-gateways';
import { CountingRandomness } from '../support/in-memory-device';
import { isShown, wordsOf } from './support/find-targets';
import { newShopWindow } from './support/open-shop';
import type { ProcessWindow } from './support/process-window';

/** A sentence with such words tells the customer what to do. */
const tells =
  /\b(you can|try again|please|choose|call|come back|e-?mail or|or write|tap|look in|add something|keep the|if you continue|next: pay|sign in to|to change it|to delete)\b/i;

const phone = link(/\(\d{3}\) \d{3}-\d{4}/);
const mail = link(/@/);
const radio = (name: string | RegExp): Target => ({ role: 'radio', name });

/** How it is done. All controls of a row must be there. */
const ways: readonly (readonly [sentence: RegExp, ...controls: readonly Target[]])[] = [
  [/^You can pay for this order again/, button('Retry Payment')],
  [/^You can order the same items again/, button('Order Again')],
  [/^You can still change your cart/, button(/^Cart\b/)],
  // A sign-in that Google refused begins again at home.
  [/try again\b/i, { control: /^(?:Retry|Try Again|Confirm & Pay|Continue with Google|Go to Home)/ }],
  [/\bcall\b/i, phone],
  [/\bemail or call\b/, mail],
  [/\bchoose Pickup\b/, radio(/^Pickup/)],
  [/^Tap the heart/, button('Clear Filters')],
  [/\bLook in My Orders\b/, link(/My Orders$/)],
  [/^Sign in to\b/i, button(/Google$|^Continue as/)],
  [/^Add something from today's menu/, link('Shop Now')],
  [/^Keep the item at today's price, or remove it/, radio(/^Update to /), radio('Remove')],
  [/^If you continue, we'll remove these/, button(/^Continue with/)],
  [/^Please fix the following/, link(/is required$/)],
  [/^Please come back when the kitchen is open/, link(/Menu/)],
  [/^Please try when (?:we're open|the menu is new)/, button('Close')],
  [/^Please check your order confirmation email/, link(/Orders/)],
  [/^Next: pay on our secure payment page/, button(/^Confirm & Pay/)],
  [/\bto change it\.$/, link(/Google security settings/)],
];

/** The states of parts that are missing here, and pages of text. */
const leftOut = ['accountMenu', 'lastOrder', 'earlierAddresses', 'demoControls', 'privacy', 'terms', 'accessibility'];

const profile = await loadProfile('cookies');
const sample = await loadSample('cookies');
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

describe('what a screen tells to do has a control, also where every part that may silently be missing is missing', () => {
  const states = statesByFeature.flatMap((feature) => feature.states).filter((state) => !leftOut.includes(state.of));

  it.each(states)('$name', async (state) => {
    const shop = await newShopWindow({ withoutSilentParts: true, size: sizes[state.device ?? 'desktop'] });
    await openState(shop, state);
    for (const sentence of sentences(place(shop.document)).filter((words) => tells.test(words))) {
      const told = ways.filter(([pattern]) => pattern.test(sentence));
      expect(told, `No control is known for '${sentence}'`).not.toEqual([]);
      for (const [, ...controls] of told)
        for (const control of controls)
          expect(
            shop.all(control).filter((found) => place(shop.document).contains(found) && isUsable(found)),
            `'${sentence}' has no ${JSON.stringify(control, written)}`,
          ).not.toEqual([]);
    }
  });
});

async function openState(shop: ProcessWindow, state: ScreenState): Promise<void> {
  const { time } = shop.device;
  const on = { shop: 'cookies', profile, sample, account: anAccountGateway(), randomness: new CountingRandomness() };
  const { path, storage } = await momentOf(
    state,
    { theme: '', appearance: '' },
    { ...on, clock: { now: () => time.now() } },
  );
  await shop.open('/privacy');
  await shop.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, storage);
  await shop.open(path);
  for (const step of state.steps ?? []) await take(shop, step);
  await shop.see(state.shows);
}

async function take(shop: ProcessWindow, step: DemoStep): Promise<void> {
  if ('fill' in step) return shop.fill(step.fill, step.with);
  // The recent addresses, which fold the fields, are missing here.
  if (step.press === 'Edit or new address') return;
  if (step.press !== '{item}') return shop.press(step.press);
  await shop.see({ role: 'article' });
  await shop.press(shop.document.querySelector('article h3')?.textContent ?? '');
}

const blocks = 'p, li, dt, dd, h1, h2, h3, h4, legend, small, label, output, [role=alert], [role=status]';

/** Behind a dialog nothing can be pressed. */
function place({ body }: Document): HTMLElement {
  return [...body.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? body;
}

function sentences(shownPlace: HTMLElement): readonly string[] {
  const shown = [...shownPlace.querySelectorAll<HTMLElement>(blocks)].filter(
    (block) => isShown(block) && !block.querySelector(blocks),
  );
  return [...new Set(shown.flatMap((block) => wordsOf(block).split(/(?<=[a-z)][.!?]) ?(?=[A-Z])/)))];
}

function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled, [aria-disabled=true]');
}

function written(_key: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value;
}
