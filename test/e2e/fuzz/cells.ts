import fc from 'fast-check';
import { callDescriptions } from '../../../src/tools/backend-check/calls';
import { fieldChanges } from './field-changes';
import { fieldPaths, type FieldPath } from './reply-fields';
import { scenes, type Scene } from './scenes';
import { wholeReplies } from './whole-replies';

const calls = new Map(callDescriptions.map(({ call }) => [`${call.method} ${call.path}`, call]));
const patterns = [...calls.keys()]
  .map((name) => ({ name, pattern: new RegExp(`^${name.replace(/\{\w+\}/, '[^/]+')}$`) }))
  // A fixed path wins: `me` is no order id.
  .toSorted((one, other) => Number(one.name.includes('{')) - Number(other.name.includes('{')));

export function callOf(method: string, pathname: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(`${method} ${pathname}`))?.name;
}

/** If there is no path, the whole reply is replaced. */
export type ReplyChange = { readonly call: string } & (
  | { readonly path: FieldPath; readonly way: keyof typeof fieldChanges }
  | { readonly path?: undefined; readonly way: string }
);

export interface Cell {
  readonly scene: Scene;
  readonly change: ReplyChange;
}

export function titleOf({ scene, change: { call, path, way } }: Cell): string {
  return `${scene.name}: ${call}, ${path ? `${path.join('.') || 'the reply'} is ` : ''}${way}`;
}

const fieldWays = Object.keys(fieldChanges).filter((name): name is keyof typeof fieldChanges => name in fieldChanges);

function changesOf(call: string): fc.Arbitrary<ReplyChange> {
  const description = calls.get(call);
  if (!description) throw new Error(`There is no call ${call}.`);
  const whole = fc.constantFrom(...Object.keys(wholeReplies)).map((way) => ({ call, way }));
  const fields = fc
    .tuple(fc.constantFrom(...fieldPaths(description.reply)), fc.constantFrom(...fieldWays))
    .map(([path, way]) => ({ call, path, way }));
  return fc.oneof({ weight: 1, arbitrary: whole }, { weight: 3, arbitrary: fields });
}

const cell: fc.Arbitrary<Cell> = fc.oneof(
  ...scenes.flatMap((scene) => scene.calls.map((call) => changesOf(call).map((change) => ({ scene, change })))),
);

export function seededCells(seed: number, count: number): readonly Cell[] {
  return fc.sample(cell, { seed, numRuns: count });
}
