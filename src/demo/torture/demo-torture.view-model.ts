import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel, Timers } from '../../domain/shared/ports';

/** How a service's replies arrive. */
type DemoReplies = 'none' | 'slow' | 'cut';

/** What a visitor can do to the shop. */
export interface DemoTroubles {
  readonly isUnplugged: boolean;
  readonly losesPayment: boolean;
  readonly menu: DemoReplies;
  readonly account: DemoReplies;
  readonly orders: DemoReplies;
}

/** Numbers of orders, and of pieces. */
export interface DemoCounts {
  readonly wanted: number;
  readonly made: number;
  /** Wanted, not made, and the customer has had no answer yet. */
  readonly waiting: number;
  readonly inCart: number;
  readonly inPending: number;
  readonly ordered: number;
  readonly lost: number;
  readonly doubled: number;
  /** Rules that were broken, as sentences. */
  readonly problems: readonly string[];
}

export interface DemoTorturing {
  /** Undefined when the demo is not under torture. */
  troubles(): DemoTroubles | undefined;
  /** Ends every trouble and starts counting from here. */
  begin(): void;
  change(troubles: DemoTroubles): void;
  /** Waits until no tab places or restores an order. Undefined when the demo is not under torture. */
  count(): Promise<DemoCounts | undefined>;
  /** Calls `listener` after every change in any tab until the returned function is called. */
  onChange(listener: () => void): Cancel;
}

/** ms without a change before counting: one step of the shop makes several changes. */
const calm = 200;

/** The page on which a visitor tortures the shop that is open in other tabs, and sees what happens to orders and items. */
export class DemoTortureViewModel {
  troubles: DemoTroubles | undefined = undefined;
  counts: DemoCounts | undefined = undefined;
  private stopListening: Cancel | undefined;
  private stopWaiting: Cancel | undefined;

  constructor(
    private readonly torturing: DemoTorturing,
    private readonly timers: Timers,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether everything is as it must be, apart from orders that wait for their answer. */
  get isRight(): boolean {
    const { counts } = this;
    if (!counts) return true;
    const { wanted, made, waiting, lost, doubled, problems } = counts;
    return made + waiting === wanted && lost === 0 && doubled === 0 && problems.length === 0;
  }

  load(): void {
    this.stopListening ??= this.torturing.onChange(() => this.look());
    if (this.torturing.troubles()) this.look();
    else this.begin();
  }

  dispose(): void {
    this.stopWaiting?.();
    this.stopListening?.();
    this.stopListening = undefined;
  }

  begin(): void {
    this.torturing.begin();
    this.look();
  }

  change(change: Partial<DemoTroubles>): void {
    if (!this.troubles) return;
    this.torturing.change({ ...this.troubles, ...change });
    this.look();
  }

  private look(): void {
    this.troubles = this.torturing.troubles();
    this.stopWaiting?.();
    this.stopWaiting = this.timers.after(calm, () => void this.count());
  }

  private async count(): Promise<void> {
    const counts = await this.torturing.count();
    runInAction(() => (this.counts = counts));
  }
}
