import type { HttpShop } from './http-shop';

export interface CallRow {
  readonly call: string;
  readonly make: (shop: HttpShop) => Promise<unknown>;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: true;
  readonly timeout?: number;
  /** The reply without its envelope. It is undefined where the reply may be empty. */
  readonly reply: unknown;
  readonly value: unknown;
  readonly failure: string;
  /** Set where a refusal without a reason has another message. */
  readonly refusal?: string;
  /**
   * A reply without such a field is invalid. Each has its message where that differs from `failure`. `items of another
   * type`: invalid only with another type.
   */
  readonly required?: Readonly<Record<string, string | undefined>>;
}
