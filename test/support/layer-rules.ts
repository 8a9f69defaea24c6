import { posix } from 'node:path';

interface Layer {
  /** The folders its modules may import from, besides their own. */
  readonly folders: readonly string[];
  /** The packages its modules may import, each as it is written in the import. */
  readonly packages: readonly string[];
}

/** A module belongs to the most specific folder that holds it. Nothing is allowed that is not listed. */
const layers: Record<string, Layer> = {
  'src/domain/shared': { folders: [], packages: [] },
  'src/domain/shop': { folders: ['src/domain/shared'], packages: [] },
  'src/domain/menu': { folders: feature('shared', 'shop'), packages: [] },
  'src/domain/cart': { folders: feature('shared', 'shop', 'menu'), packages: [] },
  'src/domain/orders': { folders: feature('shared', 'shop', 'menu', 'cart'), packages: [] },
  'src/domain/checkout': { folders: feature('shared', 'shop', 'menu', 'cart', 'orders'), packages: [] },
  'src/domain/auth': { folders: feature('shared', 'shop'), packages: [] },
  'src/domain/profile': { folders: feature('shared', 'shop', 'auth'), packages: [] },
  'src/domain/contact': { folders: feature('shared', 'shop'), packages: [] },

  'src/view-models': { folders: ['src/domain'], packages: ['mobx'] },
  'src/ui': {
    folders: ['src/view-models', 'src/domain'],
    packages: ['react', 'react-dom', 'react-router-dom', 'mobx-react-lite', 'lucide-react'],
  },

  'src/adapters/browser': { folders: ['src/domain', 'src/adapters/storage'], packages: [] },
  'src/adapters/storage': { folders: ['src/domain'], packages: [] },
  'src/adapters/fallback': { folders: ['src/domain'], packages: [] },
  'src/adapters/http': {
    folders: ['src/domain', 'src/adapters/browser', 'src/adapters/storage'],
    packages: ['zod/mini'],
  },
  'src/adapters/mock': { folders: ['src/domain', 'src/adapters/browser', 'src/adapters/storage'], packages: [] },
  'src/backend-check': { folders: ['src/domain', 'src/adapters/http', 'src/adapters/browser'], packages: ['zod'] },
  'src/mock-api': {
    folders: ['src/domain', 'src/adapters/mock', 'fixtures'],
    packages: ['zod', 'zod/mini', 'node:http', 'node:fs', 'node:path'],
  },

  'src/app': {
    folders: ['src', 'fixtures'],
    packages: [
      'inversify',
      'mobx',
      'mobx-react-lite',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-dom/static',
      'react-router-dom',
    ],
  },
  // Runs in Node at build time, and imports the pages it has just built: the one address that is not known beforehand.
  'src/build': {
    folders: ['src'],
    packages: [
      'mobx-react-lite',
      'react-dom/static',
      'react-router-dom',
      'vite',
      'zod',
      '@resvg/resvg-js',
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:url',
      '(computed)',
    ],
  },
};

/** What a module imports that its layer does not allow, a sentence each. */
export function layerViolations(file: string, imports: readonly string[]): string[] {
  const [folder, layer] = layerOf(file) ?? [];
  if (!folder || !layer) return [`${file} belongs to no layer`];
  const allowed = (request: string) => {
    if (!request.startsWith('.')) return layer.packages.includes(request);
    const target = posix.join(posix.dirname(file), request);
    return [folder, ...layer.folders].some((home) => target.startsWith(`${home}/`));
  };
  return imports.filter((request) => !allowed(request)).map((request) => `${file} imports ${request}`);
}

function feature(...names: string[]): string[] {
  return names.map((name) => `src/domain/${name}`);
}

function layerOf(file: string) {
  return Object.entries(layers)
    .filter(([folder]) => file.startsWith(`${folder}/`))
    .sort(([one], [other]) => other.length - one.length)[0];
}
