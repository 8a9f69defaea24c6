import type { SampleData } from '../../../src/adapters/mock/sample-data';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import { loadProfile } from '../../../src/app/profiles';
import { loadSample } from '../../../src/app/profiles/samples';
import type { ShopProfile } from '../../../src/domain/shop/shop-profile';
import { Auditor } from '../checks/auditor';
import { storedCart, storedPending, type Pieces, type StoredPending } from './stored-shop';
import type { Step } from '../steps/step';
import { latency, Network } from './network';
import type { Device } from './page-load';
import type { NewServices, ServiceTraits, SimulatedServices } from './services';
import { SharedLocks } from './shared-locks';
import { SharedStorage, type StorageState } from './shared-storage';
import type { ShopPage } from './shop-page';
import { Tab } from './tab';
import { VirtualTime } from './virtual-time';

/** Every reply has come or timed out after this time. */
const longestReply = 3 * 60_000;

export const shopNames = ['cookies', 'home-kitchen'] as const;
type ShopName = (typeof shopNames)[number];

export interface Scene {
  readonly shops: Readonly<Record<ShopName, { readonly sample: SampleData; readonly shop: ShopProfile }>>;
  readonly newServices: NewServices;
}

export async function loadScene(newServices: NewServices): Promise<Scene> {
  const load = async (name: ShopName) => ({ sample: await loadSample(name), shop: await loadProfile(name) });
  return { shops: { cookies: await load('cookies'), 'home-kitchen': await load('home-kitchen') }, newServices };
}

export interface WorldTraits extends ServiceTraits {
  readonly storage: StorageState;
  readonly shopName: ShopName;
  readonly cart: 'browser' | 'server';
  readonly hasWebLocks: boolean;
  readonly clockError: number;
}

export class World {
  readonly time = new VirtualTime();
  readonly storage: SharedStorage;
  readonly locks: SharedLocks;
  readonly services: SimulatedServices;
  readonly network: Network;
  readonly device: Device;
  readonly tabs: readonly [Tab, Tab];
  readonly auditor: Auditor;
  readonly steps: Step[] = [];
  /** A cart may hold these products as they were before the menu changed. */
  readonly changedProducts = new Set<string>();
  /** How far the clock of the device is ahead of that of the services, in milliseconds. */
  clockError: number;
  private undelivered = 0;
  private readonly startedAt = this.time.now();
  private count = 0;
  private pageCount = 0;

  constructor(
    { shops, newServices }: Scene,
    private readonly traits: WorldTraits,
  ) {
    const { sample, shop } = shops[traits.shopName];
    this.clockError = traits.clockError;
    this.locks = new SharedLocks(traits.hasWebLocks);
    // A browser without locks has no help against late copies.
    this.storage = new SharedStorage(traits.hasWebLocks, (writer, key) => this.tellTabs(writer, key));
    const uuid = () => `00000000-0000-4000-8000-${String(++this.count).padStart(12, '0')}`;
    const { time, storage, locks } = this;
    storage.state = traits.storage;
    this.services = newServices({ sample, shop, products: productsOf(sample), traits, time, uuid });
    this.auditor = new Auditor(this);
    this.network = new Network(this.services, time, {
      onSent: (exchange) => this.auditor.sent(exchange),
      onWorked: (exchange) => this.auditor.worked(exchange),
      onAnswered: (exchange) => this.auditor.answered(exchange),
    });
    this.device = {
      time,
      clock: { now: () => new Date(time.now().getTime() + this.clockError) },
      storage,
      locks,
      uuid,
      network: this.network,
      settings: {
        VITE_BACKEND: import.meta.env.VITE_BACKEND,
        VITE_PROFILE: traits.shopName,
        VITE_CART: traits.cart,
      },
      onCartChange: (page, change) => this.auditor.changing(page, change),
      isOnline: true,
    };
    const tab = (name: string) =>
      new Tab(
        name,
        this.device,
        {
          onDialog: (page, dialog, before) => this.auditor.sawDialog(page, dialog, before),
          onLeave: (page, url) => this.auditor.sawLeave(page, url),
        },
        () => `page-${++this.pageCount}`,
      );
    this.tabs = [tab('A'), tab('B')];
    globalThis.fetch = (input, init = {}) => this.network.fetch(typeof input === 'string' ? input : '', init);
  }

