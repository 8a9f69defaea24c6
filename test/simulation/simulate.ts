import * as fc from 'fast-check';
import { loadSample } from '../../src/app/profiles/samples';
import type { SampleData } from '../../src/adapters/mock/sample-data';
import { beginningInWords, beginnings, stories, type Beginning, type Story } from './story';
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
  const { message, beginning, steps } = await shorten(sample, errorInstance);
  return { customer: count, problem: message, story: [...beginningInWords(beginning), ...steps.map(String)] };
}

/** Leaves out every step without which something is wrong too. fast-check stops a little earlier. */
async function shorten(sample: SampleData, problem: StoryProblem): Promise<StoryProblem> {
  for (let position = problem.steps.length - 1; position >= 0; position -= 1) {
    const shorter = await problemOf(sample, problem.beginning, problem.steps.toSpliced(position, 1));
    if (shorter) return shorten(sample, shorter);
  }
  return problem;
}

async function problemOf(sample: SampleData, beginning: Beginning, story: Story): Promise<StoryProblem | undefined> {
  try {
    await tellStory(sample, beginning, story);
    return undefined;
  } catch (failure) {
    if (failure instanceof StoryProblem) return failure;
    throw failure;
  }
}
