import type { WebItems } from '../../../src/adapters/storage/own-items';

export type StorageState = 'works' | 'full' | 'blocked';

/** The key is null after a clear. */
type ChangeListener = (writer: object | undefined, key: string | null) => void;

export class SharedStorage {
  state: StorageState = 'works';
  /** After a refused write, stored data lasts for the visit only. */
  hasRefused = false;
  private readonly texts = new Map<string, string>();

  constructor(private readonly onChange: ChangeListener) {}

  /** A page that is gone changes nothing. */
  itemsOf(page: { readonly isGone: boolean }): WebItems {
    if (this.state === 'blocked') throw new DOMException('Access is denied for this document.', 'SecurityError');
    return {
      getItem: (key) => this.texts.get(key) ?? null,
      setItem: (key, text) => {
        if (page.isGone) return;
        if (this.state === 'full' && text.length > (this.texts.get(key)?.length ?? 0)) {
          this.hasRefused = true;
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        this.texts.set(key, text);
        this.onChange(page, key);
      },
      removeItem: (key) => {
        if (!page.isGone && this.texts.delete(key)) this.onChange(page, key);
      },
    };
  }

  readText(key: string): string {
    return this.texts.get(key) ?? '';
  }

  read(key: string): unknown {
    return JSON.parse(this.readText(key) || 'null');
  }

  clear(): void {
    this.texts.clear();
    this.onChange(undefined, null);
  }
}
