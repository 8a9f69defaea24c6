import type { CallDescription } from '../calls';
import type { Difference } from './compare';
import type { Exchange } from '../exchange';
import type { Verdict } from './verdict';

export interface Finding {
  readonly description: CallDescription;
  readonly title: string | undefined;
  readonly verdict: Verdict;
  /** Differences that the shop tolerates, but that are probably mistakes. */
  readonly notices: readonly Difference[];
  /** Undefined if the shop shows no error. */
  readonly customerReads?: string | undefined;
  readonly exchange?: Exchange;
}
