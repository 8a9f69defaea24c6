import { describe, expect, it } from 'vitest';
import { chunksWithImports, chunksWith, entryChunk, extractStart } from '../../src/site/bundle-files';

const chunk = (moduleIds: string[], imports: string[] = []) => ({ type: 'chunk', imports, moduleIds }) as const;
const bundle = {
  'shop.js': chunk(['/shop/src/ui/app.tsx'], ['packages.js']),
  'start.js': chunk(['/shop/src/app/main.tsx'], ['shop.js']),
  'menu.js': chunk(['/shop/src/app/modules/menu.module.ts'], ['shop.js']),
  'packages.js': chunk(['/shop/node_modules/react/index.js']),
  'main.css': { type: 'asset', source: '', names: ['main.css'] },
} satisfies Parameters<typeof chunksWithImports>[0];

describe('the scripts of a page', () => {
  it("preloaded scripts are those of a page's modules with all that they import", () => {
    expect(chunksWithImports(bundle, ['app/modules/menu.module.ts', 'ui/app.tsx'])).toEqual([
      'menu.js',
      'shop.js',
      'packages.js',
    ]);
  });

  it('begin with the one that starts the shop', () => {
    expect(entryChunk(bundle)).toBe('start.js');
  });

  it("Vite's own preloads are taken out of the page, with the links to style sheets", () => {
    const tags = [
      '<script type="module" crossorigin src="/shop/assets/packages.js"></script>',
      '<script type="module" crossorigin src="/shop/assets/start.js"></script>',
      '<link rel="modulepreload" crossorigin href="/shop/assets/runtime.js">',
      '<link rel="stylesheet" crossorigin href="/shop/assets/main.css">',
    ];
    const page = (head: string) => `<head>${head}<script type="application/json">{}</script></head>`;
    expect(extractStart(page(tags.join('\n')), '/shop/')).toEqual({ html: page(''), sheets: ['assets/main.css'] });
  });

  it.each(['app/modules/house.module.ts', 'modules/menu.module.ts', 'menu.module.ts'])(
    'stop the build when no script contains %s',
    (path) => {
      expect(() => chunksWith(bundle, path)).toThrow(`src/${path}, but no script contains it`);
      expect(() => chunksWithImports(bundle, ['ui/app.tsx', path])).toThrow('Was it moved or renamed?');
    },
  );
});
