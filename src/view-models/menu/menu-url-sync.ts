import type { Cancel, Timers } from '../../domain/shared/ports';

/** ms of quiet after which what was typed comes into the address: browsers refuse to rewrite it at every key. */
const quiet = 250;

type Parameters = Readonly<Record<string, string>>;
export type WriteUrl = (search: string, how: 'push' | 'replace') => void;

/** The query part of the page's address (`?search=oat` or ''), kept in step with what the page shows. */
export class MenuUrlSync {
  private current = '';
  private soon: { readonly search: string; readonly cancel: Cancel } | undefined;
  private write: WriteUrl | undefined;

  constructor(private readonly timers: Timers) {}

  /** How to write it; the returned function ends it, and what was not yet written stays unwritten. */
  follow(write: WriteUrl): Cancel {
    this.write = write;
    return () => {
      this.forget();
      this.write = undefined;
    };
  }

  /** The parameters of an address that the browser came to; undefined when it was written here. */
  arriveAt(search: string): URLSearchParams | undefined {
    if (search === this.current) return undefined;
    this.forget();
    this.current = search;
    return new URLSearchParams(search);
  }

  replaceSoon(parameters: Parameters): void {
    this.forget();
    const search = searchOf(parameters);
    this.soon = { search, cancel: this.timers.after(quiet, () => this.settle()) };
  }

  /** Writes now what was to be written soon. */
  settle(): void {
    if (!this.soon) return;
    const { search } = this.soon;
    this.forget();
    this.goTo(search, 'replace');
  }

  /** A step that Back takes back. */
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

function searchOf(parameters: Parameters): string {
  const search = new URLSearchParams(parameters).toString();
  return search && `?${search}`;
}
