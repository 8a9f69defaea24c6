import { describe, expect, it } from 'vitest';
import { chunksOf, chunksWith, entryChunk } from '../../src/build/preload-chunks';

const chunk = (moduleIds: string[], imports: string[] = []) => ({ type: 'chunk', imports, moduleIds }) as const;
const bundle = {
  'shop.js': chunk(['/shop/src/app/main.tsx', '/shop/src/ui/app.tsx'], ['packages.js']),
  'home.js': chunk(['/shop/src/app/features/home.feature.ts'], ['shop.js']),
  'packages.js': chunk(['/shop/node_modules/react/index.js']),
  'main.css': { type: 'asset', source: '', names: ['main.css'] },
} satisfies Parameters<typeof chunksOf>[0];

describe('the scripts of a page', () => {
  it('are those of its modules with all that they import', () => {
    expect(chunksOf(bundle, ['app/features/home.feature.ts', 'ui/app.tsx'])).toEqual([
      'home.js',
      'shop.js',
      'packages.js',
    ]);
  });

  it('begin with the one that holds the start', () => {
    expect(entryChunk(bundle)).toBe('shop.js');
  });

  it.each(['app/features/house.feature.ts', 'features/home.feature.ts', 'home.feature.ts'])(
    'stop the build when no script contains %s',
    (path) => {
      expect(() => chunksWith(bundle, path)).toThrow(`src/${path}, but no script contains it`);
      expect(() => chunksOf(bundle, ['ui/app.tsx', path])).toThrow('Was it moved or renamed?');
    },
  );
});
