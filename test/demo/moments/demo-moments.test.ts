import { expect, it } from 'vitest';
import { memoryItems } from '../../../src/adapters/storage/json-storage';
import { linkToMoment, type MomentPage } from '../../../src/demo/moments/demo-moments';
import { readMomentLink } from '../../../src/demo/moments/moment-link';
import { storeMoment } from '../../../src/demo/moments/store-moment';

const hour = 60 * 60_000;

it('a link to a moment has the clock of the demo, not that of the device', async () => {
  const location = new URL('https://demo.example/menu?sort=price');
  const page = { location, localStorage: memoryItems() } as unknown as MomentPage;
  const chosen = { theme: '', hour: '', open: true, logsOrders: false, ahead: 24 * hour };
  const { hash } = new URL(await linkToMoment('cookies', chosen, page));
  const moment = await readMomentLink(hash, 'cookies', location.origin);
  if (typeof moment === 'string') throw new Error(moment);
  expect(moment.path).toBe('/menu?sort=price');
  expect((Date.parse(moment.at) - Date.now()) / hour).toBeCloseTo(24, 1);
});

it('a moment that is opened leaves nothing of the moment before', () => {
  const items = memoryItems();
  items.setItem('storefront.favorites', '["oat"]');
  storeMoment(
    {
      shop: 'cookies',
      at: new Date().toISOString(),
      path: '/',
      theme: '',
      hour: '',
      storage: { 'storefront.cart': '{}' },
    },
    items,
  );
  expect([items.getItem('storefront.favorites'), items.getItem('storefront.cart')]).toEqual([null, '{}']);
});
