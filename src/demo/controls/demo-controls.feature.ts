import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { MockBackend } from '../../adapters/mock/mock-backend';
import type { AccountGateway, SessionRepository } from '../../domain/auth/ports';
import type { PendingOrderRepository } from '../../domain/checkout/ports';
import type { Randomness } from '../../domain/shared/ports';
import { DemoControls } from './demo-controls';
import { DemoPanelViewModel } from './demo-panel.view-model';
import { loadSample } from '../../app/profiles/samples';
import type { Settings } from '../../app/settings';
import { orderModule } from '../../app/modules/order.module';
import { tokens } from '../../app/tokens';
import { demoThemes } from './demo-themes';
import { MockDemoActions } from './mock-demo-actions';

const bindings = new ContainerModule(({ bind }) => {
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
        const [{ ScenarioRunner }, { demoCustomer }] = await Promise.all([
          import('../scenarios/scenario-runner'),
          loadSample(settings.profile),
        ]);
        return new ScenarioRunner(backend, account, sessions, pendingOrders, randomness, demoCustomer);
      };
      return new DemoPanelViewModel(
        new MockDemoActions(settings.profile, demoThemes, settings.otherShopUrl, backend, storage, demo, () => window),
      );
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

export const demoControlsFeature = { component: DemoControls, modules: [orderModule, bindings] };
