import { expect, it } from 'vitest';
import { ReviewOrder } from '../../../src/domain/checkout/review-order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { cents } from '../../../src/domain/shared/money';
import { aCartItem, aProduct, chicago } from '../../support/builders';
import { InMemoryCart } from '../../support/in-memory';
import { FakeTime } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';

it('a price that has changed needs a decision before checkout', async () => {
  const clock = new FakeTime(new Date('2026-11-28T20:00:00Z'));
  const menu = aMenuGateway({ todaysMenu: async () => [aProduct({ price: cents(300) })] });
  const carts = new InMemoryCart([aCartItem({ price: cents(250) })]);
  const review = new ReviewOrder(menu, carts, new CustomerCalendar(clock, chicago));

  const outcome = await review.execute();

  expect(outcome).toMatchObject({ unavailable: [{ reason: { kind: 'priceChanged', from: 250, to: 300 } }] });
});
