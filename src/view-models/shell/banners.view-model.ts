import { makeAutoObservable } from 'mobx';
import type { Cancel, SampleDataKind, SampleDataInUse, StorageAvailability } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { ConnectionViewModel } from './connection.view-model';

type BannerKind = 'offline' | SampleDataKind | 'notice' | 'storage';

/** One banner is shown; what prevents a sale comes first. */
export class BannersViewModel {
  private sampleInUse: SampleDataKind | undefined = undefined;
  private isPersistent = true;
  private isStorageDismissed = false;
  private isNoticeDismissed = false;
  notice: string | undefined = undefined;
  private listeners: readonly Cancel[] = [];

  constructor(
    private readonly connection: Pick<ConnectionViewModel, 'isOnline'>,
    private readonly storage: StorageAvailability,
    private readonly sample: SampleDataInUse,
    private readonly shop: Pick<ShopProfile, 'notice'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get shown(): BannerKind | undefined {
    if (!this.connection.isOnline) return 'offline';
    if (this.sampleInUse) return this.sampleInUse;
    if (this.notice && !this.isNoticeDismissed) return 'notice';
    return this.isPersistent || this.isStorageDismissed ? undefined : 'storage';
  }

  load(): void {
    if (this.listeners.length > 0) return;
    this.listeners = [
      this.storage.onChange((keeps) => this.setPersistent(keeps)),
      this.sample.onChange((inUse) => this.setSampleInUse(inUse)),
    ];
    this.notice = this.shop.notice;
    this.setPersistent(this.storage.isPersistent());
    this.setSampleInUse(this.sample.inUse());
  }

  dispose(): void {
    for (const stop of this.listeners) stop();
    this.listeners = [];
  }

  dismissNotice(): void {
    this.isNoticeDismissed = true;
  }

  dismissStorage(): void {
    this.isStorageDismissed = true;
  }

  private setPersistent(keeps: boolean): void {
    this.isPersistent = keeps;
  }

  private setSampleInUse(inUse: SampleDataKind | undefined): void {
    this.sampleInUse = inUse;
  }
}
