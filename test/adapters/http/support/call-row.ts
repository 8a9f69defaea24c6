import type { HttpShop } from './http-shop';

/** A row of the table of calls, with the expected request and the value of a good reply. */
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
  /** A good reply, without its envelope; undefined where it may be empty. */
  readonly reply: unknown;
  /** The domain's value of the reply. */
  readonly value: unknown;
  /** The message for an invalid reply. */
  readonly failure: string;
  /** The message for a refusal without a reason, where it differs. */
  readonly refusal?: string;
  /**
   * Fields without which the reply is invalid, each with its message where that differs from `failure`. `items of another
   * type`: invalid only with another type.
   */
  readonly required?: Readonly<Record<string, string | undefined>>;
}
