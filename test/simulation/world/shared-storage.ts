import type { WebItems } from '../../../src/adapters/storage/own-items';

export type StorageState = 'works' | 'full' | 'blocked';

interface Page {
  readonly isGone: boolean;
}

interface Copy {
  readonly texts: Map<string, string>;
  /** The number of the last change that was made before the copy. */
  readonly since: number;
  /** The number of the page's own last change, by key. */
  readonly own: Map<string, number>;
}

/** The key is null after a clear. */
type ChangeListener = (writer: object | undefined, key: string | null) => void;

/**
 * While `hasCopies`, each page reads its own copy, which the changes of other pages reach late, as in a browser with
 * several processes.
 */
export class SharedStorage {
  state: StorageState = 'works';
  /** After a refused write, stored data lasts for the visit only. */
  hasRefused = false;
  private readonly texts = new Map<string, string>();
  private readonly copies = new Map<Page, Copy>();
  private changes = 0;
  /** The number of the last clear. What was written before it arrives nowhere any more. */
  private clearedAt = 0;

  constructor(
    private readonly hasCopies: boolean,
    private readonly onChange: ChangeListener,
  ) {}

  /** A page that is gone changes nothing. */
  itemsOf(page: Page): WebItems {
    if (this.state === 'blocked') throw new DOMException('Access is denied for this document.', 'SecurityError');
    const { texts } = this.copyOf(page);
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        if (page.isGone) return;
        if (this.state === 'full' && text.length > (texts.get(key)?.length ?? 0)) {
          this.hasRefused = true;
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        this.change(page, key, text);
      },
      removeItem: (key) => {
        if (!page.isGone && texts.has(key)) this.change(page, key, undefined);
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
    this.clearedAt = ++this.changes;
    this.texts.clear();
    for (const { texts } of this.copies.values()) texts.clear();
    this.onChange(undefined, null);
  }

  private copyOf(page: Page): Copy {
    const texts = this.hasCopies ? new Map(this.texts) : this.texts;
    const copy = this.copies.get(page) ?? { texts, since: this.changes, own: new Map() };
    this.copies.set(page, copy);
    return copy;
  }

  private change(page: Page, key: string, text: string | undefined): void {
    const number = ++this.changes;
    const { texts, own } = this.copyOf(page);
    own.set(key, number);
    put(this.texts, key, text);
    put(texts, key, text);
    setImmediate(() => this.arrive(number, key, text));
    this.onChange(page, key);
  }

  private arrive(number: number, key: string, text: string | undefined): void {
    if (number < this.clearedAt) return;
    for (const { texts, since, own } of this.copies.values())
      if (number > since && number > (own.get(key) ?? 0)) put(texts, key, text);
  }
}

function put(texts: Map<string, string>, key: string, text: string | undefined): void {
  if (text === undefined) texts.delete(key);
  else texts.set(key, text);
}
