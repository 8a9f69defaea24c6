import type { Plugin } from 'vite';
import type { Settings } from '../app/settings.ts';
import { startupModules } from './bundle-files.ts';

/**
 * Each group takes the imports of its modules along, unless an earlier group has them. Without `shared`, the
 * checkout and the orders take the whole menu along, 11 KiB more. Without `menu-screen`, a first
 * visit to the menu fetches 18 scripts instead of 5. Without `common`, a lazy screen fetches 6.4 instead of 5.1.
 */
export function chunkGroupsPlugin(settings: Settings): Plugin {
  const isMock = settings.backend === 'mock';
  // A single lazy component uses the QR code package, and zod in mock mode. Reports alone use web-vitals.
  const splitByUse = ['lucide', 'uqr', 'web-vitals', ...(isMock ? ['zod'] : [])].join('|');
  const demo = isMock ? ['demo/demo.ts', 'demo/controls/demo-mark.tsx'] : [];
  const home = ['ui/home/home-screen.tsx', 'app/modules/menu.module.ts'];
  const usedBesideMenu = [
    'ui/components/dialogs/modal.tsx',
    'ui/components/forms/field.tsx',
    'ui/components/forms/select-field.tsx',
    'ui/components/shop/fulfillment-switch.tsx',
    'ui/components/pagination.tsx',
    'domain/cart/typed-quantity.ts',
    'domain/shared/paging.ts',
    'view-models/shared/search-params.ts',
    'view-models/menu/allergens.view-model.ts',
    'ui/format/format-when.ts',
    'ui/use-opening-hours.ts',
  ];
  const oneOf = (modules: readonly string[]) => (id: string) => modules.some((module) => id.endsWith(`/src/${module}`));
  const groups = [
    { name: 'packages', test: new RegExp(`node_modules/(?!${splitByUse})`) },
    { name: 'first-window', test: oneOf(['ui/styles/first-window.css']) },
    { name: 'shop', test: oneOf([...startupModules(settings), ...home, ...demo]) },
    { name: 'shared', test: oneOf(usedBesideMenu) },
    { name: 'menu-screen', test: oneOf(['ui/menu/menu-screen.tsx', 'app/modules/menu-list.module.ts']) },
    { name: 'common', minShareCount: 7 },
  ];
  return {
    name: 'chunk-groups',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}
