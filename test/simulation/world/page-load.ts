import { ContainerModule, type Container, type ServiceIdentifier } from 'inversify';
import { makeContainer } from '../../../src/app/container';
import { readSettings, type RawSettings } from '../../../src/app/settings';
import { profileNames } from '../../../src/app/profiles/names';
import { tokens } from '../../../src/app/tokens';
import { WindowBackForwardRestore } from '../../../src/adapters/browser/window-events';
import type { CartChange } from '../../../src/domain/cart/cart';
import type { CartRepository } from '../../../src/domain/cart/ports';
import { SyncedLocks } from '../../../src/adapters/browser/synced-locks';
import { JsonStorage } from '../../../src/adapters/storage/json-storage';
import type { WebItems } from '../../../src/adapters/storage/own-items';
import type { Cancel, Clock, Timers } from '../../../src/domain/shared/ports';
import type { Network, NetworkPage } from './network';
import { PageWindow } from './page-window';
import type { SharedLocks } from './shared-locks';
import type { SharedStorage } from './shared-storage';
import type { VirtualTime } from './virtual-time';

export interface Device {
  readonly time: VirtualTime;
  /** Differs from that of the services by the error of this device. */
  readonly clock: Clock;
  readonly storage: SharedStorage;
  readonly locks: SharedLocks;
  readonly network: Network;
  readonly settings: RawSettings;
  readonly uuid: () => string;
  /** The returned function is called when the change is made or has failed. */
  readonly onCartChange: (page: PageLoad, change: CartChange) => () => void;
  isOnline: boolean;
}

interface PageOptions {
  readonly name: string;
  readonly sessionStorage: WebItems;
  readonly isReturn: boolean;
  readonly leaveFor: (url: string) => void;
}

/** A window and a container, as `main.tsx` wires them. */
export class PageLoad implements NetworkPage {
  isGone = false;
  readonly window: PageWindow;
  private readonly loadedModules = new Set<ContainerModule>();
  private readonly running = new Set<object>();
  /** Work that fell due while the page was frozen: in a tab that sleeps or is frozen, or in memory until Back. */
  private frozen: (() => void)[] | undefined;
  private wired: Container | undefined;

  constructor(
    readonly device: Device,
    private readonly options: PageOptions,
  ) {
    this.window = new PageWindow({
      localStorage: () => device.storage.itemsOf(this),
      sessionStorage: options.sessionStorage,
      leaveFor: (url) => !this.isGone && options.leaveFor(url),
    });
  }

  get isOnline(): boolean {
    return this.device.isOnline;
  }

  async wire(): Promise<void> {
    const { network, settings } = this.device;
    const url = network.connect(this.options.name, this);
    this.wired = await makeContainer(readSettings({ ...settings, VITE_API_URL: url }, {}, profileNames), this.window);
    this.wired.load(this.ports());
    this.wired.onActivation(tokens.cartRepository, (_context, carts) => this.watched(carts));
  }

  get<T>(type: ServiceIdentifier<T>): T {
    if (!this.wired) throw new Error('The page is not wired yet.');
    return this.wired.get<T>(type);
  }

  load(...modules: readonly ContainerModule[]): void {
    for (const module of modules.filter((wanted) => !this.loadedModules.has(wanted))) {
      this.loadedModules.add(module);
      this.wired?.load(module);
    }
  }

  end(): void {
    this.isGone = true;
    this.device.locks.forget(this);
  }

  freeze(): void {
    this.frozen ??= [];
  }

  thaw(): void {
    const due = this.frozen ?? [];
    this.frozen = undefined;
    if (!this.isGone) for (const work of due) work();
  }

  whenAwake(work: () => void): void {
    if (this.frozen) this.frozen.push(work);
    else work();
  }

  get isFrozen(): boolean {
    return this.frozen !== undefined;
  }

  get timers(): number {
    return this.running.size;
  }

  private watched(carts: CartRepository): CartRepository {
    return {
      load: () => carts.load(),
      apply: (change) => carts.apply(change).finally(this.device.onCartChange(this, change)),
      onChange: carts.onChange.bind(carts),
    };
  }

  private readonly ownTimers: Timers = {
    after: (milliseconds, work): Cancel => {
      const timer = {};
      this.running.add(timer);
      const run = () => {
        this.running.delete(timer);
        if (!this.isGone) work();
      };
      const stop = this.device.time.after(milliseconds, () => this.whenAwake(run));
      return () => {
        this.running.delete(timer);
        stop();
      };
    },
  };

  /** The platform has no deterministic form of these ports. */
  private ports(): ContainerModule {
    const { clock, locks, uuid } = this.device;
    const type = this.options.isReturn ? 'back_forward' : 'navigate';
    const navigation = Object.assign(new PerformanceMark('navigation'), { type });
    return new ContainerModule(({ rebind }) => {
      rebind(tokens.clock).toConstantValue(clock);
      rebind(tokens.timers).toConstantValue(this.ownTimers);
      rebind(tokens.locks)
        .toDynamicValue(
          (context) =>
            new SyncedLocks(locks.of(this, this.ownTimers), context.get(JsonStorage), locks.turns, this.ownTimers),
        )
        .inSingletonScope();
      rebind(tokens.randomness).toConstantValue({ uuid });
      rebind(tokens.backForwardRestore).toConstantValue(
        new WindowBackForwardRestore(this.window, { getEntriesByType: () => [navigation] }),
      );
    });
  }
}
