import { expect, it } from 'vitest';
import { memoryItems } from '../../../src/adapters/storage/json-storage';
import { openLinkedMoment } from '../../../src/demo/moments/linked-moment';

it('a demo is loaded again for a link to another moment, and not for one to a place on the page', async () => {
  let loads = 0;
  const location = { hash: '', pathname: '/', search: '', reload: () => loads++ };
  const page = Object.assign(new EventTarget(), { location, localStorage: memoryItems(), history: {} });
  expect(await openLinkedMoment('cookies', page as never)).toEqual({ kind: 'none' });
  for (const hash of ['#contact', '#moment=1.abc']) {
    location.hash = hash;
    page.dispatchEvent(new Event('hashchange'));
  }
  expect(loads).toBe(1);
});
