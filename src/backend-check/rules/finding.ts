import type { CallDescription } from '../calls';
import type { Difference } from './compare';
import type { Exchange } from '../exchange';
import type { Verdict } from './verdict';

export interface Finding {
  readonly description: CallDescription;
  readonly title: string | undefined;
  readonly verdict: Verdict;
  /** What the shop tolerates although it is hardly meant. */
  readonly notices: readonly Difference[];
  /** What the customer reads; undefined where the shop goes on as if nothing had happened. */
  readonly customerReads?: string | undefined;
  /** Undefined where the call was not made. */
  readonly exchange?: Exchange;
}
