import type { Plugin } from 'vite';
import type { Settings } from '../app/settings.ts';
import { chunksWith } from './preload-chunks.ts';

/** What the app imports as soon as it runs. Paths here are relative to `src`. */
export function startupModules({ backend, profile }: Settings): readonly string[] {
  const sample = backend === 'http' ? [] : [`app/profiles/${profile}/sample.ts`];
  return [`app/profiles/${profile}/profile.ts`, `app/modules/${backend}.module.ts`, ...sample];
}

/**
 * A first visit fetches three scripts: the packages, which stay cached over releases; what every page needs; and the home
 * page with what it shares with others. Split by use alone there would be forty, which compress badly.
 */
function chunkGroups(settings: Settings) {
  const demo = settings.backend === 'mock' ? ['ui/demo/demo-mark.tsx'] : [];
  const core = ['ui/app.tsx', 'app/app-providers.tsx', 'app/settings.ts', 'app/uncaught-errors.ts', ...demo];
  return [
    { name: 'shop', modules: [...startupModules(settings), ...core], priority: 2 },
    { name: 'home', modules: ['app/features/home.feature.ts'], priority: 1 },
    {
      name: 'form',
      modules: [
        'domain/shared/field-errors.ts',
        'view-models/shared/form.ts',
        'ui/components/dialogs/use-step-focus.ts',
        'ui/components/forms/error-summary.tsx',
        'ui/components/forms/field.tsx',
        'ui/components/forms/field-frame.tsx',
        'ui/components/forms/segment.tsx',
        'ui/components/forms/select-field.tsx',
      ],
      includeDependenciesRecursively: false,
    },
    {
      name: 'order-lines',
      modules: ['ui/components/lines/item-line.tsx', 'ui/components/price-breakdown.tsx'],
      includeDependenciesRecursively: false,
    },
  ];
}

/** Splits the scripts into the groups above. A path that is in no script stops the build. */
export function chunkGroupsPlugin(settings: Settings): Plugin {
  const groups = chunkGroups(settings);
  return {
    name: 'chunk-groups',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => {
      // Icons are split by use; the QR code, and in mock mode zod, belong to one lazy component.
      const splitByUse = ['lucide-react', 'uqr', ...(settings.backend === 'mock' ? ['zod'] : [])].join('|');
      const packages = { name: 'packages', test: new RegExp(`node_modules/(?!${splitByUse})`), priority: 3 };
      const ours = groups.map(({ modules, ...group }) => ({
        ...group,
        test: (id: string) => modules.some((module) => id.endsWith(`/src/${module}`)),
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [packages, ...ours] } } } } };
    },
    generateBundle(_options, bundle) {
      for (const module of groups.flatMap(({ modules }) => modules)) chunksWith(bundle, module);
    },
  };
}
