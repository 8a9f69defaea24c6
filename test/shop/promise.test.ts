import { expect, it } from 'vitest';
import { Customer } from '../e2e/journeys/support/customer';
import { button, dialog, within } from '../e2e/journeys/support/targets';
import { wordsOf } from './support/find-targets';
import { openShop } from './support/open-shop';

const build = 'home-kitchen';
const dish = 'Chicken Biryani';
const article = { role: 'article' } as const;

/** The first day that is written in words, such as `Sat, Nov 21`. */
function dayIn(words: string): string | undefined {
  return /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d+/.exec(words)?.[0];
}

/** A Friday, by the hour in Dallas. The shop takes orders for the next day until nine in the evening. */
const hours = [
  { hour: 9, time: '2026-11-20T15:00:00Z', promised: 'Sat, Nov 21', said: 'tomorrow' },
  { hour: 17, time: '2026-11-20T23:00:00Z', promised: 'Sat, Nov 21', said: 'tomorrow' },
  { hour: 23, time: '2026-11-21T05:00:00Z', promised: 'Sun, Nov 22', said: 'Sun, Nov 22' },
];

it.each(hours)('one day is promised from the hero to the receipt at $hour:00', async ({ time, promised, said }) => {
  const shop = await openShop({ build, time, at: '/menu' });
  const customer = new Customer(shop);
  const wordsAt = (place: string) => shop.document.querySelector(place)?.textContent ?? '';
  await customer.add(dish);
  await customer.seeCart(1);
  expect(dayIn(wordsAt('.promise p'))).toBe(promised);
  // Only tomorrow has a last hour.
  expect(wordsAt('.promise p').includes('Order by 9 PM')).toBe(said === 'tomorrow');
  await shop.open('/');
  await shop.until(
    () => dayIn(wordsAt('.hero__lead')) === promised,
    () => `The hero says '${wordsAt('.hero__lead')}'.`,
  );
  await customer.openCart();
  const cart = dialog('Your Cart');
  for (const way of ['Delivery', 'Pickup'])
    await shop.see(within(cart, { role: 'radio', name: new RegExp(`^${way} ${said} 11 AM`) }));
  await shop.press(button('Close cart'));
  await customer.signInFromCheckout();
  await customer.fillAddress();
  await shop.press(button('Continue'));
  expect(dayIn(await shop.textOf(dialog('Confirm Your Order')))).toBe(promised);
  await shop.press(button('Confirm & Pay'));
  await customer.pay();
  expect(dayIn(await shop.textOf({ role: 'main' }))).toBe(promised);
});

it('the usual order is the newest delivered one, not a newer one that was cancelled', async () => {
  // At noon, the newest order of the long history is one that was cancelled.
  const shop = await openShop({ build, time: '2026-11-20T18:00:00Z', at: '/' });
  await new Customer(shop).signInTo('/orders');
  await shop.showScenario('long-history');
  const newest = async (status: string) => {
    await shop.open(`/orders?date=all&status=${status}`);
    await shop.see(article);
    const [card] = shop.all(article);
    return { time: card?.querySelector('time')?.getAttribute('datetime') ?? '', words: card ? wordsOf(card) : '' };
  };
  const cancelled = await newest('cancelled');
  const delivered = await newest('delivered');
  expect([delivered.time, cancelled.time].toSorted()).toEqual([delivered.time, cancelled.time]);
  const [items = ''] = /\d+ × .*?(?=Delivery Info)/.exec(delivered.words) ?? [];
  expect(items).not.toBe('');
  await shop.open('/');
  expect(await shop.textOf({ role: 'region', name: /Your usual$/ })).toContain(items.trim());
});