  async start(): Promise<void> {
    await this.services.load();
    await this.tabs[0].open('/menu');
  }

  /** Then everything must be right. In a long time, it must also be right once the replies have come. */
  async pass(milliseconds: number): Promise<void> {
    const first = Math.min(milliseconds, longestReply);
    await this.time.advance(first);
    this.auditor.audit();
    if (milliseconds === first) return;
    await this.time.advance(milliseconds - first);
    this.auditor.audit();
  }

  async passUntilQuiet(): Promise<void> {
    const latest = this.time.now().getTime() + longestReply;
    while (!this.isQuiet && this.time.now().getTime() < latest) await this.pass(latency);
  }

  get isQuiet(): boolean {
    const isLeaving = this.tabs.some((tab) => tab.isLeaving);
    return this.network.isIdleFor() && !this.locks.isHeld && this.tabsAreTold && !isLeaving;
  }

  get isAwake(): boolean {
    return !this.tabs.some(({ isFrozen }) => isFrozen);
  }

  get tabsAreTold(): boolean {
    return this.undelivered === 0;
  }

  /** A page that ends while a cart on the server is being changed cannot know whether the change was made. */
  canEnd({ load }: ShopPage): boolean {
    return !this.hasServerCart || this.network.isIdleFor(load);
  }

  get hasWebLocks(): boolean {
    return this.traits.hasWebLocks;
  }

  /** Without Web Locks the shop cannot keep two tabs from changing one cart on the server at the same time. */
  get takesTurns(): boolean {
    return this.hasServerCart && !this.hasWebLocks;
  }

  /** How long the story has lasted. */
  get age(): number {
    return this.time.now().getTime() - this.startedAt.getTime();
  }

  get isClockCorrected(): boolean {
    return this.clockError !== this.traits.clockError;
  }

  correctClock(): void {
    this.clockError = 0;
  }

  setOnline(isOnline: boolean): void {
    this.device.isOnline = isOnline;
    for (const { held } of this.tabs) held?.load.whenAwake(() => held.load.window.tellConnection(isOnline));
  }

  get storesAll(): boolean {
    return !this.storage.hasRefused && this.storage.state !== 'blocked';
  }

  get cart(): Pieces {
    if (!this.hasServerCart) return storedCart(this.storage);
    return new Map(this.services.cart.map(({ id, quantity }) => [id, quantity]));
  }

  get hasServerCart(): boolean {
    return this.traits.cart === 'server';
  }

  get pending(): readonly StoredPending[] {
    return storedPending(this.storage);
  }

  orderOf(id: string): MockOrder | undefined {
    return this.services.orders.find(({ order }) => order.id === id);
  }

  private tellTabs(writer: object | undefined, key: string | null): void {
    for (const tab of this.tabs) {
      const load = tab.page?.load;
      if (!load || load === writer) continue;
      this.undelivered += 1;
      this.time.after(1, () => {
        this.undelivered -= 1;
        // A page in memory until Back is told nothing; one in a tab that sleeps is told when it wakes.
        if (tab.page?.load === load && !load.isGone) load.whenAwake(() => load.window.tellStorageChange(key));
      });
    }
  }
}

/** The sample menu has four of the items too. The stock of each is unlimited. */
function productsOf(sample: SampleData) {
  const products = sample.products.filter(({ quantityAvailable }) => quantityAvailable === undefined);
  const specials = products.slice(4, 6).map((product) => ({ ...product, id: `${product.id}-special` }));
  return [...products.slice(0, 4), ...specials];
}
