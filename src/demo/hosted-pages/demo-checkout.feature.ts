import { ContainerModule } from 'inversify';
import { MockBackend } from '../../adapters/mock/mock-backend';
import type { BackForwardRestore, Browser } from '../../domain/shared/ports';
import { DemoCheckout } from './demo-checkout';
import { DemoCheckoutViewModel } from './demo-checkout.view-model';
import { tokens } from '../../app/tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(DemoCheckoutViewModel).toResolvedValue(
    (backend: MockBackend, browser: Browser, backForwardRestore: BackForwardRestore) =>
      new DemoCheckoutViewModel(
        {
          order: async (orderId) => (await backend.services()).payments.order(orderId),
          settle: async (orderId, decision) => (await backend.services()).payments.settle(orderId, decision),
        },
        browser,
        backForwardRestore,
      ),
    [MockBackend, tokens.browser, tokens.backForwardRestore],
  );
});

export const demoCheckoutFeature = { component: DemoCheckout, modules: [bindings] };
