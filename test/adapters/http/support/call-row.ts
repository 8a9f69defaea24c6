import type { HttpShop } from './http-shop';

/** A row of the table of calls, and what it is to send and to make of a good reply. */
export interface CallRow {
  readonly call: string;
  readonly make: (shop: HttpShop) => Promise<unknown>;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bearer token is attached. */
  readonly token?: true;
  /** ms. */
  readonly timeout?: number;
  /** A good reply, without its envelope; undefined where an empty one will do. */
  readonly reply: unknown;
  /** What the domain gets. */
  readonly value: unknown;
  /** What is said of a reply of another shape. */
  readonly failure: string;
  /** What is said of a refusal without a reason, where that differs. */
  readonly refusal?: string;
  /**
   * Fields of the reply without which there is no value, each with what is said then where that differs. A field may be needed in one way
   * only: `items of another type`.
   */
  readonly required?: Readonly<Record<string, string | undefined>>;
  /** Rows of a list: they are dropped when one of these fields is unreadable. */
  readonly droppedWithout?: readonly string[];
}
