import { SharedLocks } from '../../simulation/world/shared-locks';
import { SharedStorage } from '../../simulation/world/shared-storage';
import { latency } from '../../simulation/world/network';
import { VirtualTime } from '../../simulation/world/virtual-time';
import { ServicesInProcess } from './services-in-process';
import type { ApiVariant } from '../../e2e/support/services';

export interface DevicePage {
  readonly isGone: boolean;
  end(): void;
  /** Nobody looks at the page any more. */
  close(): Promise<void>;
  whenAwake(work: () => void): void;
  tellStorageChange(key: string | null): void;
  tellConnection(): void;
}

interface DeviceTraits {
  readonly build: string;
  readonly startsAt: string;
  readonly variant: ApiVariant;
  readonly hasLongHistory: boolean;
}

/** The storage that the tabs of one customer share, and the services behind their network. */
export class Device {
  readonly build: string;
  readonly time: VirtualTime;
  readonly storage = new SharedStorage(true, (writer, key) => this.tellOthers(writer, key));
  readonly locks = new SharedLocks(true);
  readonly turns = new Map<string, unknown>();
  readonly services: ServicesInProcess;
  /** The calls that the pages have made, in order. */
  readonly requests: Request[] = [];
  /** Errors of pages that the customer was not told of. */
  readonly errors: string[] = [];
  /** Run in front of the scripts of each page. */
  readonly scripts: string[] = [];
  private readonly pages = new Set<DevicePage>();
  private readonly pagesSoFar: DevicePage[] = [];
  private online = true;

  constructor({ build, startsAt, variant, hasLongHistory }: DeviceTraits) {
    this.build = build;
    this.time = new VirtualTime(Date.parse(startsAt));
    this.services = new ServicesInProcess(this.time, variant, hasLongHistory);
  }

  get isOnline(): boolean {
    return this.online;
  }

  set isOnline(isOnline: boolean) {
    this.online = isOnline;
    for (const page of this.pages) page.tellConnection();
  }

  add(page: DevicePage): void {
    this.pages.add(page);
    this.pagesSoFar.push(page);
  }

  /** The page no longer runs: its locks are free, and it is told nothing. */
  remove(page: DevicePage): void {
    this.pages.delete(page);
    this.locks.forget(page);
  }

  /** Rejects where there is no connection. */
  async exchange(request: Request): Promise<Response> {
    this.requests.push(request.clone());
    await this.pass(latency);
    if (!this.isOnline) throw new Error('There is no connection.');
    const response = await this.services.answer(request);
    await this.pass(latency);
    return response;
  }

  /** A test may look at a page that was left, so all are closed together. */
  async end(): Promise<void> {
    for (const page of this.pages) page.end();
    await Promise.all(this.pagesSoFar.map((page) => page.close()));
  }

  private pass(milliseconds: number): Promise<void> {
    return new Promise((resume) => void this.time.after(milliseconds, resume));
  }

  private tellOthers(writer: object | undefined, key: string | null): void {
    for (const page of this.pages)
      if (page !== writer) this.time.after(1, () => !page.isGone && page.tellStorageChange(key));
  }
}
