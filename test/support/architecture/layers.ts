export interface Layer {
  readonly folders: readonly string[];
  /** Each as it is written in the import. */
  readonly packages: readonly string[];
}

const react = ['react', 'react-dom', 'react-router-dom', 'mobx-react-lite'];

/**
 * A module belongs to the folder that holds it, and what is not listed is forbidden. Lint reads
 * `.oxlintrc.layers.json`, which `npx vitest run test/lint-layers.test.ts -u` writes from this table.
 */
export const layers: Readonly<Record<string, Layer>> = {
  'src/domain/shared': domain(),
  'src/domain/shop': domain('shared'),
  'src/domain/reports': domain('shared'),
  'src/domain/menu': domain('shared', 'shop'),
  'src/domain/cart': domain('shared', 'shop', 'menu'),
  'src/domain/orders': domain('shared', 'shop', 'menu', 'cart'),
  'src/domain/checkout': domain('shared', 'shop', 'menu', 'cart', 'orders', 'reports'),
  'src/domain/auth': domain('shared', 'shop'),
  'src/domain/profile': domain('shared', 'shop', 'auth'),
  'src/domain/contact': domain('shared', 'shop'),

  'src/view-models': { folders: ['src/domain'], packages: ['mobx'] },
  'src/ui': { folders: ['src/domain', 'src/view-models'], packages: [...react, 'lucide', 'uqr'] },

  'src/adapters/browser': { folders: ['src/domain', 'src/adapters/storage'], packages: ['web-vitals'] },
  'src/adapters/storage': { folders: ['src/domain'], packages: [] },
  'src/adapters/fallback': { folders: ['src/domain'], packages: [] },
  'src/adapters/http': {
    folders: ['src/domain', 'src/adapters/browser', 'src/adapters/storage'],
    packages: ['zod/mini'],
  },
  'src/adapters/mock': { folders: ['src/domain', 'src/adapters/browser', 'src/adapters/storage'], packages: [] },

  'src/app': {
    folders: ['src/domain', 'src/view-models', 'src/ui', 'src/adapters', 'src/demo', 'src/site', 'fixtures'],
    packages: [...react, 'react-dom/client', 'mobx', 'inversify'],
  },
  'src/demo': {
    folders: ['src/domain', 'src/view-models', 'src/ui', 'src/adapters', 'src/app'],
    packages: [...react, 'lucide', 'mobx', 'inversify', 'zod/mini'],
  },

  // The build imports the pages that it has just written: `(computed)`.
  'src/site': {
    folders: ['src/domain', 'src/ui', 'src/adapters', 'src/app', 'fixtures'],
    packages: [
      ...react,
      'react-dom/static',
      'vite',
      '@resvg/resvg-js',
      'colorjs.io',
      'purgecss',
      'zod',
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:module',
      'node:path',
      'node:url',
      '(computed)',
    ],
  },
  'src/tools/commands': {
    folders: ['src/site'],
    packages: ['node:child_process', 'node:events', 'node:fs', 'node:net', 'node:path', 'node:util', 'vite'],
  },
  // The mock API and the reference backend share it.
  'src/tools/server': { folders: ['src/domain'], packages: [] },
  'src/tools/backend-check': {
    folders: ['src/tools/commands', 'src/domain', 'src/view-models', 'src/adapters/http', 'src/adapters/browser'],
    packages: ['zod', 'node:fs', 'node:path'],
  },
  'src/tools/deploy': {
    folders: ['src/app', 'src/site', 'src/tools/backend-check', 'src/tools/commands'],
    packages: ['vite', 'node:fs', 'node:path', 'node:zlib'],
  },
  'src/tools/story': {
    folders: [
      'src/domain',
      'src/adapters/mock',
      'src/adapters/storage',
      'src/app',
      'src/ui',
      'src/tools/backend-check',
      'src/tools/commands',
    ],
    packages: ['vite', 'node:path', 'node:url', '(computed)'],
  },
  'src/tools/new-shop': {
    folders: ['src/domain', 'src/adapters/mock', 'src/ui', 'src/tools/backend-check', 'src/tools/commands'],
    packages: [
      'colorjs.io',
      'libphonenumber-js/mobile',
      'libphonenumber-js/mobile/examples',
      'prettier',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:readline/promises',
    ],
  },
  'src/tools/kit': {
    folders: [
      'src/domain',
      'src/adapters',
      'src/app',
      'src/tools/backend-check',
      'src/tools/commands',
      'src/tools/mock-api',
      'fixtures',
    ],
    packages: ['vite', 'node:fs', 'node:http', 'node:path'],
  },
  'src/tools/backend': {
    folders: ['src/domain', 'src/adapters/http', 'src/app', 'src/tools/commands', 'src/tools/server', 'fixtures'],
    packages: [
      '@electric-sql/pglite',
      '@fastify/cookie',
      '@fastify/cors',
      '@fastify/formbody',
      '@fastify/multipart',
      '@fastify/rate-limit',
      '@fastify/static',
      'fastify',
      'ip-address',
      'jose',
      'oidc-provider',
      'nodemailer',
      'openid-client',
      'pg',
      'stripe',
      'vite',
      'zod/mini',
      'node:async_hooks',
      'node:crypto',
      'node:events',
      'node:fs',
      'node:http',
      'node:net',
      'node:os',
      'node:path',
      'node:readline/promises',
      'node:stream',
      'node:timers/promises',
      'node:util',
    ],
  },
  'src/tools/mock-api': {
    folders: ['src/domain', 'src/adapters/mock', 'src/tools/commands', 'src/tools/server', 'fixtures'],
    packages: ['zod/mini', 'vite', 'node:fs', 'node:http', 'node:path'],
  },
};

function domain(...features: string[]): Layer {
  return { folders: features.map((name) => `src/domain/${name}`), packages: [] };
}
