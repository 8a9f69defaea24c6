import type * as fc from 'fast-check';
import type { ShopPage } from '../world/shop-page';
import type { Tab } from '../world/tab';
import type { World } from '../world/world';

/** Time enough for a reply that meets no trouble. */
export const moment = 200;

/** fast-check hands the world to each step as the model and as the system. */
export interface Stage {
  readonly world: World;
}

/** `isPossible` asks what the customer sees. */
export class Step implements fc.AsyncCommand<Stage, Stage, true> {
  constructor(
    private readonly words: string,
    private readonly isPossible: (world: World) => boolean,
    private readonly happen: (world: World) => void | Promise<void>,
    /** 0 for what happens at the same moment as the next step. */
    private readonly takes = moment,
  ) {}

  async check({ world }: Stage): Promise<boolean> {
    return this.isPossible(world);
  }

  async run({ world }: Stage): Promise<void> {
    world.steps.push(this);
    await this.happen(world);
    await world.pass(this.takes);
    if (world.takesTurns) await world.passUntilQuiet();
    if (world.auditor.problems.length > 0) throw new Error('The story ends here.');
  }

  toString(): string {
    return `${this.words}.`;
  }
}

export function onPage(
  tab: number,
  words: string,
  isPossible: (page: ShopPage, world: World) => boolean,
  happen: (page: ShopPage, world: World) => void | Promise<void>,
): Step {
  const pageOf = (world: World) => world.tabs[tab]?.page;
  return new Step(
    `Tab ${nameOf(tab)}: ${words}`,
    (world) => {
      const page = pageOf(world);
      return page !== undefined && !page.load.isFrozen && isPossible(page, world);
    },
    (world) => {
      const page = pageOf(world);
      return page && happen(page, world);
    },
  );
}

export function toTab(
  tab: number,
  words: string,
  isPossible: (tab: Tab, world: World) => boolean,
  happen: (tab: Tab, world: World) => void | Promise<void>,
): Step {
  const tabOf = (world: World) => world.tabs[tab] ?? world.tabs[0];
  return new Step(
    `Tab ${nameOf(tab)}: ${words}`,
    (world) => !tabOf(world).isFrozen && isPossible(tabOf(world), world),
    (world) => happen(tabOf(world), world),
  );
}

export function nameOf(tab: number): string {
  return tab === 0 ? 'A' : 'B';
}
