import type { WebItems } from '../../../src/adapters/storage/own-items';

interface EventFacts {
  readonly key: string | null;
  readonly persisted: boolean;
}
type Listener = ((event: Event & EventFacts) => void) | EventListenerObject | null;

class EventHub {
  private readonly known: { readonly type: string; readonly listener: Listener }[] = [];

  addEventListener(type: string, listener: Listener): void {
    if (!this.known.some((other) => other.type === type && other.listener === listener))
      this.known.push({ type, listener });
  }

  removeEventListener(type: string, listener: Listener): void {
    const position = this.known.findIndex((other) => other.type === type && other.listener === listener);
    if (position >= 0) this.known.splice(position, 1);
  }

  dispatchEvent(event: Event): boolean {
    return this.dispatch(event, {});
  }

  dispatch(event: Event, facts: Partial<EventFacts>): boolean {
    const told = Object.assign(event, { key: null, persisted: false, ...facts });
    for (const { type, listener } of this.known.slice()) {
      if (type !== event.type) continue;
      if (typeof listener === 'function') listener(told);
      else listener?.handleEvent(told);
    }
    return true;
  }

  get listeners(): readonly string[] {
    return this.known.map(({ type }) => type);
  }
}

export const shopOrigin = 'https://shop.test';

interface PageEnvironment {
  /** Throws where storage is blocked. */
  readonly localStorage: () => WebItems;
  readonly sessionStorage: WebItems;
  readonly leaveFor: (url: string) => void;
}

export class PageWindow extends EventHub {
  readonly sessionStorage: WebItems;
  readonly document = Object.assign(new EventHub(), { visibilityState: 'visible' as const });
  readonly navigator = { onLine: true };
  readonly crypto = globalThis.crypto;
  readonly location: { readonly origin: string; readonly assign: (url: string | URL) => void };

  constructor(private readonly environment: PageEnvironment) {
    super();
    this.sessionStorage = environment.sessionStorage;
    this.location = { origin: shopOrigin, assign: (url) => environment.leaveFor(String(url)) };
  }

  get localStorage(): WebItems {
    return this.environment.localStorage();
  }

  /** Null after a clear. */
  tellStorageChange(key: string | null): void {
    this.dispatch(new Event('storage'), { key });
  }

  tellReturn(): void {
    this.dispatch(new Event('pageshow'), { persisted: true });
  }

  tellConnection(onLine: boolean): void {
    this.navigator.onLine = onLine;
    this.dispatch(new Event(onLine ? 'online' : 'offline'), {});
  }
}
