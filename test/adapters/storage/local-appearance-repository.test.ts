import { describe, expect, it } from 'vitest';
import { localAppearanceRepository } from '../../../src/adapters/storage/device-values';
import { aJsonStorage } from '../../support/browser-storage';

function decodeAppearance(stored: unknown) {
  const storage = aJsonStorage();
  if (stored !== undefined) storage.write('storefront.appearance', stored);
  return localAppearanceRepository(storage).load();
}

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
