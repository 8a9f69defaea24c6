import type { Cancel, Timers } from '../../domain/shared/ports';
import { searchOf } from '../shared/search-params';

/** Browsers limit how often the URL may change. */
const quiet = 500;

type Parameters = Readonly<Record<string, string>>;
type WriteUrl = (search: string, how: 'push' | 'replace') => void;

export class MenuUrlSync {
  private current = '';
  private soon: { readonly search: string; readonly cancel: Cancel; readonly settled: () => void } | undefined;
  private write: WriteUrl | undefined;

  constructor(private readonly timers: Timers) {}

  load(write: WriteUrl): void {
    this.write = write;
  }

  dispose(): void {
    this.forget();
    this.write = undefined;
  }

  /** Undefined if this class wrote the URL. */
  arriveAt(search: string): URLSearchParams | undefined {
    if (search === this.current) return undefined;
    this.forget();
    this.current = search;
    return new URLSearchParams(search);
  }

  replaceSoon(parameters: Parameters, settled: () => void): void {
    this.forget();
    const search = searchOf(parameters);
    this.soon = { search, settled, cancel: this.timers.after(quiet, () => this.settle()) };
  }

  settle(): void {
    if (!this.soon) return;
    const { search, settled } = this.soon;
    this.forget();
    this.goTo(search, 'replace');
    settled();
  }

  push(parameters: Parameters): void {
    this.settle();
    this.goTo(searchOf(parameters), 'push');
  }

  private goTo(search: string, how: 'push' | 'replace'): void {
    if (search === this.current) return;
    this.current = search;
    this.write?.(search, how);
  }

  private forget(): void {
    this.soon?.cancel();
    this.soon = undefined;
  }
}
