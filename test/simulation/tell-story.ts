import * as fc from 'fast-check';
import { paths } from '../../src/domain/shared/paths';
import { signIn } from './steps/session-steps';
import type { Step } from './steps/step';
import type { Beginning, Story } from './story';
import { customers } from './world/customers';
import { World, type Scene } from './world/world';

const minute = 60_000;

export class StoryProblem extends Error {
  constructor(
    problems: readonly string[],
    readonly beginning: Beginning,
    readonly steps: readonly Step[],
  ) {
    super([...new Set(problems)].join('; '));
  }
}

/** Tells a story until nothing is on its way. Resolves with the number of orders made; rejects with a StoryProblem. */
export async function tellStory(scene: Scene, beginning: Beginning, story: Story): Promise<number> {
  const world = new World(scene, beginning);
  const onRejection = (reason: unknown) => world.auditor.report(`unhandled rejection: ${String(reason)}`);
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onRejection);
  try {
    await begin(world, beginning);
    const stage = { world };
    await fc.asyncModelRun(() => ({ model: stage, real: stage }), story);
    await end(world);
    throwIfWrong(world, beginning);
    return world.services.orders.length;
  } catch (failure) {
    // A step stops at the problem it found; anything else is a bug in the simulation, or an error that nothing caught.
    if (world.auditor.problems.length === 0) world.auditor.report(String(failure));
    throw storyProblem(world, beginning);
  } finally {
    process.off('unhandledRejection', onRejection);
    process.off('uncaughtException', onRejection);
    await world.services.stop();
  }
}

function throwIfWrong(world: World, beginning: Beginning): void {
  if (world.auditor.problems.length > 0) throw storyProblem(world, beginning);
}

function storyProblem({ auditor, steps }: World, beginning: Beginning): StoryProblem {
  return new StoryProblem(auditor.problems, beginning, steps);
}

async function begin(world: World, { isSignedIn, hasTwoTabs, items }: Beginning): Promise<void> {
  await world.start();
  await world.pass(100);
  const [{ page }] = world.tabs;
  if (page?.screen?.kind !== 'menu') return;
  for (const number of items) {
    const product = page.screen.menu.products[number];
    if (!product) continue;
    page.cart.add(product);
    world.auditor.items.put(product.id, 1);
  }
  if (isSignedIn) await signIn(page, customers[0], world);
  if (hasTwoTabs) await world.tabs[1].open(paths.menu);
  await world.pass(100);
}

/**
 * The browser may offer to install the shop at any time, and another tab may choose delivery or pickup, also while the page
 * is kept in memory. Therefore one listener for each of these stays until the page is gone.
 */
const asLongAsPage: readonly string[] = ['beforeinstallprompt', 'appinstalled', 'storage', 'pageshow'];

async function end(world: World): Promise<void> {
  const { auditor, network, storage } = world;
  network.heal();
  if (storage.state === 'full') storage.state = 'works';
  world.setOnline(true);
  for (const { page } of world.tabs) page?.load.thaw();
  await world.pass(3 * minute);
  for (const { page } of world.tabs) {
    if (page?.session.isSignedIn) page.go(paths.orders);
    if (world.takesTurns) await world.pass(minute);
  }
  await world.pass(minute);
  for (const { page } of world.tabs) if (page?.screen?.kind === 'orders') page.go(paths.menu);
  await world.pass(minute);
  auditor.auditOffers();
  const loads = world.tabs.flatMap(({ page }) => (page ? [page] : []));
  for (const page of loads) page.stop();
  for (const tab of world.tabs) if (tab.away) tab.close();
  await world.time.advance(10 * minute);
  for (const { load } of loads) {
    const listeners = [...load.window.listeners, ...load.window.document.listeners];
    const left = listeners.filter((type, at) => !asLongAsPage.includes(type) || listeners.indexOf(type) !== at);
    if (left.length > 0) auditor.report(`listeners are left: ${left.join(', ')}`);
    if (load.timers > 0) auditor.report(`${load.timers} timers are left`);
  }
  for (const problem of await world.services.findProblems()) auditor.report(problem);
  if (world.locks.isHeld) auditor.report('a lock is still held');
}
