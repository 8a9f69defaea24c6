import { ContainerModule } from 'inversify';
import { MockBackend } from '../../adapters/mock/mock-backend';
import type { Browser, BackForwardRestore } from '../../domain/shared/ports';
import { DemoCheckoutViewModel } from '../../view-models/demo/demo-checkout.view-model';
import { DemoGoogleViewModel } from '../../view-models/demo/demo-google.view-model';
import { tokens } from '../tokens';

/** The demo's stand-ins for Google and the hosted checkout. */
export const hostedPagesModule = new ContainerModule(({ bind }) => {
  bind(DemoGoogleViewModel).toResolvedValue(
    (backend: MockBackend, browser: Browser, backForwardRestore: BackForwardRestore) =>
      new DemoGoogleViewModel(
        { issueCode: async () => (await backend.services()).accounts.issueGoogleCode() },
        browser,
        backForwardRestore,
      ),
    [MockBackend, tokens.browser, tokens.backForwardRestore],
  );
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
