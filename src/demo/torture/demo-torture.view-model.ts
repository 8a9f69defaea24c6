import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel, Timers } from '../../domain/shared/ports';

type DemoReplies = 'none' | 'slow' | 'cut';

export interface DemoTroubles {
  readonly isUnplugged: boolean;
  readonly losesPayment: boolean;
  readonly menu: DemoReplies;
  readonly account: DemoReplies;
  readonly orders: DemoReplies;
}

export interface DemoCounts {
  readonly wanted: number;
  readonly made: number;
  readonly waiting: number;
  readonly inCart: number;
  readonly inPending: number;
  readonly ordered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly violations: readonly string[];
}

export interface DemoTorturing {
  troubles(): DemoTroubles | undefined;
  begin(): void;
  change(troubles: DemoTroubles): void;
  /** Waits until no tab places or restores an order. Undefined while the demo is not under torture. */
  count(): Promise<DemoCounts | undefined>;
  onChange(listener: () => void): Cancel;
}

/** One step of the shop makes several changes, so a count waits this long without one. */
const calm = 200;

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

  get isRight(): boolean {
    const { counts } = this;
    if (!counts) return true;
    const { wanted, made, waiting, lost, doubled, violations } = counts;
    return made + waiting === wanted && lost === 0 && doubled === 0 && violations.length === 0;
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
