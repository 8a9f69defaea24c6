import { memoryItems } from '../../../src/adapters/storage/json-storage';
import type { Overlay } from '../../../src/view-models/shell/overlays.view-model';
import { PageLoad, type Device } from './page-load';
import { shopOrigin } from './page-window';
import { ShopPage } from './shop-page';

interface TabEvents {
  readonly onDialog: (page: ShopPage, dialog: Overlay | undefined, before: Overlay | undefined) => void;
  readonly onLeave: (page: ShopPage, url: string) => void;
}

export class Tab {
  page: ShopPage | undefined;
  /** Another site: the payment page. */
  away: URL | undefined;
  /** Back leads from another site to this page. */
  private former: ShopPage | undefined;
  private leaving = 0;
  private readonly sessionStorage = memoryItems();

  constructor(
    readonly name: string,
    private readonly device: Device,
    private readonly events: TabEvents,
    private readonly nextName: () => string,
  ) {}

  async open(path: string, isReturn = false): Promise<void> {
    this.end(this.page);
    this.away = undefined;
    const load = new PageLoad(this.device, {
      name: this.nextName(),
      sessionStorage: this.sessionStorage,
      isReturn,
      leaveFor: (url) => this.leaveSoon(load, url),
    });
    await load.wire();
    const page = new ShopPage(load, path, (dialog, before) => this.events.onDialog(page, dialog, before));
    this.page = page;
    page.start();
  }

  close(): void {
    this.end(this.page);
    this.end(this.former);
    this.page = undefined;
    this.former = undefined;
    this.away = undefined;
  }

  async reload(): Promise<void> {
    if (this.page) await this.open(this.page.url.pathname + this.page.url.search);
  }

  async back(fromMemory: boolean): Promise<void> {
    const { former } = this;
    this.former = undefined;
    if (!former) return;
    if (!fromMemory || former.load.isGone) {
      this.end(former);
      await this.open(former.url.pathname + former.url.search, true);
      return;
    }
    this.away = undefined;
    this.page = former;
    former.load.thaw();
    former.load.window.tellReturn();
  }

  async comeBackTo(path: string): Promise<void> {
    this.end(this.former);
    this.former = undefined;
    await this.open(path);
  }

  get held(): ShopPage | undefined {
    return this.page ?? this.former;
  }

  get isFrozen(): boolean {
    return this.page?.load.isFrozen === true;
  }

  get isLeaving(): boolean {
    return this.leaving > 0;
  }

  /** The page waits for nothing. */
  get canSleep(): boolean {
    return this.page !== undefined && !this.isBusy(this.page);
  }

  private leaveSoon(load: PageLoad, url: string): void {
    const { page } = this;
    if (!page || page.load !== load || load.isGone) return;
    this.events.onLeave(page, url);
    this.leaving += 1;
    this.device.time.after(1, () => {
      this.leaving -= 1;
      if (this.page === page && !load.isGone) this.leave(page, url);
    });
  }

  private leave(page: ShopPage, url: string): void {
    const parsed = new URL(url);
    if (parsed.origin === shopOrigin) {
      page.go(parsed.pathname + parsed.search);
      return;
    }
    this.away = parsed;
    this.end(this.former);
    this.former = page;
    this.page = undefined;
    if (this.isBusy(page)) this.end(page);
    else page.load.freeze();
  }

  /** A browser does not hold a page in memory that waits for a reply or a lock. */
  private isBusy({ load }: ShopPage): boolean {
    return !this.device.network.isIdleFor(load) || this.device.locks.isUsedBy(load);
  }

  private end(page: ShopPage | undefined): void {
    page?.load.end();
  }
}
