import type { Difference } from '../reply';
import type { CallDescription } from '../calls';
import type { Exchange } from '../exchange';
import type { Verdict } from './verdict';

export interface Finding {
  readonly description: CallDescription;
  readonly title: string | undefined;
  readonly verdict: Verdict;
  /** The shop tolerates these differences, but they are probably mistakes. */
  readonly notices: readonly Difference[];
  readonly customerReads?: string | undefined;
  readonly exchange?: Exchange;
}
