import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountArea } from '../../../src/ui/auth/account-area';
import { PendingOrderSlot } from '../../../src/ui/checkout/pending-order/pending-order-slot';
import { LoadFailure } from '../../../src/ui/load-failure';
import { aPendingOrder } from '../../support/builders';
import { aPendingOrderOffer } from '../../support/pending-order-fixture';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

/** Components that may be missing without a word, and why nobody is stuck without them. */
const silentParts: Readonly<Record<string, string>> = {
  AccountMenu: 'a link to the profile stands in its place, where Sign Out is too',
  'additions.Top': "the demo's strip; a shop has none",
  BannerText: "news; the reload that it offers is the browser's own",
  Burst: 'decoration',
  ContactForm: 'the phone number and the address stand above it',
  EarlierAddresses: 'the fields below it take any address',
  InstallHint: 'an offer',
  LastOrder: 'an offer; My Orders has Order Again',
  OfflineNotice: 'when the list was read; it reads again by itself, and so does a reload',
  PrintedAddress: 'on paper alone, and Delivery Details has it',
  QrCode: "'The number is enough.' stands in its place",
};

/** The components between the tags of each SilentBoundary in the sources. */
function silentComponents(): readonly string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join('src', file), 'utf8'));
  const boundaries = sources.flatMap((source) => [
    ...source.matchAll(/<SilentBoundary[^\n]*\n(.*?)<\/SilentBoundary>/gs),
  ]);
  return boundaries.flatMap(([, children = '']) =>
    [...children.matchAll(/<((?:additions\.)?[A-Z]\w*)/g)].flatMap(([, name]) => name ?? []),
  );
}

function Blocked(): never {
  throw new LoadFailure('A filter list blocks this part');
}

/** The tests break the loading on purpose; React's report of it would only hide others. */
const quiet = { onCaughtError: () => undefined };

describe('a part that may be missing without a word', () => {
  it('is in the list above, with what the customer has instead', () => {
    const found = new Set(silentComponents().filter((name) => name !== 'LazyFallback'));
    expect([...found].toSorted()).toEqual(Object.keys(silentParts).toSorted());
  });

  it('leaves the account within reach', async () => {
    const { session, overlays, toasts } = await aShop();
    renderInShop(<AccountArea />, [session, overlays, toasts], '/', { accountMenu: Blocked }, quiet);
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/profile');
  });

  it('does not hide an unfinished order, whose items are in no cart: two ways lead to it', async () => {
    const shop = await aShop();
    shop.pending.save([aPendingOrder({ stage: 'awaitingPayment' })]);
    const { presence } = aPendingOrderOffer(shop);
    let isBlocked = true;
    const Notice = () => (isBlocked ? Blocked() : <h2>The notice</h2>);
    const slot = <PendingOrderSlot isOffered />;
    const { user } = renderInShop(slot, [presence, shop.toasts], '/', { pendingOrderNotice: Notice }, quiet);
    expect(screen.getByText(/You have an unfinished order/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders');
    isBlocked = false;
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(screen.getByRole('heading', { name: 'The notice' })).toBeDefined();
  });
});
