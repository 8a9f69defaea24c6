import * as fc from 'fast-check';
import { loadSample } from '../../src/app/profiles/samples';
import { beginnings, stories } from './story';
import { StoryProblem, tellStory } from './tell-story';

export interface Simulation {
  readonly seed: number;
  readonly customers: number;
  /** Told of each customer's number. */
  readonly onCustomer: (count: number) => void;
}

export interface Failure {
  /** How many customers came through before it, and itself. */
  readonly customer: number;
  readonly problem: string;
  /** The shortest story that shows it, line by line. */
  readonly story: readonly string[];
}

/** Runs customers until one finds something wrong; undefined where none does. */
export async function simulate({ seed, customers, onCustomer }: Simulation): Promise<Failure | undefined> {
  const sample = await loadSample('cookies');
  let count = 0;
  let isShrinking = false;
  const property = fc.asyncProperty(beginnings, stories, async (beginning, story) => {
    if (!isShrinking) onCustomer(++count);
    try {
      await tellStory(sample, beginning, story);
    } catch (failure) {
      isShrinking = true;
      throw failure;
    }
  });
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: customers });
  if (!failed) return undefined;
  if (!(errorInstance instanceof StoryProblem)) throw errorInstance;
  return { customer: count, problem: errorInstance.message, story: errorInstance.steps };
}
