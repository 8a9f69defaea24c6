import { describe, it } from 'vitest';
import type { MenuReply } from '../e2e/support/change-reply';
import { Customer } from '../e2e/journeys/support/customer';
import { button, text } from '../e2e/journeys/support/targets';
import { openShop } from './support/open-shop';
import type { ProcessWindow } from './support/process-window';

const item = 'Classic Chocolate Chip';

/** Before the scripts of the shop run, the page has noted a press, as `site/early-menu/draw-first-dishes.tsx` does. */
async function openAfterPress(shop: ProcessWindow, path: string): Promise<void> {
  const noted = JSON.stringify([{ id: 'classic-chocolate-chip', name: item }]);
  const { scripts } = shop.device;
  scripts.push(`sessionStorage.setItem('storefront.earlyAdds', ${JSON.stringify(noted)})`);
  await shop.open(path);
  scripts.pop();
}

describe('an Add that was pressed before the shop had started', () => {
  it('is taken back with a sentence where the item is sold out by then', async () => {
    const shop = await openShop({ build: 'http', at: '/privacy' });
    shop.device.services.changeReply('GET /api/v1/admin/menu-schedule/today', (menu: MenuReply) => ({
      scheduledMenusDetails: menu.scheduledMenusDetails.filter(({ itemName }) => itemName !== item),
    }));
    await openAfterPress(shop, '/menu');
    await shop.see({ role: 'article' });
    await shop.see(text(`${item} wasn't added: it can't be ordered right now.`));
    await new Customer(shop).seeCart(0);
  });

  it('is in the cart of a page that reads no menu, once', async () => {
    const shop = await openShop({ build: 'http', at: '/privacy' });
    await openAfterPress(shop, '/feedback');
    await new Customer(shop).seeCart(1);
    await shop.open('/menu');
    await shop.see(button(`Add ${item} to cart, 1 in cart`));
  });

  it('adds up with what another tab has added meanwhile', async () => {
    const shop = await openShop({ build: 'http', at: '/privacy' });
    const other = await shop.openTab();
    await new Customer(other).fillCart(item);
    await openAfterPress(shop, '/menu');
    await shop.see(button(`Add ${item} to cart, 2 in cart`));
    await new Customer(shop).seeCart(2);
    await new Customer(other).seeCart(2);
  });
});
