import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/browser/json-storage';
import { MockBackend } from '../../adapters/mock/mock-backend';
import type { AccountGateway, SessionRepository } from '../../domain/auth/ports';
import type { PendingOrderRepository } from '../../domain/checkout/ports';
import type { Browser, PageReturn, Randomness } from '../../domain/shared/ports';
import { DemoCheckoutViewModel } from '../../view-models/demo-checkout.view-model';
import { DemoGoogleViewModel } from '../../view-models/demo-google.view-model';
import { DemoPanelViewModel } from '../../view-models/demo-panel.view-model';
import { profileNames } from '../profiles/names';
import { loadSample } from '../profiles/samples';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { PageDemoControls } from './demo-controls';

/** What a demo has besides the shop: stand-ins for Google and the hosted checkout, and the panel. */
export const demoModule = new ContainerModule(({ bind }) => {
  bind(DemoGoogleViewModel).toResolvedValue(
    (backend: MockBackend, browser: Browser, pageReturn: PageReturn) =>
      new DemoGoogleViewModel(
        { issueCode: async () => (await backend.services()).accounts.issueGoogleCode() },
        browser,
        pageReturn,
      ),
    [MockBackend, tokens.browser, tokens.pageReturn],
  );
  bind(DemoCheckoutViewModel).toResolvedValue(
    (backend: MockBackend, browser: Browser, pageReturn: PageReturn) =>
      new DemoCheckoutViewModel(
        {
          order: async (orderId) => (await backend.services()).payments.order(orderId),
          settle: async (orderId, decision) => (await backend.services()).payments.settle(orderId, decision),
        },
        browser,
        pageReturn,
      ),
    [MockBackend, tokens.browser, tokens.pageReturn],
  );
  bind(DemoPanelViewModel).toResolvedValue(
    (
      backend: MockBackend,
      storage: JsonStorage,
      settings: Settings,
      account: AccountGateway,
      sessions: SessionRepository,
      pendingOrders: PendingOrderRepository,
      randomness: Randomness,
    ) => {
      const demo = async () => {
        const [{ MockDemo }, { demoCustomer }] = await Promise.all([
          import('../../adapters/mock/mock-demo'),
          loadSample(settings.profile),
        ]);
        return new MockDemo(backend, account, sessions, pendingOrders, randomness, demoCustomer);
      };
      return new DemoPanelViewModel(new PageDemoControls(themes, backend, storage, demo, () => window));
    },
    [
      MockBackend,
      JsonStorage,
      tokens.settings,
      tokens.accountGateway,
      tokens.sessionRepository,
      tokens.pendingOrderRepository,
      tokens.randomness,
    ],
  );
});

/** Each shop brings its theme along; `home-kitchen` reads Home kitchen. */
const themes = profileNames.map((value) => {
  const words = value.replaceAll('-', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});
