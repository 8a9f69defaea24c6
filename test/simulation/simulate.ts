import * as fc from 'fast-check';
import { beginningInWords, beginnings, stories, type Beginning, type Story } from './story';
import { StoryProblem, tellStory } from './tell-story';
import type { NewServices } from './world/services';
import { loadScene, type Scene } from './world/world';

export interface Simulation {
  readonly seed: number;
  readonly customers: number;
  readonly onCustomer: (count: number) => void;
}

export interface Failure {
  /** Counted from 1. */
  readonly customer: number;
  readonly problem: string;
  /** The shortest story that shows the problem, line by line. */
  readonly story: readonly string[];
}

interface Outcome {
  readonly orders: number;
  readonly failure?: Failure;
}

export async function simulateWith(
  newServices: NewServices,
  { seed, customers, onCustomer }: Simulation,
): Promise<Outcome> {
  const scene = await loadScene(newServices);
  let count = 0;
  let orders = 0;
  let isShrinking = false;
  const property = fc.asyncProperty(beginnings, stories, async (beginning, story) => {
    if (!isShrinking) onCustomer(++count);
    try {
      const made = await tellStory(scene, beginning, story);
      if (!isShrinking) orders += made;
    } catch (failure) {
      isShrinking = true;
      throw failure;
    }
  });
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: customers });
  if (!failed) return { orders };
  if (!(errorInstance instanceof StoryProblem)) throw errorInstance;
  const { message, beginning, steps } = await shorten(scene, errorInstance);
  const told = [...beginningInWords(beginning), ...steps.map(String)];
  return { orders, failure: { customer: count, problem: message, story: told } };
}

/** fast-check stops a little earlier. */
async function shorten(scene: Scene, problem: StoryProblem): Promise<StoryProblem> {
  for (let position = problem.steps.length - 1; position >= 0; position -= 1) {
    const shorter = await problemOf(scene, problem.beginning, problem.steps.toSpliced(position, 1));
    if (shorter) return shorten(scene, shorter);
  }
  return problem;
}

async function problemOf(scene: Scene, beginning: Beginning, story: Story): Promise<StoryProblem | undefined> {
  try {
    await tellStory(scene, beginning, story);
    return undefined;
  } catch (failure) {
    if (failure instanceof StoryProblem) return failure;
    throw failure;
  }
}
