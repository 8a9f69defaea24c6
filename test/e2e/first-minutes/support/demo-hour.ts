import type { ShopWindow } from '../../journeys/support/shop-window';

/** Opens a page as it is at this hour of the shop's day. */
export async function openAtHour(window: ShopWindow, hour: number, path: string): Promise<void> {
  await window.open('/robots.txt');
  await window.evaluate((chosen) => {
    localStorage.setItem('storefront.demo', JSON.stringify({ theme: '', hour: chosen, open: false, ahead: 0 }));
  }, String(hour));
  await window.open(path);
}
