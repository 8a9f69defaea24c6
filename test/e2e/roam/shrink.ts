import fc from 'fast-check';
import type { Step } from './step';

/** Fewer steps that still break the promise, found in at most so many replays. */
export async function shrunk(
  steps: readonly Step[],
  breaks: (fewer: readonly Step[]) => Promise<boolean>,
  replays: number,
): Promise<readonly Step[]> {
  let fewest = [...steps];
  let left = replays;
  for (let isFewer = true; isFewer && left > 0;) {
    isFewer = false;
    for (const { value } of fc.subarray(fewest).shrink(fewest, undefined)) {
      if (left-- <= 0) break;
      if (!(await breaks(value))) continue;
      fewest = value;
      isFewer = true;
      break;
    }
  }
  return fewest;
}
