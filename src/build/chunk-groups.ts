import type { Plugin } from 'vite';
import type { Settings } from '../app/settings.ts';
import { chunksWith } from './preload-chunks.ts';

export function startupModules({ backend, profile }: Settings): readonly string[] {
  const sample = backend === 'http' ? [] : [`app/profiles/${profile}/sample.ts`];
  return [`app/profiles/${profile}/profile.ts`, `app/modules/${backend}.module.ts`, ...sample];
}

interface ChunkGroup {
  readonly name: string;
  /** A module brings its imports along, unless an earlier or higher group has them. */
  readonly modules: readonly string[];
  readonly icons?: readonly string[];
  readonly priority?: number;
}

/** These modules are bundled with everything they bind. */
const wholeModules = [
  'order-ledger',
  'menu-list',
  'cart',
  'pending-order',
  'reorder',
  'payment',
  'tracking',
  'sign-in',
  'account',
  'contact',
];

/**
 * A first visit fetches the packages, which stay cached across releases, and one script with the home page and shared
 * code. Splitting by use alone makes forty scripts, which compress badly.
 */
function chunkGroups(settings: Settings): readonly ChunkGroup[] {
  const demo = settings.backend === 'mock' ? ['demo/demo.ts', 'demo/controls/demo-mark.tsx'] : [];
  const core = [
    'app/main.tsx',
    'app/modules/menu.module.ts',
    'ui/home/home-screen.tsx',
    'ui/app.tsx',
    'app/app-providers.tsx',
    'app/settings.ts',
    'app/uncaught-errors.ts',
    ...demo,
  ];
  return [
    { name: 'shop', modules: [...startupModules(settings), ...core], priority: 2 },
    { name: 'first-window', modules: ['ui/styles/first-window.css'], priority: 3 },
    // One rule instead of these lists costs more: `minShareCount: 4` adds 9 KiB to a first visit of /menu, 6 makes 104
    // scripts of 90.
    {
      name: 'common',
      modules: [
        'app/url-guards.ts',
        'domain/shared/paging.ts',
        'ui/components/feedback/disabled-reason.tsx',
        'ui/components/feedback/error-texts.tsx',
        'ui/components/feedback/notice.tsx',
        'ui/components/feedback/state-page.tsx',
        'ui/components/text/new-tab-note.tsx',
      ],
      icons: [
        'calendar-days',
        'message-circle',
        'pencil-line',
        'tag',
        'ban',
        'chevron-down',
        'circle',
        'circle-check',
        'user',
      ],
      priority: 1,
    },
    {
      name: 'fields',
      modules: ['ui/components/forms/field.tsx', 'ui/components/forms/select-field.tsx'],
      priority: 1,
    },
    {
      name: 'form',
      modules: [
        'domain/shared/password.ts',
        'ui/components/dialogs/use-step-focus.ts',
        'ui/components/forms/error-summary.tsx',
        'ui/components/forms/form-frame.tsx',
        'ui/components/forms/segment.tsx',
        'view-models/shared/form.ts',
      ],
    },
    {
      name: 'dialog',
      modules: ['ui/components/dialogs/confirm-dialog.tsx', 'ui/components/dialogs/modal-total.tsx'],
    },
    {
      name: 'order-lines',
      modules: [
        'domain/cart/cart-review.ts',
        'ui/components/lines/item-line.tsx',
        'ui/components/price-breakdown.tsx',
        'ui/format/format-contact.ts',
        'ui/format/format-place.ts',
      ],
      icons: ['rotate-ccw', 'store'],
    },
    {
      name: 'order-parts',
      modules: [
        'ui/components/text/order-reference.tsx',
        'ui/components/text/verbatim.tsx',
        'domain/orders/order.ts',
        'ui/components/text/days-text.tsx',
        'ui/components/text/time-text.tsx',
        'ui/format/format-date-time.ts',
        'view-models/checkout/order-toasts.ts',
      ],
    },
    {
      name: 'placed-orders',
      modules: [
        'domain/shared/poll.ts',
        'ui/components/badge.tsx',
        'ui/components/lines/no-items-listed.tsx',
        'ui/orders/arrival-text.tsx',
      ],
    },
    {
      name: 'account',
      modules: [
        'ui/auth/account-links.ts',
        'ui/components/panel.tsx',
        'ui/profile/account-frame.tsx',
        'ui/profile/account-page.tsx',
      ],
    },
    {
      name: 'customer',
      modules: [
        'domain/auth/customer-form.ts',
        'ui/components/forms/customer-fields.tsx',
        'ui/components/forms/password-field.tsx',
      ],
    },
    ...wholeModules.map((name) => ({ name, modules: [`app/modules/${name}.module.ts`] })),
  ];
}

export function chunkGroupsPlugin(settings: Settings): Plugin {
  const groups = chunkGroups(settings);
  return {
    name: 'chunk-groups',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => {
      // A single lazy component uses the QR code package, and zod in mock mode. Reports alone use web-vitals.
      const splitByUse = ['lucide', 'uqr', 'web-vitals', ...(settings.backend === 'mock' ? ['zod'] : [])].join('|');
      const packages = { name: 'packages', test: new RegExp(`node_modules/(?!${splitByUse})`), priority: 3 };
      const ours = groups.map(({ modules, icons = [], ...group }) => {
        const files = [...modules.map((module) => `/src/${module}`), ...icons.map((icon) => `/icons/${icon}.mjs`)];
        return { ...group, test: (id: string) => files.some((file) => id.endsWith(file)) };
      });
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [packages, ...ours] } } } } };
    },
    generateBundle(_options, bundle) {
      for (const module of groups.flatMap(({ modules }) => modules)) chunksWith(bundle, module);
    },
  };
}
