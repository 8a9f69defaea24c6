import { spawnSync } from 'node:child_process';
import { test, type Locator, type Page } from '@playwright/test';
import type { DemoStep, ScreenState } from '../../../src/demo/states/screen-state';
import { statesByFeature } from '../../../src/demo/states/demo-states';
import { remembered } from './run-memory';

interface Look {
  readonly theme: string;
  readonly appearance: 'light' | 'dark';
}

/** One way to look at a state. */
interface Variant extends Look {
  readonly device: 'phone' | 'tablet' | 'desktop';
}

export const variants: readonly Variant[] = ['cookies', 'home-kitchen'].flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((appearance) =>
    (['phone', 'tablet', 'desktop'] as const).map((device) => ({ theme, appearance, device })),
  ),
);

/** How many commits it takes until every state has had its turn. */
const turns = 6;
/** 0 where the project is not in a git checkout. */
const commits = Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout);

/**
 * Each state with the variants to look at. `ALL_STATES` asks for all of them. Otherwise each commit looks at the next sixth
 * of the states, each in one of the twelve variants. The place in the list decides, so every run of a commit does the same.
 */
export const statesToCheck = statesByFeature
  .flatMap((feature) => feature.states)
  .flatMap((state, position) => {
    const fitting = variants.filter(({ device }) => (state.device ?? device) === device);
    return fitting
      .filter((_variant, number) => isTurnOf(position, number, fitting.length))
      .map((variant) => ({ state, variant, title: titleOf(state, variant) }));
  });

/** Whether this commit looks at the state at this position in this one of its ways to be looked at. */
export function isTurnOf(position: number, way: number, ways: number): boolean {
  const hasTurn = position % turns === commits % turns && way === Math.floor(position / turns) % ways;
  return hasTurn || process.env.ALL_STATES !== undefined;
}

function titleOf({ name }: ScreenState, { theme, appearance, device }: Variant): string {
  return `${name} (${theme}, ${appearance}, ${device})`;
}

export const deviceOptions = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Opens a state by the gallery's own link, then takes its steps. */
export async function openState(page: Page, state: ScreenState, look: Look): Promise<void> {
  const links = await galleryLinks(page, look);
  await followLink(page, state, links[state.name] ?? '');
}

/** The gallery's links by the name of their state. */
export async function galleryLinks(page: Page, { theme, appearance }: Look): Promise<Record<string, string>> {
  const gallery = `/demo/gallery?${new URLSearchParams({ theme, appearance }).toString()}`;
  const known = remembered<Record<string, string>>(`${test.info().project.use.baseURL}${gallery}`);
  const earlier = known.read();
  if (earlier) return earlier;
  await page.goto(gallery);
  const all = page.getByRole('main').getByRole('region').getByRole('link');
  await all.first().waitFor();
  const links = Object.fromEntries(
    await all.evaluateAll((found) =>
      found.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
    ),
  );
  known.write(links);
  return links;
}

/** Opens the link of a state and takes its steps. */
export async function followLink(page: Page, state: ScreenState, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForURL((url) => url.hash === '');
  for (const step of state.steps ?? []) await take(page, step);
  await page.getByText(state.shows).filter({ visible: true }).first().waitFor();
  // The heading and title of the current page, in case a step has led to another one.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.title !== '');
}

async function take(page: Page, step: DemoStep): Promise<void> {
  if ('fill' in step) return page.getByLabel(step.fill).fill(step.with);
  const name = step.press === '{item}' ? await firstItem(page) : step.press;
  return pressable(page, name).click();
}

async function firstItem(page: Page): Promise<string> {
  return (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
}

/** A button or link whose name begins with `name`; the last one is in the dialog on top, where there is one. */
function pressable(page: Page, name: string): Locator {
  const begins = new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);
  const found = page.getByRole('button', { name: begins }).or(page.getByRole('link', { name: begins }));
  return found.filter({ visible: true }).last();
}
