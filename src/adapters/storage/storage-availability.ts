import type { Cancel, StorageAvailability } from '../../domain/shared/ports';

export class BrowserStorageAvailability implements StorageAvailability {
  private failed = false;
  private readonly listeners = new Set<(isPersistent: boolean) => void>();

  isPersistent(): boolean {
    return !this.failed;
  }

  onChange(listener: (isPersistent: boolean) => void): Cancel {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  reportFailure(): void {
    if (this.failed) return;
    this.failed = true;
    for (const listener of this.listeners) listener(false);
  }
}
