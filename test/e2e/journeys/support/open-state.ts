import type { DemoStep, ScreenState } from '../../../../src/demo/states/screen-state';
import type { ShopWindow } from './shop-window';

/** Opens a moment of the gallery by its link, in this window. */
export async function openMoment(window: ShopWindow, name: string): Promise<void> {
  await window.open('/demo/gallery');
  await window.see({ role: 'link', name });
  const link = await window.evaluate((text) => {
    const links = [...document.querySelectorAll('main a')];
    return links.find((one) => one.textContent?.trim() === text)?.getAttribute('href');
  }, name);
  // From another page: the moment is behind the #, and a change of that alone loads nothing.
  await window.open('/robots.txt');
  await window.open(link ?? '');
}

/** Opens a state in the shop's own look, and takes its steps. */
export async function openState(window: ShopWindow, { name, steps = [], shows }: ScreenState): Promise<void> {
  await openMoment(window, name);
  for (const step of steps) await take(window, step);
  await window.see({ text: shows });
}

async function take(window: ShopWindow, step: DemoStep): Promise<void> {
  if ('fill' in step) return window.fill(step.fill, step.with);
  const name = step.press === '{item}' ? await firstItem(window) : step.press;
  await window.press({ control: new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`) });
}

async function firstItem(window: ShopWindow): Promise<string> {
  await window.see({ role: 'article' });
  return window.evaluate(() => document.querySelector('article h3')?.textContent ?? '', undefined);
}
