import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cures } from './runner/cures.mjs';

describe('each cure that the simulation can take out', () => {
  const changes = cures.flatMap(({ name, changes: all }) =>
    all.map(({ file, search }) => [name, file, search] as const),
  );

  it.each(changes)('%s is in %s once', (_name, file, search) => {
    expect(readFileSync(`src/${file}`, 'utf8').split(search)).toHaveLength(2);
  });
});
