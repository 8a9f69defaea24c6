import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { setLocale } from '../ui/format/locale';
import { LazyComponentsProvider } from '../ui/lazy-components';
import { ShopProvider } from '../ui/shop-context';
import { ViewModelProvider, type Resolve } from '../ui/view-model-context';
import { makeContainer } from './container';
import { loadDemo } from './load-demo';
import type { BrowserGlobals } from './modules/browser.module';
import { makeLazyComponents, type HydratableComponents } from './feature-table';
import type { Settings } from './settings';
import { tokens } from './tokens';

export interface WiredShop {
  readonly container: Container;
  readonly components: HydratableComponents;
  readonly resolve: Resolve;
}

export async function wireShop(settings: Settings, globals: BrowserGlobals): Promise<WiredShop> {
  const container = await makeContainer(settings, globals);
  setLocale(container.get(tokens.shop));
  const components = makeLazyComponents(container, await loadDemo());
  return { container, components, resolve: (type) => container.get(type) };
}

export function AppProviders({ shop, children }: { readonly shop: WiredShop; readonly children: ReactNode }) {
  return (
    <ShopProvider value={shop.container.get(tokens.shop)}>
      <LazyComponentsProvider value={shop.components}>
        <ViewModelProvider value={shop.resolve}>{children}</ViewModelProvider>
      </LazyComponentsProvider>
    </ShopProvider>
  );
}
