import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../../src/domain/orders/order';
import { CustomerCalendar } from '../../../../src/domain/shared/customer-calendar';
import { OrderTools } from '../../../../src/ui/orders/order-details/order-tools';
import { toastPeriod } from '../../../../src/view-models/shell/toasts.view-model';
import { anOrder, aDay, chicago } from '../../../support/builders';
import { FakeTime } from '../../../support/in-memory-device';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

const sentence = /^My order from Second Batch arrives Sunday, November 22\.$/;

const refused = new DOMException('', 'NotAllowedError');

const delivery = anOrder({ scheduledFor: aDay('2026-11-22') });

async function pressShare(share?: (data: ShareData) => Promise<void>, isCopyRefused = false, order: Order = delivery) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { toasts } = await aShop();
  const calendar = new CustomerCalendar(new FakeTime(), chicago);
  const { user } = renderInShop(<OrderTools order={order} calendar={calendar} sharing />, [toasts]);
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  if (isCopyRefused) copy.mockRejectedValue(refused);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { copy, toasts };
}

const copied = () => screen.queryByText('Copied. Paste it wherever you like.');

describe('Share of an order', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    vi.restoreAllMocks();
  });

  it('copies the sentence on a device that cannot share, and says so for a while', async () => {
    const { copy, toasts } = await pressShare();
    expect(await navigator.clipboard.readText()).toMatch(sentence);
    expect(copy).toHaveBeenCalledOnce();
    expect(await screen.findByText('Copied. Paste it wherever you like.')).toBeTruthy();
    expect(toasts.toasts).toMatchObject([{ period: toastPeriod }]);
  });

  it('opens the dialog of a device that has one, and copies nothing', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    const { copy } = await pressShare(share);
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: expect.stringMatching(sentence) });
    expect(copy).not.toHaveBeenCalled();
    expect(copied()).toBeNull();
  });

  it('an order that is ready for pickup can be picked up, though its way is not stated', async () => {
    const { fulfillmentType: _, ...order } = delivery;
    await pressShare(undefined, false, { ...order, status: 'READY_FOR_PICKUP' });
    expect(await navigator.clipboard.readText()).toMatch(/^My order from Second Batch can be picked up Sunday/);
  });

  it('Share of an order that the customer cancels says nothing', async () => {
    const { copy } = await pressShare(async () => Promise.reject(new DOMException('', 'AbortError')));
    expect(copy).not.toHaveBeenCalled();
    expect(copied()).toBeNull();
    expect(screen.queryByText(/Nothing could be shared/)).toBeNull();
  });

  it.each([
    ['dialog', async () => Promise.reject(refused)],
    ['copy', undefined],
  ])('Share of an order that the device refuses shows the sentence: %s', async (_how, share) => {
    await pressShare(share, share === undefined);
    expect(await screen.findByText(/^Nothing could be shared\. My order from Second Batch arrives /)).toBeTruthy();
    expect(copied()).toBeNull();
  });
});

it('an order that was due yesterday is neither shared nor planned', async () => {
  const { toasts } = await aShop();
  const order = anOrder({ status: 'CONFIRMED', scheduledFor: aDay('2026-11-19') });
  renderInShop(<OrderTools order={order} calendar={new CustomerCalendar(new FakeTime(), chicago)} sharing printing />, [
    toasts,
  ]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print']);
});

describe('Add to calendar', () => {
  async function eventOf(order: Order): Promise<string | undefined> {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { toasts } = await aShop();
    const calendar = new CustomerCalendar(new FakeTime(), chicago);
    const { user } = renderInShop(<OrderTools order={order} calendar={calendar} />, [toasts]);
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    vi.restoreAllMocks();
    return files[0]?.text();
  }

  const window = { scheduledFor: new Date('2026-11-22T17:00:00Z'), promisedBy: new Date('2026-11-22T19:00:00Z') };

  it('the event says the day and the window as every page did before the order', async () => {
    expect(await eventOf(anOrder(window))).toContain(String.raw`DESCRIPTION:Delivery Sun\, Nov 22\, 11 AM–1 PM.`);
  });

  it('the event of a pickup gives a map the place with plain spaces', async () => {
    const event = await eventOf(anOrder({ ...window, fulfillmentType: 'PICKUP' }));
    expect(event?.replaceAll('\r\n ', '')).toContain(
      String.raw`LOCATION:Second Batch Kitchen\, 1420 Elm Street\, Dallas\, TX 75202`,
    );
  });
});
