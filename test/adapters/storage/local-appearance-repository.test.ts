import { describe, expect, it } from 'vitest';
import { decodeAppearance } from '../../../src/adapters/storage/local-appearance-repository';

describe('stored appearance', () => {
  it.each([
    ['dark', 'dark'],
    ['purple', 'system'],
    [undefined, 'system'],
    [{}, 'system'],
  ])('reads %j of an older visit as %s', (stored, choice) => {
    expect(decodeAppearance(stored)).toBe(choice);
  });
});
