import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { DemoCheckoutViewModel, type DemoPayments } from '../../../src/demo/hosted-pages/demo-checkout.view-model';
import { anOrder } from '../../support/builders';
import { FakeBrowser, FakeBackForwardRestore } from '../../support/in-memory-device';

async function aPaymentPage(payments: Partial<DemoPayments> = {}) {
  const browser = new FakeBrowser();
  const backForwardRestore = new FakeBackForwardRestore();
  const settled: string[] = [];
  const checkout = new DemoCheckoutViewModel(
    {
      order: async (id) => anOrder({ id }),
      settle: async (id, decision) => {
        settled.push(`${decision} ${id}`);
        return `/after-${decision}`;
      },
      ...payments,
    },
    browser,
    backForwardRestore,
  );
  await checkout.load('order-1');
  return { checkout, browser, backForwardRestore, settled };
}

const refuses = () => Promise.reject(new ServiceError('refused', 'Order not found', 404));

describe('demo payment page', () => {
  it('shows the order to pay', async () => {
    const { checkout } = await aPaymentPage();
    expect(checkout.order).toMatchObject({ id: 'order-1', total: 1139 });
  });

  it.each(['pay', 'decline', 'abandon'] as const)(
    'settles it (%s) and leaves for the resulting path',
    async (decision) => {
      const { checkout, browser, settled } = await aPaymentPage();
      await checkout.decide(decision);
      expect(settled).toEqual([`${decision} order-1`]);
      expect(browser.visited).toEqual([`https://shop.test/after-${decision}`]);
    },
  );

  it('settles once, however often it is pressed', async () => {
    const { checkout, settled } = await aPaymentPage();
    await Promise.all([checkout.decide('pay'), checkout.decide('pay'), checkout.decide('decline')]);
    expect(settled).toEqual(['pay order-1']);
    expect(checkout.pending).toBe('pay');
  });

  it('can be pressed again after the Back button', async () => {
    const { checkout, backForwardRestore } = await aPaymentPage();
    await checkout.decide('pay');
    backForwardRestore.comeBack();
    expect(checkout.pending).toBeUndefined();
  });

  it('leads back to the shop when there is no such order', async () => {
    const { checkout, browser } = await aPaymentPage({ order: refuses });
    expect(checkout.error).toBe('Order not found');
    await checkout.decide('abandon');
    expect(browser.visited).toEqual(['https://shop.test/']);
  });

  it('shows why a payment could not be settled, and can be tried again', async () => {
    const { checkout, browser } = await aPaymentPage({ settle: refuses });
    await checkout.decide('pay');
    expect(checkout.error).toBe('Order not found');
    expect(checkout.pending).toBeUndefined();
    expect(browser.visited).toEqual([]);
  });
});
