import { aText, fieldsOf } from '../../../src/adapters/storage/stored-schema';
import type { Exchange } from '../world/network';
import type { World } from '../world/world';

/** A session ends only where the customer or a service ends it, and every tab shows who is signed in. */
export class SessionCheck {
  /** The email address of the customer who signed in last and has not signed out. */
  private expected: string | undefined;
  /** A service, or the loss of its reply, may have ended the session. */
  private mayEnd = false;
  /** No reply on its way makes a session valid again that the service has ended. */
  private isEnded = false;
  /** A late reply about the session before says nothing about this one. */
  private refreshes = new WeakSet<Exchange>();

  constructor(
    private readonly world: World,
    private readonly report: (problem: string) => void,
  ) {}

  begin(email: string): void {
    this.expected = email;
    this.isEnded = false;
    this.refreshes = new WeakSet();
    // The real services end the session of a sample account.
    this.mayEnd = !this.world.storage.readText('storefront.authToken').startsWith('h.');
  }

  end(): void {
    this.expected = undefined;
    this.mayEnd = false;
    this.isEnded = false;
  }

  allowEnd(): void {
    this.mayEnd = true;
    this.isEnded = true;
  }

  /** A refresh replaces the refresh token: until its reply arrives, the session depends on that reply. */
  worked({ call }: Exchange): void {
    if (call === 'refresh') this.mayEnd = true;
  }

  sent(exchange: Exchange): void {
    const { call, trouble } = exchange;
    if (call === 'refresh') this.refreshes.add(exchange);
    if ((call === 'refresh' && trouble !== undefined) || trouble === 'unauthorized') this.mayEnd = true;
  }

  answered(exchange: Exchange): void {
    if (this.refreshes.has(exchange)) this.mayEnd = this.isEnded;
  }

  audit(): void {
    const { world } = this;
    if (!world.tabsAreTold || !world.storesAll) return;
    const stored = aText(fieldsOf(world.storage.read('storefront.user')).email);
    if (world.isQuiet) this.auditStored(stored);
    for (const { name, page } of world.tabs) {
      if (page?.load.isFrozen) continue;
      const shown = page?.session.user?.email;
      if (page && shown !== stored)
        this.report(`tab ${name} shows ${shown ?? 'a guest'} while ${stored ?? 'nobody'} is signed in`);
    }
  }

  private auditStored(stored: string | undefined): void {
    if (this.mayEnd) {
      if (stored === undefined) this.expected = undefined;
    } else if (stored !== this.expected) {
      this.report(`${stored ?? 'nobody'} is signed in, and ${this.expected ?? 'nobody'} must be`);
      this.expected = stored;
    }
  }
}
