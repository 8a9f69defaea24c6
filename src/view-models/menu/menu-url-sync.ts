import type { Cancel, Timers } from '../../domain/shared/ports';

/** How long after the last key press the URL is written, in ms. Browsers limit how often it may change. */
const quiet = 500;

type Parameters = Readonly<Record<string, string>>;
type WriteUrl = (search: string, how: 'push' | 'replace') => void;

/** Keeps the search part of the URL (`?search=oat` or '') in sync with the menu page. */
export class MenuUrlSync {
  private current = '';
  private soon: { readonly search: string; readonly cancel: Cancel; readonly settled: () => void } | undefined;
  private write: WriteUrl | undefined;

  constructor(private readonly timers: Timers) {}

  /** Sets how to write the URL. The returned function unsets it and drops a delayed write. */
  follow(write: WriteUrl): Cancel {
    this.write = write;
    return () => {
      this.forget();
      this.write = undefined;
    };
  }

  /** The query params of a URL the browser navigated to; undefined if this class wrote it. */
  arriveAt(search: string): URLSearchParams | undefined {
    if (search === this.current) return undefined;
    this.forget();
    this.current = search;
    return new URLSearchParams(search);
  }

  /** Writes the URL after a pause, then calls `settled`. */
  replaceSoon(parameters: Parameters, settled: () => void): void {
    this.forget();
    const search = searchOf(parameters);
    this.soon = { search, settled, cancel: this.timers.after(quiet, () => this.settle()) };
  }

  /** Writes a delayed change now. */
  settle(): void {
    if (!this.soon) return;
    const { search, settled } = this.soon;
    this.forget();
    this.goTo(search, 'replace');
    settled();
  }

  /** Adds an entry to the browser's history. */
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

/** `?search=oat`, or '' without query params. */
export function searchOf(parameters: Parameters): string {
  const search = new URLSearchParams(parameters).toString();
  return search && `?${search}`;
}
