import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withOneProfile } from '../../src/site/one-shop';

it.each(['index', 'samples'])('a build holds the %s of one shop', (name) => {
  const file = `src/app/profiles/${name}.ts`;
  const code = withOneProfile(readFileSync(file, 'utf8'), 'cookies', file);
  expect(code).toContain("('./cookies/");
  expect(code).not.toContain('./*/');
});

it('a build stops where it would hold every shop', () => {
  const code = "import.meta.glob('../profiles/**/profile.ts')";
  expect(() => withOneProfile(code, 'cookies', 'index.ts')).toThrow('index.ts has no glob over the profiles');
});
