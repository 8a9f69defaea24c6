import { expect } from '@playwright/test';
import { readMomentLink } from '../../../../src/demo/moments/moment-link';
import { storeMoment } from '../../../../src/demo/moments/store-moment';
import type { DemoStep, ScreenState } from '../../../../src/demo/states/screen-state';
import { builds } from '../../../tools/builds.mjs';
import type { Look } from '../../support/screen-states';
import { remembered } from '../../support/run-memory';
import type { ShopWindow } from './shop-window';

export async function openMoment(window: ShopWindow, name: string, look?: Look): Promise<void> {
  const links = await galleryLinks(window, look);
  // The moment is behind the #, and a change of that alone loads nothing, so another page comes first.
  await window.open('/robots.txt');
  await window.open(links[name] ?? '');
  await window.seeUrl(/^[^#]+$/);
}

/** As its link does, which loads the shop once more to do so. */
async function openStored(window: ShopWindow, name: string, look?: Look): Promise<void> {
  const links = await galleryLinks(window, look);
  await window.open('/robots.txt');
  const { origin } = await window.url();
  const moment = await readMomentLink(new URL(links[name] ?? '', origin).hash, profileServedAt(window.server), origin);
  if (typeof moment === 'string') throw new Error(moment);
  const stored = new Map<string, string>();
  storeMoment(moment, {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  });
  await window.evaluate(
    (texts) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of texts) localStorage.setItem(key, text);
    },
    [...stored],
  );
  await window.open(moment.path);
}

function profileServedAt(server: string): string {
  return builds.find(({ port }) => server === `http://127.0.0.1:${port}`)?.settings.VITE_PROFILE ?? '';
}

async function galleryLinks(window: ShopWindow, look?: Look): Promise<Record<string, string>> {
  const gallery = look ? `/demo/gallery?theme=${look.theme}&appearance=${look.appearance}` : '/demo/gallery';
  const known = remembered<Record<string, string>>(window.server + gallery);
  const earlier = known.read();
  if (earlier) return earlier;
  await window.open(gallery);
  await window.see({ role: 'link', name: 'Home', within: { role: 'main' } });
  const links = await window.evaluate(
    () =>
      Object.fromEntries(
        // In WebKit each window has another origin, so the links leave it out.
        [...document.querySelectorAll<HTMLAnchorElement>('main section a')].map(
          ({ textContent, pathname, search, hash }) => [textContent?.trim() ?? '', pathname + search + hash],
        ),
      ),
    undefined,
  );
  known.write(links);
  return links;
}

export async function openState(window: ShopWindow, state: ScreenState, look?: Look): Promise<void> {
  const { name, steps = [], shows, leavesByItself } = state;
  if (leavesByItself) return openBriefState(window, state, look);
  await openStored(window, name, look);
  for (const step of steps) await take(window, step);
  await window.see({ text: shows });
}

/** Opened until it was seen, because a busy machine may look too late. Without its timers the page then stays. */
async function openBriefState(window: ShopWindow, { name, shows }: ScreenState, look?: Look): Promise<void> {
  const stays = () => window.evaluate(stayIfShown, shows);
  await expect(async () => {
    await openStored(window, name, look);
    await expect.poll(stays, { timeout: 3000, intervals: [20, 50] }).toBe(true);
  }).toPass();
}

function stayIfShown(text: string): boolean {
  if (!document.body.textContent.includes(text)) return false;
  for (let timer = Number(setTimeout(() => undefined)); timer > 0; timer--) clearTimeout(timer);
  // The page's file may show the text before the script that sets the timers; what checks the page has short ones.
  const start = setTimeout;
  const startShort = (work: () => void, delay = 0) => (delay < 1000 ? start(work, delay) : 0);
  Object.assign(globalThis, { setTimeout: startShort });
  return true;
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
